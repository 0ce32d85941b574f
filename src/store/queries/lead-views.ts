import { LRUCache } from 'lru-cache';
import type { Lead as LeadView, LeadDetail } from '../../../generated/contract/types.ts';
import { EncodedJson } from '../../domain/encoded-json.ts';
import { leadTextFields, type LeadState, type LeadTextField } from '../../domain/lead.ts';
import { oldestTriggerDay } from '../../domain/reading/trigger.ts';
import type { ReadContext } from '../store.ts';
import type { CampaignJoin } from './campaign-joins.ts';
import { findMergeTarget } from './merged-leads.ts';
import { limitPageSql, type SizedRow } from './page-size.ts';
import { leadSuppressionSql } from './suppressions.ts';

/**
 * SQL for a lookup per lead that is skipped if the organisation has no such rows. `rows` names a table, a filter and
 * an index order. Without the order PostgreSQL expects a match soon and scans the table, which is slow if the
 * organisation has none.
 */
const ifAnySql = (rows: string, lookup: string, fallback: string) =>
  `case when (select true from ${rows} limit 1) then ${lookup} else ${fallback} end`;

const aliases = `array(
  select i.value from lead_identity i
  where i.org_id = $1 and i.lead_id = l.id and i.alias order by i.value
)`;

const campaignIds = `array(
  select m.campaign_id from campaign_lead m where m.org_id = $1 and m.lead_id = l.id order by m.campaign_id
)`;

const suppressions = 'suppression where org_id = $1 order by kind, value';

const suppressed = ifAnySql(
  suppressions,
  `(${leadSuppressionSql(
    `json_build_object('reason', s.reason, 'since', round(date_part('epoch', s.since) * 1000))`,
  )})`,
  'null',
);

const suspectedDuplicates = `case when l.suspected_duplicates = '{}' then '{}' else array(
    select peers.id from (
      select coalesce(r.lead_id, suspect.id) as id, min(suspect.position) as position
      from unnest(l.suspected_duplicates) with ordinality as suspect (id, position)
      left join merged_lead r on r.org_id = $1 and r.old_id = suspect.id
      group by 1
    ) as peers
    join lead peer on peer.org_id = $1 and peer.id = peers.id and peer.id <> l.id
    order by peers.position
  ) end`;

/** SQL for columns of a lead that come from other tables. */
const lookupColumns = { aliases, campaignIds, suppressed, suspectedDuplicates };

/**
 * SQL for a lead `l` of organisation `$1` with aliases, campaigns and suppression, so that a page costs one round
 * trip. Lookups are skipped if the organisation has no such rows. A suspected duplicate that was merged is shown as
 * its primary. Served by lead_identity_alias_index, campaign_lead_lead_index and suppression_value_key.
 */
const leadColumnsSql = (lookups: typeof lookupColumns) => `
  l.id, l.project_id as "projectId", l.status, l.stage, l.first_name as "firstName", l.last_name as "lastName", l.email,
  l.company, l.company_domain as "companyDomain", l.company_website as "companyWebsite",
  l.company_description as "companyDescription", l.company_city as "companyCity", l.job_title as "jobTitle",
  l.linkedin_url as "linkedinUrl", l.phone, l.city, l.country, l.location, l.notes, l.analysis,
  l.outreach_angle as "outreachAngle", l.external_url as "externalUrl", l.source,
  l.discovery_source as "discoverySource", l.fit_score as "fitScore", l.why_good_lead as "whyGoodLead", l.tags,
  ${lookups.aliases} as aliases, ${lookups.campaignIds} as "campaignIds",
  l.custom_fields as "customFields", l.deal_stage as "dealStage", l.deal_value_eur as "dealValueEur",
  ${lookups.suppressed} as suppressed, ${lookups.suspectedDuplicates} as "suspectedDuplicates", l.provenance,
  round(date_part('epoch', l.created_at) * 1000) as "createdAt",
  round(date_part('epoch', l.updated_at) * 1000) as "updatedAt"`;

const leadColumns = leadColumnsSql(lookupColumns);

/** Skips lookups only for pages: for one lead, the check for any rows takes as long as the lookup itself. */
const pageColumns = leadColumnsSql({
  ...lookupColumns,
  aliases: ifAnySql('lead_identity where org_id = $1 and alias order by lead_id, value', aliases, `'{}'`),
  campaignIds: ifAnySql('campaign_lead where org_id = $1 order by campaign_id, lead_id', campaignIds, `'{}'`),
});

/**
 * Returns the lead, or the one it was merged into. Undefined for an id of another organisation. Served by the primary
 * key.
 */
export async function findLeadView(tx: ReadContext, leadId: string): Promise<LeadView | undefined> {
  const [lead] = await tx.sql<LeadView>(
    `select ${leadColumns} from lead l where l.org_id = $1 and l.id = $2`,
    [tx.orgId, leadId],
  );
  if (lead) return lead;
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? undefined : findLeadView(tx, mergedInto);
}

/** Returns a lead that this transaction has locked. */
export async function readLockedLead(tx: ReadContext, leadId: string): Promise<LeadView> {
  const lead = await findLeadView(tx, leadId);
  if (!lead) throw new Error(`The locked lead ${leadId} cannot be read.`);
  return lead;
}

