/**
 * A small pool of processes that parse documents. A task waits for a slot and uses an idle process or starts one. A
 * process that responds in time becomes idle again. After any other outcome (timeout, abort, failing content, crash) it
 * is killed, so that no task occupies a slot beyond its time limit.
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

/** Sent to a process: the task, then its bytes, then null. */
export type ParsingMessage = ParsingTask | Uint8Array | null;

/** The response of a process. */
export interface ParsingResult {
  readonly parsed: ParsedDocument;
  /** Whether the process uses too much memory to be reused. */
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
  /** Throws the errors of `content`, and the signal's reason on an abort. */
  parse(task: ParsingTask, content: AsyncIterable<Uint8Array>, limits: TaskLimits): Promise<ParsedDocument>;
  /** Kills all processes; their tasks fail. */
  close(): Promise<void>;
}

export function createParsingPool(options: ParsingPoolOptions): ParsingPool {
  const slots = createSemaphore(options.maxProcesses);
  const all = new Set<ChildProcess>();
  const idle = new Map<ChildProcess, NodeJS.Timeout>();
  const closing = new AbortController();

  function acquireProcess(): ChildProcess {
    const [firstIdle] = idle;
    if (firstIdle === undefined) return startNew();
    const [child, timer] = firstIdle;
    clearTimeout(timer);
    idle.delete(child);
    child.ref();
    child.channel?.ref();
    return child;
  }

  function startNew(): ChildProcess {
    const child = startProcess(options);
    all.add(child);
    child.once('exit', () => {
      all.delete(child);
      clearTimeout(idle.get(child));
      idle.delete(child);
    });
    return child;
  }

  /** Unreferences the process, so that an idle one does not prevent this process from exiting. */
  function releaseProcess(child: ChildProcess): void {
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
      const child = acquireProcess();
      let isUsable = false;
      try {
        const { parsed, shouldRetire } = await parseInProcess(child, task, content, { ...limits, signal });
        isUsable = !shouldRetire;
        return parsed;
      } finally {
        if (isUsable) releaseProcess(child);
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
 * A parsing process may read the program's code and run its watch thread. It can neither write files nor start
 * processes, and it gets no environment variables. Its heap limit is well below its memory limit, because buffers are
 * outside the heap.
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
  // `parseInProcess` handles the error. Without this listener, an error of an idle process would end the service.
  return child.on('error', () => {});
}

/** The code of the program and its packages. If the program is itself a package, those are in a parent folder. */
function readablePaths(program: string): string[] {
  const installFolder = textBefore(root, `${path.sep}node_modules${path.sep}`);
  return [
    path.join(path.dirname(program), '*'),
    ...['src', 'generated', 'node_modules'].map((folder) => path.join(root, folder, '*')),
    path.join(root, 'package.json'),
    ...(installFolder === root ? [] : [path.join(installFolder, 'node_modules', '*')]),
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
  const response = once(child, 'message', { signal: stop }).then(([message]) => message as ParsingResult);
  const exit = once(child, 'exit', { signal: stop }).then(([, exitSignal]) =>
    resultOfExit(exitSignal as NodeJS.Signals | null),
  );
  try {
    return await Promise.race([
      response,
      exit,
      sendDocument(child, task, bytes, maxBytes).then(() => response),
    ]);
  } catch (error) {
    if (error instanceof UnreadableDocument) return failedResult(error.failure, error.message);
    if (signal?.aborted) throw signal.reason;
    if (timeout.aborted)
      return failedResult('too_slow', `Reading the document took longer than ${timeoutMs / 1_000} seconds.`);
    throw error;
  } finally {
    settled.abort();
    // Ends content that was not read completely. Errors of that no longer matter.
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

/** Resolves when the message was sent. Ignores errors, because the exit event reports a process that has ended. */
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
