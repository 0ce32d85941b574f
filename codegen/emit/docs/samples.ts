import { resolveSchema, schemaNamed, type JsonSchema, type Model, type Operation } from '../../model.ts';
import { literal } from '../source.ts';

/** A call written out in a form that runs once `OUTREACH_URL` and `OUTREACH_KEY` are set. */
export interface Sample {
  readonly title: string;
  readonly code: string;
}

/** The same call by REST, by RPC and with the client library. */
export function samples(model: Model, operation: Operation): Sample[] {
  const args = operation.example ?? sampleArguments(model, schemaNamed(model, operation.argumentsName));
  const rest = operation.rest ? [{ title: 'REST', code: restSample(operation, args) }] : [];
  return [
    ...rest,
    { title: 'RPC', code: rpcSample(operation, args) },
    { title: 'TypeScript', code: clientSample(model, operation, args) },
  ];
}

/** One value for each required argument: the first example, else the simplest value that fits. */
function sampleArguments(model: Model, schema: JsonSchema): Record<string, unknown> {
  const names = schema.required ?? [];
  return Object.fromEntries(
    names.map((name) => [name, sampleValue(model, schema.properties?.[name] ?? {}, name)]),
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
  if (type === 'object') return sampleArguments(model, target);
  if (type === 'array') return [sampleValue(model, target.items ?? {}, name)];
  if (type === 'integer' || type === 'number') return target.minimum ?? 1;
  if (type === 'boolean') return true;
  return `<${name}>`;
}

function restSample(operation: Operation, args: Readonly<Record<string, unknown>>): string {
  const { method = 'GET', path = '', pathParameters = [] } = operation.rest ?? {};
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => String(args[name]));
  const others = Object.entries(args).filter(([name]) => !pathParameters.includes(name));
  const address = `"$OUTREACH_URL${filled}"`;
  const lines = [`curl ${method === 'GET' ? '-G ' : `-X ${method} `}${address}`, authorisation];
  if (method === 'GET') {
    const pairs = others.flatMap(([name, value]) => [value].flat().map((item) => `${name}=${String(item)}`));
    lines.push(...pairs.map((pair) => `--data-urlencode ${shellQuote(pair)}`));
  } else if (others.length > 0) {
    lines.push(...jsonBody(Object.fromEntries(others)));
  }
  return lines.join(' \\\n  ');
}

function rpcSample(operation: Operation, args: Readonly<Record<string, unknown>>): string {
  const call = { fn: operation.fn, args };
  const lines = [`curl -X POST "$OUTREACH_URL/mcp/${operation.endpoint}"`, authorisation, ...jsonBody(call)];
  return lines.join(' \\\n  ');
}

const authorisation = '-H "Authorization: Bearer $OUTREACH_KEY"';

function jsonBody(body: unknown): string[] {
  return ["-H 'Content-Type: application/json'", `-d ${shellQuote(JSON.stringify(body))}`];
}

function shellQuote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function clientSample(model: Model, operation: Operation, args: Readonly<Record<string, unknown>>): string {
  const { properties = {} } = schemaNamed(model, operation.valueName);
  const call = `outreach.${operation.id}(${Object.keys(args).length === 0 ? '' : literal(args)})`;
  if (!('nextCursor' in properties)) return `const value = await ${call};`;
  return `for await (const item of ${call}) {\n  console.log(item);\n}`;
}
