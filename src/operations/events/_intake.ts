import type { IngestedEvent } from '../../../generated/contract/types.ts';
import { categoryOfPayload } from '../../domain/answering/situation.ts';
import { readInboundIdentity } from '../../domain/inbound-identity.ts';
import { readOccurredAt } from '../../domain/occurred-at.ts';
import { mayReportOptOut } from '../../domain/payload-opt-outs.ts';
import { formatPayload } from '../../domain/payload.ts';
import { isAnySuspected, possibleOptOutReason } from '../../domain/replies/unasked-drafts.ts';
import type { Call } from '../../operation.ts';
import { newId } from '../../store/ids.ts';
import { beginEventReply, failEventReply } from '../../application/events/answer.ts';
import { claimIntake, saveIntake, type OpenIntake } from '../../store/queries/event-intake.ts';
import { startFlows } from '../../application/flows/start.ts';
import { recordInboundEvent } from '../../store/queries/inbound-events.ts';
import { findOrCreateLead } from '../../application/leads/find-or-create.ts';
import { suppressPerson } from '../../application/suppressions/suppress.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { attachLeadToRun, notAttachableReason } from '../../application/runs/attach-lead.ts';
import { findRunForUpdate } from '../../store/queries/runs.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

type IngestCall = Call<'events.ingest'>;

/** How far an event is: all is answered, a reply is to be written by us, or another call is at that. */
export type IntakeState =
  | { readonly is: 'answered'; readonly value: IngestedEvent }
  | { readonly is: 'open'; readonly intake: OpenIntake }
  | { readonly is: 'underway' };

/** Longer than composing may take. */
const leaseMs = 60_000;

/**
 * Records the event unless that was done under its key before; nothing else of the call counts then. Where a reply is
 * asked for, its credit is set aside in the same transaction.
 */
export async function recordOnce(tx: Tx, call: IngestCall): Promise<IntakeState> {
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

/** Without a key of its own an event that is answered is still known by its call, should its process die. */
function intakeKey({ args, unitId }: IngestCall): string | null {
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

async function recordNewEvent(tx: Tx, call: IngestCall, eventId: string): Promise<IngestedEvent> {
  const { args, caller, fail } = call;
  const { projectId, tags, analysis, payload } = args;
  const [type, source] = [args.type.trim(), args.source?.trim() || null];
  if (type === '') fail('invalid_arguments', 'The argument type is blank.', { param: 'type' });
  if (args.autoAdvance && caller.mode === 'test') rejectSpending(call);
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const reading = readInboundIdentity(args.identity, { source: args.source, tags, analysis });
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  const { lead, created } = await findOrCreateLead(tx, projectId, reading.draft);
  const { atMs: occurredAtMs, warning } = readOccurredAt(args.occurredAt, tx.now.getTime());
  const { summary, prose, texts } = formatPayload(payload);
  // What a person wrote into a form counts as in a message: who asks to be left alone is.
  const isOptOut = categoryOfPayload(prose) === 'unsubscribe';
  const isSuspected = isAnySuspected('', texts) || mayReportOptOut(type, payload);
  const suspicion = !isOptOut && isSuspected ? 'open' : null;
  const event = { id: eventId, type, source, payload, summary, occurredAtMs, suspicion } as const;
  const eventWarnings = await recordInboundEvent(tx, lead, event, analysis);
  if (isOptOut) await suppressPerson(tx, lead, { address: null, reason: 'unsubscribe' });
  const runId = isOptOut ? undefined : args.attachToRunId;
  const attachedRunId = runId ? await attachToRun(tx, call, lead, runId) : null;
  const suppression = await findLeadSuppression(tx, lead.id);
  const { mode } = caller;
  const arrival = { projectId, leadId: lead.id, eventId, type, source, mode };
  return {
    leadId: lead.id,
    eventId,
    created,
    attachedRunId,
    messageId: null,
    flowRuns: isOptOut ? [] : await startFlows(tx, arrival),
    occurredAt: occurredAtMs,
    warnings: [
      ...(warning === null ? [] : [warning]),
      ...eventWarnings,
      ...(isOptOut ? [optOutWarning] : []),
      ...(suspicion === null ? [] : [possibleOptOutReason(eventId)]),
      ...(suppression && !isOptOut ? [`This person must not be written to (${suppression.reason}).`] : []),
    ],
  };
}

const optOutWarning =
  'The payload asks for no more messages, so this person is suppressed: open drafts were removed, and neither a run ' +
  'nor a flow took the person up.';

function rejectSpending({ fail }: IngestCall): never {
  const message = 'autoAdvance needs a live key: it spends credits. Leave it out, or use a live key.';
  return fail('live_key_required', message, { param: 'autoAdvance', reason: 'spends_credits' });
}

/** The run is held after the lead, as everybody does who holds both. */
async function attachToRun(
  tx: Tx,
  { args, fail }: IngestCall,
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
