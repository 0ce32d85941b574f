import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/sdk/types.ts';
import type { Outreach } from '../../sdk/client.ts';
import { hostOfSite } from './farm-sites.ts';

const batchSize = 500;
/** How often a client asks about the run, for each lead of the run. */
const pollMsPerLead = 0.25;

/** A caller with the workspace whose leads it writes to. */
export interface Seller {
  readonly outreach: Outreach;
  readonly projectId: string;
}

/** Gives drafts something to offer. */
export async function describeSeller({ outreach, projectId }: Seller): Promise<void> {
  await outreach.projects.updateContext({
    projectId,
    whatTheyDo: 'We plan the work of maintenance teams.',
    valueProposition: 'Our planning software shows every crew its next job.',
  });
  await outreach.brain.add({
    projectId,
    type: 'product',
    title: 'Crew board',
    body: 'The crew board shows every crew its next job. It runs on any phone.',
  });
}

/** Adds a lead for each site of the farm. */
export async function addCompanies(
  { outreach, projectId }: Seller,
  count: number,
  source: string,
): Promise<void> {
  const leads = Array.from({ length: count }, (_, number) => ({
    firstName: 'Anna',
    lastName: `Virta ${number}`,
    email: `${source.replace(' ', '')}@${hostOfSite(number)}`,
    company: `Company ${number}`,
    companyWebsite: `http://${hostOfSite(number)}/`,
    source,
  }));
  for (let added = 0; added < leads.length; added += batchSize) {
    await outreach.leads.addBatch({ projectId, leads: leads.slice(added, added + batchSize) });
  }
}

/** Starts a run of the leads of this source and calls `onProgress` with the number of drafts after every look at it. */
export async function waitForDrafts(
  { outreach, projectId }: Seller,
  source: string,
  count: number,
  onProgress: (drafts: number) => void,
): Promise<void> {
  const { runId } = await outreach.runs.startFromLeads({ projectId, source });
  let status: RunStatus;
  do {
    await sleep(pollMsPerLead * count);
    status = await outreach.runs.status({ runId: runId! });
    onProgress(status.counts.drafts);
  } while (status.status === 'drafting');
  if (status.counts.drafts !== count) {
    throw new Error(`The run ended as ${status.status} with ${status.counts.drafts} of ${count} drafts.`);
  }
}
