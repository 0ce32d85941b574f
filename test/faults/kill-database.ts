import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyWrites, seed, writeRandomly, type WriteAttempt } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import {
  openFaultEnvironment,
  type Answer,
  type ServiceProcess,
  type FaultEnvironment,
} from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const writers = 4;
const drafters = 2;
/** From the kill to the first write that is acknowledged again, on a machine that is busy with other things as well. */
const recoveryMs = 20_000;
const draftingMs = 200_000;
const retryMs = 50;

interface WriteLog {
  readonly tried: WriteAttempt[];
  readonly drafts: string[];
  readonly strange: string[];
  unavailable: number;
}

/** Kills PostgreSQL itself, with all its processes, while calls write and runs are drafted. */
export const killDatabase: Fault = {
  name: 'kill-db',
  what: 'PostgreSQL is killed amid mixed writes and runs',
  rounds: 10,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const watch: WriteLog = { tried: [], drafts: [], strange: [], unavailable: 0 };
    let slowestMs = 0;
    try {
      const leadIds = await seed(stage);
      const service = await stage.serve('all');
      for (let round = 0; round < rounds; round++) {
        const ending = new AbortController();
        const working = [
          ...Array.from({ length: writers }, () => write(stage, service, watch, ending.signal)),
          ...Array.from({ length: drafters }, () => draft(service, leadIds, watch, ending.signal)),
        ];
        await waitForMore(watch, acknowledgedOf(watch));
        await sleep(randomInt(300));
        const killedAt = performance.now();
        // What was answered just before the kill may be counted only now, and shows nothing.
        await stage.killDatabase();
        const isBack = await waitForMore(watch, acknowledgedOf(watch));
        slowestMs = Math.max(slowestMs, performance.now() - killedAt);
        expect(isBack, `after kill ${round + 1} nothing was written within ${recoveryMs} ms`);
        ending.abort();
        await Promise.all(working);
        await repeatSome(stage, service, watch);
      }
      expect(service.child.exitCode === null, 'the service ended');
      const left = await waitUntilDrafted(stage, draftingMs);
      expect(left === 0, `${left} runs did not come to their end`);
      for (const each of watch.tried) await verifyWrites(stage, each, expect);
      const [{ kept }] = await stage.sql('select count(*)::int as kept from message where id = any($1)', [
        watch.drafts,
      ]);
      expect(kept === watch.drafts.length, `${watch.drafts.length - kept} acknowledged drafts are lost`);
      await verifyUnits(stage, expect);
    } finally {
      await stage.close();
    }
    findings.push(...new Set(watch.strange));
    const { unavailable } = watch;
    const facts = { kills: rounds, acknowledged: acknowledgedOf(watch), unavailable };
    return { name: 'kill-db', facts: { ...facts, slowestRecoveryMs: Math.round(slowestMs) }, findings };
  },
};

function acknowledgedOf({ tried, drafts }: WriteLog): number {
  return tried.filter(({ acknowledged }) => acknowledged).length + drafts.length;
}

async function waitForMore(watch: WriteLog, before: number): Promise<boolean> {
  for (const deadline = Date.now() + recoveryMs; Date.now() < deadline; await sleep(5))
    if (acknowledgedOf(watch) > before) return true;
  return false;
}

async function write(
  stage: FaultEnvironment,
  service: ServiceProcess,
  watch: WriteLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const each = writeRandomly();
    watch.tried.push(each);
    if (!(await attempt(stage, service, watch, each))) await sleep(retryMs);
  }
}

async function attempt(
  stage: FaultEnvironment,
  service: ServiceProcess,
  watch: WriteLog,
  each: WriteAttempt,
): Promise<boolean> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(stage, mark), { 'Idempotency-Key': mark });
  each.acknowledged = isDone(answer, watch, chosen.fn);
  return each.acknowledged;
}

async function draft(
  service: ServiceProcess,
  leadIds: readonly string[],
  watch: WriteLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await service.call('messages.generate', { leadId: leadIds[randomInt(leadIds.length)] });
    if (isDone(answer, watch, 'messages.generate')) watch.drafts.push(answer.value.id);
    else await sleep(retryMs);
  }
}

/** The service lives on, so every call gets an answer: done, or that the database is away. */
function isDone(answer: Answer, watch: WriteLog, fn: string): answer is Answer & { known: true } {
  if (!answer.known) watch.strange.push(`${fn} got no answer`);
  else if (answer.status === 500 && answer.text.includes('"unavailable"')) watch.unavailable += 1;
  else if (answer.status !== 200)
    watch.strange.push(`${fn} was answered ${answer.text.replace(/req_\w+/g, 'req')}`);
  return answer.known && answer.status === 200;
}

/** Half of what was interrupted is repeated under its key; the others stay as the kill has left them. */
async function repeatSome(stage: FaultEnvironment, service: ServiceProcess, watch: WriteLog): Promise<void> {
  const interrupted = watch.tried.filter(({ acknowledged }) => !acknowledged);
  for (const [index, each] of interrupted.entries())
    if (index % 2) await attempt(stage, service, watch, each);
}
