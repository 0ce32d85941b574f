import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/contract/types.ts';
import { createKey, createOrg, createUser, createWorkspace } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { bakeriesNamed } from '../fixtures/providers/apollo-answers.ts';
import type { VendorRequest } from '../fixtures/providers/vendor-request.ts';
import { runIdOf, valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { verifyUnits } from './verify-units.ts';
import { brief, startVendors, statusOf, waitUntil, type Vendors } from './vendors.ts';

/** More than are worked on at the same time. */
const slowCompanies = 24;
const quickCompanies = 3;
/** Longer than anybody is waited for. */
const waitMs = 20_000;
/** Of the time that the same takes with nobody slow beside it, measured just before: a busy machine delays both. */
const slowerTimes = 4;
const calmRunMs = 10_000;
const calmCallMs = 1_250;
const timeoutMs = 240_000;

/** Vendors and sites take their time with one organisation's run; another organisation does not notice. */
export const slowProvider: Fault = {
  name: 'slow-provider',
  what: 'who knows companies and people, and sites, answer one organisation after 20 s or byte by byte',
  rounds: 3,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const vendors = await startVendors();
    const facts = { rounds, slowestCallMs: 0, slowestQuickRunMs: 0 };
    try {
      const service = await stage.serve('api');
      await vendors.work(stage);
      const other = await openOrganisation(stage, service);
      for (let round = 0; round < rounds; round += 1) {
        const { callMs, runMs } = await runToCompletion(stage, service, { vendors, other, round }, expect);
        facts.slowestCallMs = Math.max(facts.slowestCallMs, callMs);
        facts.slowestQuickRunMs = Math.max(facts.slowestQuickRunMs, runMs);
      }
      await verifyUnits(stage, expect);
      await verifyUnits({ ...stage, orgId: other.orgId }, expect);
    } finally {
      await stage.close();
      await vendors.close();
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
  readonly vendors: Vendors;
  readonly other: Organisation;
  readonly round: number;
}

async function runToCompletion(
  stage: FaultEnvironment,
  service: ServiceProcess,
  { vendors, other, round }: Round,
  expect: Expect,
) {
  const whatTheyDo = 'We help bakeries plan shifts.';
  for (const each of [{ ...stage, service }, other])
    await each.service.call('projects.updateContext', { projectId: each.projectId, whatTheyDo });
  const alone = await runQuickly(other, vendors, `alone-${round}`, expect);
  vendors.companies = bakeriesNamed(`slow-${round}`, slowCompanies);
  await vendors.directory.setMode({ waitMs });
  const runId = runIdOf(
    await service.call('engine.start', {
      projectId: stage.projectId,
      idea: brief,
      targetLeadCount: slowCompanies,
    }),
  );
  await waitForError(service, runId, 'discovering', expect);
  await vendors.directory.setMode('fine');
  await waitForStatus(service, runId, 'awaiting_profile', expect);
  await Promise.all([
    vendors.people.setMode({ waitMs }, isSlow),
    vendors.sites.setMode({ dripMs: 1_000 }, isSlow),
  ]);
  valueOf(await service.call('runs.confirmCompanies', { runId, language: 'en', channel: 'email' }));
  await sleep(1_000);
  const { runMs, callMs } = await runQuickly(other, vendors, `quick-${round}`, expect);
  const { status } = await statusOf(service, runId);
  expect(status === 'resolving_contacts', `the slow run is ${status} when the quick one is done`);
  const isRunSoon = runMs < slowerTimes * Math.max(calmRunMs, alone.runMs);
  expect(isRunSoon, `a run beside a slow one took ${runMs} ms, and ${alone.runMs} ms without it`);
  const isCallSoon = callMs < slowerTimes * Math.max(calmCallMs, alone.callMs);
  expect(isCallSoon, `a call beside a slow run took ${callMs} ms, and ${alone.callMs} ms without it`);
  await waitForError(service, runId, 'resolving_contacts', expect);
  await Promise.all([vendors.people.setMode('fine'), vendors.sites.setMode('fine')]);
  const ended = await waitForStatus(service, runId, 'awaiting_approval', expect);
  expect(ended.counts.drafts === slowCompanies, `the slow run has ${ended.counts.drafts} drafts`);
  return { callMs, runMs };
}

function isSlow({ headers, query, body }: VendorRequest): boolean {
  return `${headers.host} ${query.toString()} ${JSON.stringify(body)}`.includes('slow-');
}

/** A run from its start to its drafts, and the slowest of the calls that are made meanwhile. */
async function runQuickly(other: Organisation, vendors: Vendors, mark: string, expect: Expect) {
  vendors.companies = bakeriesNamed(mark, quickCompanies);
  const calls = watchCalls(other);
  const startedAt = performance.now();
  const runId = await startAndConfirm(other, expect);
  await waitForStatus(other.service, runId, 'awaiting_approval', expect);
  return { runMs: Math.round(performance.now() - startedAt), callMs: await calls.end() };
}

async function startAndConfirm({ service, projectId }: Organisation, expect: Expect): Promise<string> {
  const runId = runIdOf(
    await service.call('engine.start', { projectId, idea: brief, targetLeadCount: quickCompanies }),
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
  const { seen, isThere } = await waitUntil(service, runId, (shown) => shown.status === status, timeoutMs);
  expect(isThere, `a run stays ${seen.status} and does not come to ${status}`);
  return seen;
}

/** The run says that nobody answered in time, and stays where it is. */
async function waitForError(
  service: ServiceProcess,
  runId: string,
  status: string,
  expect: Expect,
): Promise<void> {
  const isTold = ({ errors }: RunStatus) =>
    errors.some(
      ({ code, reason }) =>
        code === 'provider_unavailable' && /No complete response within 15000 ms/.test(reason),
    );
  const { seen, isThere } = await waitUntil(service, runId, isTold, timeoutMs);
  expect(isThere, `a vendor that takes ${waitMs} ms is told as ${JSON.stringify(seen.errors)}`);
  expect(seen.status === status, `with a slow vendor a run is ${seen.status}`);
}

/** Calls again and again; answers how long the slowest call took. */
function watchCalls({ service, projectId }: Organisation): { end(): Promise<number> } {
  let isEnding = false;
  const watching = (async () => {
    let slowestMs = 0;
    while (!isEnding) {
      const startedAt = performance.now();
      valueOf(await service.call('leads.list', { projectId }));
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await sleep(100);
    }
    return Math.round(slowestMs);
  })();
  return {
    end: () => {
      isEnding = true;
      return watching;
    },
  };
}
