import { formatPayload } from '../domain/payload.ts';
import { splitMailText } from '../domain/replies/own-words.ts';
import { notDraftedReason } from '../domain/replies/unasked-drafts.ts';
import { suppressPerson } from '../application/suppressions/suppress.ts';
import {
  countSuspectedItems,
  findInboundItem,
  findSuppressedByItem,
  listSuspectedItems,
  type InboundItem,
} from '../store/queries/suspicions.ts';
import { addTimelineEntry } from '../store/queries/timeline.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { UserFacingError } from './user-facing-error.ts';
import { runInOwningOrganisation, findWorkspaceOrg } from './find-organisation.ts';
import { findLeadForUpdate } from '../store/queries/leads.ts';
import { decideSuspicion } from '../application/suspicions/decide.ts';

export interface SuspectedArrival {
  /** The id of a message or event. */
  readonly arrivalId: string;
  readonly leadId: string;
  /** The owner of the thread. */
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The sender's own words on one line. */
  readonly text: string;
}

export interface DecidedArrival {
  readonly arrivalId: string;
  readonly leadId: string;
}

/**
 * Lists up to `limit` possible opt-outs of a workspace without a decision, oldest first.
 * @throws UserFacingError if there is no such workspace.
 */
export async function listSuspected(
  store: Store,
  projectId: string,
  limit: number,
): Promise<SuspectedArrival[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  const open = await store.query(orgId, (context) => listSuspectedItems(context, projectId, limit));
  return open.map(({ subject, body, payload, ...item }) => {
    const words =
      payload === null ? `${subject}\n${splitMailText(body).text}` : formatPayload(JSON.parse(payload)).lines;
    return { ...item, text: words.replaceAll(/\s+/gu, ' ').trim() };
  });
}

/**
 * Decides that a message is no opt-out: drafts for its sender are allowed again, and no program treats it as an
 * opt-out.
 * @throws UserFacingError if the id is not a possible opt-out, with any earlier decision.
 */
export async function clearSuspicion(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly open: number }> {
  return decideArrival(store, arrivalId, async (tx, lead, arrival) => {
    if (!isUndecided(arrival)) throw new UserFacingError(await notOpenReason(tx, arrival));
    const decision = 'A person read it and decided that it is not an opt-out.';
    await decideSuspicion(tx, arrival, { suspicion: 'cleared', decision });
    addTimelineEntry(tx, lead.id, 'suspicion_cleared', `${decision} (${arrivalId})`);
    return { arrivalId, leadId: lead.id, open: await countSuspectedItems(tx, lead.id) };
  });
}

/**
 * Decides that a message is an opt-out, even if nothing suspected it. Suppresses the person, and the sending address
 * if it is a different one, and stops running work for them.
 * @throws UserFacingError if there is no message or event with the id.
 */
export async function confirmOptOut(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly stranger: string | null }> {
  return decideArrival(store, arrivalId, async (tx, lead, arrival) => {
    const { stranger } = arrival;
    const also = stranger === null ? '' : ` It came from ${stranger}, which is also suppressed.`;
    const decision = `A person read it and decided that it is an opt-out.${also}`;
    await decideSuspicion(tx, arrival, { suspicion: null, decision });
    addTimelineEntry(tx, lead.id, 'suspicion_confirmed', `${decision} (${arrivalId})`);
    await suppressPerson(tx, lead, { address: stranger, reason: 'unsubscribe' });
    return { arrivalId, leadId: lead.id, stranger };
  });
}

/** Also includes older messages from before the rule, because nothing is drafted for them either. */
function isUndecided(arrival: InboundItem): boolean {
  const { suspicion, decidedAt, body, payload } = arrival;
  if (suspicion !== null || decidedAt !== null) return suspicion === 'open';
  const texts = payload === null ? [body] : formatPayload(JSON.parse(payload)).texts;
  return notDraftedReason({ ...arrival, texts }) !== null;
}

async function notOpenReason(tx: Tx, arrival: InboundItem): Promise<string> {
  const { id, leadId, suspicion, decidedAt } = arrival;
  if (decidedAt === null) return `${id} is not a possible opt-out.`;
  const at = `${new Date(decidedAt).toISOString().slice(0, 16)}Z`;
  if (suspicion === 'cleared') return `A person cleared ${id} at ${at}; nothing has changed.`;
  const text = `A person confirmed ${id} as an opt-out at ${at}, so it cannot be cleared.`;
  const suppressed = await findSuppressedByItem(tx, arrival);
  if (suppressed.length === 0) return `${text} No address of ${leadId} is suppressed any more.`;
  const lifts = suppressed.map((address) => `\`npx outreach suppression lift ${address} --org ${tx.orgId}\``);
  return `${text} If that was a mistake, allow messages again: ${lifts.join(', ')}.`;
}

/** Lock order: the lead before its messages, as in classification. */
async function decideArrival<Decided>(
  store: Store,
  arrivalId: string,
  work: (tx: Tx, lead: Rows['Lead'], arrival: InboundItem) => Promise<Decided>,
): Promise<Decided> {
  const decided = await runInOwningOrganisation(store, async (tx) => {
    const lead = await findLeadForUpdate(tx, (await findInboundItem(tx, arrivalId))?.leadId ?? '');
    const arrival = lead && (await findInboundItem(tx, arrivalId));
    return arrival && work(tx, lead, arrival);
  });
  if (decided === null) throw new UserFacingError(`There is no message or event with the id ${arrivalId}.`);
  return decided;
}
