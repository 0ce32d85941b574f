import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/**
 * The database of one test file. Read its fields in hooks and tests only: they are not set while vitest collects the
 * file.
 */
export interface TestDatabase {
  /** The superuser's URL. Its connections bypass row-level security unless they set a role. */
  readonly url: string;
  readonly name: string;
}

/**
 * Creates a migrated database for the calling file and drops it when the file is done. Call it at the top of the
 * file: hooks that are declared later run while the database exists.
 */
export function testDatabase(): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let url: string | undefined;
  beforeAll(async () => {
    const template = inject('templateName');
    await executeOnServer(`create database ${name} template ${template} strategy file_copy`);
    const address = new URL(inject('serverUrl'));
    address.pathname = `/${name}`;
    url = address.href;
  });
  afterAll(() => executeOnServer(`drop database if exists ${name} with (force)`));
  return {
    name,
    get url() {
      if (url === undefined) throw new Error('The test database exists only inside hooks and tests.');
      return url;
    },
  };
}

async function executeOnServer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('serverUrl') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
