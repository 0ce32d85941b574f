import { beforeEach, describe, expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { sentMailId, openMailScene, type MailScene } from '../support/mail-scene.ts';
import { receive, writeBounce, writeComplaint, writeMail } from '../support/test-mails.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
let scene: MailScene;

beforeEach(async () => {
  scene = await openMailScene(service);
});
const stateOf = async (id: string) =>
  (await service.sql('select state from message where id = $1', [id]))[0]?.state;

test('a permanent failure bounces the message, suppresses the address and removes drafts', async () => {
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  expect(await scene.receive(writeBounce({ about: sentMailId }))).toMatchObject({
    outcome: 'linked',
    leadId: scene.leadId,
  });
  expect(await stateOf(scene.messageId)).toBe('bounced');
  expect(await scene.suppressions()).toEqual(['anna@koivu.example hard_bounce']);
  expect(await stateOf(draft.id)).toBe('removed');
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({ classification: 'bounce', warnings: [] });
  const lead = await scene.call('leads.get', { leadId: scene.leadId });
  expect(lead).toMatchObject({ status: 'new', stage: 'none', suppressed: { reason: 'hard_bounce' } });
  expect(lead.timeline.map(({ kind }) => kind)).toContain('bounced');
  expect(await scene.receive(writeBounce({ about: sentMailId }))).toEqual({ outcome: 'known' });
});

test('a temporary failure bounces only the message, and a delay changes nothing', async () => {
  await scene.receive(writeBounce({ about: sentMailId, action: 'delayed', status: '4.4.1' }));
  expect(await stateOf(scene.messageId)).toBe('sent');
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({ classification: 'auto_reply' });
  await scene.receive(writeBounce({ about: sentMailId, action: 'failed', status: '4.4.7' }));
  expect(await stateOf(scene.messageId)).toBe('bounced');
  expect(await scene.suppressions()).toEqual([]);
});

test('matches a report without a message id by a recently used address', async () => {
  await scene.receive(writeBounce({ recipient: 'Anna.K@koivu.example', subject: '=?utf-8?Q?Shifts?=' }));
  expect(await stateOf(scene.messageId)).toBe('bounced');
  expect(await scene.suppressions()).toEqual(['anna.k@koivu.example hard_bounce']);
  const other = (await scene.addLead({ email: 'olli@koivu.example' })).id;
  const toOther = await storeMessage(service, scene.tenant, { leadId: other });
  const words = [
    'I could not deliver your message.',
    '',
    '<olli@koivu.example>:',
    '550 5.1.1 No such user here.',
    '',
    '--- Below this line is a copy of the message.',
    '',
    'From: me@tavlo.example',
    'Subject: Shifts',
  ].join('\r\n');
  await scene.receive(
    writeMail({ From: 'MAILER-DAEMON@koivu.example', 'Message-ID': '<words@koivu.example>' }, words),
  );
  expect(await stateOf(toOther)).toBe('bounced');
  expect(await scene.suppressions()).toContain('olli@koivu.example hard_bounce');
});

test('a report about mail that was never sent suppresses no address', async () => {
  const other = (await scene.addLead({ email: 'olli@koivu.example' })).id;
  const reception = await scene.receive(
    writeBounce({ recipient: 'olli@koivu.example', about: '<made-up@x.example>' }),
  );
  expect(reception).toMatchObject({
    outcome: 'unlinked',
    reason: expect.stringContaining('matches no mail sent from here'),
  });
  const forged = {
    recipient: 'olli@koivu.example',
    about: sentMailId,
    action: 'failed',
    status: '5.0.0',
  } as const;
  await scene.receive(writeBounce(forged));
  await scene.receive(writeComplaint('olli@koivu.example', '<made-up@x.example>'));
  expect(await scene.suppressions()).toEqual([]);
  expect((await scene.call('leads.get', { leadId: other })).suppressed).toBeNull();
  const stranger = await openWorkspace(service);
  await receive(service, stranger.projectId, writeBounce({ about: sentMailId, status: '5.9.9' }));
  expect(await scene.suppressions()).toEqual([]);
});

describe('an unverified report is stored and changes no lead:', () => {
  const eve = 'Eve <eve@evil.example>';
  const server = 'Mail Delivery System <MAILER-DAEMON@evil.example>';
  const feedback = (type: string) => ({ From: eve, 'Content-Type': `multipart/${type}; boundary=r` });
  const bounceBody = (line: string, subject = 'Shifts') => `Sorry.\r\n\r\n${line}\r\n\r\nSubject: ${subject}`;
  const otherFailure = '<gone@koivu.example>: 550 5.1.1 No such user. Write to anna@koivu.example instead.';

  test.each<[string, Buffer]>([
    ['a report from a stranger who knows the subject', writeBounce({}, { From: eve })],
    ['a report with another subject', writeBounce({ subject: 'Hello' }, { From: server })],
    ['a report without subject or message id', writeBounce({ subject: null }, { From: server })],
    ['a report with an unknown message id', writeBounce({ about: '<made-up@x.example>' }, { From: server })],
    [
      'a complaint with an unknown message id',
      writeComplaint('anna@koivu.example', '<x@x>', 'abuse', feedback('report')),
    ],
    [
      'a complaint that is not a report',
      writeComplaint('anna@koivu.example', sentMailId, 'abuse', feedback('mixed')),
    ],
    [
      'a report from a stranger in reply to the mail',
      writeBounce({ subject: null }, { From: eve, 'In-Reply-To': sentMailId }),
    ],
    ['an address on the line of another failure', writeMail({ From: server }, bounceBody(otherFailure))],
    [
      'a plain text with another subject',
      writeMail({ From: server }, bounceBody('<anna@koivu.example>: 550 5.1.1', 'Hi')),
    ],
  ])('%s', async (_, mail) => {
    const draft = await scene.call('messages.generate', { leadId: scene.leadId });
    await scene.addLead({ email: 'eve@evil.example' });
    await scene.receive(mail);
    expect(await scene.suppressions()).toEqual([]);
    expect([await stateOf(scene.messageId), await stateOf(draft.id)]).toEqual(['sent', 'drafted']);
    expect(await scene.call('leads.get', { leadId: scene.leadId })).toMatchObject({
      status: 'new',
      stage: 'none',
    });
  });

  test('it appears in the sender’s thread with a warning', async () => {
    const { id: eveId } = await scene.addLead({ email: 'eve@evil.example' });
    expect(await scene.receive(writeBounce({}, { From: eve }))).toMatchObject({
      outcome: 'linked',
      leadId: eveId,
    });
    const { items } = await scene.call('messages.byLead', { leadId: eveId });
    expect(items).toMatchObject([
      { classification: 'bounce', warnings: [expect.stringContaining('matches no sent message')] },
    ]);
    expect(await scene.call('leads.get', { leadId: eveId })).toMatchObject({ status: 'new' });
  });

  test('several leads with one subject, or an old mail, do not match', async () => {
    const other = (await scene.addLead({ email: 'olli@koivu.example' })).id;
    const toOther = await storeMessage(service, scene.tenant, { leadId: other });
    await service.sql('update message set mail_id = null where id = $1', [scene.messageId]);
    const both = bounceBody('<anna@koivu.example>: 550 5.1.1\r\n<olli@koivu.example>: 550 5.1.1');
    await scene.receive(writeMail({ From: server, 'Message-ID': '<both@x>' }, both));
    expect([await stateOf(scene.messageId), await stateOf(toOther)]).toEqual(['sent', 'sent']);
    await service.sql(`update message set occurred_at = now() - interval '31 days' where id = $1`, [
      scene.messageId,
    ]);
    await scene.receive(writeBounce());
    expect(await scene.suppressions()).toEqual([]);
  });
});

test('suppresses only the address whose own line reports the failure', async () => {
  const words = [
    '<anna@koivu.example>: 550 5.1.1 No such user.',
    'Write to anna.k@koivu.example instead.',
    '',
    'Subject: Shifts',
  ].join('\r\n');
  await scene.receive(writeMail({ From: 'MAILER-DAEMON@koivu.example' }, words));
  expect(await scene.suppressions()).toEqual(['anna@koivu.example hard_bounce']);
});

test('trusts a server of the same company but not one of the same mail provider', async () => {
  await scene.receive(writeBounce({}, { From: 'it@mail.koivu.example' }));
  expect(await scene.suppressions()).toEqual(['anna@koivu.example hard_bounce']);
  const { id } = await scene.addLead({ email: 'sam@gmail.com' });
  await storeMessage(service, scene.tenant, { leadId: id });
  const neighbour = { From: 'eve@gmail.com', 'Message-ID': '<eve@gmail.com>' };
  await scene.receive(writeBounce({ recipient: 'sam@gmail.com' }, neighbour));
  expect(await scene.suppressions()).toHaveLength(1);
});

test.each<[string, Record<string, string>]>([
  ['with a mailer-daemon address', { From: 'Mallory <mailer-daemon@evil.example>' }],
  ['with an empty return path', { From: 'mallory@gmail.com', 'Return-Path': '<>' }],
])('a forged report %s that guesses the subject suppresses no address', async (_, headers) => {
  const draft = await scene.call('messages.generate', { leadId: scene.leadId });
  const reception = await scene.receive(writeBounce({}, headers));
  expect(reception).toMatchObject({
    outcome: 'linked',
    leadId: scene.leadId,
    warnings: [
      expect.stringMatching(
        /by its subject only.*suppressed no address.*suppression add (?:anna|olli)@koivu\.example suppresses/,
      ),
    ],
  });
  expect(await scene.suppressions()).toEqual([]);
  expect([await stateOf(scene.messageId), await stateOf(draft.id)]).toEqual(['bounced', 'drafted']);
  const { suppressed, timeline } = await scene.call('leads.get', { leadId: scene.leadId });
  expect(suppressed).toBeNull();
  expect(timeline.find(({ kind }) => kind === 'bounced')!.summary).toContain('by its subject only');
  await scene.receive(writeBounce({ about: sentMailId }, { ...headers, 'Message-ID': '<proven@x.example>' }));
  expect(await scene.suppressions()).toEqual(['anna@koivu.example hard_bounce']);
});

test('treats a report that a person attaches as an attachment', async () => {
  const person = { From: 'anna@koivu.example', 'Content-Type': 'multipart/mixed; boundary=r' };
  const report = writeBounce({ about: sentMailId }, { ...person, Subject: 'Re: Shifts' }).toString();
  const words = 'We are interested and want to buy. The attached report is what your last mail gave us.';
  await scene.receive(Buffer.from(report.replace('Your message could not be delivered.', words)));
  expect(await scene.suppressions()).toEqual([]);
  expect(await stateOf(scene.messageId)).toBe('sent');
  expect(await scene.call('leads.get', { leadId: scene.leadId })).toMatchObject({ stage: 'replied' });
  const [mail] = await scene.inboundMessages();
  expect(mail!.warnings).toEqual([
    'Attachments are not stored: message/delivery-status, text/rfc822-headers.',
  ]);
});

test('mail with an attached receipt is not an automatic reply', async () => {
  const parts = [
    '--r',
    'Content-Type: text/plain',
    '',
    'We are interested and want to buy.',
    '--r',
    'Content-Type: message/disposition-notification',
    '',
    'Disposition: displayed',
    '--r--',
  ];
  await scene.receive(writeMail({ 'Content-Type': 'multipart/mixed; boundary=r' }, parts.join('\r\n')));
  expect(await scene.call('leads.get', { leadId: scene.leadId })).toMatchObject({ stage: 'replied' });
});

test('a complaint suppresses the person; a not-spam report does not', async () => {
  await scene.receive(writeComplaint('anna@koivu.example', sentMailId, 'not-spam'));
  expect(await scene.suppressions()).toEqual([]);
  await scene.receive(writeComplaint('anna@koivu.example', sentMailId));
  expect(await scene.suppressions()).toEqual([
    'anna.k@koivu.example complaint',
    'anna@koivu.example complaint',
  ]);
  expect(await stateOf(scene.messageId)).toBe('sent');
  expect(await scene.call('leads.get', { leadId: scene.leadId })).toMatchObject({
    status: 'new',
    stage: 'none',
  });
});

test('a delivery report marks the message as delivered; a read receipt changes nothing', async () => {
  await scene.receive(writeBounce({ about: sentMailId, action: 'delivered', status: '2.0.0' }));
  expect(await stateOf(scene.messageId)).toBe('delivered');
  const receipt = ['--r', 'Content-Type: text/plain', '', 'It was read.', '--r'].concat([
    'Content-Type: message/disposition-notification',
    '',
    'Final-Recipient: rfc822;anna@koivu.example',
    '--r--',
  ]);
  const headers = {
    'Content-Type': 'multipart/report; report-type=disposition-notification; boundary=r',
    'Message-ID': '<receipt@koivu.example>',
    'In-Reply-To': sentMailId,
  };
  await scene.receive(writeMail(headers, receipt.join('\r\n')));
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({
    classification: 'auto_reply',
    warnings: [],
  });
  expect(await stateOf(scene.messageId)).toBe('delivered');
});
