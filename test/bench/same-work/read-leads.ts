import { domainsOfAddress } from '../../../src/domain/identity.ts';
import { encodeCursor } from '../../../src/domain/paging.ts';
import { HttpError, type Transaction } from './transaction.ts';

interface LeadRow {
  readonly id: string;
  readonly email: string | null;
  readonly companyDomain: string | null;
  readonly siteHost?: string | null;
  readonly triggers?: unknown;
  aliases: string[];
  campaignIds: string[];
  suppressed: { reason: string; since: number } | null;
  suspectedDuplicates: string[];
}

/** The columns of a lead, in the order of the reply. Other statements fill in those that are empty here. */
const columns = `
  id, project_id as "projectId", status, stage, first_name as "firstName", last_name as "lastName", email, company,
  company_domain as "companyDomain", company_website as "companyWebsite",
  company_description as "companyDescription", company_city as "companyCity", job_title as "jobTitle",
  linkedin_url as "linkedinUrl", phone, city, country, location, notes, analysis, outreach_angle as "outreachAngle",
  external_url as "externalUrl", source, discovery_source as "discoverySource", fit_score as "fitScore",
  why_good_lead as "whyGoodLead", tags, '{}'::text[] as aliases, '{}'::text[] as "campaignIds",
  custom_fields as "customFields", deal_stage as "dealStage", deal_value_eur as "dealValueEur", null as suppressed,
  suspected_duplicates as "suspectedDuplicates", provenance,
  round(date_part('epoch', created_at) * 1000) as "createdAt",
  round(date_part('epoch', updated_at) * 1000) as "updatedAt"`;

const findLead = {
  name: 'find-lead',
  text: `select ${columns}, site_host as "siteHost", coalesce(triggers->'found', '[]') as triggers
         from lead where org_id = $1 and id = $2`,
};
const findPage = {
  name: 'find-page',
  text: `select ${columns}, site_host as "siteHost" from lead
         where org_id = $1 and project_id = $2 order by id desc limit $3`,
};
const findProject = {
  name: 'find-project',
  text: 'select true as found from project where org_id = $1 and id = $2',
};
const findAddresses = {
  name: 'find-addresses',
  text: `select lead_id as "leadId", value, alias from lead_identity
         where org_id = $1 and lead_id = any($2) and kind = 'email' order by lead_id, value`,
};
const findCampaigns = {
  name: 'find-campaigns',
  text: `select lead_id as "leadId", campaign_id as "campaignId" from campaign_lead
         where org_id = $1 and lead_id = any($2) order by lead_id, campaign_id`,
};
const findSuppressions = {
  name: 'find-suppressions',
  text: `select kind, value, reason, round(date_part('epoch', since) * 1000) as since from suppression
         where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))
         order by suppression.since, id`,
};
const findMerged = {
  name: 'find-merged',
  text: `select wanted.id as suspect, coalesce(m.lead_id, wanted.id) as "leadId" from unnest($2::text[]) as wanted (id)
         left join merged_lead m on m.org_id = $1 and m.old_id = wanted.id
         join lead l on l.org_id = $1 and l.id = coalesce(m.lead_id, wanted.id)`,
};
const findResearch = {
  name: 'find-research',
  text: `select p.id, p.url, p.title, p.language, p.text, round(date_part('epoch', p.fetched_at) * 1000) as "fetchedAt"
         from page p
         where p.org_id = $1 and p.reading_id = (
           select r.id from site_reading r where r.org_id = $1 and r.host = $2
           order by r.failure is null desc, r.read_at desc limit 1)
         order by p.id`,
};
const findTimeline = {
  name: 'find-timeline',
  text: `select round(date_part('epoch', at) * 1000) as at, kind, summary, event_id as "eventId"
         from timeline_entry where org_id = $1 and lead_id = $2 order by timeline_entry.at desc, id desc limit 50`,
};

