import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();

test('appends new tags once each and records them on the timeline', async () => {
  const { projectId } = service.tenant;
  const { id: leadId } = (
    await service.call('leads.add', { projectId, email: 'anna@koivu.example', tags: ['b', 'a'] })
  ).value;
  const { value: lead } = await service.call('leads.addTag', { leadId, tags: [' c ', 'a', 'C', 'c', ' '] });
  expect(lead.tags).toEqual(['b', 'a', 'c', 'C']);
  expect(lead.provenance.tags).toMatchObject({ source: 'api' });
  const { value: listed } = await service.call('leads.list', { projectId, tags: ['c', 'a'] });
  expect(listed.items.map(({ id }: { id: string }) => id)).toEqual([leadId]);
  const again = (await service.rest('POST', `/v1/leads/${leadId}/add-tag`, { tags: ['a'] })).value;
  expect(again).toEqual(lead);
  const { timeline } = (await service.call('leads.get', { leadId })).value;
  expect(timeline.map(({ kind, summary }: any) => [kind, summary])).toEqual([
    ['tagged', 'Tagged through the API: c, C.'],
    ['added', 'The lead was added.'],
  ]);
});

test('keeps the tags of concurrent calls', async () => {
  const { projectId } = service.tenant;
  const { id: leadId } = (await service.call('leads.add', { projectId, email: 'bo@koivu.example' })).value;
  const tags = Array.from({ length: 8 }, (_, index) => `tag-${index}`);
  await Promise.all(tags.map((tag) => service.call('leads.addTag', { leadId, tags: [tag] })));
  const lead = (await service.call('leads.get', { leadId })).value;
  expect(lead.tags.toSorted()).toEqual(tags);
});

test('rejects an unknown lead', async () => {
  await expectError(service, 'leads.addTag', 'lead_not_found', { leadId: newId('lead'), tags: ['a'] });
});
