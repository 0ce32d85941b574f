import { toParsedLead } from '../../domain/contact-lead.ts';
import { peopleOfCompany } from '../../domain/file-contacts.ts';
import {
  distinctPeople,
  reachablePeople,
  nobodyFoundReason,
  unreachableReason,
} from '../../domain/people-choice.ts';
import type { FoundPerson, SearchedSource } from '../../domain/prospect.ts';
import { RunLead } from '../../store/entities/runs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { closeJob, lockWaitingJob } from '../jobs/close.ts';
import { lockKnownLeads, type StoredLeads } from '../leads/add.ts';
import { listCompanyContacts } from '../../store/queries/material-texts.ts';
import { addRunLead } from '../../store/queries/run-companies.ts';
import { hasUnprocessedFiles } from '../../store/queries/run-files.ts';
import { addPeopleAsLeads } from '../runs/add-people.ts';
import { findRunLeadWithoutPerson } from '../../store/queries/run-leads.ts';
import { leadSourceLabel } from '../../domain/run.ts';
import { findSuppressedPeople } from '../suppressions/find-suppressed.ts';

type Company = Rows['RunCompany'];

/** People a run may add at a company, in the order in which they were found. */
export interface ContactCandidates {
  readonly people: readonly FoundPerson[];
  /** People to whom drafts may be written before a person accepts them. */
  readonly autoDrafted: ReadonlySet<FoundPerson>;
  /** True if the run has people of the company already. Then only new files are used, and no search starts. */
  readonly isRepeat: boolean;
}

/**
 * Returns the people of a company who are not in its run yet: those in the given files and, the first time, those
 * found elsewhere. The permission of their source decides whether they are drafted immediately.
 */
export async function findContactCandidates(
  tx: Tx,
  company: Company,
  storageIds: ReadonlySet<string>,
  found: readonly FoundPerson[] = [],
): Promise<ContactCandidates> {
  // Served by run_lead_company_index.
  const rows = await tx.em.find(RunLead, {
    orgId: tx.orgId,
    runCompanyId: company.id,
    contact: { $ne: null },
  });
  const contactLists = (await listCompanyContacts(tx, company.id)).filter(({ storageId }) =>
    storageIds.has(storageId),
  );
  const listed = peopleOfCompany({ domain: company.domain, people: [] }, contactLists);
  const isRepeat = rows.length > 0;
  const known = company.people.filter(({ storageId }) => storageId === undefined);
  const knownContacts = rows.flatMap(({ contact, code }) =>
    contact && code !== fileWithdrawnReason.code ? contact : [],
  );
  const contactsInRun = new Set(knownContacts);
  const people = distinctPeople([
    ...knownContacts,
    ...(isRepeat ? [] : known),
    ...listed,
    ...(isRepeat ? [] : found),
  ]);
  const draftableFiles = new Set(
    contactLists.flatMap(({ permission, storageId }) => (permission === 'messages' ? storageId : [])),
  );
  const isDrafted = ({ storageId }: FoundPerson) =>
    storageId === undefined ? company.mayDraft : draftableFiles.has(storageId);
  const remaining = people.filter((person) => !contactsInRun.has(person));
  return { people: remaining, autoDrafted: new Set(remaining.filter(isDrafted)), isRepeat };
}

/** Why a proposed person is withdrawn. */
export const fileWithdrawnReason = {
  code: 'file_taken_off',
  reason: 'The file that lists this person was removed from the run.',
} as const;

/** Locks the leads that the people may match. Call it before locking the run; see `runs/add-people.ts`. */
export async function lockLeadsOfPeople(
  tx: Tx,
  run: Rows['Run'],
  company: Company,
  people: readonly FoundPerson[],
): Promise<StoredLeads> {
  const drafts = people.flatMap((person) => toParsedLead(person, company, leadSourceLabel(run)) ?? []);
  return lockKnownLeads(tx, run.projectId, drafts);
}

/**
 * Adds people to the run. Those in `autoDrafted` become leads immediately, the others wait for a person. If `chosen` is
 * empty, the company fails unless the run already has people of it or it has files to read. The caller holds the lock
 * on the run and updates its status afterwards.
 */
