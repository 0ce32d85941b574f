/*
 * The mixed calls of the soak test. Weights are relative: reads and single writes dominate, as they do for customers.
 */
import { randomUUID } from 'node:crypto';
import type { Workspace } from './bench-environment.ts';
import { leadOf } from './calls.ts';

/** A tenant with what earlier calls have created. Each list is short, so the generator needs little memory. */
export interface SoakTenant extends Omit<Workspace, 'liveKey'> {
  keyId: string;
  liveKey: string;
  readonly leadIds: string[];
  readonly webhookIds: string[];
  readonly brainIds: string[];
}

export interface SoakClient {
  /** Calls by RPC and returns the value; undefined for an error. */
  rpc(tenant: SoakTenant, fn: string, args: object): Promise<any>;
  /** Sends any request with the tenant's key. */
  send(tenant: SoakTenant, path: string, init?: SoakRequest): Promise<unknown>;
}

export interface SoakRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface SoakCall {
  readonly weight: number;
  make(client: SoakClient, tenant: SoakTenant, surroundings: SoakSurroundings): Promise<unknown>;
}

/** Local servers that the service calls. */
export interface SoakSurroundings {
  readonly webhookUrl: string;
  /** Returns the address of a company's site. */
  siteOf(number: number): string;
}

const maxRemembered = 200;
let serial = 0;

const below = (limit: number) => Math.floor(Math.random() * limit);
const pick = <Item>(items: readonly Item[]): Item | undefined => items[below(items.length)];
const prose = (sentences: number) =>
  'We plan the maintenance of paper mills and hospitals with our own crews. '.repeat(sentences);

function remember(ids: string[], id: string | undefined): void {
  if (id !== undefined) ids.push(id);
  if (ids.length > maxRemembered) ids.splice(below(maxRemembered), 1);
}

function newLead() {
  serial += 1;
  return { ...leadOf(serial, `soak-${serial}`), tags: [`tag-${below(5_000)}`], notes: prose(3) };
}

/** Makes a call with one of the tenant's leads, if there is any yet. */
const withLead =
  (make: (client: SoakClient, tenant: SoakTenant, leadId: string) => Promise<unknown>): SoakCall['make'] =>
  async (client, tenant) => {
    const leadId = pick(tenant.leadIds);
    if (leadId !== undefined) await make(client, tenant, leadId);
  };

async function addLead(client: SoakClient, tenant: SoakTenant): Promise<void> {
  const lead = await client.rpc(tenant, 'leads.add', { projectId: tenant.projectId, ...newLead() });
  remember(tenant.leadIds, lead?.id);
}

async function addBatch(client: SoakClient, tenant: SoakTenant): Promise<void> {
  const leads = Array.from({ length: 1 + below(60) }, newLead);
  const batch = await client.rpc(tenant, 'leads.addBatch', { projectId: tenant.projectId, leads });
  for (const { leadId } of batch?.items ?? []) remember(tenant.leadIds, leadId);
}

function listLeads(client: SoakClient, tenant: SoakTenant): Promise<unknown> {
  const filter = pick([
    '&query=koskinen',
    '&city=Tampere',
    '&hasEmail=true',
    `&tags=tag-${below(5_000)}`,
    '',
  ]);
  const limit = 1 + below(200);
  return client.send(tenant, `/v1/leads?projectId=${tenant.projectId}&limit=${limit}${filter}`);
}

const startRun: SoakCall['make'] = async (client, tenant, { siteOf }) => {
  const { projectId } = tenant;
  const source = `run ${randomUUID()}`;
  const leads = Array.from({ length: 1 + below(4) }, () => ({
    ...newLead(),
    source,
    companyWebsite: siteOf(serial),
  }));
  await client.rpc(tenant, 'leads.addBatch', { projectId, leads });
  await client.rpc(tenant, 'runs.startFromLeads', { projectId, source });
};

const changeWebhooks: SoakCall['make'] = async (client, tenant, { webhookUrl }) => {
  const url = `${webhookUrl}/${randomUUID()}`;
  const created = await client.rpc(tenant, 'webhooks.create', { url, events: ['lead.added', 'draft.ready'] });
  remember(tenant.webhookIds, created?.webhookId);
  const webhookId = tenant.webhookIds.length > 2 ? tenant.webhookIds.shift() : undefined;
  if (webhookId !== undefined) await client.rpc(tenant, 'webhooks.delete', { webhookId });
};

