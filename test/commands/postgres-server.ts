import { execFile, type ExecFileOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { chooseAccount } from '../../src/store/embedded/system-account.ts';
import { findPackage, prepareBinaries } from '../../src/store/embedded/binaries.ts';

/** An empty PostgreSQL server with one superuser, of a version that operators may use. */
export interface PostgresServer {
  /** Returns the connection string of a database for a role. */
  url(role: string, database: string): string;
  /** The folder of its socket. The server has no other address, unless a port of loopback was given. */
  readonly folder: string;
  /** Runs a statement, by default in the database `postgres` and as the superuser. */
  sql<Row extends pg.QueryResultRow>(statement: string, database?: string, role?: string): Promise<Row[]>;
}

const superuser = 'postgres';
const systemFolder = '/usr/lib/postgresql';

export interface Installation {
  readonly version: string;
  readonly isInstalled: boolean;
  /** The folder of its programs. */
  readonly folder: () => string;
}

const oldestVersion = '15';

/** Lists the oldest supported version, later ones that the system has, and the embedded one. */
export function installations(): Installation[] {
  const installed = existsSync(systemFolder) ? readdirSync(systemFolder) : [];
  const versions = new Set([
    oldestVersion,
    ...installed.filter((version) => Number(version) >= Number(oldestVersion)),
  ]);
  const systemInstallations = [...versions].map((version) => {
    const folder = path.join(systemFolder, version, 'bin');
    return { version, isInstalled: existsSync(path.join(folder, 'initdb')), folder: () => folder };
  });
  return [...systemInstallations, { version: 'embedded', isInstalled: true, folder: embeddedFolder }];
}

function embeddedFolder(): string {
  const copies = path.join(tmpdir(), 'outreach-test-binaries');
  return path.dirname(prepareBinaries(findPackage(), chooseAccount('/nonexistent'), copies).postgres);
}

/**
 * Starts a server from the programs in `folder` for the calling suite, and removes it after the suite.
 *
 * @param loopbackPort A port to listen on as well.
 */
export function postgresServer(folder: () => string, loopbackPort?: () => Promise<number>): PostgresServer {
  const dir = mkdtempSync(path.join(tmpdir(), 'outreach-server-'));
  const account = chooseAccount(dir);
  const run = (program: string, ...options: string[]) => {
    const execOptions: ExecFileOptions = { cwd: dir, ...(account && { uid: account.uid, gid: account.gid }) };
    return promisify(execFile)(path.join(folder(), program), options, execOptions);
  };
  const cluster = path.join(dir, 'cluster');
  beforeAll(async () => {
    chmodSync(dir, 0o700);
    if (account) chownSync(dir, account.uid, account.gid);
    await run(
      'initdb',
      '--pgdata',
      cluster,
      '--auth',
      'trust',
      '--username',
      superuser,
      '--encoding',
      'UTF8',
      '--no-sync',
    );
    const port = await loopbackPort?.();
    // The port also names the socket.
    const listening = `-c listen_addresses='${port ? '127.0.0.1' : ''}' -c port=${port ?? 5432}`;
    if (port) symlinkSync(`.s.PGSQL.${port}`, path.join(dir, '.s.PGSQL.5432'));
    const settings = `${listening} -c unix_socket_directories='${dir}' -c fsync=off`;
    await run(
      'pg_ctl',
      '--pgdata',
      cluster,
      '--log',
      path.join(dir, 'log'),
      '--options',
      settings,
      '--wait',
      'start',
    );
  });
  afterAll(async () => {
    await run('pg_ctl', '--pgdata', cluster, '--mode', 'immediate', 'stop');
    rmSync(dir, { recursive: true });
  });
  const url = (role: string, database: string) =>
    `postgresql://${role}@/${database}?host=${encodeURIComponent(dir)}`;
  return {
    url,
    folder: dir,
    sql: async (statement, database = superuser, role = superuser) => {
      const client = new pg.Client({ connectionString: url(superuser, database) });
      await client.connect();
      try {
        await client.query(`set role ${role}`);
        return (await client.query(statement)).rows;
      } finally {
        await client.end();
      }
    },
  };
}
