import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwrap } from '../../sdk/unwrap.ts';
import { maxConsecutiveFailures } from '../../src/domain/delivery.ts';
import { settings } from '../../src/settings.ts';
import { testPrograms, startTimeoutMs } from '../commands/program.ts';
import { testService } from '../support/test-service.ts';
import { testReceiver, type ReceivedDelivery } from '../webhooks/test-receiver.ts';

const guide = readFileSync('docs/guides/10-receive-webhooks.md', 'utf8');
const commands = [...guide.matchAll(/^npx outreach (.+)$/gm)].map(([, words]) => words!.split(' '));
const service = testService();
const receiver = testReceiver();
const { run } = testPrograms();
const headersOf = ({ headers }: ReceivedDelivery) => headers as Record<string, string>;

test('the times and numbers of the guide are correct', () => {
  expect([settings.webhookRetryMs.default, settings.webhookTimeoutMs.default]).toEqual([
    '30000,300000',
    '10000',
  ]);
  expect(maxConsecutiveFailures).toBe(10);
  for (const phrase of ['30 seconds and 5 minutes', 'within 10 seconds', 'ten deliveries in a row'])
    expect(guide.replaceAll(/\s+/g, ' ')).toContain(phrase);
});

test('the commands of the guide on webhooks work in sequence', { timeout: startTimeoutMs }, async () => {
  const { orgId, projectId } = service.tenant;
  const endpoint = { url: receiver.urlOf('/hook'), events: ['lead.added'] };
  const { webhookId, secret } = (await service.call('webhooks.create', endpoint)).value;
  await service.call('leads.add', { projectId, company: 'Koivu Oy' });
  const [first] = await receiver.waitFor('/hook', 1);
  const id = headersOf(first!)['webhook-id']!;
  const environment = { DATABASE_URL: service.databaseUrl, DATA_DIR: service.dataDir };
  const values: Record<string, string> = { $ORG: orgId, $WEBHOOK: webhookId, $DELIVERY: id };
  const perform = async (name: string) => {
    const words = commands.find(([, verb]) => verb === name)!;
    const result = await run(
      words.map((word) => values[word] ?? word),
      environment,
    );
    expect([result.status, result.stderr], words.join(' ')).toEqual([0, '']);
    return result.stdout;
  };
  expect(commands.map(([, verb]) => verb)).toEqual([
    'enable',
    'replay',
    'deliveries',
    'resend',
    'ping',
    'rotate',
  ]);

  expect(await perform('enable')).toBe(`${webhookId} was already enabled. Its failure count is reset.\n`);
  expect(await perform('replay')).toContain('1 event is queued');
  await receiver.waitFor('/hook', 2);
  expect(await perform('deliveries')).toContain(id);
  expect(await perform('resend')).toBe(`${id} is queued again.\n`);
  const deliveries = await receiver.waitFor('/hook', 3);
  for (const each of deliveries) {
    expect(headersOf(each)['webhook-id']).toBe(id);
    expect(each.body).toEqual(first!.body);
    expect(await unwrap(each.body, each.headers, secret)).toMatchObject({ event: 'lead.added' });
  }

  const rotated = await perform('rotate');
  const newSecret = /whsec_\S+/.exec(rotated)![0];
  await perform('ping');
  const ping = (await receiver.waitFor('/hook', 4))[3]!;
  for (const key of [newSecret, secret])
    expect(await unwrap(ping.body, ping.headers, key)).toMatchObject({ event: 'test.ping', data: {} });
  const bodyOnlySignature = { 'x-service-signature': headersOf(ping)['x-service-signature']! };
  const withoutTimestamp = { requireTimestamp: false };
  expect(await unwrap(ping.body, bodyOnlySignature, newSecret, withoutTimestamp)).toMatchObject({
    event: 'test.ping',
  });
  const rejected = unwrap(ping.body, bodyOnlySignature, secret, withoutTimestamp);
  await expect(rejected).rejects.toMatchObject({ code: 'signature_invalid' });
});
