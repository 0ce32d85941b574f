import type { DraftingMaterial } from '../../domain/drafting/commission.ts';
import { siteHostOf } from '../../domain/site-host.ts';
import type { Rows } from '../rows.ts';
import { Campaign } from '../entities/campaigns.ts';
import { Lead } from '../entities/leads.ts';
import { Message } from '../entities/messages.ts';
import { BrainItem, Knowledge, Project } from '../entities/workspaces.ts';
import type { Reading, Tx } from '../store.ts';
import { textsOfCompany } from './material-texts.ts';
import type { FilePlace } from './run-files.ts';
import { redirectOf } from './merged-leads.ts';
import { latestReading, pagesOf } from './research.ts';

export interface MaterialOf {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  readonly runBrief: string | null;
  /** Where the lead stands in a run, if its company's files count. */
  readonly place: FilePlace | null;
}

export interface LoadedMaterial {
  readonly material: DraftingMaterial;
  /** Why the company's site gave nothing, for a warning; null where it did, or was not needed. */
  readonly siteTrouble: string | null;
}

const longestThread = 20;

/** Everything that one message to the lead may be written from. */
export async function loadMaterial(
  tx: Tx,
  { lead, campaignId, runBrief, place }: MaterialOf,
): Promise<LoadedMaterial> {
  const { orgId, em } = tx;
  const seller = await loadSeller(tx, lead.projectId);
  const campaign = campaignId ? await em.findOne(Campaign, { orgId, id: campaignId }) : null;
  const thread = await em.find(
    Message,
    { orgId, leadId: lead.id, state: { $in: ['sent', 'delivered', 'received'] } },
    { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: longestThread },
  );
  const { pages, siteTrouble } = await loadResearch(tx, lead);
  const files = place === null ? [] : await textsOfCompany(tx, place);
  const material = {
    ...seller,
    lead,
    pages,
    files,
    campaign,
    runBrief,
    thread: thread.reverse(),
  };
  return { material, siteTrouble };
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
  const reading = host === null ? undefined : await latestReading(tx, host);
  const pages = reading && reading.failure === null ? await pagesOf(tx, reading.id) : [];
  const siteTrouble = reading?.failure
    ? `The site ${host} gave nothing to write from: ${reading.reason ?? reading.failure}`
    : null;
  return { pages, siteTrouble };
}

/**
 * As `findLead`, and neither deleted nor merged until the transaction ends. Whoever holds a lead and its jobs takes the
 * lead first.
 */
export async function holdLead(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return holdLeadFor(tx, leadId, 'key share');
}

/**
 * As `holdLead`, once whoever changes the lead at this moment is done, and unchanged from then on: an opt-out or a
 * suspicion that is being noted is seen, and the next one waits.
 */
export async function holdLeadSettled(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return holdLeadFor(tx, leadId, 'share');
}

/**
 * As `holdLeadSettled`, and by nobody else at the same time who does so or changes the lead: answers replace each other
 * and are counted, so they are stored one after the other.
 */
export async function holdLeadAlone(tx: Tx, leadId: string): Promise<Rows['Lead'] | null> {
  return holdLeadFor(tx, leadId, 'no key update');
}

async function holdLeadFor(
  tx: Tx,
  leadId: string,
  lock: 'key share' | 'share' | 'no key update',
): Promise<Rows['Lead'] | null> {
  const held = await tx.sql(`select from lead where org_id = $1 and id = $2 for ${lock}`, [tx.orgId, leadId]);
  if (held.length > 0) return tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  const mergedInto = await redirectOf(tx, leadId);
  return mergedInto === null ? null : holdLeadFor(tx, mergedInto, lock);
}

/** The lead, or the one that it was merged into. Served by the primary key. */
export async function findLead(tx: Reading, leadId: string): Promise<Rows['Lead'] | null> {
  const lead = await tx.em.findOne(Lead, { orgId: tx.orgId, id: leadId });
  if (lead) return lead;
  const mergedInto = await redirectOf(tx, leadId);
  return mergedInto === null ? null : tx.em.findOne(Lead, { orgId: tx.orgId, id: mergedInto });
}
