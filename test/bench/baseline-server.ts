/*
 * The baseline of calls: node:http and pg with prepared statements. It authenticates no callers and validates
 * nothing. It has one table with the columns and indexes of leads. Against calls that write more than a lead, it
 * writes the same rows into copies of the same tables. It prints its port.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import pg from 'pg';
import { copyBatch, insertBatch, insertBatchWithAll } from './baseline-batch.ts';
import { insertByStatements, insertInOneStatement } from './baseline-write.ts';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

/** PostgreSQL plans these once per connection. The indexes of the service, under the same names, serve them. */
const leadById = { name: 'lead-by-id', text: 'select * from bare.lead where org_id = $1 and id = $2' };
const leadsOfProject = {
  name: 'leads-of-project',
  text: 'select * from bare.lead where org_id = $1 and project_id = $2 order by id desc limit $3',
};

const writes: Readonly<Record<string, (pool: pg.Pool, body: any) => Promise<unknown>>> = {
  '/lead/statements': insertByStatements,
  '/lead/one-statement': insertInOneStatement,
  '/leads/unnest': insertBatch,
  '/leads/unnest-with-all': insertBatchWithAll,
  '/leads/copy': copyBatch,
};

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500;
    response.end(String(error));
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [, what, orgId, id] = request.url!.split('/');
  const write = writes[request.url!];
  const value = write
    ? await write(pool, JSON.parse(await readBody(request)))
    : what === 'lead'
      ? (await pool.query({ ...leadById, values: [orgId, id] })).rows[0]
      : (await pool.query({ ...leadsOfProject, values: [orgId, id, 50] })).rows;
  const body = JSON.stringify({ value });
  response.writeHead(200, {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
  });
  response.end(body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}
