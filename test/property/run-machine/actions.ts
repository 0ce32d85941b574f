import { UserFacingError } from '../../../src/people/user-facing-error.ts';
import { addCredits } from '../../../src/people/accounts.ts';
import { capRun } from '../../../src/people/cap-run.ts';
import { acceptPeople, declinePeople } from '../../../src/people/review-people.ts';
import { suppress } from '../../../src/people/suppressions.ts';
import { resumeRun } from '../../../src/pipeline/jobs.ts';
import { sharedPerson } from './scene.ts';
import type { StepKind } from './steps.ts';
import { runAt, type RunAction } from './step-context.ts';
import { dieAtPoint, workJobs } from './worker.ts';

/** Actions of people and workers and provider outages, by kind of step. */
export const actions: Readonly<Partial<Record<StepKind, RunAction>>> = {
  accept: (context, step) => review(acceptPeople, 'accepted', context, step),
  decline: (context, step) => review(declinePeople, 'declined', context, step),
  suppress: async ({ store, orgId }, { index, first }) => {
    const target = first ? sharedPerson : `maija@b${index}-0.example`;
    await suppress(store, { orgId, target, reason: 'manual' });
  },
  topUp: ({ store, orgId }, { count }) => addCredits(store, orgId, count + 1),
  raiseCap: async (context, step) => {
    const run = runAt(context, step);
    if (!run || run.cap === Infinity) return;
    run.cap += step.count;
    await capRun(context.store, run.id, run.cap);
  },
  outage: async ({ scene }, { index, first }) => {
    const provider = (['directory', 'people', 'site'] as const)[index % 3]!;
    scene.unavailable[first ? 'delete' : 'add'](provider);
  },
  work: (context, { index, count }) => workJobs(context, index, 1 + (count % 4)),
  die: (context, { index, count }) => dieAtPoint(context, index, count + 1),
  resume: async (context, step) => {
    const run = runAt(context, step);
    if (run) await context.store.transaction(context.orgId, (tx) => resumeRun(tx, run.id));
  },
};

/** Passes the row ids, so that the model knows which rows a person decided on. */
const review = async (
  decide: typeof acceptPeople,
  outcome: 'accepted' | 'declined',
  ...[context, step]: Parameters<RunAction>
): Promise<void> => {
  const run = runAt(context, step);
  if (!run) return;
  const rows = await context.service.sql<{ id: string }>(
    `select id from run_lead where org_id = $1 and run_id = $2 and status = 'awaiting_acceptance' order by id`,
    [context.orgId, run.id],
  );
  const ids = rows.map(({ id }) => id).slice(0, step.first ? 1 : undefined);
  if (ids.length === 0) return;
  try {
    await decide(context.store, run.id, ids);
    for (const id of ids) context.model[outcome].add(id);
  } catch (thrown) {
    if (!(thrown instanceof UserFacingError)) throw thrown;
  }
};
