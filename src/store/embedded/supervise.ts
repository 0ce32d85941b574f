/*
 * The supervisor of the embedded server. It looks at the server process several times a second. While the process
 * lives nothing happens. When it is gone, every service on the data folder walks the way of start.ts again: one starts
 * the server, the others adopt it, so who started it first does not matter. An attempt that fails is repeated after a
 * pause that doubles up to a limit. Stopping ends the watch first and then this process's use of the server.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { type EmbeddedPostgres, type EmbeddedPostgresOptions, startEmbeddedPostgres } from './start.ts';

export interface SupervisorOptions extends EmbeddedPostgresOptions {
  /** The server process with this id is gone; connections to it are broken. */
  readonly onLost?: (pid: number) => void;
  /** A server runs again, at the same address. */
  readonly onRestored?: (pid: number) => void;
  /** An attempt to bring it back failed; the next one follows after `delayMs`. */
  readonly onRetry?: (error: unknown, delayMs: number) => void;
}

/** A server that comes back by itself. */
export interface SupervisedPostgres {
  readonly url: string;
  readonly socketDir: string;
  /** The id of the server process of now. */
  readonly pid: number;
  /** As in `EmbeddedPostgres.stop`; the server is no longer brought back by this process. */
  stop(): Promise<void>;
}

const pollMs = 200;
const firstDelayMs = 100;
const maxDelayMs = 10_000;

/** Starts or adopts the server and brings it back whenever its process dies. Throws what the first start throws. */
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

/** True after the pause, false if the end came first. Waiting does not keep the program alive. */
async function pause(delayMs: number, stopping: AbortSignal): Promise<boolean> {
  return sleep(delayMs, true, { signal: stopping, ref: false }).catch(() => false);
}
