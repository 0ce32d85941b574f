import { openStatuses } from '../../domain/campaign.ts';
import type { TagGain } from '../../domain/tags.ts';
import type { Tx } from '../store.ts';
import { addTimelineEntries, addTimelineEntry } from './timeline.ts';

export interface CampaignJoin {
  readonly leadId: string;
  readonly campaignId: string;
  readonly campaignName: string;
}

/**
 * Lets leads join the campaigns whose rules name a tag that they have just got, in one statement however many they are.
 * Answers who joined, for their timelines. Rows are written in one order everywhere, so that nobody waits in a circle.
 * Served by campaign_rule_tag_index and the primary keys of campaign and campaign_lead.
 */
export async function joinCampaignsByTags(
  tx: Tx,
  projectId: string,
  gains: readonly TagGain[],
): Promise<readonly CampaignJoin[]> {
  const pairs = gains.flatMap(({ leadId, tags }) => tags.map((tag) => ({ leadId, tag })));
  if (pairs.length === 0) return [];
  return tx.sql<CampaignJoin>(
    `with matched as (
       select distinct r.campaign_id, gained.lead_id
       from unnest($4::text[], $5::text[]) as gained (lead_id, tag)
       join campaign_rule r on r.org_id = $1 and r.project_id = $2 and r.tag = gained.tag
       join campaign c on c.org_id = $1 and c.id = r.campaign_id and c.status = any($6::text[])
     ), joined as (
       insert into campaign_lead (org_id, campaign_id, lead_id, added_at)
       select $1, campaign_id, lead_id, $3 from matched order by campaign_id, lead_id
       on conflict (org_id, campaign_id, lead_id) do nothing returning campaign_id, lead_id
     )
     select j.lead_id as "leadId", j.campaign_id as "campaignId", c.name as "campaignName"
     from joined j join campaign c on c.org_id = $1 and c.id = j.campaign_id order by j.campaign_id, j.lead_id`,
    [
      tx.orgId,
      projectId,
      tx.now,
      pairs.map(({ leadId }) => leadId),
      pairs.map(({ tag }) => tag),
      openStatuses,
    ],
  );
}

/** Notes on the leads' timelines that their tags let them join. */
export function recordJoins(tx: Tx, joined: readonly CampaignJoin[]): void {
  for (const { leadId, campaignName } of joined) {
    addTimelineEntry(tx, leadId, 'campaign_joined', `A tag put the lead into the campaign ${campaignName}.`);
  }
}

/** A campaign that leads are put into. */
export interface TargetCampaign {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
}

export interface CampaignCandidate {
  readonly leadId: string;
  /** False for a lead that was in the campaign before. */
  readonly joined: boolean;
}

/**
 * Puts those of the leads into the campaign that are in its workspace, and answers which those are. A lead that is just
 * being deleted is waited for. Served by the primary keys of lead and campaign_lead.
 */
export async function joinLeads(
  tx: Tx,
  campaign: TargetCampaign,
  leadIds: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return insertCampaignLeads(tx, campaign, 'l.id = any($5::text[])', leadIds);
}

/** As `joinLeads`, for every lead of the workspace that has any of the tags. Served by lead_project_index. */
export async function joinTaggedLeads(
  tx: Tx,
  campaign: TargetCampaign,
  tags: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return insertCampaignLeads(tx, campaign, 'l.tags && $5::text[]', tags);
}

async function insertCampaignLeads(
  tx: Tx,
  campaign: TargetCampaign,
  condition: string,
  wanted: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  const found = await tx.sql<CampaignCandidate>(
    `with found as (
       select l.id from lead l where l.org_id = $1 and l.project_id = $2 and ${condition} order by l.id for key share
     ), joined as (
       insert into campaign_lead (org_id, campaign_id, lead_id, added_at)
       select $1, $3, id, $4 from found order by id
       on conflict (org_id, campaign_id, lead_id) do nothing returning lead_id
     )
     select id as "leadId", id in (select lead_id from joined) as joined from found`,
    [tx.orgId, campaign.projectId, campaign.id, tx.now, wanted],
  );
  const joined = found.filter((lead) => lead.joined);
  await addTimelineEntries(
    tx,
    joined.map(({ leadId }) => leadId),
    'campaign_joined',
    `The lead was put into the campaign ${campaign.name}.`,
  );
  return found;
}
