import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKey, createOrg, createUser, createWorkspace, revokeKey } from '../../src/people/accounts.ts';
import { registry } from '../../generated/contract/registry.ts';
import { openStore, type Store } from '../../src/store/store.ts';
import { servingProcess } from '../support/child-processes.ts';
import { freePort } from '../support/free-port.ts';
import { openBenchEnvironment } from './bench-environment.ts';
import type { Benchmark, Pace } from './benchmark.ts';
import { addressOfHost, hostOfSite, type SiteFarm } from './farm-sites.ts';
import { goalAtMost, type Measured } from './figures.ts';
import { residentMb } from './processor-time.ts';
import {
  pickCall,
  type SoakClient,
  type SoakRequest,
  type SoakSurroundings,
  type SoakTenant,
} from './soak-calls.ts';

/** The state of the service at one moment. */
export interface SoakSample {
  readonly minute: number;
  readonly phase: 'load' | 'idle';
  readonly residentMb: number;
  readonly calls: number;
  /** Calls with a status of 500 or more, or without a response. */
  readonly failures: number;
  /** Jobs that are due or that the queue has, and deliveries that are due. */
  readonly queued: number;
  readonly eventLoopDelayMs: number;
  readonly temporaryFiles: number;
}

const connections = 6;
const callsPerSecond = 60;
const tenants = 20;
const maxTenants = 60;
const sites = 200;
const sampleMs = 10_000;
const idleMinutes = 5;
/** Keys come and go, and so do organisations. */
const keyChangeMs = 1_500;
const keyChangesPerNewTenant = 8;

/** Makes mixed calls for an hour, then leaves the service idle. Samples memory, queues, event loop and files. */
export const soak: Benchmark = {
  name: 'soak',
  what: 'an hour of mixed calls: memory, queues, event loop, temporary files; or --minutes N',
  run: async (pace) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outreach-soak-'));
    const temporaryFolder = path.join(folder, 'tmp');
    mkdirSync(temporaryFolder);
    const environment = await openBenchEnvironment();
    try {
      const { line: farm } = await environment.start(['test/bench/site-farm.ts', String(sites)]);
      const { line: webhookUrl } = await environment.start(['test/bench/webhook-receiver.ts']);
      const metricsPort = await freePort();
      const service = await environment.serve({
        environment: {
          DATA_DIR: path.join(folder, 'data'),
          TMPDIR: temporaryFolder,
          METRICS_PORT: String(metricsPort),
          OUTBOUND_ALLOW: '127.0.0.0/8',
        },
      });
      const store = await openStore({
        url: environment.databaseUrl(),
        separateRoles: true,
        maxConnections: 2,
        appUrl: service.url,
      });
      const { port } = JSON.parse(farm) as SiteFarm;
      const siteOf = (number: number) => `http://${addressOfHost(hostOfSite(number % sites))}:${port}/`;
      const samples = await runSoak(pace, {
        store,
        url: service.url,
        surroundings: { webhookUrl, siteOf },
        pid: () => servingProcess(service.pid),
        metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
        temporaryFolder,
      });
      await store.close();
      return toSoakFigures(samples);
    } finally {
      await environment.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const endpoints = new Map([...registry.values()].map(({ fn, endpoint }) => [fn, endpoint]));

interface SoakTarget {
  readonly store: Store;
  readonly url: string;
  readonly surroundings: SoakSurroundings;
  readonly pid: () => number;
  readonly metricsUrl: string;
  readonly temporaryFolder: string;
}

async function runSoak({ minutes, say }: Pace, target: SoakTarget): Promise<SoakSample[]> {
  const samples: SoakSample[] = [];
  const counts = { calls: 0, failures: 0 };
  const client = createClient(target.url, counts);
  const active: SoakTenant[] = [];
  for (let number = 0; number < tenants; number++) active.push(await newTenant(target.store));
  const startedAt = performance.now();
  const elapsedMinutes = () => (performance.now() - startedAt) / 60_000;
  let phase: SoakSample['phase'] = 'load';
  const sample = async () => {
    const taken: SoakSample = {
      minute: elapsedMinutes(),
      phase,
      ...counts,
      residentMb: residentMb(target.pid()),
      ...(await readMetrics(target.metricsUrl)),
      temporaryFiles: readdirSync(target.temporaryFolder, { recursive: true }).length,
    };
    samples.push(taken);
    say(describeSample(taken));
  };
  const sampling = async (until: number) => {
    for (; elapsedMinutes() < until; await sleep(sampleMs)) await sample();
  };
  const isOver = () => elapsedMinutes() >= minutes;
  const callers = Array.from({ length: connections }, () => makeCalls(client, active, target, isOver));
  await Promise.all([sampling(minutes), changeKeys(active, target.store, isOver), ...callers]);
  phase = 'idle';
  await sampling(minutes + idleMinutes);
  return samples;
}

async function makeCalls(
  client: SoakClient,
  active: readonly SoakTenant[],
  { surroundings }: SoakTarget,
  isOver: () => boolean,
): Promise<void> {
  const pauseMs = (1_000 / callsPerSecond) * connections;
  while (!isOver()) {
    const before = performance.now();
    const tenant = active[Math.floor(Math.random() * active.length)]!;
    await pickCall().make(client, tenant, surroundings);
    await sleep(Math.max(0, pauseMs - (performance.now() - before)));
  }
}

async function changeKeys(active: SoakTenant[], store: Store, isOver: () => boolean): Promise<void> {
  for (let changes = 1; !isOver(); changes++) {
    await sleep(keyChangeMs);
    const tenant = active[Math.floor(Math.random() * active.length)]!;
    const { keyId, key } = await createKey(store, { orgId: tenant.orgId, mode: 'live' });
    await revokeKey(store, tenant.keyId);
    Object.assign(tenant, { keyId, liveKey: key });
    if (changes % keyChangesPerNewTenant === 0) active.push(await newTenant(store));
    if (active.length > maxTenants) active.shift();
  }
}

async function newTenant(store: Store): Promise<SoakTenant> {
  const { orgId } = await createOrg(store, { name: 'Soak', plan: 'pro', credits: 1_000_000 });
  await createUser(store, { orgId, email: `owner-${randomUUID()}@soak.example` });
  const { projectId } = await createWorkspace(store, { orgId, name: 'Workspace' });
  const { keyId, key } = await createKey(store, { orgId, mode: 'live' });
  return { orgId, projectId, keyId, liveKey: key, leadIds: [], webhookIds: [], brainIds: [] };
}

function createClient(url: string, counts: { calls: number; failures: number }): SoakClient {
  const send = async (tenant: SoakTenant, requestPath: string, init: SoakRequest = {}): Promise<unknown> => {
    counts.calls += 1;
    try {
      const headers = { Authorization: `Bearer ${tenant.liveKey}`, ...init.headers };
      const response = await fetch(url + requestPath, { ...init, headers });
      const text = await response.text();
      if (response.status >= 500) counts.failures += 1;
      return text.startsWith('{') ? JSON.parse(text) : undefined;
    } catch {
      counts.failures += 1;
      return undefined;
    }
  };
  return {
    send,
    rpc: async (tenant, fn, args) => {
      const endpoint = endpoints.get(fn) ?? 'query';
      const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() };
      const body = JSON.stringify({ fn, args });
      const reply = await send(tenant, `/mcp/${endpoint}`, { method: 'POST', headers, body });
      return (reply as { value?: unknown } | undefined)?.value;
    },
  };
}

async function readMetrics(url: string): Promise<Pick<SoakSample, 'queued' | 'eventLoopDelayMs'>> {
  const text = await (await fetch(url)).text();
  return parseMetrics(text);
}

/** Reads the gauges of the service from the text format of Prometheus. */
export function parseMetrics(text: string): Pick<SoakSample, 'queued' | 'eventLoopDelayMs'> {
  const sum = (pattern: RegExp) =>
    [...text.matchAll(pattern)].reduce((total, [, value]) => total + Number(value), 0);
  const jobs = sum(/^outreach_queue_jobs\{[^}]*state="(?:due|handed)"[^}]*\} (\S+)$/gm);
  const deliveries = sum(/^outreach_webhook_deliveries\{[^}]*state="due"[^}]*\} (\S+)$/gm);
  return {
    queued: jobs + deliveries,
    eventLoopDelayMs: sum(/^nodejs_eventloop_lag_p99_seconds (\S+)$/gm) * 1_000,
  };
}

