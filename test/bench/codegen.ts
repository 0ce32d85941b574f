import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { generate } from '../../codegen/generate.ts';
import { readModel } from '../../codegen/read.ts';
import { runInTurns, type Benchmark, type Pace } from './benchmark.ts';
import { goalAtMost, type Measured } from './figures.ts';

const repository = path.join(import.meta.dirname, '..', '..');
const openapiTypescriptProgram = path.join('node_modules', 'openapi-typescript', 'bin', 'cli.js');
const servedDocument = path.join('generated', 'docs', 'openapi.json');
const figure = { name: 'codegen', unit: 's', against: 'openapi-typescript alone' };

/** Measures both generators as commands, and again inside one process that has loaded both. */
export const codegen: Benchmark = {
  name: 'codegen',
  what: 'everything that is generated, against openapi-typescript alone on the same document',
  run: async (pace) => [await measureCommands(pace), await measureWork(pace)],
};

async function measureCommands(pace: Pace): Promise<Measured> {
  const folder = mkdtempSync(path.join(tmpdir(), 'outreach-bench-codegen-'));
  try {
    const types = path.join(folder, 'types.ts');
    const { ours, baseline } = await runInTurns(
      {
        ours: () => seconds(() => runNode(['codegen/run.ts', '--check'])),
        baseline: () => seconds(() => runNode([openapiTypescriptProgram, servedDocument, '--output', types])),
      },
      pace,
    );
    return { ...figure, what: 'npm run codegen', ours, baseline, goal: goalAtMost(1.5) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measureWork(pace: Pace): Promise<Measured> {
  const read = (name: string) => readFileSync(path.join(repository, name), 'utf8');
  const { ours, baseline } = await runInTurns(
    {
      ours: () =>
        seconds(() =>
          generate(readModel({ openapi: read('openapi.yaml'), registry: read('registry.yaml') })),
        ),
      baseline: () =>
        seconds(async () => astToString(await openapiTypescript(read(servedDocument), { silent: true }))),
    },
    pace,
  );
  return { ...figure, what: 'the same inside one process', ours, baseline };
}

async function runNode(command: readonly string[]): Promise<void> {
  await promisify(execFile)(process.execPath, command, { cwd: repository });
}

async function seconds(work: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1_000;
}
