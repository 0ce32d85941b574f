/** What a figure has to reach to be good enough. */
export interface Goal {
  /** Whether the ratio to the limit is judged, or our own figure. */
  readonly of: 'ratio' | 'ours';
  readonly is: 'at least' | 'at most';
  readonly value: number;
}

/** What was measured: one number for each round, in the order of the rounds. */
export interface Measured {
  /** The benchmark's name, as it is called on the command line. */
  readonly name: string;
  readonly what: string;
  readonly unit: string;
  readonly ours: readonly number[];
  /** Of the same rounds; absent where our figure stands alone. */
  readonly limit?: readonly number[] | undefined;
  /** What the limit is, in a few words. */
  readonly against?: string;
  readonly goal?: Goal;
}

/** Unsure is what some rounds reach and others miss. */
export type RoundsVerdict = 'yes' | 'no' | 'unsure';

/** One line of the table. */
export interface BenchFigure extends Pick<Measured, 'name' | 'what' | 'unit' | 'against' | 'goal'> {
  /** Medians over the rounds. */
  readonly ours: number;
  readonly limit: number | null;
  /** The median over the rounds of each round's ratio, which what befell a whole round leaves alone. */
  readonly ratio: number | null;
  /** Null where there is no goal. */
  readonly reached: RoundsVerdict | null;
  /** Of the ratios of the single rounds, or of our own figure where there is no limit. */
  readonly spread: { readonly least: number; readonly median: number; readonly most: number };
}

export function goalAtLeast(value: number, of: Goal['of'] = 'ratio'): Goal {
  return { of, is: 'at least', value };
}

export function goalAtMost(value: number, of: Goal['of'] = 'ratio'): Goal {
  return { of, is: 'at most', value };
}

/** @throws RangeError if nothing was measured, or the two sides have different rounds. */
export function toFigure({ ours, limit, ...said }: Measured): BenchFigure {
  if (limit && limit.length !== ours.length)
    throw new RangeError(`${said.name}: the sides differ in rounds.`);
  const ratios = limit?.map((value, round) => ours[round]! / value) ?? null;
  const { goal } = said;
  return {
    ...said,
    ours: median(ours),
    limit: limit ? median(limit) : null,
    ratio: ratios && median(ratios),
    reached: goal ? assessRounds(goal, goal.of === 'ratio' ? (ratios ?? []) : ours) : null,
    spread: spreadOf(ratios ?? ours),
  };
}

function spreadOf(values: readonly number[]): BenchFigure['spread'] {
  return { least: Math.min(...values), median: median(values), most: Math.max(...values) };
}

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('There is no median of nothing.');
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

function assessRounds({ is, value }: Goal, rounds: readonly number[]): RoundsVerdict {
  const good = rounds.filter((figure) => (is === 'at least' ? figure >= value : figure <= value));
  if (good.length === 0) return 'no';
  return good.length === rounds.length ? 'yes' : 'unsure';
}

/** Three digits that say something; more would be noise. */
export function rounded(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en');
  return value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
