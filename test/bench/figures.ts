/** The goal of a figure. */
export interface Goal {
  /** The goal applies to the ratio to the baseline, or to the service's own figure. */
  readonly of: 'ratio' | 'ours';
  readonly is: 'at least' | 'at most';
  readonly value: number;
}

/** The measurements, one number per round in order. */
export interface Measured {
  /** The benchmark's name on the command line. */
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  /** The program that it is compared with, in the same rounds. Absent if there is none. */
  readonly baseline?: readonly number[] | undefined;
  /** A short description of the baseline. */
  readonly against?: string;
  readonly goal?: Goal;
}

/** `unsure`: some rounds reach the goal and others miss it. */
export type RoundsVerdict = 'yes' | 'no' | 'unsure';

/** One row of the table. */
export interface BenchFigure extends Pick<Measured, 'name' | 'what' | 'unit' | 'against' | 'goal'> {
  /** Medians over the rounds. */
  readonly ours: number;
  readonly baseline: number | null;
  /**
   * The median of the ratios of the rounds. Disturbances of a whole round affect both sides, so they do not change
   * its ratio.
   */
  readonly ratio: number | null;
  /** Null if there is no goal. */
  readonly reached: RoundsVerdict | null;
  /** The spread of the ratios of the rounds, or of the figures if there is no baseline. */
  readonly spread: { readonly least: number; readonly median: number; readonly most: number };
}

export function goalAtLeast(value: number, of: Goal['of'] = 'ratio'): Goal {
  return { of, is: 'at least', value };
}

export function goalAtMost(value: number, of: Goal['of'] = 'ratio'): Goal {
  return { of, is: 'at most', value };
}

/** @throws RangeError if nothing was measured, or the two sides have different numbers of rounds. */
export function toFigure({ ours, baseline, ...description }: Measured): BenchFigure {
  if (baseline && baseline.length !== ours.length)
    throw new RangeError(`${description.name}: the sides have different numbers of rounds.`);
  const ratios = baseline?.map((value, round) => ours[round]! / value) ?? null;
  const { goal } = description;
  return {
    ...description,
    ours: median(ours),
    baseline: baseline ? median(baseline) : null,
    ratio: ratios && median(ratios),
    reached: goal ? assessRounds(goal, goal.of === 'ratio' ? (ratios ?? []) : ours) : null,
    spread: spreadOf(ratios ?? ours),
  };
}

function spreadOf(values: readonly number[]): BenchFigure['spread'] {
  return { least: Math.min(...values), median: median(values), most: Math.max(...values) };
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of an empty list.');
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function assessRounds({ is, value }: Goal, rounds: readonly number[]): RoundsVerdict {
  const reached = rounds.filter((figure) => (is === 'at least' ? figure >= value : figure <= value));
  if (reached.length === 0) return 'no';
  return reached.length === rounds.length ? 'yes' : 'unsure';
}

/** Formats three significant digits; more would be noise. */
export function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
