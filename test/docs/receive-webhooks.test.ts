import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unwrap } from '../../sdk/unwrap.ts';
import { mostFailures } from '../../src/domain/delivery.ts';
import { settings } from '../../src/settings.ts';
import { programs, startingMs } from '../commands/program.ts';
import { testHouse } from '../house.ts';
import { testReceiver, type Received } from '../webhooks/receiver.ts';

const guide = readFileSync('docs/guides/10-receive-webhooks.md', 'utf8');
const commands = [...guide.matchAll(/^npx outreach (.+)$/gm)].map(([, words]) => words!.split(' '));
const house = testHouse();
const receiver = testReceiver();
const { run } = programs();
const headersOf = ({ headers }: Received) => headers as Record<string, string>;

test('what the guide tells of times and numbers is so', () => {
  expect([settings.webhookRetryMs.default, settings.webhookTimeoutMs.default]).toEqual([
    '30000,300000',
    '10000',
  ]);
  expect(mostFailures).toBe(10);
  for (const told of ['30 seconds and 5 minutes', 'within 10 seconds', 'ten deliveries in a row'])
    expect(guide.replaceAll(/\s+/g, ' ')).toContain(told);
});

test(
  'the commands of the guide on webhooks do what it says, one after the other',
  { timeout: startingMs },
  async () => {
    const { orgId, projectId } = house.tenant;
    const endpoint = { url: receiver.at('/hook'), events: ['lead.added'] };
    const { webhookId, secret } = (await house.call('webhooks.create', endpoint)).value;
    await house.call('leads.add', { projectId, company: 'Koivu Oy' });
    const [first] = await receiver.wait('/hook', 1);
    const id = headersOf(first!)['webhook-id']!;
    const environment = { DATABASE_URL: house.databaseUrl, DATA_DIR: house.dataDir };
    const values: Record<string, string> = { $ORG: orgId, $WEBHOOK: webhookId, $DELIVERY: id };
    const perform = async (name: string) => {
      const words = commands.find(([, verb]) => verb === name)!;
      const ended = await run(
        words.map((word) => values[word] ?? word),
        environment,
      );
      expect([ended.status, ended.stderr], words.join(' ')).toEqual([0, '']);
      return ended.stdout;
    };
    expect(commands.map(([, verb]) => verb)).toEqual([
      'enable',
      'replay',
      'deliveries',
      'resend',
      'ping',
      'rotate',
    ]);

    expect(await perform('enable')).toBe(
      `${webhookId} was enabled all along. Its failures are counted anew.\n`,
    );
    expect(await perform('replay')).toContain('1 event is queued');
    await receiver.wait('/hook', 2);
    expect(await perform('deliveries')).toContain(id);
    expect(await perform('resend')).toBe(`${id} is queued to be sent again.\n`);
    const again = await receiver.wait('/hook', 3);
    for (const each of again) {
      expect(headersOf(each)['webhook-id']).toBe(id);
      expect(each.body).toEqual(first!.body);
      expect(await unwrap(each.body, each.headers, secret)).toMatchObject({ event: 'lead.added' });
    }

    const rotated = await perform('rotate');
    const newSecret = /whsec_\S+/.exec(rotated)![0];
    await perform('ping');
    const ping = (await receiver.wait('/hook', 4))[3]!;
    for (const key of [newSecret, secret])
      expect(await unwrap(ping.body, ping.headers, key)).toMatchObject({ event: 'test.ping', data: {} });
    const bodyAlone = { 'x-service-signature': headersOf(ping)['x-service-signature']! };
    const untimed = { requireTimestamp: false };
    expect(await unwrap(ping.body, bodyAlone, newSecret, untimed)).toMatchObject({ event: 'test.ping' });
    const refused = unwrap(ping.body, bodyAlone, secret, untimed);
    await expect(refused).rejects.toMatchObject({ code: 'signature_invalid' });
  },
);
