import type { DraftingMaterial } from '../../domain/drafting/draft-request.ts';
import { companySiteOf } from '../../domain/company-site.ts';
import { oldestTriggerDay } from '../../domain/reading/trigger.ts';
import type { Rows } from '../../store/rows.ts';
import { Campaign } from '../../store/entities/campaigns.ts';
import { Message } from '../../store/entities/messages.ts';
import { BrainItem, Knowledge, Project } from '../../store/entities/workspaces.ts';
import type { Tx } from '../../store/store.ts';
import { listCompanyTexts } from '../../store/queries/material-texts.ts';
import type { CompanyFileScope } from '../../store/queries/run-files.ts';
import { findLatestSiteReading, listPages } from '../../store/queries/research.ts';

export interface MaterialSelection {
  readonly lead: Rows['Lead'];
  readonly campaignId: string | null;
  readonly runBrief: string | null;
  /** The lead's company in a run, if files of that company may be used. */
  readonly fileScope: CompanyFileScope | null;
}

export interface LoadedMaterial {
  readonly material: DraftingMaterial;
  /** A warning if the company's site gave no text. */
  readonly siteProblem: string | null;
}

const maxThreadMessages = 20;

/** Loads the sources of a message to the lead. */
export async function loadDraftingMaterial(
  tx: Tx,
  { lead, campaignId, runBrief, fileScope }: MaterialSelection,
): Promise<LoadedMaterial> {
  const { orgId, em } = tx;
  const [seller, campaign, thread, { pages, triggers, siteProblem }, files] = await Promise.all([
    loadSeller(tx, lead.projectId),
    campaignId ? em.findOne(Campaign, { orgId, id: campaignId }) : null,
    em.find(
      Message,
      { orgId, leadId: lead.id, state: { $in: ['sent', 'delivered', 'received'] } },
      { orderBy: { occurredAt: 'desc', id: 'desc' }, limit: maxThreadMessages },
    ),
    loadResearch(tx, lead),
    fileScope === null ? [] : listCompanyTexts(tx, fileScope),
  ]);
  const material = {
    ...seller,
    lead,
    pages,
    triggers,
    files,
    today: tx.now.toISOString().slice(0, 10),
    campaign,
    runBrief,
    thread: thread.reverse(),
  };
  return { material, siteProblem };
}

/** Loads the workspace's sources about the seller. */
export async function loadSeller(
  tx: Tx,
  projectId: string,
): Promise<Pick<DraftingMaterial, 'project' | 'knowledge' | 'brain'>> {
  const { orgId, em } = tx;
  const [project, knowledge, brain] = await Promise.all([
    em.findOneOrFail(Project, { orgId, id: projectId }),
    em.findOne(Knowledge, { orgId, projectId }),
    em.find(BrainItem, { orgId, projectId }, { orderBy: { id: 'asc' } }),
  ]);
  return { project, knowledge: knowledge?.text ?? null, brain };
}

/** Of a lead with its own analysis, only pages with news are needed. */
async function loadResearch(tx: Tx, lead: Rows['Lead']) {
  const host = companySiteOf(lead)?.key ?? null;
  const reading = host === null ? undefined : await findLatestSiteReading(tx, host);
  const read = reading && reading.failure === null ? await listPages(tx, reading.id) : [];
  const hasAnalysis = Boolean(lead.analysis?.trim());
  const oldest = oldestTriggerDay(tx.now);
  const stored = [lead.triggers, ...read.map((page) => page.triggers)];
  const triggers = stored.flatMap((one) => one?.found ?? []).filter(({ date }) => date >= oldest);
  const pages = hasAnalysis
    ? read.filter(({ id }) => triggers.some(({ sourceId }) => sourceId === id))
    : read;
  const siteProblem =
    !hasAnalysis && reading?.failure
      ? `The site ${host} gave no usable text: ${reading.reason ?? reading.failure}`
      : null;
  return { pages, triggers, siteProblem };
}
