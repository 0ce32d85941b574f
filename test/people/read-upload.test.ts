import { expect, test } from 'vitest';
import type { FileRow } from '../../src/domain/own-directory/file-row.ts';
import { withUpload } from '../../src/people/_read-upload.ts';

test('an organisation reads one file at a time, and another does not wait for it', async () => {
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const second = withUpload(callOf('org_a'), async () => {
    log.push('a begins');
    await first.promise;
    throw new Error('It failed.');
  });
  const waiting = withUpload(callOf('org_a'), async () => void log.push('a again'));
  await withUpload(callOf('org_b'), async () => void log.push('b'));
  expect(log).toEqual(['a begins', 'b']);
  first.resolve();
  await expect(second).rejects.toThrow('It failed.');
  await waiting;
  expect(log).toEqual(['a begins', 'b', 'a again']);
});

test('a file with too many columns is an error of the argument', async () => {
  const cells = Array.from({ length: 201 }, () => 'x');
  const reading = withUpload(callOf('org_a', [{ row: 2, headers: cells, cells }]), async ({ rows }) => {
    for await (const row of rows) expect.unreachable(`Row ${row.row} is read.`);
  });
  await expect(reading).rejects.toMatchObject({
    code: 'invalid_arguments',
    message: 'Row 2 has 201 columns, and 200 are allowed. Remove columns.',
    details: { param: 'storageId' },
  });
});

/** A call whose workspace and file exist. */
function callOf(orgId: string, rows: FileRow[] = []): Parameters<typeof withUpload>[0] {
  const readRows = async function* () {
    yield* rows;
  };
  return {
    args: { projectId: 'project_1', storageId: 'file_1' },
    session: { orgId },
    store: { read: async () => [true, new Map([['file_1', { path: 'own.csv' }]])] },
    ports: { companyFiles: { readRows } },
    fail: (code: string) => expect.unreachable(code),
  } as never;
}
