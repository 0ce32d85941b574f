import { beforeEach, describe, expect, test } from 'vitest';
import { answerStep, openFlowScene, type FlowScene } from '../support/flow-scene.ts';
import { testService } from '../support/test-service.ts';
import { receive, writeBounce, writeMail } from '../support/test-mails.ts';
import { storeMessage } from '../support/store-message.ts';

const service = testService();
const ownMailId = '<sent@tavlo.example>';
const leadMailId = '<one@koivu.example>';
let scene: FlowScene;
let leadId: string;
let flowId: string;

/** Anna received our mail and replied. A flow drafts a reply to each later message. */
beforeEach(async () => {
  scene = await openFlowScene(service);
  leadId = (await scene.addLead({ email: 'anna@koivu.example' })).id;
  const messageId = await storeMessage(service, scene.tenant, { leadId });
  await service.sql('update message set mail_id = $2 where id = $1', [messageId, ownMailId]);
  await receiveMail(writeMail({ 'Message-ID': leadMailId }));
  const trigger = { kind: 'inbound_event', eventTypes: ['message.received'] };
  flowId = (await scene.createFlow([answerStep], { trigger })).id;
});

const receiveMail = (mail: Buffer) => receive(service, scene.projectId, mail);
const from = (address: string, inReplyTo: string, body?: string) =>
  writeMail({ From: address, 'Message-ID': `<${address}>`, 'In-Reply-To': inReplyTo }, body);
const threadOf = async () => (await scene.call('messages.byLead', { leadId })).items;
const suppressions = async () =>
  (
    await service.sql('select value from suppression where org_id = $1 order by value', [scene.tenant.orgId])
  ).map(({ value }) => value);
const optOutText = 'Please remove me from your mailing list.';

describe('a stranger who refers to a mail from a lead', () => {
  test('stays out of the thread and triggers nothing', async () => {
    const before = { thread: await threadOf(), lead: await scene.call('leads.get', { leadId }) };
    const reception = await receiveMail(
      from('eve@evil.example', leadMailId, 'We would like a quote for 40 people.'),
    );
    expect(reception).toEqual({
      outcome: 'unlinked',
      reason: expect.stringContaining(`in the thread of ${leadId}, but eve@evil.example is not an`),
      warnings: [],
    });
    expect({ thread: await threadOf(), lead: await scene.call('leads.get', { leadId }) }).toEqual(before);
    expect(await scene.runsOf(flowId)).toEqual([]);
  });

  test('suppresses only themselves', async () => {
    expect(await receiveMail(from('eve@evil.example', leadMailId, optOutText))).toMatchObject({
      outcome: 'unlinked',
    });
    expect(await suppressions()).toEqual(['eve@evil.example']);
    expect((await scene.call('leads.get', { leadId })).suppressed).toBeNull();
    expect((await scene.call('messages.generate', { leadId })).state).toBe('drafted');
  });

  test('with the same mail provider does not count as a colleague', async () => {
    const sam = await scene.addLead({ email: 'sam@gmail.com' });
    await receiveMail(writeMail({ From: 'sam@gmail.com', 'Message-ID': '<sam@gmail.com>' }));
    const reception = await receiveMail(from('eve@gmail.com', '<sam@gmail.com>', optOutText));
    expect(reception).toMatchObject({ outcome: 'unlinked', reason: expect.stringContaining(sam.id) });
    expect(await suppressions()).toEqual(['eve@gmail.com']);
  });

  test('joins the thread of a colleague whose mail they also refer to', async () => {
    const other = await scene.addLead({ email: 'bo@other.example' });
    await receiveMail(writeMail({ From: 'bo@other.example', 'Message-ID': '<bo@other.example>' }));
    const mail = writeMail({
      From: 'cleo@other.example',
      'Message-ID': '<cleo@x>',
      'In-Reply-To': leadMailId,
      References: '<bo@other.example>',
    });
    expect(await receiveMail(mail)).toMatchObject({ outcome: 'linked', leadId: other.id });
  });

  test('joins the thread once their address is an alias of the lead', async () => {
    await receiveMail(from('anna@private.example', leadMailId));
    await scene.call('leads.addAlias', { leadId, email: 'anna@private.example' });
    expect(await threadOf()).toHaveLength(3);
  });
});

