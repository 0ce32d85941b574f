import { expect } from 'vitest';
import type { TestService, Tenant } from './test-service.ts';

/**
 * Waits until the run has no open jobs, then checks each job's ledger entries. Written drafts are reserved and paid,
 * and failed ones cost nothing. No job may be left in the queue. Each lead is drafted with a message, or is removed
 * or excluded.
 */
export async function expectLedgerSettled(
  service: TestService,
  { orgId }: Tenant,
  runId: string,
): Promise<void> {
  const isOpen = () =>
    service.sql(`select id from job where org_id = $1 and run_id = $2 and state in ('waiting', 'parked')`, [
      orgId,
      runId,
    ]);
  await expect.poll(isOpen).toEqual([]);
  const jobs = await service.sql<{ unit: string; entries: string[]; wakes: number }>(
    `select j.kind || ' ' || j.state as unit, array(
              select kind from credit_entry e where e.org_id = $1 and e.job_id = j.id order by kind) as entries,
            (select count(*)::int from directory.outbox o where o.org_id = $1 and o.subject = j.id) as wakes
     from job j where j.org_id = $1 and j.run_id = $2`,
    [orgId, runId],
  );
  const allowedEntries: Readonly<Record<string, readonly string[]>> = {
    'draft done': ['commit reserve'],
    'draft failed': ['', 'release reserve'],
    'research done': ['', 'commit reserve', 'release reserve'],
    'research failed': ['', 'release reserve'],
    'contacts done': ['', 'commit reserve', 'release reserve'],
    'contacts failed': ['', 'release reserve'],
    'discover done': [''],
    'discover failed': [''],
    'read done': [''],
  };
  for (const { unit, entries, wakes } of jobs) {
    expect(allowedEntries[unit], unit).toContain(entries.join(' '));
    expect(wakes).toBe(0);
  }
  const strays = await service.sql(
    `select r.status, r.message_id from run_lead r where r.org_id = $1 and r.run_id = $2
       and (r.status not in ('drafted', 'removed', 'excluded')
         or (r.status = 'drafted') <> (r.message_id is not null))`,
    [orgId, runId],
  );
  expect(strays).toEqual([]);
}
