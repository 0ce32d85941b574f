import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();

/** A few times only, so that many messages have the same time or are one millisecond apart. */
const message = fc.record({
  occurredAt: fc.constantFrom(0, 1, 1_000, 1_001).map((later) => new Date(Date.UTC(2026, 5, 1) + later)),
  isInbound: fc.boolean(),
});
type Message = typeof message extends fc.Arbitrary<infer Value> ? Value : never;

/** Reads all pages and returns every item in order. */
async function readAll<Item extends { id: string }>(
  call: (cursor: object) => Promise<{ items: Item[]; nextCursor: string | null }>,
) {
  const items: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: { items: Item[]; nextCursor: string | null } = await call(cursor ? { cursor } : {});
    items.push(...page.items);
    cursor = page.nextCursor;
  }
  return items;
}

test('paging returns every message once and in order', async () => {
  const workspace = await openWorkspace(service);
  const { tenant, projectId, call } = workspace;
  await fc.assert(
    fc.asyncProperty(
      fc.array(message, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (messages, limit) => {
        await service.sql('delete from message where org_id = $1', [tenant.orgId]);
        const { id: leadId } = await workspace.addLead();
        const stored: (Message & { id: string })[] = [];
        for (const each of messages) {
          const direction = each.isInbound ? ('inbound' as const) : ('outbound' as const);
          const id = await storeMessage(service, tenant, { leadId, direction, occurredAt: each.occurredAt });
          stored.push({ ...each, id });
        }
        const oldestFirst = stored.toSorted(
          (one, two) => +one.occurredAt - +two.occurredAt || (one.id < two.id ? -1 : 1),
        );
        const thread = await readAll((page) => call('messages.byLead', { leadId, limit, ...page }));
        expect(thread.map(({ id }) => id)).toEqual(oldestFirst.map(({ id }) => id));
        const filter = { projectId, limit, direction: 'inbound', since: '2026-06-01T00:00:00.001Z' };
        const inbound = await readAll((page) => call('messages.byProject', { ...filter, ...page }));
        const later = oldestFirst.filter(
          ({ isInbound, occurredAt }) => isInbound && occurredAt.getTime() > Date.UTC(2026, 5, 1),
        );
        expect(inbound.map(({ id }) => id)).toEqual(later.toReversed().map(({ id }) => id));
      },
    ),
    { numRuns: 12 },
  );
}, 60_000);

test('paging returns every lead of a run once and in order', async () => {
  const workspace = await openWorkspace(service);
  const { tenant, projectId, call } = workspace;
  const { id: leadId } = await workspace.addLead();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.boolean(), { maxLength: 12 }),
      fc.integer({ min: 1, max: 5 }),
      async (drafted, limit) => {
        const runId = await storeRun(tenant.orgId, projectId);
        const rows: { id: string; hasDraft: boolean }[] = [];
        for (const hasDraft of drafted) {
          const { id: ownLeadId } = await workspace.addLead();
          const messageId = hasDraft ? await storeMessage(service, tenant, { leadId }) : null;
          const id = newId('run_lead');
          await service.sql(
            `insert into run_lead (org_id, id, run_id, lead_id, status, message_id, updated_at)
           values ($1, $2, $3, $4, 'drafted', $5, now())`,
            [tenant.orgId, id, runId, ownLeadId, messageId],
          );
          rows.push({ id, hasDraft });
        }
        const all = await readAll((page) => call('runs.leads', { runId, limit, ...page }));
        expect(all.map(({ id }) => id)).toEqual(rows.map(({ id }) => id));
        const filter = { runId, limit, withDraftOnly: true };
        const withDrafts = await readAll((page) => call('runs.leads', { ...filter, ...page }));
        expect(withDrafts.map(({ id }) => id)).toEqual(
          rows.filter(({ hasDraft }) => hasDraft).map(({ id }) => id),
        );
      },
    ),
    { numRuns: 10 },
  );
}, 60_000);

async function storeRun(orgId: string, projectId: string): Promise<string> {
  const id = newId('run');
  await service.sql(
    `insert into run (org_id, id, project_id, derived_name, status, created_at, updated_at)
     values ($1, $2, $3, 'Run', 'awaiting_approval', now(), now())`,
    [orgId, id, projectId],
  );
  return id;
}
