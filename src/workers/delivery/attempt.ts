import { judgeStatus, nextAttemptAt, type Attempt, type Verdict } from '../../domain/delivery.ts';
import { signDelivery } from '../../domain/webhook-signature.ts';
import type { Courier } from '../../ports/courier.ts';
import { OutboundRefused } from '../../ports/outbound.ts';
import type { NewDelivery } from '../../store/queries/delivery-batches.ts';
import type { Conclusion } from '../../store/queries/delivery-records.ts';
import type { DueDelivery } from '../../store/queries/webhook-claims.ts';

/** Where an endpoint's deliveries go, and what they are signed with. */
export interface Destination {
  readonly url: string;
  readonly secret: string;
  readonly oldSecret: string | null;
  /** How often the endpoint had been enabled again. */
  readonly timesEnabled: number;
}

/** A claimed delivery with all that it needs to be sent. */
export interface HeldDelivery extends Destination {
  readonly webhookId: string;
  readonly due: DueDelivery | NewDelivery;
  readonly type: string;
  readonly body: string;
  /** `performance.now()` when it was claimed. */
  readonly heldSinceMs: number;
}

/** Sends a delivery once and says what follows. Null where the signal cut it off: that says nothing of the receiver. */
export async function attempt(
  courier: Courier,
  held: HeldDelivery,
  { retryMs, signal, now }: { retryMs: readonly number[]; signal: AbortSignal; now: () => Date },
): Promise<Conclusion | null> {
  const { due } = held;
  // Receivers refuse what bears a time far from theirs, so that of the process would not do.
  const at = now().getTime();
  const startedMs = performance.now();
  const made = await send(courier, held, at, signal);
  if (made === null) return null;
  const { verdict, isCounted, ...answer } = made;
  const kept: Attempt = { at, ...answer, durationMs: Math.round(performance.now() - startedMs) };
  // Waits are counted by the clock of the database, by which they end.
  const firstAtMs = due.firstAtMs ?? due.claimedAtMs + (startedMs - held.heldSinceMs);
  if (verdict === 'taken')
    return conclude(due, kept, { state: 'delivered', firstAtMs, nextAtMs: null, isCounted });
  const nextAtMs = verdict === 'never' ? null : nextAttemptAt(firstAtMs, due.attempts + 1, retryMs);
  const state = nextAtMs === null ? 'failed' : 'waiting';
  return conclude(due, kept, { state, firstAtMs, nextAtMs, isCounted });
}

/** The conclusion about a delivery for which there is no attempt, for its secret cannot be read if that is given. */
export function concludeUnsent(
  due: DueDelivery,
  reason: string,
  unreadableSecret: string | null = null,
): Conclusion {
  const never = { firstAtMs: null, nextAtMs: null, isCounted: false };
  return { due, attempt: null, state: 'not_sent', reason, unreadableSecret, ...never };
}

/** The conclusion about a new delivery that this process leaves to whoever takes it. */
export function leaveToOthers(due: NewDelivery): Conclusion {
  const open = { firstAtMs: null, nextAtMs: null, isCounted: false };
  return { due, attempt: null, state: 'waiting', reason: null, unreadableSecret: null, ...open };
}

function conclude(
  due: Conclusion['due'],
  kept: Attempt,
  rest: Pick<Conclusion, 'state' | 'firstAtMs' | 'nextAtMs' | 'isCounted'>,
): Conclusion {
  return { due, attempt: kept, reason: kept.error, unreadableSecret: null, ...rest };
}

interface Answer extends Pick<Attempt, 'status' | 'error' | 'response'> {
  readonly verdict: Verdict;
  readonly isCounted: boolean;
}

async function send(
  courier: Courier,
  held: HeldDelivery,
  atMs: number,
  signal: AbortSignal,
): Promise<Answer | null> {
  const { secret, oldSecret, due, type, url } = held;
  const body = Buffer.from(held.body);
  const headers = {
    'Content-Type': 'application/json',
    'X-Service-Event': type,
    ...signDelivery({ secret, oldSecret, body, deliveryId: due.deliveryId, atMs }),
  };
  try {
    const { status, response } = await courier.deliver({ url, headers, body }, signal);
    const verdict = judgeStatus(status);
    const reason = verdict === 'taken' ? null : describeStatus(status);
    return { status, response, verdict, error: reason, isCounted: true };
  } catch (error) {
    if (!(error instanceof OutboundRefused)) throw error;
    if (error.code === 'aborted') return null;
    const verdict = hopeless.has(error.code) ? 'never' : 'again';
    // That a name was not looked up may be our own network's fault; that there is no such name is not.
    const isCounted = error.code !== 'name_unanswered';
    return { status: null, response: null, verdict, error: error.message, isCounted };
  }
}

/** What says that the address itself is none that may be called; it will say the same the next time. */
const hopeless: ReadonlySet<string> = new Set([
  'address_refused',
  'bad_url',
  'bad_scheme',
  'credentials_in_url',
  'port_refused',
]);

function describeStatus(status: number): string {
  return status >= 300 && status < 400
    ? `The receiver answered ${status}; redirects are not followed.`
    : `The receiver answered ${status}.`;
}
