import { hasEnoughPeople, choosePeople } from '../../domain/people-choice.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { ContactSearchResult, ContactSearchRequest } from '../../ports/contact-search.ts';
import { RunCompany } from '../../store/entities/runs.ts';
import { Project } from '../../store/entities/workspaces.ts';
import {
  endJobIfCompanySuppressed,
  finishContactSearch,
  findContactCandidates,
  lockLeadsOfPeople,
  addFoundPeople,
} from '../../application/companies/add-people.ts';
import { advanceCompany } from '../../application/companies/advance.ts';
import { closeJob, lockWaitingJob } from '../../application/jobs/close.ts';
import { listUnprocessedFiles, claimUnprocessedFiles } from '../../store/queries/run-files.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { requireRun } from '../jobs.ts';
import type { Stage } from '../stage.ts';
import { fieldOfJob, type UnitJob } from '../../store/queries/jobs.ts';
import { peoplePerCompany } from '../../domain/run.ts';

interface WorkInput {
  readonly run: Rows['Run'];
  readonly company: Rows['RunCompany'];
  /** Null if enough people are known. Then nothing is searched or charged. */
  readonly request: ContactSearchRequest | null;
}

const noContacts: ContactSearchResult = { people: [], lookedIn: [] };

/** More people than needed, because the first person found may have no address. */
const maxPeople = 10;

/** Finds people at one confirmed company and adds them to the run. */
export const contacts: Stage<WorkInput, ContactSearchResult> = {
  concurrency: 8,
  batchSize: 1,

  begin: async (tx, job) => {
    const run = await requireRun(tx, fieldOfJob(job, 'runId'));
    const company = await requireCompany(tx, job);
    if (await endJobIfCompanySuppressed(tx, job.id, company)) return null;
    const { people, isRepeat } = await findContactCandidates(
      tx,
      company,
      await listUnprocessedFiles(tx, company.id),
    );
    if (isRepeat || hasEnoughPeople(people, peoplePerCompany(run)))
      return { workInput: { run, company, request: null }, costsCredit: false };
    const { name, domain, city, website, country } = company;
    const request: ContactSearchRequest = {
      company: {
        name,
        domain: domain ?? null,
        city: city ?? null,
        website: website ?? null,
        country: country ?? null,
      },
      roles: await findTargetRoles(tx, run),
      person: null,
    };
    return { workInput: { run, company, request }, costsCredit: true };
  },

  work: async ({ request, company }, { contactSearch }, signal) => {
    if (request === null) return noContacts;
    const found = await contactSearch.find(request, { limit: maxPeople, signal });
    // If a provider failed, an empty result proves nothing, so it tries again later.
    if (found.failure && found.people.length + company.people.length === 0) throw found.failure;
    return found;
  },

  finish: async (tx, jobId, workInput, found) => {
    const known = await lockCandidates(tx, workInput, found.people);
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return null;
    // Reads the people again under the lock, because files may have changed meanwhile.
    const company = await requireCompany(tx, job);
    if (await endJobIfCompanySuppressed(tx, jobId, company)) return null;
    if (company.status !== 'confirmed') return { job, paid: false };
    const files = await claimUnprocessedFiles(tx, company.id);
    const { people, ...candidates } = await findContactCandidates(tx, company, files, found.people);
    const run = await requireRun(tx, fieldOfJob(job, 'runId'));
    const chosen = choosePeople(people, peoplePerCompany(run));
    company.people = [...company.people, ...found.people];
    await addFoundPeople(tx, run, company, { ...candidates, chosen }, { known, lookedIn: found.lookedIn });
    await advanceCompany(tx, company, job);
    return { job, paid: found.people.length > 0 };
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await lockWaitingJob(tx, jobId);
    if (!job) return;
    const failure = { code: 'contacts_failed', reason };
    const company = await requireCompany(tx, job);
    if (company.status === 'confirmed') {
      const { isRepeat } = await findContactCandidates(
        tx,
        company,
        await claimUnprocessedFiles(tx, company.id),
      );
      await finishContactSearch(tx, company, { ...failure, hasNobody: !isRepeat });
      await advanceCompany(tx, company, job);
    }
    await closeJob(tx, job, { paid: false, failure });
  },
};

async function lockCandidates(tx: Tx, { run, company: { id } }: WorkInput, found: readonly FoundPerson[]) {
  const company = await tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id });
  const { people } = await findContactCandidates(tx, company, await listUnprocessedFiles(tx, id), found);
  return lockLeadsOfPeople(tx, run, company, people);
}

async function requireCompany(tx: Tx, job: UnitJob): Promise<Rows['RunCompany']> {
  const id = fieldOfJob(job, 'runCompanyId');
  return tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id }, { refresh: true });
}

/** Returns the roles to search for: those of the run's confirmed profile, or the job titles of the workspace. */
async function findTargetRoles(tx: Tx, { profile, projectId }: Rows['Run']): Promise<string[]> {
  const profileRoles = [
    ...(profile?.targetDecisionMakers.map(({ title }) => title) ?? []),
    ...(profile?.targetRoles ?? []),
  ];
  if (profileRoles.length > 0) return profileRoles;
  if (profile?.contactResearchRequest) return [profile.contactResearchRequest];
  const { icp } = await tx.em.findOneOrFail(Project, { orgId: tx.orgId, id: projectId });
  return icp.jobTitles ?? [];
}
