import { extraTools, operationNamePaths, tools } from '../../../generated/contract/tools.ts';

/** The tool for an operation or upload. */
export function findToolName(operation: string): string | undefined {
  return toolByOperation.get(operation);
}

/**
 * Replaces operation names in a text by tool names, the only names an agent knows. `first` decides when two
 * operations share a name.
 */
export function replaceOperationNames(text: string, first: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(operationName, (word) => first[word] ?? toolByOperation.get(word) ?? word);
}

/**
 * Replaces operation names by tool names in the service's own texts of a JSON value. Texts from people and other
 * systems stay unchanged, byte for byte.
 */
export function replaceOperationNamesInValue(operation: string, valueJson: string): string {
  const places = messagePaths.get(operation);
  return places && namesOperation.test(valueJson)
    ? replaceTexts(valueJson, places, replaceOperationNames)
    : valueJson;
}

/** One level of the path to the next value. */
interface JsonLevel {
  readonly path: string;
  readonly isObject: boolean;
}

/**
 * Changes the strings at some paths of a JSON text. Parsing and serialising would lose digits of large numbers and
 * reorder names.
 */
function replaceTexts(json: string, paths: ReadonlySet<string>, change: (text: string) => string): string {
  // The top level has no name.
  const outside: JsonLevel = { path: '', isObject: false };
  const levels: JsonLevel[] = [];
  let path = '';
  let isName = false;
  return json.replaceAll(jsonToken, (token) => {
    if (token === '{' || token === '[') {
      isName = token === '{';
      if (!isName) path += '[]';
      levels.push({ path, isObject: isName });
    } else if (token === '}' || token === ']') {
      levels.pop();
    } else if (token === ',') {
      ({ path, isObject: isName } = levels.at(-1) ?? outside);
    } else if (isName) {
      const { path: outer } = levels.at(-1) ?? outside;
      path = (outer === '' ? '' : `${outer}.`) + token.slice(1, -1);
      isName = false;
    } else if (paths.has(path)) {
      const text = JSON.parse(token) as string;
      const changed = change(text);
      return changed === text ? token : JSON.stringify(changed);
    }
    return token;
  });
}

const jsonToken = /[{}[\],]|"[^"\\]*(?:\\.[^"\\]*)*"?/g;

const toolByOperation = new Map<string, string>([
  ['material.upload', extraTools.service_upload_material.name],
]);
for (const { operation, name } of tools) toolByOperation.set(operation, name);

const operationName = /\b[a-z]+\.[a-z][A-Za-z]+\b/g;
const namesOperation = new RegExp(
  `\\b(?:${[...toolByOperation.keys()].join('|').replaceAll('.', '\\.')})\\b`,
);

const messagePaths: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(operationNamePaths).map(([operation, places]) => [operation, new Set(places)]),
);
