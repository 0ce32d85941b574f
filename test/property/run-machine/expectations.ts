import { expect } from 'vitest';
import { legalStatuses } from './model.ts';
import type { StepContext } from './step-context.ts';

/** Checks the rules that apply at any time, after any steps. */
export async function expectRules(context: StepContext): Promise<void> {
  await expectStatuses(context);
  await expectCredits(context);
  await expectOnlyPermittedPeople(context);
  await expectNoSecondDraft(context);
}

/** Each run has a status that its steps allow, and never costs more than its cap. */
async function expectStatuses({ service, orgId, model }: StepContext): Promise<void> {
  const runs = await service.sql<{ id: string; status: string; parked: number; cost: number }>(
    `select r.id, r.status,
            (select count(*)::int from job j where j.org_id = $1 and j.run_id = r.id and j.state = 'parked') as parked,
            (select coalesce(sum(case e.kind when 'reserve' then amount when 'release' then -amount else 0 end), 0)::int
             from credit_entry e where e.org_id = $1 and e.run_id = r.id) as cost
     from run r where r.org_id = $1`,
    [orgId],
  );
  expect(runs.map(({ id }) => id).sort()).toEqual(model.runs.map(({ id }) => id).sort());
  for (const { id, status, parked, cost } of runs) {
    const run = model.runs.find((candidate) => candidate.id === id)!;
    expect(legalStatuses(run), `a run from ${run.origin}: ${JSON.stringify(run)}`).toContain(status);
    expect(cost, `the cost of a run with the cap ${run.cap}`).toBeLessThanOrEqual(run.cap);
    expect(
      status === 'parked_credits' || parked === 0,
      `${parked} parked jobs in a run that is ${status}`,
    ).toBe(true);
  }
}

/** The account equals the sum of its ledger, and no unit is reserved or settled twice. */
async function expectCredits({ service, orgId }: StepContext): Promise<void> {
  const [sums] = await service.sql(
    `select a.balance, a.free_used as free,
            (select coalesce(sum(case kind when 'grant' then amount when 'reserve' then from_free - amount
                                 when 'release' then amount - from_free else 0 end), 0)::int
             from credit_entry where org_id = $1) as ledger,
            (select count(*)::int from (select from credit_entry where org_id = $1 and job_id is not null
             group by job_id, case kind when 'reserve' then 1 else 2 end having count(*) > 1) as doubled) as doubled
     from credit_account a where a.org_id = $1`,
    [orgId],
  );
  expect(sums.balance).toBeGreaterThanOrEqual(0);
  expect(sums).toMatchObject({ ledger: sums.balance, doubled: 0 });
}

/** People are searched for and written to only with the approval of a person or `autoAdvance`. */
async function expectOnlyPermittedPeople({ service, orgId, model, scene }: StepContext): Promise<void> {
  expect([...scene.searchedDomains].filter((domain) => !model.mayFind.has(domain))).toEqual([]);
  const rows = await service.sql<{ id: string; domain: string | null; status: string; hasMessage: boolean }>(
    `select l.id, c.domain, l.status, l.message_id is not null or l.lead_id is not null as "hasMessage"
     from run_lead l join run_company c on c.org_id = $1 and c.id = l.run_company_id where l.org_id = $1`,
    [orgId],
  );
  for (const { id, domain, status } of rows.filter((row) => row.hasMessage)) {
    const isCovered = model.mayWrite.has(domain!) || model.accepted.has(id);
    expect(isCovered, `a message to ${domain} is permitted, status ${status}`).toBe(true);
    expect(model.declined.has(id), `a declined person at ${domain} gets a message`).toBe(false);
  }
  const suppressed = await service.sql(
    `select m.id from message m join lead l on l.org_id = $1 and l.id = m.lead_id
     join suppression s on s.org_id = $1 and s.value = l.email and s.since < m.created_at where m.org_id = $1`,
    [orgId],
  );
  expect(suppressed).toEqual([]);
}

