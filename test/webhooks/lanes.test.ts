import { expect, test } from 'vitest';
import { createLanes, type Sent } from '../../src/workers/delivery/lanes.ts';

interface Item {
  readonly webhookId: string;
}

const mostHeld = 4_096;

/** Lanes to `quick`, which answers at once, and to others, which answer when they are told to. */
function openLanes() {
  const hanging: ((sent: Sent) => void)[] = [];
  const lanes = createLanes<Item>(
    mostHeld,
    ({ webhookId }) =>
      webhookId === 'quick'
        ? Promise.resolve({ durationMs: 2, isFailing: false })
        : new Promise((resolve) => hanging.push(resolve)),
    () => undefined,
  );
  const fill = (webhookId: string): number => {
    const space = Math.max(0, lanes.spaceFor(webhookId));
    lanes.hold(Array.from({ length: space }, () => ({ webhookId })));
    return space;
  };
  const fillMany = (count: number) => {
    for (let place = 0; place < count; place++) fill(`hanging ${place}`);
  };
  return { lanes, fill, fillMany, hanging };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a thousand endpoints that hang leave room to one that answers quickly', async () => {
  const { lanes, fill, fillMany } = openLanes();
  lanes.hold([{ webhookId: 'quick' }]);
  await settled();
  fillMany(1_000);
  expect(lanes.outlook('quick').isQuick).toBe(true);
  for (let round = 0; round < 3; round++) {
    expect(fill('quick')).toBeGreaterThanOrEqual(32);
    await settled();
  }
});

test('a thousand endpoints that hang leave room to one that is new', () => {
  const { fill, fillMany } = openLanes();
  fillMany(1_000);
  expect(fill('new')).toBe(1);
});

test('endpoints that are known to be slow leave room to those of which nothing is known', async () => {
  const { lanes, fillMany, hanging } = openLanes();
  for (let round = 0; round < 20; round++) {
    fillMany(400);
    for (const answer of hanging.splice(0)) answer({ durationMs: 9_000, isFailing: false });
    await settled();
  }
  fillMany(400);
  expect(mostHeld - lanes.free()).toBeLessThanOrEqual(0.75 * mostHeld);
  expect(lanes.usualRoom()).toBe(1);
});

test('what was not begun is given back when lanes are closed, and the rest is waited for', async () => {
  const { lanes, hanging } = openLanes();
  lanes.hold(Array.from({ length: 20 }, () => ({ webhookId: 'one' })));
  const { unsent, idle } = lanes.close();
  expect(unsent).toHaveLength(19);
  expect(lanes.free()).toBe(mostHeld - 1);
  for (const answer of hanging) answer({ durationMs: 1, isFailing: false });
  await idle;
  expect(lanes.free()).toBe(mostHeld);
});
