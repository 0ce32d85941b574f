import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { openBenchEnvironment, type BenchEnvironment, type ServiceOptions } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { goalAtMost, type Measured } from './figures.ts';

const idleMs = 10_000;
const quickIdleMs = 2_000;
const maxStarts = 7;

/** On a database that runs and is migrated. */
export const start: Benchmark = {
  name: 'start',
  what: 'seconds until the service is ready, and its memory when it has nothing to do',
  run: async (pace) => {
    const arena = await openBenchEnvironment();
    try {
      await (await arena.serve()).end();
      const apis = await startAgain(arena, { role: 'api' }, pace);
      const alls = await startAgain(arena, { role: 'all' }, pace);
      const shown = { name: 'start', unit: 's', goal: goalAtMost(1, 'ours') };
      const memory = { name: 'start', unit: 'MB', goal: goalAtMost(150, 'ours') };
      return [
        { ...shown, what: 'until an API process is ready', ours: apis.map(({ seconds }) => seconds) },
        { ...shown, what: 'until the whole service is ready', ours: alls.map(({ seconds }) => seconds) },
        { ...memory, what: 'idle memory of an API process', ours: apis.map(({ megabytes }) => megabytes) },
        { ...memory, what: 'idle memory of the whole service', ours: alls.map(({ megabytes }) => megabytes) },
      ] satisfies Measured[];
    } finally {
      await arena.close();
    }
  },
};

async function startAgain(arena: BenchEnvironment, options: ServiceOptions, { rounds, say }: Pace) {
  const seen: { seconds: number; megabytes: number }[] = [];
  for (let round = 0; round < Math.min(rounds, maxStarts); round++) {
    const service = await arena.serve(options);
    await sleep(rounds < maxStarts ? quickIdleMs : idleMs);
    const megabytes = residentBytes(service.pid) / 1_000_000;
    seen.push({ seconds: service.startMs / 1_000, megabytes });
    await service.end();
    say(`  ${options.role}: ${Math.round(service.startMs)} ms, ${Math.round(megabytes)} MB`);
  }
  return seen;
}

/** Of the process and all that it has started. */
function residentBytes(pid: number): number {
  const parents = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ id: Number(name), parent: Number(/^PPid:\s+(\d+)/m.exec(statusOf(name))![1]) }];
    } catch {
      return []; // It has ended since the folder was listed.
    }
  });
  const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(statusOf(String(pid)))![1]) * 1_024;
  const children = parents.filter(({ parent }) => parent === pid);
  return children.reduce((sum, { id }) => sum + residentBytes(id), own);
}

function statusOf(pid: string): string {
  return readFileSync(`/proc/${pid}/status`, 'utf8');
}
