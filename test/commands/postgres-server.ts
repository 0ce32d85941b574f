import { execFile, type ExecFileOptions } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll } from 'vitest';
import { chooseAccount } from '../../src/store/embedded/system-account.ts';
import { findPackage, prepareBinaries } from '../../src/store/embedded/binaries.ts';

/** A PostgreSQL server of a version that operators may bring themselves, with one superuser and nothing in it. */
export interface PostgresServer {
  /** The address of one of its databases as one of its roles. */
  url(role: string, database: string): string;
  /** The folder of its socket, which is its only address. */
  readonly folder: string;
  /** A statement in the database `postgres` unless another is named, of the superuser or of a role that he takes. */
  sql<Row extends pg.QueryResultRow>(statement: string, database?: string, role?: string): Promise<Row[]>;
}

const superuser = 'postgres';
const systemFolder = '/usr/lib/postgresql';

export interface Installation {
  readonly version: string;
  readonly isInstalled: boolean;
  /** Where its programs lie. */
  readonly folder: () => string;
}

const oldestVersion = '15';

/** The oldest version that is served, others that the system has, and the embedded one. */
export function installations(): Installation[] {
  const found = existsSync(systemFolder) ? readdirSync(systemFolder) : [];
  const versions = new Set([
    oldestVersion,
    ...found.filter((version) => Number(version) >= Number(oldestVersion)),
  ]);
  const ofSystem = [...versions].map((version) => {
    const folder = path.join(systemFolder, version, 'bin');
    return { version, isInstalled: existsSync(path.join(folder, 'initdb')), folder: () => folder };
  });
  return [...ofSystem, { version: 'embedded', isInstalled: true, folder: embeddedFolder }];
}

function embeddedFolder(): string {
  const copies = path.join(tmpdir(), 'outreach-test-binaries');
  return path.dirname(prepareBinaries(findPackage(), chooseAccount('/nonexistent'), copies).postgres);
}

/** Gives the suite that calls it a server from the programs in `folder`, ended and removed after it. */
export function postgresServer(folder: () => string): PostgresServer {
  const dir = mkdtempSync(path.join(tmpdir(), 'outreach-server-'));
  const account = chooseAccount(dir);
  const run = (program: string, ...options: string[]) => {
    const as: ExecFileOptions = { cwd: dir, ...(account && { uid: account.uid, gid: account.gid }) };
    return promisify(execFile)(path.join(folder(), program), options, as);
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
    const settings = `-c listen_addresses='' -c unix_socket_directories='${dir}' -c port=5432 -c fsync=off`;
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
