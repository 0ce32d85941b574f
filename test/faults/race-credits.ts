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
/** Less than all that is asked for at once, so that some of it cannot be paid. */
const credits = 25;
const timeoutMs = 120_000;

/** Calls and a run spend the last credits at once, from two processes. */
export const raceCredits: Fault = {
  name: 'race-credits',
  what: 'two processes spend the last credits at once',
  rounds: 5,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const facts = { paid: 0, refused: 0, drafted: 0 };
    try {
      const services = await Promise.all([stage.serve('all'), stage.serve('all')]);
      for (let round = 0; round < rounds; round++) {
        const outcome = await spendAll(stage, services, `race-${round}`, expect);
        facts.paid += outcome.paid;
        facts.refused += outcome.refused;
        await setBalance(stage, 1_000);
        await stage.sql(`update directory.outbox set due_at = now() where name = 'resume'`);
        expect((await waitUntilDrafted(stage, timeoutMs)) === 0, 'a parked run did not go on');
      }
      await verifyUnits(stage, expect);
      const [{ drafts }] = await stage.sql('select count(*)::int as drafts from message');
      facts.drafted = drafts;
    } finally {
      await stage.close();
    }
    return { name: 'race-credits', facts: { rounds, ...facts }, findings };
  },
};

async function spendAll(
  stage: FaultEnvironment,
  services: readonly ServiceProcess[],
  source: string,
  expect: Expect,
) {
  const { projectId } = stage;
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
  await setBalance(stage, credits);
  const before = await spentCredits(stage);
  const watch = watchBalance(stage);
  const [started, ...answers] = await Promise.all([
    first.call('runs.startFromLeads', { projectId, source }),
    ...ids.map((leadId, row) => generate(services[row % services.length]!, leadId)),
  ]);
  const runId = runIdOf(started);
  await waitUntilIdle(stage, runId, expect);
  const lowest = await watch.end();
  const paid = answers.filter((answer) => answer.known && answer.status === 200).length;
  const refused = answers.filter(
    (answer) => answer.known && answer.status === 403 && answer.text.includes('credits_exhausted'),
  ).length;
  const others = answers.filter((answer) => !answer.known || ![200, 403].includes(answer.status));
  expect(paid + refused === spenders, `neither paid nor refused are ${JSON.stringify(others)}`);
  expect(lowest >= 0, `the balance fell to ${lowest}`);
  const [{ balance, reserved }] = await stage.sql(
    `select balance, (select coalesce(sum(case kind when 'reserve' then amount else -amount end), 0)::int
                      from credit_entry where org_id = $1 and kind <> 'grant') as reserved
     from credit_account where org_id = $1`,
    [stage.orgId],
  );
  const spent = (await spentCredits(stage)) - before;
  expect(spent === credits, `${spent} of ${credits} credits were spent, though more was asked for`);
  expect(balance === 0 && reserved === 0, `the balance is ${balance} with ${reserved} set aside`);
  return { paid, refused };
}

/** As often as the caller is told to come again, which a busy database may do to anybody. */
async function generate(service: ServiceProcess, leadId: string): Promise<Answer> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const answer = await service.call('messages.generate', { leadId });
    const isBusy = answer.known && answer.status === 500 && answer.text.includes('"unavailable"');
    if (!isBusy || Date.now() > deadline) return answer;
  }
}

/** The balance alone; the free credits of the day are gone. */
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

/** Waits until the run has done all that can be paid. */
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

function watchBalance({ sql, orgId }: FaultEnvironment): { end(): Promise<number> } {
  let isEnding = false;
  const watching = (async () => {
    let lowest = Infinity;
    while (!isEnding) {
      const [{ balance }] = await sql('select balance from credit_account where org_id = $1', [orgId]);
      lowest = Math.min(lowest, balance);
      await sleep(5);
    }
    return lowest;
  })();
  return {
    end: () => {
      isEnding = true;
      return watching;
    },
  };
}
