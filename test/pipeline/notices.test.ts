import { execFile } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createLog } from '../../src/log.ts';
import { createSmtp } from '../../src/adapters/mail/smtp.ts';
import { changeUser, createUser } from '../../src/people/accounts.ts';
import { listNotices } from '../../src/people/notices.ts';
import type { ListedNotice } from '../../src/store/queries/notice-sending.ts';
import { MailFailed, type TeamMailer } from '../../src/ports/mail.ts';
import { notifyTeam, type TeamNotice } from '../../src/application/notices/notify-team.ts';
import { sendNotice } from '../../src/workers/send-notice.ts';
import { startMailServer, type MailServer } from '../support/mail-server.ts';
import { openService, testService, type Tenant } from '../support/test-service.ts';

/** Notices to the team are not encrypted. */
const secrets = { open: (sealed: string) => sealed };
let server: MailServer;
let mail: TeamMailer;
/** Sends mail. Tests replace it to simulate failures. */
let sendMail: TeamMailer['send'];
/** Log lines of the service. */
const logged: string[] = [];
const service = testService({
  log: createLog('warn', { write: (line) => void logged.push(line) }),
  ports: { mail: { send: (...given) => sendMail(...given) } },
  providerRetryPolicy: { delaysMs: [300], maxDelayMs: 300, giveUpAfterMs: 60_000 },
});
beforeAll(async () => {
  server = await startMailServer();
  mail = createSmtp({ url: server.url, from: 'outreach@sender.example' });
});
afterAll(() => server.close());
beforeEach(() => {
  sendMail = mail.send;
});

const sendNoticeTo = (tenant: Tenant, notice: Partial<TeamNotice> = {}) =>
  service.assembled.store.transaction(tenant.orgId, (tx) =>
    notifyTeam(tx, { emails: null, subject: 'An enquiry', text: 'Somebody wrote.', key: 'one', ...notice }),
  );
const listNoticesOf = (tenant: Tenant) => listNotices(service.assembled.store, tenant.orgId, 50);
const waitForState = async (tenant: Tenant, state: ListedNotice['state'] = 'sent') => {
  const states = async () => (await listNoticesOf(tenant)).map((notice) => notice.state);
  await expect.poll(states).toEqual([state]);
  return (await listNoticesOf(tenant))[0]!;
};
const deliveredTo = (tenant: Tenant) =>
  server.delivered.filter(({ to }) => to.some((address) => address.includes(tenant.orgId.slice(4))));
const member = (tenant: Tenant, name: string) => `${name}@${tenant.orgId.slice(4)}.example`;
const addMember = async (tenant: Tenant, name: string) =>
  createUser(service.assembled.store, { orgId: tenant.orgId, email: member(tenant, name) });
/** Inserts a notice as `notifyTeam` does, but without an outbox row, so that no worker sends it. */
const insertUnqueuedNotice = async (tenant: Tenant, failingFor = '0 s') => {
  const id = `notice_${tenant.orgId.slice(4)}`;
  await service.sql(
    `insert into notice (org_id, id, key, subject, body, created_at, failing_since)
     values ($1, $2, 'one', 'An enquiry', 'Somebody wrote.', now(), now() - $3::interval)`,
    [tenant.orgId, id, failingFor],
  );
  return id;
};

test('goes to every active member once per key', async () => {
  const tenant = await service.newTenant();
  const { userId } = await addMember(tenant, 'left');
  await addMember(tenant, 'second');
  await changeUser(service.assembled.store, userId, 'disable');
  await sendNoticeTo(tenant, { subject: 'An enquiry\r\nBcc: stranger@example.com' });
  const notice = await waitForState(tenant);
  await sendNoticeTo(tenant);
  const to = [member(tenant, 'owner'), member(tenant, 'second')];
  expect(notice).toMatchObject({ attempts: 1, sentTo: to, lastError: null, nextAttemptAt: null });
  expect(deliveredTo(tenant)).toMatchObject([
    { to, mail: { subject: 'An enquiry Bcc: stranger@example.com', text: 'Somebody wrote.\n' } },
  ]);
  expect(await listNoticesOf(tenant)).toHaveLength(1);
  expect(await service.sql('select 1 from directory.outbox where subject = $1', [notice.noticeId])).toEqual(
    [],
  );
});

