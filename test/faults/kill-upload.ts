import { createHash, randomBytes, randomInt } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createByteFolder } from '../../src/adapters/bytes/folder.ts';
import { openStore } from '../../src/store/store.ts';
import { removeOrphanedBytes } from '../../src/workers/sweep.ts';
import { createFindings, type Fault, type FaultReport } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

const uploaders = 6;
const maxBytes = 4_000_000;
const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000);

/**
 * Kills the process during uploads and restarts it. At the end, the sweep must delete the remaining partial files.
 */
export const killUpload: Fault = {
  name: 'kill-upload',
  what: 'the process that serves calls is killed during uploads',
  rounds: 15,
  run,
};

async function run(rounds: number): Promise<FaultReport> {
  const { findings, expect } = createFindings();
  const environment = await openFaultEnvironment();
  const acknowledged: string[] = [];
  let orphans = 0;
  try {
    for (let round = 0; round < rounds; round++) {
      const service = await environment.serve('api');
      const countBefore = acknowledged.length;
      const pending = Array.from({ length: uploaders }, () => upload(service, acknowledged));
      const deadline = Date.now() + 10_000;
      while (acknowledged.length < countBefore + uploaders && Date.now() < deadline) await sleep(5);
      await sleep(randomInt(150));
      await service.end('SIGKILL');
      await Promise.all(pending);
    }
    orphans = (await verifyUploads(environment, acknowledged, expect)).orphans;
    await sweep(environment);
    const afterSweep = await verifyUploads(environment, acknowledged, expect);
    expect(afterSweep.orphans === 0, `${afterSweep.orphans} files without a row remain after the sweep`);
    expect(
      acknowledged.length > rounds,
      `only ${acknowledged.length} uploads were acknowledged, too few for this test`,
    );
  } finally {
    await environment.close();
  }
  return {
    name: 'kill-upload',
    facts: { kills: rounds, acknowledged: acknowledged.length, orphans },
    findings,
  };
}

/** Uploads files repeatedly until the service has ended. */
async function upload(service: ServiceProcess, acknowledged: string[]): Promise<void> {
  for (;;) {
    const answer = await service.upload('Acme/file.bin', randomBytes(randomInt(1, maxBytes)));
    if (!answer.arrived) return;
    if (answer.status !== 200) throw new Error(`An upload was rejected: ${answer.text}`);
    acknowledged.push(answer.value.storageId);
  }
}

type Expect = (holds: boolean, otherwise: string) => void;

/** Verifies that every acknowledged file has a row and every row its complete bytes. Counts files without a row. */
async function verifyUploads(
  environment: FaultEnvironment,
  acknowledged: readonly string[],
  expect: Expect,
): Promise<{ orphans: number }> {
  const { sql, orgId } = environment;
  const rows = await sql<{ id: string; sha256: string; size_bytes: number }>(
    'select id, sha256, size_bytes from material_file where org_id = $1',
    [orgId],
  );
  const rowIds = new Set(rows.map(({ id }) => id));
  for (const id of acknowledged) expect(rowIds.has(id), `${id} was acknowledged but has no row`);
  const folder = path.join(environment.dataDir, 'material', 'whole', orgId);
  const stored = readdirSync(folder);
  for (const { id, sha256, size_bytes: sizeBytes } of rows) {
    expect(stored.includes(id), `${id} has a row but no bytes`);
    if (!stored.includes(id)) continue;
    const bytes = readFileSync(path.join(folder, id));
    const isComplete =
      bytes.length === sizeBytes && createHash('sha256').update(bytes).digest('hex') === sha256;
    expect(isComplete, `${id} differs from its row`);
  }
  const unfinished = readdirSync(path.join(environment.dataDir, 'material', 'unfinished'));
  return { orphans: stored.filter((id) => !rowIds.has(id)).length + unfinished.length };
}

/** Dates all files two days back and runs the sweep. */
async function sweep({ dataDir, databaseUrl }: FaultEnvironment): Promise<void> {
  const folder = path.join(dataDir, 'material');
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile()) utimesSync(path.join(entry.parentPath, entry.name), twoDaysAgo, twoDaysAgo);
  }
  const store = await openStore({ url: databaseUrl, separateRoles: true, appUrl: 'http://app.example' });
  await removeOrphanedBytes(store, createByteFolder(folder));
  await store.close();
}
