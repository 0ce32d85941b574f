/*
 * Runs all gates, or those named by name or group. A failing gate stops no other, so one run reports every failure.
 */
import { spawn } from 'node:child_process';
import { gates, type Gate } from './gates.ts';
import { chooseGates } from './choose-gates.ts';

/** Two, because a compiler and a linter together already use the memory and cores of a small machine. */
const atATime = 2;

const chosen = chosenGates();
const failed = [
  ...(await runTogether(chosen.filter(({ group }) => group === 'static'))),
  ...(await runInTurn(chosen.filter(({ group }) => group !== 'static'))),
];
const notRun = gates.filter((gate) => !chosen.includes(gate)).map(({ name }) => name);
const passed = `${chosen.length - failed.length} of ${gates.length} gates passed.`;
process.stdout.write(
  [
    '',
    failed.length > 0 ? `Failed: ${failed.join(', ')}. ${passed}` : passed,
    ...(notRun.length > 0 ? [`Not run: ${notRun.join(', ')}.`] : []),
    '',
  ].join('\n'),
);
process.exitCode = failed.length > 0 ? 1 : 0;

function chosenGates(): Gate[] {
  try {
    return chooseGates(gates, process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exit(2);
  }
}

/** Runs gates side by side and prints each one's output when it ends. Returns the names of failed gates. */
async function runTogether(waiting: Gate[]): Promise<string[]> {
  const failures: string[] = [];
  const runNext = async (): Promise<void> => {
    const gate = waiting.shift();
    if (!gate) return;
    const { passed, output } = await run(gate, 'pipe');
    if (!passed) {
      failures.push(gate.name);
      process.stdout.write(`${output.trimEnd()}\n\n`);
    }
    return runNext();
  };
  await Promise.all(Array.from({ length: atATime }, runNext));
  return failures;
}

/** Runs gates one by one, with live output. Returns the names of failed gates. */
async function runInTurn(waiting: readonly Gate[]): Promise<string[]> {
  const failures: string[] = [];
  for (const gate of waiting) {
    process.stdout.write(`\n== ${gate.name}\n`);
    const { passed } = await run(gate, 'inherit');
    if (!passed) failures.push(gate.name);
  }
  return failures;
}

function run(
  { name, command }: Gate,
  stdio: 'pipe' | 'inherit',
): Promise<{ passed: boolean; output: string }> {
  const [program, ...options] = command;
  const start = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const end = (passed: boolean, problem = ''): void => {
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      process.stdout.write(`== ${name} ${passed ? 'passed' : 'FAILED'} (${seconds} s)\n`);
      resolve({ passed, output: Buffer.concat(chunks).toString('utf8') + problem });
    };
    const child = spawn(program, options, { stdio: ['ignore', stdio, stdio] });
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', ({ message }) => end(false, `${program} could not run: ${message}\n`));
    child.on('close', (status) => end(status === 0));
  });
}
