import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Calls are limited per minute: waits for the next minute if less than `neededMs` remains in this one. */
export async function waitForTimeLeftInMinute(neededMs: number): Promise<void> {
  await waitForPeriod(minuteMs, neededMs);
}

/** Credits are counted per UTC day: waits for the next day if less than `neededMs` remains in this one. */
export async function waitForTimeLeftInDay(neededMs: number): Promise<void> {
  await waitForPeriod(dayMs, neededMs);
}

async function waitForPeriod(spanMs: number, neededMs: number): Promise<void> {
  const remainingMs = spanMs - (Date.now() % spanMs);
  if (remainingMs < neededMs) await sleep(remainingMs + 50);
}
