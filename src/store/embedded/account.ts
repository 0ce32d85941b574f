import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, hasCode } from './failure.ts';

/** A system account other than the one this process runs as; PostgreSQL refuses to run as root. */
export interface Account {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const accountNames = ['postgres', '_postgres', 'nobody'];

/**
 * The account that PostgreSQL has to run as, or undefined where this process may run it as itself.
 * A cluster that exists keeps its owner, so that a newly added `postgres` account does not lock its files away.
 *
 * @throws EmbeddedPostgresError if an ordinary user meets a cluster of someone else, or root finds no account to use.
 */
export function accountFor(clusterDir: string): Account | undefined {
  const own = ownUid();
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (own !== 0) {
    if (!owner || owner.uid === own) return undefined;
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to the account with the id ${owner.uid}, not to the one that runs this ` +
        `program (${own}). Run it as that account or as root, or set DATA_DIR to another folder.`,
    );
  }
  if (owner && owner.uid !== 0) return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  for (const name of accountNames) {
    const found = passwordFile().find((entry) => entry.name === name);
    if (found) return found;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and this machine has none of the accounts ${accountNames.join(', ')}. ` +
      'Run this program as an ordinary user, add such an account, or set DATABASE_URL.',
  );
}

/** The user id of this process. */
export function ownUid(): number {
  if (process.getuid) return process.getuid();
  throw new EmbeddedPostgresError(
    'The embedded PostgreSQL runs only where processes have user ids. Set DATABASE_URL.',
  );
}

/** Makes the data folder, if need be, and lets `account` pass through it without showing it what lies there. */
export function makePassable(dataDir: string, account: Account | undefined): void {
  try {
    const made = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!account) return;
    if (made) for (const folder of foldersBetween(made, dataDir)) chmodSync(folder, 0o711);
    chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error;
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be made (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this account may write.',
    );
  }
  const closed = foldersDownTo(dataDir).find((folder) => !mayPass(folder, account));
  if (closed === undefined) return;
  throw new EmbeddedPostgresError(
    `As root the embedded PostgreSQL runs as the account ${account.name}, which cannot pass the folder ${closed} on ` +
      `the way to the data folder ${dataDir}. Set DATA_DIR to a folder that every account can reach, such as ` +
      `/var/lib/outreach, or let accounts pass with: chmod o+x ${closed}`,
  );
}

/** Whether `account` can read and run `file`, asked of the kernel, which alone knows of access lists and mounts. */
export function mayRun(file: string, account: Account): boolean {
  return passesTest('test -r "$0" && test -x "$0"', file, account);
}

/** Hands `file` to `account`; nothing to do where this process is its own account. */
export function giveTo(file: string, account: Account | undefined): void {
  if (account) chownSync(file, account.uid, account.gid);
}

function mayPass(folder: string, account: Account): boolean {
  return passesTest('test -x "$0"', folder, account);
}

function passesTest(script: string, file: string, account: Account): boolean {
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', script, file], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function foldersDownTo(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...foldersDownTo(parent), folder];
}

function foldersBetween(first: string, last: string): string[] {
  return foldersDownTo(last).filter((folder) => folder === first || folder.startsWith(first + path.sep));
}

function nameOf(uid: number): string {
  return passwordFile().find((entry) => entry.uid === uid)?.name ?? String(uid);
}

function passwordFile(): Account[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
