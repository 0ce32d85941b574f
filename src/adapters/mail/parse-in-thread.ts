import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ParsedMail } from './parsed-mail.ts';

/** The input of the parser's thread. */
export interface ParserTask {
  readonly mail: Uint8Array;
  readonly maxBodyLength: number;
}

const maxHeapMb = 192;

/**
 * Parses a mail in a separate thread, because the parser can neither be interrupted nor limited in memory. A hostile
 * mail costs at most the deadline and the heap of that thread. `problem` is a sentence for people.
 */
export async function parseInThread(
  task: ParserTask,
  deadlineMs: number,
  heapMb = maxHeapMb,
): Promise<{ readonly parsed: ParsedMail } | { readonly problem: string }> {
  const thread = new Worker(new URL('./parser-thread.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  const signal = AbortSignal.timeout(deadlineMs);
  try {
    const [parsed] = (await once(thread, 'message', { signal })) as [ParsedMail];
    return { parsed };
  } catch (error) {
    return { problem: problemOf(error, deadlineMs, heapMb) };
  } finally {
    await thread.terminate();
  }
}

function problemOf(error: unknown, deadlineMs: number, heapMb: number): string {
  const { name, code, message } = error as NodeJS.ErrnoException;
  if (name === 'AbortError')
    return `Reading the mail took too long: more than ${deadlineMs / 1_000} seconds.`;
  if (code === 'ERR_WORKER_OUT_OF_MEMORY')
    return `Reading the mail took too much memory: more than ${heapMb} MB.`;
  return `The mail cannot be read: ${message.replace(/\.$/, '')}.`;
}
