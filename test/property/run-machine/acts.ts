import { AccountError } from '../../../src/people/account-error.ts';
import { addCredits } from '../../../src/people/accounts.ts';
import { capRun } from '../../../src/people/cap-run.ts';
import { acceptPeople, declinePeople } from '../../../src/people/review-people.ts';
import { suppress } from '../../../src/people/suppressions.ts';
import { resumeRun } from '../../../src/pipeline/jobs.ts';
import { sharedPerson } from './scene.ts';
import type { StepKind } from './steps.ts';
import { runAt, type Act } from './taking.ts';
import { dieOver, workOn } from './worker.ts';

/** What people and workers do, and what befalls providers, by the kind of step. */
export const acts: Readonly<Partial<Record<StepKind, Act>>> = {
  accept: (taking, step) => review(acceptPeople, 'accepted', taking, step),
  decline: (taking, step) => review(declinePeople, 'declined', taking, step),
  suppress: async ({ store, orgId }, { index, first }) => {
    const target = first ? sharedPerson : `maija@b${index}-0.example`;
    await suppress(store, { orgId, target, reason: 'manual' });
  },
  topUp: ({ store, orgId }, { count }) => addCredits(store, orgId, count + 1),
  raiseCap: async (taking, step) => {
    const run = runAt(taking, step);
    if (!run || run.cap === Infinity) return;
    run.cap += step.count;
    await capRun(taking.store, run.id, run.cap);
  },
  outage: async ({ scene }, { index, first }) => {
    const who = (['directory', 'people', 'site'] as const)[index % 3]!;
    scene.away[first ? 'delete' : 'add'](who);
  },
  work: (taking, { index, count }) => workOn(taking, index, 1 + (count % 4)),
  die: (taking, { index, count }) => dieOver(taking, index, count + 1),
  resume: async (taking, step) => {
    const run = runAt(taking, step);
    if (run) await taking.store.tx(taking.orgId, (tx) => resumeRun(tx, run.id));
  },
};

/** Rows are named, so that the model knows whom a person decided on. */
const review = async (
  decide: typeof acceptPeople,
  into: 'accepted' | 'declined',
  ...[taking, step]: Parameters<Act>
): Promise<void> => {
  const run = runAt(taking, step);
  if (!run) return;
  const rows = await taking.house.sql<{ id: string }>(
    `select id from run_lead where org_id = $1 and run_id = $2 and status = 'awaiting_acceptance' order by id`,
    [taking.orgId, run.id],
  );
  const ids = rows.map(({ id }) => id).slice(0, step.first ? 1 : undefined);
  if (ids.length === 0) return;
  try {
    await decide(taking.store, run.id, ids);
    for (const id of ids) taking.model[into].add(id);
  } catch (thrown) {
    if (!(thrown instanceof AccountError)) throw thrown;
  }
};
