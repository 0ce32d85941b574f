import { expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { testService } from '../support/test-service.ts';

const service = testService();
const tags = [
  'null',
  'NULL',
  'a\nb',
  'a,\n"b"\\c',
  '{x}',
  '( x )',
  '\\n',
  `';--`,
  'x y',
  '漢 😀',
  '"',
  'b\t,c',
];

const call = async (fn: string, args: object) => {
  const { status, text, value } = await service.call(fn, { projectId: service.tenant.projectId, ...args });
  expect(status, text).toBe(200);
  return value;
};
const addLead = (company: string, further: object = {}) => call('leads.add', { company, ...further });
const withoutProject = { projectId: undefined };
const tagsOf = async (leadId: string) =>
  (await call('leads.get', { ...withoutProject, leadId })).tags as string[];

test('every operation that takes tags stores them exactly', async () => {
  const { id: added } = await addLead('One', { tags });
  const { id: updated } = await addLead('Two');
  await call('leads.update', { ...withoutProject, leadId: updated, tags });
  const { id: tagged } = await addLead('Three');
  await call('leads.addTag', { ...withoutProject, leadId: tagged, tags });
  const { id: filled } = await addLead('Four', { email: 'four@four.example' });
  const leads = [
    { email: 'four@four.example', tags },
    { company: 'Five', source: 'batch', tags },
  ];
  expect(await call('leads.addBatch', { leads })).toMatchObject({ created: 1 });
  const { items } = await call('leads.list', { source: 'batch' });
  for (const id of [added, updated, tagged, filled, items[0].id]) expect(await tagsOf(id)).toEqual(tags);
  expect((await call('leads.list', { tags: ['null'] })).items).toHaveLength(5);
});

test('the migration restores the tag "null" that was stored as NULL', async () => {
  const { id } = await addLead('Older', { tags: ['first', 'null', 'last'] });
  await service.sql(`update lead set tags = '{first,NULL,last}' where id = $1`, [id]);
  await service.sql(`delete from migration where name = '0033-null-tags'`);
  expect((await migrateDatabase(service.databaseUrl)).ran).toEqual(['0033-null-tags']);
  expect(await tagsOf(id)).toEqual(['first', 'null', 'last']);
});
