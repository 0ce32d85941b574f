import { openBenchEnvironment, type BenchEnvironment, type ServiceProcess } from './bench-environment.ts';
import { makeBareTables } from './bare-tables.ts';
import { runInTurns, type Pace } from './benchmark.ts';
import { addLeads } from './calls.ts';
import { startLoad, type Load } from './load.ts';
import type { LoadCall } from './load-call.ts';
import { profileOf } from './profile.ts';

/** The service, the baseline program and the same-work server, on one database with the same leads. */
export interface SideBySide {
  readonly environment: BenchEnvironment;
  readonly service: ServiceProcess;
  readonly baselineUrl: string;
  /** The server that does the same work as the service, with a framework and pg. */
  readonly sameWorkUrl: string;
  readonly load: Load;
  /** The ids of the seeded leads, in a fixed order that is spread over the table. */
  readonly leadIds: readonly string[];
  /** Measures the sides in turn and returns each side's calls per second, one number per round. */
  measure<Name extends string>(sides: Readonly<Record<Name, Side>>): Promise<Record<Name, number[]>>;
}

export interface Side {
  readonly url: string;
  readonly calls: readonly LoadCall[];
}

const seededLeads = 10_000;

/** Starts the three programs with ten thousand leads, runs `work` and stops everything. */
export async function runSideBySide<T>(pace: Pace, work: (sides: SideBySide) => Promise<T>): Promise<T> {
  const environment = await openBenchEnvironment(pace.profile);
  const load = startLoad();
  try {
    const service = await environment.serve({ inspect: pace.profile });
    pace.say(`  adding ${seededLeads} leads`);
    const leadIds = shuffled(await addLeads(service, seededLeads, 'seed'));
    await makeBareTables(environment.pool());
    const baselineUrl = await environment.startBaseline();
    const sameWorkUrl = await environment.startSameWork(`${service.url}/app`);
    const measure: SideBySide['measure'] = async (sides) => {
      const entries = Object.entries(sides) as [string, Side][];
      const measurements = entries.map(([name, { url, calls }]) => [
        name,
        async (durationMs: number) => {
          const { calls: completed, elapsedMs } = await load.measure(url, calls, durationMs);
          return (completed / elapsedMs) * 1_000;
        },
      ]);
      const measured = await runInTurns(Object.fromEntries(measurements), pace);
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
          await profileOf({ environment, service, name, pace, work });
        }
      return measured as never;
    };
    const result = await work({ environment, service, baselineUrl, sameWorkUrl, load, leadIds, measure });
    const cpuShare = load.maxCpuShare();
    if (cpuShare !== null)
      pace.say(`  the load generator used at most ${Math.round(cpuShare * 100)} % of a core`);
    return result;
  } finally {
    await load.close();
    await environment.close();
  }
}

/** Reorders the ids, so that consecutive calls read different parts of the table. */
function shuffled(ids: readonly string[]): string[] {
  const step = 7_919;
  return ids.map((_, index) => ids[(index * step) % ids.length]!);
}
