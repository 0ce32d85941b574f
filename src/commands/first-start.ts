import { createKey, createOrg, createUser, createWorkspace } from '../people/accounts.ts';
import { withMigrationLock } from '../store/migrate.ts';
import { hasAnyOrg } from '../store/queries/orgs.ts';
import type { Store } from '../store/store.ts';

/** The demo organisation with its workspace and its two keys in plaintext. */
export interface DemoOrganisation {
  readonly orgId: string;
  readonly projectId: string;
  readonly testKey: string;
  readonly liveKey: string;
}

const demoCredits = 1_000;

/** Creates the organisation "Demo" in an empty database. A concurrent start finds it there. */
export async function createDemoOrganisation(
  store: Store,
  databaseUrl: string,
): Promise<DemoOrganisation | undefined> {
  return withMigrationLock(databaseUrl, async () => {
    if (await hasAnyOrg(store)) return undefined;
    const { orgId } = await createOrg(store, { name: 'Demo', plan: 'pro', credits: demoCredits });
    await createUser(store, { orgId, email: 'owner@demo.example' });
    const { projectId } = await createWorkspace(store, { orgId, name: 'Demo' });
    const test = await createKey(store, { orgId, mode: 'test' });
    const live = await createKey(store, { orgId, mode: 'live' });
    return { orgId, projectId, testKey: test.key, liveKey: live.key };
  });
}

/** Formats all that is needed for the first call. Printed once, because the keys cannot be shown again. */
export function formatWelcome(
  { orgId, projectId, testKey, liveKey }: DemoOrganisation,
  baseUrl: string,
): string {
  const authorization = `-H 'Authorization: Bearer ${testKey}'`;
  const json = `-H 'Content-Type: application/json'`;
  const lead = JSON.stringify({ projectId, company: 'Koivu Oy', email: 'anna@koivu.example' });
  return `
A workspace is ready for you to try. Its keys are shown only once:

  sandbox key    ${testKey}   reads and writes, free
  live key       ${liveKey}   starts runs as well, 1,000 credits
  workspace      ${projectId}
  organisation   ${orgId}

Three first calls: list workspaces (REST), show credits (RPC), add a lead (REST):

  curl -s ${baseUrl}/v1/projects ${authorization}
  curl -s ${baseUrl}/mcp/query ${authorization} ${json} -d '{"fn":"credits.info","args":{}}'
  curl -s ${baseUrl}/v1/leads ${authorization} ${json} -d '${lead}'

`;
}

/** Printed at each start until somebody has used a link. Each start makes a new one. */
export function formatSetupLink(link: string): string {
  return `Set up your account (once, within a day): ${link}\n\n`;
}
