import { beforeEach, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { openWorkspace, type DraftingWorkspace } from '../drafting-workspace.ts';
import { testHouse } from '../house.ts';
import { receive, writeMail } from '../mails.ts';
import { storeMessage } from '../stored-messages.ts';

const house = testHouse();
const about = '<sent@tavlo.example>';
let workspace: DraftingWorkspace;
let leadId: string;

beforeEach(async () => {
  workspace = await openWorkspace(house);
  leadId = (await workspace.addLead({ email: 'anna@koivu.example' })).id;
  await workspace.call('leads.addAlias', { leadId, email: 'anna.k@koivu.example' });
  const messageId = await storeMessage(house, workspace.tenant, { leadId });
  await house.sql('update message set mail_id = $2 where id = $1', [messageId, about]);
});

const take = (mail: Buffer) => receive(house, workspace.projectId, mail);
const suppressions = async () =>
  (
    await house.sql('select value, reason from suppression where org_id = $1 order by value', [
      workspace.tenant.orgId,
    ])
  ).map(({ value, reason }) => `${value} ${reason}`);
/** What arrived, the latest last, whatever time it says. */
const arrivals = async () =>
  (await workspace.call('messages.byLead', { leadId })).items
    .filter(({ direction }) => direction === 'inbound')
    .toSorted((one: any, other: any) => (one.id < other.id ? -1 : 1));

test('who asks for no more messages is silenced at once, and quotes count for nothing', async () => {
  const quote =
    'Great!\r\n\r\nOn Fri, 20 Nov 2026 Me <me@tavlo.example> wrote:\r\n> Reply STOP to unsubscribe me.';
  await take(writeMail({}, quote));
  expect(await suppressions()).toEqual([]);
  expect((await arrivals()).at(-1)!.body).toContain('> Reply STOP');
  const stop = writeMail(
    { 'Message-ID': '<stop@koivu.example>' },
    'Please remove me from your mailing list.',
  );
  expect(await take(stop)).toMatchObject({ outcome: 'linked', silenced: 'unsubscribe' });
  expect((await arrivals()).at(-1)).toMatchObject({ classification: 'unsubscribe' });
  expect(await suppressions()).toContain('anna@koivu.example unsubscribe');
  const away = {
    'Message-ID': '<away@koivu.example>',
    Subject: 'Automatic reply: Shifts',
    From: 'x@koivu.example',
  };
  const other = (await workspace.addLead({ email: 'x@koivu.example' })).id;
  await take(writeMail(away, 'I am out of the office until 3 December.'));
  expect(await workspace.call('leads.get', { leadId: other })).toMatchObject({
    status: 'new',
    stage: 'none',
  });
});

test('a wish from an address of no lead holds for whoever gets it', async () => {
  const from = { From: 'early@koivu.example', 'Message-ID': '<early@koivu.example>' };
  expect(await take(writeMail(from, 'Please unsubscribe me.'))).toMatchObject({
    ...{ outcome: 'unlinked', silenced: 'unsubscribe' },
  });
  expect(await suppressions()).toEqual(['early@koivu.example unsubscribe']);
  const lead = await workspace.addLead({ email: 'early.k@koivu.example' });
  const named = await workspace.call('leads.addAlias', { leadId: lead.id, email: 'early@koivu.example' });
  expect(named).toMatchObject({ stage: 'replied', suppressed: { reason: 'unsubscribe' } });
});

test('a wish that reaches another workspace than the lead stops what is under way for it', async () => {
  const projectId = newId('project');
  await house.sql(
    `insert into project (org_id, id, name, created_at, updated_at) values ($1, $2, 'Other', now(), now())`,
    [workspace.tenant.orgId, projectId],
  );
  const mail = writeMail({ 'Message-ID': '<elsewhere@koivu.example>' }, 'Please unsubscribe me.');
  expect(await receive(house, projectId, mail)).toMatchObject({ outcome: 'unlinked' });
  const { suppressed } = await workspace.call('leads.get', { leadId });
  expect(suppressed).toMatchObject({ reason: 'unsubscribe' });
});

test('who writes through a help desk is silenced too, and counts as somebody who answered', async () => {
  const headers = { Precedence: 'bulk', 'Auto-Submitted': 'auto-replied', 'Return-Path': '<>' };
  await take(writeMail(headers, 'News of May.\r\n\r\nTo unsubscribe click here: https://list.example/u'));
  expect(await suppressions()).toEqual([]);
  const desk = { ...headers, 'Message-ID': '<desk@koivu.example>' };
  await take(writeMail(desk, 'Please remove us from your mailing list.\r\n\r\nYour ticket: 812'));
  expect((await arrivals()).at(-1)).toMatchObject({ classification: 'unsubscribe', warnings: [] });
  expect(await suppressions()).toContain('anna@koivu.example unsubscribe');
  expect(await workspace.call('leads.get', { leadId })).toMatchObject({ stage: 'replied' });
});

test('a wish from another address silences both, and says so', async () => {
  const headers = { From: 'Bo <bo@other.example>', 'In-Reply-To': about };
  await take(writeMail(headers, 'Please remove me from your mailing list.'));
  expect(await suppressions()).toEqual([
    'anna.k@koivu.example unsubscribe',
    'anna@koivu.example unsubscribe',
    'bo@other.example unsubscribe',
  ]);
  const told = expect.stringMatching(/came from bo@other\.example, which is no address of this lead/);
  expect((await arrivals()).at(-1)).toMatchObject({ classification: 'unsubscribe', warnings: [told] });
  const { timeline } = await workspace.call('leads.get', { leadId });
  expect(timeline.map(({ summary }) => summary)).toContainEqual(told);
});

test('a wish from an address of the lead says nothing more', async () => {
  await take(writeMail({ From: 'anna.k@koivu.example' }, 'Please remove me from your mailing list.'));
  expect((await arrivals()).at(-1)).toMatchObject({ classification: 'unsubscribe', warnings: [] });
});

test('a lead who answers the mail of another lead speaks for themselves alone', async () => {
  const { id: otherId } = await workspace.addLead({ email: 'bo@other.example' });
  const headers = { From: 'Bo <bo@other.example>', 'In-Reply-To': about };
  const taken = await take(writeMail(headers, 'Please remove me from your mailing list.'));
  expect(taken).toMatchObject({ outcome: 'linked', leadId: otherId });
  expect(await suppressions()).toEqual(['bo@other.example unsubscribe']);
});
