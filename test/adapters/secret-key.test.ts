import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSecretKey } from '../../src/adapters/secrets/secret-key.ts';

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

test('rejects a damaged file without changing it', () => {
  writeFileSync(keyFile(), 'damaged');
  expect(() => loadSecretKey(undefined, dataDir)).toThrow(
    /does not contain a key of 32 bytes.*backup.*SECRET_KEY/s,
  );
  expect(statSync(keyFile()).size).toBe(7);
});
