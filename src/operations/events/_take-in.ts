import type { IngestedEvent } from '../../../generated/contract/types.ts';
import { categoryOfPayload } from '../../domain/answering/situation.ts';
import { readInboundIdentity } from '../../domain/inbound-identity.ts';
import { readOccurredAt } from '../../domain/occurred-at.ts';
import { mayReportWish } from '../../domain/payload-wishes.ts';
import { tellPayload } from '../../domain/payload.ts';
import { isAnySuspected, maySeekSilence } from '../../domain/replies/unasked-drafts.ts';
import type { Call } from '../../operation.ts';
import { newId } from '../../store/ids.ts';
import { beginAnswer, failAnswer } from '../../store/queries/event-answers.ts';
import { claimIntake, keepIntake, type OpenIntake } from '../../store/queries/event-intake.ts';
import { startFlows } from '../../store/queries/flow-runs.ts';
import { recordEvent } from '../../store/queries/inbound-events.ts';
import { recogniseLead } from '../../store/queries/inbound-leads.ts';
import { stopForPerson } from '../../store/queries/opt-out.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { attachLead, whyNotAttachable } from '../../store/queries/run-attach.ts';
import { findRunForChange } from '../../store/queries/runs.ts';
import { findLeadSuppression } from '../../store/queries/suppression.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';

type IngestCall = Call<'events.ingest'>;

/** How far an event is: all is answered, a reply is to be written by us, or another call is at that. */
export type Taken =
  | { readonly is: 'answered'; readonly value: IngestedEvent }
  | { readonly is: 'open'; readonly intake: OpenIntake }
  | { readonly is: 'underway' };

/** Longer than composing may take. */
const leaseMs = 60_000;

/**
 * Records the event unless that was done under its key before; nothing else of the call counts then. Where a reply is
 * asked for, its credit is set aside in the same transaction.
 */
export async function takeIn(tx: Tx, call: IngestCall): Promise<Taken> {
  const { args, unitId } = call;
  const eventId = newId('event');
  const key = keyOf(call);
  const claim =
    key === null ? { is: 'new' as const } : await claimIntake(tx, { key, eventId, unitId }, leaseMs);
  if (claim.is === 'underway') return { is: 'underway' };
  if (claim.is === 'answered') return answered(claim.value);
  if (claim.is === 'lapsed') return open(tx, claim.intake);
  const value = await record(tx, call, eventId);
  if (key !== null && args.autoAdvance) {
    const intake = { key, eventId, unitId, value: JSON.stringify(value) };
    await keepIntake(tx, key, intake.value, false);
    return open(tx, intake);
  }
  if (key !== null) await keepIntake(tx, key, JSON.stringify(value), true);
  return { is: 'answered', value };
}

/** Without a key of its own an event that is answered is still known by its call, should its process die. */
function keyOf({ args, unitId }: IngestCall): string | null {
  if (args.idempotencyKey !== undefined) return `key:${args.idempotencyKey}`;
  return args.autoAdvance ? `call:${unitId}` : null;
}

async function open(tx: Tx, intake: OpenIntake): Promise<Taken> {
  const failure = await beginAnswer(tx, intake);
  return failure ? answered(await failAnswer(tx, intake, failure)) : { is: 'open', intake };
}

export function answered(value: string): Taken & { readonly is: 'answered' } {
  return { is: 'answered', value: JSON.parse(value) as IngestedEvent };
}

async function record(tx: Tx, call: IngestCall, eventId: string): Promise<IngestedEvent> {
  const { args, caller, fail } = call;
  const { projectId, tags, analysis, payload } = args;
  const [type, source] = [args.type.trim(), args.source?.trim() || null];
  if (type === '') fail('invalid_arguments', 'The argument type is blank.', { param: 'type' });
  if (args.autoAdvance && caller.mode === 'test') refuseSpending(call);
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const reading = readInboundIdentity(args.identity, { source: args.source, tags, analysis });
  if ('problem' in reading) return fail('invalid_arguments', reading.problem.message, reading.problem);
  const { lead, created } = await recogniseLead(tx, projectId, reading.draft);
  const { atMs: occurredAtMs, warning } = readOccurredAt(args.occurredAt, tx.now.getTime());
  const { summary, prose, texts } = tellPayload(payload);
  // What a person wrote into a form counts as in a message: who asks to be left alone is.
  const isOptOut = categoryOfPayload(prose) === 'unsubscribe';
  const isSuspected = isAnySuspected('', texts) || mayReportWish(type, payload);
  const suspicion = !isOptOut && isSuspected ? 'open' : null;
  const event = { id: eventId, type, source, payload, summary, occurredAtMs, suspicion } as const;
  const noted = await recordEvent(tx, lead, event, analysis);
  if (isOptOut) await stopForPerson(tx, lead, { address: null, reason: 'unsubscribe' });
  const runId = isOptOut ? undefined : args.attachToRunId;
  const attachedRunId = runId ? await attach(tx, call, lead, runId) : null;
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
      ...noted,
      ...(isOptOut ? [optedOut] : []),
      ...(suspicion === null ? [] : [maySeekSilence(eventId)]),
      ...(suppression && !isOptOut ? [`This person must not be written to (${suppression.reason}).`] : []),
    ],
  };
}

const optedOut =
  'The payload asks for no more messages, so this person is suppressed: open drafts were removed, and neither a run ' +
  'nor a flow took the person up.';

function refuseSpending({ fail }: IngestCall): never {
  const message = 'autoAdvance needs a live key: it spends credits. Leave it out, or use a live key.';
  return fail('live_key_required', message, { param: 'autoAdvance', reason: 'spends_credits' });
}

/** The run is held after the lead, as everybody does who holds both. */
async function attach(
  tx: Tx,
  { args, fail }: IngestCall,
  lead: Rows['Lead'],
  runId: string,
): Promise<string> {
  const run = await findRunForChange(tx, runId);
  if (run?.projectId !== args.projectId) return fail('run_not_found', null, { param: 'attachToRunId' });
  const reason = whyNotAttachable(run);
  if (reason !== null) fail('invalid_state', reason, { param: 'attachToRunId' });
  await attachLead(tx, run, lead);
  return run.id;
}
