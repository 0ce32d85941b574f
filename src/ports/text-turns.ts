/*
 * Work on long texts takes turns, because the process answers nobody while it classifies or drafts. One piece of work
 * runs at a time, and after it the process is free for others for as long. Organisations take turns, so that one
 * that hands in a thousand texts delays the texts of another by one.
 */

import { setImmediate, setTimeout } from 'node:timers/promises';

/** Shorter work needs no rest. */
const minRestMs = 5;
const maxRestMs = 250;

/** The waiting work of each organisation, in the order of their turns. */
const waiting = new Map<string, (() => void)[]>();
let isBusy = false;

/** Runs `work` in a turn of the organisation. The turn ends when `work` returns, even if it returns a promise. */
export function inTextTurn<Result>(orgId: string, work: () => Result | Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const run = (): void => {
      try {
        resolve(work());
      } catch (thrown) {
        reject(thrown);
      }
    };
    const own = waiting.get(orgId);
    if (own) own.push(run);
    else waiting.set(orgId, [run]);
    if (!isBusy) void runWaiting();
  });
}

async function runWaiting(): Promise<void> {
  isBusy = true;
  for (let run = removeNext(); run !== undefined; run = removeNext()) {
    const startedAt = performance.now();
    run();
    const tookMs = performance.now() - startedAt;
    await (tookMs < minRestMs ? setImmediate() : setTimeout(Math.min(tookMs, maxRestMs)));
  }
  isBusy = false;
}

/** Removes the first work of the organisation whose turn it is; its next turn comes after those of the others. */
function removeNext(): (() => void) | undefined {
  const [next] = waiting;
  if (next === undefined) return undefined;
  const [orgId, own] = next;
  const run = own.shift();
  waiting.delete(orgId);
  if (own.length > 0) waiting.set(orgId, own);
  return run;
}
