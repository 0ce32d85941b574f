import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import type { Rows } from '../../store/rows.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Message } from '../../store/entities/messages.ts';
import { BrainItem, Knowledge, Project } from '../../store/entities/workspaces.ts';
import type { Tx } from '../../store/store.ts';
import { listCompanyTexts } from '../../store/queries/material-texts.ts';
import type { CompanyFileScope } from '../../store/queries/run-files.ts';
import { findLatestReading, listPages } from '../../store/queries/research.ts';

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
  const host = lead.analysis?.trim() ? null : (companySiteOf(lead)?.key ?? null);
  const reading = host === null ? undefined : await findLatestReading(tx, host);
  const pages = reading && reading.failure === null ? await listPages(tx, reading.id) : [];
  const siteProblem = reading?.failure
    ? `The site ${host} gave nothing to write from: ${reading.reason ?? reading.failure}`
    : null;
  return { pages, siteProblem };
}
