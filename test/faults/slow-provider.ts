import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/contract/types.ts';
import { createKey, createOrg, createUser, createWorkspace } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { bakeriesNamed } from '../fixtures/providers/fake-apollo.ts';
import type { ProviderRequest } from '../fixtures/providers/provider-request.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits } from './verify-units.ts';
import { brief, startProviders, statusOf, waitForRun, type Providers } from './providers.ts';

/** More companies than the service works on concurrently. */
const slowCompanies = 24;
const fastCompanies = 3;
/** Longer than the timeout of any provider. */
const waitMs = 20_000;
/** Limits as a multiple of the time without a slow run, measured just before, because a busy machine delays both. */
const maxSlowdown = 4;
const minRunMs = 10_000;
const minCallMs = 1_250;
const timeoutMs = 240_000;

/** Providers and sites are slow for one organisation's run. Another organisation must not be affected. */
export const slowProvider: Fault = {
  name: 'slow-provider',
  what: 'providers and sites respond to one organisation after 20 s or byte by byte',
  rounds: 3,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const providers = await startProviders();
    const facts = { rounds, slowestCallMs: 0, slowestFastRunMs: 0 };
    try {
      const service = await environment.serve('api');
      await providers.startWorker(environment);
      const other = await openOrganisation(environment, service);
      for (let round = 0; round < rounds; round += 1) {
        const { callMs, runMs } = await runToCompletion(
          environment,
          service,
          { providers, other, round },
          expect,
        );
        facts.slowestCallMs = Math.max(facts.slowestCallMs, callMs);
        facts.slowestFastRunMs = Math.max(facts.slowestFastRunMs, runMs);
      }
      await verifyUnits(environment, expect);
      await verifyUnits({ ...environment, orgId: other.orgId }, expect);
    } finally {
      await environment.close();
      await providers.close();
    }
    return { name: 'slow-provider', facts, findings };
  },
};

interface Organisation {
  readonly orgId: string;
  readonly projectId: string;
  readonly service: ServiceProcess;
}

async function openOrganisation(
  { databaseUrl }: FaultEnvironment,
  service: ServiceProcess,
): Promise<Organisation> {
  const store = await openStore({ url: databaseUrl, separateRoles: true, maxConnections: 1, appUrl: '' });
  try {
    const { orgId } = await createOrg(store, { name: 'Quick', plan: 'pro', credits: 10_000 });
    await createUser(store, { orgId, email: 'owner@quick.example' });
    const { projectId } = await createWorkspace(store, { orgId, name: 'Quick' });
    const { key } = await createKey(store, { orgId, mode: 'live' });
    const Authorization = `Bearer ${key}`;
    const call: ServiceProcess['call'] = (fn, args, headers = {}) =>
      service.call(fn, args, { Authorization, ...headers });
    return { orgId, projectId, service: { ...service, call } };
  } finally {
    await store.close();
  }
}

interface Round {
  readonly providers: Providers;
  readonly other: Organisation;
  readonly round: number;
}

async function runToCompletion(
  environment: FaultEnvironment,
  service: ServiceProcess,
  { providers, other, round }: Round,
  expect: Expect,
) {
  const whatTheyDo = 'We help bakeries plan shifts.';
  for (const each of [{ ...environment, service }, other])
    await each.service.call('projects.updateContext', { projectId: each.projectId, whatTheyDo });
  const alone = await measureRun(other, providers, `alone-${round}`, expect);
  providers.companies = bakeriesNamed(`slow-${round}`, slowCompanies);
  await providers.directory.setMode({ waitMs });
  const runId = runIdOf(
    await service.call('engine.start', {
      projectId: environment.projectId,
      idea: brief,
      targetLeadCount: slowCompanies,
    }),
  );
  await waitForError(service, runId, 'discovering', expect);
  await providers.directory.setMode('fine');
  await waitForStatus(service, runId, 'awaiting_profile', expect);
  await Promise.all([
    providers.people.setMode({ waitMs }, isSlow),
    providers.sites.setMode({ dripMs: 1_000 }, isSlow),
  ]);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  await sleep(1_000);
  const { runMs, callMs } = await measureRun(other, providers, `quick-${round}`, expect);
  const { status } = await statusOf(service, runId);
  expect(status === 'resolving_contacts', `the slow run is ${status} when the fast one is done`);
  const isRunFast = runMs < maxSlowdown * Math.max(minRunMs, alone.runMs);
  expect(isRunFast, `a run took ${runMs} ms during a slow one, and ${alone.runMs} ms without it`);
  const isCallFast = callMs < maxSlowdown * Math.max(minCallMs, alone.callMs);
  expect(isCallFast, `a call took ${callMs} ms during a slow run, and ${alone.callMs} ms without it`);
  await waitForError(service, runId, 'resolving_contacts', expect);
  await Promise.all([providers.people.setMode('fine'), providers.sites.setMode('fine')]);
  const finished = await waitForStatus(service, runId, 'awaiting_approval', expect);
  expect(finished.counts.drafts === slowCompanies, `the slow run has ${finished.counts.drafts} drafts`);
  return { callMs, runMs };
}

function isSlow({ headers, query, body }: ProviderRequest): boolean {
  return `${headers.host} ${query.toString()} ${JSON.stringify(body)}`.includes('slow-');
}

/** Measures a run from its start to its drafts, and the slowest of the concurrent calls. */
async function measureRun(other: Organisation, providers: Providers, mark: string, expect: Expect) {
  providers.companies = bakeriesNamed(mark, fastCompanies);
  const calls = monitorCalls(other);
  const startedAt = performance.now();
  const runId = await startAndConfirm(other, expect);
  await waitForStatus(other.service, runId, 'awaiting_approval', expect);
  return { runMs: Math.round(performance.now() - startedAt), callMs: await calls.end() };
}

async function startAndConfirm({ service, projectId }: Organisation, expect: Expect): Promise<string> {
  const runId = runIdOf(
    await service.call('engine.start', { projectId, idea: brief, targetLeadCount: fastCompanies }),
  );
  await waitForStatus(service, runId, 'awaiting_profile', expect);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  return runId;
}

async function waitForStatus(
  service: ServiceProcess,
  runId: string,
  status: string,
  expect: Expect,
): Promise<RunStatus> {
  const { run, matched } = await waitForRun(service, runId, (shown) => shown.status === status, timeoutMs);
  expect(matched, `a run stays ${run.status} and does not reach ${status}`);
  return run;
}

/** Expects the run to report a timeout and to keep its status. */
async function waitForError(
  service: ServiceProcess,
  runId: string,
  status: string,
  expect: Expect,
): Promise<void> {
  const isReported = ({ errors }: RunStatus) =>
    errors.some(
      ({ code, reason }) =>
        code === 'provider_unavailable' && /No complete response within 15000 ms/.test(reason),
    );
  const { run, matched } = await waitForRun(service, runId, isReported, timeoutMs);
  expect(matched, `a provider that takes ${waitMs} ms is reported as ${JSON.stringify(run.errors)}`);
  expect(run.status === status, `with a slow provider a run is ${run.status}`);
}

/** Calls `leads.list` repeatedly; `end` returns the duration of the slowest call. */
function monitorCalls({ service, projectId }: Organisation): { end(): Promise<number> } {
  let isStopped = false;
  const result = (async () => {
    let slowestMs = 0;
    while (!isStopped) {
      const startedAt = performance.now();
      valueOf(await service.call('leads.list', { projectId }));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(100);
    }
    return Math.round(slowestMs);
  })();
  return {
    end: () => {
      isStopped = true;
      return result;
    },
  };
}
