import { areEnough, choosePeople } from '../../domain/people-choice.ts';
import type { FoundPerson } from '../../domain/prospect.ts';
import type { PeopleAnswer, PeopleWanted } from '../../ports/people.ts';
import { RunCompany } from '../../store/entities/runs.ts';
import { Project } from '../../store/entities/workspaces.ts';
import {
  endIfSuppressed,
  endSearch,
  findCandidates,
  holdKnownLeads,
  peoplePerCompany,
  placePeople,
} from '../../store/queries/company-people.ts';
import { advanceCompany } from '../../store/queries/company-steps.ts';
import { closeJob, fieldOfJob, findJob, holdWaitingJob } from '../../store/queries/jobs.ts';
import { findOpenFiles, takeUpFiles } from '../../store/queries/run-files.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findRun, reserveFor } from '../jobs.ts';
import type { Stage } from '../stage.ts';

interface Load {
  readonly run: Rows['Run'];
  readonly company: Rows['RunCompany'];
  /**
   * Null where enough people are known, or were found before: nobody is asked and nothing is paid.
   */
  readonly wanted: PeopleWanted | null;
}

const nothing: PeopleAnswer = { people: [], lookedIn: [] };

/** So many are asked for, because who is found first may not be the one who can be reached. */
const mostAsked = 10;

/** Finds the people of one confirmed company, and gives each the place that the run has for them. */
export const contacts: Stage<Load, PeopleAnswer> = {
  atOnce: 8,

  begin: async (tx, jobId) => {
    const job = await findJob(tx, jobId);
    const run = await findRun(tx, fieldOfJob(job, 'runId'));
    const company = await findCompany(tx, job);
    if (await endIfSuppressed(tx, jobId, company)) return null;
    const { people, isAgain } = await findCandidates(tx, company, await findOpenFiles(tx, company.id));
    if (isAgain || areEnough(people, peoplePerCompany(run))) return { run, company, wanted: null };
    const { name, domain, city, website, country } = company;
    const wanted: PeopleWanted = {
      company: {
        name,
        domain: domain ?? null,
        city: city ?? null,
        website: website ?? null,
        country: country ?? null,
      },
      roles: await rolesOf(tx, run),
      person: null,
    };
    await reserveFor(tx, job);
    return { run, company, wanted };
  },

  work: async ({ wanted, company }, { people }, signal) => {
    if (wanted === null) return nothing;
    const found = await people.find(wanted, { limit: mostAsked, signal });
    // That nobody is there is for those to say who could not be asked yet.
    if (found.failure && found.people.length + company.people.length === 0) throw found.failure;
    return found;
  },

  finish: async (tx, jobId, load, found) => {
    const known = await holdCandidates(tx, load, found.people);
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    // Files came in or were taken off meanwhile, so who is there is asked again now that nobody can change it.
    const company = await findCompany(tx, job);
    if (await endIfSuppressed(tx, jobId, company)) return;
    if (company.status !== 'confirmed') return closeJob(tx, job, { paid: false });
    const files = await takeUpFiles(tx, company.id);
    const { people, ...candidates } = await findCandidates(tx, company, files, found.people);
    const run = await findRun(tx, fieldOfJob(job, 'runId'));
    const chosen = choosePeople(people, peoplePerCompany(run));
    company.people = [...company.people, ...found.people];
    await placePeople(tx, run, company, { ...candidates, chosen }, { known, lookedIn: found.lookedIn });
    await advanceCompany(tx, company, job);
    await closeJob(tx, job, { paid: found.people.length > 0 });
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    const failure = { code: 'contacts_failed', reason };
    const company = await findCompany(tx, job);
    if (company.status === 'confirmed') {
      const { isAgain } = await findCandidates(tx, company, await takeUpFiles(tx, company.id));
      await endSearch(tx, company, { ...failure, isNobody: !isAgain });
      await advanceCompany(tx, company, job);
    }
    await closeJob(tx, job, { paid: false, failure });
  },
};

async function holdCandidates(tx: Tx, { run, company: { id } }: Load, found: readonly FoundPerson[]) {
  const company = await tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id });
  const { people } = await findCandidates(tx, company, await findOpenFiles(tx, id), found);
  return holdKnownLeads(tx, run, company, people);
}

async function findCompany(tx: Tx, job: Rows['Job']): Promise<Rows['RunCompany']> {
  const id = fieldOfJob(job, 'runCompanyId');
  return tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id }, { refresh: true });
}

/** Whom to look for: what was confirmed for the run, else the workspace's usual titles. */
async function rolesOf(tx: Tx, { profile, projectId }: Rows['Run']): Promise<string[]> {
  const wished = [
    ...(profile?.targetDecisionMakers.map(({ title }) => title) ?? []),
    ...(profile?.targetRoles ?? []),
  ];
  if (wished.length > 0) return wished;
  if (profile?.contactResearchRequest) return [profile.contactResearchRequest];
  const { icp } = await tx.em.findOneOrFail(Project, { orgId: tx.orgId, id: projectId });
  return icp.jobTitles ?? [];
}
