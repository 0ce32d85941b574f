import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chownTo, chownTree } from './system-account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import { clusterFolder, type ClusterPaths, unfinishedSuffix } from './cluster-paths.ts';

/** The superuser of an embedded cluster. */
export const superuser = 'outreach_admin';

/** The environment of PostgreSQL's programs, without the secrets of the service. */
export const postgresEnvironment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

const majorVersion = '18';

/**
 * Creates the cluster if there is none. It is renamed when it is complete, so that parallel first starts share one
 * cluster and a killed start leaves none.
 *
 * @param sync False is faster, but a power failure soon after loses the cluster.
 */
export async function ensureCluster(paths: ClusterPaths, binaries: Binaries, sync: boolean): Promise<void> {
  if (existsSync(versionFile(paths.clusterDir))) {
    claimCopy(paths);
    return requireVersion(paths.clusterDir);
  }
  const unfinished = mkdtempSync(paths.clusterDir + unfinishedSuffix);
  chownTo(unfinished, paths.account);
  try {
    await initialise(unfinished, paths, binaries, sync);
    renameSync(unfinished, paths.clusterDir);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
    if (existsSync(versionFile(paths.clusterDir))) return;
    throw new EmbeddedPostgresError(
      `The folder ${paths.clusterDir} contains files but no database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
}

/** PostgreSQL never runs as root, so a folder of root is a copy that root made, for example with `cp -r`. */
function claimCopy({ clusterDir, account }: ClusterPaths): void {
  if (account && statSync(clusterDir).uid === 0) chownTree(clusterDir, account);
}

/** Whether the data folder has a cluster. Creates nothing. */
export function hasCluster(dataDir: string): boolean {
  try {
    return statSync(versionFile(clusterFolder(dataDir)), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // An unreadable folder exists. Its later use reports the problem.
    return true;
  }
}

function versionFile(clusterDir: string): string {
  return path.join(clusterDir, 'PG_VERSION');
}

function requireVersion(clusterDir: string): void {
  const version = readFileSync(versionFile(clusterDir), 'utf8').trim();
  if (version === majorVersion) return;
  throw new EmbeddedPostgresError(
    `The database in ${clusterDir} was created by PostgreSQL ${version}, but this program includes ` +
      `PostgreSQL ${majorVersion}. Migrate it with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
  );
}

async function initialise(
  folder: string,
  paths: ClusterPaths,
  binaries: Binaries,
  sync: boolean,
): Promise<void> {
  const locale = ['--encoding', 'UTF8', '--locale', 'C.UTF-8', '--locale-provider', 'builtin'];
  const access = ['--username', superuser, '--auth', 'trust'];
  const options = ['--pgdata', folder, ...access, ...locale, ...(sync ? [] : ['--no-sync'])];
  const { uid, gid } = paths.account ?? {};
  try {
    await promisify(execFile)(binaries.initdb, options, { cwd: folder, env: postgresEnvironment, uid, gid });
  } catch (error) {
    const output = (error as { stderr?: string }).stderr?.trim();
    throw new EmbeddedPostgresError(
      `The embedded PostgreSQL could not create its database in ${paths.dataDir}: ` +
        `${output || (error as Error).message} ` +
        '- solve this problem, or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
    );
  }
}
