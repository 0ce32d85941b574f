import { beforeEach, expect, test, vi } from 'vitest';
import { createEndpointQueues, type SendOutcome } from '../../src/workers/delivery/endpoint-queues.ts';

interface Item {
  readonly webhookId: string;
  readonly number: number;
}

/** A fake clock that only the tests advance, so that a slow machine changes nothing. */
let nowMs = 0;
beforeEach(() => {
  nowMs = 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

/** Opens queues to `fast`, which responds immediately, and to others, which respond when the test says so. */
function openQueues() {
  const hanging: ((sent: SendOutcome | null) => void)[] = [];
  const [sent, released]: [number[], number[]] = [[], []];
  const withCapacity: string[] = [];
  const queues = createEndpointQueues<Item>({
    send: ({ webhookId, number }) => {
      sent.push(number);
      return webhookId === 'fast'
        ? Promise.resolve({ durationMs: 2, isFailing: false })
        : new Promise((resolve) => hanging.push(resolve));
    },
    release: (items) => void released.push(...items.map(({ number }) => number)),
    onCapacity: ({ webhookId }) => void withCapacity.push(webhookId),
  });
  const add = (webhookId: string, count: number, isFull = false) =>
    queues.enqueue(
      webhookId,
      Array.from({ length: count }, (_, number) => ({ webhookId, number })),
      isFull,
    );
  const fill = (webhookId: string): number => {
    const capacity = queues.capacityFor(webhookId);
    add(webhookId, capacity);
    return capacity;
  };
  const respond = async (outcome: SendOutcome | null) => {
    for (const resolve of hanging.splice(0)) resolve(outcome);
    await flush();
  };
  return { queues, add, fill, respond, hanging, sent, released, withCapacity };
}

const flush = () => new Promise((resolve) => setImmediate(resolve));
const slowly: SendOutcome = { durationMs: 9_000, isFailing: false };

test('a thousand hanging endpoints leave capacity for a fast one and for a new one', async () => {
  const { add, fill } = openQueues();
  add('fast', 1);
  await flush();
  for (let number = 0; number < 1_000; number++) fill(`hanging ${number}`);
  for (let round = 0; round < 3; round++) {
    expect(fill('fast')).toBe(256);
    await flush();
  }
  expect(fill('new')).toBe(1);
});

test('slow endpoints leave capacity for new ones and get more when they have responded', async () => {
  const { queues, add, fill, respond } = openQueues();
  for (let number = 0; number < 400; number++) add(`slow ${number}`, 1);
  await respond(slowly);
  let used = 0;
  for (let number = 0; number < 400; number++) used += fill(`slow ${number}`);
  expect(used).toBe(3_072);
  expect(queues.capacityFor('slow 0')).toBe(0);
  expect(queues.capacityFor('new')).toBe(1);
  await respond(slowly);
  expect(queues.capacityFor('slow 0')).toBe(16);
});

test('sends in order, one until the first response, then sixteen, and four after a failure', async () => {
  const { add, hanging, sent, respond } = openQueues();
  add('one', 30);
  expect(hanging).toHaveLength(1);
  await respond(slowly);
  expect(hanging).toHaveLength(16);
  await respond({ durationMs: 5, isFailing: true });
  expect(hanging).toHaveLength(4);
  expect(sent).toEqual(Array.from({ length: 21 }, (_, number) => number));
});

test('a full queue reports capacity once, when half of it is sent', async () => {
  const { add, fill, respond, withCapacity } = openQueues();
  add('fast', 1);
  await flush();
  expect(withCapacity).toEqual([]);
  add('fast', 256, true);
  await flush();
  expect(withCapacity).toEqual(['fast']);
  fill('new');
  await respond(slowly);
  expect(withCapacity).toEqual(['fast']);
});

test('releases what waited too long instead of sending it', async () => {
  const { queues, add, respond, sent, released } = openQueues();
  add('one', 1);
  await respond({ durationMs: 100, isFailing: false });
  add('one', 20);
  nowMs += 251;
  await respond({ durationMs: 251, isFailing: false });
  expect(sent).toHaveLength(1 + 16);
  expect(released).toEqual([16, 17, 18, 19]);
  expect(queues.capacityFor('one')).toBe(16);
});

test('what was aborted changes no statistics', async () => {
  const { queues, add, respond } = openQueues();
  add('one', 1);
  await respond(null);
  expect(queues.capacityFor('one')).toBe(1);
});

test('forgets the endpoints that were idle for longest when there are too many', async () => {
  const { queues, add, respond } = openQueues();
  add('known', 1);
  await respond(slowly);
  expect(queues.capacityFor('known')).toBe(16);
  for (let number = 0; number < 10_000; number++) {
    add(`endpoint ${number}`, 1);
    await respond(slowly);
  }
  expect(queues.capacityFor('known')).toBe(1);
});

test('closing queues hands back unstarted deliveries and waits for the others', async () => {
  const { queues, add, respond } = openQueues();
  add('one', 20);
  const { unsent, idle } = queues.close();
  expect(unsent).toHaveLength(19);
  let isIdle = false;
  const ended = idle.then(() => (isIdle = true));
  await flush();
  expect(isIdle).toBe(false);
  await respond(slowly);
  await ended;
});
