import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;
const dayMs = 86_400_000;

/** Waits for the next minute of the clock, by which calls are counted, where too little of this one is left. */
export async function waitForFullMinute(neededMs: number): Promise<void> {
  await waitForPeriod(minuteMs, neededMs);
}

/** Waits for the next day of UTC, by which credits are counted, where too little of this one is left. */
export async function waitForFullDay(neededMs: number): Promise<void> {
  await waitForPeriod(dayMs, neededMs);
}

async function waitForPeriod(spanMs: number, neededMs: number): Promise<void> {
  const leftMs = spanMs - (Date.now() % spanMs);
  if (leftMs < neededMs) await sleep(leftMs + 50);
}
