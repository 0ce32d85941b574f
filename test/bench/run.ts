/**
 * `npm run bench -- read-one write-one`: measures the real program. `all` runs everything, `--quick` uses few
 * short rounds, `--profile` shows where the time goes, `--leads 1000,10000` sets the sizes of `run`,
 * `--stored-leads 1000000` that of `scale`, `--json` prints JSON, and `all --readme` writes the table of
 * docs/benchmarks.md.
 */
import { loadavg } from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { Benchmark, Pace } from './benchmark.ts';
import { toFigure, type BenchFigure } from './figures.ts';
import { codegen } from './codegen.ts';
import { cores } from './cores.ts';
import { deliver } from './deliver.ts';
import { draft } from './draft.ts';
import { describeLoad } from './load.ts';
import { mcp } from './mcp.ts';
import { readList } from './read-list.ts';
import { readOne } from './read-one.ts';
import { formatTable, writeBenchmarks } from './report.ts';
import { runOfLeads } from './run-of-leads.ts';
import { scale } from './scale.ts';
import { sdk } from './sdk.ts';
import { signIn } from './sign-in.ts';
import { soak } from './soak.ts';
import { start } from './start.ts';
import { tail } from './tail.ts';
import { writeBatch } from './write-batch.ts';
import { writeOne } from './write-one.ts';

const benchmarks: readonly Benchmark[] = [
  readOne,
  readList,
  writeOne,
  writeBatch,
  scale,
  mcp,
  draft,
  runOfLeads,
  deliver,
  codegen,
  sdk,
  start,
  cores,
  tail,
  signIn,
  soak,
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    profile: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    readme: { type: 'boolean', default: false },
    leads: { type: 'string' },
    'stored-leads': { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});
const unknown = positionals.filter(
  (name) => name !== 'all' && !benchmarks.some((benchmark) => benchmark.name === name),
);
const isPartialTable = values.readme && !positionals.includes('all');
if (positionals.length === 0 || unknown.length > 0 || isPartialTable) {
  const width = Math.max(...benchmarks.map(({ name }) => name.length));
  const known = benchmarks.map(({ name, what }) => `  ${name.padEnd(width)}  ${what}`).join('\n');
  const options = '[--quick] [--profile] [--json] [--leads N,…] [--stored-leads N] [--minutes N]';
  const usage = `usage: npm run bench -- NAME… | all (without soak) ${options} [--readme, with all]`;
  process.stderr.write(`${usage}\n${known}\n`);
  process.exit(unknown.length > 0 || isPartialTable ? 2 : 0);
}

const say = (line: string) => void process.stderr.write(`${line}\n`);
const { quick, profile } = values;
const pace: Pace = {
  ...(quick ? { rounds: 3, roundMs: 700, warmUpMs: 1_000 } : { rounds: 7, roundMs: 2_000, warmUpMs: 3_000 }),
  profile,
  leads: (values.leads ?? (quick ? '200' : '1000,10000')).split(',').map(Number),
  storedLeads: values['stored-leads'] === undefined ? undefined : Number(values['stored-leads']),
  minutes: Number(values.minutes),
  say,
};
const [loadBefore = 0] = loadavg();
const load = describeLoad();
say(load);
const figures: BenchFigure[] = [];
for (const benchmark of benchmarks) {
  const isInAll = positionals.includes('all') && benchmark !== soak;
  if (!positionals.includes(benchmark.name) && !isInAll) continue;
  say(`${benchmark.name}: ${benchmark.what}`);
  figures.push(...(await benchmark.run(pace)).map(toFigure));
}
process.stdout.write(values.json ? `${JSON.stringify(figures, null, 2)}\n` : `${formatTable(figures)}\n`);
if (values.readme) {
  const command = quick ? 'npm run bench -- all --quick' : 'npm run bench -- all';
  writeBenchmarks(figures, { command, at: new Date(), loadBefore, load });
}
