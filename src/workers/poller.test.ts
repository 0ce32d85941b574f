import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { poll } from './poller.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets what is ready go on, while no time passes. */
const settle = () => vi.advanceTimersByTimeAsync(0);

test('it looks at once where a look says so, else after the pause or a nudge, also one amid a look', async () => {
  let looks = 0;
  let left = 2;
  let onLook = (): void => undefined;
  const look = async () => {
    looks += 1;
    onLook();
    left -= 1;
    return left > 0;
  };
  const poller = poll(look, 1_000, () => undefined);
  await settle();
  expect(looks).toBe(2);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(looks).toBe(3);
  poller.notify();
  await settle();
  expect(looks).toBe(4);
  onLook = () => {
    onLook = () => undefined;
    poller.notify();
  };
  poller.notify();
  await settle();
  expect(looks).toBe(6);
  await vi.advanceTimersByTimeAsync(999);
  expect(looks).toBe(6);
  await poller.stop();
  expect([looks, vi.getTimerCount()]).toEqual([6, 0]);
});

test('a look that fails is told and made again after the pause, and the end waits for one under way', async () => {
  const faults: unknown[] = [];
  const under = Promise.withResolvers<boolean>();
  const fault = new Error('The database is away.');
  const look = vi.fn<() => Promise<boolean>>(() => under.promise).mockRejectedValueOnce(fault);
  const poller = poll(look, 1_000, (told) => faults.push(told));
  await settle();
  expect([look.mock.calls.length, faults]).toEqual([1, [fault]]);
  await vi.advanceTimersByTimeAsync(1_000);
  let hasEnded = false;
  const ended = poller.stop().then(() => (hasEnded = true));
  await settle();
  expect(hasEnded).toBe(false);
  under.resolve(true);
  await ended;
  expect(look).toHaveBeenCalledTimes(2);
});