test('a colleague joins the thread of an inbound mail by domain or company', async () => {
  await scene.call('leads.update', { leadId, companyDomain: 'koivu-group.example' });
  for (const address of ['olli@fi.koivu.example', 'olli@koivu-group.example']) {
    const reception = await receiveMail(from(address, leadMailId, 'Anna is away; we are interested.'));
    expect(reception).toMatchObject({
      outcome: 'linked',
      leadId,
      warnings: [expect.stringContaining(`came from ${address}, which is not an address of this lead`)],
    });
  }
  expect((await scene.waitUntilEnded(flowId)).map((run) => run.leadId)).toEqual([leadId, leadId]);
});

test('a reply from any address to our mail joins its thread with a warning', async () => {
  const reception = await receiveMail(from('anna@private.example', ownMailId, 'We are interested.'));
  expect(reception).toMatchObject({
    outcome: 'linked',
    leadId,
    warnings: [expect.stringContaining('came from anna@private.example')],
  });
  expect(await suppressions()).toEqual([]);
});

test('a reply from an address of the lead has no warning', async () => {
  await scene.call('leads.addAlias', { leadId, email: 'anna@private.example' });
  expect(await receiveMail(from('anna@private.example', leadMailId))).toMatchObject({
    outcome: 'linked',
    warnings: [],
  });
});

test.each([
  ['a server of the recipient’s company', 'it@koivu.example', 'linked'],
  ['a stranger', 'eve@evil.example', 'unlinked'],
])('a standard report without a message id from %s (%s) is %s', async (_, sender, outcome) => {
  const reception = await receiveMail(writeBounce({ subject: null }, { From: sender }));
  expect(reception).toMatchObject({ outcome, ...(outcome === 'linked' && { leadId }) });
  expect(await suppressions()).toEqual([]);
});

describe('a plain-text report without a message id', () => {
  const server = 'Mail Delivery System <MAILER-DAEMON@relay.example>';
  const words = 'I could not deliver your message.\r\n\r\n<anna@koivu.example>: 550 5.1.1 No such user.';
  const report = (text = words, headers = {}) =>
    writeMail({ From: server, 'Message-ID': '<w@x>', ...headers }, text);

  test('appears in the thread of the last recipient and changes nothing', async () => {
    const { stage } = await scene.call('leads.get', { leadId });
    const reception = await receiveMail(report());
    expect(reception).toMatchObject({
      outcome: 'linked',
      leadId,
      warnings: [expect.stringMatching(/matches no sent message.*outreach suppression add/)],
    });
    const thread = await threadOf();
    expect(thread.map(({ state }) => state)).not.toContain('bounced');
    expect(thread.some(({ classification }) => classification === 'bounce')).toBe(true);
    expect(await suppressions()).toEqual([]);
    expect(await scene.call('leads.get', { leadId })).toMatchObject({ stage, suppressed: null });
    expect(await scene.runsOf(flowId)).toEqual([]);
  });

  test.each<[string, () => Promise<unknown>, Buffer]>([
    [
      'the last message is over a week old',
      () =>
        service.sql(`update message set occurred_at = now() - interval '8 days' where lead_id = $1`, [
          leadId,
        ]),
      report(),
    ],
    [
      'it names two leads',
      async () => {
        const { id } = await scene.addLead({ email: 'olli@koivu.example' });
        await storeMessage(service, scene.tenant, { leadId: id });
      },
      report(`${words}\r\n<olli@koivu.example>: 550 5.1.1 No such user.`),
    ],
    ['its sender is not a mail server', () => Promise.resolve(), report(words, { From: 'eve@evil.example' })],
  ])('stays unlinked if %s', async (_, prepare, mail) => {
    await prepare();
    expect(await receiveMail(mail)).toMatchObject({ outcome: 'unlinked' });
  });
});
