import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { chownTo } from './system-account.ts';
import type { Binaries } from './binaries.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';
import { clusterFolder, type ClusterPaths, unfinishedSuffix } from './cluster-paths.ts';

/** The superuser of an embedded cluster. */
export const superuser = 'outreach_admin';

/** What PostgreSQL's programs see of the environment; the secrets of the service are none of their business. */
export const postgresEnvironment: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

const majorVersion = '18';

/**
 * Makes the cluster if there is none. It is made under a name of its own and renamed when it is whole, so of two first
 * starts at once one wins and the other uses what it made, and a start that was killed leaves no half-made cluster.
 *
 * @param sync false leaves writing to disk to the system: faster, and lost when the power fails soon after.
 */
export async function ensureCluster(paths: ClusterPaths, binaries: Binaries, sync: boolean): Promise<void> {
  if (existsSync(versionFile(paths.clusterDir))) return requireVersion(paths.clusterDir);
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
      `The folder ${paths.clusterDir} holds files, but no database. Move it away, or set DATA_DIR to another folder.`,
    );
  }
}

/** Whether a cluster was ever made in the data folder; nothing is made by asking. */
export function hasCluster(dataDir: string): boolean {
  try {
    return statSync(versionFile(clusterFolder(dataDir)), { throwIfNoEntry: false }) !== undefined;
  } catch {
    // What may not be looked at is there; whoever goes on to use it is told what stands in the way.
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
    `The database in ${clusterDir} was made by PostgreSQL ${version}; this program brings ` +
      `PostgreSQL ${majorVersion}. Move it over with pg_dump and pg_restore, or set DATA_DIR to another folder.`,
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
      `The embedded PostgreSQL could not make its database in ${paths.dataDir}: ` +
        `${output || (error as Error).message} ` +
        '- free what it lacks, or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
    );
  }
}
