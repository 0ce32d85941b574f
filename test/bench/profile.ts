import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { BenchEnvironment, ServiceProcess } from './bench-environment.ts';
import type { Pace } from './benchmark.ts';

interface Profiled {
  readonly environment: BenchEnvironment;
  readonly service: ServiceProcess;
  readonly name: string;
  readonly pace: Pace;
  /** The work to profile; returns the number of calls. */
  work(): Promise<{ readonly calls: number }>;
}

interface CpuProfile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string; readonly lineNumber: number };
  }[];
  readonly samples: readonly number[];
  readonly timeDeltas: readonly number[];
}

const repository = path.join(import.meta.dirname, '..', '..');
const folder = path.join(repository, 'data', 'profiles');
const shownFunctions = 25;
const shownModules = 15;

/** Profiles the work; prints where the time goes and which statements each call runs. */
export async function profileOf({ environment, service, name, pace, work }: Profiled): Promise<void> {
  const pool = environment.pool();
  await pool.query('create extension if not exists pg_stat_statements');
  await pool.query('select pg_stat_statements_reset()');
  const inspector = await openInspector(service.inspectorUrl!);
  await inspector.send('Profiler.enable');
  await inspector.send('Profiler.start');
  const { calls: made } = await work();
  const { profile } = await inspector.send<{ profile: CpuProfile }>('Profiler.stop');
  inspector.close();
  await logStatements(pool, name, made, pace.say);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.cpuprofile`);
  writeFileSync(file, JSON.stringify(profile));
  logProfile(file, profile, made, pace.say);
}

/** Profiles a program that is started with `flags`, from its start to its end. */
export async function startProgramProfile(environment: BenchEnvironment, name: string) {
  const pool = environment.pool();
  const fileName = `${name}.cpuprofile`;
  await pool.query('create extension if not exists pg_stat_statements');
  return {
    flags: ['--cpu-prof', `--cpu-prof-dir=${folder}`, `--cpu-prof-name=${fileName}`],
    begin: async () => void (await pool.query('select pg_stat_statements_reset()')),
    countStatements: (calls: number, say: Pace['say']) => logStatements(pool, name, calls, say),
    /** Call it after the program has ended. */
    summarise: (calls: number, say: Pace['say']) => {
      const file = path.join(folder, fileName);
      logProfile(file, JSON.parse(readFileSync(file, 'utf8')) as CpuProfile, calls, say);
    },
  };
}

async function logStatements(pool: pg.Pool, name: string, made: number, say: Pace['say']): Promise<void> {
  await sleep(100);
  const { rows } = await pool.query<{ calls: number; ms: number; query: string }>(
    `select sum(calls)::float8 as calls, sum(total_exec_time)::float8 as ms,
            regexp_replace(query, '\\s+', ' ', 'g') as query
     from pg_stat_statements s join pg_database d on d.oid = s.dbid
     where d.datname = current_database() group by 3 having sum(calls) >= $1 order by 1 desc, 2 desc`,
    [made * 0.05],
  );
  const statements = rows.reduce((sum, row) => sum + row.calls, 0) / made;
  say(`\n${name}: ${statements.toFixed(1)} statements per call, over ${made} calls:`);
  for (const row of rows)
    say(
      `  ${(row.calls / made).toFixed(2).padStart(6)} ×  ${((row.ms / made) * 1_000).toFixed(0).padStart(5)} µs  ` +
        row.query.slice(0, 100),
    );
}

function logProfile(file: string, profile: CpuProfile, calls: number, say: Pace['say']): void {
  say(`Where the service's process spends its time (${path.relative(repository, file)}):`);
  for (const line of summaryOf(profile, calls)) say(line);
}

/** Self times by package or file, then by function, in percent and in microseconds per call. */
export function summaryOf(profile: CpuProfile, calls: number): string[] {
  const nodes = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]));
  const byModule = new Map<string, number>();
  const byFunction = new Map<string, number>();
  let busy = 0;
  for (const [index, id] of profile.samples.entries()) {
    const { functionName, url, lineNumber } = nodes.get(id)!;
    const delta = Math.max(0, profile.timeDeltas[index]!);
    if (functionName === '(idle)') continue;
    busy += delta;
    const module = moduleOf(url, functionName);
    const line = url === '' ? '' : `:${lineNumber + 1}`;
    add(byModule, module, delta);
    add(byFunction, `${functionName || '(anonymous)'}  ${url === '' ? '' : fileOf(url)}${line}`, delta);
  }
  const lines = (times: Map<string, number>, limit: number) =>
    [...times]
      .sort(([, one], [, other]) => other - one)
      .slice(0, limit)
      .map(
        ([what, time]) =>
          `  ${((time / busy) * 100).toFixed(1).padStart(5)} %  ${(time / calls).toFixed(1).padStart(6)} µs  ${what}`,
      );
  return [...lines(byModule, shownModules), '  by function:', ...lines(byFunction, shownFunctions)];
}

function add(times: Map<string, number>, key: string, delta: number): void {
  times.set(key, (times.get(key) ?? 0) + delta);
}

/** A package, a folder of this repository, or Node itself. */
function moduleOf(url: string, functionName: string): string {
  if (url === '') return functionName.startsWith('(') ? functionName : 'V8';
  if (url.startsWith('node:')) return url;
  const packaged = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  return packaged ?? path.posix.dirname(fileOf(url));
}

function fileOf(url: string): string {
  if (url.startsWith('node:')) return url;
  const packaged = /.*\/node_modules\/(.*)/.exec(url)?.[1];
  return packaged ?? path.relative(repository, new URL(url).pathname);
}

interface Inspector {
  send<Answer>(method: string, parameters?: object): Promise<Answer>;
  close(): void;
}

async function openInspector(url: string): Promise<Inspector> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const resolvers = new Map<number, (answer: never) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result } = JSON.parse(String(data)) as { id: number; result: never };
    resolvers.get(id)?.(result);
    resolvers.delete(id);
  });
  let lastId = 0;
  return {
    send: (method, parameters = {}) =>
      new Promise((resolve) => {
        lastId += 1;
        resolvers.set(lastId, resolve);
        socket.send(JSON.stringify({ id: lastId, method, params: parameters }));
      }),
    close: () => socket.close(),
  };
}
