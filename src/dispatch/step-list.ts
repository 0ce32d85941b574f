type Step<Takes, Adds, Deps> = (context: Takes, deps: Deps) => Adds | Promise<Adds>;

/**
 * An ordered list of steps. The compiler checks that earlier steps have added what each step needs. All steps extend
 * one context object, so an early error still shows which steps the call had passed.
 */
export class StepList<Deps, Start extends object, End extends Start = Start> {
  // One array type cannot express each step's own input; `add` and `check` have checked it.
  readonly #steps: readonly Step<never, object | void, Deps>[];

  private constructor(steps: readonly Step<never, object | void, Deps>[]) {
    this.#steps = steps;
  }

  static from<Deps, Start extends object>(): StepList<Deps, Start> {
    return new StepList<Deps, Start>([]);
  }

  /** Appends a step that extends the context or throws. */
  add<Adds extends object>(step: Step<End, Adds, Deps>): StepList<Deps, Start, End & Adds> {
    return new StepList<Deps, Start, End & Adds>([...this.#steps, step]);
  }

  /** Appends a step that only checks and may throw. */
  check(step: Step<End, void, Deps>): StepList<Deps, Start, End> {
    return new StepList<Deps, Start, End>([...this.#steps, step]);
  }

  async run(context: Start, deps: Deps): Promise<End> {
    for (const step of this.#steps) {
      const added = step(context as never, deps);
      Object.assign(context, added instanceof Promise ? await added : added);
    }
    return context as End;
  }
}
