import { WebhookVerificationError } from './webhook-verification-error.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** The headers of a request, as the web and as Node have them. */
export type WebhookHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface UnwrapOptions {
  /** How far the sender's clock and this one may be apart, and so how old a delivery may be; 5 minutes where absent. */
  readonly toleranceMs?: number;
  /**
   * False takes also what has no signed id and time, for receivers behind something that strips the `webhook-…`
   * headers; then an old delivery that somebody sends again is taken as well, and only the body tells two apart.
   */
  readonly requireTimestamp?: boolean;
  /** Stands in for the clock, in epoch milliseconds. */
  readonly nowMs?: number;
}

/**
 * Checks that a delivery was signed with the secret and is no old one that somebody sends again, and gives its event.
 *
 * `rawBody` is the body as it came, before anything parsed it: its bytes, or their text. `secret` is the endpoint's, or
 * several of which any may fit, as while one is rotated. Where `webhook-signature` is there it decides alone, for it
 * covers id, time and body. Where it is not, the delivery is refused, or, with `requireTimestamp: false`, checked by
 * `X-Service-Signature`, which covers the body and no time.
 *
 * Throws `WebhookVerificationError`, whose `code` says what did not hold and whose `remedy` what to do.
 */
export async function unwrap(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secret: string | readonly string[],
  options: UnwrapOptions = {},
): Promise<WebhookEvent> {
  const body = toBytes(rawBody);
  const secrets = readSecrets(secret);
  const signatures = readHeader(headers, 'webhook-signature');
  if (signatures !== undefined) await verifyStandardSignature(body, headers, signatures, secrets, options);
  else await verifyBodySignature(body, headers, secrets, options);
  return parseEvent(body);
}

/** The same by another name, for those who like to read where it is from. */
export const webhooks = { unwrap };

/** The copy makes it sure that nobody changes what is checked before it is read. */
function toBytes(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array || rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new WebhookVerificationError(
    'body_invalid',
    `The body is ${rawBody === null ? 'null' : `of type ${typeof rawBody}`} and not what came over the wire.`,
    rawBodyRemedy,
  );
}

const rawBodyRemedy =
  'Pass the bytes as they came, before anything parses them: `await request.text()`, or in Express the body of ' +
  "`express.raw({ type: 'application/json' })`.";

interface Secret {
  readonly whole: Uint8Array<ArrayBuffer>;
  readonly decoded: Uint8Array<ArrayBuffer>;
}

function readSecrets(given: unknown): Secret[] {
  const all: unknown[] = Array.isArray(given) ? given : [given];
  if (all.length === 0) throw secretInvalid('There is no secret.');
  return all.map((each) => {
    if (typeof each !== 'string' || each === '')
      throw secretInvalid('The secret is missing; is the setting that holds it set?');
    const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(each) ?? [];
    const decoded = text === undefined ? undefined : fromBase64(text);
    if (decoded === undefined) throw secretInvalid(`The secret ${describeSecret(each)}.`);
    return { whole: new TextEncoder().encode(each), decoded };
  });
}

function describeSecret(secret: string): string {
  if (/^sk_(live|test)_/.test(secret)) return 'is an API key';
  if (secret.trim() !== secret) return 'has spaces or line ends around it';
  return 'is not of the form whsec_…';
}

function secretInvalid(what: string): WebhookVerificationError {
  const remedy =
    'Pass the secret of this endpoint, whole, with `whsec_` before it, as `webhooks.create` showed it once.';
  return new WebhookVerificationError('secret_invalid', what, remedy);
}

const defaultToleranceMs = 5 * 60_000;

