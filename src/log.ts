import { pino, type DestinationStream, type Logger } from 'pino';
import { textBefore } from './domain/text-before.ts';

export type Log = Logger;

/** Fields that may hold a key, a secret or what a person wrote; they never reach a log line. */
const redacted = ['key', 'token', 'secret', 'password', 'authorization', 'email', 'args', 'body'].flatMap(
  (field) => [field, `*.${field}`],
);

/** Lines wait for each other this long, for a write to the system costs more than a line. */
const gatheredMs = 100;
const gatheredBytes = 12_288;

/**
 * Structured lines on standard error; standard output belongs to what a command answers. A `destination` takes them
 * instead. A process that is killed takes the lines of its last tenth of a second along.
 */
export function createLog(
  level: string,
  destination: DestinationStream = pino.destination({
    fd: 2,
    sync: false,
    minLength: gatheredBytes,
    periodicFlush: gatheredMs,
  }),
): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redacted, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeFailure },
    },
    destination,
  );
}

const longestMessage = 500;
const deepestCause = 5;

interface Failure extends Error {
  readonly code?: unknown;
  readonly constraint?: unknown;
  readonly table?: unknown;
  readonly column?: unknown;
}

/** What a failure is and where it came from, without what people wrote: errors are fond of quoting it. */
export function describeFailure(thrown: unknown, depth = 0): object {
  if (!(thrown instanceof Error)) return { message: withoutContent(String(thrown)) };
  const { name, code, constraint, table, column, cause } = thrown as Failure;
  return {
    name,
    message: isOfTheDatabase(thrown) ? 'refused by the database' : withoutContent(thrown.message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(typeof constraint === 'string' ? { constraint } : {}),
    ...(typeof table === 'string' ? { table } : {}),
    ...(typeof column === 'string' ? { column } : {}),
    frames: framesOf(thrown),
    ...(cause instanceof Error && depth < deepestCause ? { cause: describeFailure(cause, depth + 1) } : {}),
  };
}

/** Such an error quotes the statement with its values; its code and the constraint say enough. */
function isOfTheDatabase(error: Failure): boolean {
  return typeof error.code === 'string' && /^(?=.*\d)[0-9A-Z]{5}$/.test(error.code);
}

/** The stack without its head, which repeats the message. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, () => '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at \S.*(:\d+:\d+\)?|\(<anonymous>\))$/.test(line))
    .slice(0, 20);
}

const keyLike = /\b(sk_(?:live|test)_|whsec_)[A-Za-z0-9+/=]+/g;
const addressLike = /[^\s"'<>()]+(?:@|%40)[^\s"'<>()]+\.[^\s"'<>()]+/gi;
const quoted = /(["'`])(?:(?!\1)[^\\]|\\.)*\1?/g;

/** Further lines of a message are dumps of what it is about. */
function withoutContent(text: string): string {
  return textBefore(text, '\n')
    .slice(0, longestMessage)
    .replace(quoted, '$1…$1')
    .replace(keyLike, '$1[redacted]')
    .replace(addressLike, '[address]');
}
