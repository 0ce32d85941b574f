import { createHmac } from 'node:crypto';
import { sign } from '@octokit/webhooks-methods';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { describe, expect, expectTypeOf, it, test, vi } from 'vitest';
import type { Events } from '../generated/sdk/types.ts';
import {
  unwrap,
  webhooks,
  WebhookVerificationError,
  type UnwrapOptions,
  type WebhookErrorCode,
  type WebhookEvent,
} from './webhooks.ts';

const secret = `whsec_${Buffer.from('a secret of 24 bytes, ok').toString('base64')}`;
const otherSecret = `whsec_${Buffer.from('another secret of theirs').toString('base64')}`;
const nowMs = 1_795_680_000_000;
const id = 'delivery_01h455vb4pex5vsknk084sn02q';
const ping = JSON.stringify({ event: 'test.ping', timestamp: nowMs, data: {} });

/** Signs with another library, for a time some seconds from now. */
const signHeaders = (body: string, { key = secret, fromNowS = 0 } = {}) => ({
  'webhook-id': id,
  'webhook-timestamp': String(nowMs / 1_000 + fromNowS),
  'webhook-signature': new Webhook(key).sign(id, new Date(nowMs + fromNowS * 1_000), body),
});
const withoutTimestamp = { requireTimestamp: false };

type UnwrapParameters = Parameters<typeof unwrap>;
const unwrapDelivery = (
  body: UnwrapParameters[0],
  headers: UnwrapParameters[1],
  keys: UnwrapParameters[2] = secret,
  options: UnwrapOptions = {},
) => unwrap(body, headers, keys, { nowMs, ...options });
const failure = async (attempt: Promise<unknown>): Promise<WebhookVerificationError> => {
  const thrown: unknown = await attempt.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(WebhookVerificationError);
  return thrown as WebhookVerificationError;
};
const codeOf = async (attempt: Promise<unknown>): Promise<WebhookErrorCode> => (await failure(attempt)).code;

