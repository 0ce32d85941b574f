import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { sentMailId, openMailScene, type MailScene } from '../support/mail-scene.ts';
import { receive, writeMail } from '../support/test-mails.ts';

const service = testService();
let scene: MailScene;

beforeEach(async () => {
  scene = await openMailScene(service);
});

test('suppresses a person who opts out, ignoring quoted text', async () => {
  const quote =
    'Great!\r\n\r\nOn Fri, 20 Nov 2026 Me <me@tavlo.example> wrote:\r\n> Reply STOP to unsubscribe me.';
  await scene.receive(writeMail({}, quote));
  expect(await scene.suppressions()).toEqual([]);
  expect((await scene.inboundMessages()).at(-1)!.body).toContain('> Reply STOP');
  const stop = writeMail(
    { 'Message-ID': '<stop@koivu.example>' },
    'Please remove me from your mailing list.',
  );
  expect(await scene.receive(stop)).toMatchObject({ outcome: 'linked', suppressionCause: 'unsubscribe' });
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({ classification: 'unsubscribe' });
  expect(await scene.suppressions()).toContain('anna@koivu.example unsubscribe');
  const automaticReply = {
    'Message-ID': '<away@koivu.example>',
    Subject: 'Automatic reply: Shifts',
    From: 'x@koivu.example',
  };
  const other = (await scene.addLead({ email: 'x@koivu.example' })).id;
  await scene.receive(writeMail(automaticReply, 'I am out of the office until 3 December.'));
  expect(await scene.call('leads.get', { leadId: other })).toMatchObject({
    status: 'new',
    stage: 'none',
  });
});

test('an opt-out from an unknown address applies to the lead that gets the address', async () => {
  const from = { From: 'early@koivu.example', 'Message-ID': '<early@koivu.example>' };
  expect(await scene.receive(writeMail(from, 'Please unsubscribe me.'))).toMatchObject({
    outcome: 'unlinked',
    suppressionCause: 'unsubscribe',
  });
  expect(await scene.suppressions()).toEqual(['early@koivu.example unsubscribe']);
  const lead = await scene.addLead({ email: 'early.k@koivu.example' });
  const withAlias = await scene.call('leads.addAlias', { leadId: lead.id, email: 'early@koivu.example' });
  expect(withAlias).toMatchObject({ stage: 'replied', suppressed: { reason: 'unsubscribe' } });
});

test('an opt-out received in another workspace stops the lead’s work in progress', async () => {
  const projectId = newId('project');
  await service.sql(
    `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Other', now(), now())`,
    [scene.tenant.orgId, projectId],
  );
  const mail = writeMail({ 'Message-ID': '<elsewhere@koivu.example>' }, 'Please unsubscribe me.');
  expect(await receive(service, projectId, mail)).toMatchObject({ outcome: 'unlinked' });
  const { suppressed } = await scene.call('leads.get', { leadId: scene.leadId });
  expect(suppressed).toMatchObject({ reason: 'unsubscribe' });
});

test('an opt-out by automatic mail suppresses the lead; an unsubscribe link does not', async () => {
  const headers = { Precedence: 'bulk', 'Auto-Submitted': 'auto-replied', 'Return-Path': '<>' };
  await scene.receive(
    writeMail(headers, 'News of May.\r\n\r\nTo unsubscribe click here: https://list.example/u'),
  );
  expect(await scene.suppressions()).toEqual([]);
  const optOut = { ...headers, 'Message-ID': '<desk@koivu.example>' };
  await scene.receive(writeMail(optOut, 'Please remove us from your mailing list.\r\n\r\nYour ticket: 812'));
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({
    classification: 'unsubscribe',
    warnings: [],
  });
  expect(await scene.suppressions()).toContain('anna@koivu.example unsubscribe');
  expect(await scene.call('leads.get', { leadId: scene.leadId })).toMatchObject({ stage: 'replied' });
});

test('an opt-out from another address suppresses both addresses, with a warning', async () => {
  const headers = { From: 'Bo <bo@other.example>', 'In-Reply-To': sentMailId };
  await scene.receive(writeMail(headers, 'Please remove me from your mailing list.'));
  expect(await scene.suppressions()).toEqual([
    'anna.k@koivu.example unsubscribe',
    'anna@koivu.example unsubscribe',
    'bo@other.example unsubscribe',
  ]);
  const warning = expect.stringMatching(/came from bo@other\.example, which is not an address of this lead/);
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({
    classification: 'unsubscribe',
    warnings: [warning],
  });
  const { timeline } = await scene.call('leads.get', { leadId: scene.leadId });
  expect(timeline.map(({ summary }) => summary)).toContainEqual(warning);
});

test('an opt-out from an address of the lead has no warning', async () => {
  await scene.receive(
    writeMail({ From: 'anna.k@koivu.example' }, 'Please remove me from your mailing list.'),
  );
  expect((await scene.inboundMessages()).at(-1)).toMatchObject({
    classification: 'unsubscribe',
    warnings: [],
  });
});

test('a lead who answers another lead’s mail opts out only for themselves', async () => {
  const { id: otherId } = await scene.addLead({ email: 'bo@other.example' });
  const headers = { From: 'Bo <bo@other.example>', 'In-Reply-To': sentMailId };
  const reception = await scene.receive(writeMail(headers, 'Please remove me from your mailing list.'));
  expect(reception).toMatchObject({ outcome: 'linked', leadId: otherId });
  expect(await scene.suppressions()).toEqual(['bo@other.example unsubscribe']);
});
