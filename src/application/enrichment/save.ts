import {
  enrichLead,
  findGaps,
  identitiesOf,
  notEnrichableReason,
  type EnrichmentOptions,
  type Findings,
  type Gaps,
} from '../../domain/enrichment.ts';
import { compareIdentities, identityKey, type Identity } from '../../domain/identity.ts';
import type { SiteReading } from '../../domain/research.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import { Project } from '../../store/entities/workspaces.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { linkWaitingMail } from '../mail/ingest.ts';
import { updateLead, findLeadForUpdate, findSuspectedDuplicates } from '../../store/queries/lead-changes.ts';
import { findFreshReading, saveReading } from '../../store/queries/research.ts';
import {
  findLeadSuppression,
  findSuppressedAddresses,
  findSuppressedPeople,
} from '../../store/queries/suppressions.ts';
import { revokeApprovalsIfBlocked } from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

export interface EnrichmentPlan extends EnrichmentOptions {
  readonly lead: Rows['Lead'];
  readonly gaps: Gaps;
  /** Why there is nothing to do; null where there is. */
  readonly nothingToDoReason: string | null;
}

/** What is to be found out about a lead. Where no roles are asked for, those of the workspace's customers are. */
export async function planEnrichment(
  tx: Tx,
  lead: Rows['Lead'],
  asked: { readonly roles?: readonly string[] | undefined; readonly language?: string | null | undefined },
): Promise<EnrichmentPlan> {
  const host = siteHostOf(lead);
  const isResearched =
    Boolean(lead.analysis?.trim()) || (host !== null && (await findFreshReading(tx, host)) !== undefined);
  const gaps = findGaps(lead, isResearched);
  return {
    lead,
    gaps,
    roles: asked.roles?.length ? [...asked.roles] : await defaultRoles(tx, lead.projectId),
    language: asked.language ?? null,
    nothingToDoReason: notEnrichableReason(lead, gaps),
  };
}

async function defaultRoles(tx: Tx, projectId: string): Promise<string[]> {
  const { context, icp } = await tx.em.findOneOrFail(Project, { orgId: tx.orgId, id: projectId });
  return context.jobTitles?.length ? context.jobTitles : (icp.jobTitles ?? []);
}

export interface EnrichmentResult {
  readonly findings: Findings;
  readonly reading: { readonly host: string; readonly reading: SiteReading } | null;
}

export interface EnrichmentSaved {
  /** The lead, or the one that it was merged into meanwhile. */
  readonly leadId: string;
  readonly filled: readonly string[];
  /** Whether anything came of it that is paid: a field that is filled, or a site that was read. */
  readonly found: boolean;
  /** Why not more, or what was not taken; null where there is nothing to say. */
  readonly reason: string | null;
}

/**
 * Fills what is empty in the lead as it is now, keeps what its site said, and notes both on its timeline. Answers null
 * when the lead was deleted meanwhile.
 */
export async function saveEnrichment(
  tx: Tx,
  { lead: { id }, roles }: EnrichmentPlan,
  { findings, reading }: EnrichmentResult,
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
  const isRead = reading !== null && (await saveNewReading(tx, reading.host, reading.reading));
  const nothingFilled = 'Nothing that was empty could be filled.';
  const summaryParts = [
    filled.length > 0 ? `Filled ${filled.join(', ')}.` : nothingFilled,
    ...(isRead ? [`The site ${reading.host} was read.`] : []),
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

/** Keeps a reading unless another call has just brought one; answers whether it is a find. */
async function saveNewReading(tx: Tx, host: string, reading: SiteReading): Promise<boolean> {
  const known = await findFreshReading(tx, host);
  if (known?.failure === null) return false;
  saveReading(tx, host, reading);
  return reading.ok;
}

/** What was suppressed meanwhile, or is only known from what was found, is as closed as what was known before. */
async function suppressionReason(
  tx: Tx,
  leadId: string,
  { company, home }: Findings,
): Promise<string | null> {
  const suppressed = await findLeadSuppression(tx, leadId);
  if (suppressed) return `This person must not be written to (${suppressed.reason}).`;
  const subject = { companyDomain: company?.domain, companyWebsite: company?.website ?? home?.url };
  if ((await findSuppressedPeople(tx, [subject])).size === 0) return null;
  const where = subject.companyDomain ?? siteHostOf(subject);
  return `Nobody at ${where} may be written to, so nothing of it was taken.`;
}

const maxAttempts = 20;

/** Others may claim the same addresses at the same time: then all is decided again with what they have left. */
async function fillGaps(tx: Tx, row: Rows['Lead'], findings: Findings, roles: readonly string[]) {
  const wanted = identitiesOf(findings.people);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const unavailable = await findUnavailable(tx, row.projectId, wanted);
    const before = { ...row };
    const enriched = enrichLead(before, findings, roles, unavailable, tx.now.getTime());
    if (!(await claim(tx, row, enriched.newIdentities))) continue;
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
  throw new Error(`Other transactions took the addresses of this lead ${maxAttempts} times over.`);
}

/** Served by lead_identity_pkey and suppression_value_key. */
async function findUnavailable(tx: Tx, projectId: string, identities: readonly Identity[]) {
  const rows = await tx.sql<Identity & { lead_id: string }>(
    `select i.kind, i.value, i.lead_id
     from unnest($3::text[], $4::text[]) as wanted (kind, value)
     join lead_identity i on i.org_id = $1 and i.project_id = $2 and i.kind = wanted.kind and i.value = wanted.value`,
    [tx.orgId, projectId, identities.map(({ kind }) => kind), identities.map(({ value }) => value)],
  );
  const emails = identities.flatMap(({ kind, value }) => (kind === 'email' ? [value] : []));
  return {
    owners: new Map(rows.map((row) => [identityKey(row), row.lead_id])),
    suppressed: await findSuppressedAddresses(tx, emails),
  };
}

/** False when somebody else has taken one meanwhile; then none is taken. */
async function claim(tx: Tx, { id, projectId }: Rows['Lead'], gained: readonly Identity[]): Promise<boolean> {
  if (gained.length === 0) return true;
  const sorted = gained.toSorted(compareIdentities);
  await tx.sql('savepoint enriching');
  const taken = await tx.sql(
    `insert into lead_identity (org_id, project_id, kind, value, lead_id, alias)
     select $1, $2, kind, value, $3, false from unnest($4::text[], $5::text[]) as claim (kind, value)
     on conflict (org_id, project_id, kind, value) do update set alias = false
       where lead_identity.org_id = $1 and lead_identity.lead_id = excluded.lead_id
     returning value`,
    [tx.orgId, projectId, id, sorted.map(({ kind }) => kind), sorted.map(({ value }) => value)],
  );
  if (taken.length === sorted.length) return true;
  await tx.sql('rollback to savepoint enriching');
  return false;
}
