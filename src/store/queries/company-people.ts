import { leadOf } from '../../domain/contact-lead.ts';
import type { KnownLeads } from '../../domain/lead-additions.ts';
import { choosePeople, whyNobody } from '../../domain/people-choice.ts';
import type { FoundPerson, LookedIn } from '../../domain/prospect.ts';
import { RunLead } from '../entities/runs.ts';
import { newId } from '../ids.ts';
import type { Rows } from '../rows.ts';
import type { Tx } from '../store.ts';
import { closeJob, holdWaitingJob } from './jobs.ts';
import { readKnownLeads } from './lead-additions.ts';
import { takePeople } from './run-people.ts';
import { findSuppressedPeople } from './suppression.ts';

type Company = Rows['RunCompany'];

export interface FoundPeople {
  readonly people: readonly FoundPerson[];
  readonly lookedIn: readonly LookedIn[];
}

/** How many people of each company a run writes to. */
export function peoplePerCompany({ profile }: Rows['Run']): number {
  return profile?.leadsPerCompany ?? 1;
}

/**
 * Chooses whom to write to at a company and holds the leads whom they may match, before the run's row is held; see
 * `run-people.ts`.
 */
export async function preparePeople(
  tx: Tx,
  run: Rows['Run'],
  company: Company,
  found: FoundPeople,
): Promise<{ chosen: FoundPerson[]; known: KnownLeads }> {
  const chosen = choosePeople([...company.people, ...found.people], peoplePerCompany(run));
  const drafts = chosen.flatMap((person) => leadOf(person, company, labelOf(run)) ?? []);
  return { chosen, known: await readKnownLeads(tx, run.projectId, drafts) };
}

/**
 * Gives the people their rows: those who may be written to at once become leads, others wait to be accepted. A company
 * at which there is nobody has failed. The caller holds the run's row and settles the run afterwards.
 */
export async function placePeople(
  tx: Tx,
  run: Rows['Run'],
  company: Company,
  { chosen, known, lookedIn }: { chosen: FoundPerson[]; known: KnownLeads; lookedIn: readonly LookedIn[] },
): Promise<void> {
  if (await isCompanySuppressed(tx, company)) return failCompany(tx, company, companySuppressed);
  if (chosen.length === 0)
    return failCompany(tx, company, { code: 'no_contact_found', reason: whyNobody(company.name, lookedIn) });
  const first = await findPlace(tx, company);
  const rows = chosen.map((contact, index) => {
    const row = index === 0 && first ? first : addRow(tx, company);
    return Object.assign(row, { contact, code: null, reason: null, updatedAt: tx.now });
  });
  Object.assign(company, { status: 'resolved', updatedAt: tx.now });
  await tx.flush();
  if (company.mayDraft) {
    const newcomers = rows.map((row) => ({ row, draft: leadOf(row.contact!, company, labelOf(run)) }));
    await takePeople(tx, run, newcomers, known);
    return;
  }
  const suppressed = await findSuppressedPeople(tx, chosen);
  for (const row of rows) {
    if (suppressed.has(row.contact!))
      Object.assign(row, {
        status: 'failed',
        code: 'suppressed',
        reason: 'This person must not be written to.',
      });
    else row.status = 'awaiting_acceptance';
  }
}

const companySuppressed = { code: 'suppressed', reason: 'Nobody there may be written to.' };

/** Whether nobody at the company may be written to. Served by suppression_value_key. */
export async function isCompanySuppressed(tx: Tx, { domain, website }: Company): Promise<boolean> {
  const people = [{ companyDomain: domain, companyWebsite: website }];
  return (await findSuppressedPeople(tx, people)).size > 0;
}

/** Ends the job, unpaid, and its company with it, where nobody there may be written to; answers whether it did. */
export async function endIfSuppressed(tx: Tx, jobId: string, company: Company): Promise<boolean> {
  if (!(await isCompanySuppressed(tx, company))) return false;
  const job = await holdWaitingJob(tx, jobId);
  if (!job) return true;
  await failCompany(tx, company, companySuppressed);
  await closeJob(tx, job, { paid: false, failure: companySuppressed });
  return true;
}

/** The company and its row end with the reason. */
export async function failCompany(
  tx: Tx,
  company: Company,
  { code, reason }: { readonly code: string; readonly reason: string },
): Promise<void> {
  Object.assign(company, { status: 'failed', code, reason, updatedAt: tx.now });
  const row = await findPlace(tx, company);
  if (row) Object.assign(row, { status: 'failed', code, reason, updatedAt: tx.now });
}

/** The label under which leads that a run found are found again. */
export function labelOf({ name, derivedName }: Rows['Run']): string {
  return name ?? derivedName;
}

/** The row that the company holds for its first person. Served by run_lead_company_index. */
export async function findPlace(tx: Tx, { id }: Company): Promise<Rows['RunLead'] | null> {
  return tx.em.findOne(
    RunLead,
    { orgId: tx.orgId, runCompanyId: id, leadId: null, contact: null },
    { orderBy: { id: 'asc' } },
  );
}

function addRow(tx: Tx, company: Company): Rows['RunLead'] {
  return tx.em.create(RunLead, {
    ...{
      orgId: tx.orgId,
      id: newId('run_lead'),
      runId: company.runId,
      leadId: null,
      runCompanyId: company.id,
    },
    ...{ contact: null, company: company.name, domain: company.domain ?? null, status: 'resolving' },
    ...{ code: null, reason: null, messageId: null, updatedAt: tx.now },
  });
}
