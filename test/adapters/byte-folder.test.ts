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

const newName = (orgId = newId('org')): ByteKey => ({ orgId, storageId: newId('file') });
const placeOf = ({ orgId, storageId }: ByteKey) => path.join(folder, 'whole', orgId, storageId);
const filesIn = () =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;
const long = new Date('2026-01-01');
const age = (place: string) => utimesSync(place, long, long);

async function* parts(...texts: string[]): AsyncGenerator<Uint8Array> {
  for (const text of texts) yield Buffer.from(text);
}

async function listed(before: Date): Promise<ByteKey[]> {
  return Readable.from(store.listWrittenBefore(before)).toArray();
}

test('writes complete files for the owner only and reads them back', async () => {
  const name = newName();
  await store.write(name, parts('one ', 'two ', 'three'));
  expect(Buffer.concat(await Readable.from(store.read(name)).toArray()).toString()).toBe('one two three');
  expect(statSync(placeOf(name)).mode & 0o777).toBe(0o600);
  expect(statSync(path.dirname(placeOf(name))).mode & 0o777).toBe(0o700);
  expect(filesIn()).toBe(1);
});

test('interrupted content leaves nothing and rethrows its error', async () => {
  const name = newName();
  async function* broken(): AsyncGenerator<Uint8Array> {
    yield Buffer.alloc(100_000);
    throw new Error('the sender is gone');
  }
  await expect(store.write(name, broken())).rejects.toThrow('the sender is gone');
  expect(filesIn()).toBe(0);
  await expect(Readable.from(store.read(name)).toArray()).rejects.toThrow('ENOENT');
});

test('a full folder fails the write and leaves nothing', async () => {
  const name = newName();
  mkdirSync(placeOf(name), { recursive: true });
  writeFileSync(path.join(placeOf(name), 'in-the-way'), '');
  await expect(store.write(name, parts('x'))).rejects.toThrow(/^E(ISDIR|NOTEMPTY|EXIST|PERM): .*rename/);
  expect(readdirSync(path.join(folder, 'unfinished'))).toEqual([]);
});

test('lists only older files, and removing twice is no error', async () => {
  const [old, young] = [newName(), newName()];
  expect(await listed(new Date())).toEqual([]);
  await store.write(old, parts('x'));
  await store.write(young, parts('x'));
  age(placeOf(old));
  expect(await listed(new Date('2026-02-01'))).toEqual([old]);
  await store.remove(old);
  await store.remove(old);
  expect(await listed(new Date('2026-02-01'))).toEqual([]);
  expect(readFileSync(placeOf(young), 'utf8')).toBe('x');
});

test('deletes old abandoned files, but not growing ones', async () => {
  await store.removeUnfinished(new Date());
  const unfinished = path.join(folder, 'unfinished');
  mkdirSync(unfinished, { recursive: true });
  for (const name of ['dead', 'growing']) writeFileSync(path.join(unfinished, name), 'x');
  age(path.join(unfinished, 'dead'));
  await store.removeUnfinished(new Date('2026-02-01'));
  expect(readdirSync(unfinished)).toEqual(['growing']);
});
