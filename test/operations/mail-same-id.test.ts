import { beforeEach, describe, expect, test } from 'vitest';
import { listWaitingMail } from '../../src/people/receive-mail.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { recordSent, receive, writeBounce, writeMail } from '../support/test-mails.ts';

const service = testService();
const id = '<ticket-1@x.example>';
const optOutText = 'Please remove me from your list and do not write to me again.';
const sameIdWarning = expect.stringContaining('Another mail has the same Message-ID');
let scene: Awaited<ReturnType<typeof openWorkspace>>;
let vicId: string;
let boId: string;

beforeEach(async () => {
  scene = await openWorkspace(service);
  vicId = (await scene.addLead({ email: 'vic@victim.example' })).id;
  boId = (await scene.addLead({ email: 'bo@other.example' })).id;
});

const from = (address: string, body?: string, headers: Readonly<Record<string, string>> = {}) =>
  writeMail({ From: address, 'Message-ID': id, ...headers }, body);
const receiveMail = (mail: Buffer) => receive(service, scene.projectId, mail);
const recordSentMail = (to: string, headers: Readonly<Record<string, string>> = {}) =>
  recordSent(service, scene.projectId, from('me@tavlo.example', 'Hello!', { To: to, ...headers }));
const states = async (leadId: string) =>
  (await scene.call('messages.byLead', { leadId })).items.map(({ state }) => state).toSorted();
const suppressed = async () =>
  (
    await service.sql('select value from suppression where org_id = $1 order by value', [scene.tenant.orgId])
  ).map(({ value }) => value);

test.each<[string, () => Promise<unknown>]>([
  ['unlinked mail of a stranger', () => receiveMail(from('eve@evil.example'))],
  ['mail of another lead', () => receiveMail(from('bo@other.example'))],
  ['different mail of the same sender', () => receiveMail(from('vic@victim.example'))],
  ['sent mail to another lead', () => recordSentMail('bo@other.example')],
])('an opt-out suppresses its sender even if its Message-ID is that of %s', async (_, prepare) => {
  expect(await prepare()).toMatchObject({ outcome: expect.stringMatching(/linked$/) });
  expect(await receiveMail(from('vic@victim.example', optOutText))).toMatchObject({
    outcome: 'linked',
    leadId: vicId,
    suppressionCause: 'unsubscribe',
    warnings: [sameIdWarning],
  });
  expect(await suppressed()).toEqual(['vic@victim.example']);
  expect(await receiveMail(from('vic@victim.example', optOutText))).toEqual({ outcome: 'known' });
});

test('an opt-out with the Message-ID of unlinked mail is applied while it waits for a lead', async () => {
  await receiveMail(from('eve@evil.example'));
  const reception = await receiveMail(from('new@third.example', optOutText));
  expect(reception).toMatchObject({
    outcome: 'unlinked',
    suppressionCause: 'unsubscribe',
    warnings: [sameIdWarning],
  });
  expect(await receiveMail(from('new@third.example', optOutText))).toEqual({ outcome: 'known' });
  await scene.call('leads.addAlias', { leadId: boId, email: 'new@third.example' });
  const { items } = await scene.call('messages.byLead', { leadId: boId });
  expect(items).toMatchObject([{ body: optOutText, warnings: [sameIdWarning] }]);
  await scene.addLead({ email: 'eve@evil.example' });
  expect(await receiveMail(from('eve@evil.example'))).toEqual({ outcome: 'known' });
});

test('unlinked mails with one Message-ID keep their text, warnings and reasons', async () => {
  await receiveMail(from('vic@victim.example', 'Hello!', { 'Message-ID': '<about@x.example>' }));
  const replyHeaders = { 'In-Reply-To': '<about@x.example>' };
  expect(await receiveMail(from('eve@evil.example', 'We would like a quote.'))).toMatchObject({
    warnings: [],
    reason: null,
  });
  const second = await receiveMail(from('eve@evil.example', 'Thank you for the offer.', replyHeaders));
  expect(second).toMatchObject({ outcome: 'unlinked', warnings: [sameIdWarning] });
  expect(await receiveMail(from('ann@evil.example', 'Thank you for the offer.', replyHeaders))).toMatchObject(
    {
      outcome: 'unlinked',
    },
  );
  const waiting = await listWaitingMail(service.assembled.store, scene.projectId, 9);
  const notAnAddress = (address: string) =>
    expect.stringContaining(`${address} is not an address of that lead`);
  expect(waiting.map((mail) => [mail.from, mail.reason])).toEqual([
    ['ann@evil.example', notAnAddress('ann@evil.example')],
    ['eve@evil.example', notAnAddress('eve@evil.example')],
    ['eve@evil.example', null],
  ]);
  const { id: leadId } = await scene.addLead({ email: 'eve@evil.example' });
  const { items } = await scene.call('messages.byLead', { leadId });
  const byId = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byId).toMatchObject([
    { body: 'We would like a quote.', warnings: [] },
    { body: 'Thank you for the offer.', warnings: [sameIdWarning] },
  ]);
});

