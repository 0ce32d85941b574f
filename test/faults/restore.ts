import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { verifyWrites, seed, randomWrite, type Expect, type WriteAttempt } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { firstLine } from './programs.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const writers = 3;
const warmUpMs = 1_000;
const draftingMs = 240_000;
const worker = 'test/faults/worker-process.ts';
const workerSettings = { ROLE: 'worker', COMPOSE_MS: '1200', CRAWL_SPACING_MS: '0' };

/** Takes a backup under load, drops the database and restores it; each round continues with the restored data. */
export const restore: Fault = {
  name: 'restore',
  what: 'a backup is taken during writes and runs, the database is dropped, and the backup is restored',
  rounds: 2,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const folder = mkdtempSync(path.join(tmpdir(), 'outreach-backups-'));
    const facts = { restored: 0, acknowledged: 0, underWay: 0 };
    let verified: WriteAttempt[] = [];
    try {
      await seed(environment);
      for (let round = 0; round < rounds; round++) {
        const file = path.join(folder, `${round}.gz`);
        const writes = await backUpUnderLoad(environment, file, verified);
        const schema = await readSchema(environment);
        await dropDatabase(environment);
        await environment.command('restore', '--from', file);
        expect(schema === (await readSchema(environment)), 'tables, policies, owners or grants have changed');
        const [{ open }] = await environment.sql(
          `select count(*)::int as open from job where state = 'waiting'`,
        );
        facts.underWay += open;
        verified = await verifyRestored(environment, writes, expect);
        facts.restored += 1;
        facts.acknowledged += writes.before.length;
      }
      expect(facts.underWay > 0, 'no job was in progress during a backup, so this does not test jobs');
    } finally {
      await environment.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return { name: 'restore', facts, findings };
  },
};

interface WritesOfRound {
  /** Writes acknowledged before the backup began; they must be present. */
  readonly before: readonly WriteAttempt[];
  /** All other writes; each is present completely or not at all. */
  readonly others: readonly WriteAttempt[];
}

async function backUpUnderLoad(
  environment: FaultEnvironment,
  file: string,
  verified: readonly WriteAttempt[],
): Promise<WritesOfRound> {
  const service = await environment.serve('api');
  const workerProcess = environment.launch(worker, workerSettings);
  await firstLine(workerProcess);
  const attempts: WriteAttempt[] = [];
  const stop = new AbortController();
  const pending = Array.from({ length: writers }, async () => {
    while (!stop.signal.aborted) {
      const each = randomWrite();
      attempts.push(each);
      await attempt(environment, service, each);
    }
  });
  await sleep(warmUpMs);
  const before = attempts.filter(({ acknowledged }) => acknowledged);
  await environment.command('backup', '--to', file);
  stop.abort();
  await Promise.all(pending);
  await service.end('SIGKILL');
  workerProcess.kill('SIGKILL');
  return { before: [...verified, ...before], others: attempts.filter((each) => !before.includes(each)) };
}

async function attempt(
  environment: FaultEnvironment,
  service: ServiceProcess,
  each: WriteAttempt,
): Promise<string> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(environment, mark), { 'Idempotency-Key': mark });
  if (!answer.arrived || answer.status !== 200)
    throw new Error(`${chosen.fn} was rejected: ${answer.arrived ? answer.text : 'no reply'}`);
  each.acknowledged = true;
  return answer.text;
}

async function dropDatabase({ databaseUrl }: FaultEnvironment): Promise<void> {
  const admin = Object.assign(new URL(databaseUrl), { pathname: '/postgres' });
  const client = new pg.Client({ connectionString: admin.href });
  await client.connect();
  await client.query('drop database outreach with (force)');
  await client.end();
}

/** Returns all tables with their owners, grants and policies, which isolate the organisations. */
async function readSchema({ sql }: FaultEnvironment): Promise<string> {
  const rows = await sql(
    `select c.relname, c.relowner::regrole::text as owner, c.relacl::text as grants, c.relrowsecurity,
            c.relforcerowsecurity, (select array_agg(pg_get_expr(polqual, polrelid)) from pg_policy
                                    where polrelid = c.oid) as policies
     from pg_class c where c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace) and c.relkind = 'r'
     order by c.relname`,
  );
  return JSON.stringify(rows);
}

/**
 * Verifies that acknowledged writes were restored, that repeats with old idempotency keys have no second effect, and
 * that runs finish. Returns the writes that must be present from now on.
 */
async function verifyRestored(
  environment: FaultEnvironment,
  { before, others }: WritesOfRound,
  expect: Expect,
): Promise<WriteAttempt[]> {
  const service = await environment.serve('api');
  const workerProcess = environment.launch(worker, { ...workerSettings, COMPOSE_MS: '100' });
  await firstLine(workerProcess);
  for (const each of before) await verifyWrites(environment, each, expect);
  for (const each of others) await verifyWrites(environment, { ...each, acknowledged: false }, expect);
  const [repeated] = before;
  if (repeated) await attempt(environment, service, repeated);
  for (const each of others.slice(0, 10)) await attempt(environment, service, each);
  const undrafted = await waitUntilDrafted(environment, draftingMs);
  expect(undrafted === 0, `${undrafted} runs did not end`);
  await verifyUnits(environment, expect);
  for (const each of [...before, ...others.slice(0, 10)]) await verifyWrites(environment, each, expect);
  await service.end('SIGTERM');
  workerProcess.kill('SIGTERM');
  return [...before, ...others.slice(0, 10)];
}
