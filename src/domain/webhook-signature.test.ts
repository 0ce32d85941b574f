import { verify } from '@octokit/webhooks-methods';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { formatSecret, signDelivery } from './webhook-signature.ts';

const secrets = fc.uint8Array({ minLength: 24, maxLength: 48 }).map(formatSecret);
const bodies = fc.string({ unit: 'grapheme', maxLength: 200 }).map((text) => JSON.stringify({ text }));
const deliveryId = 'delivery_01h455vb4pex5vsknk084sn02q';

test('independent verifiers accept every delivery', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, bodies, async (secret, text) => {
      const headers = signDelivery({ secret, body: Buffer.from(text), deliveryId, atMs: Date.now() });
      expect(await verify(secret, text, headers['X-Service-Signature'])).toBe(true);
      expect(new Webhook(secret).verify(text, { ...headers })).toEqual(JSON.parse(text));
    }),
  );
});

test('independent verifiers reject a changed byte and another secret', async () => {
  await fc.assert(
    fc.asyncProperty(secrets, secrets, bodies, fc.nat(), async (secret, other, text, position) => {
      fc.pre(secret !== other);
      const body = Buffer.from(text);
      const headers = signDelivery({ secret, body, deliveryId, atMs: Date.now() });
      const changed = Buffer.from(text);
      changed[position % changed.length]! ^= 1;
      expect(await verify(secret, changed.toString('latin1'), headers['X-Service-Signature'])).toBe(false);
      expect(() => new Webhook(secret).verify(changed, { ...headers })).toThrow('No matching signature');
      expect(await verify(other, text, headers['X-Service-Signature'])).toBe(false);
      expect(() => new Webhook(other).verify(text, { ...headers })).toThrow('No matching signature');
    }),
  );
});

test('signs with both secrets while a secret is being replaced', () => {
  const [secret, oldSecret] = [formatSecret(Buffer.alloc(24, 1)), formatSecret(Buffer.alloc(24, 2))];
  const body = Buffer.from('{"event":"test.ping"}');
  const headers = signDelivery({ secret, oldSecret, body, deliveryId, atMs: Date.now() });
  for (const valid of [secret, oldSecret])
    expect(new Webhook(valid).verify(body, { ...headers })).toEqual({ event: 'test.ping' });
  expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
});

test('creates the same signatures as openssl', () => {
  const secret = formatSecret(Buffer.from('an outreach webhook secret'));
  const headers = signDelivery({ secret, body: Buffer.from('{}'), deliveryId: 'delivery_1', atMs: 1_999 });
  expect(secret).toBe('whsec_YW4gb3V0cmVhY2ggd2ViaG9vayBzZWNyZXQ=');
  expect(headers['webhook-timestamp']).toBe('1');
  expect(headers['X-Service-Signature']).toBe(
    'sha256=9fba7c1d8e5b58bf21d549809cc11689d7be73a170cef2e8c45edf338bc5d58d',
  );
  expect(headers['webhook-signature']).toBe('v1,PlF4HsXRCUhntAGMWn5G1emrd3F7M4ACfHXflbsDnUA=');
});
