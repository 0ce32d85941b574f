import { pino, type DestinationStream, type Logger } from 'pino';
import { textBefore } from './domain/text-before.ts';

export type Log = Logger;

/** Fields that may hold a key, a secret or what a person wrote; they never reach a log line. */
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

/** Lines wait for each other this long, for a write to the system costs more than a line. */
const flushIntervalMs = 100;
const minFlushBytes = 12_288;

/**
 * Structured lines on standard error; standard output belongs to what a command answers. A `destination` takes them
 * instead. A process that is killed takes the lines of its last tenth of a second along.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({
    fd: 2,
    sync: false,
    minLength: minFlushBytes,
    periodicFlush: flushIntervalMs,
  }),
): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redactedFields, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
    },
    destination,
  );
}

const maxMessageLength = 500;
const maxCauseDepth = 5;

interface ErrorWithDetails extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly column?: unknown;
}

/** What a failure is and where it came from, without what people wrote: errors are fond of quoting it. */
export function serializeError(thrown: unknown, depth = 0): object {
  if (!(thrown instanceof Error)) return { message: redactContent(String(thrown)) };
  const { name, code, constraint, table, column, cause } = thrown as ErrorWithDetails;
  return {
    name,
    message: isDatabaseError(thrown) ? 'refused by the database' : redactContent(thrown.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof column === 'string' ? { column } : {}),
    frames: parseStackFrames(thrown),
    ...(cause instanceof Error && depth < maxCauseDepth ? { cause: serializeError(cause, depth + 1) } : {}),
  };
}

/** Such an error quotes the statement with its values; its code and the constraint say enough. */
function isDatabaseError(error: ErrorWithDetails): boolean {
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code);
}

/** The stack without its head, which repeats the message. */
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

/** Further lines of a message are dumps of what it is about. */
function redactContent(text: string): string {
  return textBefore(text, '\n')
    .slice(0, maxMessageLength)
    .replace(quotedPattern, '$1…$1')
    .replace(keyPattern, '$1[redacted]')
    .replace(addressPattern, '[address]');
}