describe('unwrap', () => {
  it('returns the event of a delivery signed by another library', async () => {
    const event = { event: 'test.ping', timestamp: nowMs, data: {} };
    expect(await unwrapDelivery(ping, signHeaders(ping))).toEqual(event);
    const old = { 'X-Service-Signature': await sign(secret, ping) };
    expect(await webhooks.unwrap(ping, old, secret, withoutTimestamp)).toEqual(event);
  });

  it('accepts the published test vector', async () => {
    const signed = {
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    };
    const options = { nowMs: 1_614_265_330_000 };
    const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    // The body of this vector is signed but contains no event of this service.
    const error = await failure(unwrap('{"test": 2432232314}', signed, key, options));
    expect([error.code, error.message]).toEqual([
      'body_invalid',
      expect.stringContaining('contains no event') as string,
    ]);
  });

  it('accepts bodies and headers of the web and of Node', async () => {
    const body = JSON.stringify({ event: 'test.ping', timestamp: 1, data: { grüße: '😀' } });
    const headers = signHeaders(body);
    const bytes = new TextEncoder().encode(body);
    const capitals = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toUpperCase(), value]),
    );
    const lists = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value]]));
    for (const given of [body, bytes, Buffer.from(body), bytes.buffer]) {
      for (const headerForm of [headers, new Headers(headers), capitals, { ...lists, host: undefined }])
        expect(await unwrapDelivery(given, headerForm)).toEqual(JSON.parse(body));
    }
  });

  it('accepts any of several secrets and signatures', async () => {
    const headers = signHeaders(ping);
    expect(await unwrapDelivery(ping, headers, [otherSecret, secret])).toMatchObject({ event: 'test.ping' });
    const other = signHeaders(ping, { key: otherSecret })['webhook-signature'];
    const both = `v1a,strange ${other} ${headers['webhook-signature']}`;
    expect(await unwrapDelivery(ping, { ...headers, 'webhook-signature': both })).toMatchObject({
      event: 'test.ping',
    });
    expect(await codeOf(unwrapDelivery(ping, headers, [otherSecret]))).toBe('signature_invalid');
  });

  it('checks only some of many signatures, because anybody can send a header full of them', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    const { 'webhook-signature': valid, ...headers } = signHeaders(ping);
    const many = [...Array.from({ length: 2_000 }, () => 'v1,AAAA'), valid].join(' ');
    const code = await codeOf(unwrapDelivery(ping, { ...headers, 'webhook-signature': many }));
    const checks = verify.mock.calls.length;
    verify.mockRestore();
    expect([code, checks]).toEqual(['signature_invalid', 10]);
  });

  it('checks only webhook-signature if it is present', async () => {
    const [headers, bodyOnlySignature] = [
      signHeaders(ping),
      { 'x-service-signature': await sign(secret, ping) },
    ];
    const wrong = { 'x-service-signature': await sign(otherSecret, ping) };
    expect(await unwrapDelivery(ping, { ...headers, ...wrong })).toMatchObject({ event: 'test.ping' });
    const forged = { ...headers, 'webhook-id': 'delivery_other', ...bodyOnlySignature };
    expect(await codeOf(unwrapDelivery(ping, forged))).toBe('signature_invalid');
  });

  it('accepts a delivery without a signed time only on request', async () => {
    const bodyOnlySignature = { 'x-service-signature': await sign(secret, ping) };
    expect(await codeOf(unwrapDelivery(ping, bodyOnlySignature))).toBe('signature_missing');
    expect(await unwrapDelivery(ping, bodyOnlySignature, secret, withoutTimestamp)).toMatchObject({
      event: 'test.ping',
    });
  });

  it('rejects deliveries that are too old or from the future', async () => {
    const headersAt = (fromNowS: number) => signHeaders(ping, { fromNowS });
    for (const fromNowS of [-300, 300]) expect(await unwrapDelivery(ping, headersAt(fromNowS))).toBeTruthy();
    for (const fromNowS of [-301, 301])
      expect(await codeOf(unwrapDelivery(ping, headersAt(fromNowS)))).toBe('timestamp_out_of_tolerance');
    expect(await unwrapDelivery(ping, headersAt(-3_000), secret, { toleranceMs: 3_600_000 })).toBeTruthy();
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64')).update(`${id}.soon.${ping}`);
    const strange = {
      'webhook-id': id,
      'webhook-timestamp': 'soon',
      'webhook-signature': `v1,${signed.digest('base64')}`,
    };
    expect(await codeOf(unwrapDelivery(ping, strange))).toBe('timestamp_out_of_tolerance');
  });

  it('names the most common mistakes', async () => {
    const headers = signHeaders(ping);
    const parsed = JSON.parse(ping) as string;
    const mistakes: [attempt: () => Promise<unknown>, code: WebhookErrorCode, message: RegExp][] = [
      [
        () => unwrapDelivery(parsed, headers),
        'body_invalid',
        /of type object, not the raw bytes.*express\.raw/s,
      ],
      [() => unwrapDelivery(null as never, headers), 'body_invalid', /is null/],
      [
        () => unwrapDelivery(JSON.stringify(parsed, null, 2), headers),
        'signature_invalid',
        /parsed and serialised again/,
      ],
      [() => unwrapDelivery(ping, headers, otherSecret), 'signature_invalid', /belongs to another endpoint/],
      [() => unwrap(ping, headers, undefined as never), 'secret_invalid', /Is its setting set/],
      [() => unwrapDelivery(ping, headers, []), 'secret_invalid', /There is no secret/],
      [() => unwrapDelivery(ping, headers, `sk_live_${'a'.repeat(40)}`), 'secret_invalid', /is an API key/],
      [() => unwrapDelivery(ping, headers, `${secret}\n`), 'secret_invalid', /line breaks around it/],
      [
        () => unwrapDelivery(ping, headers, secret.slice(6)),
        'secret_invalid',
        /does not have the form whsec_/,
      ],
      [
        () => unwrapDelivery(ping, {}),
        'signature_missing',
        /and so is X-Service-Signature.*Pass all headers of the request/s,
      ],
      [
        () => unwrapDelivery(ping, { ...headers, 'webhook-id': undefined }),
        'signature_missing',
        /webhook-id/,
      ],
      [
        () => unwrapDelivery(ping, { 'X-Service-Signature': 'sha1=00' }, secret, withoutTimestamp),
        'signature_invalid',
        /X-Service-Signature/,
      ],
      [() => unwrapDelivery('not JSON', signHeaders('not JSON')), 'body_invalid', /contains no event/],
      [() => unwrapDelivery('{"event":1}', signHeaders('{"event":1}')), 'body_invalid', /contains no event/],
    ];
    for (const [attempt, code, message] of mistakes) {
      const error = await failure(attempt());
      expect([error.code, error.message]).toEqual([code, expect.stringMatching(message)]);
      expect(error.message.endsWith(error.remedy)).toBe(true);
      expect(error.message).not.toContain(secret.slice(6));
    }
  });

  test.each([
    ['no name', { timestamp: 1, data: {} }],
    ['no time', { event: 'lead.added', data: {} }],
    ['a time in words', { event: 'lead.added', timestamp: '2026-11-21', data: {} }],
    ['no data', { event: 'lead.added', timestamp: 1 }],
    ['null for data', { event: 'lead.added', timestamp: 1, data: null }],
  ])('rejects a signed body with %s', async (_, signed) => {
    const body = JSON.stringify(signed);
    expect(await codeOf(unwrapDelivery(body, signHeaders(body)))).toBe('body_invalid');
  });

  test('rejects any changed byte, header or secret', async () => {
    const targets = [
      'body',
      'webhook-id',
      'webhook-timestamp',
      'webhook-signature',
      'x-service-signature',
      'secret',
    ];
    const change = fc.record({
      data: fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }),
      target: fc.constantFrom(...targets),
      position: fc.nat(),
      character: fc.constantFrom(...'0123456789abcdefABCDEF+/=,.v _-'.split('')),
    });
    // Every character of the secret must matter, so its base64 has no padding: the last character before padding
    // contains unused bits, and HMAC ignores trailing zeros of a key.
    expect(secret).not.toContain('=');
    const replaced = (text: string, position: number, character: string) =>
      text.slice(0, position % text.length) + character + text.slice((position % text.length) + 1);
    await fc.assert(
      fc.asyncProperty(change, async ({ data, target, position, character }) => {
        const body = JSON.stringify({ event: 'lead.added', timestamp: 1, data });
        const bodyOnlySignature: Record<string, string> = { 'x-service-signature': await sign(secret, body) };
        const headers = target === 'x-service-signature' ? bodyOnlySignature : { ...signHeaders(body) };
        const options = target === 'x-service-signature' ? withoutTimestamp : {};
        expect(await unwrapDelivery(body, headers, secret, options)).toEqual(JSON.parse(body));
        const given = { body, secret, ...headers } as Record<string, string>;
        const changed = { ...given, [target]: replaced(given[target]!, position, character) };
        if (changed[target] === given[target]) return;
        const { body: newBody, secret: newSecret, ...newHeaders } = changed;
        await failure(unwrapDelivery(newBody!, newHeaders, newSecret, options));
      }),
      { numRuns: 500 },
    );
  });
});