async function verifyStandardSignature(
  body: Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  signatures: string,
  secrets: readonly Secret[],
  { toleranceMs = defaultToleranceMs, nowMs = Date.now() }: UnwrapOptions,
): Promise<void> {
  const [id, timestamp] = [readHeader(headers, 'webhook-id'), readHeader(headers, 'webhook-timestamp')];
  if (id === undefined || timestamp === undefined)
    throw signatureMissing('webhook-signature is there, but webhook-id or webhook-timestamp is not.');
  const signed = concatBytes(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const given = signatures
    .split(' ')
    .flatMap((each) => (each.startsWith('v1,') ? [fromBase64(each.slice(3))] : []));
  const keys = secrets.map(({ decoded }) => decoded);
  if (!(await isAnySignatureValid(keys, given, signed))) throw signatureInvalid('webhook-signature');
  const sentMs = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1_000 : Number.NaN;
  if (Math.abs(nowMs - sentMs) <= toleranceMs) return;
  throw new WebhookVerificationError(
    'timestamp_out_of_tolerance',
    `The delivery is signed, but of ${timestamp}, and it is ${Math.floor(nowMs / 1_000)} here (epoch seconds).`,
    "Set this machine's clock, or allow more by `toleranceMs`. If it is right, somebody sends an old delivery again.",
  );
}

async function verifyBodySignature(
  body: Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  secrets: readonly Secret[],
  { requireTimestamp = true }: UnwrapOptions,
): Promise<void> {
  const signature = readHeader(headers, 'x-service-signature');
  if (signature === undefined || requireTimestamp)
    throw signatureMissing(
      `webhook-signature is not there${signature === undefined ? ', nor X-Service-Signature' : ''}.`,
    );
  const given = signature.startsWith('sha256=') ? fromHex(signature.slice(7)) : undefined;
  const keys = secrets.map(({ whole }) => whole);
  if (!(await isAnySignatureValid(keys, [given], body))) throw signatureInvalid('X-Service-Signature');
}

function signatureMissing(what: string): WebhookVerificationError {
  const remedy =
    'Pass the headers of the request whole. A proxy in front must let webhook-id, webhook-timestamp and ' +
    'webhook-signature through; where it cannot, `requireTimestamp: false` goes by X-Service-Signature, also for old ' +
    'deliveries that somebody sends again.';
  return new WebhookVerificationError('signature_missing', what, remedy);
}

function signatureInvalid(header: string): WebhookVerificationError {
  const remedy =
    'Usual causes: the body was parsed and written again; the secret is that of another endpoint, or was replaced; ' +
    `something in front changes bodies. ${rawBodyRemedy} If it is none of these, the request is not the service's.`;
  return new WebhookVerificationError(
    'signature_invalid',
    `No signature of ${header} fits body and secret.`,
    remedy,
  );
}

/** The comparison is the platform's own, which takes the same time wherever two signatures differ. */
async function isAnySignatureValid(
  keys: readonly Uint8Array<ArrayBuffer>[],
  signatures: readonly (Uint8Array<ArrayBuffer> | undefined)[],
  signed: Uint8Array<ArrayBuffer>,
): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const fits = async (bytes: Uint8Array<ArrayBuffer>, signature: Uint8Array<ArrayBuffer> | undefined) => {
    if (signature === undefined) return false;
    const key = await crypto.subtle.importKey('raw', bytes, algorithm, false, ['verify']);
    return crypto.subtle.verify('HMAC', key, signature, signed);
  };
  const pairs = keys.flatMap((key) => signatures.map((signature) => fits(key, signature)));
  return (await Promise.all(pairs)).includes(true);
}

function parseEvent(body: Uint8Array): WebhookEvent {
  const value = readJson(body);
  const { event, timestamp, data } = (value ?? {}) as Record<string, unknown>;
  const isEvent =
    typeof event === 'string' && typeof timestamp === 'number' && typeof data === 'object' && data !== null;
  if (isEvent) return value as WebhookEvent;
  throw new WebhookVerificationError(
    'body_invalid',
    'The body is signed, but holds no event.',
    'Nothing but the service knows the secret, or should: see who else signs with it.',
  );
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Header names are the same in capitals and small letters; Node has some as lists. */
function readHeader(headers: WebhookHeaders, name: string): string | undefined {
  if (typeof headers.get === 'function') return (headers.get(name) as string | null) ?? undefined;
  const entries = Object.entries(headers as Record<string, string | readonly string[] | undefined>);
  const found = entries.find(([key, value]) => key.toLowerCase() === name && value !== undefined)?.[1];
  return Array.isArray(found) ? found.join(' ') : (found as string | undefined);
}

function concatBytes(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(first.length + second.length);
  bytes.set(first);
  bytes.set(second, first.length);
  return bytes;
}

/** Undefined for what is not the one way in which these bytes are written. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    return btoa(binary) === text ? Uint8Array.from(binary, (sign) => sign.charCodeAt(0)) : undefined;
  } catch {
    return undefined;
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
