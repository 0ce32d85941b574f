import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { childProcesses } from '../support/child-processes.ts';
import { openBenchEnvironment, type BenchEnvironment, type ServiceOptions } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { goalAtMost, type Measured } from './figures.ts';

const idleMs = 10_000;
const quickIdleMs = 2_000;
const maxStarts = 7;

/** Measures starts on a running, migrated database. */
export const start: Benchmark = {
  name: 'start',
  what: 'seconds until the service is ready, and its idle memory',
  run: async (pace) => {
    const environment = await openBenchEnvironment();
    try {
      await (await environment.serve()).end();
      const apiStarts = await measureStarts(environment, { role: 'api' }, pace);
      const wholeStarts = await measureStarts(environment, { role: 'all' }, pace);
      const figure = { name: 'start', unit: 's', goal: goalAtMost(1, 'ours') };
      const memory = { name: 'start', unit: 'MB', goal: goalAtMost(150, 'ours') };
      return [
        { ...figure, what: 'until an API process is ready', ours: apiStarts.map(({ seconds }) => seconds) },
        {
          ...figure,
          what: 'until the whole service is ready',
          ours: wholeStarts.map(({ seconds }) => seconds),
        },
        {
          ...memory,
          what: 'idle memory of an API process',
          ours: apiStarts.map(({ megabytes }) => megabytes),
        },
        {
          ...memory,
          what: 'idle memory of the whole service',
          ours: wholeStarts.map(({ megabytes }) => megabytes),
        },
      ] satisfies Measured[];
    } finally {
      await environment.close();
    }
  },
};

async function measureStarts(environment: BenchEnvironment, options: ServiceOptions, { rounds, say }: Pace) {
  const starts: { seconds: number; megabytes: number }[] = [];
  for (let round = 0; round < Math.min(rounds, maxStarts); round++) {
    const service = await environment.serve(options);
    await sleep(rounds < maxStarts ? quickIdleMs : idleMs);
    const megabytes = residentBytes(service.pid) / 1_000_000;
    starts.push({ seconds: service.startMs / 1_000, megabytes });
    await service.end();
    say(`  ${options.role}: ${Math.round(service.startMs)} ms, ${Math.round(megabytes)} MB`);
  }
  return starts;
}

/**
 * The resident memory of the process and its children. The file of the program is counted once, because they share it.
 */
function residentBytes(pid: number): number {
  const processes = withDescendants(pid).map((each) => readFileSync(`/proc/${each}/status`, 'utf8'));
  const kilobytes = (status: string, field: string) =>
    Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)![1]);
  const own = processes.map((status) => kilobytes(status, 'RssAnon') + kilobytes(status, 'RssShmem'));
  const shared = Math.max(...processes.map((status) => kilobytes(status, 'RssFile')));
  return (own.reduce((sum, each) => sum + each, 0) + shared) * 1_024;
}

function withDescendants(pid: number): number[] {
  return [pid, ...childProcesses(pid).flatMap(withDescendants)];
}
