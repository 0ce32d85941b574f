import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');
const config = `
import { SkippedSuites, tags } from '${path.join(root, 'test/support/skipped-suites.ts')}';
export default { test: { tags, reporters: ['default', new SkippedSuites()] } };`;
const suite = `
import { describe, test } from 'vitest';
test('adds', () => {});
describe.skip('in a browser', { tags: 'needs-browser' }, () => {
  test('opens', () => {});
  describe('by hand', () => test('clicks', () => {}));
});
describe.skipIf(process.env.NO_MAIL)('by mail', { tags: 'needs-mail' }, () => test('sends', () => {}));
test.skipIf(process.env.NO_ZSH)('in zsh', { tags: 'needs-zsh' }, () => {});
test.skipIf(process.env.NO_ROOT)('as root', { tags: 'needs-root' }, () => {});`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-skipped-'));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  writeFileSync(path.join(folder, 'vitest.config.ts'), config);
  writeFileSync(path.join(folder, 'page.test.ts'), suite);
});
afterAll(() => rmSync(folder, { recursive: true }));

function runSuite(environment: Record<string, string>) {
  const program = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, 'run', '--no-cache'], {
    cwd: folder,
    env: { PATH: process.env['PATH'], ...environment },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const skipped =
  'for want of a browser: page.test.ts (2 tests). Install Chromium, or name its program with CHROMIUM_PATH.';

test('records and prints skipped suites, and the run passes', () => {
  const file = path.join(folder, 'skipped.txt');
  const { status, stdout } = runSuite({ SKIPPED_SUITES_FILE: file });
  expect(status).toBe(0);
  expect(stdout).toContain(`Skipped, ${skipped}`);
  expect(stdout).not.toContain('a mail server');
  expect(readFileSync(file, 'utf8')).toBe(`Skipped, ${skipped}\n`);
});

test('the run fails if a missing tool is required', () => {
  const { status, stdout } = runSuite({ REQUIRE: 'browser,mail' });
  expect(status).toBe(1);
  expect(stdout).toContain(`FAILED, as REQUIRE says, ${skipped}`);
  expect(runSuite({ REQUIRE: 'mail' })).toMatchObject({ status: 0 });
  expect(runSuite({ REQUIRE: 'mail', NO_MAIL: 'yes' })).toMatchObject({ status: 1 });
});

test('records a missing shell and a missing account, and fails if one of them is required', () => {
  const file = path.join(folder, 'others.txt');
  const lacking = { NO_ZSH: 'yes', NO_ROOT: 'yes' };
  expect(runSuite({ ...lacking, SKIPPED_SUITES_FILE: file })).toMatchObject({ status: 0 });
  expect(readFileSync(file, 'utf8').split('\n').slice(1)).toEqual([
    'Skipped, for want of the account root: page.test.ts (1 test). Run the tests as root.',
    'Skipped, for want of zsh: page.test.ts (1 test). Install zsh.',
    '',
  ]);
  expect(runSuite({ ...lacking, REQUIRE: 'root' })).toMatchObject({ status: 1 });
  expect(runSuite({ ...lacking, REQUIRE: 'zsh' })).toMatchObject({ status: 1 });
  expect(runSuite({ NO_ZSH: 'yes', REQUIRE: 'root,bash' })).toMatchObject({ status: 0 });
});

test('rejects an unknown requirement before anything runs', () => {
  const { status, stdout, stderr } = runSuite({ REQUIRE: 'browsers' });
  expect(status).not.toBe(0);
  expect(stdout + stderr).toContain('REQUIRE names "browsers". It may name browser, mail, linux, root,');
});
