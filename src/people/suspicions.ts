import { formatPayload } from '../domain/payload.ts';
import { splitMailText } from '../domain/replies/own-words.ts';
import { notDraftedReason } from '../domain/replies/unasked-drafts.ts';
import { suppressPerson } from '../application/suppressions/suppress.ts';
import {
  countSuspectedItems,
  decideSuspicion,
  findInboundItem,
  findSuppressedByItem,
  listSuspectedItems,
  type InboundItem,
} from '../store/queries/suspicions.ts';
import { addTimelineEntry } from '../store/queries/timeline.ts';
import type { Rows } from '../store/rows.ts';
import type { Store, Tx } from '../store/store.ts';
import { AccountError } from './account-error.ts';
import { searchOrganisations, findWorkspaceOrg } from './find-organisation.ts';
import { findLeadForUpdate } from '../store/queries/leads.ts';

export interface SuspectedArrival {
  /** The id of a message or an event. */
  readonly arrivalId: string;
  readonly leadId: string;
  /** Whose thread it stands in. */
  readonly from: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** The writer's own words on one line. */
  readonly text: string;
}

export interface DecidedArrival {
  readonly arrivalId: string;
  readonly leadId: string;
}

/**
 * What may ask for silence in a workspace and nobody has decided on, the oldest first, `limit` of them at most.
 *
 * @throws AccountError if there is no such workspace.
 */
export async function listSuspected(
  store: Store,
  projectId: string,
  limit: number,
): Promise<SuspectedArrival[]> {
  const orgId = await findWorkspaceOrg(store, projectId);
  const open = await store.query(orgId, (asking) => listSuspectedItems(asking, projectId, limit));
  return open.map(({ subject, body, payload, ...told }) => {
    const words =
      payload === null ? `${subject}\n${splitMailText(body).text}` : formatPayload(JSON.parse(payload)).lines;
    return { ...told, text: words.replaceAll(/\s+/gu, ' ').trim() };
  });
}

/**
 * Says that it asks for no silence: what is drafted for its writer is drafted again, and no program takes it for an
 * opt-out any more.
 *
 * @throws AccountError if nothing of the id is suspected, with what a person decided of it before.
 */
export async function clearSuspicion(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly open: number }> {
  return decideArrival(store, arrivalId, async (tx, lead, arrival) => {
    if (!isUndecided(arrival)) throw new AccountError(await notOpenReason(tx, arrival));
    const decision = 'A person read it and says that it asks for no silence.';
    await decideSuspicion(tx, arrival, { suspicion: 'cleared', decision });
    addTimelineEntry(tx, lead.id, 'suspicion_cleared', `${decision} (${arrivalId})`);
    return { arrivalId, leadId: lead.id, open: await countSuspectedItems(tx, lead.id) };
  });
}

/**
 * Says that it asks for silence, also of what nothing suspected: the person is suppressed, with the address that it
 * came from where that is another one, and what is under way for them stops.
 *
 * @throws AccountError if nothing that arrived has the id.
 */
export async function confirmOptOut(
  store: Store,
  arrivalId: string,
): Promise<DecidedArrival & { readonly stranger: string | null }> {
  return decideArrival(store, arrivalId, async (tx, lead, arrival) => {
    const { stranger } = arrival;
    const also = stranger === null ? '' : ` It came from ${stranger}, which is suppressed as well.`;
    const decision = `A person read it and says that it asks not to be written to any more.${also}`;
    await decideSuspicion(tx, arrival, { suspicion: null, decision });
    addTimelineEntry(tx, lead.id, 'suspicion_confirmed', `${decision} (${arrivalId})`);
    await suppressPerson(tx, lead, { address: stranger, reason: 'unsubscribe' });
    return { arrivalId, leadId: lead.id, stranger };
  });
}

/** Also what arrived before there was a rule for it, as nothing is drafted for it either. */
function isUndecided(arrival: InboundItem): boolean {
  const { suspicion, decidedAt, body, payload } = arrival;
  if (suspicion !== null || decidedAt !== null) return suspicion === 'open';
  const texts = payload === null ? [body] : formatPayload(JSON.parse(payload)).texts;
  return notDraftedReason({ ...arrival, texts }) !== null;
}

async function notOpenReason(tx: Tx, arrival: InboundItem): Promise<string> {
  const { id, leadId, suspicion, decidedAt } = arrival;
  if (decidedAt === null) return `${id} is not suspected of anything.`;
  const at = `${new Date(decidedAt).toISOString().slice(0, 16)}Z`;
  if (suspicion === 'cleared') return `A person cleared ${id} at ${at}; nothing has changed.`;
  const text = `A person confirmed at ${at} that ${id} asks for silence, which cannot be cleared.`;
  const silenced = await findSuppressedByItem(tx, arrival);
  if (silenced.length === 0) return `${text} No address of ${leadId} is suppressed any more.`;
  const lifts = silenced.map((address) => `\`npx outreach suppression lift ${address} --org ${tx.orgId}\``);
  return `${text} If that was a mistake, allow messages again: ${lifts.join(', ')}.`;
}

/** The lead is held before what it wrote, as whoever classifies that holds it. */
async function decideArrival<Decided>(
  store: Store,
  arrivalId: string,
  work: (tx: Tx, lead: Rows['Lead'], arrival: InboundItem) => Promise<Decided>,
): Promise<Decided> {
  const decided = await searchOrganisations(store, async (tx) => {
    const lead = await findLeadForUpdate(tx, (await findInboundItem(tx, arrivalId))?.leadId ?? '');
    const arrival = lead && (await findInboundItem(tx, arrivalId));
    return arrival && work(tx, lead, arrival);
  });
  if (decided === null) throw new AccountError(`Nothing that arrived has the id ${arrivalId}.`);
  return decided;
}
