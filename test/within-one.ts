import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Waits for the next minute of the clock, by which calls are counted, where too little of this one is left. */
export async function withinOneMinute(neededMs: number): Promise<void> {
  await within(minuteMs, neededMs);
}

/** Waits for the next day of UTC, by which credits are counted, where too little of this one is left. */
export async function withinOneDay(neededMs: number): Promise<void> {
  await within(dayMs, neededMs);
}

async function within(spanMs: number, neededMs: number): Promise<void> {
  const leftMs = spanMs - (Date.now() % spanMs);
  if (leftMs < neededMs) await sleep(leftMs + 50);
}
