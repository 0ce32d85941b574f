import { openBenchEnvironment, type BenchEnvironment, type ServiceProcess } from './bench-environment.ts';
import { makeBareTables } from './bare-tables.ts';
import { runInTurns, type Pace } from './benchmark.ts';
import { addLeads } from './calls.ts';
import { startLoad, type Load, type LoadCall } from './load.ts';
import { profileOf } from './profile.ts';

/** The service and the program that we are measured against, on one database with the same leads. */
export interface SideBySide {
  readonly environment: BenchEnvironment;
  readonly service: ServiceProcess;
  readonly baselineUrl: string;
  readonly load: Load;
  /** Ids of the leads that are there, in a random order that is the same each time. */
  readonly leadIds: readonly string[];
  /** Calls a second of each side, a number for each round; `ours` and the others by turns. */
  measure<Name extends string>(sides: Readonly<Record<Name, Side>>): Promise<Record<Name, number[]>>;
}

export interface Side {
  readonly url: string;
  readonly calls: readonly LoadCall[];
}

const seededLeads = 10_000;

/** Sets both up with ten thousand leads, hands them to `work`, and takes everything down again. */
export async function runSideBySide<T>(pace: Pace, work: (duel: SideBySide) => Promise<T>): Promise<T> {
  const environment = await openBenchEnvironment(pace.profile);
  const load = startLoad();
  try {
    const service = await environment.serve({ inspect: pace.profile });
    pace.say(`  adding ${seededLeads} leads`);
    const leadIds = shuffled(await addLeads(service, seededLeads, 'seed'));
    await makeBareTables(environment.pool());
    const baselineUrl = await environment.startBaseline();
    const measure: SideBySide['measure'] = async (sides) => {
      const entries = Object.entries(sides) as [string, Side][];
      const contenders = entries.map(([name, { url, calls }]) => [
        name,
        async (durationMs: number) => {
          const { calls: made, elapsedMs } = await load.measure(url, calls, durationMs);
          return (made / elapsedMs) * 1_000;
        },
      ]);
      const measured = await runInTurns(Object.fromEntries(contenders), pace);
      const ours = entries.filter(([, { url }]) => url === service.url);
      if (pace.profile)
        for (const [name, { calls }] of ours) {
          const work = async () => {
            const loaded = await load.measure(service.url, calls, pace.roundMs);
            pace.say(
              `\n${name}: half within ${loaded.p50Ms.toFixed(2)} ms, 99 % within ${loaded.p99Ms.toFixed(2)} ms`,
            );
            return loaded;
          };
          await profileOf({ arena: environment, service, name, pace, work });
        }
      return measured as never;
    };
    const result = await work({ environment, service, baselineUrl, load, leadIds, measure });
    pace.say(`  the generator took at most ${Math.round(load.maxCpuShare() * 100)} % of a core`);
    return result;
  } finally {
    await load.close();
    await environment.close();
  }
}

/** Spread over the table, so that neighbours are not read after each other. */
function shuffled(ids: readonly string[]): string[] {
  const step = 7_919;
  return ids.map((_, index) => ids[(index * step) % ids.length]!);
}