export async function addFoundPeople(
  tx: Tx,
  run: Rows['Run'],
  company: Company,
  {
    chosen,
    autoDrafted,
    isRepeat,
  }: Omit<ContactCandidates, 'people'> & { readonly chosen: readonly FoundPerson[] },
  { known, lookedIn }: { readonly known: StoredLeads; readonly lookedIn: readonly SearchedSource[] },
): Promise<void> {
  if (await isCompanySuppressed(tx, company)) return failCompany(tx, company, companySuppressedReason);
  const first = chosen.length > 0 ? await findRunLeadWithoutPerson(tx, company) : null;
  const additions = chosen.map((contact, index) => {
    const row = index === 0 && first ? first : addRunLead(tx, company, 'resolving');
    return { contact, row: Object.assign(row, { contact, code: null, reason: null, updatedAt: tx.now }) };
  });
  const rows = additions.map(({ row }) => row);
  if (rows.length > 0 && reachablePeople(chosen).length === 0) {
    const failure = { code: 'no_address', reason: unreachableReason(chosen, lookedIn) };
    for (const row of rows) Object.assign(row, { ...failure, status: 'failed' });
    return finishContactSearch(tx, company, { ...failure, hasNobody: !isRepeat });
  }
  const hasNobody = chosen.length === 0 && !isRepeat;
  const reason = hasNobody
    ? nobodyFoundReason(company.name, lookedIn)
    : `No new person was found at ${company.name}.`;
  await finishContactSearch(tx, company, { hasNobody, code: 'no_contact_found', reason });
  const immediate = additions.filter(({ contact }) => autoDrafted.has(contact));
  if (immediate.length > 0) {
    const contacts = immediate.map(({ row, contact }) => ({
      row,
      draft: toParsedLead(contact, company, leadSourceLabel(run)),
    }));
    await addPeopleAsLeads(tx, run, contacts, known);
  }
  await proposeForAcceptance(
    tx,
    additions.filter((addition) => !immediate.includes(addition)),
  );
}

/** Proposes people to a person, except suppressed people. */
async function proposeForAcceptance(
  tx: Tx,
  additions: readonly { readonly contact: FoundPerson; readonly row: Rows['RunLead'] }[],
): Promise<void> {
  const suppressed = await findSuppressedPeople(
    tx,
    additions.map(({ contact }) => contact),
  );
  for (const { contact, row } of additions) {
    if (suppressed.has(contact))
      Object.assign(row, {
        status: 'failed',
        code: 'suppressed',
        reason: 'This person is suppressed.',
      });
    else row.status = 'awaiting_acceptance';
  }
}

const companySuppressedReason = { code: 'suppressed', reason: 'Its domain is suppressed.' };

/** Whether the whole company is suppressed. Served by suppression_value_key. */
export async function isCompanySuppressed(tx: Tx, { domain, website }: Company): Promise<boolean> {
  const people = [{ companyDomain: domain, companyWebsite: website }];
  return (await findSuppressedPeople(tx, people)).size > 0;
}

/** Ends the job without charge and fails its company if the whole company is suppressed. Returns whether it did. */
export async function endJobIfCompanySuppressed(tx: Tx, jobId: string, company: Company): Promise<boolean> {
  if (!(await isCompanySuppressed(tx, company))) return false;
  const job = await lockWaitingJob(tx, jobId);
  if (!job) return true;
  await failCompany(tx, company, companySuppressedReason);
  await closeJob(tx, job, { paid: false, failure: companySuppressedReason });
  return true;
}

/**
 * Ends the search for people at a company, unless it has files to process. If `hasNobody`, the company fails. An unused
 * row of the company gets the reason.
 */
export async function finishContactSearch(
  tx: Tx,
  company: Company,
  {
    hasNobody,
    code,
    reason,
  }: { readonly hasNobody: boolean; readonly code: string; readonly reason: string },
): Promise<void> {
  await tx.flush();
  if (await hasUnprocessedFiles(tx, company.id)) return;
  if (hasNobody) return failCompany(tx, company, { code, reason });
  Object.assign(company, { status: 'resolved', code: null, reason: null, updatedAt: tx.now });
  const unusedRow = await findRunLeadWithoutPerson(tx, company);
  if (unusedRow) Object.assign(unusedRow, { status: 'failed', code, reason, updatedAt: tx.now });
  await tx.flush();
}

/** Fails the company and its open row. */
export async function failCompany(
  tx: Tx,
  company: Company,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<void> {
  Object.assign(company, { status: 'failed', code, reason, updatedAt: tx.now });
  const row = await findRunLeadWithoutPerson(tx, company);
  if (row) Object.assign(row, { status: 'failed', code, reason, updatedAt: tx.now });
}
