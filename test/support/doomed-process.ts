import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A work that a process takes up to a point, counted from 1; at 0 it comes to its end. */
export interface DoomedTask {
  readonly point: number;
}

/**
 * Takes the works in a process of the program, which dies at the points of all of them. Answers the signal it died by,
 * and how many points each work passed where it came to its end.
 */
export async function runDoomed(
  program: string,
  databaseUrl: string,
  tasks: readonly DoomedTask[],
): Promise<{ signal: string | null; passed: readonly number[] }> {
  const child = spawn(process.execPath, [program, databaseUrl, JSON.stringify(tasks)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return { signal: child.signalCode, passed: said === '' ? [] : (JSON.parse(said) as number[]) };
}
