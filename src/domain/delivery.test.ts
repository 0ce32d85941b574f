import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countFailures,
  classifyStatus,
  maxConsecutiveFailures,
  nextAttemptAt,
  receivesEvent,
} from './delivery.ts';

const kinds = fc.constantFrom('lead.added', 'draft.ready', 'reply.received');
const endpoints = fc.uniqueArray(
  fc.record({
    webhookId: fc.nat().map(String),
    events: fc.uniqueArray(fc.oneof(kinds, fc.constant('*'))),
    registeredAtMs: fc.nat({ max: 5_000 }),
    closedAtMs: fc.option(fc.nat({ max: 5_000 })),
  }),
  { selector: ({ webhookId }) => webhookId },
);
const raised = fc.record({ id: fc.uuid(), type: kinds, raisedAtMs: fc.nat({ max: 5_000 }) });

describe('an event', () => {
  test('goes to each endpoint that was registered, open and subscribed to its type', () => {
    fc.assert(
      fc.property(fc.array(raised), endpoints, (events, subscriptions) => {
        const matched = events.flatMap((event, index) =>
          subscriptions
            .filter((subscription) => receivesEvent(subscription, event))
            .map(({ webhookId }) => `${index} ${webhookId}`),
        );
        const expected = events.flatMap((event, index) =>
          subscriptions
            .filter(({ events: types }) => types.some((type) => type === '*' || type === event.type))
            .filter(({ registeredAtMs }) => registeredAtMs - event.raisedAtMs <= 1_000)
            .filter(({ closedAtMs }) => event.raisedAtMs < (closedAtMs ?? Infinity))
            .map(({ webhookId }) => `${index} ${webhookId}`),
        );
        expect(matched).toEqual(expected);
      }),
    );
  });

  test('is delivered only by a status 2xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        expect(classifyStatus(status)).toBe(String(status).startsWith('2') ? 'delivered' : 'retry');
      }),
    );
  });
});

describe('a failed delivery', () => {
  test('is retried 30 seconds and 5 minutes after its first attempt, and then given up', () => {
    const retryMs = [30_000, 300_000];
    expect([1, 2, 3].map((attempts) => nextAttemptAt(1_000, attempts, retryMs))).toEqual([
      31_000,
      301_000,
      null,
    ]);
  });

  test('is retried once per delay, counted from the first attempt', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 600_000 }), { maxLength: 6 }), (firstMs, delays) => {
        const retryMs = delays.toSorted((a, b) => a - b);
        const times = retryMs.map((_, index) => nextAttemptAt(firstMs, index + 1, retryMs));
        expect(times).toEqual(retryMs.map((delayMs) => firstMs + delayMs));
        expect(nextAttemptAt(firstMs, retryMs.length + 1, retryMs)).toBeNull();
      }),
    );
  });
});

describe('consecutive failures', () => {
  test('disable the endpoint at ten, and a delivery resets the count', () => {
    expect(countFailures(8, [false])).toEqual({ consecutiveFailures: 9, isDisabled: false });
    expect(countFailures(9, [false])).toEqual({ consecutiveFailures: 10, isDisabled: true });
    expect(countFailures(9, [true, false])).toEqual({ consecutiveFailures: 1, isDisabled: false });
    expect(countFailures(9, [false, true])).toEqual({ consecutiveFailures: 10, isDisabled: true });
  });

  test('are counted the same in one step and in two', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: maxConsecutiveFailures - 1 }),
        fc.array(fc.boolean()),
        fc.nat(),
        (before, deliveredFlags, cut) => {
          const middle = cut % (deliveredFlags.length + 1);
          const first = countFailures(before, deliveredFlags.slice(0, middle));
          const inTwoSteps = first.isDisabled
            ? first
            : countFailures(first.consecutiveFailures, deliveredFlags.slice(middle));
          expect(countFailures(before, deliveredFlags)).toEqual(inTwoSteps);
        },
      ),
    );
  });
});
