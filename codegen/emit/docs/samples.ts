import {
  resolveSchema,
  schemaNamed,
  type JsonSchema,
  type Model,
  type Operation,
  type Upload,
} from '../../model.ts';
import { literal } from '../source.ts';

/** A call by REST, by RPC or with the client library. It runs once `OUTREACH_URL` and `OUTREACH_KEY` are set. */
export interface Sample {
  /** The same for all operations, so that the page can remember the variant that a reader prefers. */
  readonly variant: 'rest' | 'rpc' | 'sdk';
  readonly title: string;
  readonly code: string;
}

/** The same call by REST, by RPC and with the client library. */
export function samples(model: Model, operation: Operation): Sample[] {
  const args = sampleArguments(model, schemaNamed(model, operation.argumentsName), operation.example);
  const all: Sample[] = [
    { variant: 'rest', title: 'curl', code: operation.rest ? restSample(operation, args) : '' },
    { variant: 'rpc', title: 'RPC', code: rpcSample(operation, args) },
    { variant: 'sdk', title: 'TypeScript', code: clientSample(model, operation, args) },
  ];
  return all.filter(({ code }) => code !== '');
}

/** The upload of one file, with its name and type in headers. */
export function uploadSamples({ id, path }: Upload): Sample[] {
  const headers = ["-H 'X-Service-Path: Acme/brochure.pdf'", "-H 'Content-Type: application/pdf'"];
  const code = command(`curl "$OUTREACH_URL${path}"`, [
    authorisation,
    ...headers,
    '--data-binary @brochure.pdf',
  ]);
  const client = `import { openAsBlob } from 'node:fs';
${clientSetUp}
const value = await outreach.${id}({
  path: 'Acme/brochure.pdf',
  body: await openAsBlob('brochure.pdf'),
  mimeType: 'application/pdf',
});
console.log(value);`;
  return [
    { variant: 'rest', title: 'curl', code },
    { variant: 'sdk', title: 'TypeScript', code: client },
  ];
}

type Arguments = Readonly<Record<string, unknown>>;

/** The example of the document, with a simple value for each other required argument. */
export function sampleArguments(model: Model, schema: JsonSchema, example: Arguments): Arguments {
  const names = Object.keys(schema.properties ?? {});
  const sampledNames = names.filter((name) => name in example || schema.required?.includes(name));
  return Object.fromEntries(
    sampledNames.map((name) => [
      name,
      example[name] ?? sampleValue(model, schema.properties?.[name] ?? {}, name),
    ]),
  );
}

function sampleValue(model: Model, schema: JsonSchema, name: string): unknown {
  const target = resolveSchema(model, schema);
  const examples = (schema.examples ?? target.examples) as readonly unknown[] | undefined;
  if (examples?.[0] !== undefined) return examples[0];
  if ('const' in target) return target.const;
  if (target.enum) return target.enum[0];
  if (target.default !== undefined) return target.default;
  const choice = target.oneOf?.[0] ?? target.anyOf?.[0];
  if (choice) return sampleValue(model, choice, name);
  const type = [target.type].flat()[0];
  if (type === 'object') return sampleArguments(model, target, {});
  if (type === 'array') return [sampleValue(model, target.items ?? {}, name)];
  if (type === 'integer' || type === 'number') return target.minimum ?? 1;
  if (type === 'boolean') return true;
  return `<${name}>`;
}

function restSample(operation: Operation, args: Arguments): string {
  const { method = 'GET', path = '', pathParameters = [] } = operation.rest ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  const others = Object.entries(args).filter(([name]) => !pathParameters.includes(name));
  const address = `"$OUTREACH_URL${filled}"`;
  if (method === 'GET') {
    const pairs = others.flatMap(([name, value]) => [value].flat().map((item) => `${name}=${String(item)}`));
    const options = pairs.map((pair) => `--data-urlencode ${shellQuote(pair)}`);
    return command(`curl ${options.length > 0 ? '-G ' : ''}${address}`, [authorisation, ...options]);
  }
  if (others.length === 0) return command(`curl -X ${method} ${address}`, [authorisation]);
  const methodOption = method === 'POST' ? '' : `-X ${method} `;
  return command(`curl ${methodOption}${address}`, [authorisation, ...jsonBody(Object.fromEntries(others))]);
}

function rpcSample({ fn, endpoint }: Operation, args: Arguments): string {
  return command(`curl "$OUTREACH_URL/mcp/${endpoint}"`, [authorisation, ...jsonBody({ fn, args })]);
}

function command(program: string, options: readonly string[]): string {
  return [program, ...options].join(' \\\n  ');
}

const authorisation = '-H "Authorization: Bearer $OUTREACH_KEY"';

function jsonBody(body: unknown): string[] {
  const text = JSON.stringify(body, null, 2).replaceAll('\n', '\n  ');
  return ["-H 'Content-Type: application/json'", `-d ${shellQuote(text)}`];
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function clientSample(model: Model, operation: Operation, args: Arguments): string {
  const { properties = {} } = schemaNamed(model, operation.valueName);
  const call = `outreach.${operation.id}(${Object.keys(args).length === 0 ? '' : literal(args)})`;
  const use =
    'nextCursor' in properties
      ? `for await (const item of ${call}) {\n  console.log(item);\n}`
      : `const value = await ${call};\nconsole.log(value);`;
  return `${clientSetUp}\n${use}`;
}

const clientSetUp = `import { createOutreach } from 'outreach-sdk';

const outreach = createOutreach({
  baseUrl: process.env.OUTREACH_URL!,
  key: process.env.OUTREACH_KEY!,
});
`;
