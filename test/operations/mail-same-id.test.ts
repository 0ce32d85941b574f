import { beforeEach, describe, expect, test } from 'vitest';
import { listWaitingMail } from '../../src/people/receive-mail.ts';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { recordSent, receive, writeBounce, writeMail } from '../support/test-mails.ts';

const service = testService();
const id = '<ticket-1@x.example>';
const optOutText = 'Please remove me from your list and do not write to me again.';
const shared = expect.stringContaining('Another mail has the same Message-ID');
let scene: Awaited<ReturnType<typeof openWorkspace>>;
let vicId: string;
let boId: string;

beforeEach(async () => {
  scene = await openWorkspace(service);
  vicId = (await scene.addLead({ email: 'vic@victim.example' })).id;
  boId = (await scene.addLead({ email: 'bo@other.example' })).id;
});

const from = (address: string, body?: string, more: Readonly<Record<string, string>> = {}) =>
  writeMail({ From: address, 'Message-ID': id, ...more }, body);
const receiveMail = (mail: Buffer) => receive(service, scene.projectId, mail);
const recordSentMail = (to: string, more: Readonly<Record<string, string>> = {}) =>
  recordSent(service, scene.projectId, from('me@tavlo.example', 'Hello!', { To: to, ...more }));
const states = async (leadId: string) =>
  (await scene.call('messages.byLead', { leadId })).items.map(({ state }) => state).toSorted();
const suppressed = async () =>
  (
    await service.sql('select value from suppression where org_id = $1 order by value', [scene.tenant.orgId])
  ).map(({ value }) => value);

describe('an opt-out under the Message-ID of another mail suppresses its writer', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['of a stranger, which waits', () => receiveMail(from('eve@evil.example'))],
    ['of another lead', () => receiveMail(from('bo@other.example'))],
    ['of their own in other words', () => receiveMail(from('vic@victim.example'))],
    ['of ours that went to another lead', () => recordSentMail('bo@other.example')],
  ])('%s', async (_, prepare) => {
    expect(await prepare()).toMatchObject({ outcome: expect.stringMatching(/linked$/) });
    expect(await receiveMail(from('vic@victim.example', optOutText))).toMatchObject({
      outcome: 'linked',
      leadId: vicId,
      silenced: 'unsubscribe',
      warnings: [shared],
    });
    expect(await suppressed()).toEqual(['vic@victim.example']);
    expect(await receiveMail(from('vic@victim.example', optOutText))).toEqual({ outcome: 'known' });
  });

  test('also while it waits, with a warning once its lead exists', async () => {
    await receiveMail(from('eve@evil.example'));
    const taken = await receiveMail(from('new@third.example', optOutText));
    expect(taken).toMatchObject({ outcome: 'unlinked', silenced: 'unsubscribe', warnings: [shared] });
    expect(await receiveMail(from('new@third.example', optOutText))).toEqual({ outcome: 'known' });
    await scene.call('leads.addAlias', { leadId: boId, email: 'new@third.example' });
    const { items } = await scene.call('messages.byLead', { leadId: boId });
    expect(items).toMatchObject([{ body: optOutText, warnings: [shared] }]);
    await scene.addLead({ email: 'eve@evil.example' });
    expect(await receiveMail(from('eve@evil.example'))).toEqual({ outcome: 'known' });
  });
});

