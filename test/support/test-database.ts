import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';

/** The database of one test file. Its members may be read in hooks and tests, not while the file is being collected. */
export interface TestDatabase {
  /** Superuser's address; what it connects sees past row-level security unless it takes a role. */
  readonly url: string;
  readonly name: string;
}

/**
 * Gives the file that calls it, at its top, a migrated database of its own, and drops it when the file is done. Hooks
 * of the file that are declared later run while it exists.
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
