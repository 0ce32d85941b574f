import { statfsSync } from 'node:fs';
import path from 'node:path';
import { clusterFolder } from './cluster-paths.ts';

/** The size of a segment of the write-ahead log. Without space for one, PostgreSQL stops and cannot start again. */
const walSegmentBytes = 16 * 1024 ** 2;

/** Returns the free bytes on the disk of `folder`, or undefined if the folder does not exist. */
export function measureFreeBytes(folder: string): number | undefined {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Whether the embedded database in `dataDir` has too little space to start. */
export function lacksSpaceToStart(dataDir: string): boolean {
  const clusterDir = clusterFolder(dataDir);
  // An operator may have linked the write-ahead log to another disk.
  const folders = [clusterDir, path.join(clusterDir, 'pg_wal')];
  return folders.some((folder) => (measureFreeBytes(folder) ?? Infinity) < walSegmentBytes);
}
