import type { CampaignStats } from '../../../generated/contract/types.ts';
import { Campaign, CampaignRule } from '../entities/campaigns.ts';
import { onlyItem } from '../../domain/only-item.ts';
import type { Rows } from '../rows.ts';
import type { ReadContext, Tx } from '../store.ts';

/** Null for an id of another organisation. Served by the primary key. */
export async function findCampaign(tx: ReadContext, campaignId: string) {
  return tx.em.findOne(Campaign, { orgId: tx.orgId, id: campaignId });
}

/** Served by the primary key. */
export async function hasCampaign(tx: ReadContext, projectId: string, campaignId: string): Promise<boolean> {
  const rows = await tx.sql('select from campaign where org_id = $1 and id = $2 and project_id = $3', [
    tx.orgId,
    campaignId,
    projectId,
  ]);
  return rows.length === 1;
}

/** Those of the ids that are campaigns of the workspace. Served by the primary key. */
export async function listCampaignIds(
  tx: ReadContext,
  projectId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx.sql<{ id: string }>(
    'select id from campaign where org_id = $1 and id = any($2) and project_id = $3',
    [tx.orgId, ids, projectId],
  );
  return new Set(rows.map(({ id }) => id));
}

/** As `findCampaign`, and locks the row, so that the second of two writers sees the first one's changes. */
export async function findCampaignForUpdate(tx: Tx, campaignId: string) {
  await tx.sql('select id from campaign where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    campaignId,
  ]);
  return findCampaign(tx, campaignId);
}

/** Returns the campaign's rules, oldest first. Served by campaign_rule_once_key. */
export async function listCampaignRules(
  tx: ReadContext,
  campaignId: string,
): Promise<Rows['CampaignRule'][]> {
  return tx.em.find(CampaignRule, { orgId: tx.orgId, campaignId }, { orderBy: { id: 'asc' } });
}

/** Automatic messages, which do not count as replies. */
const automaticClassifications = ['auto_reply', 'out_of_office', 'bounce'];

/**
 * Counts the campaign's sent messages by state, and the leads that replied. Served by an index of the campaign, replies
 * by message_lead_index.
 */
export async function countCampaignMessages(
  tx: ReadContext,
  campaignId: string,
): Promise<Pick<CampaignStats, 'sent' | 'delivered' | 'bounced' | 'replied'>> {
  const rows = await tx.sql<Pick<CampaignStats, 'sent' | 'delivered' | 'bounced' | 'replied'>>(
    `with outgoing as (
       select lead_id, state, occurred_at from message
       where org_id = $1 and campaign_id = $2 and direction = 'outbound' and state in ('sent', 'delivered', 'bounced')
     ), reached as (
       select lead_id, min(occurred_at) as since from outgoing group by lead_id
     )
     select count(*)::int as sent, (count(*) filter (where state = 'delivered'))::int as delivered,
            (count(*) filter (where state = 'bounced'))::int as bounced,
            (select count(*)::int from reached where exists (
               select from message r
               where r.org_id = $1 and r.lead_id = reached.lead_id and r.occurred_at >= reached.since
                 and r.direction = 'inbound' and coalesce(r.classification, '') <> all($3::text[]))) as replied
     from outgoing`,
    [tx.orgId, campaignId, automaticClassifications],
  );
  return onlyItem(rows);
}

/** Counts the leads of each campaign. Served by the primary key of campaign_lead. */
export async function countCampaignLeads(
  tx: ReadContext,
  campaignIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.sql<{ id: string; count: number }>(
    `select campaign_id as id, count(*)::integer as count from campaign_lead
     where org_id = $1 and campaign_id = any($2) group by campaign_id`,
    [tx.orgId, campaignIds],
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

export interface CampaignMember {
  readonly leadId: string;
  readonly company: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly email: string | null;
  /** Epoch milliseconds. */
  readonly addedAt: number;
}

/** Returns the first leads of a campaign, oldest lead first. Served by the primary keys of campaign_lead and lead. */
export async function listFirstCampaignLeads(
  tx: ReadContext,
  campaignId: string,
  limit: number,
): Promise<CampaignMember[]> {
  return tx.sql<CampaignMember>(
    `select l.id as "leadId", l.company, l.first_name as "firstName", l.last_name as "lastName", l.email,
            floor(extract(epoch from m.added_at) * 1000)::float8 as "addedAt"
     from campaign_lead m
     join lead l on l.org_id = $1 and l.id = m.lead_id
     where m.org_id = $1 and m.campaign_id = $2
     order by m.lead_id limit $3`,
    [tx.orgId, campaignId, limit],
  );
}

/** Adds a lead to a campaign. Returns false if the campaign contains it already. */
export async function addLeadToCampaign(tx: Tx, campaignId: string, leadId: string): Promise<boolean> {
  const rows = await tx.sql(
    `insert into campaign_lead (org_id, campaign_id, lead_id, added_at) values ($1, $2, $3, $4)
     on conflict (org_id, campaign_id, lead_id) do nothing returning lead_id`,
    [tx.orgId, campaignId, leadId, tx.now],
  );
  return rows.length === 1;
}
