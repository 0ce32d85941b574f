import { beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { type Browser, expectAbsent, lastChange, signIn } from './app-client.ts';

const service = testService({ role: 'api' });
let stranger: Browser;
beforeAll(async () => {
  stranger = await signIn(service, (await service.newTenant()).orgId, 'owner');
});

/** An organisation with a member, which adds leads. */
async function openScene() {
  const tenant = await service.newTenant();
  const { orgId, projectId, liveKey: key } = tenant;
  const call = async (fn: string, args: object) => {
    const { value, status, text } = await service.call(fn, args, { key });
    expect(status, text).toBe(200);
    return value;
  };
  const addLead = async (lead: object) => (await call('leads.add', { projectId, ...lead })).id as string;
  return { ...tenant, call, addLead, member: await signIn(service, orgId, 'member') };
}

test('undoes a merge once', async () => {
  const { orgId, projectId, member, call, addLead } = await openScene();
  const primaryId = await addLead({ email: 'anna@koivu.example' });
  const duplicateId = await addLead({ email: 'anna.k@koivu.example' });
  await call('leads.merge', { primaryId, duplicateId });
  const unmerge = (leadId: string) => member.call('leads.unmerge', { leadId });
  await expectAbsent(
    stranger,
    ['leads.unmerge', 'merge_not_found'],
    { leadId: duplicateId },
    { leadId: newId('lead') },
  );
  expect((await unmerge(duplicateId)).value).toEqual({
    leadId: duplicateId,
    primaryId,
    projectId,
    messages: 0,
  });
  expect(await lastChange(service, orgId, 'leads.unmerge')).toMatchObject({
    target: duplicateId,
    change: { primaryId },
  });
  expect((await unmerge(duplicateId)).error.code).toBe('merge_not_found');
});

test('undoes merges only in reverse order', async () => {
  const { member, call, addLead } = await openScene();
  const primaryId = await addLead({ email: 'anna@koivu.example' });
  const merged: string[] = [];
  for (const email of ['one@koivu.example', 'two@koivu.example']) {
    const duplicateId = await addLead({ email });
    await call('leads.merge', { primaryId, duplicateId });
    merged.push(duplicateId);
  }
  const { error } = await member.call('leads.unmerge', { leadId: merged[0] });
  expect(error).toMatchObject({ code: 'invalid_state', message: expect.stringContaining(merged[1]!) });
});
