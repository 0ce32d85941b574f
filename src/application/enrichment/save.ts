import { enrichLead, identitiesOf, type Findings } from '../../domain/enrichment.ts';
import type { Identity } from '../../domain/identity.ts';
import type { SiteReading } from '../../domain/research.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { revokeApprovalsIfBlocked } from '../suspicions/revoke-approvals.ts';
import { linkWaitingMail } from '../mail/link-waiting.ts';
import type { EnrichmentPlan } from './plan.ts';
import { claimLeadIdentities, findIdentityOwners } from '../../store/queries/lead-identities.ts';
import { updateLead } from '../leads/save.ts';
import { findSuspectedDuplicates } from '../leads/replace-email.ts';
import { findFreshSiteReading } from '../research/find-fresh.ts';
import { saveSiteReading } from '../research/save-reading.ts';
import { findSuppressedAddresses, findSuppressedPeople } from '../suppressions/find-suppressed.ts';

export interface EnrichmentResult {
  readonly findings: Findings;
  readonly siteRead: { readonly siteKey: string; readonly content: SiteReading } | null;
}

export interface EnrichmentSaved {
  /** The lead, or the lead into which it was merged meanwhile. */
  readonly leadId: string;
  readonly filled: readonly string[];
  /** Whether the result costs credits, because it filled a field or read a site. */
  readonly found: boolean;
  /** Why fields stayed empty or findings were left out, or null. */
  readonly reason: string | null;
}

/**
 * Fills empty fields of the current lead, saves the pages of its site and adds both to the timeline. Returns null if
 * the lead was deleted meanwhile.
 */
export async function saveEnrichment(
  tx: Tx,
  { lead: { id }, roles }: EnrichmentPlan,
  { findings, siteRead }: EnrichmentResult,
): Promise<EnrichmentSaved | null> {
  const row = await findLeadForUpdate(tx, id);
  if (!row) return null;
  const blockedReason = await suppressionReason(tx, row.id, findings);
  if (blockedReason !== null) {
    addTimelineEntry(tx, row.id, 'enriched', blockedReason);
    return { leadId: row.id, filled: [], found: false, reason: blockedReason };
  }
  const { filled, skippedNotes } = await fillGaps(tx, row, findings, roles);
  if (filled.length > 0) await revokeApprovalsIfBlocked(tx, [row.id]);
  const isRead = siteRead !== null && (await saveNewReading(tx, siteRead, row.company ?? null));
  const nothingFilled = 'No empty field could be filled.';
  const summaryParts = [
    filled.length > 0 ? `Filled ${filled.join(', ')}.` : nothingFilled,
    ...(isRead ? [`The site ${siteRead.siteKey} was read.`] : []),
    ...skippedNotes,
  ];
  addTimelineEntry(tx, row.id, 'enriched', summaryParts.join(' '));
  const reasons = [...(filled.length > 0 ? [] : [nothingFilled]), ...skippedNotes];
  return {
    leadId: row.id,
    filled,
    found: filled.length > 0 || isRead,
    reason: reasons.length > 0 ? reasons.join(' ') : null,
  };
}

/** Saves a reading unless another call has just saved one. Returns whether the reading costs credits. */
async function saveNewReading(
  tx: Tx,
  { siteKey, content }: NonNullable<EnrichmentResult['siteRead']>,
  company: string | null,
): Promise<boolean> {
  const known = await findFreshSiteReading(tx, siteKey);
  if (known?.failure === null) return false;
  await saveSiteReading(tx, siteKey, content, company);
  return content.ok;
}

/** Checks again, because the findings may reveal a suppressed company, or the lead was suppressed meanwhile. */
async function suppressionReason(
  tx: Tx,
  leadId: string,
  { company, home }: Findings,
): Promise<string | null> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed) return `This person is suppressed (${suppressed.reason}).`;
  const subject = { companyDomain: company?.domain, companyWebsite: company?.website ?? home?.url };
  if ((await findSuppressedPeople(tx, [subject])).size === 0) return null;
  const where = subject.companyDomain ?? companySiteOf(subject)?.key;
  return `${where} is suppressed, so nothing found there was used.`;
}

const maxAttempts = 20;

/** Other transactions may claim the same addresses. Then it tries again without those. */
async function fillGaps(tx: Tx, row: Rows['Lead'], findings: Findings, roles: readonly string[]) {
  const identities = identitiesOf(findings.people);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const unavailable = await findUnavailable(tx, row.projectId, identities);
    const before = { ...row };
    const enriched = enrichLead(before, findings, roles, unavailable, tx.now.getTime());
    if (!(await claimLeadIdentities(tx, row, enriched.newIdentities))) continue;
    const email = enriched.newIdentities.find(({ kind }) => kind === 'email')?.value;
    if (enriched.filled.length > 0) {
      const { lead } = enriched;
      const suspectedDuplicates =
        email === undefined ? lead.suspectedDuplicates : await findSuspectedDuplicates(tx, lead, email);
      await updateLead(tx, row, { ...lead, suspectedDuplicates });
    }
    if (email !== undefined) {
      await tx.flush();
      await linkWaitingMail(tx, row.projectId, [{ leadId: row.id, value: email }]);
    }
    return enriched;
  }
  throw new Error(`Other transactions claimed the addresses of this lead ${maxAttempts} times.`);
}

async function findUnavailable(tx: Tx, projectId: string, identities: readonly Identity[]) {
  const emails = identities.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));
  return {
    owners: await findIdentityOwners(tx, projectId, identities),
    suppressed: await findSuppressedAddresses(tx, emails),
  };
}
