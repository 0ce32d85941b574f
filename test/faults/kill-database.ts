import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { verifyWrites, seed, randomWrite, type WriteAttempt } from './kill-api.ts';
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
/** The maximum time from the kill to the first acknowledged write, on a busy machine. */
const recoveryMs = 20_000;
const draftingMs = 200_000;
const retryMs = 50;

interface WriteLog {
  readonly attempts: WriteAttempt[];
  readonly drafts: string[];
  readonly unexpected: string[];
  unavailable: number;
}

/** Kills PostgreSQL with all its processes while calls write and runs are drafted. */
export const killDatabase: Fault = {
  name: 'kill-db',
  what: 'PostgreSQL is killed during mixed writes and runs',
  rounds: 10,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const log: WriteLog = { attempts: [], drafts: [], unexpected: [], unavailable: 0 };
    let slowestMs = 0;
    try {
      const leadIds = await seed(environment);
      const service = await environment.serve('all');
      for (let round = 0; round < rounds; round++) {
        const stop = new AbortController();
        const pending = [
          ...Array.from({ length: writers }, () => write(environment, service, log, stop.signal)),
          ...Array.from({ length: drafters }, () => draft(service, leadIds, log, stop.signal)),
        ];
        await waitForMore(log, acknowledgedOf(log));
        await sleep(randomInt(300));
        const killedAt = performance.now();
        await environment.killDatabase();
        // Replies from just before the kill may arrive during it, so only later ones are counted.
        const hasRecovered = await waitForMore(log, acknowledgedOf(log));
        slowestMs = Math.max(slowestMs, performance.now() - killedAt);
        expect(hasRecovered, `after kill ${round + 1} nothing was written within ${recoveryMs} ms`);
        stop.abort();
        await Promise.all(pending);
        await repeatSome(environment, service, log);
      }
      expect(service.child.exitCode === null, 'the service ended');
      const undrafted = await waitUntilDrafted(environment, draftingMs);
      expect(undrafted === 0, `${undrafted} runs did not end`);
      for (const each of log.attempts) await verifyWrites(environment, each, expect);
      const [{ stored }] = await environment.sql(
        'select count(*)::int as stored from message where id = any($1)',
        [log.drafts],
      );
      expect(stored === log.drafts.length, `${log.drafts.length - stored} acknowledged drafts are lost`);
      await verifyUnits(environment, expect);
    } finally {
      await environment.close();
    }
    findings.push(...new Set(log.unexpected));
    const { unavailable } = log;
    const facts = { kills: rounds, acknowledged: acknowledgedOf(log), unavailable };
    return { name: 'kill-db', facts: { ...facts, slowestRecoveryMs: Math.round(slowestMs) }, findings };
  },
};

function acknowledgedOf({ attempts, drafts }: WriteLog): number {
  return attempts.filter(({ acknowledged }) => acknowledged).length + drafts.length;
}

/** Waits until more than `before` calls are acknowledged; returns false at the timeout. */
async function waitForMore(log: WriteLog, before: number): Promise<boolean> {
  for (const deadline = Date.now() + recoveryMs; Date.now() < deadline; await sleep(5))
    if (acknowledgedOf(log) > before) return true;
  return false;
}

async function write(
  environment: FaultEnvironment,
  service: ServiceProcess,
  log: WriteLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const each = randomWrite();
    log.attempts.push(each);
    if (!(await attempt(environment, service, log, each))) await sleep(retryMs);
  }
}

async function attempt(
  environment: FaultEnvironment,
  service: ServiceProcess,
  log: WriteLog,
  each: WriteAttempt,
): Promise<boolean> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(environment, mark), { 'Idempotency-Key': mark });
  each.acknowledged = hasSucceeded(answer, log, chosen.fn);
  return each.acknowledged;
}

async function draft(
  service: ServiceProcess,
  leadIds: readonly string[],
  log: WriteLog,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const answer = await service.call('messages.generate', { leadId: leadIds[randomInt(leadIds.length)] });
    if (hasSucceeded(answer, log, 'messages.generate')) log.drafts.push(answer.value.id);
    else await sleep(retryMs);
  }
}

/** Logs any reply but success or `unavailable`. The service keeps running, so a missing reply is unexpected too. */
function hasSucceeded(answer: Answer, log: WriteLog, fn: string): answer is Answer & { arrived: true } {
  if (!answer.arrived) log.unexpected.push(`${fn} got no reply`);
  else if (answer.status === 500 && answer.text.includes('"unavailable"')) log.unavailable += 1;
  else if (answer.status !== 200)
    log.unexpected.push(`${fn} returned ${answer.text.replace(/req_\w+/g, 'req')}`);
  return answer.arrived && answer.status === 200;
}

/** Repeats half of the interrupted writes with the same keys. The others stay as the kill left them. */
async function repeatSome(
  environment: FaultEnvironment,
  service: ServiceProcess,
  log: WriteLog,
): Promise<void> {
  const interrupted = log.attempts.filter(({ acknowledged }) => !acknowledged);
  for (const [index, each] of interrupted.entries())
    if (index % 2) await attempt(environment, service, log, each);
}
