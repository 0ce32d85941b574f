import { readdirSync, readFileSync } from 'node:fs';

/** The ids of the running processes that the process `parent` has started. Empty where Linux does not list them. */
export function childProcesses(parent: number): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      // The state and the parent follow the process name in brackets.
      const [, state, found] =
        /^\d+ \(.*\) (\S) (\d+)/s.exec(readFileSync(`/proc/${name}/stat`, 'utf8')) ?? [];
      return Number(found) === parent && state !== 'Z' ? [Number(name)] : [];
    } catch {
      return []; // The process has ended since the folder was listed.
    }
  });
}

/** The process that answers calls: `outreach serve` with the id `parent` runs it as its child. */
export function servingProcess(parent: number): number {
  const [child] = childProcesses(parent);
  if (child === undefined) throw new Error(`Process ${parent} runs no service.`);
  return child;
}
