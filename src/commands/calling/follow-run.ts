import { constants } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../../generated/contract/types.ts';
import { tellProgress, warn } from '../output.ts';
import type { Service } from './service.ts';

/**
 * Asks for the status of a run until it ends or a person must act, says then what to do, and answers the last one. A
 * run goes on without who follows it: whoever stops this, and whom an error stops, is told how to follow it again.
 *
 * @throws CommandError where the service refuses or cannot be reached.
 */
export async function followRun(service: Service, runId: string): Promise<RunStatus> {
  const tellHowToGoOn = (): void =>
    warn(`${runId} goes on; follow it with: npx outreach call runs.status --run-id ${runId} --wait`);
  const stop = (signal: NodeJS.Signals): void => {
    tellHowToGoOn();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of stopping) process.once(signal, stop);
  try {
    return await askUntilItRests(service, runId);
  } catch (error) {
    tellHowToGoOn();
    throw error;
  } finally {
    for (const signal of stopping) process.off(signal, stop);
  }
}

const stopping = ['SIGINT', 'SIGTERM'] as const;

const pauseMs = 1_000;

async function askUntilItRests(service: Service, runId: string): Promise<RunStatus> {
  tellProgress(`Following ${runId}`);
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
