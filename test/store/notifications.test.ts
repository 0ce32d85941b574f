import { afterEach, expect, test, vi } from 'vitest';
import { openStore, type Store } from '../../src/store/store.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});

async function anotherStore(): Promise<Store> {
  const store = await openStore({
    url: service.databaseUrl,
    separateRoles: true,
    appUrl: 'http://localhost/app',
  });
  open.push(store);
  return store;
}

/** A store that hears of others, and what it told of events and of jobs. */
async function openListeningStore() {
  const store = await anotherStore();
  const [onEvent, onWake] = [vi.fn<() => void>(), vi.fn<() => void>()];
  store.onEvent(onEvent);
  store.onEnqueue(onWake);
  const heard = store.listenForOthers();
  open.push({ close: heard.stop });
  // With its connection it is told to look, for what was before.
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(1), pollOptions);
  return { onEvent, onWake };
}

const pollOptions = { timeout: 20_000, interval: 20 };

test('a process is notified of events and jobs, even after a lost connection', async () => {
  const other = await anotherStore();
  const { onEvent, onWake } = await openListeningStore();
  await other.transaction(service.tenant.orgId, async (tx) => void tx.emit('lead.added', {}));
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(2), pollOptions);
  expect(onWake).toHaveBeenCalledTimes(2);
  await service.sql(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and application_name = 'outreach-notifications'`,
  );
  await vi.waitFor(() => expect(onEvent).toHaveBeenCalledTimes(3), pollOptions);
  await other.transaction(service.tenant.orgId, async (tx) => tx.enqueue('flow', 'flow_run_of_none'));
  await vi.waitFor(() => expect(onWake).toHaveBeenCalledTimes(4), pollOptions);
});

test('a listener does not notify itself', async () => {
  const other = await anotherStore();
  const onOwn = vi.fn<() => void>();
  other.onEvent(onOwn);
  const { onEvent } = await openListeningStore();
  await other.transaction(service.tenant.orgId, async (tx) => void tx.emit('lead.added', {}));
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(onOwn).toHaveBeenCalledTimes(1);
  expect(onEvent).toHaveBeenCalledTimes(1);
});
