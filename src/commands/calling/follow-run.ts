import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../../generated/contract/types.ts';
import type { Service } from './service.ts';

const pauseMs = 1_000;

/**
 * Asks for the status of a run until it ends or a person must act, and answers the last one. `say` gets a line whenever
 * something has moved, and at the end what a person does next.
 */
export async function followRun(
  service: Service,
  runId: string,
  say: (line: string) => void,
): Promise<RunStatus> {
  for (let said = ''; ;) {
    const status = (await service.call('query', 'runs.status', { runId })) as RunStatus;
    const line = lineFor(status);
    if (line !== said) say(line);
    said = line;
    if (status.awaitingHuman) {
      say(`${status.awaitingHuman.todo} ${status.awaitingHuman.url}`);
      return status;
    }
    if (status.archivedAt !== null || status.status === 'completed' || status.status === 'failed')
      return status;
    await sleep(pauseMs);
  }
}

function lineFor({ phase, progress, credits }: RunStatus): string {
  const spent = `${credits.spent} credits spent${credits.reserved > 0 ? `, ${credits.reserved} reserved` : ''}`;
  return `${phase}: ${progress.done} of ${progress.total} done, ${spent}`;
}
