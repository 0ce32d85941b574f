import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../generated/contract/registry.ts';
import { uploads } from '../generated/contract/uploads.ts';
import { findProofs } from './support/find-proofs.ts';
import { textFiles } from './tidy/tracked-files.ts';

/** Errors that no test shows yet, written `<operation> <error>`. It is empty and may only become shorter. */
const unproven: readonly string[] = [];
const maxUnproven = 0;

const root = path.join(import.meta.dirname, '..');
const proven = new Set(
  textFiles(root)
    .filter((file) => /^test\/operations\/.*\.test\.ts$/.test(file.path))
    .flatMap(({ path, text }) => findProofs(path, text))
    .map(({ operation, error }) => `${operation} ${error}`),
);
const operations = [...registry.values()].filter((entry) => entry.kind === 'operation');
const declared = [...operations, ...Object.values(uploads)].flatMap(({ id, errors }) =>
  errors.map((error) => `${id} ${error}`),
);

test('a test proves every declared error of an operation', () => {
  expect(declared.length).toBeGreaterThan(40);
  expect(declared.filter((each) => !proven.has(each) && !unproven.includes(each))).toEqual([]);
});

test('the exceptions contain nothing that is proven or undeclared', () => {
  expect(unproven.filter((each) => proven.has(each) || !declared.includes(each))).toEqual([]);
  expect(unproven.length).toBeLessThanOrEqual(maxUnproven);
});

test('no test proves an undeclared error', () => {
  expect([...proven].filter((each) => !declared.includes(each))).toEqual([]);
});

describe('a proof is', () => {
  const proof = `await proves(house, 'leads.add', 'suppressed', {});`;
  const found = [{ operation: 'leads.add', error: 'suppressed' }];

  test.each([
    ['a call in a test', `test('a', async () => { ${proof} });`],
    ['one in a table of tests', `test.each([1])('a', async () => { ${proof} });`],
    ['one in a group', `describe('a', () => { it('b', async () => { ${proof} }); });`],
    [
      'one whose reply is looked at',
      `test('a', async () => { expect((${proof.slice(0, -1)}).error).toBe(1); });`,
    ],
    ['one in a loop', `test('a', async () => { for (const a of b) { ${proof} } });`],
  ])('%s', (_, text) => {
    expect(findProofs('a.test.ts', text)).toEqual(found);
  });

  test.each([
    ['a call outside of tests', `async function shows() { ${proof} }`],
    ['one in a skipped test', `test.skip('a', async () => { ${proof} });`],
    ['one in a skipped table', `test.skip.each([1])('a', async () => { ${proof} });`],
    ['one in a group that is skipped', `describe.skip('a', () => { test('b', async () => { ${proof} }); });`],
    ['one in a test that must fail', `test.fails('a', async () => { ${proof} });`],
    ['one that waits for a condition', `test.skipIf(no)('a', async () => { ${proof} });`],
    ['one that nobody waits for', `test('a', () => { void ${proof.slice('await '.length)} });`],
    ['one whose words are made up', "test('a', async () => { await proves(house, id, `suppressed`, {}); });"],
    ['one in a comment', `test('a', async () => { /* ${proof} */ });`],
    ['one in words', `test('a', () => { expect("${proof}"); });`],
  ])('but not %s', (_, text) => {
    expect(findProofs('a.test.ts', text)).toEqual([]);
  });
});
