import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/contract/types.ts';
import { respondLikeApollo, type KnownCompany } from '../fixtures/providers/fake-apollo.ts';
import {
  startUnreliableProvider,
  type UnreliableProvider,
} from '../fixtures/providers/unreliable-provider.ts';
import type { ProviderRequest } from '../fixtures/providers/provider-request.ts';
import { valueOf } from './answers.ts';
import { firstLine } from './programs.ts';
import { type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** Local stand-ins for the providers of a run from a brief, and for all sites. */
export interface Providers {
  /** The directory of companies. */
  readonly directory: UnreliableProvider;
  readonly people: UnreliableProvider;
  readonly sites: UnreliableProvider;
  /** The companies that the providers know. */
  companies: readonly KnownCompany[];
  /** Starts a worker that uses them. */
  startWorker(env: FaultEnvironment, environment?: Readonly<Record<string, string>>): Promise<ChildProcess>;
  close(): Promise<void>;
}

const pauseMs = 300;

/** Starts the stand-ins. Apollo returns true data unless `distort` changes it. */
export async function startProviders(
  distort: (request: ProviderRequest, truth: ReturnType<typeof respondLikeApollo>) => object = (
    request,
    truth,
  ) => truth(request),
): Promise<Providers> {
  const truth = respondLikeApollo(() => providers.companies);
  const apollo = (request: ProviderRequest) => distort(request, truth);
  const [directory, people, sites] = await Promise.all([
    startUnreliableProvider(apollo),
    startUnreliableProvider(apollo),
    startUnreliableProvider(({ headers, path }) => pageOf(headers.host ?? '', path)),
  ]);
  const providers: Providers = {
    directory,
    people,
    sites,
    companies: [],
    startWorker: async (env, environment = {}) => {
      const child = env.launch('test/faults/provider-process.ts', {
        DIRECTORY_URL: directory.url,
        PEOPLE_URL: people.url,
        SITES_PORT: String(sites.port),
        DATA_DIR: env.dataDir,
        PROVIDER_PAUSE_MS: String(pauseMs),
        ...environment,
      });
      await firstLine(child);
      return child;
    },
    close: async () => {
      for (const provider of [directory, people, sites]) await provider.close();
    },
  };
  return providers;
}

/** A company's home page, the only page of its site. It names no people. */
function pageOf(host: string, path: string): string {
  if (path !== '/') return '';
  const name = host.replace(/^www\./, '').split('.')[0]!;
  return `<html lang="en"><title>${name}</title><main><p>The bakery ${name} bakes rye bread in Tampere.</p>
    <p>The bakery ${name} runs 12 shops in western Finland.</p></main></html>`;
}

/** A brief that finds the providers' bakeries; the built-in directory does not search by city. */
export const brief = 'Bakeries in Tampere, Finland.';

export async function statusOf(service: ServiceProcess, runId: string): Promise<RunStatus> {
  return valueOf(await service.call('runs.status', { runId }));
}

/** Waits until the status matches; returns the last status and whether it matched. */
export async function waitForRun(
  service: ServiceProcess,
  runId: string,
  isExpected: (status: RunStatus) => boolean,
  timeoutMs = 60_000,
): Promise<{ run: RunStatus; matched: boolean }> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const run = await statusOf(service, runId);
    const matched = isExpected(run);
    if (matched || Date.now() > deadline) return { run, matched };
  }
}
