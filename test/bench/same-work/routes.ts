import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import pg from 'pg';
import { newId } from '../../../src/store/ids.ts';
import { appRole } from '../../../src/store/roles.ts';
import type { PushedLead } from '../baseline-write.ts';
import { addBatch, addOne } from './add-leads.ts';
import { replyOnce } from './idempotency.ts';
import { getLead, listLeads } from './read-leads.ts';
import { HttpError, inTransaction, type Transaction } from './transaction.ts';

export interface SameWorkOptions {
  readonly databaseUrl: string;
  /** Events contain links to the app. */
  readonly appUrl: string;
}

export interface SameWorkServer {
  readonly server: FastifyInstance;
  close(): Promise<void>;
}

const maxBatch = 500;
const text = { type: 'string', minLength: 1, maxLength: 10_000 };
/** The leads of the benchmarks have all of these fields and no others. */
const leadFields = {
  company: text,
  firstName: text,
  lastName: text,
  email: text,
  jobTitle: text,
  city: text,
  source: text,
};
const objectOf = (properties: object) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
  additionalProperties: false,
});
const bodyOfOne = objectOf({ projectId: text, ...leadFields });
const bodyOfBatch = objectOf({
  projectId: text,
  leads: { type: 'array', minItems: 1, maxItems: maxBatch, items: objectOf(leadFields) },
});
const listQuery = objectOf({ projectId: text, limit: { type: 'integer', minimum: 1, maximum: 200 } });

export function createSameWorkServer({ databaseUrl, appUrl }: SameWorkOptions): SameWorkServer {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    options: `-c role=${appRole} -c timezone=UTC`,
  });
  pool.on('error', () => undefined);
  const server = Fastify({
    bodyLimit: 25 * 1_024 * 1_024,
    ajv: { customOptions: { removeAdditional: false } },
  });

  const read = async (
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Transaction) => Promise<unknown>,
  ) => send(reply, envelope(await inTransaction(pool, request.headers.authorization, 'read', work)));
  const write = async (
    request: FastifyRequest,
    reply: FastifyReply,
    operation: string,
    work: (tx: Transaction) => Promise<unknown>,
  ) => {
    const key = request.headers['idempotency-key'];
    const stored = await inTransaction(pool, request.headers.authorization, 'write', (tx) =>
      replyOnce(tx, { operation, key: key?.toString(), args: request.body }, async () =>
        envelope(await work(tx)),
      ),
    );
    return send(reply, stored);
  };

  server.get<{ Params: { leadId: string } }>('/v1/leads/:leadId', (request, reply) =>
    read(request, reply, (tx) => getLead(tx, request.params.leadId)),
  );
  server.get<{ Querystring: { projectId: string; limit: number } }>(
    '/v1/leads',
    { schema: { querystring: listQuery } },
    (request, reply) => read(request, reply, (tx) => listLeads(tx, request.query)),
  );
  server.post<{ Body: PushedLead & { projectId: string } }>(
    '/v1/leads',
    { schema: { body: bodyOfOne } },
    (request, reply) => write(request, reply, 'leads.add', (tx) => addOne(tx, appUrl, request.body)),
  );
  server.post<{ Body: { projectId: string; leads: PushedLead[] } }>(
    '/v1/leads/add-batch',
    { schema: { body: bodyOfBatch } },
    (request, reply) => write(request, reply, 'leads.addBatch', (tx) => addBatch(tx, appUrl, request.body)),
  );
  server.setErrorHandler((error: Error & { validation?: unknown }, _request, reply) => {
    const known = error instanceof HttpError ? error : new HttpError(500, 'internal_error');
    const { status, code } = error.validation ? new HttpError(400, 'invalid_arguments') : known;
    void reply.code(status).send({ error: { code, message: error.message } });
  });
  return {
    server,
    close: async () => {
      await server.close();
      await pool.end();
    },
  };
}

function envelope(value: unknown): string {
  return JSON.stringify({ value, request_id: newId('req') });
}

function send(reply: FastifyReply, body: string): FastifyReply {
  return reply.type('application/json; charset=utf-8').header('Cache-Control', 'no-store').send(body);
}
