import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Service } from '../../src/assemble.ts';
import { createLog } from '../../src/log.ts';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { openSource } from '../fixtures/record-source.ts';
import { fetchReply, openService, testService, serviceUrl } from '../support/test-service.ts';
import { openDatabaseGate, type DatabaseGate } from './database-gate.ts';
import { operations, requiredArgs, send, type Args } from './operations.ts';
import { openRaw } from './raw-connection.ts';

const lines: string[] = [];
const destination = new Writable({
  write: (chunk: Buffer, _encoding, done) => {
    lines.push(chunk.toString());
    done();
  },
});
const log = createLog('trace', destination);

/** Values that must never be logged: an address, a text, a key and a secret. */
const planted = {
  email: 'planted.person@secret-mail.example',
  text: 'planted words of a person',
  key: `sk_live_${'Planted0'.repeat(5)}`,
  secret: 'whsec_PlantedSecret0123456789',
};
const allPlantedTexts = Object.values(planted).join(' and ');

/** Errors in the style of libraries, which quote their input. */
const errors: readonly Error[] = [
  new SyntaxError(`Unexpected token 'p', "${allPlantedTexts}" is not valid JSON`),
  new TypeError(`Trying to set Lead.notes of type 'string' to '${planted.text}' of type 'object'`),
  new Error(`Value for Lead.email is missing\nentity: Lead { notes: ${planted.text} }`),
  new Error(`no route for ${planted.email} with ${planted.key} and ${planted.secret}`),
  new Error('outer', { cause: new Error(`inner \`${allPlantedTexts}\``) }),
];
let nextFailure = 0;
const throwNext = () => {
  throw errors[nextFailure++ % errors.length]!;
};

const service = testService({ role: 'api' });
let workspace: DraftingWorkspace;
let gate: DatabaseGate | undefined;
let gatedService: Service | undefined;
let failing: Service | undefined;
beforeAll(async () => {
  workspace = await openWorkspace(service);
  gate = await openDatabaseGate(service.databaseUrl);
  const composer = { name: 'embedded', compose: async () => throwNext() };
  gatedService = await openService(gate.url, { log, ports: { composer } });
  const handlers = Object.fromEntries(operations.map(({ id }) => [id, throwNext]));
  failing = await openService(service.databaseUrl, { log, handlers, role: 'api' });
});
afterAll(async () => {
  await Promise.all([gatedService?.close(), failing?.close()]);
  await gate?.close();
});

const headers = () => ({
  Authorization: `Bearer ${workspace.tenant.liveKey}`,
  'Idempotency-Key': planted.email,
  'User-Agent': allPlantedTexts,
  Referer: `https://x.example/?key=${planted.key}`,
});
const get = (path: string) => fetchReply(serviceUrl(gatedService!) + path, { headers: headers() });
const callAt = (target: Service | undefined, fn: string, args: Args) =>
  send(
    serviceUrl(target!),
    'rpc',
    operations.find((operation) => operation.fn === fn)!,
    { projectId: workspace.projectId, ...args },
    { key: workspace.tenant.liveKey, headers: { 'User-Agent': allPlantedTexts } },
  );
const codesOf = async (replies: Promise<{ error?: { code: string } }>[]) =>
  (await Promise.all(replies)).map(({ error }) => error?.code ?? 'done');

