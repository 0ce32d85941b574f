/*
 * Loaded before a program, it shifts the clock of its process by CLOCK_SHIFT_MS. Elapsed-time measurements are not
 * affected, as on a machine whose clock is wrong.
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
