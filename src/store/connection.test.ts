import { userInfo } from 'node:os';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connectionConfig, formatServerAddress } from './connection.ts';

const fixed = { options: '-c timezone=UTC', client_encoding: 'UTF8' };
const own = userInfo().username;

describe('the settings of a connection', () => {
  beforeEach(() => {
    const misleading = {
      PGHOST: '/elsewhere',
      PGPORT: '6543',
      PGUSER: 'somebody',
      PGDATABASE: 'other',
      PGOPTIONS: '-c search_path=other',
      PGCLIENT_ENCODING: 'LATIN1',
    };
    for (const [name, value] of Object.entries(misleading)) vi.stubEnv(name, value);
  });
  afterEach(() => vi.unstubAllEnvs());

  test.each([
    ['me@db.example/app', { host: 'db.example', port: 5432, user: 'me', database: 'app' }],
    ['db.example/app', { host: 'db.example', port: 5432, user: own, database: 'app' }],
    ['/app', { host: 'localhost', port: 5432, user: own, database: 'app' }],
    ['me@/app?host=/run/pg', { host: '/run/pg', port: 5432, user: 'me', database: 'app' }],
    ['me@db.example:1/app?host=/run/pg&port=2', { host: '/run/pg', port: 2, user: 'me', database: 'app' }],
    ['me@%2Frun%2Fpg/app', { host: '/run/pg', port: 5432, user: 'me', database: 'app' }],
    ['/?host=/run/pg&user=me&dbname=app', { host: '/run/pg', port: 5432, user: 'me', database: 'app' }],
    ['me@db.example/app?dbname=wins', { host: 'db.example', port: 5432, user: 'me', database: 'wins' }],
    ['me@[::1]:2/app', { host: '::1', port: 2, user: 'me', database: 'app' }],
  ])('of postgresql://%s are complete, whatever the environment says', (address, expected) => {
    const config = connectionConfig(`postgresql://${address}`);
    expect(config).toMatchObject({ ...expected, ...fixed });
    const { host, port, user, database } = new pg.Client({ ...config });
    expect({ host, port, user, database }).toEqual(expected);
  });

  test('contain no parameter that could lead to another server', () => {
    const query =
      'connectionString=postgresql://decoy/other&replication=database&max=1&schema=other&sslmode=disable';
    expect(connectionConfig(`postgresql://me:secret@db.example/app?${query}`)).toEqual({
      ...fixed,
      host: 'db.example',
      port: 5432,
      user: 'me',
      password: 'secret',
      database: 'app',
      ssl: false,
    });
  });
});

test.each([
  ['me:hidden@db.example/app', 'at db.example:5432/app'],
  ['me:hidden@/app?host=/run/pg&port=5433', 'app at the socket /run/pg/.s.PGSQL.5433'],
])('the address of postgresql://%s in messages', (address, expected) => {
  expect(formatServerAddress(connectionConfig(`postgresql://${address}`))).toBe(expected);
});
