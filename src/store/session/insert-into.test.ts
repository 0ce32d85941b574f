import { expect, test } from 'vitest';
import { insertInto } from './insert-into.ts';

const insert = insertInto('lead', ['org_id', 'created_at'], ['id', 'tags', 'notes']);
const at = new Date(0);

test('binds one row column by column, with null for missing columns', () => {
  expect(insert(['org_1', at], [{ id: 'lead_1', tags: ['a'] }])).toEqual({
    text: 'insert into lead (org_id, created_at, id, tags, notes) values ($1, $2, $3, $4, $5) returning id',
    values: ['org_1', at, 'lead_1', ['a'], null],
  });
});

test('binds many rows as one value', () => {
  const rows = [{ id: 'lead_1', tags: [] }, { id: 'lead_2' }];
  expect(insert(['org_1', at], rows)).toEqual({
    text:
      'insert into lead (org_id, created_at, id, tags, notes) select $1, $2, id, tags, notes ' +
      'from jsonb_populate_recordset(null::lead, $3::jsonb) returning id',
    values: ['org_1', at, JSON.stringify(rows)],
  });
});
