/*
 * Loaded before a program, it shifts the clock of its process by CLOCK_SHIFT_MS: whoever asks for the time is told it.
 * What only measures how long something takes goes on unharmed, as on a machine whose clock is wrong.
 */
import process from 'node:process';

const shiftMs = Number(process.env['CLOCK_SHIFT_MS'] ?? 0);
const TrueDate = Date;
const shiftedNow = (): number => TrueDate.now() + shiftMs;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length ? given : [shiftedNow()], newTarget) as Date,
  apply: () => new TrueDate(shiftedNow()).toString(),
  get: (target, name) => (name === 'now' ? shiftedNow : (Reflect.get(target, name) as unknown)),
});
