/*
 * Shifts the clock of a process by CLOCK_SHIFT_MS, if loaded before its program. As on a machine whose clock is wrong,
 * measurements of elapsed time are not affected.
 */
import process from 'node:process';

const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const TrueDate = Date;
const shiftedNow = (): number => TrueDate.now() + shiftMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length ? args : [shiftedNow()], newTarget) as Date,
  apply: () => new TrueDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
});