const changeBrain: SoakCall['make'] = async (client, tenant) => {
  const { projectId } = tenant;
  const item = { projectId, type: 'note', title: `Note ${randomUUID()}`, body: prose(3) };
  remember(tenant.brainIds, (await client.rpc(tenant, 'brain.add', item))?.id);
  const id = tenant.brainIds.length > 8 ? tenant.brainIds.shift() : undefined;
  if (id !== undefined) await client.rpc(tenant, 'brain.remove', { projectId, id });
};

const receiveEvent: SoakCall['make'] = (client, tenant) =>
  client.rpc(tenant, 'events.ingest', {
    projectId: tenant.projectId,
    type: pick(['demo_request', 'contact_form', `kind_${below(300)}`]),
    idempotencyKey: randomUUID(),
    source: 'website',
    identity: { email: `visitor-${randomUUID()}@visitors.example`, name: 'Liisa Koskela' },
    occurredAt: new Date().toISOString(),
    payload: { message: prose(2), [`field${below(1_000)}`]: prose(1) },
  });

const receiveMail: SoakCall['make'] = (client, tenant) =>
  client.rpc(tenant, 'inbox.addMessage', {
    projectId: tenant.projectId,
    direction: 'inbound',
    subject: 'Your message',
    body: `${pick(['What does it cost? ', 'Please remove me. ', 'I am out of office. '])}${prose(2)}`,
    identity: { email: `sender-${randomUUID()}@senders.example`, name: 'Otto Berg' },
  });

const upload: SoakCall['make'] = (client, tenant) =>
  client.send(tenant, '/mcp/material/upload', {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', 'X-Service-Path': `Company${below(1_000)}/notes.txt` },
    body: prose(20 + below(400)),
  });

const callTool: SoakCall['make'] = (client, tenant) =>
  client.send(tenant, '/mcp', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      ...pick([
        { method: 'tools/list' },
        {
          method: 'tools/call',
          params: { name: 'service_list_leads', arguments: { projectId: tenant.projectId, limit: 20 } },
        },
      ]),
    }),
  });

/** Calls that the service rejects, with texts that differ each time: the service must not keep them. */
const rejected: readonly SoakCall['make'][] = [
  (client, tenant) =>
    client.send(tenant, '/v1/leads', { headers: { Authorization: `Bearer ${randomUUID()}` } }),
  (client, tenant) => client.send(tenant, `/v1/${randomUUID()}`),
  (client, tenant) => client.rpc(tenant, `leads.${randomUUID()}`, {}),
  (client, tenant) => client.rpc(tenant, 'leads.get', { leadId: `lead_${randomUUID()}` }),
  (client, tenant) =>
    client.rpc(tenant, 'leads.add', { projectId: tenant.projectId, [randomUUID()]: prose(3) }),
  (client, tenant) =>
    client.rpc(tenant, 'knowledge.set', { projectId: tenant.projectId, text: 'x'.repeat(2_000_000) }),
];

const soakCalls: readonly SoakCall[] = [
  { weight: 16, make: addLead },
  { weight: 2, make: addBatch },
  { weight: 16, make: withLead((client, tenant, id) => client.send(tenant, `/v1/leads/${id}`)) },
  { weight: 12, make: listLeads },
  {
    weight: 6,
    make: withLead((client, tenant, leadId) =>
      client.rpc(tenant, 'leads.update', { leadId, notes: prose(2 + below(8)) }),
    ),
  },
  {
    weight: 1.5,
    make: withLead((client, tenant, leadId) => client.rpc(tenant, 'messages.generate', { leadId })),
  },
  { weight: 0.6, make: startRun },
  { weight: 0.6, make: changeWebhooks },
  { weight: 2, make: changeBrain },
  { weight: 3, make: receiveEvent },
  { weight: 2, make: receiveMail },
  { weight: 1, make: upload },
  { weight: 5, make: callTool },
  { weight: 1, make: (client, tenant) => client.send(tenant, pick(['/docs', '/openapi.json', '/readyz'])!) },
  { weight: 6, make: (...context) => pick(rejected)!(...context) },
];

const totalWeight = soakCalls.reduce((sum, { weight }) => sum + weight, 0);

export function pickCall(): SoakCall {
  let rest = Math.random() * totalWeight;
  return soakCalls.find(({ weight }) => (rest -= weight) < 0) ?? soakCalls[0]!;
}
