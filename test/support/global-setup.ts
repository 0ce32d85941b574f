import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../src/store/embedded/start.ts';
import { migrateDatabase } from '../../src/store/migrate.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's URL of the server that all files of a run share. */
    serverUrl: string;
    /** The migrated database that each test file copies. */
    templateName: string;
  }
}

const prefix = 'outreach-test-';
const templateName = 'template_migrated';
const neededBytes = 2_000_000_000;
const leftoverAgeMs = 3_600_000;

/** Test data is disposable, so writes do not wait for the disk. */
const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
  shared_buffers: '64MB',
  max_wal_size: '256MB',
};

/**
 * Starts one server with a migrated template for the run, in memory if there is space. Returns a function that stops
 * it.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const base = hasSpace('/dev/shm') ? '/dev/shm' : tmpdir();
  for (const folder of new Set([base, tmpdir()])) removeLeftovers(folder);
  const dataDir = openFolder(base);
  // Memory file systems often forbid executing programs, so copied binaries go to the temporary folder.
  const binariesDir = openFolder(tmpdir());
  const server = await startEmbeddedPostgres({ dataDir, binariesDir, settings });
  const end = async (): Promise<void> => {
    await server.stop();
    for (const folder of [dataDir, binariesDir]) rmSync(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.url);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('serverUrl', server.url);
  project.provide('templateName', templateName);
  return end;
}

function hasSpace(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize > neededBytes;
  } catch {
    return false;
  }
}

/** Deletes this account's folders of runs that were killed; their servers ended with them. */
function removeLeftovers(base: string): void {
  for (const name of readdirSync(base).filter((entry) => entry.startsWith(prefix))) {
    const folder = path.join(base, name);
    const stats = statSync(folder, { throwIfNoEntry: false });
    if (stats?.uid !== process.getuid!() || Date.now() - stats.mtimeMs < leftoverAgeMs) continue;
    const isRunning = existsSync(path.join(folder, 'postgres', 'postmaster.pid'));
    if (!isRunning) rmSync(folder, { recursive: true, force: true });
  }
}

function openFolder(base: string): string {
  const folder = mkdtempSync(path.join(base, prefix));
  chmodSync(folder, 0o711);
  return folder;
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`create database ${templateName}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${templateName}`;
  await migrateDatabase(url.href);
}
