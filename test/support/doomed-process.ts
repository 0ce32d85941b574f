import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface DoomedTask {
  /** The interruption point (see die-at-points.ts) at which the process dies, counted from 1; 0 is none. */
  readonly point: number;
}

/**
 * Runs the tasks in a child process that dies at their interruption points. Returns the signal that ended it and, if
 * the tasks finished, how many points each passed.
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
