import { expect, test } from 'vitest';
import { createEndpointQueues, type SendOutcome } from '../../src/workers/delivery/endpoint-queues.ts';

interface Item {
  readonly webhookId: string;
}

const maxQueued = 4_096;

/** Opens queues to `fast`, which responds immediately, and to others, which respond when the test says so. */
function openQueues(onCapacity = () => undefined as void) {
  const hanging: ((sent: SendOutcome) => void)[] = [];
  const queues = createEndpointQueues<Item>(
    maxQueued,
    ({ webhookId }) =>
      webhookId === 'fast'
        ? Promise.resolve({ durationMs: 2, isFailing: false })
        : new Promise((resolve) => hanging.push(resolve)),
    onCapacity,
  );
  const fill = (webhookId: string): number => {
    const space = Math.max(0, queues.freeSlotsFor(webhookId));
    queues.enqueue(Array.from({ length: space }, () => ({ webhookId })));
    return space;
  };
  const fillMany = (count: number) => {
    for (let number = 0; number < count; number++) fill(`hanging ${number}`);
  };
  return { queues, fill, fillMany, hanging };
}

const flush = () => new Promise((resolve) => setImmediate(resolve));

test('a thousand hanging endpoints leave capacity for a fast one', async () => {
  const { queues, fill, fillMany } = openQueues();
  queues.enqueue([{ webhookId: 'fast' }]);
  await flush();
  fillMany(1_000);
  expect(queues.statusOf('fast').isFast).toBe(true);
  for (let round = 0; round < 3; round++) {
    expect(fill('fast')).toBeGreaterThanOrEqual(32);
    await flush();
  }
});

test('a fast endpoint requests more work before it runs out', async () => {
  const { queues } = openQueues();
  queues.enqueue([{ webhookId: 'fast' }]);
  await flush();
  queues.enqueue(Array.from({ length: 768 }, () => ({ webhookId: 'fast' })));
  const { wantedDeliveries } = queues.statusOf('fast');
  expect(wantedDeliveries).toBeGreaterThan(512);
  expect(queues.freeSlotsFor('fast')).toBeGreaterThanOrEqual(wantedDeliveries);
});

test('a thousand hanging endpoints leave capacity for a new one', () => {
  const { fill, fillMany } = openQueues();
  fillMany(1_000);
  expect(fill('new')).toBe(1);
});

test('slow endpoints leave capacity for unknown ones', async () => {
  const { queues, fillMany, hanging } = openQueues();
  for (let round = 0; round < 20; round++) {
    fillMany(400);
    for (const respond of hanging.splice(0)) respond({ durationMs: 9_000, isFailing: false });
    await flush();
  }
  fillMany(400);
  expect(maxQueued - queues.free()).toBeLessThanOrEqual(0.75 * maxQueued);
  expect(queues.defaultCapacity()).toBe(1);
  for (const respond of hanging.splice(0)) respond({ durationMs: 9_000, isFailing: false });
  await flush();
  expect(queues.freeSlotsFor('hanging 0')).toBeGreaterThan(0);
});

test('a queue sends as responses arrive and reports free capacity', async () => {
  let notifications = 0;
  const { queues, hanging } = openQueues(() => (notifications += 1));
  queues.enqueue(Array.from({ length: 40 }, () => ({ webhookId: 'one' })));
  let sent = 0;
  for (let round = 0; round < 40; round++) {
    const responses = hanging.splice(0);
    sent += responses.length;
    for (const respond of responses) respond({ durationMs: 5_000, isFailing: false });
    await flush();
  }
  expect(sent).toBe(40);
  expect(queues.free()).toBe(maxQueued);
  expect(notifications).toBeGreaterThan(0);
  await queues.close().idle;
});

test('sends in order, and does not treat a failing endpoint as fast', async () => {
  const sent: number[] = [];
  const send = (item: Item & { readonly number: number }): Promise<SendOutcome> => {
    sent.push(item.number);
    return Promise.resolve({ durationMs: 5, isFailing: true });
  };
  const queues = createEndpointQueues(maxQueued, send, () => undefined);
  queues.enqueue([1, 2, 3].map((number) => ({ webhookId: 'one', number })));
  expect(queues.statusOf('one').isFast).toBe(true);
  await flush();
  expect(sent).toEqual([1, 2, 3]);
  expect(queues.statusOf('one').isFast).toBe(false);
});

test('a queue that is more than three quarters full wants no more deliveries, although it has free slots', async () => {
  const { queues, hanging } = openQueues();
  queues.enqueue([{ webhookId: 'one' }]);
  hanging.splice(0)[0]!({ durationMs: 10, isFailing: false });
  await flush();
  queues.enqueue(Array.from({ length: 800 }, () => ({ webhookId: 'one' })));
  expect(queues.statusOf('one').wantedDeliveries).toBe(0);
  expect(queues.freeSlotsFor('one')).toBeGreaterThan(0);
});

test('forgets idle endpoints when there are too many', async () => {
  const { queues, hanging } = openQueues();
  for (let number = 0; number <= 10_000; number++) queues.enqueue([{ webhookId: `endpoint ${number}` }]);
  for (const respond of hanging.splice(1)) respond({ durationMs: 1, isFailing: false });
  await flush();
  expect(queues.capacities()).toEqual([{ webhookId: 'endpoint 0', capacity: 0 }]);
});

test('closing queues hands back unstarted deliveries and waits for the others', async () => {
  const { queues, hanging } = openQueues();
  queues.enqueue(Array.from({ length: 20 }, () => ({ webhookId: 'one' })));
  const { unsent, idle } = queues.close();
  expect(unsent).toHaveLength(19);
  expect(queues.free()).toBe(maxQueued - 1);
  for (const respond of hanging) respond({ durationMs: 1, isFailing: false });
  await idle;
  expect(queues.free()).toBe(maxQueued);
});
