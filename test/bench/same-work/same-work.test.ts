import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/store/ids.ts';
import { fetchReply, type Tenant, testService } from '../../support/test-service.ts';
import { leadOf } from '../calls.ts';
import { createSameWorkServer, type SameWorkServer } from './routes.ts';

const appUrl = 'https://app.example';
// Without workers, the rows of the outbox stay.
const service = testService({ role: 'api', environment: { APP_URL: appUrl } });
let sameWork: SameWorkServer;
let sameWorkUrl = '';
let ours: Side;
let theirs: Side;

interface Side {
  readonly url: string;
  readonly tenant: Tenant;
  /** The status and body of each reply, in order. */
  readonly replies: [status: number, body: string][];
}

beforeAll(async () => {
  sameWork = createSameWorkServer({ databaseUrl: service.databaseUrl, appUrl });
  await sameWork.server.listen({ host: '127.0.0.1', port: 0 });
  sameWorkUrl = `http://127.0.0.1:${(sameWork.server.server.address() as AddressInfo).port}`;
  [ours, theirs] = [await runScenario(service.url), await runScenario(sameWorkUrl)];
});
afterAll(() => sameWork.close());

/** Makes the calls of the benchmarks, with matches, repeats and refusals, for a new tenant. */
async function runScenario(url: string): Promise<Side> {
  const tenant = await service.newTenant();
  const { orgId, projectId } = tenant;
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'domain', 'company-blocked.example', 'manual', now())`,
    [orgId, newId('suppression')],
  );
  const side: Side = { url, tenant, replies: [] };
  const first = leadOf(1, 'one');
  await call(side, 'POST', '/v1/leads', { projectId, ...first }, 'key-one');
  const again = { projectId, ...first };
  await call(side, 'POST', '/v1/leads', again, 'key-one');
  await call(side, 'POST', '/v1/leads', { projectId, ...leadOf(2, 'one'), city: ' Malmö  West' });
  const unusual = [
    { ...leadOf(5, 'MiXed.Case'), email: 'Tom.5@Mail.MiXed-Case.example' },
    { ...leadOf(6, 'free'), email: 'petra6@gmail.com' },
    { ...leadOf(7, 'quoted'), company: 'Ærø "Käse", {\\} & Söhne' },
  ];
  const refused = [leadOf(8, 'blocked'), { ...leadOf(9, 'wrong'), email: 'not an address' }];
  const leads = [leadOf(3, 'two'), first, leadOf(4, 'two'), leadOf(3, 'two'), ...unusual, ...refused];
  await call(side, 'POST', '/v1/leads/add-batch', { projectId, leads }, 'key-batch');
  await call(side, 'POST', '/v1/leads/add-batch', { projectId, leads: [first] });
  await call(side, 'GET', `/v1/leads?projectId=${projectId}&limit=3`);
  await call(side, 'GET', `/v1/leads?projectId=${projectId}&limit=50`);
  for (const { id } of await leadsOf(tenant)) await call(side, 'GET', `/v1/leads/${id}`);
  return side;
}

async function call(
  { url, tenant, replies }: Side,
  method: string,
  path: string,
  body?: object,
  idempotencyKey?: string,
): Promise<void> {
  const { status, text } = await fetchReply(url + path, {
    method,
    headers: {
      Authorization: `Bearer ${tenant.liveKey}`,
      ...(body && { 'Content-Type': 'application/json' }),
      ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  replies.push([status, text]);
}

const leadsOf = ({ orgId }: Tenant) =>
  service.sql<{ id: string }>('select id from lead where org_id = $1 order by id', [orgId]);

/**
 * Numbers ids of a kind by their creation and removes times, hashes and white space between values, which PostgreSQL
 * adds to stored JSON.
 */
function normalise(texts: readonly string[]): string[] {
  const ids = [...new Set(texts.join('\n').match(/[a-z_]+_[0-9a-z]{26}\b/g))].sort();
  const counts = new Map<string, number>();
  const numbers = new Map(
    ids.map((id) => {
      const prefix = id.slice(0, -27);
      counts.set(prefix, (counts.get(prefix) ?? 0) + 1);
      return [id, `${prefix}-${counts.get(prefix)}`];
    }),
  );
  return texts.map((text) =>
    JSON.stringify(JSON.parse(text))
      .replaceAll(/[a-z_]+_[0-9a-z]{26}\b/g, (id) => numbers.get(id)!)
      .replaceAll(/\b\d{13}\b/g, '(time)')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+\+00:00/g, '(time)')
      .replaceAll(/"[0-9a-f]{64}"/g, '"(hash)"')
      .replaceAll(/"nextCursor":"[\w-]+"/g, '"nextCursor":"(cursor)"'),
  );
}

test('the same-work server sends the bytes of the service, except ids and times', () => {
  const bodiesOf = ({ replies }: Side) => normalise(replies.map(([, body]) => body));
  expect(theirs.replies.map(([status]) => status)).toEqual(ours.replies.map(([status]) => status));
  expect(bodiesOf(theirs)).toEqual(bodiesOf(ours));
  const [first, repeated, , batch] = theirs.replies.map(([, body]) => body);
  expect(repeated).toBe(first);
  expect(JSON.parse(batch!).value).toMatchObject({ created: 5, matched: 2, refused: 2 });
});

test('the same-work server writes the same rows into every table', async () => {
  const tables = await service.sql<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
     where column_name = 'org_id' and (table_schema = 'public' or table_name = 'outbox') order by name`,
  );
  const rowsOf = async ({ tenant }: Side) => {
    const rows: string[] = [];
    for (const { name } of tables) {
      const sql = `select json_build_object($2::text, to_jsonb(r))::text as row from ${name} r where org_id = $1`;
      const found = await service.sql<{ row: string }>(sql, [tenant.orgId, name]);
      rows.push(...found.map(({ row }) => row));
    }
    return normalise(rows).sort();
  };
  const [oursWritten, theirsWritten] = [await rowsOf(ours), await rowsOf(theirs)];
  const written = [
    'public.lead',
    'public.lead_identity',
    'public.timeline_entry',
    'public.event',
    'directory.outbox',
  ];
  for (const name of [...written, 'public.idempotency'])
    expect(oursWritten.join('\n')).toContain(`{"${name}":`);
  expect(theirsWritten).toEqual(oursWritten);
});

test.each([
  ['an unknown key', `sk_live_${'a'.repeat(40)}`, 401],
  ['a revoked key', 'revoked', 401],
  ['arguments that the schema does not allow', 'own', 400],
])('the same-work server rejects %s like the service', async (_, key, status) => {
  const { liveKey, orgId, projectId } = await service.newTenant();
  if (key === 'revoked')
    await service.sql('update directory.api_key set revoked_at = now() where org_id = $1', [orgId]);
  for (const url of [service.url, sameWorkUrl]) {
    const reply = await fetchReply(`${url}/v1/leads`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key.startsWith('sk_') ? key : liveKey}`,
        'Content-Type': 'application/json',
      },
      body: JSON.stringify({ projectId, ...leadOf(1, 'x'), ...(key === 'own' && { unknown: true }) }),
    });
    expect(reply.status).toBe(status);
  }
});

test('the same-work server hides the leads of other organisations', async () => {
  const [{ id }] = (await leadsOf(theirs.tenant)) as [{ id: string }];
  const { liveKey } = ours.tenant;
  const reply = await fetchReply(`${sameWorkUrl}/v1/leads/${id}`, {
    headers: { Authorization: `Bearer ${liveKey}` },
  });
  expect(reply).toMatchObject({ status: 404, error: { code: 'lead_not_found' } });
});
