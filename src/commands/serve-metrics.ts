import { once } from 'node:events';
import type { Config } from '../config.ts';
import { createMetricsServer } from '../doors/metrics.ts';
import { metricsContentType } from '../observe/metrics.ts';
import { toListenError } from './port.ts';

/**
 * Serves the figures at METRICS_PORT; nothing where it is not set. Answers how to end that.
 *
 * @throws CommandError if nothing can listen there.
 */
export async function serveMetrics(config: Config, render: () => Promise<string>): Promise<() => void> {
  const { metricsHost: host, metricsPort: port } = config;
  if (port === undefined) return () => undefined;
  const server = createMetricsServer(metricsContentType, render);
  server.listen(port, host);
  await once(server, 'listening').catch((error: unknown) => {
    throw toListenError(error, host, port, 'METRICS_');
  });
  return () => {
    server.close();
    server.closeAllConnections();
  };
}
