/*
 * Every regular expression of the product, as JSON: those that stand in its source, and those that its modules build of
 * texts when they are loaded, which are told by the constructor that they call.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

/** One expression and where it stands. */
export interface RegularExpression {
  readonly place: string;
  readonly source: string;
  readonly flags: string;
}

const root = path.join(import.meta.dirname, '..', '..');
const modules = globSync('src/**/*.ts', { cwd: root })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !file.endsWith('.test.ts'));
/** They do their work when they are loaded; what they load is loaded all the same. */
const programs = /\/(?:main|parser-thread|parsing-process|memory-watch)\.ts$/;

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
        found.push({ place: `${file}:${line}`, source, flags });
      }
      ts.forEachChild(node, visit);
    };
    visit(tree);
    return found;
  });
}

async function expressionsAtRuntime(): Promise<RegularExpression[]> {
  const found: RegularExpression[] = [];
  const plain = globalThis.RegExp;
  const recording = new Proxy(plain, {
    construct(target, given) {
      const { source, flags } = Reflect.construct(target, given) as RegExp;
      const place = /\/(src\/[^?)]+?):\d+\)?$/m.exec(new Error('Who builds it?').stack ?? '')?.[1];
      if (place && modules.includes(place.replace(/:\d+$/, ''))) found.push({ place, source, flags });
      return new plain(source, flags);
    },
  });
  globalThis.RegExp = recording;
  for (const file of modules.filter((each) => !programs.test(each)))
    await import(pathToFileURL(path.join(root, file)).href);
  globalThis.RegExp = plain;
  return found;
}
