import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareFiles, writeFiles } from './write.ts';

const files = [
  { path: 'contract/types.ts', text: 'export type A = 1;\n' },
  { path: 'manifest.json', text: '{}\n' },
];
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'write-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('writes every file to an empty folder, and changes nothing the second time', () => {
  expect(writeFiles(folder, files)).toEqual(['contract/types.ts', 'manifest.json']);
  const before = statSync(join(folder, 'manifest.json')).mtimeMs;
  expect(writeFiles(folder, files)).toEqual([]);
  expect(statSync(join(folder, 'manifest.json')).mtimeMs).toBe(before);
  expect(compareFiles(folder, files)).toEqual({ stale: [], stray: [] });
});

test('finds a missing file, a changed byte and a stray file', () => {
  writeFiles(folder, files);
  rmSync(join(folder, 'manifest.json'));
  writeFileSync(join(folder, 'contract/types.ts'), 'export type A = 2;\n');
  mkdirSync(join(folder, 'old'));
  writeFileSync(join(folder, 'old/left.ts'), '');
  expect(compareFiles(folder, files)).toEqual({
    stale: ['contract/types.ts', 'manifest.json'],
    stray: ['old/left.ts'],
  });
});

test('removes files that are no longer generated', () => {
  writeFiles(folder, [...files, { path: 'contract/old.ts', text: '' }]);
  expect(writeFiles(folder, files)).toEqual(['contract/old.ts']);
  expect(readdirSync(join(folder, 'contract'))).toEqual(['types.ts']);
  expect(readFileSync(join(folder, 'contract/types.ts'), 'utf8')).toBe(files[0]?.text);
});
