import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { createLog } from '../../src/log.ts';
import { openWorkspace, type DraftingWorkspace } from '../drafting-workspace.ts';
import { openSource } from '../fixtures/record-source.ts';
import { fetchReply, openService, testHouse, urlOf } from '../house.ts';
import { openDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { operations, requiredArgs, send, type Args } from './every-operation.ts';
import { openRaw } from './raw-connection.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const log = createLog('trace', destination);

/** What must never be written down: an address, a text and a key that no service was told of otherwise. */
const planted = {
  email: 'planted.person@secret-mail.example',
  text: 'planted words of a person',
  key: `sk_live_${'Planted0'.repeat(5)}`,
  secret: 'whsec_PlantedSecret0123456789',
};
const everything = Object.values(planted).join(' and ');

/** Errors as libraries word them: they quote what they were given. */
const wordings: readonly Error[] = [
  new SyntaxError(`Unexpected token 'p', "${everything}" is not valid JSON`),
  new TypeError(`Trying to set Lead.notes of type 'string' to '${planted.text}' of type 'object'`),
  new Error(`Value for Lead.email is missing\nentity: Lead { notes: ${planted.text} }`),
  new Error(`no route for ${planted.email} with ${planted.key} and ${planted.secret}`),
  new Error('outer', { cause: new Error(`inner \`${everything}\``) }),
];
let turn = 0;
const throws = () => {
  throw wordings[turn++ % wordings.length]!;
};

const house = testHouse({ role: 'api' });
let workspace: DraftingWorkspace;
let gate: DatabaseGate | undefined;
let service: Service | undefined;
let failing: Service | undefined;
beforeAll(async () => {
  workspace = await openWorkspace(house);
  gate = await openDatabaseGate(house.databaseUrl);
  const composer = { name: 'embedded', compose: async () => throws() };
  service = await openService(gate.url, { log, ports: { composer } });
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, throws]));
  failing = await openService(house.databaseUrl, { log, handlers, role: 'api' });
});
afterAll(async () => {
  await Promise.all([service?.close(), failing?.close()]);
  await gate?.close();
});

const headers = () => ({
  Authorization: `Bearer ${workspace.tenant.liveKey}`,
  'Idempotency-Key': planted.email,
  'User-Agent': everything,
  Referer: `https://x.example/?key=${planted.key}`,
});
const get = (path: string) => fetchReply(urlOf(service!) + path, { headers: headers() });
const callAt = (at: Service | undefined, fn: string, args: Args) =>
  send(
    urlOf(at!),
    'rpc',
    operations.find((operation) => operation.fn === fn)!,
    { projectId: workspace.projectId, ...args },
    { key: workspace.tenant.liveKey, headers: { 'User-Agent': everything } },
  );
const codesOf = async (replies: Promise<{ error?: { code: string } }>[]) =>
  (await Promise.all(replies)).map(({ error }) => error?.code ?? 'done');

