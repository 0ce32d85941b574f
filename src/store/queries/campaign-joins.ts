import { openStatuses } from '../../domain/campaign.ts';
import type { TagGain } from '../../domain/tags.ts';
import type { Tx } from '../store.ts';

export interface CampaignJoin {
  readonly leadId: string;
  readonly campaignId: string;
  readonly campaignName: string;
}

/**
 * Adds leads to the campaigns whose rules name one of their new tags, in one statement. Returns the leads that joined.
 * Rows are written in one order everywhere, which prevents deadlocks. Served by campaign_rule_tag_index and the primary
 * keys of campaign and campaign_lead. The offset forces one index lookup for each tag, as in `findIdentityOwners`.
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
       cross join lateral (
         select campaign_id from campaign_rule where org_id = $1 and project_id = $2 and tag = gained.tag offset 0
       ) r
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

/** A campaign to which leads are added. */
export interface TargetCampaign {
  readonly id: string;
  readonly projectId: string;
  readonly name: string;
}

export interface CampaignCandidate {
  readonly leadId: string;
  /** False if the lead was in the campaign before. */
  readonly joined: boolean;
}

/** Returns the leads of the campaign's workspace. Waits for deletions. Served by the primary keys. */
export async function insertCampaignLeads(
  tx: Tx,
  campaign: TargetCampaign,
  leadIds: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return insertMatchingLeads(tx, campaign, 'l.id = any($5::text[])', leadIds);
}

/** As `insertCampaignLeads`, for leads with any of the tags. Served by lead_project_index. */
export async function insertTaggedCampaignLeads(
  tx: Tx,
  campaign: TargetCampaign,
  tags: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return insertMatchingLeads(tx, campaign, 'l.tags && $5::text[]', tags);
}

async function insertMatchingLeads(
  tx: Tx,
  campaign: TargetCampaign,
  condition: string,
  values: readonly string[],
): Promise<readonly CampaignCandidate[]> {
  return tx.sql<CampaignCandidate>(
    `with found as (
       select l.id from lead l where l.org_id = $1 and l.project_id = $2 and ${condition} order by l.id for key share
     ), joined as (
       insert into campaign_lead (org_id, campaign_id, lead_id, added_at)
       select $1, $3, id, $4 from found order by id
       on conflict (org_id, campaign_id, lead_id) do nothing returning lead_id
     )
     select id as "leadId", id in (select lead_id from joined) as joined from found`,
    [tx.orgId, campaign.projectId, campaign.id, tx.now, values],
  );
}
