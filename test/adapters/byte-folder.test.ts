import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { newId } from '../../src/store/ids.ts';
import type { ByteKey, ByteStore } from '../../src/ports/bytes.ts';

let folder: string;
let store: ByteStore;
beforeEach(() => {
  folder = path.join(mkdtempSync(path.join(tmpdir(), 'outreach-bytes-')), 'material');
  store = createByteFolder(folder);
});
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const newKey = (orgId = newId('org')): ByteKey => ({ orgId, storageId: newId('file') });
const pathOf = ({ orgId, storageId }: ByteKey) => path.join(folder, 'whole', orgId, storageId);
const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const longAgo = new Date('2026-01-01');
const age = (file: string) => utimesSync(file, longAgo, longAgo);

async function* chunks(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function listed(before: Date): Promise<ByteKey[]> {
  return Readable.from(store.listWrittenBefore(before)).toArray();
}

test('writes complete files for the owner only and reads them back', async () => {
  const name = newKey();
  await store.write(name, chunks('one ', 'two ', 'three'));
  expect(Buffer.concat(await Readable.from(store.read(name)).toArray()).toString()).toBe('one two three');
  expect(statSync(pathOf(name)).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(pathOf(name))).mode & 0o777).toBe(0o700);
  expect(filesIn()).toBe(1);
});

test('removes interrupted content and rethrows its error', async () => {
  const name = newKey();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(100_000);
    throw new Error('the sender disconnected');
  }
  await expect(store.write(name, broken())).rejects.toThrow('the sender disconnected');
  expect(filesIn()).toBe(0);
  await expect(Readable.from(store.read(name)).toArray()).rejects.toThrow('ENOENT');
});

test('fails and leaves nothing if a folder has the name of the file', async () => {
  const name = newKey();
  mkdirSync(pathOf(name), { recursive: true });
  writeFileSync(path.join(pathOf(name), 'other-file'), '');
  await expect(store.write(name, chunks('x'))).rejects.toThrow(/^E(ISDIR|NOTEMPTY|EXIST|PERM): .*rename/);
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
});

test('lists files by age and removes a file twice without an error', async () => {
  const [old, young] = [newKey(), newKey()];
  expect(await listed(new Date())).toEqual([]);
  await store.write(old, chunks('x'));
  await store.write(young, chunks('x'));
  age(pathOf(old));
  expect(await listed(new Date('2026-02-01'))).toEqual([old]);
  await store.remove(old);
  await store.remove(old);
  expect(await listed(new Date('2026-02-01'))).toEqual([]);
  expect(readFileSync(pathOf(young), 'utf8')).toBe('x');
});

test('deletes old unfinished files, but not recent ones', async () => {
  await store.removeUnfinished(new Date());
  const unfinished = path.join(folder, 'unfinished');
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['old', 'recent']) writeFileSync(path.join(unfinished, name), 'x');
  age(path.join(unfinished, 'old'));
  await store.removeUnfinished(new Date('2026-02-01'));
  expect(readdirSync(unfinished)).toEqual(['recent']);
});