function describeSample(sample: SoakSample): string {
  const {
    minute,
    phase,
    residentMb: memory,
    calls,
    failures,
    queued,
    eventLoopDelayMs,
    temporaryFiles,
  } = sample;
  return (
    `  minute ${minute.toFixed(1)} (${phase}): ${Math.round(memory)} MB, ${calls} calls, ${failures} failed, ` +
    `${queued} queued, event loop ${Math.round(eventLoopDelayMs)} ms, ${temporaryFiles} temporary files`
  );
}

/** Summarises the samples. The least and the most of a figure show its range over the samples. */
export function toSoakFigures(samples: readonly SoakSample[]): Measured[] {
  const load = samples.filter(({ phase }) => phase === 'load');
  const lateLoad = load.slice(Math.floor(load.length / 2));
  const last = samples.at(-1)!;
  const figure = { name: 'soak', unit: 'MB' };
  return [
    { ...figure, what: 'memory under load', ours: load.map((sample) => sample.residentMb) },
    {
      ...figure,
      what: 'memory after five idle minutes',
      ours: [last.residentMb],
      goal: goalAtMost(250, 'ours'),
    },
    {
      ...figure,
      what: 'growth of memory in the second half of the load',
      unit: 'MB/minute',
      ours: [slopeOf(lateLoad.map(({ minute, residentMb: y }) => [minute, y]))],
    },
    { ...figure, what: 'queued jobs and deliveries', unit: '', ours: load.map(({ queued }) => queued) },
    { ...figure, what: 'queued at the end', unit: '', ours: [last.queued] },
    {
      ...figure,
      what: 'delay of the event loop (p99)',
      unit: 'ms',
      ours: load.map(({ eventLoopDelayMs }) => eventLoopDelayMs),
    },
    { ...figure, what: 'temporary files at the end', unit: '', ours: [last.temporaryFiles] },
    { ...figure, what: 'calls', unit: '', ours: [last.calls] },
    { ...figure, what: 'failed calls', unit: '', ours: [last.failures], goal: goalAtMost(0, 'ours') },
  ];
}

/** The slope of the line that fits the points best. */
function slopeOf(points: readonly (readonly [x: number, y: number])[]): number {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const meanX = mean(points.map(([x]) => x));
  const meanY = mean(points.map(([, y]) => y));
  const covariance = mean(points.map(([x, y]) => (x - meanX) * (y - meanY)));
  const variance = mean(points.map(([x]) => (x - meanX) ** 2));
  return variance === 0 ? 0 : covariance / variance;
}
