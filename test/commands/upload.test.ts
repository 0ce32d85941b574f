import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const service = testService();
const { run, folder } = testPrograms();

test(
  'outreach upload sends a folder once and omits unusable files',
  async () => {
    const { liveKey: key } = service.tenant;
    const root = path.join(folder(), 'Prospects');
    mkdirSync(path.join(root, 'Acme'), { recursive: true });
    writeFileSync(path.join(root, 'Acme', 'notes.md'), 'Acme builds lifts.');
    writeFileSync(path.join(root, 'Acme', 'empty.md'), '');
    writeFileSync(path.join(root, 'Acme', '.hidden'), 'not for others');
    mkdirSync(path.join(root, '.git'));
    writeFileSync(path.join(root, '.git', 'config'), 'not for others either');
    symlinkSync(path.join(root, 'Acme', 'notes.md'), path.join(root, 'Acme', 'same.md'));
    const upload = (...words: string[]) =>
      run(['upload', ...words], { OUTREACH_URL: service.url, OUTREACH_KEY: key });
    const first = await upload(root);
    expect(first.status, first.stderr).toBe(0);
    const file = {
      path: 'Prospects/Acme/notes.md',
      sizeBytes: 18,
      storageId: expect.stringMatching(/^file_/),
    };
    expect(JSON.parse(first.stdout)).toEqual([file]);
    expect(first.stderr.split('\n')).toEqual([
      'skipped Prospects/.git: it is hidden',
      'skipped Prospects/Acme/.hidden: it is hidden',
      'skipped Prospects/Acme/same.md: it is a link or not a regular file',
      expect.stringMatching(/^1 of 2: skipped Prospects\/Acme\/empty\.md: /),
      '',
    ]);
    const [second, again] = await Promise.all([upload(root), upload(root, '--again')]);
    expect(second.stdout).toBe(first.stdout);
    expect(again.stdout).not.toBe(first.stdout);
    expect(await upload('/nowhere')).toMatchObject({
      status: 1,
      stderr: 'There is no folder /nowhere.\n',
    });
    const notes = path.join(root, 'Acme', 'notes.md');
    expect(await upload(notes)).toMatchObject({ status: 1, stderr: `${notes} is not a folder.\n` });
  },
  startTimeoutMs,
);
