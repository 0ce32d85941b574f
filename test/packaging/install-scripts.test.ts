import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const readJson = (file: string): any => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

test('every install script of a package is disabled by name', () => {
  const { packages } = readJson('package-lock.json');
  const scripted = Object.entries<{ hasInstallScript?: boolean }>(packages)
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([packagePath]) => packagePath.split('node_modules/').at(-1)!);
  expect(scripted.length).toBeGreaterThan(0);
  const allowed = readJson('package.json').allowScripts;
  expect(Object.fromEntries(scripted.map((name) => [name, allowed[name]]))).toEqual(
    Object.fromEntries(scripted.map((name) => [name, false])),
  );
});
