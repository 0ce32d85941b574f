import { readdirSync, readFileSync } from 'node:fs';

/** The unit of the times in /proc, which Linux fixes at 100 per second. */
const msPerTick = 10;

interface ProcessTimes {
  readonly parent: number;
  readonly ms: number;
}

/** Returns the CPU time in ms that a process and its descendants have used, including those that have ended. */
export function processorTimeMs(pid: number): number {
  const processes = new Map(
    readdirSync('/proc').flatMap((name) => {
      const times = /^\d+$/.test(name) ? readTimes(name) : null;
      return times ? [[Number(name), times] as const] : [];
    }),
  );
  const sum = (id: number): number =>
    [...processes].reduce(
      (total, [child, { parent }]) => (parent === id ? total + sum(child) : total),
      processes.get(id)?.ms ?? 0,
    );
  return sum(pid);
}

/** Returns the resident memory of a process in MB. */
export function residentMb(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1_024;
}

/** Returns null for a process that has just ended. */
function readTimes(pid: string): ProcessTimes | null {
  try {
    // The name of the program, in brackets, may contain spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
    const [user, system, endedUser, endedSystem] = fields.slice(11, 15) as [number, number, number, number];
    return { parent: fields[1]!, ms: (user + system + endedUser + endedSystem) * msPerTick };
  } catch {
    return null;
  }
}