test('ignores mails of another workspace', async () => {
  const openProject = async () => {
    const id = newId('project');
    await service.sql(
      `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Other', now(), now())`,
      [scene.tenant.orgId, id],
    );
    return id;
  };
  const [second, third] = [await openProject(), await openProject()];
  const mail = from('new@third.example', 'Hello!');
  expect(await receive(service, second, mail)).toMatchObject({ outcome: 'unlinked', warnings: [] });
  expect(await receiveMail(from('bo@other.example'))).toMatchObject({ outcome: 'linked', warnings: [] });
  expect(await receive(service, third, from('eve@evil.example'))).toMatchObject({ warnings: [] });
  const { id: leadId } = await scene.addLead({ email: 'new@third.example' });
  expect((await scene.call('messages.byLead', { leadId })).items).toEqual([]);
  expect(await receiveMail(mail)).toMatchObject({ outcome: 'linked', leadId, warnings: [sameIdWarning] });
  expect(await receive(service, second, mail)).toEqual({ outcome: 'known' });
});

test('concurrent imports store each of two mails with the same id once', async () => {
  const both = [from('vic@victim.example', 'We are interested.'), from('bo@other.example', 'So are we.')];
  const receptions = await Promise.all([...both, ...both, ...both].map(receiveMail));
  expect(receptions.map(({ outcome }) => outcome).toSorted()).toEqual([
    'known',
    'known',
    'known',
    'known',
    'linked',
    'linked',
  ]);
  expect([await states(vicId), await states(boId)]).toEqual([['received'], ['received']]);
});

test('stores sent mail in the thread even if mail of the lead has the same id', async () => {
  await receiveMail(from('vic@victim.example', 'Hello!', { Subject: 'Yours' }));
  expect(await recordSentMail('vic@victim.example')).toMatchObject({ outcome: 'linked', leadId: vicId });
  expect(await recordSentMail('vic@victim.example')).toEqual({ outcome: 'known' });
  expect(await states(vicId)).toEqual(['received', 'sent']);
});

describe('a reply to a Message-ID that mails of several leads share', () => {
  const reply = (address: string, body?: string) =>
    writeMail({ From: address, 'Message-ID': `<${address}>`, 'In-Reply-To': id }, body);

  test('is linked to the lead of the sender’s company', async () => {
    await receiveMail(from('vic@victim.example'));
    await receiveMail(from('bo@other.example'));
    for (const [address, leadId] of [
      ['olli@victim.example', vicId],
      ['olli@other.example', boId],
      ['vic@victim.example', vicId],
    ] as const)
      expect(await receiveMail(reply(address))).toMatchObject({ outcome: 'linked', leadId });
  });

  test('stays unlinked and suppresses no lead if its sender belongs to none of the companies', async () => {
    await recordSentMail('vic@victim.example');
    await receiveMail(from('bo@other.example'));
    expect(await receiveMail(reply('eve@evil.example', optOutText))).toMatchObject({
      outcome: 'unlinked',
      reason: expect.stringContaining('occurs in the threads of several leads'),
    });
    expect(await suppressed()).toEqual(['eve@evil.example']);
  });

  test('stays unlinked if several leads of the sender’s company have a mail with that id', async () => {
    await scene.addLead({ email: 'ann@victim.example' });
    await receiveMail(from('vic@victim.example'));
    await receiveMail(from('ann@victim.example'));
    expect(await receiveMail(reply('olli@victim.example'))).toMatchObject({ outcome: 'unlinked' });
  });
});

describe('a report about a Message-ID that two sent mails share', () => {
  const report = (recipient: string, subject: string | null = null) =>
    writeBounce({ about: id, recipient, subject }, { From: 'MAILER-DAEMON@relay.example' });

  beforeEach(async () => {
    await recordSentMail('bo@other.example', { Subject: 'One' });
    await recordSentMail('vic@victim.example', { Subject: 'Two' });
  });

  test.each([
    ['vic@victim.example', ['bounced', 'received'], ['sent']],
    ['bo@other.example', ['sent'], ['bounced', 'received']],
  ])('marks the mail that was sent to %s as bounced', async (recipient, statesOfVic, statesOfBo) => {
    expect(await receiveMail(report(recipient))).toMatchObject({
      outcome: 'linked',
      suppressionCause: 'hard_bounce',
    });
    expect([await states(vicId), await states(boId)]).toEqual([statesOfVic, statesOfBo]);
    expect(await suppressed()).toEqual([recipient]);
  });

  test('changes no lead if it names another recipient', async () => {
    expect(await receiveMail(report('olli@elsewhere.example'))).toMatchObject({ outcome: 'unlinked' });
    expect([await states(vicId), await states(boId), await suppressed()]).toEqual([['sent'], ['sent'], []]);
  });

  test('marks the mail whose subject the report quotes as bounced if both mails went to one lead', async () => {
    await recordSentMail('vic@victim.example', { Subject: 'Three', Date: 'Fri, 20 Nov 2026 09:00:00 +0000' });
    await receiveMail(report('vic@victim.example', 'Two'));
    const { items } = await scene.call('messages.byLead', { leadId: vicId });
    const bounced = items.filter(({ state }) => state === 'bounced');
    expect(bounced).toMatchObject([{ subject: 'Two' }]);
  });
});
