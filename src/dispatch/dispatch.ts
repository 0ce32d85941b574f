/**
 * The one place where a call is answered, whatever door it came through. A call walks the table `callSteps` from top to
 * bottom, an upload the table `uploadSteps`, a look the table `lookSteps`; each step either adds what it found or
 * throws a Refusal, and the order of the table is the order in which callers learn what is wrong. No step knows HTTP: a
 * door translates what it read into a Request and the Outcome back.
 */
import { Refusal } from '../domain/errors.ts';
import { readDatabaseFault } from '../store/constraints.ts';
import {
  authoriseCaller,
  confirmCaller,
  confirmRefusal,
  identify,
  identifyAgain,
  limitRate,
} from './caller.ts';
import { retryContention } from './contention.ts';
import { readDryRun } from './dry-run.ts';
import { createKnownKeys, type KnownKeys } from './known-keys.ts';
import { rateHeaders } from './limit.ts';
import type { Admission, Dispatcher, LookPassage, Outcome } from './passage.ts';
import type { Parts, Passage, UploadPassage, Way } from './passage.ts';
import { performInTransaction } from './perform-in-transaction.ts';
import { performReading } from './perform-reading.ts';
import { performWithProviders } from './perform-with-providers.ts';
import { refusalEnvelope } from './refusal-envelope.ts';
import { keep, readHead, receive, removeBytes } from './upload.ts';
import { validate } from './validate.ts';

type Step<Kind extends Way> = (way: Kind, parts: Parts, keys: KnownKeys) => Promise<void> | void;

const callSteps: readonly Step<Passage>[] = [
  identify,
  limitRate,
  resolveOperation,
  authoriseCaller,
  validateArguments,
  perform,
];

const uploadSteps: readonly Step<UploadPassage>[] = [
  identify,
  limitRate,
  authoriseCaller,
  // The first statement comes after the last byte: too late to be told that the key is none.
  confirmCaller,
  readHead,
  receive,
  keepFile,
];

const lookSteps: readonly Step<LookPassage>[] = [identify, limitRate, authoriseCaller, look];

export function createDispatcher(parts: Parts): Dispatcher {
  const keys = createKnownKeys(parts.store, (mode) => parts.limits[mode]);
  return {
    dispatch: (request) => walk(callSteps, { request, now: parts.clock() }, parts, keys),
    upload: (request) =>
      walk(uploadSteps, { request, now: parts.clock(), named: request.entry }, parts, keys),
    look: (request) => walk(lookSteps, { request, now: parts.clock(), named: request.entry }, parts, keys),
    admit: (request) => admit({ request, now: parts.clock() }, parts, keys),
  };
}

async function walk<Kind extends Way>(
  steps: readonly Step<Kind>[],
  way: Kind,
  parts: Parts,
  keys: KnownKeys,
): Promise<Outcome> {
  try {
    for (const step of steps) await step(way, parts, keys);
    return succeed(way, parts);
  } catch (thrown) {
    return refuse(way, parts, await confirmRefusal(way, parts, keys, thrown));
  }
}

async function admit(way: Way, parts: Parts, keys: KnownKeys): Promise<Admission> {
  const hold = async (steps: readonly Step<Way>[]): Promise<Outcome | undefined> => {
    try {
      for (const step of steps) await step(way, parts, keys);
      return undefined;
    } catch (thrown) {
      return refuse(way, parts, await confirmRefusal(way, parts, keys, thrown));
    }
  };
  const refusal = await hold([identify, limitRate]);
  let untaken = refusal ? undefined : way.who;
  const { orgId, keyId } = logged(way);
  return {
    refusal,
    take: () => {
      const taken = untaken;
      untaken = undefined;
      return taken;
    },
    confirm: () => hold([confirmCaller]),
    orgId,
    keyId,
    headers: headersOf(way, parts),
  };
}

async function resolveOperation(passage: Passage): Promise<void> {
  passage.named = await passage.request.resolve();
}

async function validateArguments(passage: Passage): Promise<void> {
  const { request, entry } = passage;
  passage.args = validate(entry!, await request.readInput(entry!));
  passage.dryRun = readDryRun(entry!, request.dryRun);
}

async function perform(passage: Passage, parts: Parts, keys: KnownKeys): Promise<void> {
  const { providers, endpoint } = passage.entry!;
  // Work that was paid is saved also when the key is revoked meanwhile, so the key is looked at before it begins.
  if (providers) await confirmCaller(passage, parts, keys);
  const inOneGo = endpoint === 'query' ? performReading : performInTransaction;
  const how = providers ? performWithProviders : inOneGo;
  const work = () => how(passage as Required<Passage>, parts);
  passage.reply = await unlessChanged(passage, parts, keys, work);
}

async function look(passage: LookPassage, parts: Parts, keys: KnownKeys): Promise<void> {
  const { requestId, look: read } = passage.request;
  const value = await unlessChanged(passage, parts, keys, () =>
    retryContention(() => parts.store.read(passage.who!.entrance, read)),
  );
  const body = JSON.stringify({ value, request_id: requestId });
  passage.reply = { body, requestId, replayed: false };
}

/** Works once more where the key turns out to have changed, and may still call. */
async function unlessChanged<T>(way: Way, parts: Parts, keys: KnownKeys, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!way.who!.hasChanged) throw thrown;
    await identifyAgain(way, parts, keys);
    return work();
  }
}

/** A key may be revoked while its file arrives; such a file is not kept. */
async function keepFile(passage: UploadPassage, parts: Parts, keys: KnownKeys): Promise<void> {
  try {
    await keep(passage, parts);
  } catch (thrown) {
    if (!passage.who!.hasChanged) throw thrown;
    await identifyAgain(passage, parts, keys).catch(async (refusal: unknown) => {
      await removeBytes(passage, parts);
      throw refusal;
    });
    await keep(passage, parts);
  }
}

function succeed(way: Way, parts: Parts): Outcome {
  const { body, requestId, replayed } = way.reply!;
  const headers = { ...headersOf(way, parts), ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}) };
  return { status: 200, body, requestId, headers, ...logged(way) };
}

function refuse(way: Way, parts: Parts, thrown: unknown): Outcome {
  const { requestId } = way.request;
  const refusal = asRefusal(way, parts, thrown);
  const headers: Record<string, string> = headersOf(way, parts);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const { status, body } = refusalEnvelope(refusal, requestId);
  return { status, body, requestId, headers, ...logged(way), code: refusal.code };
}

function asRefusal(way: Way, parts: Parts, thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const fn = way.entry?.fn;
  const fault = readDatabaseFault(thrown);
  const meaning = way.entry?.errors.find((code) => code === fault.code);
  if (meaning) return new Refusal(meaning, fault.message!);
  parts.onFault(thrown, { requestId: way.request.requestId, fn });
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

function headersOf({ who, now }: Way, { limits }: Parts): Record<string, string> {
  return who ? rateHeaders(limits, who, now) : {};
}

function logged({ who, named }: Way) {
  return { fn: named?.fn, orgId: who?.caller.orgId, keyId: who?.caller.keyId };
}