test('the log never contains personal texts, secrets or keys, regardless of what fails', async () => {
  await sendValidAndInvalidCalls();
  await failSyncs();
  await failStatements();
  await failHandlers();
  await failJobs();
  await sendMalformedRequests();
  await closeDatabase();
  const text = lines.join('');
  const countLines = (message: string) => lines.filter((line) => line.includes(`"msg":"${message}"`)).length;
  expect(countLines('request')).toBeGreaterThan(50);
  expect(countLines('a call failed')).toBeGreaterThan(operations.length);
  expect(countLines('work failed and will be retried')).toBeGreaterThan(0);
  for (const [what, secret] of Object.entries({ ...planted, live: workspace.tenant.liveKey })) {
    expect(lines.filter((line) => line.includes(secret)).slice(0, 1), what).toEqual([]);
  }
  expect(lines.filter((line) => /planted|secret-mail/i.test(line))).toEqual([]);
  // The lines must still name the operation, the organisation and the location of the fault.
  expect(text).toContain(`"orgId":"${workspace.tenant.orgId}"`);
  expect(text).toMatch(/"fn":"leads\.add".*"requestId"|"requestId".*"fn":"leads\.add"/);
  expect(text).toMatch(/"frames":\["at .*logs\.test\.ts:\d+/);
  expect(text).toContain('rejected by the database');
  expect(text).toContain('"constraint":"brain_item_never_check"');
});

async function sendValidAndInvalidCalls(): Promise<void> {
  const { email, text: notes } = planted;
  expect((await callAt(gatedService, 'leads.add', { company: notes, email, notes })).status).toBe(200);
  expect((await callAt(gatedService, 'leads.add', { company: 7, email, notes })).error.code).toBe(
    'invalid_arguments',
  );
  expect((await callAt(gatedService, 'leads.add', { [notes]: email })).error.code).toBe('unknown_argument');
  const body = JSON.stringify({ fn: allPlantedTexts, args: {} });
  const list = operations.find(({ fn }) => fn === 'projects.list')!;
  const unknown = await send(
    serviceUrl(gatedService!),
    'rpc',
    list,
    {},
    { key: workspace.tenant.liveKey, body },
  );
  expect(unknown.error.code).toBe('unknown_fn');
  const paths = [
    `/v1/leads/${email}`,
    `/v1/leads/${encodeURIComponent(allPlantedTexts)}`,
    `/v1/leads?projectId=${workspace.projectId}&query=${encodeURIComponent(allPlantedTexts)}`,
    `/v1/${encodeURIComponent(allPlantedTexts)}?key=${planted.key}`,
    `/docs/${planted.key}`,
  ];
  expect(await codesOf(paths.map(get))).toEqual([
    'invalid_arguments',
    'invalid_arguments',
    'done',
    'unknown_route',
    'done',
  ]);
  for (const key of [planted.key, planted.email, allPlantedTexts]) {
    const operation = operations.find(({ fn }) => fn === 'leads.add')!;
    expect((await send(serviceUrl(gatedService!), 'rest', operation, { notes }, { key })).status).toBe(401);
  }
}

/** A source that echoes the request, and a connector whose sealed header cannot be decrypted. */
async function failSyncs(): Promise<void> {
  const { source, close } = await openSource(({ headers: { authorization } }) => ({
    status: 403,
    headers: { 'x-echo': String(authorization) },
    body: `${authorization} ${allPlantedTexts}`,
  }));
  const secret = { authHeader: `Bearer ${planted.secret}`, name: planted.text };
  const url = `${source.origin}/?token=${planted.key}`;
  const made = await callAt(gatedService, 'connectors.create', {
    ...secret,
    url,
    fieldMap: { email: planted.text },
  });
  const sync = { connectorId: made.value.id, projectId: undefined };
  expect(await codesOf([callAt(gatedService, 'connectors.sync', sync)])).toEqual(['upstream_failed']);
  await service.sql(`update connector set sealed_auth_header = 'AQID'`);
  expect(await codesOf([callAt(gatedService, 'connectors.sync', sync)])).toEqual(['invalid_state']);
  const rejected = [
    { ...secret, url: `ftp://${planted.email}/`, fieldMap: { email: 'a' } },
    { ...secret, url, authHeader: `Host: ${planted.secret}`, fieldMap: { email: 'a' } },
  ].map((args) => callAt(gatedService, 'connectors.create', args));
  expect(await codesOf(rejected)).toEqual(['url_not_allowed', 'invalid_arguments']);
  await close();
}

/** PostgreSQL's errors quote rows, and the mapper adds the whole statement. */
async function failStatements(): Promise<void> {
  const constraint = 'check (false) not valid';
  await service.sql(`alter table brain_item add constraint brain_item_never_check ${constraint}`);
  await service.sql(`alter table lead add constraint lead_never_check ${constraint}`);
  await service.sql('alter table knowledge drop column text');
  const { text, email } = planted;
  const replies = [
    callAt(gatedService, 'brain.add', { type: 'note', title: text, body: allPlantedTexts }),
    callAt(gatedService, 'leads.add', { company: text, email: `other.${email}`, notes: allPlantedTexts }),
    callAt(gatedService, 'leads.addBatch', { leads: [{ company: text, notes: allPlantedTexts }] }),
    callAt(gatedService, 'knowledge.set', { text: allPlantedTexts }),
  ];
  expect(await codesOf(replies)).toEqual(Array(4).fill('internal_error'));
  await service.sql('alter table brain_item drop constraint brain_item_never_check');
  await service.sql('alter table lead drop constraint lead_never_check');
  await service.sql(`alter table knowledge add column text text not null default ''`);
}

async function failHandlers(): Promise<void> {
  const key = workspace.tenant.liveKey;
  for (const operation of operations) {
    const reply = await send(serviceUrl(failing!), 'rpc', operation, requiredArgs(operation), { key });
    expect(reply.error.code).toBe('internal_error');
    expect(reply.text).not.toMatch(/planted/i);
  }
}

async function failJobs(): Promise<void> {
  const { text: source, email } = planted;
  const lead = { source, company: 'Acme', analysis: allPlantedTexts, email: `job.${email}` };
  expect((await callAt(gatedService, 'leads.add', lead)).status).toBe(200);
  const { items } = (await callAt(gatedService, 'leads.list', { source })).value;
  const args = { leadId: items[0].id, projectId: undefined };
  expect((await callAt(gatedService, 'messages.generate', args)).error.code).toBe('internal_error');
  expect((await callAt(gatedService, 'runs.startFromLeads', { source })).status).toBe(200);
  await expect.poll(() => lines.some((line) => line.includes('work failed'))).toBe(true);
}

async function sendMalformedRequests(): Promise<void> {
  const url = serviceUrl(gatedService!);
  const key = `Authorization: Bearer ${workspace.tenant.liveKey}`;
  const broken = [
    `GET /${planted.email} HTTP/1.1\r\n${key}\r\n\r\n`,
    `${planted.text}\r\n${key}\r\n\r\n`,
    `POST /v1/leads HTTP/1.1\r\nHost: x\r\n${key}\r\nContent-Length: 99\r\n\r\n${allPlantedTexts}`,
    `POST /v1/leads HTTP/1.1\r\nHost: x\r\n${key}\r\nExpect: ${planted.text}\r\n\r\n`,
  ];
  for (const bytes of broken) {
    const { socket } = await openRaw(url, bytes);
    await new Promise((resolve) => setTimeout(resolve, 20));
    socket.destroy();
  }
  const body = `{"notes": "${allPlantedTexts}`;
  const reply = await fetchReply(`${url}/v1/leads`, {
    method: 'POST',
    body,
    headers: { ...headers(), 'Content-Type': 'application/json' },
  });
  expect(reply.error.code).toBe('malformed_json');
}

async function closeDatabase(): Promise<void> {
  await gate!.shut();
  const lost = [
    callAt(gatedService, 'leads.add', { company: planted.text }),
    get(`/v1/leads/${planted.email}`),
  ];
  expect(await codesOf(lost)).toEqual(['unavailable', 'unavailable']);
  await gate!.open();
}
