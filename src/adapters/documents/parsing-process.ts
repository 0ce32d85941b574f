/**
 * The process in which documents are parsed, one after another. It is given a task, then the bytes in pieces, then
 * null for their end, and answers what was parsed.
 */
import { Worker } from 'node:worker_threads';
import { parseDocument } from './parse-document.ts';
import type { ParsingAnswer, ParsingMessage, ParsingTask } from './parsing-processes.ts';

const mostMemoryMb = Number(process.argv[2]);
new Worker(new URL('./memory-watch.ts', import.meta.url), { workerData: { mostMemoryMb } }).unref();

let task: ParsingTask | undefined;
let pieces: Uint8Array[] = [];

process.on('message', (message: ParsingMessage) => {
  if (message === null) void answer(task!, Buffer.concat(pieces));
  else if (message instanceof Uint8Array) pieces.push(message);
  else [task, pieces] = [message, []];
});
process.on('disconnect', () => process.exit());

async function answer({ format, limits }: ParsingTask, bytes: Buffer): Promise<void> {
  pieces = [];
  const parsed = await parseDocument(format, bytes, limits);
  const isWorn = process.memoryUsage.rss() > (mostMemoryMb / 3) * 1_048_576;
  process.send!({ parsed, isWorn } satisfies ParsingAnswer);
}
