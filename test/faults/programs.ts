import { type ChildProcess, spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { compileCache } from '../support/compile-cache.ts';

/** The program, relative to the repository's folder. */
export const outreach = path.join('bin', 'outreach.js');

const repository = path.join(import.meta.dirname, '..', '..');

/** Starts a program in the repository's folder, without this process's environment. */
export function spawnProgram(
  command: readonly string[],
  environment: Readonly<Record<string, string>>,
): ChildProcess {
  return spawn(process.execPath, command, {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      HOME: tmpdir(),
      LOG_LEVEL: 'fatal',
      NODE_COMPILE_CACHE: compileCache,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

/** Returns the first line that a program prints; discards the others. */
export async function firstLine(child: ChildProcess): Promise<string> {
  let output = '';
  for await (const part of child.stdout!.iterator({ destroyOnReturn: false })) {
    output += String(part);
    if (output.includes('\n')) break;
  }
  child.stdout!.resume();
  return output.split('\n')[0]!;
}
