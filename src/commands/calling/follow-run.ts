import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../../generated/contract/types.ts';
import { tellProgress, warn } from '../output.ts';
import type { Service } from './service.ts';

const pauseMs = 1_000;

/** Asks for the status of a run until it ends or a person must act, says then what to do, and answers the last one. */
export async function followRun(service: Service, runId: string): Promise<RunStatus> {
  for (let said = ''; ;) {
    const status = (await service.call('query', 'runs.status', { runId })) as RunStatus;
    const line = lineFor(status);
    if (line !== said) tellProgress(line);
    said = line;
    if (status.awaitingHuman) {
      warn(`${status.awaitingHuman.todo} ${status.awaitingHuman.url}`);
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
