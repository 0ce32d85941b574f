import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkSecretKeyFile, loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';
import { SecretKeyInvalid } from '../../src/ports/secrets.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const keyFile = (): string => path.join(dataDir, 'secret.key');

test('uses a configured key and writes nothing', () => {
  const configured = Buffer.alloc(32, 1);
  expect(loadSecretKey(configured, dataDir)).toBe(configured);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('without a configured key, creates a random one in a private file', () => {
  const key = loadSecretKey(undefined, dataDir);
  expect(key).toHaveLength(32);
  expect(loadSecretKey(undefined, dataDir)).toEqual(key);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
  expect(readdirSync(dataDir)).toEqual(['secret.key']);
  rmSync(keyFile());
  expect(loadSecretKey(undefined, dataDir)).not.toEqual(key);
});

test('creates a missing data folder for the owner only', () => {
  const nested = path.join(dataDir, 'missing');
  loadSecretKey(undefined, nested);
  expect(statSync(nested).mode & 0o777).toBe(0o700);
});

test('makes a file private that others may read', () => {
  const key = loadSecretKey(undefined, dataDir);
  chmodSync(keyFile(), 0o644);
  expect(loadSecretKey(undefined, dataDir)).toEqual(key);
  expect(statSync(keyFile()).mode & 0o777).toBe(0o600);
});

const key32 = Buffer.alloc(32, 200);

test.each([
  ['an empty file', '', 'is empty'],
  ['a blank file', ' \n', 'is empty'],
  ['a short key', 'damaged', 'does not contain a key of 32 bytes'],
  ['a long key', Buffer.alloc(33).toString('base64'), 'does not contain a key of 32 bytes'],
  ['a key in another encoding', key32.toString('latin1'), 'does not contain a key of 32 bytes'],
  ['a key in hex', key32.toString('hex'), 'does not contain a key of 32 bytes in base64'],
  [
    'a key with other characters',
    `${key32.toString('base64').slice(0, -1)}\n#1`,
    'does not contain a key of 32 bytes',
  ],
])('rejects %s without changing it', (_, content, problem) => {
  writeFileSync(keyFile(), content);
  const message = `${keyFile()} ${problem}`;
  for (const use of [() => checkSecretKeyFile(dataDir), () => loadSecretKey(undefined, dataDir)]) {
    expect(use).toThrow(SecretKeyInvalid);
    expect(use).toThrow(message);
    expect(use).toThrow(/Restore it from a backup or set SECRET_KEY/);
  }
  expect(readFileSync(keyFile(), 'utf8')).toBe(content);
});

test('rejects a folder in place of the file', () => {
  mkdirSync(keyFile());
  expect(() => checkSecretKeyFile(dataDir)).toThrow(`${keyFile()} is a folder instead of a file. Restore it`);
});

test('accepts a file in base64, and a missing one', () => {
  checkSecretKeyFile(dataDir);
  expect(readdirSync(dataDir)).toEqual([]);
  for (const encoding of ['base64', 'base64url'] as const) {
    writeFileSync(keyFile(), `${key32.toString(encoding)}\n`);
    checkSecretKeyFile(dataDir);
    expect(loadSecretKey(undefined, dataDir)).toEqual(key32);
  }
});
