import { expect, test } from 'vitest';
import { createEndpointQueues, type SendOutcome } from '../../src/workers/delivery/endpoint-queues.ts';

interface Item {
  readonly webhookId: string;
}

const maxHeld = 4_096;

/** Lanes to `quick`, which answers at once, and to others, which answer when they are told to. */
function openLanes(onRoom = () => undefined as void) {
  const hanging: ((sent: SendOutcome) => void)[] = [];
  const lanes = createEndpointQueues<Item>(
    maxHeld,
    ({ webhookId }) =>
      webhookId === 'quick'
        ? Promise.resolve({ durationMs: 2, isFailing: false })
        : new Promise((resolve) => hanging.push(resolve)),
    onRoom,
  );
  const fill = (webhookId: string): number => {
    const space = Math.max(0, lanes.freeSlotsFor(webhookId));
    lanes.enqueue(Array.from({ length: space }, () => ({ webhookId })));
    return space;
  };
  const fillMany = (count: number) => {
    for (let place = 0; place < count; place++) fill(`hanging ${place}`);
  };
  return { lanes, fill, fillMany, hanging };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a thousand hanging endpoints leave capacity for a fast one', async () => {
  const { lanes, fill, fillMany } = openLanes();
  lanes.enqueue([{ webhookId: 'quick' }]);
  await settled();
  fillMany(1_000);
  expect(lanes.outlook('quick').isFast).toBe(true);
  for (let round = 0; round < 3; round++) {
    expect(fill('quick')).toBeGreaterThanOrEqual(32);
    await settled();
  }
});

test('a fast endpoint requests more work before it runs out', async () => {
  const { lanes } = openLanes();
  lanes.enqueue([{ webhookId: 'quick' }]);
  await settled();
  lanes.enqueue(Array.from({ length: 768 }, () => ({ webhookId: 'quick' })));
  const { capacity } = lanes.outlook('quick');
  expect(capacity).toBeGreaterThan(512);
  expect(lanes.freeSlotsFor('quick')).toBeGreaterThanOrEqual(capacity);
});

test('a thousand hanging endpoints leave capacity for a new one', () => {
  const { fill, fillMany } = openLanes();
  fillMany(1_000);
  expect(fill('new')).toBe(1);
});

test('slow endpoints leave capacity for unknown ones', async () => {
  const { lanes, fillMany, hanging } = openLanes();
  for (let round = 0; round < 20; round++) {
    fillMany(400);
    for (const answer of hanging.splice(0)) answer({ durationMs: 9_000, isFailing: false });
    await settled();
  }
  fillMany(400);
  expect(maxHeld - lanes.free()).toBeLessThanOrEqual(0.75 * maxHeld);
  expect(lanes.defaultCapacity()).toBe(1);
  for (const answer of hanging.splice(0)) answer({ durationMs: 9_000, isFailing: false });
  await settled();
  expect(lanes.freeSlotsFor('hanging 0')).toBeGreaterThan(0);
});

test('a lane sends as answers arrive and reports free capacity', async () => {
  let heard = 0;
  const { lanes, hanging } = openLanes(() => (heard += 1));
  lanes.enqueue(Array.from({ length: 40 }, () => ({ webhookId: 'one' })));
  let sent = 0;
  for (let round = 0; round < 40; round++) {
    const answers = hanging.splice(0);
    sent += answers.length;
    for (const answer of answers) answer({ durationMs: 5_000, isFailing: false });
    await settled();
  }
  expect(sent).toBe(40);
  expect(lanes.free()).toBe(maxHeld);
  expect(heard).toBeGreaterThan(0);
  await lanes.close().idle;
});

test('sends in order, and does not treat a failing endpoint as fast', async () => {
  const sent: number[] = [];
  const send = (item: Item & { readonly place: number }): Promise<SendOutcome> => {
    sent.push(item.place);
    return Promise.resolve({ durationMs: 5, isFailing: true });
  };
  const lanes = createEndpointQueues(maxHeld, send, () => undefined);
  lanes.enqueue([1, 2, 3].map((place) => ({ webhookId: 'one', place })));
  expect(lanes.outlook('one').isFast).toBe(true);
  await settled();
  expect(sent).toEqual([1, 2, 3]);
  expect(lanes.outlook('one').isFast).toBe(false);
});

test('a lane more than three quarters full gets no unrequested work', async () => {
  const { lanes, hanging } = openLanes();
  lanes.enqueue([{ webhookId: 'one' }]);
  hanging.splice(0)[0]!({ durationMs: 10, isFailing: false });
  await settled();
  lanes.enqueue(Array.from({ length: 800 }, () => ({ webhookId: 'one' })));
  expect(lanes.outlook('one').capacity).toBe(0);
  expect(lanes.freeSlotsFor('one')).toBeGreaterThan(0);
});

test('forgets idle endpoints when there are too many', async () => {
  const { lanes, hanging } = openLanes();
  for (let place = 0; place <= 10_000; place++) lanes.enqueue([{ webhookId: `endpoint ${place}` }]);
  for (const answer of hanging.splice(1)) answer({ durationMs: 1, isFailing: false });
  await settled();
  expect(lanes.capacities()).toEqual([{ webhookId: 'endpoint 0', capacity: 0 }]);
});

test('closing lanes hands back unstarted deliveries and waits for the others', async () => {
  const { lanes, hanging } = openLanes();
  lanes.enqueue(Array.from({ length: 20 }, () => ({ webhookId: 'one' })));
  const { unsent, idle } = lanes.close();
  expect(unsent).toHaveLength(19);
  expect(lanes.free()).toBe(maxHeld - 1);
  for (const answer of hanging) answer({ durationMs: 1, isFailing: false });
  await idle;
  expect(lanes.free()).toBe(maxHeld);
});
