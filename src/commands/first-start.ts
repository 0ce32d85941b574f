import { createKey, createOrg, createUser, createWorkspace } from '../people/accounts.ts';
import { exclusively } from '../store/migrate.ts';
import type { Store } from '../store/store.ts';

export interface Demo {
  readonly orgId: string;
  readonly projectId: string;
  readonly testKey: string;
  readonly liveKey: string;
}

const demoCredits = 1_000;

/** On an empty database, creates the organisation "Demo" to begin with; whoever starts second finds it there. */
export async function createDemo(store: Store, url: string): Promise<Demo | undefined> {
  return exclusively(url, async () => {
    const orgs = await store.directory({ text: 'select org_id from directory.org limit 1' });
    if (orgs.length) return undefined;
    const { orgId } = await createOrg(store, { name: 'Demo', plan: 'pro', credits: demoCredits });
    await createUser(store, { orgId, email: 'owner@demo.example' });
    const { projectId } = await createWorkspace(store, { orgId, name: 'Demo' });
    const test = await createKey(store, { orgId, mode: 'test' });
    const live = await createKey(store, { orgId, mode: 'live' });
    return { orgId, projectId, testKey: test.key, liveKey: live.key };
  });
}

/** What a person needs to make the first call, printed once: the keys cannot be shown again. */
export function welcome(demo: Demo, baseUrl: string): string {
  const { projectId, testKey, liveKey } = demo;
  return `
A workspace "Demo" is ready: ${projectId}

  sandbox key  ${testKey}   (free; reads and writes, never spends)
  live key     ${liveKey}   (1,000 credits; starts runs)
  docs         ${baseUrl}/docs

The keys are shown this once. Three lines to try, by REST, by RPC, and one that writes:

  curl -s ${baseUrl}/v1/projects -H 'Authorization: Bearer ${testKey}'
  curl -s ${baseUrl}/mcp/query -H 'Authorization: Bearer ${testKey}' -H 'Content-Type: application/json' -d '{"fn":"credits.info","args":{}}'
  curl -s ${baseUrl}/v1/leads -H 'Authorization: Bearer ${testKey}' -H 'Content-Type: application/json' -d '{"projectId":"${projectId}","company":"Koivu Oy","email":"anna@koivu.example"}'
`;
}
