import { areEnough } from '../../domain/people-choice.ts';
import type { PeopleAnswer, PeopleWanted } from '../../ports/people.ts';
import { RunCompany } from '../../store/entities/runs.ts';
import { Project } from '../../store/entities/workspaces.ts';
import {
  endIfSuppressed,
  failCompany,
  peoplePerCompany,
  placePeople,
  preparePeople,
} from '../../store/queries/company-people.ts';
import { closeJob, findJob, holdWaitingJob } from '../../store/queries/jobs.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { findRun, reserveFor } from '../jobs.ts';
import type { Stage } from '../stage.ts';

interface Load {
  readonly run: Rows['Run'];
  readonly company: Rows['RunCompany'];
  /** Null where the place that named the company names people enough: nobody is asked and nothing is paid. */
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
    const run = await findRun(tx, job.runId!);
    const company = await findCompany(tx, job);
    if (await endIfSuppressed(tx, jobId, company)) return null;
    if (areEnough(company.people, peoplePerCompany(run))) return { run, company, wanted: null };
    const { name, domain, city, website, country } = company;
    const wanted: PeopleWanted = {
      company: {
        ...{ name, domain: domain ?? null, city: city ?? null },
        ...{ website: website ?? null, country: country ?? null },
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
    const prepared = await preparePeople(tx, load.run, load.company, found);
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    const company = await findCompany(tx, job);
    if (await endIfSuppressed(tx, jobId, company)) return;
    if (company.status !== 'confirmed') return closeJob(tx, job, { paid: false });
    company.people = [...company.people, ...found.people];
    await placePeople(tx, await findRun(tx, job.runId!), company, { ...prepared, lookedIn: found.lookedIn });
    await closeJob(tx, job, { paid: found.people.length > 0 });
  },

  giveUp: async (tx, jobId, reason) => {
    const job = await holdWaitingJob(tx, jobId);
    if (!job) return;
    const failure = { code: 'contacts_failed', reason };
    await failCompany(tx, await findCompany(tx, job), failure);
    await closeJob(tx, job, { paid: false, failure });
  },
};

async function findCompany(tx: Tx, { runCompanyId }: Rows['Job']): Promise<Rows['RunCompany']> {
  return tx.em.findOneOrFail(RunCompany, { orgId: tx.orgId, id: runCompanyId! });
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
