/**
 * Keeps bytes in a folder of this machine. A file grows in `unfinished/`, is brought to the disk, and is then renamed
 * to `whole/<organisation>/<storage id>`: at its place there is either all of it or nothing, wherever a writer is
 * killed.
 */
import { createReadStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { ByteKey, ByteStore } from '../../ports/bytes.ts';
import { nameOf, pathOf } from './names.ts';

/** A store of bytes in `folder`, which is made when the first file comes. */
export function createByteFolder(folder: string): ByteStore {
  const complete = path.join(folder, 'whole');
  const unfinished = path.join(folder, 'unfinished');
  return {
    write: (name, content) => write({ complete, unfinished }, name, content),
    read: (name) => createReadStream(filePathOf(complete, name)),
    remove: (name) => rm(filePathOf(complete, name), { force: true }),
    listWrittenBefore: (time) => namesBefore(complete, time),
    removeUnfinished: async (time) => {
      for await (const file of filesBefore(unfinished, time))
        await rm(path.join(unfinished, file), { force: true });
    },
  };
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
  const growing = path.join(unfinished, `${name.orgId}.${name.storageId}`);
  await makeFolder(unfinished);
  await makeFolder(path.dirname(filePath));
  try {
    await writeSynced(growing, content);
    await rename(growing, filePath);
    await syncFolder(path.dirname(filePath));
  } catch (thrown) {
    // What could not be removed is left to the sweep; the caller is told what went wrong first.
    await Promise.allSettled([growing, filePath].map((left) => rm(left, { force: true })));
    throw thrown;
  }
}

function filePathOf(whole: string, name: ByteKey): string {
  return path.join(whole, pathOf(name));
}

const makeFolder = (folder: string) => mkdir(folder, { recursive: true, mode: 0o700 });

async function writeSynced(filePath: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  await using file = await open(filePath, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
}

/** A new name is only sure to be there after a loss of power when its folder has been brought to the disk too. */
async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders, and writes names down by itself.
  if (process.platform === 'win32') return;
  await using handle = await open(folder, 'r');
  await handle.sync();
}

async function* namesBefore(whole: string, time: Date): AsyncGenerator<ByteKey> {
  for await (const orgId of listEntries(whole)) {
    for await (const storageId of filesBefore(path.join(whole, orgId), time)) {
      const name = nameOf(`${orgId}/${storageId}`);
      if (name !== undefined) yield name;
    }
  }
}

async function* filesBefore(folder: string, time: Date): AsyncGenerator<string> {
  for await (const name of listEntries(folder)) {
    const found = await stat(path.join(folder, name)).catch(ignoreNotFound);
    if (found?.isFile() && found.mtime < time) yield name;
  }
}

/** Another process may remove what is being listed, and a folder that nothing was written to is not there. */
async function* listEntries(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder).catch(ignoreNotFound);
  for await (const { name } of entries ?? []) yield name;
}

function ignoreNotFound(thrown: unknown): undefined {
  if ((thrown as NodeJS.ErrnoException).code !== 'ENOENT') throw thrown;
}
