import process from 'node:process';
import { pino, type DestinationStream, type Logger } from 'pino';
import { printableJson } from './domain/printable.ts';
import { textBefore } from './domain/text-before.ts';

export type Log = Logger;

/** Fields that may hold a key, a secret or user text. They never reach the log. */
const redactedFields = [
  'key',
  'token',
  'secret',
  'password',
  'authorization',
  'email',
  'args',
  'body',
].flatMap((field) => [field, `*.${field}`]);

/** Lines are buffered this long, because each write is a system call. */
const flushIntervalMs = 100;
const minFlushBytes = 12_288;
/** Further lines are dropped while the log cannot be written. */
const maxWaitingBytes = 4_194_304;

/**
 * Creates a structured log on standard error, or on `destination`. Standard output is for commands' results. A
 * killed process loses the lines of its last tenth of a second.
 */
export function createLog(level: string, destination: DestinationStream = openStandardError()): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redactedFields, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
      // Operators read the log on a terminal, and it repeats texts of providers.
      hooks: { streamWrite: printableJson },
    },
    destination,
  );
}

function openStandardError(): DestinationStream {
  const destination = pino.destination({
    fd: 2,
    sync: false,
    minLength: minFlushBytes,
    maxLength: maxWaitingBytes,
    periodicFlush: flushIntervalMs,
  });
  let isFailing = false;
  // Without a listener, a log on a full disk would end the process. The lines are written when there is space again.
  destination.on('error', () => (isFailing = true));
  destination.on('write', () => (isFailing = false));
  // At the exit pino writes the lines that wait, and repeats a write that fails for ever.
  process.prependListener('exit', () => {
    if (isFailing) destination.destroy();
  });
  return destination;
}

const maxMessageLength = 500;
const maxCauseDepth = 5;

interface ErrorWithDetails extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly column?: unknown;
}

/** Describes an error without user text, which error messages often quote. */
export function serializeError(thrown: unknown, depth = 0): object {
  if (!(thrown instanceof Error)) return { message: redactContent(String(thrown)) };
  const { name, code, constraint, table, column, cause } = thrown as ErrorWithDetails;
  return {
    name,
    message: isDatabaseError(thrown) ? 'rejected by the database' : redactContent(thrown.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof column === 'string' ? { column } : {}),
    frames: parseStackFrames(thrown),
    ...(cause instanceof Error && depth < maxCauseDepth ? { cause: serializeError(cause, depth + 1) } : {}),
  };
}

/** Such an error quotes the statement with its values; its code and constraint are enough. */
function isDatabaseError(error: ErrorWithDetails): boolean {
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code);
}

/** The stack without its first lines, which repeat the message. */
function parseStackFrames({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, () => '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at \S.*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line))
    .slice(0, 20);
}

const keyPattern = /\b(sk_(?:live|test)_|whsec_)[A-Za-z0-9+/=]+/g;
const addressPattern = /[^\s"'<>()]+(?:@|%40)[^\s"'<>()]+\.[^\s"'<>()]+/gi;
const quotedPattern = /(["'`])(?:(?!\1)[^\\]|\\.)*\1?/g;

/** Further lines of a message contain dumps of data. */
function redactContent(text: string): string {
  return textBefore(text, '\n')
    .slice(0, maxMessageLength)
    .replace(quotedPattern, '$1…$1')
    .replace(keyPattern, '$1[redacted]')
    .replace(addressPattern, '[address]');
}