const emptyLeadFields = Object.fromEntries(leadTextFields.map((field) => [field, null])) as Record<
  LeadTextField,
  null
>;

/** Returns the view of a new lead without a query. A new lead has at most one address and is not suppressed. */
export function toNewLeadView(lead: LeadState, joined: readonly CampaignJoin[], at: Date): LeadView {
  const campaignIds = joined.filter(({ leadId }) => leadId === lead.id).map(({ campaignId }) => campaignId);
  return {
    ...emptyLeadFields,
    fitScore: null,
    whyGoodLead: null,
    dealStage: null,
    dealValueEur: null,
    ...lead,
    aliases: [],
    campaignIds,
    suppressed: null,
    createdAt: at.getTime(),
    updatedAt: at.getTime(),
  };
}

const maxTimelineEntries = 50;

/** The id of a trigger, as `triggerIdOf` makes it. */
const triggerIdSql = `'trg_' || left(encode(sha256(
    convert_to(concat(found.trigger->>'sourceId', chr(10), found.trigger->>'quote'), 'UTF8')), 'hex'), 16)`;

/**
 * SQL for a lead as JSON with its latest research, triggers from day `$3` on, and timeline, in one statement. If a
 * lookup is
 * left out, the row reports whether it was needed. Served by the primary key, site_reading_host_index,
 * page_reading_index and timeline_entry_lead_index.
 */
const leadDetailSql = (lookups: typeof lookupColumns) => `
  select row_to_json(detail)::text as json,
    ${lookups.suppressed === suppressed ? 'false' : `(select true from ${suppressions} limit 1)`} as "areSuppressed",
    l.suspected_duplicates <> '{}' as "isSuspected"
  from lead l cross join lateral (
    select json_agg(json_build_object(
        'id', p.id, 'url', p.url, 'title', p.title, 'language', p.language, 'text', p.text,
        'fetchedAt', round(date_part('epoch', p.fetched_at) * 1000)) order by p.id) as research,
      jsonb_path_query_array(jsonb_agg(p.triggers), '$[*].found[*]') as triggers
    from page p
    where p.org_id = $1 and p.reading_id = (
      select r.id from site_reading r where r.org_id = $1 and r.host = l.site_host
      order by r.failure is null desc, r.read_at desc limit 1)
  ) pages cross join lateral (
    select ${leadColumnsSql(lookups)},
      coalesce(pages.research, '[]') as research,
      (select coalesce(json_agg(
           jsonb_build_object('id', ${triggerIdSql}) || found.trigger order by found.trigger->>'date' desc), '[]')
       from jsonb_array_elements(coalesce(l.triggers->'found', '[]') || coalesce(pages.triggers, '[]'))
         as found (trigger)
       where found.trigger->>'date' >= $3) as triggers,
      coalesce((
        select json_agg(json_strip_nulls(json_build_object(
          'at', round(date_part('epoch', t.at) * 1000), 'kind', t.kind, 'summary', t.summary,
          'eventId', t.event_id)) order by t.at desc, t.id desc)
        from (select * from timeline_entry t where t.org_id = $1 and t.lead_id = $2
              order by t.at desc, t.id desc limit ${maxTimelineEntries}) t
      ), '[]') as timeline
  ) detail
  where l.org_id = $1 and l.id = $2`;

const lookupsWithoutSuspects = { ...lookupColumns, suspectedDuplicates: `'{}'::text[]` };
const leadDetailFull = leadDetailSql(lookupColumns);
const leadDetailWithoutSuspects = leadDetailSql(lookupsWithoutSuspects);
const leadDetailWithoutSuppression = leadDetailSql({ ...lookupsWithoutSuspects, suppressed: 'null' });

const maxOrgs = 10_000;

/** Organisations known to have suppressions. Predicts which statement suffices. */
const orgsWithSuppressions = new LRUCache<string, true>({ max: maxOrgs });

/**
 * Returns the lead with research and timeline, or the lead it was merged into. PostgreSQL prepares every lookup of a
 * statement even if it is skipped, so rare lookups have a second statement.
 */
export async function findLeadDetail(
  tx: ReadContext,
  leadId: string,
): Promise<EncodedJson<LeadDetail> | undefined> {
  const { orgId } = tx;
  const queryRow = async (statement: string) =>
    (await tx.sql<LeadDetailRow>(statement, [orgId, leadId, oldestTriggerDay(tx.now)]))[0];
  let row = await queryRow(
    orgsWithSuppressions.has(orgId) ? leadDetailWithoutSuspects : leadDetailWithoutSuppression,
  );
  if (row?.areSuppressed) orgsWithSuppressions.set(orgId, true);
  if (row?.areSuppressed || row?.isSuspected) row = await queryRow(leadDetailFull);
  if (row) return new EncodedJson(row.json);
  const mergedInto = await findMergeTarget(tx, leadId);
  return mergedInto === null ? undefined : findLeadDetail(tx, mergedInto);
}

