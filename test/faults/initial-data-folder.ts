import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '../../src/store/embedded/start.ts';
import { firstLine, outreach, spawnProgram } from './programs.ts';

/** A data folder after the first start of the service, and the ids and key that the start printed. */
export interface InitialDataFolder {
  readonly dataDir: string;
  readonly liveKey: string;
  readonly orgId: string;
  readonly projectId: string;
}

let initialFolder: Promise<InitialDataFolder> | undefined;

/** Copies a data folder. It is created once per process, because a first start takes much longer than a copy. */
export async function copyInitialFolder(): Promise<InitialDataFolder> {
  const initial = await (initialFolder ??= createInitialFolder());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-faults-'));
  // Preserves the owner of the files: if the tests run as root, PostgreSQL runs as another user.
  const { status, stderr } = spawnSync('cp', ['-a', `${initial.dataDir}/.`, dataDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The folder could not be copied: ${stderr}`);
  return { ...initial, dataDir };
}

async function createInitialFolder(): Promise<InitialDataFolder> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-faults-first-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({ dataDir });
  const child = spawnProgram([outreach, 'serve', '--role', 'api', '--json'], {
    DATA_DIR: dataDir,
    PORT: '0',
  });
  const { created } = JSON.parse(await firstLine(child));
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await database.stop();
  const { liveKey, orgId, projectId } = created;
  return { dataDir, liveKey, orgId, projectId };
}
