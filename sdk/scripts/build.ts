import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');
const root = path.join(source, '..');

if (import.meta.main) {
  const folder = path.join(source, 'dist');
  buildSdk(folder);
  process.stdout.write(`${folder} is the package: npm pack or npm publish it from there.\n`);
}

/**
 * Writes the package into a folder, which is emptied before: modules and declarations as they are in the repository,
 * README and manifest. Needs no network. Throws where the compiler complains.
 */
export function buildSdk(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const compiler = path.join(root, 'node_modules/typescript7/bin/tsc');
  const options = ['-p', source, '--outDir', folder];
  execFileSync(process.execPath, [compiler, ...options], { stdio: ['ignore', 'inherit', 'inherit'] });
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.d.ts')) rewriteImportExtensions(path.join(folder, file));
  }
  copyFileSync(path.join(source, 'README.md'), path.join(folder, 'README.md'));
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** The compiler rewrites the endings of imports in modules, but not in declarations. */
function rewriteImportExtensions(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2'));
}

/** In the repository the package is its sources; outside it is what was built of them. */
function manifest(): object {
  const { private: _, ...kept } = JSON.parse(
    readFileSync(path.join(source, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const entryPoint = (name: string) => ({ types: `./sdk/${name}.d.ts`, default: `./sdk/${name}.js` });
  const mainEntry = entryPoint('outreach-sdk');
  const exports = { '.': mainEntry, './webhooks': entryPoint('webhooks') };
  return { ...kept, main: mainEntry.default, types: mainEntry.types, exports };
}
