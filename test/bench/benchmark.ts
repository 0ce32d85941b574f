import { rounded, type Measured } from './figures.ts';

/** The number and duration of rounds. */
export interface Pace {
  readonly rounds: number;
  readonly roundMs: number;
  readonly warmUpMs: number;
  /** True to write a profile of the service's process and to count its statements. */
  readonly profile: boolean;
  /** The sizes of the runs that `run` measures. */
  readonly leads: readonly number[];
  /** The number of leads in the larger database of `scale`; undefined for its default. */
  readonly storedLeads?: number | undefined;
  /** How long `soak` makes calls. */
  readonly minutes: number;
  /** Prints progress. */
  say(line: string): void;
}

export interface Benchmark {
  readonly name: string;
  readonly what: string;
  run(pace: Pace): Promise<Measured[]>;
}

/**
 * Measures each contender once per round, in turn, so that other load affects all of them equally. Returns the
 * measurements by contender, one number per round.
 */
export async function runInTurns<Name extends string>(
  contenders: Readonly<Record<Name, (durationMs: number) => Promise<number>>>,
  { rounds, roundMs, warmUpMs, say }: Pace,
): Promise<Record<Name, number[]>> {
  const entries = Object.entries(contenders) as [Name, (durationMs: number) => Promise<number>][];
  for (const [, measure] of entries) await measure(warmUpMs);
  const measured = Object.fromEntries(entries.map(([name]) => [name, []])) as unknown as Record<
    Name,
    number[]
  >;
  for (let round = 0; round < rounds; round++) {
    for (const [name, measure] of entries) measured[name].push(await measure(roundMs));
    const last = entries.map(([name]) => `${name} ${rounded(measured[name].at(-1)!)}`).join(', ');
    say(`  round ${round + 1} of ${rounds}: ${last}`);
  }
  return measured;
}
