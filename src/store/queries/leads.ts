import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import type { Rows } from '../rows.ts';
import { Campaign } from '../entities/campaigns.ts';
import { Lead } from '../entities/leads.ts';
import { Message } from '../entities/messages.ts';
import { BrainItem, Knowledge, Project } from '../entities/workspaces.ts';
import type { ReadContext, Tx } from '../store.ts';
import { listCompanyTexts } from './material-texts.ts';
import type { CompanyFileScope } from './run-files.ts';
import { findMergeTarget } from './merged-leads.ts';
import { findLatestReading, listPages } from './research.ts';

export interface MaterialSelection {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  readonly runBrief: string | null;
  /** Where the lead stands in a run, if its company's files count. */
  readonly fileScope: CompanyFileScope | null;
}

export interface LoadedMaterial {
  readonly material: DraftingMaterial;
  /** Why the company's site gave nothing, for a warning; null where it did, or was not needed. */
  readonly siteProblem: string | null;
}

const maxThreadMessages = 20;

/** Everything that one message to the lead may be written from. */
export async function loadDraftingMaterial(
  tx: Tx,
  { lead, campaignId, runBrief, fileScope }: MaterialSelection,
): Promise<LoadedMaterial> {
  const { orgId, em } = tx;
  const seller = await loadSeller(tx, lead.projectId);
  const campaign = campaignId ? await em.findOne(Campaign, { orgId, id: campaignId }) : null;
  const thread = await em.find(
    Message,
    { orgId, leadId: lead.id, state: { $in: ['sent', 'delivered', 'received'] } },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: maxThreadMessages },
  );
  const { pages, siteProblem } = await loadResearch(tx, lead);
  const files = fileScope === null ? [] : await listCompanyTexts(tx, fileScope);
  const material = {
    ...seller,
    lead,
    pages,
    files,
    campaign,
    runBrief,
    thread: thread.reverse(),
  };
  return { material, siteProblem };
}

/** What a workspace holds about the seller. */
export async function loadSeller(
  tx: Tx,
  projectId: string,
): Promise<Pick<DraftingMaterial, 'project' | 'knowledge' | 'brain'>> {
  const { orgId, em } = tx;
  const project = await em.findOneOrFail(Project, { orgId, id: projectId });
  const knowledge = await em.findOne(Knowledge, { orgId, projectId });
  const brain = await em.find(BrainItem, { orgId, projectId }, { orderBy: { id: 'asc' } });
  return { project, knowledge: knowledge?.text ?? null, brain };
}

async function loadResearch(tx: Tx, lead: Rows['Lead']) {
  const host = lead.analysis?.trim() ? null : siteHostOf(lead);
  const reading = host === null ? undefined : await findLatestReading(tx, host);
  const pages = reading && reading.failure === null ? await listPages(tx, reading.id) : [];
  const siteProblem = reading?.failure
    ? `The site ${host} gave nothing to write from: ${reading.reason ?? reading.failure}`
    : null;
  return { pages, siteProblem };
}

/**
 * As `findLead`, and neither deleted nor merged until the transaction ends. Whoever holds a lead and its jobs takes the
 * lead first.
 */
export async function lockLead(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'key share');
}

/**
 * As `lockLead`, once whoever changes the lead at this moment is done, and unchanged from then on: an opt-out or a
 * suspicion that is being noted is seen, and the next one waits.
 */
export async function lockLeadShared(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'share');
}

/**
 * As `lockLeadShared`, and by nobody else at the same time who does so or changes the lead: answers replace each other
 * and are counted, so they are stored one after the other.
 */
export async function lockLeadExclusively(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return lockLeadFor(tx, leadId, 'no key update');
}

async function lockLeadFor(
  tx: Tx,
  leadId: string,
  lock: 'key share' | 'share' | 'no key update',
): Promise<Rows['Lead'] | null> {
  const held = await tx.sql(`select from lead where org_id = $1 and id = $2 for ${lock}`, [tx.orgId, leadId]);
  if (held.length > 0) return tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : lockLeadFor(tx, mergedInto, lock);
}

/** The lead, or the one that it was merged into. Served by the primary key. */
export async function findLead(tx: ReadContext, leadId: string): Promise<Rows['Lead'] | null> {
  const lead = await tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  if (lead) return lead;
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? null : tx.em.findOne(Lead, { orgId: tx.orgId, id: mergedInto });
}
