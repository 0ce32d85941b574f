import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../src/store/ids.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { seedCampaigns, seededLeads, writes, type Write } from './kill-api-writes.ts';
import { createFindings, type Fault, type FaultReport } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** A write that was tried: with an effect once when it was acknowledged, else once or not at all. */
export interface WriteAttempt {
  readonly write: Write;
  readonly mark: string;
  acknowledged: boolean;
}

const writers = 6;
const drafters = 2;

/** Kills the process that answers calls while eight callers write, and starts it again. */
export const killApi: Fault = {
  name: 'kill-api',
  what: 'the process that answers calls is killed amid mixed writes',
  rounds: 20,
  run: (rounds) => interrupt('kill-api', 'SIGKILL', rounds),
};

/** Ends it as an operator does: besides, whatever has an effect must then have got its answer. */
export const stopApi: Fault = {
  name: 'stop-api',
  what: 'the process that answers calls is asked to end amid mixed writes',
  rounds: 5,
  run: (rounds) => interrupt('stop-api', 'SIGTERM', rounds),
};

async function interrupt(name: string, signal: 'SIGKILL' | 'SIGTERM', rounds: number): Promise<FaultReport> {
  const { broken: findings, expect } = createFindings();
  const stage = await openFaultEnvironment();
  const tried: WriteAttempt[] = [];
  const drafts: string[] = [];
  let interrupted = 0;
  try {
    const leadIds = await seed(stage);
    let service = await stage.serve('api');
    for (let round = 0; round < rounds; round++) {
      const begun = tried.length;
      const writing = [
        ...Array.from({ length: writers }, () => write(stage, service, tried)),
        ...Array.from({ length: drafters }, () => draft(service, leadIds, drafts)),
      ];
      await waitUntilAcknowledged(tried, begun);
      await sleep(randomInt(400));
      const status = await service.end(signal);
      await Promise.all(writing);
      if (signal === 'SIGTERM') {
        expect(status === 0, `it ended with status ${status}`);
        for (const each of tried.slice(begun)) await verifyAcknowledged(stage, each, expect);
      }
      service = await stage.serve('api');
      interrupted += await repeatSome(stage, service, tried.slice(begun));
    }
    for (const each of tried) await verifyWrites(stage, each, expect);
    await verifyDrafts(stage, drafts, expect);
  } finally {
    await stage.close();
  }
  const acknowledged = tried.filter((each) => each.acknowledged).length + drafts.length;
  expect(acknowledged > rounds, 'hardly anything was written, so this shows nothing');
  return { name, facts: { ends: rounds, acknowledged, interrupted }, findings };
}

export async function seed(stage: FaultEnvironment): Promise<string[]> {
  await seedCampaigns(stage);
  const { sql, orgId, projectId } = stage;
  const ids = Array.from({ length: seededLeads }, () => newId('lead'));
  await sql(
    `insert into lead (org_id, id, project_id, company, source, analysis, created_at, updated_at)
     select $1, id, $2, 'Pilvi Dental', 'seeded', $4, now(), now() from unnest($3::text[]) as id`,
    [orgId, projectId, ids, analysis],
  );
  return ids;
}

/** A machine that is busy with other things takes a while until the first writes are through. */
async function waitUntilAcknowledged(tried: readonly WriteAttempt[], begun: number): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!tried.slice(begun).some((each) => each.acknowledged) && Date.now() < deadline) await sleep(5);
}

/** Writes one thing after the other until the service is gone. */
async function write(stage: FaultEnvironment, service: ServiceProcess, tried: WriteAttempt[]): Promise<void> {
  for (;;) {
    const each = writeRandomly();
    tried.push(each);
    if (!(await attempt(stage, service, each))) return;
  }
}

/** One of the writes under a mark of its own. */
export function writeRandomly(): WriteAttempt {
  const write = writes[randomInt(writes.length)]!;
  return { write, mark: `m${newId('job').slice(4)}`, acknowledged: false };
}

/** Whether the service is still there. A refusal would be a fault of this program. */
async function attempt(
  stage: FaultEnvironment,
  service: ServiceProcess,
  each: WriteAttempt,
): Promise<boolean> {
  const { write: chosen, mark } = each;
  const answer = await service.call(chosen.fn, chosen.args(stage, mark), { 'Idempotency-Key': mark });
  if (!answer.known) return false;
  if (answer.status !== 200) throw new Error(`${chosen.fn} was refused: ${answer.text}`);
  each.acknowledged = true;
  return true;
}

/** Drafts messages, which asks providers and pays, until the service is gone. */
async function draft(service: ServiceProcess, leadIds: readonly string[], drafts: string[]): Promise<void> {
  for (;;) {
    const answer = await service.call('messages.generate', { leadId: leadIds[randomInt(leadIds.length)] });
    if (!answer.known) return;
    if (answer.status !== 200) throw new Error(`messages.generate was refused: ${answer.text}`);
    drafts.push(answer.value.id);
  }
}

/** Half of the interrupted writes are repeated under their keys; the others stay as the kill has left them. */
async function repeatSome(
  stage: FaultEnvironment,
  service: ServiceProcess,
  tried: readonly WriteAttempt[],
): Promise<number> {
  const interrupted = tried.filter((each) => !each.acknowledged);
  for (const [index, each] of interrupted.entries()) if (index % 2) await attempt(stage, service, each);
  return interrupted.length;
}

export type Expect = (holds: boolean, otherwise: string) => void;

export async function verifyWrites(
  stage: FaultEnvironment,
  { write: { fn, parts, whole }, mark, acknowledged }: WriteAttempt,
  expect: Expect,
) {
  const found = await parts(stage, mark);
  const isThere = found.every((part, index) => part === whole[index]);
  const isAbsent = found.every((part) => part === 0);
  expect(isThere || isAbsent, `${fn} ${mark} had half an effect: ${found.join(', ')}`);
  expect(isThere || !acknowledged, `${fn} ${mark} was acknowledged and is lost`);
}

async function verifyAcknowledged(
  stage: FaultEnvironment,
  { write: { fn, parts }, mark, acknowledged }: WriteAttempt,
  expect: Expect,
) {
  if (acknowledged) return;
  const found = await parts(stage, mark);
  expect(
    found.every((part) => part === 0),
    `${fn} ${mark} was done and got no answer`,
  );
}

/** Each draft is paid once, each unit has one ending, and what hangs in the air is still set aside. */
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
  expect(reserved === paid + waiting, `${reserved} units set aside, ${paid} paid and ${waiting} under way`);
}