test('types derive the data from the event and allow later events', () => {
  const read = (event: WebhookEvent): unknown => {
    switch (event.event) {
      case 'lead.added':
        expectTypeOf(event.data).toEqualTypeOf<Events['lead.added']>();
        return event.data.leadId;
      case 'test.ping':
        return undefined;
      default:
        expectTypeOf(event.event).toExtend<string>();
        return event.data;
    }
  };
  const later = { event: 'lead.vanished', timestamp: 1, data: { since: 2 } } as never;
  expect(read(later)).toEqual({ since: 2 });
  const onlyLater = (event: WebhookEvent) => {
    if (event.event === 'credits.low') return event.data.balance;
    // @ts-expect-error: the event may still be of any other kind.
    return event.data.balance;
  };
  expect(onlyLater({ event: 'credits.low', timestamp: 1, data: { balance: 3, runCost: 4 } })).toBe(3);
});

test('accepts deliveries signed by the service', async () => {
  const { signDelivery } = await import('../src/domain/webhook-signature.ts');
  const body = Buffer.from(ping);
  const rotated = { secret: otherSecret, oldSecret: secret, body, deliveryId: id, atMs: nowMs + 999 };
  const headers = { ...signDelivery(rotated) };
  for (const key of [secret, otherSecret])
    expect(await unwrapDelivery(body, headers, key)).toMatchObject({ data: {} });
  const { 'X-Service-Signature': bodyOnlySignature } = headers;
  expect(
    await unwrapDelivery(body, { 'X-Service-Signature': bodyOnlySignature }, otherSecret, withoutTimestamp),
  ).toMatchObject({ data: {} });
});
