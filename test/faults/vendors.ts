import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RunStatus } from '../../generated/contract/types.ts';
import { answerAsApollo, type KnownCompany } from '../fixtures/providers/apollo-answers.ts';
import { startUnreliableVendor, type UnreliableVendor } from '../fixtures/providers/unreliable-vendor.ts';
import type { VendorRequest } from '../fixtures/providers/vendor-request.ts';
import { valueOf } from './answers.ts';
import { firstLine } from './programs.ts';
import { type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** Local servers that stand for the vendors of a run from a brief, and for all sites. */
export interface Vendors {
  /** Who knows companies. */
  readonly directory: UnreliableVendor;
  readonly people: UnreliableVendor;
  readonly sites: UnreliableVendor;
  /** The companies that there are. */
  companies: readonly KnownCompany[];
  /** Starts a worker that asks them. */
  work(stage: FaultEnvironment, environment?: Readonly<Record<string, string>>): Promise<ChildProcess>;
  close(): Promise<void>;
}

const pauseMs = 300;

/** Apollo tells the truth unless another answer is made of it. */
export async function startVendors(
  distort: (request: VendorRequest, truth: ReturnType<typeof answerAsApollo>) => object = (request, truth) =>
    truth(request),
): Promise<Vendors> {
  const truth = answerAsApollo(() => vendors.companies);
  const apollo = (request: VendorRequest) => distort(request, truth);
  const [directory, people, sites] = await Promise.all([
    startUnreliableVendor(apollo),
    startUnreliableVendor(apollo),
    startUnreliableVendor(({ headers, path }) => pageOf(headers.host ?? '', path)),
  ]);
  const vendors: Vendors = {
    directory,
    people,
    sites,
    companies: [],
    work: async (stage, environment = {}) => {
      const child = stage.launch('test/faults/vendor-process.ts', {
        DIRECTORY_URL: directory.url,
        PEOPLE_URL: people.url,
        SITES_PORT: String(sites.port),
        DATA_DIR: stage.dataDir,
        PROVIDER_PAUSE_MS: String(pauseMs),
        ...environment,
      });
      await firstLine(child);
      return child;
    },
    close: async () => {
      for (const vendor of [directory, people, sites]) await vendor.close();
    },
  };
  return vendors;
}

/** A company's home page; it has no others, and names nobody. */
function pageOf(host: string, path: string): string {
  if (path !== '/') return '';
  const name = host.replace(/^www\./, '').split('.')[0]!;
  return `<html lang="en"><title>${name}</title><main><p>The bakery ${name} bakes rye bread in Tampere.</p>
    <p>The bakery ${name} runs 12 shops in western Finland.</p></main></html>`;
}

/** What the vendors' bakeries are found by: the built-in directory knows nothing of cities. */
export const brief = 'Bakeries in Tampere, Finland.';

/** What a run shows of itself. */
export async function statusOf(service: ServiceProcess, runId: string): Promise<RunStatus> {
  return valueOf(await service.call('runs.status', { runId }));
}

/** Waits until the run shows what is looked for; answers it, or what it showed last. */
export async function waitUntil(
  service: ServiceProcess,
  runId: string,
  isShown: (status: RunStatus) => boolean,
  timeoutMs = 60_000,
): Promise<{ seen: RunStatus; isThere: boolean }> {
  for (const deadline = Date.now() + timeoutMs; ; await sleep(200)) {
    const seen = await statusOf(service, runId);
    const isThere = isShown(seen);
    if (isThere || Date.now() > deadline) return { seen, isThere };
  }
}
