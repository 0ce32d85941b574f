import { ownTools, operationNamePaths, tools } from '../../../generated/contract/tools.ts';

/** The tool that does what the operation, or the upload, does over the other doors. */
export function findToolName(operation: string): string | undefined {
  return toolByOperation.get(operation);
}

/**
 * The text with tools in the place of the operations that it names: they are all that an agent knows. `first` names
 * those that are known better than by the name alone, which two operations may share.
 */
export function replaceOperationNames(text: string, first: Readonly<Record<string, string>> = {}): string {
  return text.replaceAll(operationName, (word) => first[word] ?? toolByOperation.get(word) ?? word);
}

/**
 * The value of an operation, which is JSON, with tools in the place of operations wherever the service speaks to its
 * reader. What people and other systems wrote stays as it is, byte for byte, whatever it names and whatever it is
 * called.
 */
export function replaceOperationNamesInValue(operation: string, valueJson: string): string {
  const places = messagePaths.get(operation);
  return places && namesOperation.test(valueJson)
    ? replaceTexts(valueJson, places, replaceOperationNames)
    : valueJson;
}

/** What the place of the next value is made of. */
interface JsonLevel {
  readonly path: string;
  readonly isObject: boolean;
}

/**
 * The JSON with the texts at some places changed. It is not parsed and written anew, which would take digits from large
 * numbers and put names in another order.
 */
function replaceTexts(json: string, paths: ReadonlySet<string>, change: (text: string) => string): string {
  // Outside of every object and list there is no name.
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

const toolByOperation = new Map<string, string>([['material.upload', ownTools.service_upload_material.name]]);
for (const { operation, name } of tools) toolByOperation.set(operation, name);

const operationName = /\b[a-z]+\.[a-z][A-Za-z]+\b/g;
const namesOperation = new RegExp(
  `\\b(?:${[...toolByOperation.keys()].join('|').replaceAll('.', '\\.')})\\b`,
);

const messagePaths: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(operationNamePaths).map(([operation, places]) => [operation, new Set(places)]),
);
