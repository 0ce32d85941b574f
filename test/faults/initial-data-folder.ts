import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { startEmbeddedPostgres } from '../../src/store/embedded/start.ts';
import { firstLine, outreach, spawnProgram } from './programs.ts';

/** A data folder as the first start of the service leaves it, and what that start has shown. */
export interface InitialDataFolder {
  readonly dataDir: string;
  readonly liveKey: string;
  readonly orgId: string;
  readonly projectId: string;
}

let initialFolder: Promise<InitialDataFolder> | undefined;

/** A copy of one folder that is made once in this process, because a first start takes much longer than a copy. */
export async function copyInitialFolder(): Promise<InitialDataFolder> {
  const made = await (initialFolder ??= makeFolder());
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-faults-'));
  // Whose the files are is kept: where the tests run as root, PostgreSQL runs as somebody else.
  const { status, stderr } = spawnSync('cp', ['-a', `${made.dataDir}/.`, dataDir], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The folder could not be copied: ${stderr}`);
  return { ...made, dataDir };
}

async function makeFolder(): Promise<InitialDataFolder> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'outreach-faults-first-'));
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  const database = await startEmbeddedPostgres({ dataDir });
  const child = spawnProgram([outreach, 'serve', '--role', 'api', '--json'], {
    DATA_DIR: dataDir,
    PORT: '0',
  });
  const { created } = JSON.parse(await firstLine(child));
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  await database.stop();
  const { liveKey, orgId, projectId } = created;
  return { dataDir, liveKey, orgId, projectId };
}
