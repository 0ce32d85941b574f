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

interface ProviderFault {
  readonly mood: VendorMode;
  readonly code: string;
  /** The expected error text. */
  readonly says: RegExp;
}

const providerFaults: readonly ProviderFault[] = [
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

/** Vendors fail in every way during runs, and recover. */
export const deadProvider: Fault = {
  name: 'dead-provider',
  what: 'providers of companies and contacts are unavailable, reject calls or return garbage during runs, and recover',
  rounds: 3,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const vendors = await startVendors();
    const model = await startModel((_, response) => void response.writeHead(500).end());
    try {
      const service = await environment.serve('api');
      await vendors.work(environment, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'dead' });
      const { projectId } = environment;
      const whatTheyDo = 'We help bakeries plan shifts.';
      await service.call('projects.updateContext', { projectId, whatTheyDo });
      for (let round = 0; round < rounds; round += 1) {
        vendors.companies = bakeriesNamed(`dead-${round}`, companiesOfRun);
        await runToCompletion(environment, service, vendors, expect);
      }
      await verifyUnits(environment, expect);
      await verifyDrafts(environment, rounds * companiesOfRun, expect);
    } finally {
      await environment.close();
      await vendors.close();
      await model.close();
    }
    return {
      name: 'dead-provider',
      facts: { rounds, outages: rounds * providerFaults.length * 2 },
      findings,
    };
  },
};

/** One run meets each fault twice; its sites are unavailable too, and its model always fails. */
async function runToCompletion(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  vendors: Vendors,
  expect: Expect,
): Promise<void> {
  await vendors.sites.setMode('away');
  await vendors.directory.setMode(providerFaults[0]!.mood);
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
  expect(isThere, `a run stays ${listed.status} although its directory has recovered`);
  expect(listed.counts.companies === companiesOfRun, `a run has ${listed.counts.companies} companies`);
  expect(listed.errors.length === 0, `a run still reports ${JSON.stringify(listed.errors)}`);
  await vendors.people.setMode(providerFaults[0]!.mood);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  const during = { status: 'resolving_contacts', reserved: companiesOfRun };
  await expectDuringFault(service, runId, (mood) => vendors.people.setMode(mood), during, expect);
  const { seen } = await waitUntil(service, runId, ({ status }) => status === 'awaiting_approval');
  expect(
    seen.status === 'awaiting_approval',
    `a run stays ${seen.status} although the contact search has recovered`,
  );
  expect(seen.errors.length === 0, `a drafted run still reports ${JSON.stringify(seen.errors)}`);
  // Unavailable sites are not charged; each person and each draft is charged once.
  const { reserved, spent } = (await statusOf(service, runId)).credits;
  expect(
    reserved === 0 && spent === 2 * companiesOfRun,
    `a run cost ${spent}, and ${reserved} credits are reserved`,
  );
}

/** Puts the vendor through all faults: the run reports each and costs nothing meanwhile. Then the vendor recovers. */
async function expectDuringFault(
  service: ServiceProcess,
  runId: string,
  setMode: (mood: VendorMode) => Promise<void>,
  meanwhile: { readonly status: string; readonly reserved: number },
  expect: Expect,
): Promise<void> {
  for (const { mood, code, says } of providerFaults) {
    await setMode(mood);
    const isReported = ({ errors }: RunStatus) =>
      errors.some((error) => error.code === code && says.test(error.reason));
    const { seen, isThere } = await waitUntil(service, runId, isReported);
    const { status, credits, errors } = seen;
    expect(isThere, `${JSON.stringify(mood)} is reported as ${JSON.stringify(errors)}`);
    if (!isThere) break;
    expect(status === meanwhile.status, `with ${JSON.stringify(mood)} a run is ${status}`);
    expect(
      credits.spent === 0,
      `${credits.spent} credits were spent on a vendor with ${JSON.stringify(mood)}`,
    );
    expect(
      credits.reserved <= meanwhile.reserved,
      `${credits.reserved} credits are reserved for ${companiesOfRun} companies`,
    );
    const isPrivate = JSON.stringify(errors).includes('a key');
    expect(!isPrivate, `a run shows the vendor's key: ${JSON.stringify(errors)}`);
  }
  await setMode('fine');
}

/** Each company has one draft with a note that the built-in composer wrote it. */
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
  expect(told === written, `${written - told} drafts have no note that the model failed`);
}
