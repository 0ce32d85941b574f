/**
 * The one place where a call is answered, whatever door it came through. A call walks the table `steps` from top to
 * bottom; each step either adds what it found or throws a Refusal, and the order of the table is the order in which
 * callers learn what is wrong. No step knows HTTP: a door translates what it read into a Request and the Outcome back.
 */
import type { OperationEntry } from '../../generated/contract/registry.ts';
import { Refusal } from '../domain/errors.ts';
import { readDatabaseFault } from '../store/constraints.ts';
import { authenticate } from './authenticate.ts';
import { authorise } from './authorise.ts';
import { limit, rateHeaders } from './limit.ts';
import type { Dispatcher, Outcome, Parts, Passage } from './passage.ts';
import { performInTransaction } from './perform-in-transaction.ts';
import { performWithProviders } from './perform-with-providers.ts';
import { refusalEnvelope } from './refusal-envelope.ts';
import { validate } from './validate.ts';

type Step = (passage: Passage, parts: Parts) => Promise<void> | void;

const steps: readonly Step[] = [
  identify,
  limitRate,
  resolveOperation,
  authoriseCaller,
  validateArguments,
  perform,
];

export function createDispatcher(parts: Parts): Dispatcher {
  return {
    dispatch: async (request) => {
      const passage: Passage = { request, now: parts.clock() };
      try {
        for (const step of steps) await step(passage, parts);
        return succeed(passage, parts);
      } catch (thrown) {
        return refuse(passage, parts, thrown);
      }
    },
  };
}

async function identify(passage: Passage, { store }: Parts): Promise<void> {
  passage.who = await authenticate(store, passage.request.authorization, passage.now);
}

function limitRate(passage: Passage, { limits }: Parts): void {
  limit(limits, passage.who!, passage.now);
}

async function resolveOperation(passage: Passage): Promise<void> {
  passage.named = await passage.request.resolve();
}

function authoriseCaller(passage: Passage): void {
  passage.entry = authorise(passage.who!.caller, passage.named!);
}

async function validateArguments(passage: Passage): Promise<void> {
  const { request, entry } = passage;
  passage.args = validate(entry!, await request.readInput(entry!));
  passage.dryRun = readDryRun(entry!, request.dryRun);
}

function readDryRun(entry: OperationEntry, header: string | undefined): boolean {
  if (header === undefined || header === 'false') return false;
  if (header !== 'true') {
    throw new Refusal('invalid_arguments', 'The header Dry-Run must be true or false.', { param: 'Dry-Run' });
  }
  if (!entry.dryRun) {
    throw new Refusal(
      'invalid_arguments',
      `${entry.fn} has no dry run. Leave the Dry-Run header out; without it the call takes effect.`,
      { param: 'Dry-Run' },
    );
  }
  return true;
}

async function perform(passage: Passage, parts: Parts): Promise<void> {
  const how = passage.entry!.providers ? performWithProviders : performInTransaction;
  passage.reply = await how(passage as Required<Passage>, parts);
}

function succeed(passage: Passage, parts: Parts): Outcome {
  const { body, requestId, replayed } = passage.reply!;
  const headers = { ...headersOf(passage, parts), ...(replayed ? { 'Idempotent-Replayed': 'true' } : {}) };
  return { status: 200, body, requestId, headers, ...logged(passage) };
}

function refuse(passage: Passage, parts: Parts, thrown: unknown): Outcome {
  const { requestId } = passage.request;
  const refusal = asRefusal(passage, parts, thrown);
  const headers: Record<string, string> = headersOf(passage, parts);
  const { retryAfterSeconds } = refusal.details;
  if (retryAfterSeconds !== undefined) headers['Retry-After'] = String(retryAfterSeconds);
  const { status, body } = refusalEnvelope(refusal, requestId);
  return { status, body, requestId, headers, ...logged(passage), code: refusal.code };
}

function asRefusal(passage: Passage, parts: Parts, thrown: unknown): Refusal {
  if (thrown instanceof Refusal) return thrown;
  const fn = passage.entry?.fn;
  const fault = readDatabaseFault(thrown);
  if (fault.kind === 'meaning' && passage.entry?.errors.includes(fault.code!)) {
    return new Refusal(fault.code!, fault.message!);
  }
  parts.onFault(thrown, { requestId: passage.request.requestId, fn });
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

function headersOf({ who, now }: Passage, { limits }: Parts): Record<string, string> {
  return who ? rateHeaders(limits, who, now) : {};
}

function logged({ who, named }: Passage) {
  return { fn: named?.fn, orgId: who?.caller.orgId, keyId: who?.caller.keyId };
}
