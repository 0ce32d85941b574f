import { WebhookVerificationError } from './webhook-verification-error.ts';
import type { WebhookEvent } from './webhook-event.ts';

/** Request headers in the form of the web or of Node. */
export type WebhookHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

export interface UnwrapOptions {
  /**
   * Maximum difference between the delivery's timestamp and the current time, in milliseconds. Default: 5 minutes.
   */
  readonly toleranceMs?: number;
  /**
   * Set it to false to accept deliveries without a signed id and time, if a proxy removes the `webhook-…` headers.
   * Replayed deliveries are then accepted too; only their body identifies them.
   */
  readonly requireTimestamp?: boolean;
  /** Replaces the current time, in epoch milliseconds. */
  readonly nowMs?: number;
}

/**
 * Verifies a delivery's signature and age and returns its event.
 * `rawBody` is the body as received, before any parsing, as bytes or text. `secret` is the endpoint's secret, or
 * several of which any may match, for rotation. If `webhook-signature` is present, it alone decides: it covers id,
 * time and body. Otherwise the delivery is rejected, or, with `requireTimestamp: false`, verified by
 * `X-Service-Signature`, which covers only the body.
 * @throws {WebhookVerificationError} with a `code` for the reason and a `remedy`
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

/** `webhooks.unwrap` is the same function, for more readable imports. */
export const webhooks = { unwrap };

/** The copy prevents changes between verification and parsing. */
function toBytes(rawBody: unknown): Uint8Array<ArrayBuffer> {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array || rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  throw new WebhookVerificationError(
    'body_invalid',
    `The body is ${rawBody === null ? 'null' : `of type ${typeof rawBody}`}, not the raw bytes or ` +
      'text of the request.',
    rawBodyRemedy,
  );
}

const rawBodyRemedy =
  'Pass the raw body before it is parsed: `await request.text()`, or in Express the body of ' +
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
      throw secretInvalid('The secret is missing. Is its setting set?');
    const [, text] = /^whsec_([A-Za-z0-9+/]+={0,2})$/.exec(each) ?? [];
    const decoded = text === undefined ? undefined : fromBase64(text);
    if (decoded === undefined) throw secretInvalid(`The secret ${describeSecret(each)}.`);
    return { whole: new TextEncoder().encode(each), decoded };
  });
}

function describeSecret(secret: string): string {
  if (/^sk_(live|test)_/.test(secret)) return 'is an API key';
  if (secret.trim() !== secret) return 'has spaces or line breaks around it';
  return 'does not have the form whsec_…';
}

function secretInvalid(what: string): WebhookVerificationError {
  const remedy = "Pass this endpoint's complete secret including `whsec_`, as `webhooks.create` returned it.";
  return new WebhookVerificationError('secret_invalid', what, remedy);
}

const defaultToleranceMs = 5 * 60_000;

/** The service sends two at most. Each costs a pass over the body, and anybody can send a header full of them. */
const maxSignatures = 10;

async function verifyStandardSignature(
  body: Uint8Array<ArrayBuffer>,
  headers: WebhookHeaders,
  signatures: string,
  secrets: readonly Secret[],
  { toleranceMs = defaultToleranceMs, nowMs = Date.now() }: UnwrapOptions,
): Promise<void> {
  const [id, timestamp] = [readHeader(headers, 'webhook-id'), readHeader(headers, 'webhook-timestamp')];
  if (id === undefined || timestamp === undefined)
    throw signatureMissing('webhook-signature is present, but webhook-id or webhook-timestamp is missing.');
  const signed = concatBytes(new TextEncoder().encode(`${id}.${timestamp}.`), body);
  const given = signatures
    .split(' ', maxSignatures)
    .flatMap((each) => (each.startsWith('v1,') ? [fromBase64(each.slice(3))] : []));
  const keys = secrets.map(({ decoded }) => decoded);
  if (!(await isAnySignatureValid(keys, given, signed))) throw signatureInvalid('webhook-signature');
  const sentMs = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) * 1_000 : Number.NaN;
  if (Math.abs(nowMs - sentMs) <= toleranceMs) return;
  throw new WebhookVerificationError(
    'timestamp_out_of_tolerance',
    `The signature is valid, but its time is ${timestamp} and the current time is ` +
      `${Math.floor(nowMs / 1_000)} (epoch seconds).`,
    "Correct this machine's clock, or increase `toleranceMs`. If the clock is right, someone replays " +
      'an old delivery.',
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
      `webhook-signature is missing${signature === undefined ? ', and so is X-Service-Signature' : ''}.`,
    );
  const given = signature.startsWith('sha256=') ? fromHex(signature.slice(7)) : undefined;
  const keys = secrets.map(({ whole }) => whole);
  if (!(await isAnySignatureValid(keys, [given], body))) throw signatureInvalid('X-Service-Signature');
}

function signatureMissing(what: string): WebhookVerificationError {
  const remedy =
    'Pass all headers of the request. A proxy in front must forward webhook-id, webhook-timestamp ' +
    'and webhook-signature. If it cannot, `requireTimestamp: false` uses X-Service-Signature, which ' +
    'also accepts replayed deliveries.';
  return new WebhookVerificationError('signature_missing', what, remedy);
}

function signatureInvalid(header: string): WebhookVerificationError {
  const remedy =
    'Usual causes: the body was parsed and serialised again; the secret belongs to another endpoint ' +
    `or was replaced; a proxy changes bodies. ${rawBodyRemedy} Otherwise the request is not from the ` +
    'service.';
  return new WebhookVerificationError(
    'signature_invalid',
    `No signature in ${header} matches the body and secret.`,
    remedy,
  );
}

/** The platform's comparison takes constant time. */
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
    'The body is signed, but contains no event.',
    'Only the service should know the secret. Check who else signs with it.',
  );
}

function readJson(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
}

/** Header names are case-insensitive; in Node some values are arrays. */
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

/** Undefined unless the text is the canonical Base64 of its bytes. */
function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const binary = atob(text);
    return btoa(binary) === text
      ? Uint8Array.from(binary, (character) => character.charCodeAt(0))
      : undefined;
  } catch {
    return undefined;
  }
}

function fromHex(text: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^([0-9a-f]{2})+$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
