import { setTimeout as sleep } from 'node:timers/promises';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import {
  openFaultEnvironment,
  type Answer,
  type ServiceProcess,
  type FaultEnvironment,
} from './fault-environment.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const spenders = 30;
const leadsOfRun = 20;
/** Fewer credits than all calls need together, so that some cannot be paid. */
const credits = 25;
const timeoutMs = 120_000;

/** Calls and a run at two processes concurrently spend the last credits. */
export const raceCredits: Fault = {
  name: 'race-credits',
  what: 'two processes concurrently spend the last credits',
  rounds: 5,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const facts = { paid: 0, rejected: 0, drafted: 0 };
    try {
      const services = await Promise.all([environment.serve('all'), environment.serve('all')]);
      for (let round = 0; round < rounds; round++) {
        const outcome = await spendAll(environment, services, `race-${round}`, expect);
        facts.paid += outcome.paid;
        facts.rejected += outcome.rejected;
        await setBalance(environment, 1_000);
        await environment.sql(`update directory.outbox set due_at = now() where name = 'resume'`);
        expect((await waitUntilDrafted(environment, timeoutMs)) === 0, 'a parked run did not continue');
      }
      await verifyUnits(environment, expect);
      const [{ drafts }] = await environment.sql('select count(*)::int as drafts from message');
      facts.drafted = drafts;
    } finally {
      await environment.close();
    }
    return { name: 'race-credits', facts: { rounds, ...facts }, findings };
  },
};

/** Spends the credits by concurrent calls and a run, and verifies that exactly all of them are spent. */
async function spendAll(
  environment: FaultEnvironment,
  services: readonly ServiceProcess[],
  source: string,
  expect: Expect,
) {
  const { projectId } = environment;
  const [first] = services as [ServiceProcess];
  const lead = (row: number, label: string) => ({
    analysis,
    source: label,
    company: `${label} ${row}`,
    email: `a@${label}-${row}.example`,
  });
  const leads = [
    ...Array.from({ length: spenders }, (_, row) => lead(row, `${source}-single`)),
    ...Array.from({ length: leadsOfRun }, (_, row) => lead(row, source)),
  ];
  await first.call('projects.updateContext', { projectId, whatTheyDo: 'We plan shifts for field teams.' });
  const added = valueOf(await first.call('leads.addBatch', { projectId, leads }));
  const ids = (added.items as { leadId: string }[]).slice(0, spenders).map(({ leadId }) => leadId);
  await setBalance(environment, credits);
  const before = await spentCredits(environment);
  const monitor = monitorBalance(environment);
  const [started, ...replies] = await Promise.all([
    first.call('runs.startFromLeads', { projectId, source }),
    ...ids.map((leadId, row) => generate(services[row % services.length]!, leadId)),
  ]);
  const runId = runIdOf(started);
  await waitUntilIdle(environment, runId, expect);
  const lowest = await monitor.end();
  const paid = replies.filter((answer) => answer.arrived && answer.status === 200).length;
  const rejected = replies.filter(
    (answer) => answer.arrived && answer.status === 403 && answer.text.includes('credits_exhausted'),
  ).length;
  const others = replies.filter((answer) => !answer.arrived || ![200, 403].includes(answer.status));
  expect(paid + rejected === spenders, `neither paid nor rejected: ${JSON.stringify(others)}`);
  expect(lowest >= 0, `the balance fell to ${lowest}`);
  const [{ balance, reserved }] = await environment.sql(
    `select balance, (select coalesce(sum(case kind when 'reserve' then amount else -amount end), 0)::int
                      from credit_entry where org_id = $1 and kind <> 'grant') as reserved
     from credit_account where org_id = $1`,
    [environment.orgId],
  );
  const spent = (await spentCredits(environment)) - before;
  expect(spent === credits, `${spent} of ${credits} credits were spent, although the calls needed more`);
  expect(balance === 0 && reserved === 0, `the balance is ${balance} with ${reserved} reserved`);
  return { paid, rejected };
}

/** Repeats the call while the database is busy. */
async function generate(service: ServiceProcess, leadId: string): Promise<Answer> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const answer = await service.call('messages.generate', { leadId });
    const isBusy = answer.arrived && answer.status === 500 && answer.text.includes('"unavailable"');
    if (!isBusy || Date.now() > deadline) return answer;
  }
}

/** Sets the balance, and marks the free credits of the day as used. */
async function setBalance({ sql, orgId }: FaultEnvironment, balance: number): Promise<void> {
  await sql(
    'update credit_account set balance = $2, free_day = current_date, free_used = 1000 where org_id = $1',
    [orgId, balance],
  );
}

async function spentCredits({ sql, orgId }: FaultEnvironment): Promise<number> {
  const [{ spent }] = await sql(
    `select coalesce(sum(amount), 0)::int as spent from credit_entry where org_id = $1 and kind = 'commit'`,
    [orgId],
  );
  return spent;
}

/** Waits until the run has done all work that can be paid. */
async function waitUntilIdle({ sql, orgId }: FaultEnvironment, runId: string, expect: Expect): Promise<void> {
  const isIdle = async () => {
    const [{ waiting }] = await sql(
      `select count(*)::int as waiting from job where org_id = $1 and state = 'waiting'`,
      [orgId],
    );
    const [{ status }] = await sql('select status from run where org_id = $1 and id = $2', [orgId, runId]);
    return waiting === 0 && status === 'parked_credits';
  };
  for (const deadline = Date.now() + timeoutMs; Date.now() < deadline; await sleep(50)) {
    if (await isIdle()) return;
  }
  expect(false, 'the run was not parked');
}

/** Polls the balance; `end` returns the lowest one. */
function monitorBalance({ sql, orgId }: FaultEnvironment): { end(): Promise<number> } {
  let isStopped = false;
  const result = (async () => {
    let lowest = Infinity;
    while (!isStopped) {
      const [{ balance }] = await sql('select balance from credit_account where org_id = $1', [orgId]);
      lowest = Math.min(lowest, balance);
      await sleep(5);
    }
    return lowest;
  })();
  return {
    end: () => {
      isStopped = true;
      return result;
    },
  };
}
