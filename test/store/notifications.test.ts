import { afterEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const openResources: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const resource of openResources.splice(0).toReversed()) await resource.close();
});

async function openOtherStore(): Promise<Store> {
  const store = await openStore({
    url: service.databaseUrl,
    separateRoles: true,
    appUrl: 'http://localhost/app',
  });
  openResources.push(store);
  return store;
}

/** Opens a store that listens for others, with a mock that counts its notifications. */
async function openListeningStore() {
  const store = await openOtherStore();
  const onJob = vi.fn<() => void>();
  store.onEnqueue(onJob);
  const listening = store.listenToOtherProcesses();
  openResources.push({ close: listening.stop });
  // After connecting it notifies once, because work may have arrived before.
  await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(1), pollOptions);
  return onJob;
}

const pollOptions = { timeout: 20_000, interval: 20 };
const enqueue = (store: Store) =>
  store.transaction(service.tenant.orgId, async (tx) => tx.enqueue('flow', 'flow_run_of_none'));

test('a process is notified of jobs, even after a lost connection', async () => {
  const other = await openOtherStore();
  const onJob = await openListeningStore();
  await enqueue(other);
  await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(2), pollOptions);
  await service.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'outreach-notifications'`,
  );
  await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(3), pollOptions);
  await enqueue(other);
  await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(4), pollOptions);
});

test('a process with its own listeners does not notify other processes', async () => {
  const other = await openOtherStore();
  const onOwnJob = vi.fn<() => void>();
  other.onEnqueue(onOwnJob);
  const onJob = await openListeningStore();
  await enqueue(other);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onOwnJob).toHaveBeenCalledTimes(1);
  expect(onJob).toHaveBeenCalledTimes(1);
});