test('goes to members only', async () => {
  const [tenant, other] = [await service.newTenant(), await service.newTenant()];
  const emails = [
    member(other, 'owner'),
    'lead@prospect.example',
    ` ${member(tenant, 'OWNER').toUpperCase()}`,
  ];
  await sendNoticeTo(tenant, { emails });
  expect((await waitForState(tenant)).sentTo).toEqual([member(tenant, 'owner')]);
  const stranger = await service.newTenant();
  await sendNoticeTo(stranger, { emails: ['lead@prospect.example', member(other, 'owner')] });
  const lost = await waitForState(stranger, 'given_up');
  expect(lost).toMatchObject({
    sentTo: [],
    lastError: expect.stringContaining('is an active member') as string,
  });
  expect(deliveredTo(other)).toEqual([]);
  const lines = logged.filter((line) => line.includes(lost.noticeId));
  expect(lines).toEqual([expect.stringContaining('a notice to the team failed permanently')]);
});

test('is not written if the transaction fails', async () => {
  const tenant = await service.newTenant();
  const work = service.assembled.store.transaction(tenant.orgId, async (tx) => {
    await notifyTeam(tx, { emails: null, subject: 'x', text: 'x', key: 'x' });
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await listNoticesOf(tenant)).toEqual([]);
});

test('is retried while the mail server fails, without delaying others', async () => {
  const [tenant, other] = [await service.newTenant(), await service.newTenant()];
  let isAway = true;
  sendMail = async (request, signal) => {
    const isTheirs = request.to.includes(member(tenant, 'owner'));
    if (isTheirs && isAway) throw new MailFailed('The mail server rejected it: 451 later.');
    return mail.send(request, signal);
  };
  await sendNoticeTo(tenant);
  await expect.poll(async () => (await listNoticesOf(tenant))[0]!.attempts).toBeGreaterThan(1);
  expect((await listNoticesOf(tenant))[0]).toMatchObject({
    state: 'waiting',
    sentTo: [],
    lastError: 'The mail server rejected it: 451 later.',
    nextAttemptAt: expect.any(Number) as number,
  });
  await sendNoticeTo(other);
  await waitForState(other);
  isAway = false;
  expect(await waitForState(tenant)).toMatchObject({ sentTo: [member(tenant, 'owner')], lastError: null });
  expect(deliveredTo(tenant)).toHaveLength(1);
});

test('is resent only to rejected recipients', async () => {
  const tenant = await service.newTenant();
  await addMember(tenant, 'full');
  let isFull = true;
  sendMail = async (request, signal) => {
    const to = request.to.filter((address) => !(isFull && address.startsWith('full')));
    if (to.length > 0) await mail.send({ ...request, to }, signal);
    return request.to
      .filter((address) => !to.includes(address))
      .map((address) => ({ address, reason: '452 mailbox full' }));
  };
  await sendNoticeTo(tenant);
  const reason = `${member(tenant, 'full')} was rejected: 452 mailbox full`;
  await expect.poll(async () => (await listNoticesOf(tenant))[0]!.lastError).toBe(reason);
  isFull = false;
  const { noticeId } = await waitForState(tenant);
  const lines = logged.filter((line) => line.includes(noticeId));
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    expect(line).toContain('[address] was rejected: 452 mailbox full');
    expect(line).not.toMatch(/@\S+\.example/);
  }
  expect(deliveredTo(tenant).map(({ to }) => to)).toEqual([
    [member(tenant, 'owner')],
    [member(tenant, 'full')],
  ]);
});

test('is given up and reported after a day', async () => {
  const tenant = await service.newTenant();
  const noticeId = await insertUnqueuedNotice(tenant, '25 hours');
  const failures: unknown[] = [];
  const failing: TeamMailer = { send: () => Promise.reject(new MailFailed('It is away.')) };
  const onFailure = (failure: Error, isGivenUp: boolean) => failures.push([failure.message, isGivenUp]);
  const { store } = service.assembled;
  const sending = { store, mail: failing, secrets, onFailure };
  await sendNotice(sending, { orgId: tenant.orgId, noticeId }, AbortSignal.timeout(10_000));
  expect(await listNoticesOf(tenant)).toMatchObject([
    { state: 'given_up', lastError: 'It is away.', sentTo: [] },
  ]);
  expect(failures).toEqual([['It is away.', true]]);
});

