import type { Store } from '../../../src/store/store.ts';
import type { DraftingWorkspace } from '../../support/drafting-workspace.ts';
import type { TestService } from '../../support/test-service.ts';
import type { KnownRun, Model } from './model.ts';
import type { Scene } from './scene.ts';
import type { RunStep } from './steps.ts';

/** The context of a step. */
export interface StepContext {
  readonly service: TestService;
  readonly workspace: DraftingWorkspace;
  readonly orgId: string;
  readonly store: Store;
  /** The fake providers. */
  readonly scene: Scene;
  readonly model: Model;
  /** The cap of new runs. */
  readonly cap: number | null;
  /** Returns a number that no other step gets. */
  serial(): number;
  /** Updates the model after all concurrent steps have finished. */
  learnLater(learn: () => void): void;
}

export type RunAction = (context: StepContext, step: RunStep) => Promise<void>;

export function runAt({ model: { runs } }: StepContext, { index }: RunStep): KnownRun | undefined {
  return runs[index % Math.max(1, runs.length)];
}
