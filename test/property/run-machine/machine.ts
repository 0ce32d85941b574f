import { addCredits } from '../../../src/people/accounts.ts';
import { capRun } from '../../../src/people/cap-run.ts';
import { writeWorkspace } from '../../../src/people/write-workspace.ts';
import { openWorkspace } from '../../drafting-workspace.ts';
import type { House } from '../../house.ts';
import { acts } from './acts.ts';
import { calls } from './calls.ts';
import { expectEnded, expectRules } from './judge.ts';
import { openModel } from './model.ts';
import { openScene } from './scene.ts';
import type { RunStep } from './steps.ts';
import type { Taking } from './taking.ts';
import { settle } from './worker.ts';

/** A workspace, what is done in it, and what is expected of it. */
export interface RunMachine {
  /** Takes the steps at the same time, and holds the workspace to what holds at any moment. */
  take(steps: readonly RunStep[]): Promise<void>;
  /** Works to the end, with the credits that there are and then with enough of them, and judges what came of it. */
  end(): Promise<void>;
}

export async function openRunMachine(
  house: House,
  { credits, cap }: { readonly credits: number; readonly cap: number | null },
): Promise<RunMachine> {
  const workspace = await openWorkspace(house, credits);
  await workspace.spendFreeCredits();
  const { orgId } = workspace.tenant;
  const { store } = house.service;
  if (cap !== null) await writeWorkspace(store, workspace.projectId, { settings: { runCreditCap: cap } });
  let serial = 0;
  const learning: (() => void)[] = [];
  const taking: Taking = {
    house,
    workspace,
    orgId,
    store,
    scene: openScene(),
    model: openModel(),
    cap,
    serial: () => (serial += 1),
    later: (fact) => void learning.push(fact),
  };
  const learn = (): void => {
    for (const each of learning.splice(0)) each();
  };
  const end = async (isPaid: boolean): Promise<void> => {
    await settle(taking);
    await expectRules(taking);
    await expectEnded(taking, { isPaid });
  };
  return {
    take: async (steps) => {
      const outcomes = await Promise.allSettled(
        steps.map((step) => (calls[step.kind] ?? acts[step.kind]!)(taking, step)),
      );
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      learn();
      await expectRules(taking);
    },
    end: async () => {
      await end(false);
      await decideOnAll(taking);
      learn();
      await end(false);
      await addCredits(store, orgId, 1_000);
      for (const run of taking.model.runs) {
        run.cap = 1_000;
        await capRun(store, run.id, run.cap);
      }
      await end(true);
    },
  };
}

/** People decide on all that waits for them, at the same time. */
async function decideOnAll(taking: Taking): Promise<void> {
  const step = { count: 4, first: false, second: false, isTwice: true };
  const decisions = taking.model.runs.map(async (_, index) => {
    await calls.confirm!(taking, { kind: 'confirm', index, ...step });
    await acts.accept!(taking, { kind: 'accept', index, ...step });
  });
  await Promise.all(decisions);
}
