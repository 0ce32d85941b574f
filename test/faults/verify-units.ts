import { setTimeout as sleep } from 'node:timers/promises';
import type { Expect } from './kill-api.ts';
import type { FaultEnvironment } from './fault-environment.ts';

/** Waits until all runs are drafted; returns how many are not at the timeout. */
export async function waitUntilDrafted({ sql, orgId }: FaultEnvironment, timeoutMs: number): Promise<number> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const [{ drafting }] = await sql(
      `select count(*)::int as drafting from run where org_id = $1 and status <> 'awaiting_approval'`,
      [orgId],
    );
    if (!drafting || Date.now() > deadline) return drafting;
  }
}

/**
 * Verifies that each unit of work is charged or released once, and that each draft has one message and one event.
 * Interrupted units outside runs keep their reserved credits until they are abandoned.
 */
export async function verifyUnits({ sql, orgId }: FaultEnvironment, expect: Expect): Promise<void> {
  const [found] = await sql(
    `select (select count(*)::int from message where org_id = $1) as messages,
            (select count(*)::int from run_lead where org_id = $1 and status <> 'failed') as reached,
            (select count(*)::int from run_lead where org_id = $1 and message_id is not null) as shown,
            (select count(*)::int from job where org_id = $1 and kind = 'draft' and state = 'done') as done,
            (select count(*)::int from job where org_id = $1 and run_id is null and state = 'done') as single,
            (select count(*)::int from job where org_id = $1 and run_id is null and state = 'waiting') as waiting,
            (select count(*)::int from job where org_id = $1 and run_id is not null and state = 'waiting') as open,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind in ('commit', 'release')) as settled,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit' and unit = 'draft') as paid,
            (select count(*)::int from event where org_id = $1 and type = 'draft.ready') as events,
            (select count(*)::int from directory.outbox o join job j on j.org_id = o.org_id and j.id = o.subject
             where o.org_id = $1 and o.kind = 'job' and j.run_id is not null) as queued`,
    [orgId],
  );
  const { messages, reached, shown, done, single, waiting, open, reserved, settled, paid, events, queued } =
    found;
  const isEven = [done, paid, events, single + shown].every((count) => count === messages);
  expect(
    isEven,
    `${messages} drafts, ${done} units done, ${paid} paid, ${events} events, ${single} + ${shown} seen`,
  );
  expect(shown === reached, `${shown} drafts for ${reached} leads of runs`);
  expect(
    reserved === settled + waiting,
    `${reserved} units reserved, ${settled} settled, ${waiting} unfinished`,
  );
  expect(open === 0 && queued === 0, `${open} jobs of runs are open and ${queued} are queued`);
}
