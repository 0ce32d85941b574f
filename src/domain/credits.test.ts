import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  dayOf,
  remainingFreeCredits,
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

/** An event of one account: a reservation, a release, a grant, or the next day. */
const accountEvent = fc.oneof(
  fc.record({ kind: fc.constant('reserve' as const), amount: fc.integer({ min: 0, max: 30 }) }),
  fc.record({ kind: fc.constant('release' as const), which: fc.nat() }),
  fc.record({ kind: fc.constant('grant' as const), amount: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ kind: fc.constant('next day' as const) }),
);

test('reserves free credits first, then the balance, and never a part of a unit', () => {
  const after = reserve(account({ freeUsed: daily - 2 }), plan, days[0]!, 5);
  expect(after).toMatchObject({ ok: true, fromFree: 2, account: { balance: 7, freeUsed: daily } });
  expect(reserve(account({ freeUsed: daily - 2, balance: 1 }), plan, days[0]!, 5)).toEqual({
    ok: false,
    missing: 2,
  });
});

test('renews free credits each day and does not release those of an earlier day', () => {
  const used = account({ freeUsed: daily, balance: 0 });
  expect(remainingFreeCredits(used, plan, days[0]!)).toBe(0);
  expect(remainingFreeCredits(used, plan, days[1]!)).toBe(daily);
  const reserved = { amount: 5, fromFree: 3, day: days[0]! };
  expect(release(account({ freeUsed: 4 }), reserved)).toMatchObject({ balance: 12, freeUsed: 1 });
  expect(release(account({ freeDay: days[1]!, freeUsed: 4 }), reserved)).toMatchObject({
    balance: 12,
    freeUsed: 4,
  });
  expect(dayOf(new Date('2026-11-21T23:59:59.999Z'))).toBe('2026-11-21');
});

test('no sequence of events makes a value negative or separates the balance from the ledger', () => {
  fc.assert(
    fc.property(fc.nat({ max: 60 }), fc.array(accountEvent, { maxLength: 60 }), (granted, events) => {
      let current = account({ balance: granted });
      let day = 0;
      let ledger = granted;
      const open: { amount: number; fromFree: number; day: string }[] = [];
      for (const event of events) {
        const today = days[day]!;
        if (event.kind === 'next day') day = Math.min(day + 1, days.length - 1);
        if (event.kind === 'grant') {
          current = { ...current, balance: current.balance + event.amount };
          ledger += event.amount;
        }
        if (event.kind === 'reserve') {
          const free = remainingFreeCredits(current, plan, today);
          const reservation = reserve(current, plan, today, event.amount);
          expect(reservation.ok).toBe(event.amount <= free + current.balance);
          if (!reservation.ok) {
            expect(reservation.missing).toBe(event.amount - free - current.balance);
            continue;
          }
          expect(reservation.fromFree).toBe(Math.min(free, event.amount));
          current = reservation.account;
          open.push({ amount: event.amount, fromFree: reservation.fromFree, day: today });
          ledger -= event.amount - reservation.fromFree;
        }
        if (event.kind === 'release' && open.length) {
          const [unit] = open.splice(event.which % open.length, 1);
          current = release(current, unit!);
          ledger += unit!.amount - unit!.fromFree;
        }
        expect(current.balance).toBe(ledger);
        expect(current.balance).toBeGreaterThanOrEqual(0);
        expect(current.freeUsed).toBeGreaterThanOrEqual(0);
        expect(current.freeUsed).toBeLessThanOrEqual(daily);
      }
    }),
  );
});

test('releasing a reservation on the same day restores the account', () => {
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
  test('uses the mean of measured runs as the cost of a run, or else an assumption', () => {
    expect(runCost(account())).toBe(20);
    expect(runCost(account({ measuredCost: 7, measuredRuns: 2 }))).toBe(3.5);
  });

  test('is raised once for each fall below the threshold', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(40), { maxLength: 40 }), (balances) => {
        let current = account({ balance: 40 });
        let previous = 40;
        for (const balance of balances) {
          const check = checkLowBalance({ ...current, balance });
          expect(check.crossed).toBe(previous >= 20 && balance < 20);
          current = check.account;
          previous = balance;
        }
      }),
    );
  });
});
