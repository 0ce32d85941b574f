import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConfigError } from '../config.ts';
import { readSecretFiles } from './secret-files.ts';

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'outreach-secrets-'));
  file = path.join(folder, 'url');
  writeFileSync(file, 'postgresql://a:b@c/d\n');
});
afterAll(() => rmSync(folder, { recursive: true }));

test('reads a secret from the file that the setting with _FILE names', () => {
  const read = readSecretFiles({ DATABASE_URL_FILE: file, PORT: '1' });
  expect(read).toEqual({ DATABASE_URL_FILE: file, DATABASE_URL: 'postgresql://a:b@c/d', PORT: '1' });
});

test('prefers a value that is set, and reads files only for secrets', () => {
  expect(readSecretFiles({ DATABASE_URL_FILE: '/none', DATABASE_URL: 'x' })['DATABASE_URL']).toBe('x');
  expect(readSecretFiles({ PORT_FILE: file })['PORT']).toBeUndefined();
});

test('names the setting of an unreadable file', () => {
  expect(() => readSecretFiles({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(ConfigError);
  expect(() => readSecretFiles({ DATABASE_URL_FILE: path.join(folder, 'none') })).toThrow(
    /^DATABASE_URL_FILE cannot be read: ENOENT/,
  );
});
