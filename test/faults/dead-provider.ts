import type { RunStatus } from '../../generated/contract/types.ts';
import type { ProviderMode } from '../fixtures/providers/unreliable-provider.ts';
import { bakeriesNamed } from '../fixtures/providers/fake-apollo.ts';
import { startModel } from '../fixtures/model/start-model.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits } from './verify-units.ts';
import { brief, startProviders, statusOf, waitForRun, type Providers } from './providers.ts';

interface ProviderFault {
  readonly mode: ProviderMode;
  readonly code: string;
  readonly expectedReason: RegExp;
}

const providerFaults: readonly ProviderFault[] = [
  { mode: 'away', code: 'provider_unavailable', expectedReason: /did not answer/ },
  { mode: { status: 500 }, code: 'provider_unavailable', expectedReason: /answered 500/ },
  {
    mode: { status: 401 },
    code: 'provider_not_allowed',
    expectedReason: /answered 401.*Check APOLLO_API_KEY/,
  },
  { mode: { status: 402 }, code: 'provider_exhausted', expectedReason: /answered 402.*Buy more/ },
  {
    mode: { status: 422, body: { error: 'You have insufficient credits.' } },
    code: 'provider_exhausted',
    expectedReason: /insufficient credits.*Buy credits/,
  },
  {
    mode: { status: 429, headers: { 'retry-after': '1' } },
    code: 'provider_rate_limited',
    expectedReason: /answered 429/,
  },
  { mode: 'garbage', code: 'provider_bad_answer', expectedReason: /returned invalid JSON/ },
];
const companiesOfRun = 3;

/** The providers fail in different ways during runs, and recover. */
export const deadProvider: Fault = {
  name: 'dead-provider',
  what: 'providers are unavailable, reject calls or return invalid data during runs, and recover',
  rounds: 3,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const providers = await startProviders();
    const model = await startModel((_, response) => void response.writeHead(500).end());
    try {
      const service = await environment.serve('api');
      await providers.startWorker(environment, { LLM_BASE_URL: model.baseUrl, LLM_MODEL: 'dead' });
      const { projectId } = environment;
      const whatTheyDo = 'We help bakeries plan shifts.';
      await service.call('projects.updateContext', { projectId, whatTheyDo });
      for (let round = 0; round < rounds; round += 1) {
        providers.companies = bakeriesNamed(`dead-${round}`, companiesOfRun);
        await runToCompletion(environment, service, providers, expect);
      }
      await verifyUnits(environment, expect);
      await verifyDrafts(environment, rounds * companiesOfRun, expect);
    } finally {
      await environment.close();
      await providers.close();
      await model.close();
    }
    return {
      name: 'dead-provider',
      facts: { rounds, outages: rounds * providerFaults.length * 2 },
      findings,
    };
  },
};

/** Starts a run whose directory and contact search have each fault in turn. Its sites and model always fail. */
async function runToCompletion(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  providers: Providers,
  expect: Expect,
): Promise<void> {
  await providers.sites.setMode('away');
  await providers.directory.setMode(providerFaults[0]!.mode);
  const runId = runIdOf(await service.call('engine.start', { projectId, idea: brief }));
  await expectDuringFault(
    service,
    runId,
    (mode) => providers.directory.setMode(mode),
    { status: 'discovering', reserved: 0 },
    expect,
  );
  const { run: listed, matched } = await waitForRun(
    service,
    runId,
    ({ status }) => status === 'awaiting_profile',
  );
  expect(matched, `a run stays ${listed.status} although its directory has recovered`);
  expect(listed.counts.companies === companiesOfRun, `a run has ${listed.counts.companies} companies`);
  expect(listed.errors.length === 0, `a run still reports ${JSON.stringify(listed.errors)}`);
  await providers.people.setMode(providerFaults[0]!.mode);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  const expected = { status: 'resolving_contacts', reserved: companiesOfRun };
  await expectDuringFault(service, runId, (mode) => providers.people.setMode(mode), expected, expect);
  const { run } = await waitForRun(service, runId, ({ status }) => status === 'awaiting_approval');
  expect(
    run.status === 'awaiting_approval',
    `a run stays ${run.status} although the contact search has recovered`,
  );
  expect(run.errors.length === 0, `a drafted run still reports ${JSON.stringify(run.errors)}`);
  // Unavailable sites are not charged; each person and each draft is charged once.
  const { reserved, spent } = (await statusOf(service, runId)).credits;
  expect(
    reserved === 0 && spent === 2 * companiesOfRun,
    `a run cost ${spent}, and ${reserved} credits are reserved`,
  );
}

/** Sets each fault in turn and verifies that the run reports it and spends nothing. Then lets the provider recover. */
async function expectDuringFault(
  service: ServiceProcess,
  runId: string,
  setMode: (mode: ProviderMode) => Promise<void>,
  expected: { readonly status: string; readonly reserved: number },
  expect: Expect,
): Promise<void> {
  for (const { mode, code, expectedReason } of providerFaults) {
    await setMode(mode);
    const isReported = ({ errors }: RunStatus) =>
      errors.some((error) => error.code === code && expectedReason.test(error.reason));
    const { run, matched } = await waitForRun(service, runId, isReported);
    const { status, credits, errors } = run;
    expect(matched, `${JSON.stringify(mode)} is reported as ${JSON.stringify(errors)}`);
    if (!matched) break;
    expect(status === expected.status, `with ${JSON.stringify(mode)} a run is ${status}`);
    expect(
      credits.spent === 0,
      `${credits.spent} credits were spent on a provider with ${JSON.stringify(mode)}`,
    );
    expect(
      credits.reserved <= expected.reserved,
      `${credits.reserved} credits are reserved for ${companiesOfRun} companies`,
    );
    const showsKey = JSON.stringify(errors).includes('a key');
    expect(!showsKey, `a run shows the provider's key: ${JSON.stringify(errors)}`);
  }
  await setMode('fine');
}

/** Verifies that each company has one draft with a warning that the built-in composer wrote it. */
async function verifyDrafts(
  { sql, orgId }: FaultEnvironment,
  companies: number,
  expect: Expect,
): Promise<void> {
  const [drafts] = await sql(
    `select count(*)::int as written, count(distinct lead_id)::int as people,
            (count(*) filter (where warnings::text like '%wrote this message instead%'))::int as warned
     from message where org_id = $1`,
    [orgId],
  );
  const { written, people, warned } = drafts;
  expect(
    written === companies && people === companies,
    `${written} drafts for ${people} people of ${companies} companies`,
  );
  expect(warned === written, `${written - warned} drafts have no warning that the model failed`);
}
