/**
 * A small pool of processes that parse documents. A task waits for a slot and takes an idle process or starts one. A
 * process that answers in time becomes idle again. Any other outcome (timeout, abort, failing content, crash) kills
 * it, so that no slot is held beyond the time limit of a task.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { textBefore } from '../../domain/text-before.ts';
import type { DocumentFailure } from '../../ports/documents.ts';
import type { DocumentFormat } from './format.ts';
import { UnreadableDocument, type DocumentLimits, type ParsedDocument } from './document-text.ts';
import { createSemaphore } from './semaphore.ts';

export interface ParsingTask {
  readonly format: DocumentFormat;
  readonly limits: DocumentLimits;
}

/** To a process: the task, then its bytes, then null. */
export type ParsingMessage = ParsingTask | Uint8Array | null;

/** From a process. A worn process holds too much memory to be reused. */
export interface ParsingResult {
  readonly parsed: ParsedDocument;
  readonly shouldRetire: boolean;
}

export interface ParsingPoolOptions {
  readonly program: URL;
  readonly maxProcesses: number;
  readonly maxMemoryMb: number;
  readonly idleMs: number;
}

export interface TaskLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  readonly signal?: AbortSignal;
}

export interface ParsingPool {
  /** Throws the errors of `content`, and the signal's reason. */
  parse(task: ParsingTask, content: AsyncIterable<Uint8Array>, limits: TaskLimits): Promise<ParsedDocument>;
  /** Kills all processes; their tasks fail. */
  close(): Promise<void>;
}

export function createParsingPool(options: ParsingPoolOptions): ParsingPool {
  const slots = createSemaphore(options.maxProcesses);
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const closing = new AbortController();

  function take(): ChildProcess {
    const [waiting] = idle;
    if (waiting === undefined) return start();
    const [child, timer] = waiting;
    clearTimeout(timer);
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function start(): ChildProcess {
    const child = startProcess(options);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    return child;
  }

  /** An idle process must not keep this one running. */
  function putBack(child: ChildProcess): void {
    const end = () => {
      idle.delete(child);
      child.kill('SIGKILL');
    };
    child.unref();
    child.channel?.unref();
    idle.set(child, setTimeout(end, options.idleMs).unref());
  }

  return {
    async parse(task, content, limits) {
      const signal = limits.signal ? AbortSignal.any([limits.signal, closing.signal]) : closing.signal;
      const release = await slots.acquire(signal);
      const child = take();
      let isUsable = false;
      try {
        const { parsed, shouldRetire } = await parseInProcess(child, task, content, { ...limits, signal });
        isUsable = !shouldRetire;
        return parsed;
      } finally {
        if (isUsable) putBack(child);
        else child.kill('SIGKILL');
        release();
      }
    },
    async close() {
      closing.abort(new Error('The document reader is closed.'));
      const ended = [...all].map((child) => once(child, 'exit'));
      for (const child of all) {
        child.ref();
        child.kill('SIGKILL');
      }
      await Promise.all(ended);
    },
  };
}

/**
 * A parsing process may read the program's code and run its watch thread. It can neither write nor start processes,
 * and it gets no environment settings. Its heap limit is well below its memory limit, because buffers lie outside the
 * heap.
 */
function startProcess({ program, maxMemoryMb }: ParsingPoolOptions): ChildProcess {
  const child = fork(fileURLToPath(program), [String(maxMemoryMb)], {
    execArgv: [
      '--permission',
      ...readablePaths(fileURLToPath(program)).map((folder) => `--allow-fs-read=${folder}`),
      '--allow-worker',
      `--max-old-space-size=${Math.round(maxMemoryMb / 2)}`,
    ],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The task gets the error too. Without a listener here, the error would end the service.
  return child.on('error', () => {});
}

/** Only code: the program's, and its packages, which are in a folder next to it or around it. */
function readablePaths(program: string): string[] {
  const around = textBefore(root, `${path.sep}node_modules${path.sep}`);
  return [
    path.join(path.dirname(program), '*'),
    ...['src', 'generated', 'node_modules'].map((folder) => path.join(root, folder, '*')),
    path.join(root, 'package.json'),
    ...(around === root ? [] : [path.join(around, 'node_modules', '*')]),
  ];
}

const root = path.join(import.meta.dirname, '..', '..', '..');

async function parseInProcess(
  child: ChildProcess,
  task: ParsingTask,
  content: AsyncIterable<Uint8Array>,
  { maxBytes, timeoutMs, signal }: TaskLimits,
): Promise<ParsingResult> {
  const timeout = AbortSignal.timeout(timeoutMs);
  const settled = new AbortController();
  const stop = AbortSignal.any([timeout, settled.signal, ...(signal ? [signal] : [])]);
  const bytes = content[Symbol.asyncIterator]();
  const answer = once(child, 'message', { signal: stop }).then(([answered]) => answered as ParsingResult);
  const death = once(child, 'exit', { signal: stop }).then(([, by]) =>
    resultOfExit(by as NodeJS.Signals | null),
  );
  try {
    return await Promise.race([answer, death, sendDocument(child, task, bytes, maxBytes).then(() => answer)]);
  } catch (error) {
    if (error instanceof UnreadableDocument) return failedResult(error.failure, error.message);
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted)
      return failedResult('too_slow', `Reading the document took longer than ${timeoutMs / 1_000} seconds.`);
    throw error;
  } finally {
    settled.abort();
    // Abandons hanging content; errors from its end no longer matter.
    bytes.return?.().catch(() => {});
  }
}

async function sendDocument(
  child: ChildProcess,
  task: ParsingTask,
  bytes: AsyncIterator<Uint8Array>,
  maxBytes: number,
): Promise<void> {
  let size = 0;
  await send(child, task);
  for (let next = await bytes.next(); !next.done; next = await bytes.next()) {
    size += next.value.byteLength;
    if (size > maxBytes)
      throw new UnreadableDocument('too_large', `The file is longer than ${maxBytes} bytes.`);
    await send(child, next.value);
  }
  await send(child, null);
}

/** Resolves when the channel accepts more. The exit event reports a dead process, so send errors are ignored. */
function send(child: ChildProcess, message: ParsingMessage): Promise<void> {
  return new Promise((resolve) => void child.send(message as object, () => resolve()));
}

/** V8 aborts the process when the heap is full; the watch kills it at the memory limit. */
function resultOfExit(signal: NodeJS.Signals | null): ParsingResult {
  return signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP'
    ? failedResult('too_large', 'Reading the document took too much memory.')
    : failedResult('damaged', 'The document is damaged and crashed its parser.');
}

function failedResult(failure: DocumentFailure, reason: string): ParsingResult {
  return { parsed: { ok: false, failure, reason }, shouldRetire: true };
}