interface LeadDetailRow {
  readonly json: string;
  /** Whether the organisation has suppressions, if they were not looked up. */
  readonly areSuppressed: boolean | null;
  /** Whether the lead has suspected duplicates. */
  readonly isSuspected: boolean;
}

/** The orders of leads.list. */
export type LeadSort = 'newest' | 'oldest' | 'company';

/** Where a page of leads begins. */
export interface LeadPosition {
  readonly id: string;
  /** The company as it is sorted; empty for other orders. */
  readonly company: string;
}

/** Filters of leads.list. Texts are folded as in the lead's index. */
export interface LeadFilter {
  readonly projectId: string;
  readonly sort?: LeadSort | undefined;
  /** Only leads behind this one. */
  readonly after?: LeadPosition | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly cityFolded?: string | undefined;
  readonly status?: string | undefined;
  readonly source?: string | undefined;
  readonly campaignId?: string | undefined;
  readonly hasEmail?: boolean | undefined;
  readonly searched?: string | undefined;
}

/** A lead as JSON. */
export interface EncodedLead extends SizedRow {
  readonly id: string;
  /** The company as it is sorted. */
  readonly company: string;
  readonly json: string;
}

/** As in lead_company_index. */
export const sortedCompanySql = (row: string) => `left(lower(coalesce(${row}.company, '')), 100) collate "C"`;

export const leadOrders: Readonly<Record<LeadSort, (row: string) => string>> = {
  newest: (row) => `${row}.id desc`,
  oldest: (row) => `${row}.id`,
  company: (row) => `${sortedCompanySql(row)}, ${row}.id`,
};

/**
 * Returns the workspace's leads that match all filters, and one more than fit in a page. Served by lead_project_index,
 * in the order of companies by lead_company_index; with a source by lead_source_key_index, with a campaign also by the
 * primary key of campaign_lead. Wildcards in a text have no effect.
 */
export async function listLeads(tx: ReadContext, filter: LeadFilter, limit: number): Promise<EncodedLead[]> {
  const { sort = 'newest' } = filter;
  const { conditions, parameters } = leadConditions(tx.orgId, filter);
  parameters.push(limit);
  // For a limit in a parameter the planner assumes a tenth of all leads, and then makes a new plan for every call.
  const literalLimit = 2 ** Math.ceil(Math.log2(limit));
  return tx.sql<EncodedLead>(
    limitPageSql(
      `select l.id, ${sortedCompanySql('l')} as company, row_to_json(l)::text as json from (
         select * from (
           select ${pageColumns} from (${limitByTexts(
             `select * from lead l where ${conditions.join(' and ')}
              order by ${leadOrders[sort]('l')} limit ${literalLimit}`,
             leadOrders[sort]('r'),
           )}) l
         ) candidates limit $${parameters.length}
       ) l`,
      { size: 'octet_length(json)', order: leadOrders[sort]('r') },
    ),
    parameters,
  );
}

/** SQL of a filter for a lead `l` of organisation `$1`, with its parameters. */
export function leadConditions(
  orgId: string,
  filter: LeadFilter,
): { readonly conditions: readonly string[]; readonly parameters: unknown[] } {
  const { tags, hasEmail, after, sort = 'newest' } = filter;
  const parameters: unknown[] = [orgId, filter.projectId];
  const conditions = ['l.org_id = $1', 'l.project_id = $2'];
  const addCondition = (value: unknown, condition: (parameter: string) => string) => {
    if (value === undefined) return;
    parameters.push(value);
    conditions.push(condition(`$${parameters.length}`));
  };
  if (sort === 'company' && after) {
    const position = `($${parameters.push(after.company)}, $${parameters.push(after.id)})`;
    conditions.push(`(${sortedCompanySql('l')}, l.id) > ${position}`);
  } else addCondition(after?.id, (id) => `l.id ${sort === 'newest' ? '<' : '>'} ${id}`);
  addCondition(filter.source, (source) => `l.source = ${source}`);
  addCondition(filter.status, (status) => `l.status = ${status}`);
  addCondition(filter.cityFolded, (city) => `l.city_folded = ${city}`);
  addCondition(tags?.length ? tags : undefined, (placeholder) => `l.tags @> ${placeholder}::text[]`);
  addCondition(filter.searched, (text) => `strpos(l.search_text, ${text}) > 0`);
  addCondition(
    filter.campaignId,
    (id) =>
      `exists (select from campaign_lead m where m.org_id = $1 and m.campaign_id = ${id} and m.lead_id = l.id)`,
  );
  if (hasEmail !== undefined) conditions.push(`l.email is ${hasEmail ? 'not ' : ''}null`);
  return { conditions, parameters };
}

/** The long texts of a lead. Their length is known without reading them. */
const textBytes = ['notes', 'analysis', 'outreach_angle', 'company_description']
  .map((column) => `coalesce(octet_length(r.${column}), 0)`)
  .join(' + ');

/** Ends a page by its long texts alone, so that PostgreSQL builds no JSON that would be cut off. */
function limitByTexts(leads: string, order: string): string {
  return limitPageSql(leads, { size: `(${textBytes})`, order });
}
