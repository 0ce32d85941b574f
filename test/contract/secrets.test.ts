import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createSealedSecrets } from '../../src/adapters/secrets/sealed-secrets.ts';
import { maxConsecutiveFailures } from '../../src/domain/delivery.ts';
import { createLog } from '../../src/log.ts';
import { rotateSecret } from '../../src/people/webhooks.ts';
import { writeBackup } from '../../src/store/backup.ts';
import { testService } from '../support/test-service.ts';
import { startMailServer } from '../support/mail-server.ts';
import { testReceiver } from '../webhooks/test-receiver.ts';
import { webhookScene } from '../webhooks/scene.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const mailPassword = 'Planted/pass word+1';
/** Echoes the password in its error, as some servers do. */
const mailServer = await startMailServer({
  authOptional: false,
  disabledCommands: [],
  onAuth: ({ password = '' }, _session, done) => done(new Error(`no account with ${password}`)),
});
const { host } = new URL(mailServer.url.replace('smtp:', 'http:'));
const secretKey = Buffer.alloc(32, 5);
const service = testService({
  log: createLog('trace', destination),
  environment: {
    SMTP_URL: `smtp://robot:${encodeURIComponent(mailPassword)}@${host}?tls.rejectUnauthorized=false`,
    SECRET_KEY: secretKey.toString('base64'),
    WEBHOOK_RETRY_MS: '50',
  },
});
const receiver = testReceiver();
const replies: string[] = [];
let webhookSecrets: string[] = [];
afterAll(() => mailServer.close());

beforeAll(async () => {
  receiver.respondAt('/broken', (response, { headers }) => {
    response.writeHead(500, { 'X-Echo': String(headers['x-service-signature']) });
    response.end(JSON.stringify(headers));
  });
  const scene = await webhookScene(service);
  const first = await scene.createEndpoint(receiver.urlOf('/broken'));
  const { webhookId, secret } = first;
  const rotated = `whsec_${Buffer.alloc(32, 6).toString('base64')}`;
  const secrets = createSealedSecrets(() => secretKey);
  const name = { orgId: scene.tenant.orgId, webhookId };
  const seal = (location: Parameters<typeof secrets.seal>[1]) => secrets.seal(rotated, location);
  await rotateSecret(service.assembled.store, name, { seal, dropsOld: false });
  webhookSecrets = [secret, rotated];
  await scene.raiseEvents(maxConsecutiveFailures);
  replies.push(JSON.stringify(await scene.waitUntilEnded(webhookId, maxConsecutiveFailures)));
  const retryPolicy = { timeout: 15_000 };
  await vi.waitUntil(async () => (await countFailedNotices()) > 0, retryPolicy);
  const options = { key: scene.tenant.liveKey };
  const refused = { url: `ftp://robot:${encodeURIComponent(secret)}@hooks.example/`, events: ['*'] };
  for (const reply of [
    await service.call('webhooks.list', {}, options),
    await service.call('webhooks.create', refused, options),
    await service.call('webhooks.delete', { webhookId }, options),
    await service.call('webhooks.delete', { webhookId }, options),
  ])
    replies.push(reply.text);
}, 60_000);

/** The number of notices about a disabled endpoint that could not be sent. */
async function countFailedNotices(): Promise<number> {
  const [row] = await service.sql<{ tried: number }>(
    `select count(*)::int as tried from notice where last_error like '%no account with%'`,
  );
  return row!.tried;
}

test('the log contains no mail password and no endpoint secret', () => {
  const failed = lines.filter((line) => line.includes('no account with'));
  expect(failed.length).toBeGreaterThan(0);
  expectNoSecrets(lines.join(''));
});

test('no reply and no delivery contains them', () => {
  expect(replies).toHaveLength(5);
  expect(replies[0]).toContain('x-service-signature');
  expectNoSecrets(replies.join(''));
});

test('no backup contains them in plaintext', async () => {
  const backup: string[] = [];
  await writeBackup(service.databaseUrl, '1.0.0', async (line) => void backup.push(line));
  const text = backup.join('');
  expect(text).toContain('no account with');
  expect(text).toContain('Webhook disabled');
  expectNoSecrets(text);
});

function expectNoSecrets(text: string): void {
  const keys = webhookSecrets.map((secret) => secret.slice('whsec_'.length));
  const spellings = [mailPassword, ...keys].flatMap((secret) => [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ]);
  const bytes = keys.map((key) => Buffer.from(key, 'base64').toString('hex'));
  for (const secret of [...spellings, ...bytes]) expect(text.includes(secret), secret).toBe(false);
}
