import { addCredits } from '../../../src/people/accounts.ts';
import { capRun } from '../../../src/people/cap-run.ts';
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

export async function openRunMachine(house: House, credits: number): Promise<RunMachine> {
  const workspace = await openWorkspace(house, credits);
  await workspace.spendFreeCredits();
  const { orgId } = workspace.tenant;
  const { store } = house.service;
  let serial = 0;
  const learning: (() => void)[] = [];
  const taking: Taking = {
    ...{ house, workspace, orgId, store, scene: openScene(), model: openModel(), cap: { ofNewRuns: null } },
    serial: () => (serial += 1),
    later: (learn) => void learning.push(learn),
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
      for (const learn of learning.splice(0)) learn();
      await expectRules(taking);
    },
    end: async () => {
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
