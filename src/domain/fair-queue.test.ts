import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

interface Waiter {
  readonly organisation: string;
}

/** Queues one call for each name and returns the order in which they get the only slot. */
function orderOfCalls(names: readonly string[]): string[] {
  const queue = new FairQueue<Waiter>({ slots: 1, slotsPerOrganisation: 1 });
  queue.acquire('first');
  for (const organisation of names) queue.enqueue(organisation, { organisation });
  const order: string[] = [];
  for (let next = queue.release('first'); next; next = queue.release(next.organisation))
    order.push(next.organisation);
  return order;
}

test('serves organisations by turns', () => {
  expect(orderOfCalls(['a', 'a', 'a', 'b', 'b', 'c'])).toEqual(['a', 'b', 'c', 'a', 'b', 'a']);
});

test('serves one call of an organisation before the other 99 of another', () => {
  const order = orderOfCalls([...Array.from({ length: 100 }, () => 'busy'), 'other']);
  expect(order.indexOf('other')).toBe(1);
  expect(order).toHaveLength(101);
});

test('gives the next slot to the organisation that uses the fewest', () => {
  const queue = new FairQueue<Waiter>({ slots: 3, slotsPerOrganisation: 3 });
  for (const organisation of ['busy', 'busy', 'busy']) expect(queue.acquire(organisation)).toBe(true);
  for (const organisation of ['busy', 'busy', 'other']) {
    expect(queue.acquire(organisation)).toBe(false);
    queue.enqueue(organisation, { organisation });
  }
  expect(queue.release('busy')).toEqual({ organisation: 'other' });
});

test('leaves slots to others while one organisation waits', () => {
  const queue = new FairQueue<Waiter>({ slots: 3, slotsPerOrganisation: 2 });
  expect([1, 2, 3].map(() => queue.acquire('busy'))).toEqual([true, true, false]);
  const waiter = { organisation: 'busy' };
  queue.enqueue('busy', waiter);
  expect(queue.acquire('other')).toBe(true);
  expect(queue.release('other')).toBeUndefined();
  expect(queue.release('busy')).toBe(waiter);
});

const organisations = ['a', 'b', 'c', 'd'];
const steps = fc.array(
  fc.record({
    action: fc.constantFrom('call', 'call', 'end', 'giveUp'),
    organisation: fc.constantFrom(...organisations),
  }),
  { maxLength: 200 },
);
const limits = fc
  .integer({ min: 1, max: 5 })
  .chain((slots) =>
    fc.record({ slots: fc.constant(slots), slotsPerOrganisation: fc.integer({ min: 1, max: slots }) }),
  );

interface Call extends Waiter {
  /** How often each other organisation got a slot while this call was first in a queue without slots. */
  readonly overtakenBy: Map<string, number>;
}

/** Runs the steps and calls `check` after each. */
function simulate(
  queueLimits: { slots: number; slotsPerOrganisation: number },
  actions: readonly { action: string; organisation: string }[],
  check: (state: { queue: FairQueue<Call>; running: Call[]; waiting: Call[] }) => void,
): void {
  const queue = new FairQueue<Call>(queueLimits);
  const running: Call[] = [];
  const waiting: Call[] = [];
  const of = (calls: Call[], organisation: string) =>
    calls.filter((call) => call.organisation === organisation);
  const start = (call: Call): void => {
    for (const name of organisations) {
      const [first] = of(waiting, name);
      if (first === undefined || name === call.organisation || of(running, name).length > 0) continue;
      first.overtakenBy.set(call.organisation, (first.overtakenBy.get(call.organisation) ?? 0) + 1);
    }
    running.push(call);
  };
  for (const { action, organisation } of actions) {
    const call: Call = { organisation, overtakenBy: new Map() };
    if (action === 'call') {
      if (queue.acquire(organisation)) start(call);
      else {
        queue.enqueue(organisation, call);
        waiting.push(call);
      }
    } else if (action === 'giveUp') {
      const last = of(waiting, organisation).at(-1);
      if (last) {
        queue.cancel(organisation, last);
        waiting.splice(waiting.indexOf(last), 1);
      }
    } else {
      const [ended] = of(running, organisation);
      if (ended) {
        running.splice(running.indexOf(ended), 1);
        const next = queue.release(organisation);
        if (next) {
          // Calls of one organisation keep their order.
          expect(next).toBe(of(waiting, next.organisation)[0]);
          waiting.splice(waiting.indexOf(next), 1);
          start(next);
        }
      }
    }
    check({ queue, running, waiting });
  }
}

describe('any sequence of calls', () => {
  test('keeps to the limits and lets nobody wait for a slot that is free', () => {
    fc.assert(
      fc.property(limits, steps, ({ slots, slotsPerOrganisation }, actions) => {
        simulate({ slots, slotsPerOrganisation }, actions, ({ queue, running, waiting }) => {
          const usedBy = (name: string) => running.filter(({ organisation }) => organisation === name).length;
          expect(running.length).toBeLessThanOrEqual(slots);
          expect(Math.max(...organisations.map(usedBy))).toBeLessThanOrEqual(slotsPerOrganisation);
          expect(queue.waitingCount).toBe(waiting.length);
          if (running.length === slots) return;
          for (const { organisation } of waiting) expect(usedBy(organisation)).toBe(slotsPerOrganisation);
        });
      }),
    );
  });

  test('serves each other organisation at most once before one that has no slot', () => {
    fc.assert(
      fc.property(limits, steps, (queueLimits, actions) => {
        simulate(queueLimits, actions, ({ waiting }) => {
          for (const { overtakenBy } of waiting)
            expect(Math.max(0, ...overtakenBy.values())).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