export async function getLead(tx: Transaction, leadId: string): Promise<unknown> {
  const [row] = await tx.query<LeadRow>(findLead, leadId);
  if (!row) throw new HttpError(404, 'lead_not_found');
  await fillIn(tx, [row]);
  const { siteHost, triggers, ...lead } = row;
  const research = siteHost === null ? [] : await tx.query(findResearch, siteHost);
  const timeline = await tx.query<{ eventId: string | null }>(findTimeline, leadId);
  return {
    ...lead,
    research,
    triggers,
    timeline: timeline.map(({ eventId, ...entry }) => (eventId === null ? entry : { ...entry, eventId })),
  };
}

export async function listLeads(
  tx: Transaction,
  { projectId, limit }: { projectId: string; limit: number },
): Promise<unknown> {
  await requireProject(tx, projectId);
  const rows = await tx.query<LeadRow>(findPage, projectId, limit + 1);
  const page = rows.slice(0, limit);
  await fillIn(tx, page);
  const items = page.map((row) => {
    const { siteHost: _ignored, ...lead } = row;
    return lead;
  });
  const last = rows.length > limit ? items.at(-1) : undefined;
  const filter = ['leads.list', tx.orgId, projectId];
  return { items, nextCursor: last ? encodeCursor([last.id], filter) : null };
}

export async function requireProject(tx: Transaction, projectId: string): Promise<void> {
  const found = await tx.query(findProject, projectId);
  if (found.length === 0) throw new HttpError(404, 'project_not_found');
}

/** Fills in aliases, campaigns, suppression and suspected duplicates of all leads. */
async function fillIn(tx: Transaction, leads: readonly LeadRow[]): Promise<void> {
  const ids = leads.map(({ id }) => id);
  const byId = new Map(leads.map((lead) => [lead.id, lead]));
  const addresses = new Map<string, string[]>(ids.map((id) => [id, []]));
  const identities = await tx.query<{ leadId: string; value: string; alias: boolean }>(findAddresses, ids);
  for (const { leadId, value, alias } of identities) {
    addresses.get(leadId)!.push(value);
    if (alias) byId.get(leadId)!.aliases.push(value);
  }
  const campaigns = await tx.query<{ leadId: string; campaignId: string }>(findCampaigns, ids);
  for (const { leadId, campaignId } of campaigns) byId.get(leadId)!.campaignIds.push(campaignId);

  const suppressed = await loadSuppressions(tx, leads, addresses);
  for (const lead of leads) lead.suppressed = suppressed(lead);

  const suspects = leads.flatMap(({ suspectedDuplicates }) => suspectedDuplicates);
  if (suspects.length === 0) return;
  const merged = await tx.query<{ suspect: string; leadId: string }>(findMerged, [...new Set(suspects)]);
  const targets = new Map(merged.map(({ suspect, leadId }) => [suspect, leadId]));
  for (const lead of leads) {
    const found = lead.suspectedDuplicates.flatMap((suspect) => targets.get(suspect) ?? []);
    lead.suspectedDuplicates = [...new Set(found)].filter((id) => id !== lead.id);
  }
}

interface SuppressionRow {
  readonly kind: 'address' | 'domain';
  readonly value: string;
  readonly reason: string;
  readonly since: number;
}

async function loadSuppressions(
  tx: Transaction,
  leads: readonly LeadRow[],
  addresses: ReadonlyMap<string, readonly string[]>,
): Promise<(lead: LeadRow) => LeadRow['suppressed']> {
  const domainsOf = ({ id, companyDomain, siteHost }: LeadRow) =>
    [...addresses.get(id)!, companyDomain, siteHost?.split('/')[0]].flatMap((host) =>
      host ? domainsOfAddress(host.replace(/:\d+$/, '')) : [],
    );
  const domains = [...new Set(leads.flatMap(domainsOf))];
  const values = [[...addresses.values()].flat(), domains];
  const rows = await tx.query<SuppressionRow>(findSuppressions, ...values);
  return (lead) => {
    if (rows.length === 0) return null;
    const own = new Set([...addresses.get(lead.id)!, ...domainsOf(lead)]);
    const first = rows.find(({ value }) => own.has(value));
    return first ? { reason: first.reason, since: first.since } : null;
  };
}
