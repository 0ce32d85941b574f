import { expect, test } from 'vitest';
import { expectError, expectSuccess } from '../support/expect-outcome.ts';
import { testService } from '../support/test-service.ts';

const service = testService();
const person = () => ({ projectId: service.tenant.projectId, email: 'ada@limits.example' });
const tags = (prefix: string) => Array.from({ length: 100 }, (_, index) => `${prefix}${index}`);

test('a lead that is added again gains tags and fields only up to their limits', async () => {
  for (const prefix of ['a', 'b', 'c']) {
    const customFields = { [prefix]: prefix.repeat(30_000) };
    const lead = await expectSuccess(service, 'leads.add', { ...person(), tags: tags(prefix), customFields });
    expect(lead.tags).toEqual(tags('a'));
  }
  const { items } = await expectSuccess(service, 'leads.list', { projectId: service.tenant.projectId });
  expect(Object.keys(items[0].customFields)).toEqual(['a', 'b']);
});

test('rejects long fields of a lead, and one tag too many', async () => {
  const customFields = { long: 'x'.repeat(65_536) };
  const added = { ...person(), email: 'bo@limits.example' };
  const tooLong = await expectError(service, 'leads.add', 'invalid_arguments', { ...added, customFields });
  expect(tooLong.error.param).toBe('customFields');
  const { id: leadId } = (await service.call('leads.add', { ...added, tags: tags('a') })).value;
  await expectError(service, 'leads.update', 'invalid_arguments', { leadId, customFields });
  const tooMany = await expectError(service, 'leads.addTag', 'invalid_arguments', { leadId, tags: ['more'] });
  expect(tooMany.error.message).toContain('101 tags');
  const known = await expectSuccess(service, 'leads.addTag', { leadId, tags: ['a1'] });
  expect(known.tags).toHaveLength(100);
});
