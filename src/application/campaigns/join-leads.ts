import {
  insertCampaignLeads,
  insertTaggedCampaignLeads,
  type CampaignCandidate,
  type CampaignJoin,
  type TargetCampaign,
} from '../../store/queries/campaign-joins.ts';
import { addTimelineEntries, addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';

/** Adds the leads to the campaign and returns those that belong to its workspace. */
export async function joinLeads(
  tx: Tx,
  campaign: TargetCampaign,
  leadIds: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return recordManualJoins(tx, campaign, await insertCampaignLeads(tx, campaign, leadIds));
}

/** As `joinLeads`, for every lead of the workspace with any of the tags. */
export async function joinTaggedLeads(
  tx: Tx,
  campaign: TargetCampaign,
  tags: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return recordManualJoins(tx, campaign, await insertTaggedCampaignLeads(tx, campaign, tags));
}

/** Adds to the leads' timelines that a tag added them to a campaign. */
export function recordJoins(tx: Tx, joins: readonly CampaignJoin[]): void {
  for (const { leadId, campaignName } of joins) {
    addTimelineEntry(tx, leadId, 'campaign_joined', `A tag added the lead to the campaign ${campaignName}.`);
  }
}

async function recordManualJoins(
  tx: Tx,
  { name }: TargetCampaign,
  candidates: readonly CampaignCandidate[],
): Promise<readonly CampaignCandidate[]> {
  const leadIds = candidates.filter(({ joined }) => joined).map(({ leadId }) => leadId);
  await addTimelineEntries(tx, leadIds, 'campaign_joined', `The lead was added to the campaign ${name}.`);
  return candidates;
}
