import { pino, type Logger } from 'pino';

export type Log = Logger;

/** Fields that may hold a key, a secret or what a person wrote; they never reach a log line. */
const redacted = [
  'key',
  'token',
  'secret',
  'password',
  'authorization',
  'email',
  'args',
  'body',
  '*.key',
  '*.token',
  '*.secret',
  '*.password',
  '*.authorization',
  '*.email',
  '*.args',
  '*.body',
  'err.parameters',
  'err.query',
  'err.detail',
];

/** Structured lines on standard error; standard output belongs to what a command answers. */
export function createLog(level: string): Log {
  return pino(
    {
      level,
      base: null,
      redact: { paths: redacted, censor: '[redacted]' },
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: serializeError },
    },
    pino.destination({ fd: 2, sync: false }),
  );
}

const keyLike = /\b(sk_(?:live|test)_|whsec_)[A-Za-z0-9+/=]+/g;
const addressLike = /[^\s"'<>()]+@[^\s"'<>()]+\.[^\s"'<>()]+/g;

/** Messages of the database quote values; what looks like a key or an address is cut out of them. */
function serializeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: redactText(String(error)) };
  const { name, message, stack, cause } = error as Error & { code?: unknown };
  const code = (error as { code?: unknown }).code;
  return {
    name,
    message: redactText(message),
    ...(code === undefined ? {} : { code }),
    stack: redactText(stack ?? ''),
    ...(cause instanceof Error ? { cause: serializeError(cause) } : {}),
  };
}

function redactText(text: string): string {
  return text.replace(keyLike, '$1[redacted]').replace(addressLike, '[address]');
}
