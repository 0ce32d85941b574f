import { setTimeout as sleep } from 'node:timers/promises';

const minuteMs = 60_000;

/** Waits for the next minute of the clock, by which calls are counted, where too little of this one is left. */
export async function withinOneMinute(neededMs: number): Promise<void> {
  const leftMs = minuteMs - (Date.now() % minuteMs);
  if (leftMs < neededMs) await sleep(leftMs + 50);
}
