import type { ListedTool } from '../../../generated/contract/tools.ts';
import { nearestName } from '../../domain/nearest-name.ts';
import { JsonRpcError, rpcCodes } from './json-rpc-error.ts';

/** The tools that one address serves. */
export interface ToolChoice {
  readonly names: ReadonlySet<string>;
  /** The names of those that there are and that were not asked for. */
  readonly leftOut: ReadonlySet<string>;
  /** The result of `tools/list` as JSON. */
  readonly list: string;
}

const mostKept = 100;

/**
 * Answers which tools an address asks for by `?toolsets=leads,runs`, `?tools=a,b` and `?readonly=1`: those of the
 * toolsets and those named, all of them where neither is given, and of these the ones that only read where that is
 * asked. Throws a JsonRpcError that names the known ones.
 */
export function toolChooser(all: readonly ListedTool[]): (query: URLSearchParams) => ToolChoice {
  const whole = choiceOf(all, all);
  const kept = new Map<string, ToolChoice>();
  const toolsets = new Set(all.map(({ toolset }) => toolset));
  const names = new Set(all.map(({ name }) => name));
  return (query) => {
    refuseStrange(query);
    const wantedSets = readNames(query, 'toolsets', toolsets);
    const wantedTools = readNames(query, 'tools', names);
    const isReadOnly = readFlag(query, 'readonly');
    if (!wantedSets && !wantedTools && !isReadOnly) return whole;
    const isAll = !wantedSets && !wantedTools;
    const chosen = all.filter(
      ({ name, toolset, annotations }) =>
        (isAll || wantedSets?.has(toolset) || wantedTools?.has(name)) &&
        (annotations.readOnlyHint || !isReadOnly),
    );
    const which = chosen.map(({ name }) => name).join();
    const choice = kept.get(which) ?? choiceOf(chosen, all);
    if (kept.size < mostKept) kept.set(which, choice);
    return choice;
  };
}

function choiceOf(tools: readonly ListedTool[], all: readonly ListedTool[]): ToolChoice {
  const shown = tools.map(({ name, title, description, inputSchema, outputSchema, annotations }) => ({
    name,
    title,
    description,
    inputSchema,
    outputSchema,
    annotations,
  }));
  const names = new Set(tools.map(({ name }) => name));
  const leftOut = new Set(all.flatMap(({ name }) => (names.has(name) ? [] : [name])));
  return { names, leftOut, list: JSON.stringify({ tools: shown }) };
}

const parameters = ['toolsets', 'tools', 'readonly', 'key'];

/** Whatever is not known is refused: one that was meant as ours would silently serve more than was asked for. */
function refuseStrange(query: URLSearchParams): void {
  const strange = [...query.keys()].find((name) => !parameters.includes(name));
  if (strange === undefined) return;
  const near = nearestName(strange, parameters);
  const meant = near ? `Did you mean ${near}? ` : '';
  throw unfit(
    `There is no parameter ${quote(strange)} in the address. ${meant}Known: ${parameters.join(', ')}.`,
  );
}

function readNames(
  query: URLSearchParams,
  parameter: string,
  known: ReadonlySet<string>,
): Set<string> | undefined {
  if (!query.has(parameter)) return undefined;
  const wanted = query.getAll(parameter).flatMap((text) => text.split(','));
  const named = wanted.map((name) => name.trim()).filter((name) => name !== '');
  const unknown = named.find((name) => !known.has(name));
  const list = [...known].join(', ');
  if (unknown !== undefined) {
    const near = nearestName(unknown, known);
    throw unfit(
      `${parameter} holds ${quote(unknown)}. ${near ? `Did you mean ${near}?` : `Known: ${list}.`}`,
    );
  }
  if (named.length === 0) throw unfit(`${parameter} names none. Known: ${list}.`);
  return new Set(named);
}

function readFlag(query: URLSearchParams, parameter: string): boolean {
  const texts = query.getAll(parameter);
  const [text = 'false'] = texts;
  const isTrue = ['1', 'true', ''].includes(text);
  if (texts.length > 1 || (!isTrue && !['0', 'false'].includes(text))) {
    throw unfit(`${parameter} is 1 or 0, not ${quote(texts.join(', '))}.`);
  }
  return isTrue;
}

const quote = (text: string) => JSON.stringify(text.slice(0, 100));
const unfit = (why: string) => new JsonRpcError(rpcCodes.invalidParams, why, { status: 400 });
