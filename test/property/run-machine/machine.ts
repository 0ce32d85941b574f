import { addCredits } from '../../../src/people/accounts.ts';
import { capRun } from '../../../src/people/cap-run.ts';
import { updateWorkspace } from '../../../src/people/update-workspace.ts';
import { openWorkspace } from '../../support/drafting-workspace.ts';
import type { TestService } from '../../support/test-service.ts';
import { actions } from './actions.ts';
import { calls } from './calls.ts';
import { expectEnded, expectRules } from './expectations.ts';
import { openModel } from './model.ts';
import { openScene } from './scene.ts';
import type { RunStep } from './steps.ts';
import type { StepContext } from './step-context.ts';
import { finishWork } from './worker.ts';

/** Performs steps in a workspace and compares it with a model. */
export interface RunMachine {
  /** Performs the steps concurrently, then checks the rules that apply at any time. */
  perform(steps: readonly RunStep[]): Promise<void>;
  /** Finishes all work with the available credits, then with enough credits, and checks the results. */
  finish(): Promise<void>;
}

export async function openRunMachine(
  service: TestService,
  { credits, cap }: { readonly credits: number; readonly cap: number | null },
): Promise<RunMachine> {
  const workspace = await openWorkspace(service, credits);
  await workspace.spendFreeCredits();
  const { orgId } = workspace.tenant;
  const { store } = service.assembled;
  if (cap !== null) await updateWorkspace(store, workspace.projectId, { settings: { runCreditCap: cap } });
  let lastNumber = 0;
  const modelUpdates: (() => void)[] = [];
  const context: StepContext = {
    service,
    workspace,
    orgId,
    store,
    scene: openScene(),
    model: openModel(),
    cap,
    serial: () => (lastNumber += 1),
    learnLater: (update) => void modelUpdates.push(update),
  };
  const updateModel = (): void => {
    for (const each of modelUpdates.splice(0)) each();
  };
  const end = async (isPaid: boolean): Promise<void> => {
    await finishWork(context);
    await expectRules(context);
    await expectEnded(context, { isPaid });
  };
  return {
    perform: async (steps) => {
      const outcomes = await Promise.allSettled(
        steps.map((step) => (calls[step.kind] ?? actions[step.kind]!)(context, step)),
      );
      for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
      updateModel();
      await expectRules(context);
    },
    finish: async () => {
      await end(false);
      await decideOnAll(context);
      updateModel();
      await end(false);
      await addCredits(store, orgId, 1_000);
      for (const run of context.model.runs) {
        run.cap = 1_000;
        await capRun(store, run.id, run.cap);
      }
      await end(true);
    },
  };
}

/** Decides concurrently on everything that waits for a person. */
async function decideOnAll(context: StepContext): Promise<void> {
  const step = { count: 4, first: false, second: false, isTwice: true };
  const decisions = context.model.runs.map(async (_, index) => {
    await calls.confirm!(context, { kind: 'confirm', index, ...step });
    await actions.accept!(context, { kind: 'accept', index, ...step });
  });
  await Promise.all(decisions);
}
