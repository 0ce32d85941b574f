import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  countFailures,
  classifyStatus,
  maxConsecutiveFailures,
  nextAttemptAt,
  matchSubscribers,
} from './delivery.ts';

const kinds = fc.constantFrom('lead.added', 'draft.ready', 'reply.received');
const endpoints = fc.uniqueArray(
  fc.record({
    webhookId: fc.nat().map(String),
    events: fc.uniqueArray(fc.oneof(kinds, fc.constant('*'))),
    registeredAtMs: fc.nat({ max: 5_000 }),
  }),
  { selector: ({ webhookId }) => webhookId },
);
const raised = fc.record({ id: fc.uuid(), type: kinds, raisedAtMs: fc.nat({ max: 5_000 }) });

describe('an event', () => {
  test('has one delivery per endpoint that existed and subscribed to its kind', () => {
    fc.assert(
      fc.property(fc.array(raised), endpoints, (events, subscriptions) => {
        const pairs = matchSubscribers(events, subscriptions);
        const words = pairs.map(({ event, webhookId }) => `${events.indexOf(event)} ${webhookId}`);
        const wanted = events.flatMap((event, place) =>
          subscriptions
            .filter(({ events: own }) => own.some((kind) => kind === '*' || kind === event.type))
            .filter(({ registeredAtMs }) => registeredAtMs - event.raisedAtMs <= 1_000)
            .map(({ webhookId }) => `${place} ${webhookId}`),
        );
        expect(words).toEqual(wanted);
        expect(new Set(words).size).toBe(words.length);
      }),
    );
  });

  test('is acknowledged only by a 2xx', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 999 }), (status) => {
        expect(classifyStatus(status)).toBe(String(status).startsWith('2') ? 'taken' : 'again');
      }),
    );
  });
});

describe('a delivery that failed', () => {
  test('is retried 30 seconds and 5 minutes after its first attempt only', () => {
    const retryMs = [30_000, 300_000];
    expect([1, 2, 3].map((attempts) => nextAttemptAt(1_000, attempts, retryMs))).toEqual([
      31_000,
      301_000,
      null,
    ]);
  });

  test('has one more attempt than delays, each at its own time', () => {
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat({ max: 600_000 }), { maxLength: 6 }), (firstMs, waits) => {
        const retryMs = waits.toSorted((a, b) => a - b);
        const times = retryMs.map((_, place) => nextAttemptAt(firstMs, place + 1, retryMs));
        expect(times).toEqual(retryMs.map((waitMs) => firstMs + waitMs));
        expect(nextAttemptAt(firstMs, retryMs.length + 1, retryMs)).toBeNull();
      }),
    );
  });
});

describe('failures in a row', () => {
  test('disable the endpoint at ten, and a success resets them', () => {
    expect(countFailures(8, [false])).toEqual({ consecutiveFailures: 9, isDisabled: false });
    expect(countFailures(9, [false])).toEqual({ consecutiveFailures: 10, isDisabled: true });
    expect(countFailures(9, [true, false])).toEqual({ consecutiveFailures: 1, isDisabled: false });
    expect(countFailures(9, [false, true])).toEqual({ consecutiveFailures: 10, isDisabled: true });
  });

  test('are the same for any order of counting', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: maxConsecutiveFailures - 1 }),
        fc.array(fc.boolean()),
        fc.nat(),
        (before, taken, cut) => {
          const place = cut % (taken.length + 1);
          const first = countFailures(before, taken.slice(0, place));
          const both = first.isDisabled
            ? first
            : countFailures(first.consecutiveFailures, taken.slice(place));
          expect(countFailures(before, taken)).toEqual(both);
        },
      ),
    );
  });
});
