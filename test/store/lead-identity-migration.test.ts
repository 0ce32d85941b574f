import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { migrateDatabase } from '../../src/store/migrate.ts';
import { newId } from '../../src/store/ids.ts';
import { testDatabase } from '../support/test-database.ts';

const name = '0002-lead-identity';
const database = testDatabase();
let admin: pg.Client;
const sql = async (text: string, parameters: unknown[] = []) => (await admin.query(text, parameters)).rows;
const listIndexes = () =>
  sql(
    `select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relname in ('run_lead_lead_index', 'job_lead_index', 'message_mail_key') order by 1`,
  );
const validIndexes = ['job_lead_index', 'message_mail_key', 'run_lead_lead_index'].map((index) => ({
  name: index,
  valid: true,
}));

beforeAll(async () => {
  admin = new pg.Client({ connectionString: database.url });
  await admin.connect();
});
afterAll(() => admin.end());

/** Undoes the migration, so that the database looks like that of an older version. */
beforeEach(async () => {
  await sql('drop table if exists merged_lead, unlinked_mail');
  await sql('alter table message drop column if exists mail_id');
  await sql('drop index if exists run_lead_lead_index, job_lead_index');
  await sql('delete from migration where name = $1', [name]);
});

test('several processes migrate an older database during reads and writes', async () => {
  const orgId = newId('org');
  await sql(
    `insert into project (org_id, id, name, created_at, updated_at) values ($1, 'project_1', 'Old', now(), now())`,
    [orgId],
  );
  let isStopped = false;
  const workload = (async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    for (let round = 0; !isStopped; round++) {
      await client.query('begin');
      await client.query('update project set name = $2 where org_id = $1', [orgId, `Round ${round}`]);
      await client.query('select count(*) from run_lead');
      await client.query('commit');
    }
    await client.end();
  })();
  const reports = await Promise.all([1, 2, 3].map(() => migrateDatabase(database.url)));
  isStopped = true;
  await workload;
  expect(reports.flatMap(({ ran }) => ran)).toEqual([name]);
  expect(await listIndexes()).toEqual(validIndexes);
  const [project] = await sql('select name from project where org_id = $1', [orgId]);
  expect(project.name).toMatch(/^Round/);
});

test('migrating again completes an interrupted migration', async () => {
  await migrateDatabase(database.url);
  await sql('delete from migration where name = $1', [name]);
  await sql('drop index job_lead_index');
  await sql(`update pg_index set indisvalid = false where indexrelid = 'run_lead_lead_index'::regclass`);
  expect((await migrateDatabase(database.url)).ran).toEqual([name]);
  expect(await listIndexes()).toEqual(validIndexes);
});
