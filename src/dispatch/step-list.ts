import type { Context, StepDeps } from './context.ts';

type Step<Takes, Adds> = (context: Takes, deps: StepDeps) => Adds | Promise<Adds>;

/**
 * An ordered list of steps. The compiler checks that earlier steps have added what each step needs. All steps extend
 * one context object, so an early error still shows which steps the call had passed.
 */
export class StepList<Start extends Context, End extends Start = Start> {
  // One array type cannot express each step's own input; `add` and `check` have checked it.
  readonly #steps: readonly Step<never, object | void>[];

  private constructor(steps: readonly Step<never, object | void>[]) {
    this.#steps = steps;
  }

  static from<Start extends Context>(): StepList<Start> {
    return new StepList<Start>([]);
  }

  /** Appends a step that extends the context or throws. */
  add<Adds extends object>(step: Step<End, Adds>): StepList<Start, End & Adds> {
    return new StepList<Start, End & Adds>([...this.#steps, step]);
  }

  /** Appends a step that only checks and may throw. */
  check(step: Step<End, void>): StepList<Start, End> {
    return new StepList<Start, End>([...this.#steps, step]);
  }

  async run(context: Start, deps: StepDeps): Promise<End> {
    for (const step of this.#steps) {
      const added = step(context as never, deps);
      Object.assign(context, added instanceof Promise ? await added : added);
    }
    return context as End;
  }
}