/** A lead has one draft per run, and one open draft per campaign or without one. */
async function expectNoSecondDraft({ service, orgId, model }: StepContext): Promise<void> {
  const doubled = await service.sql(
    `select m.lead_id as "leadId", array_agg(m.run_id || ' ' || m.state) as drafts from message m
     where m.org_id = $1 and m.state in ('drafting', 'drafted', 'approved') and not m.lead_id = any($2)
     group by m.lead_id, m.campaign_id having count(*) > 1`,
    [orgId, [...model.merged]],
  );
  expect(doubled).toEqual([]);
}

/** All work has ended: open items wait for a person or for credits. */
export async function expectEnded(
  context: StepContext,
  { isPaid }: { readonly isPaid: boolean },
): Promise<void> {
  await expectJobsEqualLedger(context);
  await expectNothingStuck(context);
  const [{ balance }] = await context.service.sql('select balance from credit_account where org_id = $1', [
    context.orgId,
  ]);
  for (const run of context.model.runs) {
    const { status, progress, credits, counts } = await context.workspace.call('runs.status', {
      runId: run.id,
    });
    expect([...gates, ...(isPaid ? [] : ['parked_credits'])]).toContain(status);
    expect(credits.reserved).toBe(0);
    const isShort = balance === 0 || credits.spent >= run.cap;
    if (status === 'parked_credits')
      expect(isShort, `parked with ${balance} credits and below its cap`).toBe(true);
    else expect(progress.done, `completed units of a run that is ${status}`).toBe(progress.total);
    const [{ drafts }] = await context.service.sql(
      `select count(*)::int as drafts from run_lead l join message m on m.org_id = $1 and m.id = l.message_id
       where l.org_id = $1 and l.run_id = $2 and m.state <> 'removed'`,
      [context.orgId, run.id],
    );
    expect(counts.drafts).toBe(drafts);
  }
}

const gates = ['awaiting_profile', 'awaiting_contacts', 'awaiting_approval'];

/** Credits for each paid unit were reserved once, and then spent or released; parked jobs reserve none. */
async function expectJobsEqualLedger({ service, orgId }: StepContext): Promise<void> {
  const jobs = await service.sql<{ kind: string; state: string; entries: string[]; wakes: number }>(
    `select kind, state, array(
              select kind from credit_entry e where e.org_id = $1 and e.job_id = j.id order by kind) as entries,
            (select count(*)::int from directory.outbox o where o.org_id = $1 and o.subject = j.id) as wakes
     from job j where j.org_id = $1 and j.run_id is not null`,
    [orgId],
  );
  const released = ['', 'release reserve'];
  for (const { kind, state, entries, wakes } of jobs) {
    const isFree = kind === 'discover' || kind === 'read';
    const paid = kind === 'draft' ? ['commit reserve'] : ['commit reserve', ...released];
    const allowed = isFree || state === 'parked' ? [''] : state === 'done' ? paid : released;
    expect(['done', 'failed', 'parked']).toContain(state);
    expect(allowed, `${kind} ${state}`).toContain(entries.join(' '));
    expect(wakes).toBe(0);
  }
}

/** No row or company is in an intermediate status without a job that continues it. */
async function expectNothingStuck({ service, orgId }: StepContext): Promise<void> {
  const parked = `exists (select from job j where j.org_id = $1 and j.run_id = r.run_id and j.state = 'parked')`;
  const rows = await service.sql(
    `select r.status, r.code, r.domain from run_lead r where r.org_id = $1 and not ${parked}
       and (r.status in ('resolving', 'pending', 'researching', 'researched', 'drafting')
         or (r.status = 'drafted' and r.message_id is null))`,
    [orgId],
  );
  expect(rows, 'rows without a job').toEqual([]);
  const companies = await service.sql(
    `select r.status, r.domain from run_company r where r.org_id = $1 and r.status = 'confirmed' and not ${parked}`,
    [orgId],
  );
  expect(companies, 'companies without a job').toEqual([]);
  const gates = await service.sql(
    `select r.id from run r where r.org_id = $1 and r.archived_at is null and r.status <> 'parked_credits'
       and (r.status = 'awaiting_profile') <> (
         exists (select from run_company c where c.org_id = $1 and c.run_id = r.id and c.status = 'proposed')
         or (r.origin = 'brief' and r.profile is null))`,
    [orgId],
  );
  expect(gates, 'runs whose status contradicts the state of their company list').toEqual([]);
}
