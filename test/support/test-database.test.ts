import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { testDatabase } from './test-database.ts';

const first = testDatabase();
const second = testDatabase();

async function rows(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

test('a test database is migrated and separate', async () => {
  expect(await rows(first.url, `select to_regclass('directory.org') is not null as migrated`)).toEqual([
    { migrated: true },
  ]);
  await rows(first.url, 'create table mine as select 1 as one');
  expect(await rows(second.url, `select to_regclass('mine') as found`)).toEqual([{ found: null }]);
  expect(await rows(first.url, 'select current_database() as name')).toEqual([{ name: first.name }]);
});

test('the server of a run has fsync off and opens no port', async () => {
  const shown = await rows(
    inject('serverUrl'),
    `select current_setting('fsync') as fsync, current_setting('listen_addresses') as listens`,
  );
  expect(shown).toEqual([{ fsync: 'off', listens: '' }]);
});