test('is sent by one of two concurrent workers', async () => {
  const tenant = await service.newTenant();
  const noticeId = await insertUnqueuedNotice(tenant);
  const slow: TeamMailer = { send: async (...given) => (await sleep(200), mail.send(...given)) };
  const { store } = service.assembled;
  const attempt = () =>
    sendNotice(
      { store, mail: slow, secrets, onFailure: () => undefined },
      { orgId: tenant.orgId, noticeId },
      AbortSignal.timeout(10_000),
    );
  await Promise.all([attempt(), attempt(), attempt()]);
  expect(deliveredTo(tenant)).toHaveLength(1);
  expect(await listNoticesOf(tenant)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('is resent under the same Message-ID after a worker dies', async () => {
  const tenant = await service.newTenant();
  const noticeId = await insertUnqueuedNotice(tenant);
  const doomed = path.join(import.meta.dirname, 'doomed-notice.ts');
  const dying = promisify(execFile)(process.execPath, [
    doomed,
    service.databaseUrl,
    tenant.orgId,
    noticeId,
    server.url,
  ]);
  await expect(dying).rejects.toMatchObject({ signal: 'SIGKILL' });
  expect(await listNoticesOf(tenant)).toMatchObject([{ state: 'waiting', attempts: 1 }]);
  // A relay before the end of the dead worker's lease postpones the notice. Then the test ends the lease.
  await service.sql(
    `insert into directory.outbox (id, org_id, kind, name, subject, due_at)
     values ($1, $2, 'job', 'notice', $3, now())`,
    [`wake_${noticeId}`, tenant.orgId, noticeId],
  );
  const isPostponed = async () =>
    (
      await service.sql<{ is_postponed: boolean }>(
        `select o.due_at = n.held_until as is_postponed from directory.outbox o join notice n on n.id = o.subject
         where o.subject = $1`,
        [noticeId],
      )
    )[0]?.is_postponed;
  await expect.poll(isPostponed).toBe(true);
  expect(deliveredTo(tenant)).toHaveLength(1);
  await service.sql('update notice set held_until = now() where id = $1', [noticeId]);
  await service.sql('update directory.outbox set due_at = now() where subject = $1', [noticeId]);
  await waitForState(tenant);
  expect(deliveredTo(tenant).map((taken) => taken.mail.messageId)).toEqual([
    `<${noticeId}@sender.example>`,
    `<${noticeId}@sender.example>`,
  ]);
});

test('is handed to the next process on shutdown', async () => {
  const tenant = await service.newTenant();
  const noticeId = await insertUnqueuedNotice(tenant);
  const stopping = new AbortController();
  const stuck: TeamMailer = {
    send: (_mailing, signal) =>
      new Promise((_, reject) => {
        signal!.addEventListener('abort', () => reject(signal!.reason as Error));
        stopping.abort(new Error('stopping'));
      }),
  };
  const { store } = service.assembled;
  const sending = { store, mail: stuck, secrets, onFailure: () => undefined };
  const left = sendNotice(sending, { orgId: tenant.orgId, noticeId }, stopping.signal);
  await expect(left).rejects.toThrow('stopping');
  await sendNotice({ ...sending, mail }, { orgId: tenant.orgId, noticeId }, AbortSignal.timeout(10_000));
  expect(await listNoticesOf(tenant)).toMatchObject([{ state: 'sent', attempts: 1 }]);
});

test('is sent once by two services on one database', async () => {
  const secondService = await openService(service.databaseUrl, {
    ports: { mail: { send: (...given) => sendMail(...given) } },
  });
  try {
    const tenants = await Promise.all(Array.from({ length: 8 }, () => service.newTenant()));
    await Promise.all(tenants.map((tenant) => sendNoticeTo(tenant)));
    await Promise.all(tenants.map((tenant) => waitForState(tenant)));
    expect(tenants.map((tenant) => deliveredTo(tenant).length)).toEqual(tenants.map(() => 1));
  } finally {
    await secondService.close();
  }
});
