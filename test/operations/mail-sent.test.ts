import { expect, test } from 'vitest';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { recordSent, receive, writeBounce, writeMail } from '../support/test-mails.ts';

const service = testService();
const about = '<sent@tavlo.example>';
const sent = (headers = {}) =>
  writeMail({
    From: 'Me <me@tavlo.example>',
    'Message-ID': about,
    Subject: 'Shifts',
    To: 'Team: Olli <olli@elsewhere.example>, Anna <ANNA@koivu.example>;',
    ...headers,
  });

async function open() {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ email: 'anna@koivu.example' });
  const thread = async () => (await workspace.call('messages.byLead', { leadId })).items;
  return { ...workspace, leadId, thread };
}

test('stores sent mail once in the thread and matches replies from other addresses', async () => {
  const { projectId, leadId, thread, call } = await open();
  const recordings = [sent(), sent()].map((mail) => recordSent(service, projectId, mail));
  expect((await Promise.all(recordings)).map(({ outcome }) => outcome).toSorted()).toEqual([
    'known',
    'linked',
  ]);
  expect(await thread()).toMatchObject([
    { direction: 'outbound', state: 'sent', subject: 'Shifts', occurredAt: Date.UTC(2026, 10, 20, 8) },
  ]);
  expect(await call('leads.get', { leadId })).toMatchObject({ status: 'contacted', stage: 'contacted' });
  const reply = writeMail({ From: 'anna@private.example', 'In-Reply-To': about });
  expect(await receive(service, projectId, reply)).toMatchObject({ outcome: 'linked', leadId });
});

test('a report with its Message-ID marks it as bounced, even without its subject', async () => {
  const { projectId, leadId, thread, call } = await open();
  await recordSent(service, projectId, sent());
  await receive(
    service,
    projectId,
    writeBounce({ about, subject: null }, { From: 'MAILER-DAEMON@relay.example' }),
  );
  expect((await thread()).map(({ state }: { state: string }) => state).toSorted()).toEqual([
    'bounced',
    'received',
  ]);
  expect((await call('leads.get', { leadId })).suppressed).toMatchObject({ reason: 'hard_bounce' });
});

test('ignores mail from a lead and mail to no lead', async () => {
  const { projectId, leadId, thread } = await open();
  expect(await recordSent(service, projectId, writeMail())).toEqual({ outcome: 'from_lead', leadId });
  const stranger = sent({ To: 'olli@elsewhere.example', Cc: 'bo@elsewhere.example' });
  expect(await recordSent(service, projectId, stranger)).toEqual({ outcome: 'nobody' });
  const copied = sent({ To: 'olli@elsewhere.example', Cc: 'anna@koivu.example' });
  expect(await recordSent(service, projectId, copied)).toMatchObject({ outcome: 'linked', leadId });
  expect(await thread()).toHaveLength(1);
});
