/**
 * The way of an event to its receivers. `fanOut` takes it for each endpoint that wants it. What the lanes have room for
 * is sent at once, and a batch says so until all of it has its rows; of the rest a row is written that is due. A claim
 * takes what is due for a time, of each endpoint a few; what they hold is read, and the lanes send them. What became of
 * an attempt is recorded: the delivery is over, or due at its time. A process that dies lets its batches and claims run
 * out, and another sends the same bytes under the same id; so a receiver gets each event at least once.
 */
import type { Courier } from '../../ports/courier.ts';
import type { Secrets } from '../../ports/secrets.ts';
import { reclaimBatches } from '../../store/queries/delivery-batches.ts';
import { claimDue, releaseClaims, type DueDelivery } from '../../store/queries/webhook-claims.ts';
import type { Store } from '../../store/store.ts';
import { lookAgain, type Lookout } from '../look-again.ts';
import { attempt, leaveToOthers, type HeldDelivery } from './attempt.ts';
import { createCurrent, type Current } from './current-endpoints.ts';
import { createFanOut, type FanOut } from './fan-out.ts';
import { createLanes, type Lanes, type Sent } from './lanes.ts';
import { createLoader } from './load.ts';
import { createOpenSecrets, type OpenSecrets } from './open-secrets.ts';
import { createRecorder, type Recorder } from './recorder.ts';

export interface DeliveryOptions {
  readonly store: Store;
  readonly courier: Courier;
  readonly secrets: Secrets;
  /** When a failed delivery is tried again, counted from its first attempt. */
  readonly retryMs: readonly number[];
  /** How long the courier lets a receiver take. */
  readonly timeoutMs: number;
  readonly onFault: (fault: unknown, context: { queue: string; orgId?: string }) => void;
  /** Told what each attempt came to. */
  readonly onAttempt?: ((state: AttemptOutcome, durationMs: number) => void) | undefined;
}

/** `waiting` for an attempt that failed and is made again. */
export type AttemptOutcome = 'delivered' | 'waiting' | 'failed';

export interface Delivering {
  /** Lets what is under way come to its end, up to `patienceMs`, and leaves the rest to others at once. */
  stop(patienceMs: number): Promise<void>;
}

const pollMs = 200;
const reclaimMs = 1_000;
const mostHeld = 4_096;

export function startDelivering(options: DeliveryOptions): Delivering {
  const { store, secrets, timeoutMs, onFault } = options;
  const ending = new AbortController();
  const tell = (fault: unknown, orgId?: string) =>
    onFault(fault, { queue: 'delivery', ...(orgId === undefined ? {} : { orgId }) });
  const recorder = createRecorder(store, tell);
  const open = createOpenSecrets(secrets);
  const current = createCurrent(options, open, { signal: ending.signal, onFault: tell });
  const sender = createSender(options, { recorder, current }, ending.signal);
  const lanes = createLanes(mostHeld, sender.send, () => {
    if (claimer.isWaiting()) claiming.nudge();
    if (fanner.isWaiting()) fanning.nudge();
  });
  const claimer = createClaimer(options, { lanes, recorder, open });
  const claiming = lookAgain(claimer.look, pollMs, tell);
  const handing = { ...lanes, leaseMs: leaseOf(timeoutMs), open };
  const fanOut = createFanOut(store, handing);
  const fanner = createFanner(fanOut, () => claiming.nudge());
  const fanning = lookAgain(fanner.look, pollMs, tell);
  const reclaiming = lookAgain(() => reclaim(store, claiming), reclaimMs, tell);
  const unwatch = store.onEvent(() => {
    fanOut.lookWide();
    fanning.nudge();
  });
  return {
    stop: async (patienceMs) => {
      unwatch();
      await Promise.all([fanning.stop(), claiming.stop(), reclaiming.stop()]);
      const { unsent, idle } = lanes.close();
      const cuttingOff = setTimeout(() => ending.abort(), patienceMs);
      await idle;
      clearTimeout(cuttingOff);
      const left = [...unsent, ...sender.cutOff].map(({ due }) => due);
      for (const due of left) if (due.batch) recorder.add(leaveToOthers(due));
      await recorder.idle();
      const claimed = left.filter((due) => !due.batch);
      if (claimed.length) await releaseClaims(store, claimed).catch(tell);
    },
  };
}

