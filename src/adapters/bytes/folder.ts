/**
 * Stores bytes in a local folder. A file is written in `unfinished/`, synced to disk, and then renamed to
 * `whole/<organisation>/<storage id>`. So a file is complete or absent, even if the writer is killed.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { ByteStoreFull, type ByteKey, type ByteStore } from '../../ports/bytes.ts';
import { nameOf, pathOf } from './names.ts';

/** A byte store in `folder`. The first write creates the folder. */
export function createByteFolder(folder: string): ByteStore {
  const complete = path.join(folder, 'whole');
  const unfinished = path.join(folder, 'unfinished');
  return {
    write: async (name, content) => {
      try {
        await write({ complete, unfinished }, name, content);
      } catch (error) {
        throw explainFullDisk(error, folder);
      }
    },
    read: (name) => createReadStream(filePathOf(complete, name)),
    remove: (name) => rm(filePathOf(complete, name), { force: true }),
    listWrittenBefore: (time) => namesBefore(complete, time),
    removeUnfinished: async (time) => {
      for await (const file of filesBefore(unfinished, time))
        await rm(path.join(unfinished, file), { force: true });
    },
  };
}

function explainFullDisk(error: unknown, folder: string): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error;
  const message = `The disk of ${folder} is full (${code}): free some space, or store uploaded files in a bucket.`;
  return new ByteStoreFull(message, { cause: error });
}

interface Folders {
  readonly complete: string;
  readonly unfinished: string;
}

async function write(
  { complete, unfinished }: Folders,
  name: ByteKey,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  const filePath = filePathOf(complete, name);
  const unfinishedPath = path.join(unfinished, `${name.orgId}.${name.storageId}`);
  await makeFolder(unfinished);
  await makeFolder(path.dirname(filePath));
  try {
    await writeSynced(unfinishedPath, content);
    await rename(unfinishedPath, filePath);
    await syncFolder(path.dirname(filePath));
  } catch (error) {
    // The sweep removes leftovers. The caller needs the original error.
    await Promise.allSettled([unfinishedPath, filePath].map((file) => rm(file, { force: true })));
    throw error;
  }
}

function filePathOf(complete: string, name: ByteKey): string {
  return path.join(complete, pathOf(name));
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

async function writeSynced(filePath: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(filePath, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** A new file name survives a power failure only after its folder is synced too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open folders and persists file names without it.
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function* namesBefore(complete: string, time: Date): AsyncGenerator<ByteKey> {
  for await (const orgId of listEntries(complete)) {
    for await (const storageId of filesBefore(path.join(complete, orgId), time)) {
      const name = nameOf(`${orgId}/${storageId}`);
      if (name !== undefined) yield name;
    }
  }
}

async function* filesBefore(folder: string, time: Date): AsyncGenerator<string> {
  for await (const name of listEntries(folder)) {
    const status = await stat(path.join(folder, name)).catch(ignoreNotFound);
    if (status?.isFile() && status.mtime < time) yield name;
  }
}

/** Another process may delete entries during the listing. A folder exists only after its first file. */
async function* listEntries(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreNotFound);
  for await (const { name } of entries ?? []) yield name;
}

function ignoreNotFound(error: unknown): undefined {
  if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
}
