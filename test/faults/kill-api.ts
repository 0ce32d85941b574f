import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../src/store/ids.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { seedCampaigns, seededLeads, writes, type Write } from './kill-api-writes.ts';
import { createFindings, type Fault, type FaultReport } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** An attempted write. It must have one effect if it was acknowledged, otherwise one or none. */
export interface WriteAttempt {
  readonly write: Write;
  readonly mark: string;
  acknowledged: boolean;
}

const writers = 6;
const drafters = 2;

/** Kills the process that serves calls while eight callers write, and restarts it. */
export const killApi: Fault = {
  name: 'kill-api',
  what: 'the process that serves calls is killed during mixed writes',
  rounds: 20,
  run: (rounds) => interrupt('kill-api', 'SIGKILL', rounds),
};

/** Stops the process as an operator does. Then every write with an effect must also have its reply. */
export const stopApi: Fault = {
  name: 'stop-api',
  what: 'the process that serves calls is stopped during mixed writes',
  rounds: 5,
  run: (rounds) => interrupt('stop-api', 'SIGTERM', rounds),
};

async function interrupt(name: string, signal: 'SIGKILL' | 'SIGTERM', rounds: number): Promise<FaultReport> {
  const { findings, expect } = createFindings();
  const environment = await openFaultEnvironment();
  const attempts: WriteAttempt[] = [];
  const drafts: string[] = [];
  let interrupted = 0;
  try {
    const leadIds = await seed(environment);
    let service = await environment.serve('api');
    for (let round = 0; round < rounds; round++) {
      const firstIndex = attempts.length;
      const pending = [
        ...Array.from({ length: writers }, () => write(environment, service, attempts)),
        ...Array.from({ length: drafters }, () => draft(service, leadIds, drafts)),
      ];
      await waitUntilAcknowledged(attempts, firstIndex);
      await sleep(randomInt(400));
      const status = await service.end(signal);
      await Promise.all(pending);
      if (signal === 'SIGTERM') {
        expect(status === 0, `it ended with status ${status}`);
        for (const each of attempts.slice(firstIndex)) await verifyAcknowledged(environment, each, expect);
      }
      service = await environment.serve('api');
      interrupted += await repeatSome(environment, service, attempts.slice(firstIndex));
    }
    for (const each of attempts) await verifyWrites(environment, each, expect);
    await verifyDrafts(environment, drafts, expect);
  } finally {
    await environment.close();
  }
  const acknowledged = attempts.filter((each) => each.acknowledged).length + drafts.length;
  expect(
    acknowledged > rounds,
    `only ${acknowledged} writes and drafts were acknowledged, too few for this test`,
  );
  return { name, facts: { ends: rounds, acknowledged, interrupted }, findings };
}

export async function seed(environment: FaultEnvironment): Promise<string[]> {
  await seedCampaigns(environment);
  const { sql, orgId, projectId } = environment;
  const ids = Array.from({ length: seededLeads }, () => newId('lead'));
  await sql(
    `insert into lead (org_id, id, project_id, company, source, analysis, created_at, updated_at)
     select $1, id, $2, 'Pilvi Dental', 'seeded', $4, now(), now() from unnest($3::text[]) as id`,
    [orgId, projectId, ids, analysis],
  );
  return ids;
}

/** Waits for the first acknowledged write: at most 10 s, because a busy machine may be slow. */
async function waitUntilAcknowledged(attempts: readonly WriteAttempt[], firstIndex: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!attempts.slice(firstIndex).some((each) => each.acknowledged) && Date.now() < deadline)
    await sleep(5);
}

/** Writes repeatedly until the service has ended. */
async function write(
  environment: FaultEnvironment,
  service: ServiceProcess,
  attempts: WriteAttempt[],
): Promise<void> {
  for (;;) {
    const each = randomWrite();
    attempts.push(each);
    if (!(await attempt(environment, service, each))) return;
  }
}

/** A random write with a new mark. */
export function randomWrite(): WriteAttempt {
  const write = writes[randomInt(writes.length)]!;
  return { write, mark: `m${newId('job').slice(4)}`, acknowledged: false };
}

/** Returns false if the service has ended. Throws on an error reply, because then the test itself is wrong. */
async function attempt(
  environment: FaultEnvironment,
  service: ServiceProcess,
  each: WriteAttempt,
): Promise<boolean> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(environment, mark), { 'Idempotency-Key': mark });
  if (!answer.arrived) return false;
  if (answer.status !== 200) throw new Error(`${chosen.fn} was rejected: ${answer.text}`);
  each.acknowledged = true;
  return true;
}

/** Drafts messages, which calls providers and spends credits, until the service has ended. */
async function draft(service: ServiceProcess, leadIds: readonly string[], drafts: string[]): Promise<void> {
  for (;;) {
    const answer = await service.call('messages.generate', { leadId: leadIds[randomInt(leadIds.length)] });
    if (!answer.arrived) return;
    if (answer.status !== 200) throw new Error(`messages.generate was rejected: ${answer.text}`);
    drafts.push(answer.value.id);
  }
}

/** Repeats half of the interrupted writes with the same keys. The others stay as the kill left them. */
async function repeatSome(
  environment: FaultEnvironment,
  service: ServiceProcess,
  attempts: readonly WriteAttempt[],
): Promise<number> {
  const interrupted = attempts.filter((each) => !each.acknowledged);
  for (const [index, each] of interrupted.entries()) if (index % 2) await attempt(environment, service, each);
  return interrupted.length;
}

export type Expect = (holds: boolean, otherwise: string) => void;

export async function verifyWrites(
  environment: FaultEnvironment,
  { write: { fn, parts, completeCounts }, mark, acknowledged }: WriteAttempt,
  expect: Expect,
) {
  const found = await parts(environment, mark);
  const isComplete = found.every((part, index) => part === completeCounts[index]);
  const isAbsent = found.every((part) => part === 0);
  expect(isComplete || isAbsent, `${fn} ${mark} had an incomplete effect: ${found.join(', ')}`);
  expect(isComplete || !acknowledged, `${fn} ${mark} was acknowledged but lost`);
}

async function verifyAcknowledged(
  environment: FaultEnvironment,
  { write: { fn, parts }, mark, acknowledged }: WriteAttempt,
  expect: Expect,
) {
  if (acknowledged) return;
  const found = await parts(environment, mark);
  expect(
    found.every((part) => part === 0),
    `${fn} ${mark} had an effect but got no reply`,
  );
}

/** Verifies that each draft is charged once, and that credits remain reserved only for unfinished units. */
async function verifyDrafts(
  { sql, orgId }: FaultEnvironment,
  drafts: readonly string[],
  expect: Expect,
): Promise<void> {
  const [found] = await sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from message where org_id = $1 and id = any($2)) as acknowledged,
            (select count(*)::int from job where org_id = $1 and run_id is null and state = 'done') as done,
            (select count(*)::int from job where org_id = $1 and run_id is null and state = 'waiting') as waiting,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as paid,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as events`,
    [orgId, drafts],
  );
  const { messages, acknowledged, done, waiting, paid, reserved, events } = found;
  expect(acknowledged === drafts.length, `${drafts.length - acknowledged} acknowledged drafts are lost`);
  const isEven = [done, paid, events].every((count) => count === messages);
  expect(isEven, `${messages} drafts, ${done} units done, ${paid} paid, ${events} events`);
  expect(reserved === paid + waiting, `${reserved} units reserved, ${paid} paid and ${waiting} unfinished`);
}
