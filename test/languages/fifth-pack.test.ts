import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { afterAll, expect, test } from 'vitest';
import { english } from '../../src/languages/english/english.ts';

const root = path.join(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(tmpdir(), 'outreach-fifth-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

const groups = Object.keys(english).filter((group) => group !== 'code');

/** Compiles a new pack against each group of the type, and returns the errors. */
function errorsOf(pack: string): string {
  const source = [
    `import { english } from '${root}/src/languages/english/english.ts';`,
    `import type { LanguagePack } from '${root}/src/domain/language-pack/language-pack.ts';`,
    `const estonian = ${pack};`,
    'export { estonian, english };',
    ...groups.map((group) => `estonian satisfies Pick<LanguagePack, '${group}'>;`),
  ];
  writeFileSync(path.join(folder, 'estonian.mts'), source.join('\n'));
  const project = {
    extends: path.join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: true,
      incremental: false,
      typeRoots: [path.join(root, 'node_modules', '@types')],
    },
    include: ['estonian.mts'],
  };
  writeFileSync(path.join(folder, 'tsconfig.json'), JSON.stringify(project));
  const compiler = path.join(root, 'node_modules', 'typescript7', 'bin', 'tsc');
  return spawnSync(process.execPath, [compiler, '-p', folder, '--pretty', 'false'], { encoding: 'utf8' })
    .stdout;
}

test('the compiler names each group that a new pack lacks', () => {
  const errors = errorsOf("{ code: 'et' }");
  expect(groups.filter((group) => !errors.includes(`Property '${group}' is missing`))).toEqual([]);
});

test('the compiler names each word list that a group lacks', () => {
  const errors = errorsOf("{ ...english, code: 'et', optOuts: { endings: [] } }");
  expect(errors).toContain('prohibitions, complaints');
  expect(errors).not.toContain("'lexicon'");
});

test('a complete pack compiles', () => {
  expect(errorsOf("{ ...english, code: 'et' }")).toBe('');
});
