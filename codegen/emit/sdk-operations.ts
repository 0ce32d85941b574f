import { readFileSync } from 'node:fs';
import { schemaNamed, type File, type Model, type Operation } from '../model.ts';
import { kebabCase, pascalCase } from '../names.ts';
import { docstringOf, literal, scriptHeader } from './source.ts';

const runtime = {
  'operation.ts': new URL('../static/sdk/operation.ts', import.meta.url),
  'list-operation.ts': new URL('../static/sdk/list-operation.ts', import.meta.url),
};

/**
 * `sdk/operations.ts` and a module for each group. Each operation is a separate constant, so that a bundler omits those
 * that nothing calls.
 */
export function emitSdkOperations(model: Model): File[] {
  const groups = model.groups
    .map(({ name, summary }) => ({
      name,
      summary,
      operations: model.operations.filter(({ group }) => group === name),
    }))
    .filter(({ operations }) => operations.length > 0);
  const files = groups.map(({ name, operations }) => ({
    path: `sdk/operations/${kebabCase(name)}.ts`,
    text: groupSource(model, operations),
  }));
  const exports = groups.map(
    ({ name, summary }) =>
      `${docstringOf([summary])}export * as ${name} from './operations/${kebabCase(name)}.ts';\n`,
  );
  return [
    ...files,
    { path: 'sdk/operations.ts', text: `${scriptHeader}\n${exports.join('')}` },
    ...Object.entries(model.interface.isPublic ? runtime : {}).map(([name, source]) => ({
      path: `sdk/${name}`,
      text: `${scriptHeader}\n${readFileSync(source, 'utf8')}`,
    })),
  ];
}

function groupSource(model: Model, operations: readonly Operation[]): string {
  const constants = operations.map((operation) => constantSource(model, operation));
  const factories = [...new Set(operations.map((operation) => factoryName(model, operation)))].sort();
  // Both interfaces share the runtime of the public one.
  const shared = model.interface.isPublic ? '..' : '../../../sdk';
  const imports = factories.map((name) => `import { ${name} } from '${shared}/${kebabCase(name)}.ts';\n`);
  return `${scriptHeader}
${imports.join('')}import type * as types from '../types.ts';

${constants.join('\n')}`;
}

function constantSource(model: Model, operation: Operation): string {
  const { argumentsName, valueName } = operation;
  const verb = verbOf(operation);
  const form = literal(wireForm(operation, model.interface.isPublic));
  const factory = factoryName(model, operation);
  const call = `/* @__PURE__ */ ${factory}<types.${argumentsName}, types.${valueName}>(${form});`;
  const words = docLines(model, operation);
  if (!isReserved(verb)) return `${docstringOf(words)}export const ${verb} = ${call}\n`;
  // Editors show the docstring of the exported name.
  const renamed = `${docstringOf(words, '  ')}  ${verb}Operation as ${verb},\n`;
  return `const ${verb}Operation = ${call}\nexport {\n${renamed}};\n`;
}

function verbOf(operation: Operation): string {
  return operation.id.slice(operation.group.length + 1);
}

/** Whether a word may name an export, but not a constant. */
function isReserved(word: string): boolean {
  const language = /^(class|delete|do|enum|export|function|if|import|in|new|return|switch|this|void)$/;
  return language.test(word) || ['operation', 'listOperation', 'types'].includes(word);
}

/** The function that creates the operation. `listOperation` is for operations that return pages. */
function factoryName(model: Model, { valueName }: Operation): string {
  const { properties = {} } = schemaNamed(model, valueName);
  return 'items' in properties && 'nextCursor' in properties ? 'listOperation' : 'operation';
}

function wireForm({ rest, endpoint, fn, right }: Operation, isPublic: boolean): object {
  const method = rest?.method ?? 'POST';
  const form = { method, path: rest?.path ?? `/mcp/${endpoint}`, ...(rest ? {} : { fn }) };
  if (isPublic) return form;
  const effect = endpoint === 'query' ? 'read' : 'change';
  return { ...form, effect, ...((right as string) === 'anyone' ? { needsSession: false } : {}) };
}

function docLines(model: Model, operation: Operation): string[] {
  const { summary, description, errors, emits } = operation;
  const own = model.errors.filter(({ name }) => errors.includes(name) && !model.commonErrors.includes(name));
  return [
    `${summary}. ${description}`,
    '',
    model.interface.isPublic ? requirementsText(operation) : rightText(operation),
    ...(emits.length > 0 ? [`Emits ${emits.map((kind) => `\`${kind}\``).join(', ')}.`] : []),
    ...(own.length > 0 ? [''] : []),
    ...own.map(({ type, code, summary: why }) => `@throws {${errorClassName(type)}} \`${code}\`: ${why}`),
  ];
}

/** What a person needs, in sentences. */
function rightText({ right, sudo }: Operation): string {
  const needed = { anyone: 'Needs no session.', account: 'Needs a session.' }[right as string];
  return `${needed ?? `Needs the right \`${right}\`.`}${sudo ? ' Asks for the password again.' : ''}`;
}

/** What a key needs and what a call costs, in sentences. */
function requirementsText({
  scope,
  sandbox,
  conditional,
  entitlement,
  spendsCredits,
  dryRun,
}: Operation): string {
  const sentences = [
    `Needs the scope \`${scope}\` and ${sandbox ? 'any key' : 'a live key'}.`,
    conditional,
    entitlement && `Needs a plan with \`${entitlement}\`.`,
    spendsCredits ? 'Spends credits.' : 'Costs nothing.',
    dryRun && 'Supports a dry run.',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** Converts `not_found_error` to `NotFoundError`. */
function errorClassName(type: string): string {
  return pascalCase(type);
}
