/**
 * Handles every call from every door. An operation runs through `callSteps`, an upload through `uploadSteps`, a
 * resource read through `resourceReadSteps`. Each step adds its result to the context or throws an ApiError, so a
 * table's order is the order in which callers see errors. Steps know nothing of HTTP: a door translates its input
 * into a request, and the Outcome back.
 */
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import { ApiError } from '../domain/errors.ts';
import { explainOutage } from '../domain/outage.ts';
import { classifyDatabaseError } from '../store/database-faults.ts';
import {
  authenticateAgain,
  authenticateCaller,
  authoriseEntry,
  authoriseOperation,
  confirmCaller,
  preferKeyError,
  limitRate,
} from './caller.ts';
import { retryContention } from './contention.ts';
import { hasCaller } from './context.ts';
import type {
  CallContext,
  Context,
  DispatcherDeps,
  ReceivedUpload,
  ResourceReadContext,
  StepDeps,
  UploadContext,
  ValidCall,
  WithArguments,
  WithCaller,
  WithEntry,
  WithRequestedEntry,
  WithReply,
} from './context.ts';
import type { KeyVerification, Dispatcher, Outcome } from './dispatcher.ts';
import { readDryRun } from './dry-run.ts';
import { createApiKeyCache } from './api-key-cache.ts';
import { rateLimitHeaders } from './rate-limit.ts';
import { performInTransaction } from './perform-in-transaction.ts';
import { performReading } from './perform-reading.ts';
import { performWithProviders } from './perform-with-providers.ts';
import { errorEnvelope } from './error-envelope.ts';
import { StepList } from './step-list.ts';
import { requireStorageSpace } from './storage-limit.ts';
import { saveUpload, readHead, receiveFile, removeBytes } from './upload.ts';
import { validate } from './validate.ts';

const callSteps = StepList.from<StepDeps, CallContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(resolveOperation)
  .add(authoriseOperation)
  .add(validateArguments)
  .add(perform);

const uploadSteps = StepList.from<StepDeps, UploadContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(authoriseEntry)
  // An upload's first statement runs after its last byte, which is too late to reject an invalid key.
  .check(confirmCaller)
  .add(readHead)
  .check(requireStorageSpace)
  .add(receiveFile)
  .add(saveFile);

const resourceReadSteps = StepList.from<StepDeps, ResourceReadContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(authoriseEntry)
  .add(readResource);

const keySteps = StepList.from<StepDeps, Context>().add(authenticateCaller).check(limitRate);

export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const keyCache = createApiKeyCache(deps.store, (mode) => deps.limits[mode]);
  const stepDeps: StepDeps = { ...deps, keyCache };
  const { clock } = deps;
  return {
    dispatch: (request) => runCall(callSteps, { request, now: clock() }, stepDeps),
    upload: (request) => runCall(uploadSteps, { request, now: clock(), named: request.entry }, stepDeps),
    readResource: (request) =>
      runCall(resourceReadSteps, { request, now: clock(), named: request.entry }, stepDeps),
    verifyKey: (request) => verifyKey({ request, now: clock() }, stepDeps),
  };
}

async function runCall<Start extends Context, End extends Start & WithReply>(
  steps: StepList<StepDeps, Start, End>,
  context: Start,
  deps: StepDeps,
): Promise<Outcome> {
  try {
    return createSuccessOutcome(await steps.run(context, deps), deps);
  } catch (thrown) {
    return createErrorOutcome(context, deps, await preferKeyError(context, deps, thrown));
  }
}

async function verifyKey(context: Context, deps: StepDeps): Promise<KeyVerification> {
  const failureOf = async (work: Promise<unknown>): Promise<Outcome | undefined> => {
    try {
      await work;
      return undefined;
    } catch (thrown) {
      return createErrorOutcome(context, deps, await preferKeyError(context, deps, thrown));
    }
  };
  const error = await failureOf(keySteps.run(context, deps));
  let available = error ? undefined : context.authenticated;
  const { orgId, keyId } = logFields(context);
  return {
    error,
    claimCaller: () => {
      const verified = available;
      available = undefined;
      return verified;
    },
    confirm: async () => (hasCaller(context) ? failureOf(confirmCaller(context, deps)) : error),
    orgId,
    keyId,
    headers: responseHeaders(context, deps),
  };
}

