import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { formatSecret } from '../../domain/webhook-signature.ts';
import type { WebhookClient, WebhookResponse } from '../../ports/webhook-client.ts';
import { OutboundFailed } from '../../ports/outbound.ts';
import { attemptDelivery, type SendableDelivery } from './attempt.ts';

const [secret, oldSecret] = [formatSecret(Buffer.alloc(32, 1)), formatSecret(Buffer.alloc(32, 2))];
const retryMs = [1_000, 5_000];
const delivery = {
  deliveryId: 'delivery_1',
  orgId: 'org_1',
  webhookId: 'webhook_1',
  type: 'lead.added',
  body: '{}',
  attempts: 0,
  firstAtMs: null,
  claims: 1,
  lease: '2026-01-02 03:04:05+00',
  claimedAtMs: 1_000_000,
};

function attempt(response: WebhookResponse | Error, overrides: Partial<SendableDelivery> = {}) {
  const sent: Parameters<WebhookClient['post']>[0][] = [];
  const webhookClient: WebhookClient = {
    post: (request) => {
      sent.push(request);
      return response instanceof Error ? Promise.reject(response) : Promise.resolve(response);
    },
    blockedUrlReason: () => Promise.resolve(null),
  };
  const sendable: SendableDelivery = {
    webhookId: delivery.webhookId,
    delivery,
    url: 'https://hooks.example/in',
    secret,
    oldSecret,
    body: '{}',
    claimedMs: performance.now(),
    ...overrides,
  };
  const { signal } = new AbortController();
  return {
    sent,
    result: attemptDelivery(webhookClient, sendable, { retryMs, signal, now: () => new Date() }),
  };
}

const failure = (code: ConstructorParameters<typeof OutboundFailed>[0]) => new OutboundFailed(code, 'no');
const status = (code: number): WebhookResponse => ({ status: code, response: '' });

test('signs with both secrets during a rotation', async () => {
  const { sent, result } = attempt(status(204));
  expect(await result).toMatchObject({ state: 'delivered', nextAtMs: null, isCounted: true });
  const [{ headers, body }] = sent as [(typeof sent)[number]];
  for (const key of [secret, oldSecret]) new Webhook(key).verify(body.toString(), { ...headers });
});

test('retries a failure at the times counted from the first attempt, then gives up', async () => {
  const resultAfter = (attempts: number) =>
    attempt(status(500), {
      delivery: { ...delivery, attempts, firstAtMs: attempts === 0 ? null : 2_000_000 },
    }).result;
  const first = await resultAfter(0);
  expect(first).toMatchObject({ state: 'waiting', attempt: { error: 'The receiver answered 500.' } });
  expect(first!.nextAtMs).toBe(first!.firstAtMs! + 1_000);
  expect(await resultAfter(1)).toMatchObject({ state: 'waiting', firstAtMs: 2_000_000, nextAtMs: 2_005_000 });
  expect(await resultAfter(2)).toMatchObject({ state: 'failed', firstAtMs: 2_000_000, nextAtMs: null });
});

test('counts the first attempt by the clock of its claim', async () => {
  const { result } = attempt(status(500), { claimedMs: performance.now() - 10_000 });
  expect((await result)!.firstAtMs).toBeGreaterThanOrEqual(delivery.claimedAtMs + 10_000);
});

test.each(['address_refused', 'bad_url', 'bad_scheme', 'credentials_in_url', 'port_refused'] as const)(
  'does not retry after %s',
  async (code) => {
    expect(await attempt(failure(code)).result).toMatchObject({
      state: 'failed',
      isCounted: true,
      nextAtMs: null,
    });
  },
);

test('retries a DNS timeout without counting it against the endpoint', async () => {
  expect(await attempt(failure('name_unanswered')).result).toMatchObject({
    state: 'waiting',
    isCounted: false,
  });
  expect(await attempt(failure('timed_out')).result).toMatchObject({ state: 'waiting', isCounted: true });
});

test('ignores an aborted attempt and rethrows errors of the service', async () => {
  expect(await attempt(failure('aborted')).result).toBeNull();
  await expect(attempt(new TypeError('ours')).result).rejects.toThrow('ours');
});
