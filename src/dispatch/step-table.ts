import type { Context, StepDeps } from './context.ts';

type Step<Takes, Adds> = (context: Takes, deps: StepDeps) => Adds | Promise<Adds>;

/**
 * Steps in the order in which a call takes them. The compiler checks that each step finds in the context what it
 * takes. One object carries the context from the first step to the last, so a call that ends early shows how far it
 * came.
 */
export class StepTable<Start extends Context, End extends Start = Start> {
  // The list cannot say what each step takes, because that differs from step to step; `add` and `check` have proven it.
  readonly #steps: readonly Step<never, object | void>[];

  private constructor(steps: readonly Step<never, object | void>[]) {
    this.#steps = steps;
  }

  static from<Start extends Context>(): StepTable<Start> {
    return new StepTable<Start>([]);
  }

  /** Appends a step that adds to the context, or throws. */
  add<Adds extends object>(step: Step<End, Adds>): StepTable<Start, End & Adds> {
    return new StepTable<Start, End & Adds>([...this.#steps, step]);
  }

  /** Appends a step that adds nothing and only may throw. */
  check(step: Step<End, void>): StepTable<Start, End> {
    return new StepTable<Start, End>([...this.#steps, step]);
  }

  async run(context: Start, deps: StepDeps): Promise<End> {
    for (const step of this.#steps) {
      const added = step(context as never, deps);
      Object.assign(context, added instanceof Promise ? await added : added);
    }
    return context as End;
  }
}
