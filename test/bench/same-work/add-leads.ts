import { companyDomain, emailVariantKey, normaliseEmail } from '../../../src/domain/company-domain.ts';
import { fold } from '../../../src/domain/folding.ts';
import { domainsOfAddress } from '../../../src/domain/identity.ts';
import { malformedMessage } from '../../../src/domain/lead-input.ts';
import { newId } from '../../../src/store/ids.ts';
import type { PushedLead } from '../baseline-write.ts';
import { eventTable, insertRows, leadTable, outboxTable, timelineTable } from './insert-rows.ts';
import { requireProject } from './read-leads.ts';
import { ConcurrentAddition, HttpError, type Transaction } from './transaction.ts';

/** A lead with normalised and derived values. */
interface Draft extends PushedLead {
  readonly id: string;
  readonly companyDomain: string | null;
  readonly variantKey: string;
}

interface Plan {
  readonly created: readonly Draft[];
  /** One per draft, in order. Null for suppressed people. */
  readonly rows: readonly ({ readonly leadId: string; readonly matched: boolean } | null)[];
}

const findSuppressions = {
  name: 'find-suppressed',
  text: `select value from suppression
         where org_id = $1 and ((kind = 'address' and value = any($2)) or (kind = 'domain' and value = any($3)))`,
};
const findOwners = {
  name: 'find-owners',
  text: `select value, lead_id as "leadId" from lead_identity
         where org_id = $1 and project_id = $2 and kind = 'email' and value = any($3)`,
};
const findVariants = {
  name: 'find-variants',
  text: `select peer.id from unnest($3::text[]) as wanted (key)
         cross join lateral (
           select l.id from lead l
           where l.org_id = $1 and l.project_id = $2 and l.variant_key = wanted.key and not l.id = any($4) limit 1
         ) as peer`,
};
const lockLeads = {
  name: 'lock-leads',
  text: `select id, first_name as "firstName", last_name as "lastName", email, company, job_title as "jobTitle", city,
                source
         from lead where org_id = $1 and id = any($2) order by id for no key update`,
};
const claimIdentities = {
  name: 'claim-identities',
  text: `insert into lead_identity (org_id, project_id, kind, value, lead_id)
         select $1, $2, 'email', value, lead_id from unnest($3::text[], $4::text[]) as claim (value, lead_id)
         order by value
         on conflict (org_id, project_id, kind, value) do nothing returning value`,
};
const lockWaitingMail = {
  name: 'lock-waiting-mail',
  text: `select mail_id from unlinked_mail where org_id = $1 and project_id = $2 and address = any($3)
         order by received_at, mail_id for update`,
};
const emptyFields = {
  companyWebsite: null,
  companyDescription: null,
  companyCity: null,
};

export async function addOne(
  tx: Transaction,
  appUrl: string,
  { projectId, ...lead }: PushedLead & { projectId: string },
): Promise<unknown> {
  const draft = readDraft(lead);
  if (!draft) throw new HttpError(400, 'invalid_arguments');
  await requireProject(tx, projectId);
  const plan = await planLeads(tx, projectId, [draft]);
  const [row] = plan.rows;
  if (!row) throw new HttpError(409, 'suppressed');
  if (row.matched) throw new Error('The benchmark adds each lead once.');
  await saveLeads(tx, appUrl, projectId, plan.created);
  return viewOf(draft, projectId, tx.now.getTime());
}

export async function addBatch(
  tx: Transaction,
  appUrl: string,
  { projectId, leads }: { projectId: string; leads: readonly PushedLead[] },
): Promise<unknown> {
  const drafts = leads.map(readDraft);
  await requireProject(tx, projectId);
  const plan = await planLeads(
    tx,
    projectId,
    drafts.filter((draft) => draft !== null),
  );
  await saveLeads(tx, appUrl, projectId, plan.created);
  const planned = plan.rows.values();
  const items = drafts.map((draft, row) => {
    const refused = { row, outcome: 'refused' };
    if (!draft)
      return { ...refused, code: 'invalid_arguments', reason: malformedMessage(`leads[${row}].email`) };
    const added = planned.next().value;
    if (!added)
      return { ...refused, code: 'suppressed', reason: 'This person is suppressed. Do not contact them.' };
    const { leadId, matched } = added;
    return matched
      ? { row, outcome: 'matched', leadId, reason: 'Matched by e-mail address.' }
      : { row, outcome: 'created', leadId };
  });
  const count = (outcome: string) => items.filter((item) => item.outcome === outcome).length;
  const counts = { created: count('created'), matched: count('matched'), refused: count('refused') };
  return { items, ...counts, dryRun: false };
}

/** Null if the e-mail address is malformed. */
function readDraft(lead: PushedLead): Draft | null {
  const email = normaliseEmail(lead.email);
  if (email === null) return null;
  return {
    id: newId('lead'),
    company: lead.company.trim(),
    firstName: lead.firstName.trim(),
    lastName: lead.lastName.trim(),
    email,
    jobTitle: lead.jobTitle.trim(),
    city: lead.city.trim(),
    source: lead.source.trim(),
    companyDomain: companyDomain(email),
    variantKey: emailVariantKey(email),
  };
}

