import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedEvent } from '../../../generated/contract/types.ts';
import { enquiryOfEvent } from '../../domain/answering/enquiry.ts';
import type { Assembly } from '../../domain/drafting/assemble.ts';
import type { DraftRequest } from '../../domain/drafting/material.ts';
import { ApiError } from '../../domain/errors.ts';
import { writeAnswer } from '../../provider-lookups/write-answer.ts';
import type { Call, Handler } from '../../operation.ts';
import { loadReplyMaterial, saveReplyDraft } from '../../application/replies/save.ts';
import {
  failEventReply,
  resumeEventReply,
  type AnswerableEvent,
  type ReplyFailure,
} from '../../application/events/answer.ts';
import { findIntakeAnswer, releaseIntake } from '../../application/events/claim-intake.ts';
import { saveIntake, type OpenIntake } from '../../store/queries/event-intake.ts';
import { closeUnit } from '../../application/jobs/unit.ts';
import type { Tx } from '../../store/store.ts';
import { answeredState, recordOnce, type IngestRequest } from '../../application/events/ingest.ts';

type IngestCall = Call<'events.ingest'>;

const composeTimeoutMs = 50_000;
const pollMs = 150;
/** Together longer than the lease of the call at work. */
const maxPolls = 800;

export const handle: Handler<'events.ingest'> = async (call) => {
  const { args, ports, caller } = call;
  const payloadJson = args.payload === undefined ? null : JSON.stringify(args.payload);
  const { orgId } = caller;
  const reading = await ports.textWork.run({ orgId }, 'readPayload', args.type.trim(), payloadJson ?? 'null');
  const request = { ...call, payloadJson, reading };
  const recorded = args.autoAdvance ? null : await recordWithoutReply(request);
  if (recorded) return recorded;
  for (let poll = 0; poll < maxPolls; poll++) {
    const state = await call.prepare((tx) => recordOnce(tx, request));
    if (state.is === 'answered') return call.save(() => Promise.resolve(state.value));
    if (state.is === 'open') return answerOrRelease(call, state.intake);
    await sleep(pollMs);
  }
  throw new ApiError(
    'unavailable',
    'An earlier call with this idempotencyKey is still running. Try again later.',
  );
};

/** Rolls back work under a key that another call has claimed. */
class IntakeBusy extends Error {}

/**
 * Records an event that needs no reply, in one transaction. Returns null if an earlier call with its key is writing
 * a reply.
 */
async function recordWithoutReply(
  request: IngestCall & Pick<IngestRequest, 'payloadJson' | 'reading'>,
): Promise<IngestedEvent | null> {
  try {
    return await request.save(async (tx) => {
      const state = await recordOnce(tx, request);
      if (state.is !== 'answered') throw new IntakeBusy();
      return state.value;
    });
  } catch (error) {
    if (error instanceof IntakeBusy) return null;
    throw error;
  }
}

async function answerOrRelease(call: IngestCall, intake: OpenIntake): Promise<IngestedEvent> {
  try {
    return await answerEvent(call, intake);
  } catch (error) {
    // If this fails too, a retry continues after the lease expires, or the reply is abandoned automatically.
    await call.prepare((tx) => releaseIntake(tx, intake.key)).catch(() => undefined);
    throw error;
  }
}

type ComposedAnswer =
  | { readonly request: DraftRequest; readonly assembly: Assembly; readonly warnings: readonly string[] }
  | ReplyFailure;

async function answerEvent(call: IngestCall, intake: OpenIntake): Promise<IngestedEvent> {
  const loaded = await call.prepare(async (tx) => {
    const resumed = await resumeEventReply(tx, intake);
    if ('code' in resumed) return resumed;
    return { event: resumed.event, material: await loadReplyMaterial(tx, resumed) };
  });
  const written = 'code' in loaded ? loaded : await composeAnswer(call, loaded);
  return call.save(async (tx) => {
    const alreadyAnswered = await findIntakeAnswer(tx, intake.key);
    return answeredState(alreadyAnswered ?? (await saveAnswer(tx, intake, written))).value;
  });
}

async function composeAnswer(
  { ports, caller: { orgId } }: IngestCall,
  { event, material }: { readonly event: AnswerableEvent['event']; readonly material: Material },
): Promise<ComposedAnswer> {
  const enquiry = enquiryOfEvent(event);
  const { request, warnings } = await ports.textWork.run({ orgId }, 'buildAnswer', material, enquiry, {});
  const terms = { orgId, mode: 'live', timeoutMs: composeTimeoutMs } as const;
  return { request, warnings, assembly: await writeAnswer(ports, request, terms) };
}

type Material = Awaited<ReturnType<typeof loadReplyMaterial>>;

/** Saves the reply and charges for it, or gives the reason why there is none. */
async function saveAnswer(tx: Tx, intake: OpenIntake, written: ComposedAnswer): Promise<string> {
  if ('code' in written) return failEventReply(tx, intake, written);
  const { assembly, request, warnings } = written;
  if (!assembly.ok) return failEventReply(tx, intake, assembly);
  const resumed = await resumeEventReply(tx, intake);
  if ('code' in resumed) return failEventReply(tx, intake, resumed);
  const { lead, event } = resumed;
  const message = await saveReplyDraft(tx, { lead, request, assembly, answeredId: event.id, warnings });
  await closeUnit(tx, intake.unitId, 'done');
  const recorded = JSON.parse(intake.value) as IngestedEvent;
  const value = { ...recorded, messageId: message.id, warnings: [...recorded.warnings, ...message.warnings] };
  await saveIntake(tx, intake.key, JSON.stringify(value), true);
  return JSON.stringify(value);
}
