/*
 * CONTRIBUTING says that a new operation needs an entry in openapi.yaml and in registry.yaml, a handler, a test, and a
 * domain rule or a database query. This test adds a read and a write operation to a copy of the repository in this way,
 * and then runs each gate that they could break.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addOperation, readOperation } from './added-operation.ts';
import { RepositoryCopy } from './repository-copy.ts';

const added = ['brain-count', 'leads-remove-tag'].map(readOperation);
const addedFiles = added.flatMap(({ files }) => [...files.keys()]);
const everyDoor = 'test/operations/added-by-every-door.test.ts';

/**
 * Gates that check the whole repository; `floors` checks which folder may import which. Format and lint check each file
 * separately.
 */
const gates = ['codegen', 'types-7', 'floors', 'dead-code', 'test-only-code'];

/** Suites that cover all operations or all files. */
const suites = [
  'codegen/tools.test.ts',
  'test/commands/help.test.ts',
  'test/contract/document.test.ts',
  'test/contract/isolation.test.ts',
  'test/contract/errors-of-all-operations.test.ts',
  'test/contract/refused-arguments.test.ts',
  'test/contract/served-interface.test.ts',
  'test/contract/wire.test.ts',
  'test/coverage.test.ts',
  'test/docs/examples.test.ts',
  'test/docs/links.test.ts',
  'test/interface/released.test.ts',
  'test/mcp/every-door.test.ts',
  'test/sdk/every-operation.test.ts',
  'test/tidy/tidy.test.ts',
];

const maxChangedLines = 400;

let copy: RepositoryCopy;
let before: ReadonlyMap<string, string>;
beforeAll(async () => {
  copy = new RepositoryCopy();
  before = copy.texts();
  for (const operation of added) addOperation(copy, operation);
  const { status, output } = await copy.run(process.execPath, 'codegen/run.ts');
  if (status !== 0) throw new Error(output);
});
afterAll(() => copy?.remove());

test('an author touches openapi.yaml, registry.yaml, a handler, a test, and a domain rule or a query', () => {
  const isGenerated = (file: string): boolean => file.startsWith('generated/');
  const touched = changedFiles().filter(({ file }) => !isGenerated(file));
  expect(touched.map(({ file }) => file).toSorted()).toEqual(
    ['openapi.yaml', 'registry.yaml', ...addedFiles].toSorted(),
  );
  for (const { name, files } of added) {
    const folders = [...files.keys()].map((file) => path.dirname(file).split('/').slice(0, 2).join('/'));
    const ruleOrQuery = folders.filter((folder) => ['src/domain', 'src/store'].includes(folder));
    expect(ruleOrQuery, name).toHaveLength(1);
    expect(folders.toSorted(), name).toEqual(
      [...ruleOrQuery, 'src/operations', 'test/operations'].toSorted(),
    );
  }
});

test(`fewer than ${maxChangedLines} lines of generated files change`, () => {
  const changed = changedFiles().filter(({ file }) => file.startsWith('generated/'));
  const total = changed.reduce((sum, { lines }) => sum + lines, 0);
  const summary = changed.map(({ file, lines }) => `${lines} ${file}`).join('\n');
  expect(total, summary).toBeLessThan(maxChangedLines);
  expect(changed.map(({ file }) => file)).toContain('generated/contract/validators/brain-count.js');
});

describe('in the copy', { timeout: 1_200_000 }, () => {
  test('format and lint accept the added files', async () => {
    const format = await copy.run('prettier', '--check', ...addedFiles);
    expect(format.status, format.output).toBe(0);
    const lint = await copy.run('oxlint', '--type-aware', '--deny-warnings', ...addedFiles);
    expect(lint.status, lint.output).toBe(0);
    expect(lint.output).toContain(`on ${addedFiles.length} files`);
  });

  test('the gates that check the whole repository pass', async () => {
    const { status, output } = await copy.run(process.execPath, 'check/run.ts', ...gates);
    expect(status, output).toBe(0);
    for (const gate of gates) expect(output).toContain(`== ${gate} passed`);
  });

  test('the added tests, calls of the operations by every door, and the suites of all operations pass', async () => {
    const probe = readFileSync(path.join(import.meta.dirname, 'every-door.test.ts.txt'), 'utf8');
    copy.write(everyDoor, probe);
    const ownTests = addedFiles.filter((file) => file.endsWith('.test.ts'));
    const { status, output } = await copy.run('vitest', 'run', ...ownTests, everyDoor, ...suites);
    expect(status, output).toBe(0);
    for (const file of [...ownTests, everyDoor, ...suites]) expect(output).toContain(`${file} (`);
    expect(output).not.toMatch(/\d+ skipped/);
  });
});

/** Lists the changed files with the number of their added and removed lines. */
function changedFiles(): { file: string; lines: number }[] {
  const after = copy.texts();
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((file) => {
    const [old = '', current = ''] = [before.get(file), after.get(file)];
    return old === current ? [] : [{ file, lines: countChangedLines(old, current) }];
  });
}

function countChangedLines(before: string, after: string): number {
  const counts = new Map<string, number>();
  const count = (text: string, increment: number): void => {
    for (const line of text.split('\n')) counts.set(line, (counts.get(line) ?? 0) + increment);
  };
  count(before, -1);
  count(after, 1);
  return [...counts.values()].reduce((sum, times) => sum + Math.abs(times), 0);
}
