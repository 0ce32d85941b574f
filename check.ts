/** Everything that must hold before a change is taken: each step in turn, all of them also after one has failed. */
import { spawnSync } from 'node:child_process';

const node = process.execPath;
const steps: readonly (readonly [name: string, program: string, ...options: string[]])[] = [
  ['generated files', node, 'codegen/run.ts', '--check'],
  ['types', node, 'node_modules/typescript7/bin/tsc', '-p', '.'],
  ['format', 'prettier', '--check', '--log-level', 'warn', '.'],
  ['lint', 'oxlint', '--type-aware', '--deny-warnings'],
  [
    'floors',
    'depcruise',
    'src',
    'codegen',
    'generated',
    'sdk',
    'test',
    'bin',
    '--config',
    '.dependency-cruiser.cjs',
  ],
  ['dead code', 'knip', '--no-progress'],
  ['code that only tests use', 'knip', '--production', '--no-progress'],
  ['tests', 'vitest', 'run'],
];

const asked = process.argv.slice(2);
const chosen = steps.filter(([name]) => asked.length === 0 || asked.includes(name));
if (chosen.length === 0) throw new Error(`There are these steps: ${steps.map(([name]) => name).join(', ')}.`);
const failed: string[] = [];
for (const [name, program, ...options] of chosen) {
  process.stdout.write(`\n== ${name}\n`);
  const start = performance.now();
  const { status, error } = spawnSync(program, options, { stdio: 'inherit' });
  if (error) process.stdout.write(`${program} could not run: ${error.message}\n`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`== ${name} ${status === 0 ? 'holds' : 'FAILED'} (${seconds} s)\n`);
  if (status !== 0) failed.push(name);
}
process.stdout.write(failed.length > 0 ? `\nFailed: ${failed.join(', ')}\n` : '\nEverything holds.\n');
process.exitCode = failed.length > 0 ? 1 : 0;
