import { setTimeout as sleep } from 'node:timers/promises';
import type { OperationId } from '../../generated/contract/operations.ts';
import { newId } from '../../src/store/ids.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { createFindings, type Fault } from './report.ts';
import {
  openFaultEnvironment,
  type Answer,
  type ServiceProcess,
  type FaultEnvironment,
} from './fault-environment.ts';

/** One operation that many callers repeat with one key. `table` is locked to delay its effect. */
interface Race {
  readonly fn: OperationId;
  readonly table: string;
  args(environment: FaultEnvironment, mark: string): Promise<object> | object;
  /** Counts the effects. */
  count(environment: FaultEnvironment, mark: string): Promise<number>;
}

const callers = 20;

const batch: Race = {
  fn: 'leads.addBatch',
  table: 'lead',
  args: ({ projectId }, mark) => ({
    projectId,
    leads: Array.from({ length: 25 }, (_, row) => ({ source: mark, email: `a${row}@${mark}.example` })),
  }),
  count: async ({ sql }, mark) => {
    const [{ leads, events }] = await sql(
      `select (select count(*)::int from lead where source = $1) as leads,
              (select count(*)::int from event where type = 'lead.added' and data->>'source' = $1) as events`,
      [mark],
    );
    return leads === events ? leads / 25 : Number.NaN;
  },
};

const item: Race = {
  fn: 'brain.add',
  table: 'brain_item',
  args: ({ projectId }, mark) => ({ projectId, type: 'note', title: mark, body: 'A note.' }),
  count: async ({ sql }, mark) =>
    (await sql('select count(*)::int as count from brain_item where title = $1', [mark]))[0].count,
};

const run: Race = {
  fn: 'runs.startFromLeads',
  table: 'run_lead',
  args: async (environment, mark) => {
    await addLead(environment, mark);
    return { projectId: environment.projectId, source: mark };
  },
  count: async ({ sql }, mark) =>
    (await sql('select count(*)::int as count from run where source = $1', [mark]))[0].count,
};

/** Calls providers, so its key is protected by a lease of a minute instead of a transaction. */
const draft: Race = {
  fn: 'messages.generate',
  table: 'message',
  args: async (environment, mark) => ({ leadId: await addLead(environment, mark) }),
  count: async ({ sql }, mark) => {
    const [{ messages, paid }] = await sql(
      `select count(distinct m.id)::int as messages,
              (select count(*)::int from job j join credit_entry c on c.org_id = j.org_id and c.job_id = j.id
               where j.lead_id = max(l.id) and c.kind = 'commit') as paid
       from lead l left join message m on m.lead_id = l.id where l.source = $1`,
      [mark],
    );
    return messages === paid ? messages : Number.NaN;
  },
};

/**
 * Twenty callers of two processes repeat one call with one key. The process of the first caller is killed during its
 * work. The others must neither repeat the effect nor lose it, and all must get the same reply.
 */
export const raceKey: Fault = {
  name: 'race-key',
  what: 'twenty callers use one idempotency key, and the process of the first is killed',
  rounds: 20,
  run: async (rounds) => {
    const checks = createFindings();
    const environment = await openFaultEnvironment();
    let replies = 0;
    try {
      let [winner, other] = await Promise.all([environment.serve('api'), environment.serve('api')]);
      for (let round = 0; round < rounds; round++) {
        const race = round === 9 ? draft : [batch, item, run][round % 3]!;
        const mark = `round-${round}`;
        const texts = await raceAndKill(environment, race, mark, winner, other);
        replies += texts.length;
        const effects = await race.count(environment, mark);
        checks.expect(texts.length === callers, `${race.fn}: ${callers - texts.length} callers got no reply`);
        checks.expect(new Set(texts).size === 1, `${race.fn}: the replies differ`);
        checks.expect(effects === 1, `${race.fn}: ${effects} effects instead of one`);
        [winner, other] = [other, await environment.serve('api')];
      }
    } finally {
      await environment.close();
    }
    return { name: 'race-key', facts: { kills: rounds, replies }, findings: checks.findings };
  },
};

/** Makes all calls while the table is locked, kills the first process, and returns the texts of successful replies. */
async function raceAndKill(
  environment: FaultEnvironment,
  race: Race,
  mark: string,
  winner: ServiceProcess,
  other: ServiceProcess,
): Promise<string[]> {
  const args = await race.args(environment, mark);
  const call = (service: ServiceProcess): Promise<Answer> =>
    service.call(race.fn, args, { 'Idempotency-Key': mark });
  const release = await environment.lockTable(race.table);
  const first = call(winner);
  await waitUntilBlocked(environment, 1);
  const others = Array.from({ length: callers - 1 }, () => call(other));
  await sleep(100);
  await winner.end('SIGKILL');
  await release();
  const repeated = (await first).arrived ? first : call(other);
  const replies = await Promise.all([repeated, ...others]);
  return replies.flatMap((answer) => (answer.arrived && answer.status === 200 ? [answer.text] : []));
}

/** Waits until this many statements wait for a table. */
async function waitUntilBlocked({ sql }: FaultEnvironment, count: number): Promise<void> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await sleep(5)) {
    const [{ waiting }] = await sql(
      `select count(*)::int as waiting from pg_stat_activity
       where wait_event_type = 'Lock' and wait_event = 'relation'`,
    );
    if (waiting >= count) return;
  }
  throw new Error('No call reached the locked table.');
}

async function addLead({ sql, orgId, projectId }: FaultEnvironment, mark: string): Promise<string> {
  const id = newId('lead');
  await sql(
    `insert into lead (org_id, id, project_id, company, source, analysis, created_at, updated_at)
     values ($1, $2, $3, 'Pilvi Dental', $4, $5, now(), now())`,
    [orgId, id, projectId, mark, analysis],
  );
  return id;
}
