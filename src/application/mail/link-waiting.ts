import { timeOfMail } from '../../domain/inbound-mail.ts';
import { entryOf } from '../../domain/map-entry.ts';
import { classifyInbound } from '../../domain/replies/classify-inbound.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { saveInboundMessage, type SavedInbound } from '../messages/save-inbound.ts';
import { formatReportWarning, type ReportedMessage } from './apply-report.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import {
  type ClaimedAddress,
  type UnlinkedMail,
  lockUnlinkedMailFrom,
  deleteUnlinkedMail,
} from '../../store/queries/unlinked-mail.ts';

/** Links waiting mail from addresses that these leads have just gained. */
export async function linkWaitingMail(
  tx: Tx,
  projectId: string,
  claims: readonly ClaimedAddress[],
): Promise<void> {
  await linkFoundMail(tx, { claims, waiting: await lockUnlinkedMailFrom(tx, projectId, claims) });
}

/** Links waiting mail to the threads of its leads. Each mail keeps its own time. Returns whether there was any. */
export async function linkFoundMail(
  tx: Tx,
  {
    claims,
    waiting,
  }: { readonly claims: readonly ClaimedAddress[]; readonly waiting: readonly UnlinkedMail[] },
): Promise<boolean> {
  if (waiting.length === 0) return false;
  await tx.flush();
  const owners = new Map(claims.map(({ leadId, value }) => [value, leadId]));
  for (const [leadId, mails] of Map.groupBy(waiting, ({ address }) => entryOf(owners, address))) {
    const lead = await findLeadForUpdate(tx, leadId);
    if (!lead) throw new Error(`The lead ${leadId} has just got an address but cannot be found.`);
    await linkToLead(tx, lead, mails, { mode: null, reported: null });
  }
  return true;
}

/**
 * Links mails to the thread of a locked lead. `reported` is our message that a bounce or complaint report is about, or
 * null if the mails are no reports.
 */
export async function linkToLead(
  tx: Tx,
  lead: Rows['Lead'],
  mails: readonly UnlinkedMail[],
  { mode, reported }: LinkOptions,
): Promise<SavedInbound[]> {
  await deleteUnlinkedMail(tx, lead.projectId, mails);
  const stored: SavedInbound[] = [];
  for (const { mail, address, receivedAtMs } of mails) {
    const occurredAt = new Date(timeOfMail(mail.writtenAt, receivedAtMs));
    const warning = formatReportWarning(mail, reported);
    const warnings = warning === null ? mail.warnings : [...mail.warnings, warning];
    const classification = classifyInbound(mail);
    const inbound = { ...mail, warnings, from: address, occurredAt, reading: classification, mode };
    stored.push(await saveInboundMessage(tx, lead, inbound));
  }
  return stored;
}

interface LinkOptions {
  readonly mode: 'live' | 'test' | null;
  readonly reported: ReportedMessage | null;
}
