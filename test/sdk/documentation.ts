import path from 'node:path';
import ts from 'typescript';

/** Returns the documentation, with tags, that an editor shows for each operation on the client, by operation id. */
export function documentationIn(folder: string, ids: readonly string[]): Map<string, string> {
  const file = path.join(folder, 'editor.ts');
  const text = [
    `import { createOutreach } from 'outreach-sdk';`,
    `const outreach = createOutreach({ baseUrl: '', key: '' });`,
    ...ids.map((id) => `outreach.${id};`),
  ].join('\n');
  const service = ts.createLanguageService(hostFor(file, text));
  return new Map(
    ids.map((id) => {
      const end = text.indexOf(`outreach.${id};`) + `outreach.${id}`.length;
      const shown = service.getQuickInfoAtPosition(file, end - 1);
      const tags = (shown?.tags ?? []).map(
        ({ name, text: words }) => `@${name} ${ts.displayPartsToString(words)}`,
      );
      return [id, [ts.displayPartsToString(shown?.documentation), ...tags].join('\n')];
    }),
  );
}

/** A project whose only file exists in memory. */
function hostFor(file: string, text: string): ts.LanguageServiceHost {
  const { sys, ScriptSnapshot } = ts;
  const readFile = (name: string) => (name === file ? text : sys.readFile(name));
  const snapshotOf = (content: string | undefined) =>
    content === undefined ? undefined : ScriptSnapshot.fromString(content);
  return {
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (name) => snapshotOf(readFile(name)),
    getCurrentDirectory: () => path.dirname(file),
    getCompilationSettings: () => ({
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
      types: [],
    }),
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (name) => name === file || sys.fileExists(name),
    readFile,
    readDirectory: sys.readDirectory,
    directoryExists: sys.directoryExists,
    getDirectories: sys.getDirectories,
  };
}