function createSender(
  { store, courier, retryMs, timeoutMs, onFault, onAttempt }: DeliveryOptions,
  { recorder, current }: { recorder: Recorder; current: Current },
  signal: AbortSignal,
): { send(held: HeldDelivery): Promise<Sent | null>; readonly cutOff: readonly HeldDelivery[] } {
  const cutOff: HeldDelivery[] = [];
  const giveBack = (held: HeldDelivery): void => {
    if (signal.aborted) cutOff.push(held);
    else leave(held, recorder);
  };
  const send = async (held: HeldDelivery): Promise<Sent | null> => {
    // Whoever waited so long in a lane that its claim might run out under way is left to the next claim.
    if (performance.now() - held.heldSinceMs > timeoutMs) {
      leave(held, recorder);
      return { durationMs: timeoutMs, isFailing: false };
    }
    const parcel = await current(held);
    if (!parcel) {
      giveBack(held);
      return null;
    }
    const startedMs = performance.now();
    const conclusion = await attempt(courier, parcel, { retryMs, signal, now: store.now }).catch(
      (fault: unknown) => {
        onFault(fault, { queue: 'delivery', orgId: held.due.orgId });
        return null;
      },
    );
    const durationMs = performance.now() - startedMs;
    if (!conclusion) {
      giveBack(held);
      return { durationMs, isFailing: true };
    }
    recorder.add(conclusion);
    onAttempt?.(conclusion.state as AttemptOutcome, durationMs);
    return { durationMs, isFailing: conclusion.state !== 'delivered' };
  };
  return { send, cutOff };
}

/** A claim runs out by itself. */
function leave({ due }: HeldDelivery, recorder: Recorder): void {
  if (due.batch) recorder.add(leaveToOthers(due));
}

/** Has taken what dead processes had under way. */
async function reclaim(store: Store, claiming: Lookout): Promise<boolean> {
  if ((await reclaimBatches(store)) > 0) claiming.nudge();
  return false;
}

interface Looking {
  /** Answers whether there may be more. */
  look(): Promise<boolean>;
  /** Whether something waits for room. */
  isWaiting(): boolean;
}

/** Takes what is due into the lanes, endpoint after endpoint. */
function createClaimer(
  { store, timeoutMs }: DeliveryOptions,
  { lanes, recorder, open }: { lanes: Lanes<HeldDelivery>; recorder: Recorder; open: OpenSecrets },
): Looking {
  const load = createLoader(store, open);
  let after = '';
  let isWaiting = false;
  const look = async (): Promise<boolean> => {
    // Of what is free some is left for those that this claim does not come to.
    const limit = Math.ceil((lanes.free() - recorder.unwritten) / 2);
    const rooms = lanes.rooms();
    isWaiting = limit <= 0 || rooms.some(({ room }) => room === 0);
    if (limit <= 0) return false;
    const asked = { after, rooms, usualRoom: lanes.usualRoom(), limit, leaseMs: leaseOf(timeoutMs) };
    const claimed = await claimDue(store, asked);
    const isFromTheFirst = after === '';
    after = claimed.length < limit ? '' : lastOf(claimed);
    const byOrg = Map.groupBy(claimed, ({ orgId }) => orgId);
    await Promise.all(
      Array.from(byOrg, async ([orgId, own]) => {
        const { held, unsent } = await load(orgId, own);
        unsent.forEach((each) => recorder.add(each));
        lanes.hold(held);
      }),
    );
    return claimed.length > 0 || !isFromTheFirst;
  };
  return { look, isWaiting: () => isWaiting };
}

function createFanner({ fanOut }: FanOut, onLater: () => void): Looking {
  let after = '';
  let isWaiting = false;
  const look = async (): Promise<boolean> => {
    // What gets room meanwhile must not be missed.
    isWaiting = true;
    const fanned = await fanOut(after);
    ({ after, isWaiting } = fanned);
    if (fanned.later) onLater();
    return fanned.isMore || after !== '';
  };
  return { look, isWaiting: () => isWaiting };
}

/** As long as a delivery may wait in its lane and be under way. */
function leaseOf(timeoutMs: number): number {
  return 2 * timeoutMs + 1_000;
}

function lastOf(claimed: readonly DueDelivery[]): string {
  return claimed.reduce((last, { webhookId }) => (webhookId > last ? webhookId : last), '');
}
