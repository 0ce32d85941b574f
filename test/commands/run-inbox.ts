import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { repository, type Environment } from './program.ts';

/** Runs a command of `outreach inbox` with a mail on its standard input. */
export async function runInbox(
  command: 'receive' | 'sent',
  input: Buffer,
  options: readonly string[],
  environment: Environment,
) {
  const child = spawn(
    process.execPath,
    [path.join(repository, 'bin', 'outreach.js'), 'inbox', command, ...options],
    { env: { PATH: process.env['PATH']!, HOME: tmpdir(), ...environment } },
  );
  // A program that rejects a mail does not read the rest, so the pipe may break.
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  const watch = measureResources(child.pid!);
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { status: child.exitCode, stdout, stderr, ...watch.end() };
}

/**
 * Measures the peak memory in megabytes and the CPU time of a process while it lives. Returns 0 where Linux does
 * not report them.
 */
function measureResources(pid: number) {
  const cost = { mostMb: 0, computedMs: 0 };
  const measure = () => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      cost.mostMb = Math.max(cost.mostMb, Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1_024);
      // The counts follow the process name in brackets. Linux counts in hundredths of a second.
      const [, counts = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
      const [inProgram, inSystem] = counts.split(' ').slice(11, 13).map(Number);
      cost.computedMs = Math.max(cost.computedMs, (inProgram! + inSystem!) * 10);
    } catch {
      // The process has ended, or the system is not Linux.
    }
  };
  const timer = setInterval(measure, 20);
  return {
    end: () => {
      clearInterval(timer);
      return cost;
    },
  };
}
