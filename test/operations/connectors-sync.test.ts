import { expect, test } from 'vitest';
import { newId } from '../../src/store/ids.ts';
import { connectSource } from '../support/connected-source.ts';
import { csv, json } from '../fixtures/record-source.ts';
import { testService } from '../support/test-service.ts';
import { expectError } from '../support/expect-outcome.ts';

const service = testService();
const projectId = () => service.tenant.projectId;
const countEvents = async (source: string) => {
  const [row] = await service.sql(
    `select count(*)::int as count from event where type = 'lead.added' and data->>'source' = $1`,
    [source],
  );
  return row.count;
};

test('adds records as leads and fills only empty fields of known leads', async () => {
  await service.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     values ($1, $2, 'domain', 'no.example', 'manual', now())`,
    [service.tenant.orgId, newId('suppression')],
  );
  const known = { projectId: projectId(), email: 'old@acme.example', firstName: 'Olga', source: 'fair' };
  const { value: old } = await service.call('leads.add', known);
  const source = await connectSource(service, 'register', {
    '/': json([
      { email: 'NEW@acme.example', company: 'Acme', firstName: 'Nea' },
      { email: 'old@acme.example', company: 'Acme', firstName: 'Somebody else' },
      { email: 'broken', company: 'Acme' },
      { email: 'who@no.example' },
      { phone: '123' },
      { email: 'new@acme.example', domain: 'acme.example' },
      'no record',
      { company: 'x'.repeat(501) },
    ]),
  });
  const value = await source.syncSuccessfully();
  expect(value).toEqual({
    connectorId: source.connectorId,
    syncedAt: expect.any(Number),
    truncated: null,
    pages: 1,
    read: 8,
    created: 1,
    matched: 2,
    refused: 5,
    problems: [
      { record: 3, reason: 'email (read from email) must be an e-mail address such as maria@example.com.' },
      { record: 4, reason: expect.stringContaining('This person is suppressed.') },
      {
        record: 5,
        reason: 'It has no value at email, company, firstName, domain. It has the fields phone.',
      },
      { record: 7, reason: 'It has no value at email, company, firstName, domain.' },
      { record: 8, reason: 'company (read from company) must have at most 500 characters.' },
    ],
  });
  const [lead] = await source.leads();
  expect(lead).toMatchObject({
    email: 'new@acme.example',
    company: 'Acme',
    firstName: 'Nea',
    companyDomain: 'acme.example',
    source: 'register',
    discoverySource: 'register',
  });
  expect(lead!.provenance.company).toEqual({ source: 'register', at: expect.any(Number) });
  const filled = (await service.call('leads.get', { leadId: old.id })).value;
  expect(filled).toMatchObject({ firstName: 'Olga', company: 'Acme', source: 'fair', discoverySource: null });
  expect(await countEvents('register')).toBe(1);
  const { items } = (await service.call('connectors.list', { projectId: projectId() })).value;
  expect(items[0]).toMatchObject({
    lastSyncAt: value.syncedAt,
    lastResult: {
      read: 8,
      created: 1,
      matched: 2,
      refused: 5,
      pages: 1,
      truncated: null,
      failure: null,
    },
  });
});

test('a second sync adds no duplicates, even without e-mail addresses and in another order', async () => {
  let records: object[] = [
    { email: 'a@twice.example', company: 'Twice' },
    { company: 'Twice', domain: 'twice.example' },
    { company: 'Twice Two' },
    { company: 'Twice Two', firstName: 'Tea' },
    { domain: 'twice-three.example' },
  ];
  const source = await connectSource(service, 'twice', () => json(records));
  expect(await source.syncSuccessfully()).toMatchObject({ read: 5, created: 5, matched: 0, refused: 0 });
  const before = await source.leads();
  records = [...records.toReversed(), { company: ' TWICE  two', domain: null }];
  expect(await source.syncSuccessfully()).toMatchObject({ read: 6, created: 0, matched: 6, refused: 0 });
  expect(await source.leads()).toEqual(before);
  expect(await countEvents('twice')).toBe(5);
});

test('a recreated connector matches its earlier leads, including merged ones', async () => {
  const answer = json([{ company: 'Again' }, { company: 'Again Two' }]);
  const source = await connectSource(service, 'again', { '/?list=1': answer }, { path: '/?list=1' });
  await source.syncSuccessfully();
  const [one, two] = await source.leads();
  await service.call('leads.merge', { primaryId: one!.id, duplicateId: two!.id });
  expect((await service.call('connectors.delete', { connectorId: source.connectorId })).status).toBe(200);
  expect((await source.leads()).map(({ id }) => id)).toEqual([one!.id]);
  const fieldMap = { company: 'company' };
  const url = `${source.origin}/?list=1`;
  const { value } = await service.call('connectors.create', {
    projectId: projectId(),
    name: 'again',
    url,
    fieldMap,
  });
  const { value: result } = await service.call('connectors.sync', { connectorId: value.id });
  expect(result).toMatchObject({ read: 2, created: 0, matched: 2 });
});

test('concurrent syncs of one source add each lead once', async () => {
  const records = Array.from({ length: 120 }, (_, index) =>
    index % 2 ? { email: `p${index}@crowd.example` } : { company: `Crowd ${index}` },
  );
  let requestCount = 0;
  const source = await connectSource(service, 'crowd', () =>
    json((requestCount += 1) % 2 ? records : records.toReversed()),
  );
  const replies = await Promise.all([1, 2, 3, 4].map(() => source.sync()));
  for (const { status, text } of replies) expect(status, text).toBe(200);
  expect(replies.reduce((sum, { value }) => sum + value.created, 0)).toBe(120);
  expect(await source.leads()).toHaveLength(120);
  expect(await countEvents('crowd')).toBe(120);
});

test('a repeat under an Idempotency-Key does not read the source again', async () => {
  const source = await connectSource(service, 'keyed', { '/': json([{ company: 'Keyed' }]) });
  const headers = { 'Idempotency-Key': 'sync-once' };
  const first = await source.sync(headers);
  const again = await source.sync(headers);
  expect(again.text).toBe(first.text);
  expect(source.requests).toHaveLength(1);
});

test('follows next pages by Link header, by address and by cursor', async () => {
  const page = (number: number) => [{ email: `page${number}@paged.example` }];
  const source = await connectSource(service, 'paged', {
    '/': { ...json(page(1)), headers: { link: '</two?a=1>; rel="next last", </>; rel=prev' } },
    '/two?a=1': json({ total: 9, data: { items: page(2), empty: [] }, next: '/three' }),
    '/three': json({ items: page(3), links: { next: '/four?size=1' } }),
    '/four?size=1': json({ items: page(4), nextCursor: 'c 5' }),
    '/four?size=1&cursor=c+5': json({ items: page(5), next_cursor: 'c6' }),
    // Some sources return the address of the last page as its own next page.
    '/four?size=1&cursor=c6': json({ items: page(6), next: '/four?size=1&cursor=c6' }),
  });
  expect(await source.syncSuccessfully()).toMatchObject({ read: 6, created: 6, pages: 6, truncated: null });
  expect(source.requests).toHaveLength(6);
});

test('reads CSV with semicolons in UTF-8, UTF-16 and Latin-1', async () => {
  const text =
    '\r\nFirma;"E-Mail; geschäftlich";Vorname;Notiz\r\nMüller;a@csv.example;Jörg;"Zwei\nZeilen; und ""mehr"""\r\n';
  const fieldMap = { company: 'Firma', email: 'E-Mail; geschäftlich', firstName: 'Vorname', notes: 'Notiz' };
  const bytes = {
    latin1: Buffer.from(text, 'latin1'),
    utf8: Buffer.from(`\ufeff${text}`),
    utf16: Buffer.from(`\ufeff${text}`, 'utf16le'),
  };
  for (const [name, body] of Object.entries(bytes)) {
    const answer = csv(body, name === 'latin1' ? 'iso-8859-1' : 'utf-8');
    const source = await connectSource(service, `csv ${name}`, { '/': answer }, { fieldMap });
    expect(await source.syncSuccessfully()).toMatchObject({ read: 1, refused: 0 });
  }
  const [lead] = (await service.call('leads.list', { projectId: projectId(), query: 'csv.example' })).value
    .items;
  expect(lead).toMatchObject({ company: 'Müller', firstName: 'Jörg', notes: 'Zwei\nZeilen; und "mehr"' });
});

test('reads NDJSON line by line and rejects only an invalid line', async () => {
  const lines = [{ email: 'a@lines.example' }, { email: 'b@lines.example' }].map((line) =>
    JSON.stringify(line),
  );
  const body = `${lines[0]}\n\n{"email": \r\n${lines[1]}`;
  const types = ['application/x-ndjson', 'application/json', 'text/plain'];
  for (const [index, type] of types.entries()) {
    const source = await connectSource(service, `lines ${index}`, {
      '/': { headers: { 'content-type': type }, body },
    });
    const counts = index === 0 ? { created: 2, matched: 0 } : { created: 0, matched: 2 };
    const problems = [{ record: 2, reason: 'The line is not JSON.' }];
    expect(await source.syncSuccessfully()).toMatchObject({ read: 3, refused: 1, problems, ...counts });
  }
});

test('reads nested records by dotted paths and ignores hostile names', async () => {
  const records: object[] = [
    {
      org: { name: 'Nested' },
      emails: [{ value: 'a@nested.example' }],
      'first.name': 'Nia',
      __proto__: { x: 'y' },
    },
    { org: { name: ['a', 'list'] }, emails: 'x', constructor: { name: 'Object' } },
  ];
  const fieldMap = {
    company: 'org.name',
    email: 'emails.0.value',
    firstName: 'first.name',
    lastName: 'constructor.name',
  };
  const source = await connectSource(service, 'nested', { '/': json(records) }, { fieldMap });
  expect(await source.syncSuccessfully()).toMatchObject({ read: 2, created: 2, refused: 0 });
  const [one, two] = await source.leads();
  expect(one).toMatchObject({
    company: 'Nested',
    email: 'a@nested.example',
    firstName: 'Nia',
    lastName: null,
  });
  expect(two).toMatchObject({ company: null, email: null, lastName: 'Object' });
});

test('a truncated sync continues next time and starts over after the end', async () => {
  const people = (page: number) =>
    Array.from({ length: 100 }, (_, index) => ({ email: `p${page}-${index}@cut.example` }));
  const source = await connectSource(service, 'cut', ({ url = '/' }) => {
    const page = Number(/\d+/.exec(url)?.[0] ?? 1);
    const records = page % 100 === 0 ? people(page) : [];
    return json({ records, next: page < 205 ? `/${page + 1}` : null });
  });
  const first = await source.syncSuccessfully();
  expect(first).toMatchObject({ truncated: 'pages', pages: 200, created: 200 });
  expect(await source.syncSuccessfully()).toMatchObject({ truncated: null, pages: 5, read: 0 });
  expect(source.requests.at(-5)!.path).toBe('/201');
  expect(await source.syncSuccessfully()).toMatchObject({
    truncated: 'pages',
    pages: 200,
    matched: 200,
    created: 0,
  });
});

test('deleting a connector ends its sync and keeps the leads added so far', async () => {
  const source = await connectSource(service, 'forgotten', ({ url }, response) => {
    if (url === '/') return json({ records: [{ company: 'Forgotten' }], next: '/two' });
    void service.call('connectors.delete', { connectorId: source.connectorId }).then(() => {
      response.end(JSON.stringify([{ company: 'Forgotten Two' }]));
    });
  });
  expect((await source.sync()).error.code).toBe('connector_not_found');
  expect(await source.leads()).toHaveLength(1);
});

test('rejects a sync if the stored authorization header cannot be decrypted', async () => {
  const source = await connectSource(service, 'sealed', { '/': json([]) }, { authHeader: 'Bearer word' });
  await source.syncSuccessfully();
  expect(source.requests[0]!.headers.authorization).toBe('Bearer word');
  await service.sql(
    `update connector set sealed_auth_header = overlay(sealed_auth_header placing 'AAAA' from 3 for 4) where id = $1`,
    [source.connectorId],
  );
  const { error } = await expectError(service, 'connectors.sync', 'invalid_state', {
    connectorId: source.connectorId,
  });
  expect(error.message).toMatch(/authHeader.*SECRET_KEY.*backup/);
  expect(source.requests).toHaveLength(1);
});
