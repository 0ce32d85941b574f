import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueEnrichments } from '../../src/application/enrichment/queue.ts';
import { newId } from '../../src/store/ids.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService();
let store: Store;
let roundTrips = 0;

beforeAll(async () => {
  store = await openStore({
    url: service.databaseUrl,
    separateRoles: true,
    appUrl: 'http://127.0.0.1/app',
    observe: async ({ kind }, work) => {
      if (kind === 'statement') roundTrips += 1;
      return work();
    },
  });
});
afterAll(() => store.close());

async function addLeads(count: number): Promise<string[]> {
  const { projectId } = service.tenant;
  const leads = Array.from({ length: count }, () => ({ projectId, company: newId('company') }));
  return Promise.all(leads.map(async (lead) => (await service.call('leads.add', lead)).value.id));
}

async function countRoundTrips(leadIds: readonly string[]): Promise<number> {
  roundTrips = 0;
  await store.transaction(service.tenant.orgId, async (tx) => {
    const { rows } = await queueEnrichments(
      tx,
      { leadIds, projectId: null },
      { roles: ['CEO'], language: null },
    );
    expect(rows.filter(({ outcome }) => outcome === 'queued')).toHaveLength(leadIds.length / 2);
  });
  return roundTrips;
}

test('forty leads need no more round trips than two, so that writes to them wait no longer', async () => {
  const unknown = (count: number) => Array.from({ length: count }, () => newId('lead'));
  const few = await countRoundTrips([...(await addLeads(2)), ...unknown(2)]);
  const many = await countRoundTrips([...(await addLeads(40)), ...unknown(40)]);
  expect(few).toBeGreaterThan(2);
  expect(many).toBe(few);
});
