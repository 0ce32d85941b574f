import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Message, RunLead, RunStatus } from '../../generated/sdk/types.ts';
import { createOutreach, type Outreach } from '../../sdk/client.ts';
import type { DemoOrganisation } from './organisations.ts';
import { blocks, brainItems, campaign, context, knowledge, plays, sellerName, workspace } from './seller.ts';
import type { DemoService } from './service.ts';

const source = 'Wikidata';
const pollMs = 120;

/** A seller's workspace on the running service, and a client that calls with its live key. */
export interface Seller {
  readonly outreach: Outreach;
  readonly projectId: string;
  readonly key: string;
}

export interface Outcome {
  readonly runId: string;
  readonly campaignId: string;
  readonly status: RunStatus;
  /** Every lead of the run, drafted or not. */
  readonly rows: readonly (RunLead & { readonly draft: Message | null })[];
}

/** Creates the organisation, user, workspace and key with the program's commands, because only people can. */
export async function openSeller({ command, url }: DemoService): Promise<Seller> {
  const { orgId } = await command<{ orgId: string }>(
    'org',
    'create',
    '--name',
    sellerName,
    '--plan',
    'scale',
    '--json',
  );
  await command('user', 'create', '--org', orgId, '--email', 'aino@kirkas.example', '--json');
  const { projectId } = await command<{ projectId: string }>(
    'workspace',
    'create',
    '--org',
    orgId,
    '--name',
    sellerName,
    '--json',
  );
  await writeWorkspace(command, projectId);
  const { key } = await command<{ key: string }>('key', 'create', '--org', orgId, '--mode', 'live', '--json');
  return { outreach: createOutreach({ baseUrl: url, key }), projectId, key };
}

async function writeWorkspace(command: DemoService['command'], projectId: string): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-demo-workspace-'));
  const file = path.join(folder, 'workspace.json');
  try {
    writeFileSync(file, JSON.stringify(workspace));
    await command('workspace', 'set', '--project', projectId, '--json', file);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Sets the seller's context, knowledge and Brain. Returns the number of Brain items. */
export async function describeSeller({ outreach, projectId }: Seller): Promise<number> {
  await outreach.projects.updateContext({ projectId, ...context });
  await outreach.knowledge.set({ projectId, text: knowledge });
  for (const item of brainItems) await outreach.brain.add({ projectId, ...item });
  for (const item of plays) await outreach.brain.add({ projectId, type: 'play', ...item });
  return brainItems.length + plays.length;
}

/** Imports the organisations as leads. The description from the data set becomes the research of each lead. */
export async function importLeads(
  { outreach, projectId }: Seller,
  organisations: readonly DemoOrganisation[],
): Promise<{ created: number; refused: number }> {
  const leads = organisations.map((organisation) => ({
    company: organisation.name,
    companyWebsite: organisation.website,
    country: organisation.countryCode,
    analysis: researchOf(organisation),
    externalUrl: organisation.news
      ? organisation.website
      : `https://www.wikidata.org/wiki/${organisation.wikidataId}`,
    source,
    customFields: { field: organisation.field, nameInEnglish: organisation.nameInEnglish },
  }));
  return outreach.leads.addBatch({ projectId, leads });
}

/** Makes a sentence from a description, which is only a phrase such as "Finnish grocery store chain", and adds news. */
export function researchOf({ name, description, news, research }: DemoOrganisation): string {
  if (research !== undefined) return research;
  const firstPhrase = description.split(/,|;| (?:of|in|by|for|with|that|which|owned|used|operated) /, 1)[0]!;
  const isPlural = /[^s]s$/.test(firstPhrase);
  const article = /^([AEIOaeio]|[Uu](?!K|S|ni))/.test(description) ? 'an ' : 'a ';
  const fact = `${name} is ${isPlural ? '' : article}${description}.`;
  return news === undefined ? fact : `${fact} ${news}`;
}

/** Creates the campaign with its structure, drafts messages to the leads and reports the status meanwhile. */
export async function runCampaign(
  { outreach, projectId }: Seller,
  onStatus: (status: RunStatus) => void,
): Promise<Outcome> {
  const { id: campaignId } = await outreach.campaigns.create({ projectId, ...campaign });
  await outreach.campaigns.setMessageStructure({ campaignId, blocks, form: { maxWords: 140 } });
  await outreach.campaigns.lockMessageStructure({ campaignId, locked: true });
  const { runId } = await outreach.runs.startFromLeads({ projectId, source, campaignId });
  if (runId === null) throw new Error('The run was not started.');
  let status = await outreach.runs.status({ runId });
  onStatus(status);
  while (status.status === 'drafting' || status.progress.done < status.progress.total) {
    await sleep(pollMs);
    status = await outreach.runs.status({ runId });
    onStatus(status);
  }
  const rows: RunLead[] = [];
  for await (const row of outreach.runs.leads({ runId })) rows.push(row);
  return { runId, campaignId, status, rows };
}
