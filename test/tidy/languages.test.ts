import path from 'node:path';
import { expect, test } from 'vitest';
import { languageFindings } from './language-names.ts';
import { textFiles } from './tracked-files.ts';

const files = textFiles(path.join(import.meta.dirname, '..', '..'));

test('code outside of src/languages names no language', () => {
  expect(files.flatMap(languageFindings)).toEqual([]);
});

test.each([
  ['a name of a language', 'const finnishEnding = 1;\n', /a.ts:1 names a language: finnishEnding/],
  ['a comparison with a code', "const isVerbLast = language === 'de';\n", /a.ts:1 has the code 'de'/],
  ['values by code', 'const names = { en: 1, x: 2 };\n', /a.ts:1 has the key en/],
  ['letters of a language', 'const day = /päivä/u;\n', /a.ts:1 has words of a language/],
  ['words of a language', "const and = 'and|und';\n", /a.ts:1 has words of a language/],
  ['words in a template', 'const and = `${first} och ${second}`;\n', /a.ts:1 has words of a language/],
])('finds %s', (_, text, finding) => {
  expect(languageFindings({ path: 'src/domain/a.ts', text })).toEqual([expect.stringMatching(finding)]);
});

test.each([
  ['a pack', 'src/languages/finnish/lexicon.ts'],
  ['code that is about no text', 'src/store/a.ts'],
  ['a test', 'src/domain/a.test.ts'],
])('says nothing about %s', (_, name) => {
  expect(languageFindings({ path: name, text: "const day = 'päivä';\n" })).toEqual([]);
});
