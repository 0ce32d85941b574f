import type { ServiceProcess, Workspace } from './bench-environment.ts';
import type { LoadCall } from './load-call.ts';
import type { PushedLead } from './baseline-write.ts';

/** A call over RPC. Each write gets a new idempotency key. */
export function rpcCall(
  { liveKey }: Workspace,
  endpoint: 'query' | 'mutate',
  fn: string,
  args: object,
): LoadCall {
  return {
    method: 'POST',
    path: `/mcp/${endpoint}`,
    headers: {
      authorization: `Bearer ${liveKey}`,
      'content-type': 'application/json',
      ...(endpoint === 'mutate' ? { 'idempotency-key': 'bench-#n#' } : {}),
    },
    body: JSON.stringify({ fn, args }),
  };
}

export function restRead({ liveKey }: Workspace, path: string): LoadCall {
  return { method: 'GET', path, headers: { authorization: `Bearer ${liveKey}` }, body: null };
}

export function restWrite({ liveKey }: Workspace, path: string, body: object): LoadCall {
  return {
    method: 'POST',
    path,
    headers: {
      authorization: `Bearer ${liveKey}`,
      'content-type': 'application/json',
      'idempotency-key': 'bench-#n#',
    },
    body: JSON.stringify(body),
  };
}

/** A call of the baseline program. */
export function bareRead(path: string): LoadCall {
  return { method: 'GET', path, headers: {}, body: null };
}

export function bareWrite(path: string, body: object): LoadCall {
  return {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, idempotencyKey: 'bench-#n#' }),
  };
}

const cities = ['Tampere', 'Malmö', 'Leipzig', 'Aberdeen', 'Oulu', 'Bergen', 'Graz', 'Turku'];
const titles = ['Head of Operations', 'Service Manager', 'Managing Director', 'Planner'];
const names = ['Anna', 'Mikko', 'Jana', 'Sam', 'Liisa', 'Erik', 'Petra', 'Tom'];

/** A lead as a client would add it. Leads with different suffixes are different people. */
export function leadOf(number: number, suffix: string): PushedLead {
  const pick = (from: readonly string[], step: number) => from[Math.floor(number / step) % from.length]!;
  return {
    company: `Company ${number} ${suffix}`,
    firstName: pick(names, 1),
    lastName: `Koskinen ${number}`,
    email: `${pick(names, 1).toLowerCase()}.${number}@company-${suffix}.example`,
    jobTitle: pick(titles, 3),
    city: pick(cities, 5),
    source: `fair-${number % 7}`,
  };
}

export function leadsOf(count: number, suffix: string): PushedLead[] {
  return Array.from({ length: count }, (_, number) => leadOf(number, suffix));
}

const batchSize = 500;

/** Adds leads through the service, so that they are stored exactly as it stores them. Returns their ids. */
export async function addLeads(service: ServiceProcess, count: number, suffix: string): Promise<string[]> {
  const ids: string[] = [];
  for (let added = 0; added < count; added += batchSize) {
    const leads = leadsOf(Math.min(batchSize, count - added), `${suffix}-${added}`);
    const response = await fetch(`${service.url}/mcp/mutate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${service.liveKey}`, 'content-type': 'application/json' },
      body: JSON.stringify({ fn: 'leads.addBatch', args: { projectId: service.projectId, leads } }),
    });
    const reply = (await response.json()) as { value: { items: { leadId: string }[] } };
    if (response.status !== 200) throw new Error(JSON.stringify(reply));
    ids.push(...reply.value.items.map(({ leadId }) => leadId));
  }
  return ids;
}
