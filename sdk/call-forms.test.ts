import { expectTypeOf, test } from 'vitest';
import type { Lead, LeadAdded, LeadList, RunStatus } from '../generated/sdk/types.ts';
import { createOutreach, type Outreach } from './client.ts';

/** Forms of calls that existing programs use. They must still compile. */
async function program(outreach: Outreach, signal: AbortSignal): Promise<void> {
  const projectId = 'project_1';
  const added: LeadAdded = await outreach.leads.add({ projectId, email: 'a@example.com' });
  const promised: Promise<LeadAdded> = outreach.leads.add({ projectId }, { idempotencyKey: 'mine' });
  void promised.then(undefined, undefined).finally(undefined);
  const page: LeadList = await outreach.leads.list({ projectId, tags: ['a'], limit: 5 });
  for await (const lead of outreach.leads.list({ projectId })) expectTypeOf(lead).toEqualTypeOf<Lead>();
  const [first] = (await outreach.projects.list()).items;
  const status: RunStatus = await outreach.runs.status({ runId: first!.id }, { signal });
  await outreach.leads.addBatch({ projectId, leads: [{}] }, { dryRun: true });
  await Promise.all([outreach.credits.info(), outreach.credits.info({}), outreach.credits.info({}, {})]);
  const list: (args: { projectId: string }) => PromiseLike<LeadList> = outreach.leads.list;
  await outreach.material.upload({ path: 'a/b.txt', body: new Blob(['a']), mimeType: 'text/plain' });
  void [added, page, status, list];

  // @ts-expect-error a workspace is needed
  await outreach.leads.add({});
  // @ts-expect-error arguments are needed
  await outreach.leads.list();
  // @ts-expect-error there is no such argument
  await outreach.leads.add({ projectId, emial: 'a@example.com' });
  // @ts-expect-error a request accepts only known values
  await outreach.brain.add({ projectId, type: 'poem', title: 'a', body: 'b' });
  // @ts-expect-error there is no such operation
  void outreach.leads.send;
}

test('existing programs compile', () => {
  expectTypeOf(program).toBeFunction();
  expectTypeOf(createOutreach).toBeCallableWith({ baseUrl: 'http://127.0.0.1:1', key: 'k' });
});
