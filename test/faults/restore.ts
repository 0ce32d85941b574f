import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { verifyWrites, seed, writeRandomly, type Expect, type WriteAttempt } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { firstLine } from './programs.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const writers = 3;
const warmUpMs = 1_000;
const draftingMs = 240_000;
const worker = 'test/faults/worker-process.ts';
const environment = { ROLE: 'worker', COMPOSE_MS: '1200', CRAWL_SPACING_MS: '0' };

/** A backup under load, the loss of everything, and the restoring of it, each time on top of the last. */
export const restore: Fault = {
  name: 'restore',
  what: 'a backup is taken amid writes and runs, the database is dropped, and the backup restored',
  rounds: 2,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const folder = mkdtempSync(path.join(tmpdir(), 'outreach-backups-'));
    const facts = { restored: 0, acknowledged: 0, underWay: 0 };
    let kept: WriteAttempt[] = [];
    try {
      await seed(stage);
      for (let round = 0; round < rounds; round++) {
        const file = path.join(folder, `${round}.gz`);
        const loaded = await backUpUnderLoad(stage, file, kept);
        const shape = await shapeOf(stage);
        await dropDatabase(stage);
        await stage.command('restore', '--from', file);
        expect(shape === (await shapeOf(stage)), 'tables, policies, owners or grants are not what they were');
        const [{ open }] = await stage.sql(`select count(*)::int as open from job where state = 'waiting'`);
        facts.underWay += open;
        kept = await verifyRestored(stage, loaded, expect);
        facts.restored += 1;
        facts.acknowledged += loaded.before.length;
      }
      expect(facts.underWay > 0, 'no job was under way, so this shows nothing of jobs');
    } finally {
      await stage.close();
      rmSync(folder, { recursive: true, force: true });
    }
    return { name: 'restore', facts, findings };
  },
};

interface Loaded {
  /** Acknowledged before the backup began: must be there. */
  readonly before: readonly WriteAttempt[];
  /** All others: there as a whole, or not at all. */
  readonly others: readonly WriteAttempt[];
}

async function backUpUnderLoad(
  stage: FaultEnvironment,
  file: string,
  kept: readonly WriteAttempt[],
): Promise<Loaded> {
  const service = await stage.serve('api');
  const doomed = stage.launch(worker, environment);
  await firstLine(doomed);
  const tried: WriteAttempt[] = [];
  const ending = new AbortController();
  const writing = Array.from({ length: writers }, async () => {
    while (!ending.signal.aborted) {
      const each = writeRandomly();
      tried.push(each);
      await attempt(stage, service, each);
    }
  });
  await sleep(warmUpMs);
  const before = tried.filter(({ acknowledged }) => acknowledged);
  await stage.command('backup', '--to', file);
  ending.abort();
  await Promise.all(writing);
  await service.end('SIGKILL');
  doomed.kill('SIGKILL');
  return { before: [...kept, ...before], others: tried.filter((each) => !before.includes(each)) };
}

async function attempt(
  stage: FaultEnvironment,
  service: ServiceProcess,
  each: WriteAttempt,
): Promise<string> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(stage, mark), { 'Idempotency-Key': mark });
  if (!answer.known || answer.status !== 200)
    throw new Error(`${chosen.fn} was refused: ${answer.known ? answer.text : 'no answer'}`);
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

/** Tables with their owners, grants and policies: what stands between the organisations. */
async function shapeOf({ sql }: FaultEnvironment): Promise<string> {
  const rows = await sql(
    `select c.relname, c.relowner::regrole::text as owner, c.relacl::text as grants, c.relrowsecurity,
            c.relforcerowsecurity, (select array_agg(pg_get_expr(polqual, polrelid)) from pg_policy
                                    where polrelid = c.oid) as policies
     from pg_class c where c.relnamespace in ('public'::regnamespace, 'directory'::regnamespace) and c.relkind = 'r'
     order by c.relname`,
  );
  return JSON.stringify(rows);
}

/** The same key goes on, runs come to their end, and a repeat under an old idempotency key is the old reply. */
async function verifyRestored(
  stage: FaultEnvironment,
  { before, others }: Loaded,
  expect: Expect,
): Promise<WriteAttempt[]> {
  const service = await stage.serve('api');
  const working = stage.launch(worker, { ...environment, COMPOSE_MS: '100' });
  await firstLine(working);
  for (const each of before) await verifyWrites(stage, each, expect);
  for (const each of others) await verifyWrites(stage, { ...each, acknowledged: false }, expect);
  const [again] = before;
  if (again) await attempt(stage, service, again);
  for (const each of others.slice(0, 10)) await attempt(stage, service, each);
  const left = await waitUntilDrafted(stage, draftingMs);
  expect(left === 0, `${left} runs did not come to their end`);
  await verifyUnits(stage, expect);
  for (const each of [...before, ...others.slice(0, 10)]) await verifyWrites(stage, each, expect);
  await service.end('SIGTERM');
  working.kill('SIGTERM');
  return [...before, ...others.slice(0, 10)];
}