/** Matches each draft against stored leads and the drafts before it. */
async function planLeads(tx: Transaction, projectId: string, drafts: readonly Draft[]): Promise<Plan> {
  const emails = drafts.map(({ email }) => email);
  const domainsOf = (draft: Draft) => domainsOfAddress(draft.email);
  const domains = [...new Set(drafts.flatMap(domainsOf))];
  const suppressed = new Set(
    (await tx.query<{ value: string }>(findSuppressions, emails, domains)).map(({ value }) => value),
  );
  const owners = new Map(
    (await tx.query<{ value: string; leadId: string }>(findOwners, projectId, emails)).map(
      ({ value, leadId }) => [value, leadId],
    ),
  );
  const created: Draft[] = [];
  const matchedIds = new Set<string>(owners.values());
  const rows = drafts.map((draft) => {
    if (suppressed.has(draft.email) || domainsOf(draft).some((domain) => suppressed.has(domain))) return null;
    const owner = owners.get(draft.email);
    if (owner !== undefined) return { leadId: owner, matched: true };
    owners.set(draft.email, draft.id);
    created.push(draft);
    return { leadId: draft.id, matched: false };
  });
  await checkMatches(tx, projectId, drafts, [...matchedIds]);
  return { created, rows };
}

/**
 * Looks for what a lead of the benchmarks never has, in the statements that would be needed to handle it: a matched
 * lead with an empty field to fill, and a lead whose address is a variant of this one.
 */
async function checkMatches(
  tx: Transaction,
  projectId: string,
  drafts: readonly Draft[],
  matchedIds: readonly string[],
): Promise<void> {
  const keys = drafts.map(({ variantKey }) => variantKey);
  const variants = await tx.query(findVariants, projectId, keys, matchedIds);
  const matched = matchedIds.length > 0 ? await tx.query<object>(lockLeads, matchedIds) : [];
  const hasGap = matched.some((lead) => Object.values(lead).includes(null));
  if (variants.length > 0 || hasGap) throw new Error('The benchmarks do not add such leads.');
}

async function saveLeads(
  tx: Transaction,
  appUrl: string,
  projectId: string,
  created: readonly Draft[],
): Promise<void> {
  if (created.length === 0) return;
  const emails = created.map(({ email }) => email);
  const { now } = tx;
  await insertRows(
    tx,
    leadTable,
    created.map((draft) => leadRowOf(draft, projectId, now)),
  );
  const ids = created.map(({ id }) => id);
  const claimed = await tx.query(claimIdentities, projectId, emails, ids);
  if (claimed.length < created.length) throw new ConcurrentAddition();
  const mail = await tx.query(lockWaitingMail, projectId, emails);
  if (mail.length > 0) throw new Error('The benchmarks have no inbound mail.');
  const events = created.map((draft) => ({ draft, eventId: newId('event') }));
  await insertRows(
    tx,
    eventTable,
    events.map(({ draft, eventId }) => [
      eventId,
      'lead.added',
      JSON.stringify(eventDataOf(draft, projectId, appUrl)),
      now,
    ]),
  );
  await insertRows(
    tx,
    outboxTable,
    events.map(({ eventId }) => [eventId, 'event', 'lead.added', eventId, now]),
  );
  await insertRows(
    tx,
    timelineTable,
    events.map(({ draft, eventId }) => [
      newId('timeline'),
      draft.id,
      now,
      'added',
      `The lead was added from ${draft.source}.`,
      eventId,
    ]),
  );
}

function leadRowOf(draft: Draft, projectId: string, now: Date): unknown[] {
  const { id, firstName, lastName, email, company, jobTitle, city, source, variantKey } = draft;
  const searched = [`${firstName} ${lastName}`, company, draft.companyDomain, email];
  return [
    id,
    projectId,
    firstName,
    lastName,
    email,
    company,
    draft.companyDomain,
    jobTitle,
    city,
    source,
    JSON.stringify(provenanceOf(draft, now.getTime())),
    fold(city),
    [...new Set(searched.flatMap((part) => (part ? [fold(part)] : [])))].join('\n'),
    variantKey,
    draft.companyDomain,
    now,
    now,
  ];
}

function provenanceOf(draft: Draft, at: number) {
  const given = { source: draft.source, at };
  return {
    firstName: given,
    lastName: given,
    email: given,
    company: given,
    jobTitle: given,
    city: given,
    source: given,
    ...(draft.companyDomain === null ? {} : { companyDomain: { source: 'derived:email', at } }),
  };
}

function eventDataOf(
  { id, email, firstName, lastName, company, source }: Draft,
  projectId: string,
  appUrl: string,
) {
  const url = `${appUrl}/leads/${id}`;
  return { projectId, leadId: id, email, firstName, lastName, company, source, url };
}

/** The reply of leads.add. */
function viewOf(draft: Draft, projectId: string, at: number) {
  const { firstName, lastName, email, company, jobTitle, city, source } = draft;
  return {
    firstName,
    lastName,
    email,
    company,
    companyDomain: draft.companyDomain,
    ...emptyFields,
    jobTitle,
    linkedinUrl: null,
    phone: null,
    city,
    country: null,
    location: null,
    notes: null,
    analysis: null,
    outreachAngle: null,
    externalUrl: null,
    source,
    discoverySource: null,
    fitScore: null,
    whyGoodLead: null,
    dealStage: null,
    dealValueEur: null,
    id: draft.id,
    projectId,
    status: 'new',
    stage: 'none',
    tags: [],
    customFields: {},
    provenance: provenanceOf(draft, at),
    suspectedDuplicates: [],
    aliases: [],
    campaignIds: [],
    suppressed: null,
    createdAt: at,
    updatedAt: at,
    matched: false,
  };
}
