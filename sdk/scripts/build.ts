import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const source = path.join(import.meta.dirname, '..');
const root = path.join(source, '..');

if (import.meta.main) {
  const folder = path.join(source, 'dist');
  buildSdk(folder);
  process.stdout.write(`Built the package in ${folder}: run npm pack or npm publish there.\n`);
}

/**
 * Builds the package in a folder, which it empties first: modules and declarations, README and manifest. Needs no
 * network. Throws on compiler errors.
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

/** The compiler rewrites import extensions in modules but not in declarations. */
function rewriteImportExtensions(file: string): void {
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replaceAll(/((?:from |import\()(['"])\.[^'"]*)\.ts\2/g, '$1.js$2'));
}

/** In the repository the manifest points at sources, in the package at built files. */
function manifest(): object {
  const { private: _, ...manifest } = JSON.parse(
    readFileSync(path.join(source, 'package.json'), 'utf8'),
  ) as Record<string, unknown>;
  const entryPoint = (name: string) => ({ types: `./sdk/${name}.d.ts`, default: `./sdk/${name}.js` });
  const mainEntry = entryPoint('outreach-sdk');
  const exports = {
    '.': mainEntry,
    './session': entryPoint('session'),
    './webhooks': entryPoint('webhooks'),
  };
  return { ...manifest, main: mainEntry.default, types: mainEntry.types, exports };
}
