import { Campaign } from '../entities/campaigns.ts';
import type { Tx } from '../store.ts';

/** The campaign, or null; an id of another organisation is not there. Served by the primary key. */
export async function findCampaign(tx: Tx, campaignId: string) {
  return tx.em.findOne(Campaign, { orgId: tx.orgId, id: campaignId });
}

/** As `findCampaign`, and holds the row, so that of two writers the second sees what the first has written. */
export async function findCampaignForChange(tx: Tx, campaignId: string) {
  await tx.sql('select id from campaign where org_id = $1 and id = $2 for no key update', [
    tx.orgId,
    campaignId,
  ]);
  return findCampaign(tx, campaignId);
}

/** How many leads each of the campaigns holds. Served by the primary key of campaign_lead. */
export async function countCampaignLeads(
  tx: Tx,
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

/** The first leads of a campaign, oldest lead first. Served by the primary keys of campaign_lead and lead. */
export async function firstCampaignLeads(
  tx: Tx,
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

/** Puts a lead into a campaign, once. Answers whether it was not there before. */
export async function joinCampaign(tx: Tx, campaignId: string, leadId: string): Promise<boolean> {
  const rows = await tx.sql(
    `insert into campaign_lead (org_id, campaign_id, lead_id, added_at) values ($1, $2, $3, $4)
     on conflict (org_id, campaign_id, lead_id) do nothing returning lead_id`,
    [tx.orgId, campaignId, leadId, tx.now],
  );
  return rows.length === 1;
}
