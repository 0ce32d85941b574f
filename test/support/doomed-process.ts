import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A task that runs until its process dies at an interruption point, counted from 1; 0 means it runs to the end. */
export interface DoomedTask {
  readonly point: number;
}

/**
 * Runs the tasks in a child process that dies at their points. Returns the signal it died by and, if the tasks
 * finished, how many points each passed.
 */
export async function runDoomed(
  program: string,
  databaseUrl: string,
  tasks: readonly DoomedTask[],
): Promise<{ signal: string | null; passed: readonly number[] }> {
  const child = spawn(process.execPath, [program, databaseUrl, JSON.stringify(tasks)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { signal: child.signalCode, passed: output === '' ? [] : (JSON.parse(output) as number[]) };
}
