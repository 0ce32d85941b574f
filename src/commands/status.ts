import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { formatCount } from '../domain/format-count.ts';
import { megabytes } from '../domain/storage-limit.ts';
import type { ServiceStatus } from '../people/service-status.ts';
import { measureFreeBytes } from '../store/embedded/free-space.ts';
import { registryVersion } from '../version.ts';
import { withStore } from './database.ts';
import { formatTime, print, type OutputOptions } from './output.ts';
import { formatOpenIssue } from './format-open-issue.ts';
import { printable } from '../domain/printable.ts';

interface Options extends OutputOptions {
  readonly org?: string;
}

/** The result of calling the service at the configured address. */
interface ServiceProbe {
  readonly url: string;
  readonly state: 'ready' | 'not_ready' | 'unreachable';
  /** Why the service is not ready, as it reports. */
  readonly problem?: string;
}

/** The disk of DATA_DIR, if that folder exists. */
interface DiskSpace {
  readonly folder: string;
  readonly freeBytes: number;
}

/** `outreach status`: an overview for operators. Fails if the service takes no calls. */
export function defineStatus(command: Command): void {
  command
    .option('--org <id>', 'only this organisation')
    .option('--json', 'print one JSON object')
    .action(async (options: Options) => {
      const { readServiceStatus } = await import('../people/service-status.ts');
      const { serviceStatus, service, disk, limitMb } = await withStore(async (store, config) => ({
        limitMb: config.storageLimitMb,
        serviceStatus: await readServiceStatus(store, options.org),
        service: await probeService(config),
        disk: measureDisk(config),
      }));
      print(options, { version: registryVersion, service, disk, ...serviceStatus }, [
        `Outreach ${registryVersion}, ${formatTime(serviceStatus.at)}`,
        '',
        ...formatStatus(serviceStatus, service, disk, limitMb),
        '',
        ...formatServiceProblem(service),
        ...formatDiskProblem(disk),
        ...formatOpenIssues(serviceStatus),
      ]);
      if (service.state !== 'ready') process.exitCode = 1;
    });
}

const probeTimeoutMs = 3_000;
const minFreeBytes = 100 * 1024 ** 2;

/** The operator configured this address, so it may be private. */
async function probeService({ baseUrl: url }: Config): Promise<ServiceProbe> {
  const { createGuardedFetch } = await import('../adapters/fetch.ts');
  const outbound = createGuardedFetch({
    allow: [],
    trustedOrigins: [new URL(url).origin],
    userAgent: `outreach/${registryVersion}`,
    timeoutMs: probeTimeoutMs,
    maxRedirects: 0,
  });
  try {
    const response = await outbound.fetch(`${url}/readyz`);
    if (response.status === 200) return { url, state: 'ready' };
    return { url, state: 'not_ready', ...readProblem(response.body.toString()) };
  } catch {
    return { url, state: 'unreachable' };
  } finally {
    await outbound.close();
  }
}

/** Returns the message of the error envelope. Another program at the address may answer anything. */
function readProblem(body: string): Pick<ServiceProbe, 'problem'> {
  try {
    const { error } = JSON.parse(body) as { error?: { message?: unknown } };
    return typeof error?.message === 'string' ? { problem: error.message } : {};
  } catch {
    return {};
  }
}

function measureDisk({ dataDir: folder }: Config): DiskSpace | null {
  const freeBytes = measureFreeBytes(folder);
  return freeBytes === undefined ? null : { folder, freeBytes };
}

const stateTexts: Readonly<Record<ServiceProbe['state'], (url: string) => string>> = {
  ready: (url) => `ready at ${url}`,
  not_ready: (url) => `not ready at ${url}; see its log`,
  unreachable: (url) => `no response at ${url}`,
};

function formatStatus(
  serviceStatus: ServiceStatus,
  { url, state }: ServiceProbe,
  disk: DiskSpace | null,
  limitMb: number,
): string[] {
  const { storage, database, calls, queues, deliveries } = serviceStatus;
  const facts: [string, string][] = [
    ['service', stateTexts[state](url)],
    ['database', `PostgreSQL ${database.version}, ${Math.ceil(database.sizeBytes / 1024 ** 2)} MB`],
    ...(disk ? [['disk', `${formatMegabytes(disk)} free in ${disk.folder}`] satisfies [string, string]] : []),
    ...(storage ? [['storage', formatStorage(storage, limitMb)] satisfies [string, string]] : []),
    ['calls', `${formatCalls(calls)} in the last hour`],
    ...queues.map(({ queue, oldestSeconds, due, handed, later }): [string, string] => [
      `work: ${queue}`,
      `${due} due, ${handed} in the queue or running, ${later} later${formatAge(oldestSeconds)}`,
    ]),
    ...(queues.length === 0 ? [['work', 'none waits'] satisfies [string, string]] : []),
    [
      'webhooks',
      `${deliveries.due} deliveries due, ${deliveries.later} in progress or waiting for a retry` +
        formatAge(deliveries.oldestSeconds),
    ],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

function formatStorage(
  { orgId, name, usedBytes }: NonNullable<ServiceStatus['storage']>,
  limitMb: number,
): string {
  const most = `${megabytes(usedBytes)} of ${megabytes(limitMb * 1024 ** 2)}`;
  return `${most} in ${printable(name)} (${orgId}); STORAGE_LIMIT_MB sets the limit`;
}

function formatCalls(calls: ServiceStatus['calls']): string {
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  const refused = calls.filter(({ code }) => code !== null).map(({ code, count }) => `${count} ${code}`);
  return refused.length === 0 ? String(total) : `${total}, including ${refused.join(', ')},`;
}

function formatAge(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole === 0) return '';
  return `; the oldest waits for ${whole < 120 ? `${whole} s` : `${Math.round(whole / 60)} min`}`;
}

function formatMegabytes({ freeBytes }: DiskSpace): string {
  return `${Math.floor(freeBytes / 1024 ** 2).toLocaleString('en')} MB`;
}

function formatServiceProblem({ url, state, problem }: ServiceProbe): string[] {
  if (state === 'ready') return [];
  if (problem !== undefined) return [`The service at ${url} takes no calls: ${problem}`];
  return state === 'unreachable'
    ? [
        `No service responds at ${url}. Start one with \`npx outreach serve\`, or set PORT and BASE_URL in ` +
          'this shell to the values that the service uses.',
      ]
    : [`The service at ${url} takes no calls yet; see its log.`];
}

function formatDiskProblem(disk: DiskSpace | null): string[] {
  if (disk === null || disk.freeBytes >= minFreeBytes) return [];
  return [`The disk of ${disk.folder} is full or nearly full: free some space there.`];
}

function formatOpenIssues({ orgs, troubled }: ServiceStatus): string[] {
  if (troubled.length === 0) return [`No issues in ${formatCount(orgs, 'organisation')}.`];
  return troubled.flatMap(({ orgId, name, plan, credits, troubles }) => [
    `${name} (${orgId}), ${plan}, ${credits} credits:`,
    ...troubles.flatMap((issue) => formatOpenIssue(issue, orgId)),
  ]);
}
