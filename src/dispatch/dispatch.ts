/**
 * Answers every call, from every door. A call of an operation takes the steps of `callSteps` from top to bottom, an
 * upload those of `uploadSteps`, a resource read those of `resourceReadSteps`. Each step adds what it found to the
 * context or throws a Refusal, so the order of a table is the order in which callers learn what is wrong. No step knows
 * HTTP: a door translates what it read into a request, and the Outcome back.
 */
import type { OperationEntry, RegistryEntry } from '../../generated/contract/registry.ts';
import { Refusal } from '../domain/errors.ts';
import { readDatabaseFault } from '../store/constraints.ts';
import {
  authenticateAgain,
  authenticateCaller,
  authoriseEntry,
  authoriseOperation,
  confirmCaller,
  confirmRefusal,
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
  WithNamed,
  WithReply,
} from './context.ts';
import type { Admission, Dispatcher, Outcome } from './dispatcher.ts';
import { readDryRun } from './dry-run.ts';
import { createKnownKeys } from './known-keys.ts';
import { rateHeaders } from './limit.ts';
import { performInTransaction } from './perform-in-transaction.ts';
import { performReading } from './perform-reading.ts';
import { performWithProviders } from './perform-with-providers.ts';
import { refusalEnvelope } from './refusal-envelope.ts';
import { StepTable } from './step-table.ts';
import { keep, readHead, receive, removeBytes } from './upload.ts';
import { validate } from './validate.ts';

const callSteps = StepTable.from<CallContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(resolveOperation)
  .add(authoriseOperation)
  .add(validateArguments)
  .add(perform);

const uploadSteps = StepTable.from<UploadContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(authoriseEntry)
  // The first statement comes after the last byte: too late to learn that the key is invalid.
  .check(confirmCaller)
  .add(readHead)
  .add(receive)
  .add(keepFile);

const resourceReadSteps = StepTable.from<ResourceReadContext>()
  .add(authenticateCaller)
  .check(limitRate)
  .add(authoriseEntry)
  .add(readResource);

const admissionSteps = StepTable.from<Context>().add(authenticateCaller).check(limitRate);

export function createDispatcher(deps: DispatcherDeps): Dispatcher {
  const keys = createKnownKeys(deps.store, (mode) => deps.limits[mode]);
  const stepDeps: StepDeps = { ...deps, keys };
  const { clock } = deps;
  return {
    dispatch: (request) => answer(callSteps, { request, now: clock() }, stepDeps),
    upload: (request) => answer(uploadSteps, { request, now: clock(), named: request.entry }, stepDeps),
    readResource: (request) =>
      answer(resourceReadSteps, { request, now: clock(), named: request.entry }, stepDeps),
    admit: (request) => admit({ request, now: clock() }, stepDeps),
  };
}

async function answer<Start extends Context, End extends Start & WithReply>(
  steps: StepTable<Start, End>,
  context: Start,
  deps: StepDeps,
): Promise<Outcome> {
  try {
    return succeed(await steps.run(context, deps), deps);
  } catch (thrown) {
    return fail(context, deps, await confirmRefusal(context, deps, thrown));
  }
}

async function admit(context: Context, deps: StepDeps): Promise<Admission> {
  const failureOf = async (work: Promise<unknown>): Promise<Outcome | undefined> => {
    try {
      await work;
      return undefined;
    } catch (thrown) {
      return fail(context, deps, await confirmRefusal(context, deps, thrown));
    }
  };
  const refusal = await failureOf(admissionSteps.run(context, deps));
  let untaken = refusal ? undefined : context.authenticated;
  const { orgId, keyId } = logFields(context);
  return {
    refusal,
    take: () => {
      const taken = untaken;
      untaken = undefined;
      return taken;
    },
    confirm: async () => (hasCaller(context) ? failureOf(confirmCaller(context, deps)) : refusal),
    orgId,
    keyId,
    headers: headersOf(context, deps),
  };
}

async function resolveOperation({ request }: CallContext): Promise<WithNamed<RegistryEntry>> {
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
  // Paid work is saved even if the key is revoked meanwhile, so the key is confirmed before the work begins.
  if (providers) await confirmCaller(call, deps);
  const withoutProviders = endpoint === 'query' ? performReading : performInTransaction;
  const performCall = providers ? performWithProviders : withoutProviders;
  return { reply: await retryWithChangedKey(call, deps, () => performCall(call, deps)) };
}

async function readResource(context: ResourceReadContext & WithCaller, deps: StepDeps): Promise<WithReply> {
  const { requestId, read } = context.request;
  const value = await retryWithChangedKey(context, deps, () =>
    retryContention(() => deps.store.read(context.authenticated.entrance, read)),
  );
  const body = JSON.stringify({ value, request_id: requestId });
  return { reply: { body, requestId, replayed: false } };
}

/** Does the work once more if the key has changed and may still make the call. */
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

/** A key may be revoked while its file arrives; such a file is not kept. */
async function keepFile(upload: ReceivedUpload, deps: StepDeps): Promise<WithReply> {
  try {
    return await keep(upload, deps);
  } catch (thrown) {
    if (!upload.authenticated.hasChanged) throw thrown;
    await authenticateAgain(upload, deps).catch(async (refusal: unknown) => {
      await removeBytes(upload, deps);
      throw refusal;
    });
    return keep(upload, deps);
  }
}

function succeed(context: Context & WithReply, deps: StepDeps): Outcome {
  const { body, requestId, replayed } = context.reply;
  const headers = headersOf(context, deps);
  if (replayed) headers['Idempotent-Replayed'] = 'true';
  return { status: 200, body, requestId, headers, ...logFields(context) };
}

function fail(context: Context, deps: StepDeps, thrown: unknown): Outcome {
  const { requestId } = context.request;
  const error = toApiError(context, deps, thrown);
  const headers = headersOf(context, deps);
  const { retryAfterSeconds } = error.details;
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const { status, body } = refusalEnvelope(error, requestId);
  return { status, body, requestId, headers, ...logFields(context), code: error.code };
}

function toApiError({ request, entry }: Context, deps: StepDeps, thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const fault = readDatabaseFault(thrown);
  if (fault.kind === 'meaning' && entry?.errors.includes(fault.code)) {
    return new Refusal(fault.code, fault.message);
  }
  deps.onFault(thrown, { requestId: request.requestId, fn: entry?.fn });
  if (fault.kind === 'unavailable' || fault.kind === 'retry') {
    return new Refusal(
      'unavailable',
      'The database cannot be reached just now. Try again in a moment; with an Idempotency-Key nothing happens twice.',
    );
  }
  return new Refusal(
    'internal_error',
    'The service failed on this call. Try again; if it stays, give the request id to those who run the service.',
  );
}

function headersOf({ authenticated, now }: Context, { limits }: StepDeps): Record<string, string> {
  return authenticated ? rateHeaders(limits, authenticated, now) : {};
}

function logFields({ authenticated, named }: Context): Pick<Outcome, 'fn' | 'orgId' | 'keyId'> {
  return { fn: named?.fn, orgId: authenticated?.caller.orgId, keyId: authenticated?.caller.keyId };
}
