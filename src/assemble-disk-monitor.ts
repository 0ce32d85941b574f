import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { connectionConfig, formatServerAddress } from './store/connection.ts';
import { createDiskMonitor, type DiskMonitor } from './store/disk-monitor.ts';
import { clusterFolder } from './store/embedded/cluster-paths.ts';
import { superuser } from './store/embedded/cluster.ts';
import { lacksSpaceToStart, measureFreeBytes } from './store/embedded/free-space.ts';
import type { Store } from './store/store.ts';

/** Watches the disk of the database. The log names the disk and the remedy once, and the end of the problem. */
export function assembleDiskMonitor(
  { databaseUrl, dataDir }: Config & { databaseUrl: string },
  store: Store,
  log: Log,
): DiskMonitor {
  const connection = connectionConfig(databaseUrl);
  const database = formatServerAddress(connection);
  // Only the embedded server has this superuser.
  const folder = connection.user === superuser ? clusterFolder(dataDir) : undefined;
  return createDiskMonitor({
    requireSpace: store.requireDiskSpace,
    hasStopped: () => (folder === undefined ? undefined : lacksSpaceToStart(dataDir)),
    onFull: () => {
      const disk = folder === undefined ? 'the disk of its server' : `the disk of ${folder}`;
      log.error(
        { database, ...(folder === undefined ? {} : { freeBytes: measureFreeBytes(folder) }) },
        `the disk of the database is full: free at least 32 MB on ${disk}; the service then continues automatically`,
      );
    },
    onFree: () => log.warn({ database }, 'the database can write to its disk again'),
  });
}
