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

/** Opens a store that listens for others, with mocks that count its notifications of events and jobs. */
async function openListeningStore() {
  const store = await openOtherStore();
  const [onEvent, onJob] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.onEvent(onEvent);
  store.onEnqueue(onJob);
  const listening = store.listenToOtherProcesses();
  openResources.push({ close: listening.stop });
  // After connecting it notifies once, because work may have arrived before.
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1), pollOptions);
  return { onEvent, onJob };
}

const pollOptions = { timeout: 20_000, interval: 20 };

test('a process is notified of events and jobs, even after a lost connection', async () => {
  const other = await openOtherStore();
  const { onEvent, onJob } = await openListeningStore();
  await other.transaction(service.tenant.orgId, async (tx) => void tx.emit('lead.added', {}));
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2), pollOptions);
  expect(onJob).toHaveBeenCalledTimes(2);
  await service.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'outreach-notifications'`,
  );
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(3), pollOptions);
  await other.transaction(service.tenant.orgId, async (tx) => tx.enqueue('flow', 'flow_run_of_none'));
  await vi.waitFor(() => expect(onJob).toHaveBeenCalledTimes(4), pollOptions);
});

test('a process with its own listeners does not notify other processes', async () => {
  const other = await openOtherStore();
  const onOwnEvent = vi.fn<() => void>();
  other.onEvent(onOwnEvent);
  const { onEvent } = await openListeningStore();
  await other.transaction(service.tenant.orgId, async (tx) => void tx.emit('lead.added', {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onOwnEvent).toHaveBeenCalledTimes(1);
  expect(onEvent).toHaveBeenCalledTimes(1);
});
