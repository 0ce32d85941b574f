import { constants } from 'node:os';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../../generated/contract/types.ts';
import { printProgress, warn } from '../output.ts';
import type { Service } from './connect-to-service.ts';

/**
 * Polls a run's status until it ends or needs a person, prints the next step and returns the status. The run itself
 * continues if this is interrupted; the message says how to follow it again.
 * @throws CommandError if the service returns an error or is unreachable.
 */
export async function followRun(service: Service, runId: string): Promise<RunStatus> {
  const printResumeHint = (): void =>
    warn(`${runId} continues; follow it with: npx outreach call runs.status --run-id ${runId} --wait`);
  const stop = (signal: NodeJS.Signals): void => {
    printResumeHint();
    process.exit(128 + constants.signals[signal]);
  };
  for (const signal of stopSignals) process.once(signal, stop);
  try {
    return await pollUntilSettled(service, runId);
  } catch (error) {
    printResumeHint();
    throw error;
  } finally {
    for (const signal of stopSignals) process.off(signal, stop);
  }
}

const stopSignals = ['SIGINT', 'SIGTERM'] as const;

const pollIntervalMs = 1_000;

async function pollUntilSettled(service: Service, runId: string): Promise<RunStatus> {
  printProgress(`Following ${runId}`);
  for (let lastLine = ''; ;) {
    const status = (await service.call('query', 'runs.status', { runId })) as RunStatus;
    const line = formatProgress(status);
    if (line !== lastLine) printProgress(line);
    lastLine = line;
    if (status.awaitingHuman) {
      warn(`${status.awaitingHuman.todo} ${status.awaitingHuman.url}`);
      return status;
    }
    if (status.archivedAt !== null || status.status === 'completed' || status.status === 'failed')
      return status;
    await sleep(pollIntervalMs);
  }
}

function formatProgress({ phase, progress, credits }: RunStatus): string {
  const spent = `${credits.spent} credits spent${credits.reserved > 0 ? `, ${credits.reserved} reserved` : ''}`;
  return `${phase}: ${progress.done} of ${progress.total} done, ${spent}`;
}
