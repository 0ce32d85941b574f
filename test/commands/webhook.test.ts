import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';
import { testReceiver } from '../webhooks/test-receiver.ts';
import { testPrograms, startTimeoutMs } from './program.ts';

const settings = { OUTBOUND_ALLOW: '127.0.0.1/32', WEBHOOK_RETRY_MS: '50,100' };
const service = testService({ environment: settings });
const receiver = testReceiver();
const { run } = testPrograms();

test(
  'creates, lists, disables, enables, rotates and deletes endpoints',
  { timeout: 2 * startTimeoutMs },
  async () => {
    const { orgId, projectId } = service.tenant;
    const environment = { ...settings, DATABASE_URL: service.databaseUrl, DATA_DIR: service.dataDir };
    const command = (name: string, ...options: string[]) =>
      run(['webhook', name, '--org', orgId, ...options], environment);
    const runJson = async (name: string, ...options: string[]) => {
      const result = await command(name, ...options, '--json');
      expect(result, result.stderr).toMatchObject({ status: 0 });
      return JSON.parse(result.stdout);
    };
    receiver.respondAt('/in', (response) => response.writeHead(500).end('\u001b[2J no \u202e thanks'));
    const created = await runJson(
      'create',
      '--url',
      receiver.urlOf('/in'),
      '--events',
      'lead.added,draft.ready',
    );
    expect(created).toEqual({
      webhookId: expect.stringMatching(/^webhook_/),
      url: receiver.urlOf('/in'),
      description: null,
      events: ['lead.added', 'draft.ready'],
      secret: expect.stringMatching(/^whsec_/),
    });
    const { webhookId } = created;
    expect(await command('create', '--url', 'http://10.0.0.1/')).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(
        /does not lead to a public address\..* with the setting OUTBOUND_ALLOW\.\n$/,
      ),
    });
    expect(await command('create', '--url', receiver.urlOf('/in'), '--events', 'lead.add')).toMatchObject({
      status: 2,
      stdout: '',
      stderr: expect.stringContaining('Did you mean lead.added?'),
    });
    await service.call('leads.add', { projectId, company: 'Koivu', email: 'a@koivu.example' });
    await receiver.waitFor('/in', 3);
    const waitForState = async (state: string) => {
      await expect
        .poll(async () => (await runJson('deliveries', '--state', state)).deliveries.length, {
          timeout: startTimeoutMs,
        })
        .toBe(1);
      return command('deliveries', '--state', state, '--webhook', webhookId);
    };
    const { stdout: failed } = await waitForState('failed');
    expect(failed).toMatch(
      new RegExp(
        String.raw`^\S+Z {2}failed {5}lead\.added {2}delivery_\S+ {2}to webhook_\S+\n` +
          String.raw`( {4}\S+Z {2}\d+ ms {2}500: \[2J no thanks\n){3}$`,
      ),
    );
    const { deliveryId } = (await runJson('deliveries')).deliveries[0];
    receiver.respondAt('/in', (response) => response.writeHead(204).end());
    expect(await runJson('resend', '--delivery', deliveryId)).toEqual({ deliveryId, state: 'waiting' });
    await receiver.waitFor('/in', 4);
    await waitForState('delivered');
    expect(await runJson('deliveries', '--delivery', deliveryId, '--state', 'failed')).toEqual({
      deliveries: [],
    });
    expect(await runJson('disable', '--webhook', webhookId)).toEqual({
      webhookId,
      active: false,
      cancelled: 0,
    });
    expect((await command('ping', '--webhook', webhookId)).stderr).toContain('The endpoint is disabled.');
    expect((await command('list')).stdout).toMatch(
      /^webhook_\S+ {2}disabled \S+Z {2}delivered \S+Z {2}lead\.added,draft\.ready {2}http/,
    );
    expect(await runJson('enable', '--webhook', webhookId)).toEqual({ webhookId, active: true });
    const replayed = await runJson('replay', '--webhook', webhookId, '--since', '1h');
    expect(replayed).toEqual({ webhookId, sent: 1, since: expect.any(Number) as number });
    await receiver.waitFor('/in', 5);
    const pinged = await runJson('ping', '--webhook', webhookId);
    expect((await receiver.waitFor('/in', 6)).at(-1)!.headers['webhook-id']).toBe(pinged.deliveryId);
    const rotated = await command('rotate', '--webhook', webhookId);
    expect(rotated.stdout).toMatch(/^New secret, shown only once: whsec_\S+=\nUntil /);
    expect(await runJson('rotate', '--webhook', webhookId, '--now')).toMatchObject({ oldValidUntil: null });
    expect(await runJson('delete', '--webhook', webhookId)).toEqual({ webhookId, deleted: true });
    expect((await runJson('list')).webhooks).toEqual([]);
    expect((await runJson('deliveries', '--webhook', webhookId)).deliveries.length).toBeGreaterThan(0);
    expect(await command('enable', '--webhook', webhookId)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `The organisation has no webhook endpoint ${webhookId}.\n`,
    });
  },
);

test('the list shows waiting deliveries and the last response', { timeout: 2 * startTimeoutMs }, async () => {
  const { orgId, projectId, liveKey: key } = await service.newTenant();
  const environment = { ...settings, DATABASE_URL: service.databaseUrl, DATA_DIR: service.dataDir };
  const command = (name: string, ...options: string[]) =>
    run(['webhook', name, '--org', orgId, ...options], environment);
  let requestCount = 0;
  receiver.respondAt('/once', (response) => {
    requestCount += 1;
    if (requestCount === 1) response.writeHead(500).end();
  });
  await command('create', '--url', receiver.urlOf('/once'), '--events', 'lead.added');
  expect((await command('list')).stdout).toContain('  nothing sent  ');
  await service.call('leads.add', { projectId, company: 'Koivu', email: 'a@koivu.example' }, { key });
  await receiver.waitFor('/once', 2);
  expect((await command('list')).stdout).toMatch(/ {2}1 waiting, last response \S+Z: 500 {2}lead\.added {2}/);
});

test(
  'names the endpoint that is enabled again, and rejects unknown ids',
  { timeout: startTimeoutMs },
  async () => {
    const { orgId } = service.tenant;
    const environment = { ...settings, DATABASE_URL: service.databaseUrl, DATA_DIR: service.dataDir };
    const command = (name: string, webhookId: string) =>
      run(['webhook', name, '--org', orgId, '--webhook', webhookId], environment);
    const endpoint = { url: receiver.urlOf('/switched'), events: ['lead.added'] };
    const { webhookId } = (await service.call('webhooks.create', endpoint)).value;
    await command('disable', webhookId);
    const again = `${webhookId} receives events again. To send missed events: npx outreach webhook replay`;
    expect((await command('enable', webhookId)).stdout).toContain(again);
    expect((await command('enable', webhookId)).stdout).toContain(`${webhookId} was already enabled.`);
    expect((await command('deliveries', webhookId)).stdout).toContain('None match');
    for (const name of ['deliveries', 'rotate'])
      expect(await command(name, 'webhook_none')).toEqual({
        status: 1,
        stdout: '',
        stderr: 'The organisation has no webhook endpoint webhook_none.\n',
      });
    for (const name of ['deliveries', 'resend'])
      expect(
        await run(['webhook', name, '--org', orgId, '--delivery', 'delivery_none'], environment),
      ).toEqual({
        status: 1,
        stdout: '',
        stderr: 'There is no delivery delivery_none.\n',
      });
  },
);
