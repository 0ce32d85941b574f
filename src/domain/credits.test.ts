import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayOf,
  freeLeft,
  planCredits,
  release,
  reserve,
  runCost,
  checkLowBalance,
  type Account,
} from './credits.ts';

const plan = 'pro';
const { daily } = planCredits[plan];
const days = ['2026-11-20', '2026-11-21', '2026-11-22'];
const account = (changes: Partial<Account> = {}): Account => ({
  balance: 10,
  freeDay: days[0]!,
  freeUsed: 0,
  lowArmed: true,
  measuredCost: 0,
  measuredRuns: 0,
  ...changes,
});

/** What happens to one account: units are set aside and put back, credits are granted, days pass. */
const event = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), amount: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ kind: fc.constant('release' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('next day' as const) }),
);

test('free credits go first, then the balance; all of a unit or nothing', () => {
  const after = reserve(account({ freeUsed: daily - 2 }), plan, days[0]!, 5);
  expect(after).toMatchObject({ ok: true, fromFree: 2, account: { balance: 7, freeUsed: daily } });
  expect(reserve(account({ freeUsed: daily - 2, balance: 1 }), plan, days[0]!, 5)).toEqual({
    ok: false,
    missing: 2,
  });
});

test('free credits come back with a new day, and those of an earlier day are gone with it', () => {
  const used = account({ freeUsed: daily, balance: 0 });
  expect(freeLeft(used, plan, days[0]!)).toBe(0);
  expect(freeLeft(used, plan, days[1]!)).toBe(daily);
  const reserved = { amount: 5, fromFree: 3, day: days[0]! };
  expect(release(account({ freeUsed: 4 }), reserved)).toMatchObject({ balance: 12, freeUsed: 1 });
  expect(release(account({ freeDay: days[1]!, freeUsed: 4 }), reserved)).toMatchObject({
    balance: 12,
    freeUsed: 4,
  });
  expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
});

test('whatever happens, nothing falls below zero and the account equals its ledger', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.array(event, { maxLength: 60 }), (granted, events) => {
      let now = account({ balance: granted });
      let day = 0;
      let ledger = granted;
      const open: { amount: number; fromFree: number; day: string }[] = [];
      for (const event of events) {
        const today = days[day]!;
        if (event.kind === 'next day') day = Math.min(day + 1, days.length - 1);
        if (event.kind === 'grant') {
          now = { ...now, balance: now.balance + event.amount };
          ledger += event.amount;
        }
        if (event.kind === 'reserve') {
          const free = freeLeft(now, plan, today);
          const reservation = reserve(now, plan, today, event.amount);
          expect(reservation.ok).toBe(event.amount <= free + now.balance);
          if (!reservation.ok) {
            expect(reservation.missing).toBe(event.amount - free - now.balance);
            continue;
          }
          expect(reservation.fromFree).toBe(Math.min(free, event.amount));
          now = reservation.account;
          open.push({ amount: event.amount, fromFree: reservation.fromFree, day: today });
          ledger -= event.amount - reservation.fromFree;
        }
        if (event.kind === 'release' && open.length) {
          const [unit] = open.splice(event.which % open.length, 1);
          now = release(now, unit!);
          ledger += unit!.amount - unit!.fromFree;
        }
        expect(now.balance).toBe(ledger);
        expect(now.balance).toBeGreaterThanOrEqual(0);
        expect(now.freeUsed).toBeGreaterThanOrEqual(0);
        expect(now.freeUsed).toBeLessThanOrEqual(daily);
      }
    }),
  );
});

test('on one day a reservation that is put back leaves no trace', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.nat(daily), fc.nat(60), (balance, freeUsed, amount) => {
      const before = account({ balance, freeUsed });
      const reservation = reserve(before, plan, days[0]!, amount);
      fc.pre(reservation.ok);
      const { fromFree, account: after } = reservation as Extract<typeof reservation, { ok: true }>;
      expect(release(after, { amount, fromFree, day: days[0]! })).toEqual(before);
    }),
  );
});

describe('credits.low', () => {
  test('the cost of a run is the mean of those measured, and assumed before', () => {
    expect(runCost(account())).toBe(20);
    expect(runCost(account({ measuredCost: 7, measuredRuns: 2 }))).toBe(3.5);
  });

  test('is raised once for each crossing, whatever the balances in between', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 40 }), (balances) => {
        let now = account({ balance: 40 });
        let previous = 40;
        for (const balance of balances) {
          const watched = checkLowBalance({ ...now, balance });
          expect(watched.crossed).toBe(previous >= 20 && balance < 20);
          now = watched.account;
          previous = balance;
        }
      }),
    );
  });
});
