import type { Command } from 'commander';
import type { Config } from '../config.ts';
import { counted } from '../domain/counted.ts';
import type { Standing } from '../people/standing.ts';
import { registryVersion } from '../version.ts';
import { withStore } from './database.ts';
import { dayAndTime, print, type OutputOptions } from './output.ts';
import { tellTrouble } from './trouble-words.ts';

interface Options extends OutputOptions {
  readonly org?: string;
}

/** Whether a service answers at the address of the settings. */
interface Answering {
  readonly url: string;
  readonly state: 'ready' | 'not_ready' | 'nobody';
}

/** `outreach status`: one look at the whole service for whoever operates it, which fails where it takes no calls. */
export function defineStatus(command: Command): void {
  command
    .option('--org <id>', 'look at one organisation alone')
    .option('--json', 'answer one JSON object')
    .action(async (options: Options) => {
      const { readStanding } = await import('../people/standing.ts');
      const { standing, service } = await withStore(async (store, config) => ({
        standing: await readStanding(store, options.org),
        service: await askService(config),
      }));
      print(options, { version: registryVersion, service, ...standing }, [
        `Outreach ${registryVersion}, ${dayAndTime(standing.at)}`,
        '',
        ...describe(standing, service),
        '',
        ...tellSilence(service),
        ...tellTroubles(standing),
      ]);
      if (service.state !== 'ready') process.exitCode = 1;
    });
}

const askingMs = 3_000;

/** The address is the operator's own, which is why it may be a private one. */
async function askService({ baseUrl: url }: Config): Promise<Answering> {
  const { createGuardedFetch } = await import('../adapters/fetch.ts');
  const outbound = createGuardedFetch({
    allow: [],
    trustedOrigins: [new URL(url).origin],
    userAgent: `outreach/${registryVersion}`,
    timeoutMs: askingMs,
    maxRedirects: 0,
  });
  try {
    const { status } = await outbound.fetch(`${url}/readyz`);
    return { url, state: status === 200 ? 'ready' : 'not_ready' };
  } catch {
    return { url, state: 'nobody' };
  } finally {
    await outbound.close();
  }
}

const said: Readonly<Record<Answering['state'], string>> = {
  ready: 'ready at',
  not_ready: 'not ready; its log says why. It was asked at',
  nobody: 'nobody answers at',
};

function describe(standing: Standing, { url, state }: Answering): string[] {
  const { database, calls, queues, deliveries } = standing;
  const facts: [string, string][] = [
    ['service', `${said[state]} ${url}`],
    ['database', `PostgreSQL ${database.version}, ${Math.ceil(database.sizeBytes / 1024 ** 2)} MB`],
    ['calls', `${tellCalls(calls)} in the last hour`],
    ...queues.map(({ queue, oldestSeconds, due, handed, later }): [string, string] => [
      `work: ${queue}`,
      `${due} due, ${handed} under way, ${later} later${tellAge(oldestSeconds)}`,
    ]),
    ...(queues.length === 0 ? [['work', 'none waits'] satisfies [string, string]] : []),
    [
      'webhooks',
      `${deliveries.due} deliveries due, ${deliveries.later} under way${tellAge(deliveries.oldestSeconds)}`,
    ],
  ];
  const width = Math.max(...facts.map(([name]) => name.length));
  return facts.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
}

function tellCalls(calls: Standing['calls']): string {
  const total = calls.reduce((sum, { count }) => sum + count, 0);
  const refused = calls.filter(({ code }) => code !== null).map(({ code, count }) => `${count} ${code}`);
  return refused.length === 0 ? String(total) : `${total}, of them ${refused.join(', ')},`;
}

function tellAge(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole === 0) return '';
  return `; the oldest waits for ${whole < 120 ? `${whole} s` : `${Math.round(whole / 60)} min`}`;
}

function tellSilence({ url, state }: Answering): string[] {
  if (state === 'ready') return [];
  return state === 'nobody'
    ? [
        `No service answers at ${url}: start one with \`npx outreach serve\`, ` +
          'or set PORT and BASE_URL here as they are there.',
      ]
    : [`The service at ${url} takes no calls yet; its log says why.`];
}

function tellTroubles({ orgs, troubled }: Standing): string[] {
  if (troubled.length === 0)
    return [`No work stands still or waits for a person in ${counted(orgs, 'organisation')}.`];
  return troubled.flatMap(({ orgId, name, plan, credits, troubles }) => [
    `${name} (${orgId}), ${plan}, ${credits} credits:`,
    ...troubles.flatMap((trouble) => tellTrouble(trouble, orgId)),
  ]);
}
