/*
 * Prints every regular expression of the product as JSON: literals in the source, and those that modules build when
 * they are loaded, which a proxy of the RegExp constructor records.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** One expression and its location. */
export interface RegularExpression {
  readonly location: string;
  readonly source: string;
  readonly flags: string;
}

const root = path.join(import.meta.dirname, '..', '..');
const modules = globSync('src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.endsWith('.test.ts'));
/** These modules run when they are loaded. Other modules load what they import. */
const programs = /\/(?:main|parser-thread|parsing-process|memory-watch|text-thread)\.ts$/;

process.stdout.write(JSON.stringify([...expressionsInSource(), ...(await expressionsAtRuntime())]));

function expressionsInSource(): RegularExpression[] {
  return modules.flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    const found: RegularExpression[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isRegularExpressionLiteral(node)) {
        const end = node.text.lastIndexOf('/');
        const line = tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
        const [source, flags] = [node.text.slice(1, end), node.text.slice(end + 1)];
        found.push({ location: `${file}:${line}`, source, flags });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

async function expressionsAtRuntime(): Promise<RegularExpression[]> {
  const found: RegularExpression[] = [];
  const OriginalRegExp = globalThis.RegExp;
  const RecordingRegExp = new Proxy(OriginalRegExp, {
    construct(target, args) {
      const { source, flags } = Reflect.construct(target, args) as RegExp;
      const location = /\/(src\/[^?)]+?):\d+\)?$/m.exec(
        new Error('The stack names the module.').stack ?? '',
      )?.[1];
      if (location && modules.includes(location.replace(/:\d+$/, '')))
        found.push({ location, source, flags });
      return new OriginalRegExp(source, flags);
    },
  });
  globalThis.RegExp = RecordingRegExp;
  for (const file of modules.filter((each) => !programs.test(each)))
    await import(pathToFileURL(path.join(root, file)).href);
  globalThis.RegExp = OriginalRegExp;
  return found;
}
