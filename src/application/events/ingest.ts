import type { Args } from '../../../generated/contract/operations.ts';
import type { IngestedEvent } from '../../../generated/contract/types.ts';
import type { PayloadReading } from '../../domain/answering/read-payload.ts';
import { readInboundIdentity } from '../../domain/inbound-identity.ts';
import { readOccurredAt } from '../../domain/occurred-at.ts';
import { possibleOptOutReason } from '../../domain/replies/unasked-drafts.ts';
import type { ErrorDetails } from '../../domain/errors.ts';
import { newId } from '../../store/ids.ts';
import { beginEventReply, failEventReply } from './answer.ts';
import { claimIntake } from './claim-intake.ts';
import { saveIntake, type OpenIntake } from '../../store/queries/event-intake.ts';
import { startFlows } from '../flows/start.ts';
import { findOrCreateLead } from '../leads/find-or-create.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { attachLeadToRun, notAttachableReason } from '../runs/attach-lead.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { recordInboundEvent } from './record.ts';

/** The parts of an events.ingest call that recording needs. */
export interface IngestRequest {
  readonly args: Args<'events.ingest'>;
  readonly caller: { readonly mode: 'live' | 'test' };
  /** Null without a payload. */
  readonly payloadJson: string | null;
  /** What the payload says, read before the transaction. */
  readonly reading: PayloadReading;
  /** Identifies the paid work of the call and its repeats. */
  readonly unitId: string;
  fail(
    code: 'invalid_arguments' | 'live_key_required' | 'project_not_found' | 'run_not_found' | 'invalid_state',
    message: string | null,
    details: ErrorDetails,
  ): never;
}

/** `open`: this call has to draft the reply. `underway`: another call is drafting it. */
export type IntakeState =
  | { readonly is: 'answered'; readonly value: IngestedEvent }
  | { readonly is: 'open'; readonly intake: OpenIntake }
  | { readonly is: 'underway' };

/** Longer than the composer's time limit. */
const leaseMs = 60_000;

/**
 * Records the event once per idempotency key. If the call wants a reply, the same transaction reserves the reply's
 * credit.
 */
export async function recordOnce(tx: Tx, call: IngestRequest): Promise<IntakeState> {
  const { args, unitId } = call;
  const eventId = newId('event');
  const key = intakeKey(call);
  const claim =
    key === null ? { is: 'new' as const } : await claimIntake(tx, { key, eventId, unitId }, leaseMs);
  if (claim.is === 'underway') return { is: 'underway' };
  if (claim.is === 'answered') return answeredState(claim.value);
  if (claim.is === 'lapsed') return openIntake(tx, claim.intake);
  const value = await recordNewEvent(tx, call, eventId);
  if (key !== null && args.autoAdvance) {
    const intake = { key, eventId, unitId, value: JSON.stringify(value) };
    await saveIntake(tx, key, intake.value, false);
    return openIntake(tx, intake);
  }
  if (key !== null) await saveIntake(tx, key, JSON.stringify(value), true);
  return { is: 'answered', value };
}

/** An event without a key is identified by its call, so that a repeat after a crash finds it. */
function intakeKey({ args, unitId }: IngestRequest): string | null {
  if (args.idempotencyKey !== undefined) return `key:${args.idempotencyKey}`;
  return args.autoAdvance ? `call:${unitId}` : null;
}

async function openIntake(tx: Tx, intake: OpenIntake): Promise<IntakeState> {
  const failure = await beginEventReply(tx, intake);
  return failure ? answeredState(await failEventReply(tx, intake, failure)) : { is: 'open', intake };
}

export function answeredState(value: string): IntakeState & { readonly is: 'answered' } {
  return { is: 'answered', value: JSON.parse(value) as IngestedEvent };
}

async function recordNewEvent(tx: Tx, call: IngestRequest, eventId: string): Promise<IngestedEvent> {
  const { args, caller, payloadJson, fail } = call;
  const { projectId, tags, analysis } = args;
  const [type, source] = [args.type.trim(), args.source?.trim() || null];
  if (type === '') fail('invalid_arguments', 'The argument type is blank.', { param: 'type' });
  if (args.autoAdvance && caller.mode === 'test') rejectSpending(call);
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const reading = readInboundIdentity(args.identity, { source: args.source, tags, analysis });
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  const { lead, created } = await findOrCreateLead(tx, projectId, reading.draft);
  const { atMs: occurredAtMs, warning } = readOccurredAt(args.occurredAt, tx.now.getTime());
  const { summary, unsupportedReason, isOptOut, isSuspected } = call.reading;
  const suspicion = !isOptOut && isSuspected ? 'open' : null;
  const event = { id: eventId, type, source, payloadJson, summary, occurredAtMs, suspicion } as const;
  const eventWarnings = await recordInboundEvent(tx, lead, event, analysis);
  if (isOptOut) await suppressPerson(tx, lead, { address: null, reason: 'unsubscribe' });
  const runId = isOptOut ? undefined : args.attachToRunId;
  const attachedRunId = runId ? await attachToRun(tx, call, lead, runId) : null;
  const suppression = await findLeadSuppression(tx, lead.id);
  const { mode } = caller;
  const inboundEvent = { projectId, leadId: lead.id, eventId, type, source, mode };
  return {
    leadId: lead.id,
    eventId,
    created,
    attachedRunId,
    messageId: null,
    flowRuns: isOptOut ? [] : await startFlows(tx, inboundEvent),
    occurredAt: occurredAtMs,
    warnings: [
      ...(warning === null ? [] : [warning]),
      ...eventWarnings,
      ...(isOptOut ? [optOutWarning] : []),
      ...(suspicion === null || unsupportedReason === null ? [] : [unsupportedReason]),
      ...(suspicion === null ? [] : [possibleOptOutReason(eventId)]),
      ...(suppression && !isOptOut ? [`This person is suppressed (${suppression.reason}).`] : []),
    ],
  };
}

const optOutWarning =
  'The payload asks for no more messages, so this person is suppressed. Open drafts were removed, and the person was ' +
  'added to no run or flow.';

function rejectSpending({ fail }: IngestRequest): never {
  const message = 'autoAdvance spends credits and needs a live key. Leave it out, or use a live key.';
  return fail('live_key_required', message, { param: 'autoAdvance', reason: 'spends_credits' });
}

/** Locks the run after the lead, as every transaction does. */
async function attachToRun(
  tx: Tx,
  { args, fail }: IngestRequest,
  lead: Rows['Lead'],
  runId: string,
): Promise<string> {
  const run = await findRunForUpdate(tx, runId);
  if (run?.projectId !== args.projectId) return fail('run_not_found', null, { param: 'attachToRunId' });
  const reason = notAttachableReason(run);
  if (reason !== null) fail('invalid_state', reason, { param: 'attachToRunId' });
  await attachLeadToRun(tx, run, lead);
  return run.id;
}