test('what people write is in no line, whatever fails', async () => {
  await succeedAndBeRefused();
  await askSources();
  await breakStatements();
  await breakHandlers();
  await breakJobs();
  await breakRequests();
  await loseTheDatabase();
  const text = lines.join('');
  const of = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}"`)).length;
  expect(of('request')).toBeGreaterThan(50);
  expect(of('a call failed')).toBeGreaterThan(operations.length);
  expect(of('work failed and will be tried again')).toBeGreaterThan(0);
  for (const [what, secret] of Object.entries({ ...planted, live: workspace.tenant.liveKey })) {
    expect(lines.filter((line) => line.includes(secret)).slice(0, 1), what).toEqual([]);
  }
  expect(lines.filter((line) => /planted|secret-mail/i.test(line))).toEqual([]);
  // The lines are of use nonetheless: they say which call it was, of whom, and where in the code it broke.
  expect(text).toContain(`"orgId":"${workspace.tenant.orgId}"`);
  expect(text).toMatch(/"fn":"leads\.add".*"requestId"|"requestId".*"fn":"leads\.add"/);
  expect(text).toMatch(/"frames":\["at .*logs\.test\.ts:\d+/);
  expect(text).toContain('refused by the database');
  expect(text).toContain('"constraint":"brain_item_never_check"');
});

async function succeedAndBeRefused(): Promise<void> {
  const { email, text: notes } = planted;
  expect((await callAt(service, 'leads.add', { company: notes, email, notes })).status).toBe(200);
  expect((await callAt(service, 'leads.add', { company: 7, email, notes })).error.code).toBe(
    'invalid_arguments',
  );
  expect((await callAt(service, 'leads.add', { [notes]: email })).error.code).toBe('unknown_argument');
  const body = JSON.stringify({ fn: everything, args: {} });
  const list = operations.find(({ fn }) => fn === 'projects.list')!;
  const unknown = await send(urlOf(service!), 'rpc', list, {}, { key: workspace.tenant.liveKey, body });
  expect(unknown.error.code).toBe('unknown_fn');
  const paths = [
    `/v1/leads/${email}`,
    `/v1/leads/${encodeURIComponent(everything)}`,
    `/v1/leads?projectId=${workspace.projectId}&query=${encodeURIComponent(everything)}`,
    `/v1/${encodeURIComponent(everything)}?key=${planted.key}`,
    `/docs/${planted.key}`,
  ];
  expect(await codesOf(paths.map(get))).toEqual([
    'invalid_arguments',
    'invalid_arguments',
    'done',
    'unknown_route',
    'done',
  ]);
  for (const key of [planted.key, planted.email, everything]) {
    const operation = operations.find(({ fn }) => fn === 'leads.add')!;
    expect((await send(urlOf(service!), 'rest', operation, { notes }, { key })).status).toBe(401);
  }
}

/** A source that says again what it was asked with, and one whose header cannot be read any more. */
async function askSources(): Promise<void> {
  const { source, close } = await openSource(({ headers: { authorization } }) => ({
    status: 403,
    headers: { 'x-echo': String(authorization) },
    body: `${authorization} ${everything}`,
  }));
  const secret = { authHeader: `Bearer ${planted.secret}`, name: planted.text };
  const url = `${source.origin}/?token=${planted.key}`;
  const made = await callAt(service, 'connectors.create', {
    ...secret,
    url,
    fieldMap: { email: planted.text },
  });
  const sync = { connectorId: made.value.id, projectId: undefined };
  expect(await codesOf([callAt(service, 'connectors.sync', sync)])).toEqual(['upstream_failed']);
  await house.sql(`update connector set sealed_auth_header = 'AQID'`);
  expect(await codesOf([callAt(service, 'connectors.sync', sync)])).toEqual(['invalid_state']);
  const refused = [
    { ...secret, url: `ftp://${planted.email}/`, fieldMap: { email: 'a' } },
    { ...secret, url, authHeader: `Host: ${planted.secret}`, fieldMap: { email: 'a' } },
  ].map((args) => callAt(service, 'connectors.create', args));
  expect(await codesOf(refused)).toEqual(['url_not_allowed', 'invalid_arguments']);
  await close();
}

/** PostgreSQL's refusals quote rows, and the mapper's add the whole statement. */
async function breakStatements(): Promise<void> {
  const fails = 'check (false) not valid';
  await house.sql(`alter table brain_item add constraint brain_item_never_check ${fails}`);
  await house.sql(`alter table lead add constraint lead_never_check ${fails}`);
  await house.sql('alter table knowledge drop column text');
  const { text, email } = planted;
  const replies = [
    callAt(service, 'brain.add', { type: 'note', title: text, body: everything }),
    callAt(service, 'leads.add', { company: text, email: `other.${email}`, notes: everything }),
    callAt(service, 'leads.addBatch', { leads: [{ company: text, notes: everything }] }),
    callAt(service, 'knowledge.set', { text: everything }),
  ];
  expect(await codesOf(replies)).toEqual(Array(4).fill('internal_error'));
  await house.sql('alter table brain_item drop constraint brain_item_never_check');
  await house.sql('alter table lead drop constraint lead_never_check');
  await house.sql(`alter table knowledge add column text text not null default ''`);
}

async function breakHandlers(): Promise<void> {
  const key = workspace.tenant.liveKey;
  for (const operation of operations) {
    const reply = await send(urlOf(failing!), 'rpc', operation, requiredArgs(operation), { key });
    expect(reply.error.code).toBe('internal_error');
    expect(reply.text).not.toMatch(/planted/i);
  }
}

async function breakJobs(): Promise<void> {
  const { text: source, email } = planted;
  const lead = { source, company: 'Acme', analysis: everything, email: `job.${email}` };
  expect((await callAt(service, 'leads.add', lead)).status).toBe(200);
  const { items } = (await callAt(service, 'leads.list', { source })).value;
  const args = { leadId: items[0].id, projectId: undefined };
  expect((await callAt(service, 'messages.generate', args)).error.code).toBe('internal_error');
  expect((await callAt(service, 'runs.startFromLeads', { source })).status).toBe(200);
  await expect.poll(() => lines.some((line) => line.includes('work failed'))).toBe(true);
}

async function breakRequests(): Promise<void> {
  const url = urlOf(service!);
  const key = `Authorization: Bearer ${workspace.tenant.liveKey}`;
  const broken = [
    `GET /${planted.email} HTTP/1.1\r\n${key}\r\n\r\n`,
    `${planted.text}\r\n${key}\r\n\r\n`,
    `POST /v1/leads HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Length: 99\r\n\r\n${everything}`,
    `POST /v1/leads HTTP/1.1\r\nHost: x\r\n${key}\r\nExpect: ${planted.text}\r\n\r\n`,
  ];
  for (const bytes of broken) {
    const { socket } = await openRaw(url, bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  const body = `{"notes": "${everything}`;
  const reply = await fetchReply(`${url}/v1/leads`, {
    method: 'POST',
    body,
    headers: { ...headers(), 'Content-Type': 'application/json' },
  });
  expect(reply.error.code).toBe('malformed_json');
}

async function loseTheDatabase(): Promise<void> {
  await gate!.shut();
  const lost = [callAt(service, 'leads.add', { company: planted.text }), get(`/v1/leads/${planted.email}`)];
  expect(await codesOf(lost)).toEqual(['unavailable', 'unavailable']);
  await gate!.open();
}
