import type { Store } from '../../../src/store/store.ts';
import type { DraftingWorkspace } from '../../drafting-workspace.ts';
import type { House } from '../../house.ts';
import type { KnownRun, Model } from './model.ts';
import type { Scene } from './scene.ts';
import type { RunStep } from './steps.ts';

/** What steps are taken with. */
export interface Taking {
  readonly house: House;
  readonly workspace: DraftingWorkspace;
  readonly orgId: string;
  readonly store: Store;
  readonly scene: Scene;
  readonly model: Model;
  /** The cap that new runs get. */
  readonly cap: number | null;
  /** A number that no other step has. */
  serial(): number;
  /** What the model learns once all that is done at the same time is done. */
  later(learn: () => void): void;
}

export type Act = (taking: Taking, step: RunStep) => Promise<void>;

export function runAt({ model: { runs } }: Taking, { index }: RunStep): KnownRun | undefined {
  return runs[index % Math.max(1, runs.length)];
}
