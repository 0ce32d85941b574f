import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type SystemAccount, canRun, chownTree } from './system-account.ts';
import { EmbeddedPostgresError, hasCode } from './embedded-postgres-error.ts';

/** The programs of one PostgreSQL installation. */
export interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/**
 * Returns the folder of the npm package with PostgreSQL for `platform`, for example `linux-x64`.
 *
 * @throws EmbeddedPostgresError if no package exists for the platform, or it is not installed.
 */
export function findPackage(platform = `${process.platform}-${process.arch}`): string {
  if (!platforms.includes(platform)) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform} (only for ${platforms.join(', ')}). ` +
        'Set DATABASE_URL to a database on PostgreSQL 15 or newer.',
    );
  }
  const name = `@embedded-postgres/${platform}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (error) {
    if (!hasCode(error, 'MODULE_NOT_FOUND')) throw error;
    throw new EmbeddedPostgresError(
      `The package ${name} is not installed. Install with optional dependencies (npm ci), ` +
        'or set DATABASE_URL to a database on PostgreSQL 15 or newer.',
    );
  }
}

/**
 * Returns programs of `packageDir` that `account` can run. If the account cannot reach the package, or its library
 * links are missing and cannot be added, it makes a copy in `copyDir`.
 */
export function prepareBinaries(
  packageDir: string,
  account: SystemAccount | undefined,
  copyDir: string,
): Binaries {
  const installed = binariesIn(path.join(packageDir, 'native'));
  if (addLibraryLinks(packageDir) && (!account || canRun(installed.postgres, account))) return installed;
  return binariesIn(path.join(copyPackage(packageDir, copyDir, account), 'native'));
}

function binariesIn(folder: string): Binaries {
  return { postgres: path.join(folder, 'bin', 'postgres'), initdb: path.join(folder, 'bin', 'initdb') };
}

/**
 * Adds the links between libraries that the package makes in an install script, because many machines do not run
 * install scripts. False if the folder is read-only.
 */
function addLibraryLinks(packageDir: string): boolean {
  const list = path.join(packageDir, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = path.join(packageDir, target);
    try {
      if (!existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
    } catch (error) {
      if (hasCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
      // A process that starts at the same time may have made the same link.
      if (!hasCode(error, 'EEXIST')) throw error;
    }
  }
  return true;
}

/** Renames the copy when it is complete, so that a killed process leaves no broken copy. */
function copyPackage(packageDir: string, copyDir: string, account: SystemAccount | undefined): string {
  const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(copyDir, `postgres-binaries-${manifest.version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(copyDir, { recursive: true });
  const unfinished = mkdtempSync(`${copy}.new-`);
  cpSync(packageDir, unfinished, { recursive: true, verbatimSymlinks: true });
  addLibraryLinks(unfinished);
  if (account) chownTree(unfinished, account);
  try {
    renameSync(unfinished, copy);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (!hasCode(error, 'ENOTEMPTY', 'EEXIST')) throw error;
  }
  return copy;
}
