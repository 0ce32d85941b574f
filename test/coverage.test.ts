import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../generated/contract/registry.ts';
import { uploads } from '../generated/contract/uploads.ts';
import { findErrorChecks } from './support/find-error-checks.ts';
import { textFiles } from './tidy/tracked-files.ts';

/** Errors that no test checks yet, as `<operation> <error>`. The list must stay empty. */
const unchecked: readonly string[] = [];
const maxUnchecked = 0;

const root = path.join(import.meta.dirname, '..');
const checked = new Set(
  textFiles(root)
    .filter((file) => /^test\/operations\/.*\.test\.ts$/.test(file.path))
    .flatMap(({ path, text }) => findErrorChecks(path, text))
    .map(({ operation, error }) => `${operation} ${error}`),
);
const operations = [...registry.values()].filter((entry) => entry.kind === 'operation');
const declared = [...operations, ...Object.values(uploads)].flatMap(({ id, errors }) =>
  errors.map((error) => `${id} ${error}`),
);

test('each error that an operation declares is checked by a test', () => {
  expect(declared.length).toBeGreaterThan(40);
  expect(declared.filter((each) => !checked.has(each) && !unchecked.includes(each))).toEqual([]);
});

test('lists no checked or undeclared error as unchecked', () => {
  expect(unchecked.filter((each) => checked.has(each) || !declared.includes(each))).toEqual([]);
  expect(unchecked.length).toBeLessThanOrEqual(maxUnchecked);
});

test('no test checks an error that its operation does not declare', () => {
  expect([...checked].filter((each) => !declared.includes(each))).toEqual([]);
});

describe('findErrorChecks', () => {
  const check = `await expectError(service, 'leads.add', 'suppressed', {});`;
  const expected = [{ operation: 'leads.add', error: 'suppressed' }];

  test.each([
    ['a call in a test', `test('a', async () => { ${check} });`],
    ['a call in a test table', `test.each([1])('a', async () => { ${check} });`],
    ['a call in a group', `describe('a', () => { it('b', async () => { ${check} }); });`],
    [
      'a call whose reply is checked',
      `test('a', async () => { expect((${check.slice(0, -1)}).error).toBe(1); });`,
    ],
    ['a call in a loop', `test('a', async () => { for (const a of b) { ${check} } });`],
  ])('counts %s', (_, text) => {
    expect(findErrorChecks('a.test.ts', text)).toEqual(expected);
  });

  test.each([
    ['a call outside of tests', `async function shows() { ${check} }`],
    ['a call in a skipped test', `test.skip('a', async () => { ${check} });`],
    ['a call in a skipped table', `test.skip.each([1])('a', async () => { ${check} });`],
    ['a call in a skipped group', `describe.skip('a', () => { test('b', async () => { ${check} }); });`],
    ['a call in a test that must fail', `test.fails('a', async () => { ${check} });`],
    ['a call in a conditional test', `test.skipIf(no)('a', async () => { ${check} });`],
    ['a call that is not awaited', `test('a', () => { void ${check.slice('await '.length)} });`],
    [
      'a call with computed arguments',
      "test('a', async () => { await expectError(service, id, `suppressed`, {}); });",
    ],
    ['a call in a comment', `test('a', async () => { /* ${check} */ });`],
    ['a call in a string', `test('a', () => { expect("${check}"); });`],
  ])('ignores %s', (_, text) => {
    expect(findErrorChecks('a.test.ts', text)).toEqual([]);
  });
});
