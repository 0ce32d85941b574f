import type { ListedTool } from '../../../generated/contract/tools.ts';
import { nearestName } from '../../domain/nearest-name.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';

/** The tools of one address. */
export interface ToolChoice {
  readonly names: ReadonlySet<string>;
  /** The names of existing tools that the address leaves out. */
  readonly excluded: ReadonlySet<string>;
  /** The result of `tools/list` as JSON. */
  readonly list: string;
}

const maxCached = 100;

/**
 * Returns the tools selected by `?toolsets=leads,runs`, `?tools=a,b` and `?readonly=1`: the named toolsets and
 * tools, or all without either. `readonly` keeps only reads. Throws a JsonRpcError that lists the known names.
 */
export function createToolChooser(all: readonly ListedTool[]): (query: URLSearchParams) => ToolChoice {
  const whole = createChoice(all, all);
  const cache = new Map<string, ToolChoice>();
  const toolsets = new Set(all.map(({ toolset }) => toolset));
  const names = new Set(all.map(({ name }) => name));
  return (query) => {
    requireKnownParameters(query);
    const wantedSets = parseNames(query, 'toolsets', toolsets);
    const wantedTools = parseNames(query, 'tools', names);
    const isReadOnly = parseFlag(query, 'readonly');
    if (!wantedSets && !wantedTools && !isReadOnly) return whole;
    const isAll = !wantedSets && !wantedTools;
    const chosen = all.filter(
      ({ name, toolset, annotations }) =>
        (isAll || wantedSets?.has(toolset) || wantedTools?.has(name)) &&
        (annotations.readOnlyHint || !isReadOnly),
    );
    const which = chosen.map(({ name }) => name).join();
    const choice = cache.get(which) ?? createChoice(chosen, all);
    if (cache.size < maxCached) cache.set(which, choice);
    return choice;
  };
}

function createChoice(tools: readonly ListedTool[], all: readonly ListedTool[]): ToolChoice {
  const shown = tools.map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
    name,
    title,
    description,
    inputSchema,
    outputSchema,
    annotations,
  }));
  const names = new Set(tools.map(({ name }) => name));
  const excluded = new Set(all.flatMap(({ name }) => (names.has(name) ? [] : [name])));
  return { names, excluded, list: JSON.stringify({ tools: shown }) };
}

const parameters = ['toolsets', 'tools', 'readonly', 'key'];

/** Rejects unknown parameters: a misspelt one would silently serve more tools than intended. */
function requireKnownParameters(query: URLSearchParams): void {
  const unknown = [...query.keys()].find((name) => !parameters.includes(name));
  if (unknown === undefined) return;
  const near = nearestName(unknown, parameters);
  const suggestion = near ? `Did you mean ${near}? ` : '';
  throw invalidParamsError(
    `There is no parameter ${quote(unknown)} in the address. ${suggestion}Known: ${parameters.join(', ')}.`,
  );
}

function parseNames(
  query: URLSearchParams,
  parameter: string,
  known: ReadonlySet<string>,
): Set<string> | undefined {
  if (!query.has(parameter)) return undefined;
  const values = query.getAll(parameter).flatMap((text) => text.split(','));
  const named = values.map((name) => name.trim()).filter((name) => name !== '');
  const unknown = named.find((name) => !known.has(name));
  const list = [...known].join(', ');
  if (unknown !== undefined) {
    const near = nearestName(unknown, known);
    throw invalidParamsError(
      `${parameter} holds ${quote(unknown)}. ${near ? `Did you mean ${near}?` : `Known: ${list}.`}`,
    );
  }
  if (named.length === 0) throw invalidParamsError(`${parameter} is empty. Known: ${list}.`);
  return new Set(named);
}

function parseFlag(query: URLSearchParams, parameter: string): boolean {
  const texts = query.getAll(parameter);
  const [text = 'false'] = texts;
  const isTrue = ['1', 'true', ''].includes(text);
  if (texts.length > 1 || (!isTrue && !['0', 'false'].includes(text))) {
    throw invalidParamsError(`${parameter} must be 1 or 0, not ${quote(texts.join(', '))}.`);
  }
  return isTrue;
}

const quote = (text: string) => JSON.stringify(text.slice(0, 100));
const invalidParamsError = (why: string) => new JsonRpcError(rpcCodes.invalidParams, why, { status: 400 });
