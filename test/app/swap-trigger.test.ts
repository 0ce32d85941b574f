import { expect, test } from 'vitest';
import { suppress } from '../../src/people/suppressions.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { testService } from '../support/test-service.ts';
import { signIn } from './app-client.ts';

const service = testService();
const day = (monthsAgo: number) => {
  const date = new Date();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() - monthsAgo);
  return date.toISOString().slice(0, 10);
};
const analysis =
  `Koivu bakes bread. Koivu opened a bakery in Oulu on ${day(1)}. ` +
  `Koivu moved its head office to Espoo on ${day(3)}.`;

/** The arguments that take the first alternative of a draft. */
const swapOf = ({ id: messageId, contentHash, alternatives }: any, args: object = {}) => ({
  messageId,
  contentHash,
  triggerId: alternatives[0].triggerId,
  ...args,
});

async function openSwap(credits?: number) {
  const workspace = await openWorkspace(service, credits);
  const lead = await workspace.addLead({ company: 'Koivu', analysis });
  const runId = await workspace.startRun('fair');
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const [row] = (await workspace.call('runs.leads', { runId })).items;
  const member = await signIn(service, workspace.tenant.orgId, 'member');
  return { ...workspace, lead, runId, row, draft: row.draft, member };
}

test('a draft begins with other news in its place, and with the first again', async () => {
  const { draft, row, runId, call, member, tenant } = await openSwap();
  const swap = (of: any) => member.call('messages.swapTrigger', swapOf(of));
  await call('messages.approve', { messageId: draft.id });
  const swapped = await swap(draft);
  expect(swapped.status, swapped.text).toBe(200);
  expect(swapped.value).toMatchObject({
    id: draft.id,
    runLeadId: row.id,
    state: 'drafted',
    approvedBy: null,
    triggerId: draft.alternatives[0].triggerId,
    alternatives: [{ triggerId: draft.triggerId }],
  });
  expect(swapped.value.body).not.toBe(draft.body);
  expect(swapped.value.history.at(-1)).toMatchObject({ by: member.person.userId });
  const back = await swap(swapped.value);
  expect(back.value, back.text).toMatchObject({ id: draft.id, triggerId: draft.triggerId, body: draft.body });
  expect((await call('runs.leads', { runId })).items).toMatchObject([
    { id: row.id, draft: { id: draft.id } },
  ]);
  const recorded = await service.sql(
    `select target, change from audit_entry where org_id = $1 and fn = 'messages.swapTrigger' order by id`,
    [tenant.orgId],
  );
  expect(recorded).toEqual([
    { target: draft.id, change: { triggerId: draft.alternatives[0].triggerId } },
    { target: draft.id, change: { triggerId: draft.triggerId } },
  ]);
  const [charged] = await service.sql(
    `select count(*)::int as units from credit_entry where org_id = $1 and kind = 'commit' and run_id is null`,
    [tenant.orgId],
  );
  expect(charged.units).toBe(2);
});

test('news is not swapped in a draft that changed, went out or may not be written', async () => {
  const { draft, call, member, tenant, lead, spendFreeCredits } = await openSwap(2);
  const codeOf = async (args: object) =>
    (await member.call('messages.swapTrigger', swapOf(draft, args))).error?.code;
  const setState = (state: string) =>
    service.sql('update message set state = $2 where id = $1', [draft.id, state]);
  expect(await codeOf({ triggerId: 'trg_0123456789abcdef' })).toBe('invalid_arguments');
  expect(await codeOf({ contentHash: 'a'.repeat(64) })).toBe('invalid_state');
  await setState('removed');
  expect(await codeOf({})).toBe('invalid_state');
  await setState('sent');
  expect(await codeOf({})).toBe('already_sent');
  await setState('drafted');
  await spendFreeCredits();
  await service.sql('update credit_account set balance = 0 where org_id = $1', [tenant.orgId]);
  expect(await codeOf({})).toBe('credits_exhausted');
  const { email } = await call('leads.get', { leadId: lead.id });
  const { orgId } = tenant;
  await suppress(service.assembled.store, { orgId, target: email, reason: 'manual' });
  await setState('drafted');
  expect(await codeOf({})).toBe('suppressed');
  const open = await service.sql(`select id from job where org_id = $1 and state = 'waiting'`, [orgId]);
  expect(open).toEqual([]);
});

test('messages.swapTrigger answers message_not_found for an id that does not exist', async () => {
  const { draft, member } = await openSwap();
  const messageId = draft.id.replace(/.{4}$/, '0000');
  const reply = await member.call('messages.swapTrigger', swapOf(draft, { messageId }));
  expect(reply.error.code).toBe('message_not_found');
});