test('mails waiting under one id keep their own text, warnings and reason', async () => {
  await receiveMail(from('vic@victim.example', 'Hello!', { 'Message-ID': '<about@x.example>' }));
  const answer = { 'In-Reply-To': '<about@x.example>' };
  expect(await receiveMail(from('eve@evil.example', 'First.'))).toMatchObject({ warnings: [], reason: null });
  const second = await receiveMail(from('eve@evil.example', 'Second.', answer));
  expect(second).toMatchObject({ outcome: 'unlinked', warnings: [shared] });
  expect(await receiveMail(from('ann@evil.example', 'Second.', answer))).toMatchObject({
    outcome: 'unlinked',
  });
  const waiting = await listWaitingMail(service.assembled.store, scene.projectId, 9);
  const keptOut = (address: string) => expect.stringContaining(`${address} is not an address of that lead`);
  expect(waiting.map((mail) => [mail.from, mail.reason])).toEqual([
    ['ann@evil.example', keptOut('ann@evil.example')],
    ['eve@evil.example', keptOut('eve@evil.example')],
    ['eve@evil.example', null],
  ]);
  const { id: leadId } = await scene.addLead({ email: 'eve@evil.example' });
  const { items } = await scene.call('messages.byLead', { leadId });
  const byPlace = items.toSorted((one, other) => (one.id < other.id ? -1 : 1));
  expect(byPlace).toMatchObject([
    { body: 'First.', warnings: [] },
    { body: 'Second.', warnings: [shared] },
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
  expect(await receiveMail(mail)).toMatchObject({ outcome: 'linked', leadId, warnings: [shared] });
  expect(await receive(service, second, mail)).toEqual({ outcome: 'known' });
});

test('concurrent imports store one mail, besides another one with the same id', async () => {
  const both = [from('vic@victim.example', 'We are interested.'), from('bo@other.example', 'So are we.')];
  const taken = await Promise.all([...both, ...both, ...both].map(receiveMail));
  expect(taken.map(({ outcome }) => outcome).toSorted()).toEqual([
    'known',
    'known',
    'known',
    'known',
    'linked',
    'linked',
  ]);
  expect([await states(vicId), await states(boId)]).toEqual([['received'], ['received']]);
});

test('a lead’s mail with the id of our mail does not keep ours out of the thread', async () => {
  await receiveMail(from('vic@victim.example', 'Hello!', { Subject: 'Yours' }));
  expect(await recordSentMail('vic@victim.example')).toMatchObject({ outcome: 'linked', leadId: vicId });
  expect(await recordSentMail('vic@victim.example')).toEqual({ outcome: 'known' });
  expect(await states(vicId)).toEqual(['received', 'sent']);
});

describe('an answer to an id that mails of several leads share', () => {
  const answer = (address: string, body?: string) =>
    writeMail({ From: address, 'Message-ID': `<${address}>`, 'In-Reply-To': id }, body);

  test('goes to the lead of the sender’s company', async () => {
    await receiveMail(from('vic@victim.example'));
    await receiveMail(from('bo@other.example'));
    for (const [address, leadId] of [
      ['olli@victim.example', vicId],
      ['olli@other.example', boId],
      ['vic@victim.example', vicId],
    ] as const)
      expect(await receiveMail(answer(address))).toMatchObject({ outcome: 'linked', leadId });
  });

  test('waits if its sender belongs to none of the companies, and suppresses no lead', async () => {
    await recordSentMail('vic@victim.example');
    await receiveMail(from('bo@other.example'));
    expect(await receiveMail(answer('eve@evil.example', optOutText))).toMatchObject({
      outcome: 'unlinked',
      reason: expect.stringContaining('occurs in the threads of several leads'),
    });
    expect(await suppressed()).toEqual(['eve@evil.example']);
  });

  test('waits where several leads of that company have it', async () => {
    await scene.addLead({ email: 'ann@victim.example' });
    await receiveMail(from('vic@victim.example'));
    await receiveMail(from('ann@victim.example'));
    expect(await receiveMail(answer('olli@victim.example'))).toMatchObject({ outcome: 'unlinked' });
  });
});

describe('a report with an id that two of our mails share', () => {
  const report = (recipient: string, subject: string | null = null) =>
    writeBounce({ about: id, recipient, subject }, { From: 'MAILER-DAEMON@relay.example' });

  beforeEach(async () => {
    await recordSentMail('bo@other.example', { Subject: 'One' });
    await recordSentMail('vic@victim.example', { Subject: 'Two' });
  });

  test.each([
    ['vic@victim.example', ['bounced', 'received'], ['sent']],
    ['bo@other.example', ['sent'], ['bounced', 'received']],
  ])('concerns the one sent to %s', async (recipient, ofVic, ofBo) => {
    expect(await receiveMail(report(recipient))).toMatchObject({
      outcome: 'linked',
      silenced: 'hard_bounce',
    });
    expect([await states(vicId), await states(boId)]).toEqual([ofVic, ofBo]);
    expect(await suppressed()).toEqual([recipient]);
  });

  test('changes no lead if it names neither', async () => {
    expect(await receiveMail(report('olli@elsewhere.example'))).toMatchObject({ outcome: 'unlinked' });
    expect([await states(vicId), await states(boId), await suppressed()]).toEqual([['sent'], ['sent'], []]);
  });

  test('concerns the one with its subject if both went to one lead', async () => {
    await recordSentMail('vic@victim.example', { Subject: 'Three', Date: 'Fri, 20 Nov 2026 09:00:00 +0000' });
    await receiveMail(report('vic@victim.example', 'Two'));
    const { items } = await scene.call('messages.byLead', { leadId: vicId });
    const bounced = items.filter(({ state }) => state === 'bounced');
    expect(bounced).toMatchObject([{ subject: 'Two' }]);
  });
});
