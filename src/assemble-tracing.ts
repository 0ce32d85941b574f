import { createGuardedFetch } from './adapters/fetch.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import type { Tracing } from './observe/tracing.ts';
import { registryVersion } from './version.ts';

/** Traces where the settings name a receiver; else nothing is loaded and undefined answered. */
export async function assembleTracing(config: Config, log: Log): Promise<Tracing | undefined> {
  const endpoint = config.traceEndpoint;
  if (endpoint === undefined) return undefined;
  const { createTracing } = await import('./observe/tracing.ts');
  const userAgent = `outreach-preparation/${registryVersion} (traces)`;
  // The operator named this address, which is why the client may reach it wherever it is, and no other.
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
