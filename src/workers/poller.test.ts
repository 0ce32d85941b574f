import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Runs pending callbacks without advancing the time. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('checks again immediately if there is more, else after the pause or notify, even during a check', async () => {
  let checks = 0;
  let remaining = 2;
  let onCheck = (): void => undefined;
  const check = async () => {
    checks += 1;
    onCheck();
    remaining -= 1;
    return remaining > 0;
  };
  const poller = poll(check, 1_000, () => undefined);
  await settle();
  expect(checks).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(checks).toBe(3);
  poller.notify();
  await settle();
  expect(checks).toBe(4);
  onCheck = () => {
    onCheck = () => undefined;
    poller.notify();
  };
  poller.notify();
  await settle();
  expect(checks).toBe(6);
  await vi.advanceTimersByTimeAsync(999);
  expect(checks).toBe(6);
  await poller.stop();
  expect([checks, vi.getTimerCount()]).toEqual([6, 0]);
});

test('reports a failed check, repeats it after the pause, and waits for a running check on stop', async () => {
  const faults: unknown[] = [];
  const secondCheck = Promise.withResolvers<boolean>();
  const fault = new Error('The database is away.');
  const check = vi.fn<() => Promise<boolean>>(() => secondCheck.promise).mockRejectedValueOnce(fault);
  const poller = poll(check, 1_000, (thrown) => faults.push(thrown));
  await settle();
  expect([check.mock.calls.length, faults]).toEqual([1, [fault]]);
  await vi.advanceTimersByTimeAsync(1_000);
  let hasEnded = false;
  const ended = poller.stop().then(() => (hasEnded = true));
  await settle();
  expect(hasEnded).toBe(false);
  secondCheck.resolve(true);
  await ended;
  expect(check).toHaveBeenCalledTimes(2);
});
