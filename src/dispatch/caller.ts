/**
 * Authenticates the caller and authorises the call. A cached key is enough to continue but never to reject. The
 * first statement of a call verifies the key; an error before that statement is confirmed by a separate query. If
 * the key has changed, the caller is authenticated and authorised again.
 */
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import type { Caller } from '../operation.ts';
import { verifyKeyInDatabase } from '../store/queries/keys.ts';
import { authenticateSession } from './authenticate-session.ts';
import { authorise, authoriseCallable } from './authorise.ts';
import { hasCaller } from './context.ts';
import type {
  CallableEntry,
  CallContext,
  Context,
  StepDeps,
  WithCaller,
  WithEntry,
  WithRequestedEntry,
} from './context.ts';
import { parseApiKey } from './parse-api-key.ts';
import { enforceRateLimit } from './rate-limit.ts';

export async function authenticateCaller(
  { request, now }: Context,
  { keyCache, sessions }: StepDeps,
): Promise<WithCaller> {
  const { verifiedCaller, authorization, session } = request;
  if (verifiedCaller && !verifiedCaller.hasChanged) return { authenticated: verifiedCaller };
  if (session) return { authenticated: await authenticateSession(sessions, session, now) };
  return { authenticated: await keyCache.authenticate(parseApiKey(authorization), now) };
}

export function limitRate({ authenticated, now }: Context & WithCaller, { limits }: StepDeps): void {
  enforceRateLimit(limits, authenticated, now);
}

export function authoriseOperation(
  context: CallContext & WithCaller & WithRequestedEntry<RegistryEntry>,
  deps: StepDeps,
): WithEntry<OperationEntry> | Promise<WithEntry<OperationEntry>> {
  return authoriseConfirmed(context, deps, (caller) => ({ entry: authorise(caller, context.named) }));
}

/** Authorises an upload or resource read by scope, mode and plan. Unlike operations, these are never session-only. */
export function authoriseEntry<Entry extends CallableEntry>(
  context: Context & WithCaller & WithRequestedEntry<Entry>,
  deps: StepDeps,
): WithEntry<Entry> | Promise<WithEntry<Entry>> {
  return authoriseConfirmed(context, deps, (caller) => {
    authoriseCallable(caller, context.named);
    return { entry: context.named };
  });
}

/** Decides by the cached key. A rejection counts only after the database has confirmed the key. */
function authoriseConfirmed<T>(
  context: Context & WithCaller,
  deps: StepDeps,
  decide: (caller: Caller) => T,
): T | Promise<T> {
  const { caller, isConfirmed } = context.authenticated;
  try {
    return decide(caller);
  } catch (error) {
    if (isConfirmed) throw error;
    return confirmCaller(context, deps).then(() => decide(context.authenticated.caller));
  }
}

/** Checks in the database that the key is still valid, once per call. */
export async function confirmCaller(context: Context & WithCaller, deps: StepDeps): Promise<void> {
  const { authenticated } = context;
  if (authenticated.isConfirmed) return;
  try {
    await deps.store.read(authenticated.tenantEntry, verifyKeyInDatabase);
  } catch (thrown) {
    if (!authenticated.hasChanged) throw thrown;
    await authenticateAgain(context, deps);
  }
}

export async function authenticateAgain(context: Context & WithCaller, deps: StepDeps): Promise<void> {
  const { authenticated } = await authenticateCaller(context, deps);
  context.authenticated = authenticated;
  limitRate(context, deps);
  if (context.entry) authoriseCallable(authenticated.caller, context.entry);
}

/** Returns the error to report instead of `thrown`. An invalid key takes precedence over every other error. */
export async function preferKeyError(context: Context, deps: StepDeps, thrown: unknown): Promise<unknown> {
  if (!hasCaller(context) || !(thrown instanceof ApiError)) return thrown;
  try {
    await confirmCaller(context, deps);
    return thrown;
  } catch (earlier) {
    return earlier;
  }
}
