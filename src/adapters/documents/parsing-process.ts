/**
 * The process that parses documents one after another. It receives a task, the bytes in chunks and null for their end,
 * and sends the result.
 */
import { Worker } from 'node:worker_threads';
import { parseDocument } from './parse-document.ts';
import type { ParsingResult, ParsingMessage, ParsingTask } from './parsing-pool.ts';

const maxMemoryMb = Number(process.argv[2]);
new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: { maxMemoryMb } }).unref();

let task: ParsingTask | undefined;
let chunks: Uint8Array[] = [];

process.on('message', (message: ParsingMessage) => {
  if (message instanceof Uint8Array) chunks.push(message);
  else if (message !== null) [task, chunks] = [message, []];
  else if (task) void respond(task, Buffer.concat(chunks));
  else throw new Error('The bytes of a document ended before its task was received.');
});
process.on('disconnect', () => process.exit());

async function respond({ format, limits }: ParsingTask, bytes: Buffer): Promise<void> {
  chunks = [];
  const parsed = await parseDocument(format, bytes, limits);
  const shouldRetire = process.memoryUsage.rss() > (maxMemoryMb / 3) * 1_048_576;
  process.send?.({ parsed, shouldRetire } satisfies ParsingResult);
}
