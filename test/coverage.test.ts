import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../generated/contract/registry.ts';
import { uploads } from '../generated/contract/uploads.ts';
import { findProofs } from './support/find-proofs.ts';
import { textFiles } from './tidy/tracked-files.ts';

/** Errors that no test proves yet, as `<operation> <error>`. The list must stay empty. */
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

test('each error that an operation declares is proven by a test', () => {
  expect(declared.length).toBeGreaterThan(40);
  expect(declared.filter((each) => !proven.has(each) && !unproven.includes(each))).toEqual([]);
});

test('lists no proven or undeclared error as unproven', () => {
  expect(unproven.filter((each) => proven.has(each) || !declared.includes(each))).toEqual([]);
  expect(unproven.length).toBeLessThanOrEqual(maxUnproven);
});

test('no test proves an error that its operation does not declare', () => {
  expect([...proven].filter((each) => !declared.includes(each))).toEqual([]);
});

describe('findProofs', () => {
  const proof = `await proves(service, 'leads.add', 'suppressed', {});`;
  const expected = [{ operation: 'leads.add', error: 'suppressed' }];

  test.each([
    ['a call in a test', `test('a', async () => { ${proof} });`],
    ['a call in a test table', `test.each([1])('a', async () => { ${proof} });`],
    ['a call in a group', `describe('a', () => { it('b', async () => { ${proof} }); });`],
    [
      'a call whose reply is checked',
      `test('a', async () => { expect((${proof.slice(0, -1)}).error).toBe(1); });`,
    ],
    ['a call in a loop', `test('a', async () => { for (const a of b) { ${proof} } });`],
  ])('counts %s', (_, text) => {
    expect(findProofs('a.test.ts', text)).toEqual(expected);
  });

  test.each([
    ['a call outside of tests', `async function shows() { ${proof} }`],
    ['a call in a skipped test', `test.skip('a', async () => { ${proof} });`],
    ['a call in a skipped table', `test.skip.each([1])('a', async () => { ${proof} });`],
    ['a call in a skipped group', `describe.skip('a', () => { test('b', async () => { ${proof} }); });`],
    ['a call in a test that must fail', `test.fails('a', async () => { ${proof} });`],
    ['a call in a conditional test', `test.skipIf(no)('a', async () => { ${proof} });`],
    ['a call that is not awaited', `test('a', () => { void ${proof.slice('await '.length)} });`],
    [
      'a call with computed arguments',
      "test('a', async () => { await proves(service, id, `suppressed`, {}); });",
    ],
    ['a call in a comment', `test('a', async () => { /* ${proof} */ });`],
    ['a call in a string', `test('a', () => { expect("${proof}"); });`],
  ])('ignores %s', (_, text) => {
    expect(findProofs('a.test.ts', text)).toEqual([]);
  });
});
