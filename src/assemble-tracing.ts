import { createGuardedFetch } from './adapters/fetch.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Tracing } from './observe/tracing.ts';
import { registryVersion } from './version.ts';

/** Starts tracing if a receiver is configured; otherwise loads nothing and returns undefined. */
export async function assembleTracing(config: Config, log: Log): Promise<Tracing | undefined> {
  const endpoint = config.traceEndpoint;
  if (endpoint === undefined) return undefined;
  const { createTracing } = await import('./observe/tracing.ts');
  const userAgent = `outreach-preparation/${registryVersion} (traces)`;
  // The operator configured this address, so it may be private; no other may.
  const trustedOrigins = [new URL(endpoint).origin];
  const outbound = createGuardedFetch({ allow: [], trustedOrigins, userAgent, maxRedirects: 0 });
  const tracing = createTracing({
    endpoint,
    headers: config.traceHeaders ?? {},
    outbound,
    serviceName: config.traceServiceName,
    version: registryVersion,
    ratio: config.traceRatio,
    onFault: (err) => log.warn({ err }, 'traces could not be delivered'),
  });
  const end = async (): Promise<void> => {
    await tracing.end();
    await outbound.close();
  };
  return { ...tracing, end };
}
