/*
 * What CONTRIBUTING promises: a new operation needs its part of openapi.yaml, its entry in registry.yaml, a handler, a
 * test, and the rule or query that it is about. A copy of the repository gets one that reads and one that writes, and
 * everything that must hold before a change is taken must hold there.
 */
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperation, readOperation } from './added-operation.ts';
import { RepositoryCopy } from './repository-copy.ts';

const added = ['brain-count', 'leads-remove-tag'].map(readOperation);
const ownTests = added.flatMap(({ files }) => [...files.keys()].filter((file) => file.endsWith('.test.ts')));

/** Suites that go through all operations, or hold something about every file. */
const suites = [
  'codegen/tools.test.ts',
  'test/commands/help.test.ts',
  'test/contract/document.test.ts',
  'test/contract/fuzz.test.ts',
  'test/contract/isolation.test.ts',
  'test/contract/refusals.test.ts',
  'test/contract/served-interface.test.ts',
  'test/contract/wire.test.ts',
  'test/coverage.test.ts',
  'test/docs/examples.test.ts',
  'test/docs/links.test.ts',
  'test/interface/released.test.ts',
  'test/mcp/every-door.test.ts',
  'test/mcp/tools.test.ts',
  'test/sdk/every-operation.test.ts',
  'test/tidy/tidy.test.ts',
];

const mostChangedLines = 400;

let copy: RepositoryCopy;
let generatedBefore: ReadonlyMap<string, string>;
beforeAll(async () => {
  copy = new RepositoryCopy();
  generatedBefore = copy.textsIn('generated');
  for (const operation of added) addOperation(copy, operation);
  const { status, output } = await copy.run(process.execPath, 'codegen/run.ts');
  if (status !== 0) throw new Error(output);
});
afterAll(() => copy?.remove());

test.each(added)('$name has a handler, a test, and a rule or a query', ({ files }) => {
  const folders = [...files.keys()].map((file) => path.dirname(file).split('/').slice(0, 2).join('/'));
  expect(folders.sort()).toEqual(
    [expect.stringMatching(/^src\/(?:domain|store)$/), 'src/operations', 'test/operations'].sort(),
  );
});

test(`two operations change fewer than ${mostChangedLines} lines of generated files`, () => {
  const changed = changedLines(generatedBefore, copy.textsIn('generated'));
  const total = changed.reduce((sum, { lines }) => sum + lines, 0);
  const told = changed.map(({ file, lines }) => `${lines} ${file}`).join('\n');
  expect(total, told).toBeLessThan(mostChangedLines);
  expect(changed.map(({ file }) => file)).toContain('generated/contract/validators/brain-count.js');
});

describe('in the copy', { timeout: 600_000 }, () => {
  test('every static gate holds', async () => {
    const { status, output } = await copy.run(process.execPath, 'check/run.ts', 'static');
    expect(status, output).toBe(0);
    expect(output).toContain('== types-7 holds');
  });

  test('their own tests and the suites of all operations hold', async () => {
    const { status, output } = await copy.run('vitest', 'run', ...ownTests, ...suites);
    expect(status, output).toBe(0);
    for (const file of ownTests) expect(output).toContain(file);
  });
});

/** How many lines of each file are new, gone or other than before; where a line stands does not matter. */
function changedLines(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): { file: string; lines: number }[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const counts = new Map<string, number>();
    const count = (text: string, by: number) => {
      for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + by);
    };
    count(before.get(file) ?? '', -1);
    count(after.get(file) ?? '', 1);
    const lines = [...counts.values()].reduce((sum, times) => sum + Math.abs(times), 0);
    return lines > 0 ? [{ file, lines }] : [];
  });
}
