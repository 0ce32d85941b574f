/**
 * Handles every call of the app's own operations, which only signed-in people may make. The steps are those of
 * `dispatch.ts` with a session instead of a key, and a right instead of a scope. The first statement of a call checks
 * the session again. If that finds the session changed, or an earlier error is not confirmed, the call starts again
 * with a fresh lookup.
 */
import { errors } from '../../../generated/app/contract/errors.ts';
import type { OperationEntry } from '../../../generated/app/contract/registry.ts';
import { registry } from '../../../generated/app/contract/registry.ts';
import { argumentNames } from '../../../generated/app/contract/arguments.ts';
import { validators } from '../../../generated/app/contract/validators.js';
import { ApiError } from '../../domain/errors.ts';
import { nearestName } from '../../domain/nearest-name.ts';
import { explainOutage } from '../../domain/outage.ts';
import { PasswordsBusy } from '../../ports/passwords.ts';
import { classifyDatabaseError } from '../../store/database-faults.ts';
import { verifyKeyInDatabase } from '../../store/queries/keys.ts';
import { authenticateSession, requireOwnPage } from '../authenticate-session.ts';
import { requireRight, requireSudo } from '../authorise-person.ts';
import { errorEnvelope } from '../error-envelope.ts';
import { enforceRateLimit } from '../rate-limit.ts';
import { StepList } from '../step-list.ts';
import { validateArguments } from '../validate.ts';
import type {
  AppContext,
  AppDispatcher,
  AppDispatcherDeps,
  AppOutcome,
  AppRequest,
  WithAppArguments,
  WithAppEntry,
  WithPerson,
  WithSession,
} from './app-context.ts';
import { performAppCall } from './perform-app-call.ts';

const steps = StepList.from<AppDispatcherDeps, AppContext>()
  .add(findSession)
  .check(limitSession)
  .add(resolveOperation)
  .add(authoriseRightAndSudo)
  .add(validateInput)
  .add(performAppCall);

export function createAppDispatcher(deps: AppDispatcherDeps): AppDispatcher {
  return {
    dispatch: async (request) => {
      const context = createContext(request, deps);
      const outcome = await run(context, deps);
      const isStale = outcome.status !== 200 && !(await isSessionUnchanged(context, deps));
      return isStale ? run(createContext(request, deps), deps) : outcome;
    },
  };
}

function createContext(request: AppRequest, { clock }: AppDispatcherDeps): AppContext {
  return { request, now: clock(), afterReply: [] };
}

async function run(context: AppContext, deps: AppDispatcherDeps): Promise<AppOutcome> {
  const { requestId } = context.request;
  const startWork = () => {
    const onFault = (fault: unknown) => deps.onFault(fault, { requestId, fn: context.entry?.fn });
    for (const work of context.afterReply) deps.background.start(work, onFault);
  };
  try {
    const { body, sessionToken } = await steps.run(context, deps);
    return { status: 200, body, requestId, headers: {}, ...logFields(context), sessionToken, startWork };
  } catch (thrown) {
    const error = toApiError(context, deps, thrown);
    const { retryAfterSeconds } = error.details;
    const headers: Record<string, string> =
      retryAfterSeconds === undefined ? {} : { 'Retry-After': String(retryAfterSeconds) };
    const { status, body } = errorEnvelope(error, requestId);
    return { status, body, requestId, headers, ...logFields(context), code: error.code, startWork };
  }
}

/** Whether the database still knows the session as the cache does, unless the call has already asked. */
async function isSessionUnchanged({ authenticated }: AppContext, deps: AppDispatcherDeps): Promise<boolean> {
  if (!authenticated || (authenticated.isConfirmed && !authenticated.hasChanged)) return true;
  if (!authenticated.hasChanged) {
    await deps.store.read(authenticated.tenantEntry, verifyKeyInDatabase).catch(() => undefined);
  }
  return !authenticated.hasChanged;
}

/** A request without an open session goes on, because some operations need none. */
async function findSession(
  { request, now }: AppContext,
  { sessions }: AppDispatcherDeps,
): Promise<WithSession> {
  requireOwnPage(request.credential);
  // A page that was loaded again reads its token with `session.get`, and other origins cannot read the reply.
  const onlyReads = entriesByName.get(request.fn)?.endpoint === 'query';
  try {
    const authenticated = await authenticateSession(sessions, { ...request.credential, onlyReads }, now);
    return { authenticated, missingSession: undefined };
  } catch (thrown) {
    if (!(thrown instanceof ApiError)) throw thrown;
    return { authenticated: undefined, missingSession: thrown };
  }
}

function limitSession({ authenticated, now }: AppContext & WithSession): void {
  if (authenticated) enforceRateLimit({ live: 0, test: 0 }, authenticated, now);
}

function resolveOperation({ request: { fn } }: AppContext): WithAppEntry {
  const entry = entriesByName.get(fn);
  if (entry) return { entry };
  const near = nearestName(fn, [...entriesByName.keys()]);
  const remedy = near === undefined ? 'app.yaml lists the operations of the app.' : `Did you mean ${near}?`;
  throw new ApiError('unknown_fn', `There is no operation ${JSON.stringify(fn.slice(0, 100))}. ${remedy}`);
}

const entriesByName: ReadonlyMap<string, OperationEntry> = new Map(
  [...registry.values()].flatMap((entry) => (entry.kind === 'operation' ? [[entry.fn, entry]] : [])),
);

function authoriseRightAndSudo(context: AppContext & WithSession & WithAppEntry): WithPerson {
  const { authenticated, missingSession, entry, now, request } = context;
  const { token } = request.credential;
  const caller = authenticated?.caller;
  if (!caller?.session || token === undefined) {
    if (entry.right === 'anyone') return { session: null };
    throw missingSession ?? new ApiError('session_missing', errors.session_missing.summary);
  }
  if (entry.right !== 'anyone' && entry.right !== 'account')
    requireRight(caller.session, { fn: entry.fn, right: entry.right });
  if (entry.sudo) requireSudo(caller.session, entry.fn, now);
  const { orgId, userId, plan } = caller;
  return { session: { ...caller.session, orgId, userId, plan, token } };
}

async function validateInput({ request, entry }: AppContext & WithAppEntry): Promise<WithAppArguments> {
  const { id, fn } = entry;
  const rules = { name: fn, check: validators[id].args, known: argumentNames[id] };
  return { args: validateArguments(rules, await request.readInput()) };
}

function toApiError(context: AppContext, deps: AppDispatcherDeps, thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  if (thrown instanceof PasswordsBusy) {
    return new ApiError(
      'rate_limited',
      'Too many people sign in at the moment. Try again in a few seconds.',
      {
        retryAfterSeconds: 5,
      },
    );
  }
  const fault = classifyDatabaseError(thrown);
  // The call starts again.
  if (context.authenticated?.hasChanged) return new ApiError('session_expired', 'The session has changed.');
  deps.onFault(thrown, { requestId: context.request.requestId, fn: context.entry?.fn });
  if (fault.kind === 'unavailable' || fault.kind === 'retry') {
    const reason = fault.kind === 'unavailable' ? fault.reason : 'busy';
    return new ApiError('unavailable', explainOutage(deps.isDiskFull() ? 'database_disk_full' : reason));
  }
  return new ApiError(
    'internal_error',
    'The service failed on this call. Report the request id to the operator.',
  );
}

function logFields({ entry, authenticated }: AppContext) {
  const { orgId, keyId } = authenticated?.caller ?? {};
  return { fn: entry?.fn, orgId, keyId };
}