async function resolveOperation({ request }: CallContext): Promise<WithRequestedEntry<RegistryEntry>> {
  return { named: await request.resolve() };
}

async function validateArguments({
  request,
  entry,
}: CallContext & WithEntry<OperationEntry>): Promise<WithArguments> {
  const args = validate(entry, await request.readInput(entry));
  return { args, dryRun: readDryRun(entry, request.dryRun) };
}

async function perform(call: ValidCall, deps: StepDeps): Promise<WithReply> {
  const { providers, endpoint } = call.entry;
  // Paid work is saved even if the key is revoked meanwhile, so confirm the key before the work begins.
  if (providers) await confirmCaller(call, deps);
  const withoutProviders = endpoint === 'query' ? performReading : performInTransaction;
  const performCall = providers ? performWithProviders : withoutProviders;
  return { reply: await retryWithChangedKey(call, deps, () => performCall(call, deps)) };
}

async function readResource(context: ResourceReadContext & WithCaller, deps: StepDeps): Promise<WithReply> {
  const { requestId, read } = context.request;
  const value = await retryWithChangedKey(context, deps, () =>
    retryContention(() => deps.store.read(context.authenticated.tenantEntry, read)),
  );
  const body = JSON.stringify({ value, request_id: requestId });
  return { reply: { body, requestId, replayed: false } };
}

/** Retries the work once if the key has changed and may still make the call. */
async function retryWithChangedKey<T>(
  context: Context & WithCaller,
  deps: StepDeps,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!context.authenticated.hasChanged) throw thrown;
    await authenticateAgain(context, deps);
    return work();
  }
}

/** Removes the file if the key was revoked while it arrived. */
async function saveFile(upload: ReceivedUpload, deps: StepDeps): Promise<WithReply> {
  try {
    return await saveUpload(upload, deps);
  } catch (thrown) {
    if (!upload.authenticated.hasChanged) throw thrown;
    await authenticateAgain(upload, deps).catch(async (error: unknown) => {
      await removeBytes(upload, deps);
      throw error;
    });
    return saveUpload(upload, deps);
  }
}

function createSuccessOutcome(context: Context & WithReply, deps: StepDeps): Outcome {
  const { body, requestId, replayed } = context.reply;
  const headers = responseHeaders(context, deps);
  if (replayed) headers['Idempotent-Replayed'] = 'true';
  return { status: 200, body, requestId, headers, ...logFields(context) };
}

function createErrorOutcome(context: Context, deps: StepDeps, thrown: unknown): Outcome {
  const { requestId } = context.request;
  const error = toApiError(context, deps, thrown);
  const headers = responseHeaders(context, deps);
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const { status, body } = errorEnvelope(error, requestId);
  return { status, body, requestId, headers, ...logFields(context), code: error.code };
}

function toApiError({ request, entry }: Context, deps: StepDeps, thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown;
  const fault = classifyDatabaseError(thrown);
  if (fault.kind === 'apiError' && entry?.errors.includes(fault.code)) {
    return new ApiError(fault.code, fault.message);
  }
  deps.onFault(thrown, { requestId: request.requestId, fn: entry?.fn });
  if (fault.kind === 'unavailable' || fault.kind === 'retry') {
    const reason = fault.kind === 'unavailable' ? fault.reason : 'busy';
    return new ApiError('unavailable', explainOutage(deps.isDiskFull() ? 'database_disk_full' : reason));
  }
  return new ApiError(
    'internal_error',
    'The service failed on this call. Try again; if it keeps failing, report the request id to the operator.',
  );
}

function responseHeaders({ authenticated, now }: Context, { limits }: StepDeps): Record<string, string> {
  return authenticated ? rateLimitHeaders(limits, authenticated, now) : {};
}

function logFields({ authenticated, named }: Context): Pick<Outcome, 'fn' | 'orgId' | 'keyId'> {
  return { fn: named?.fn, orgId: authenticated?.caller.orgId, keyId: authenticated?.caller.keyId };
}
