import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, lchownSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';

/** A system account other than that of this process. PostgreSQL refuses to run as root. */
export interface SystemAccount {
  readonly name: string;
  readonly uid: number;
  readonly gid: number;
}

const accountNames = ['postgres', '_postgres', 'nobody'];

/**
 * Returns the account that must run PostgreSQL, or undefined for this process's own. An existing cluster keeps its
 * owner, so that a new `postgres` account does not lock out its files.
 *
 * @throws EmbeddedPostgresError if the cluster belongs to another account, or root finds no account to use.
 */
export function chooseAccount(clusterDir: string): SystemAccount | undefined {
  const ownUid = readOwnUid();
  const owner = statSync(clusterDir, { throwIfNoEntry: false });
  if (ownUid !== 0) {
    if (!owner || owner.uid === ownUid) return undefined;
    throw new EmbeddedPostgresError(
      `The database in ${clusterDir} belongs to the account with the id ${owner.uid}, not to the one that runs this ` +
        `program (${ownUid}). Run it as that account or as root, or set DATA_DIR to another folder.`,
    );
  }
  if (owner && owner.uid !== 0) return { name: accountNameOf(owner.uid), uid: owner.uid, gid: owner.gid };
  for (const name of accountNames) {
    const found = readPasswordFile().find((entry) => entry.name === name);
    if (found) return found;
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL may not run as root, and this machine has none of the accounts ${accountNames.join(', ')}. ` +
      'Run this program as an ordinary user, add such an account, or set DATABASE_URL.',
  );
}

export function readOwnUid(): number {
  if (process.getuid) return process.getuid();
  throw new EmbeddedPostgresError(
    'The embedded PostgreSQL runs only where processes have user ids. Set DATABASE_URL.',
  );
}

/** Creates the data folder and lets `account` pass through it without listing it. */
export function prepareDataDir(dataDir: string, account: SystemAccount | undefined): void {
  try {
    const firstCreated = mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!account) return;
    if (firstCreated)
      for (const folder of listFoldersBetween(firstCreated, dataDir)) chmodSync(folder, 0o711);
    chmodSync(dataDir, statSync(dataDir).mode | 0o001);
  } catch (error) {
    if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST')) throw error;
    throw new EmbeddedPostgresError(
      `The data folder ${dataDir} cannot be created (${(error as Error).message}). ` +
        'Set DATA_DIR to a folder that this account can write to.',
    );
  }
  const blocked = listAncestors(dataDir).find((folder) => !canTraverse(folder, account));
  if (blocked === undefined) return;
  throw new EmbeddedPostgresError(
    `As root the embedded PostgreSQL runs as the account ${account.name}, which cannot enter the folder ${blocked} ` +
      `on the way to the data folder ${dataDir}. Set DATA_DIR to a folder that every account can reach, such as ` +
      `/var/lib/outreach, or grant access with: chmod o+x ${blocked}`,
  );
}

/** Whether `account` can read and run `file`. Runs a test as the account, because access lists and mounts matter. */
export function canRun(file: string, account: SystemAccount): boolean {
  return runShellTest('test -r "$0" && test -x "$0"', file, account);
}

/** Gives `file` to `account`. Does nothing for this process's own account. */
export function chownTo(file: string, account: SystemAccount | undefined): void {
  if (account) chownSync(file, account.uid, account.gid);
}

/** Gives a folder and all in it to `account`, but not what links in it point to. */
export function chownTree(folder: string, account: SystemAccount): void {
  const { uid, gid } = account;
  lchownSync(folder, uid, gid);
  for (const file of readdirSync(folder, { recursive: true }))
    lchownSync(path.join(folder, String(file)), uid, gid);
}

function canTraverse(folder: string, account: SystemAccount): boolean {
  return runShellTest('test -x "$0"', folder, account);
}

function runShellTest(script: string, file: string, account: SystemAccount): boolean {
  const { uid, gid } = account;
  return spawnSync('/bin/sh', ['-c', script, file], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

function listAncestors(folder: string): string[] {
  const parent = path.dirname(folder);
  return parent === folder ? [folder] : [...listAncestors(parent), folder];
}

function listFoldersBetween(first: string, last: string): string[] {
  return listAncestors(last).filter((folder) => folder === first || folder.startsWith(first + path.sep));
}

function accountNameOf(uid: number): string {
  return readPasswordFile().find((entry) => entry.uid === uid)?.name ?? String(uid);
}

function readPasswordFile(): SystemAccount[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}
