/**
 * Restarts the embedded server when its process dies. Every service on the data folder checks the process several times
 * a second and repeats the steps of start.ts: one starts the server and the others adopt it. Failed attempts repeat
 * with doubling pauses. `stop` ends the supervision first, so that it does not restart the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts';

export interface SupervisorOptions extends EmbeddedPostgresOptions {
  /** Called when the server process has ended and its connections are broken. */
  readonly onLost?: (pid: number) => void;
  /** Called when a server runs again at the same address. */
  readonly onRestored?: (pid: number) => void;
  /** Called when a restart failed. The next attempt follows after `delayMs`. */
  readonly onRetry?: (error: unknown, delayMs: number) => void;
}

/** A server that restarts automatically. */
export interface SupervisedPostgres {
  readonly url: string;
  readonly socketDir: string;
  /** The pid of the current server process. */
  readonly pid: number;
  /** As `EmbeddedPostgres.stop`. This process no longer restarts the server. */
  stop(): Promise<void>;
}

const pollMs = 200;
const firstDelayMs = 100;
const maxDelayMs = 10_000;

/** Starts or adopts the server and restarts it whenever its process dies. Throws the errors of the first start. */
export async function superviseEmbeddedPostgres(options: SupervisorOptions): Promise<SupervisedPostgres> {
  const stopping = new AbortController();
  let current = await startEmbeddedPostgres(options);
  const watching = (async () => {
    while (await pause(pollMs, stopping.signal)) {
      if (current.isRunning()) continue;
      options.onLost?.(current.pid);
      const restored = await restart(options, stopping.signal);
      if (!restored) return;
      await current.stop();
      current = restored;
      options.onRestored?.(current.pid);
    }
  })();
  return {
    url: current.url,
    socketDir: current.socketDir,
    get pid() {
      return current.pid;
    },
    async stop() {
      stopping.abort();
      await watching;
      await current.stop();
    },
  };
}

async function restart(
  options: SupervisorOptions,
  stopping: AbortSignal,
): Promise<EmbeddedPostgres | undefined> {
  for (let delayMs = firstDelayMs; !stopping.aborted; delayMs = Math.min(delayMs * 2, maxDelayMs)) {
    try {
      return await startEmbeddedPostgres(options);
    } catch (error) {
      options.onRetry?.(error, delayMs);
      await pause(delayMs, stopping);
    }
  }
  return undefined;
}

/** True after the pause, false if stopped earlier. The timer does not keep the program alive. */
async function pause(delayMs: number, stopping: AbortSignal): Promise<boolean> {
  return sleep(delayMs, true, { signal: stopping, ref: false }).catch(() => false);
}
