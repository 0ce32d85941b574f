import type { RunStatus } from '../../generated/contract/types.ts';
import type { VendorMode } from '../fixtures/providers/unreliable-vendor.ts';
import { bakeriesNamed } from '../fixtures/providers/apollo-answers.ts';
import { startModel } from '../fixtures/model/start-model.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits } from './verify-units.ts';
import { brief, startVendors, statusOf, waitUntil, type Vendors } from './vendors.ts';

interface Trouble {
  readonly mood: VendorMode;
  readonly code: string;
  /** What a person reads of it. */
  readonly says: RegExp;
}

const troubles: readonly Trouble[] = [
  { mood: 'away', code: 'provider_unavailable', says: /did not answer/ },
  { mood: { status: 500 }, code: 'provider_unavailable', says: /answered 500/ },
  { mood: { status: 401 }, code: 'provider_not_allowed', says: /answered 401.*Check APOLLO_API_KEY/ },
  { mood: { status: 402 }, code: 'provider_exhausted', says: /answered 402.*Buy more/ },
  {
    mood: { status: 422, body: { error: 'You have insufficient credits.' } },
    code: 'provider_exhausted',
    says: /insufficient credits.*Buy credits/,
  },
  {
    mood: { status: 429, headers: { 'retry-after': '1' } },
    code: 'provider_rate_limited',
    says: /answered 429/,
  },
  { mood: 'garbage', code: 'provider_bad_answer', says: /returned invalid JSON/ },
];
const companiesOfRun = 3;

/** Vendors are gone in every way there is while a run needs them, and come back. */
export const deadProvider: Fault = {
  name: 'dead-provider',
  what: 'who knows companies and people is away, refuses or talks garbage in the midst of runs, and comes back',
  rounds: 3,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const vendors = await startVendors();
    const model = await startModel((_, response) => void response.writeHead(500).end());
    try {
      const service = await stage.serve('api');
      await vendors.work(stage, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'dead' });
      const { projectId } = stage;
      const whatTheyDo = 'We help bakeries plan shifts.';
      await service.call('projects.updateContext', { projectId, whatTheyDo });
      for (let round = 0; round < rounds; round += 1) {
        vendors.companies = bakeriesNamed(`dead-${round}`, companiesOfRun);
        await runToCompletion(stage, service, vendors, expect);
      }
      await verifyUnits(stage, expect);
      await verifyDrafts(stage, rounds * companiesOfRun, expect);
    } finally {
      await stage.close();
      await vendors.close();
      await model.close();
    }
    return { name: 'dead-provider', facts: { rounds, outages: rounds * troubles.length * 2 }, findings };
  },
};

/** One run meets each trouble twice; its sites are away as well, and its model is never well. */
async function runToCompletion(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  vendors: Vendors,
  expect: Expect,
): Promise<void> {
  await vendors.sites.setMode('away');
  await vendors.directory.setMode(troubles[0]!.mood);
  const runId = runIdOf(await service.call('engine.start', { projectId, idea: brief }));
  await expectDuringFault(
    service,
    runId,
    (mood) => vendors.directory.setMode(mood),
    { status: 'discovering', reserved: 0 },
    expect,
  );
  const { seen: listed, isThere } = await waitUntil(
    service,
    runId,
    ({ status }) => status === 'awaiting_profile',
  );
  expect(isThere, `a run stays ${listed.status} though its directory is back`);
  expect(listed.counts.companies === companiesOfRun, `a run has ${listed.counts.companies} companies`);
  expect(listed.errors.length === 0, `a run still tells of ${JSON.stringify(listed.errors)}`);
  await vendors.people.setMode(troubles[0]!.mood);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  const during = { status: 'resolving_contacts', reserved: companiesOfRun };
  await expectDuringFault(service, runId, (mood) => vendors.people.setMode(mood), during, expect);
  const { seen } = await waitUntil(service, runId, ({ status }) => status === 'awaiting_approval');
  expect(seen.status === 'awaiting_approval', `a run stays ${seen.status} though its people are known again`);
  expect(seen.errors.length === 0, `a drafted run still tells of ${JSON.stringify(seen.errors)}`);
  // The sites that were away are not paid; each person and each draft is, once.
  const { reserved, spent } = (await statusOf(service, runId)).credits;
  expect(
    reserved === 0 && spent === 2 * companiesOfRun,
    `a run cost ${spent}, and ${reserved} are set aside`,
  );
}

/** Takes the vendor through all troubles; the run tells each and costs nothing meanwhile. Then the vendor is fine. */
async function expectDuringFault(
  service: ServiceProcess,
  runId: string,
  be: (mood: VendorMode) => Promise<void>,
  meanwhile: { readonly status: string; readonly reserved: number },
  expect: Expect,
): Promise<void> {
  for (const { mood, code, says } of troubles) {
    await be(mood);
    const isTold = ({ errors }: RunStatus) =>
      errors.some((error) => error.code === code && says.test(error.reason));
    const { seen, isThere } = await waitUntil(service, runId, isTold);
    const { status, credits, errors } = seen;
    expect(isThere, `${JSON.stringify(mood)} is told as ${JSON.stringify(errors)}`);
    if (!isThere) break;
    expect(status === meanwhile.status, `with ${JSON.stringify(mood)} a run is ${status}`);
    expect(
      credits.spent === 0,
      `${credits.spent} credits were spent on a vendor with ${JSON.stringify(mood)}`,
    );
    expect(
      credits.reserved <= meanwhile.reserved,
      `${credits.reserved} credits are set aside for ${companiesOfRun} companies`,
    );
    const isPrivate = JSON.stringify(errors).includes('a key');
    expect(!isPrivate, `a run shows the vendor's key: ${JSON.stringify(errors)}`);
  }
  await be('fine');
}

/** Each company has one draft, which says that the built-in composer wrote it. */
async function verifyDrafts(
  { sql, orgId }: FaultEnvironment,
  companies: number,
  expect: Expect,
): Promise<void> {
  const [drafts] = await sql(
    `select count(*)::int as written, count(distinct lead_id)::int as people,
            (count(*) filter (where warnings::text like '%wrote this message instead%'))::int as told
     from message where org_id = $1`,
    [orgId],
  );
  const { written, people, told } = drafts;
  expect(
    written === companies && people === companies,
    `${written} drafts for ${people} people of ${companies} companies`,
  );
  expect(told === written, `${written - told} drafts do not say that the model was of no use`);
}
