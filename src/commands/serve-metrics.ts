import { once } from 'node:events';
import type { Config } from '../config.ts';
import { createMetricsServer } from '../doors/metrics.ts';
import { metricsContentType } from '../observe/metrics.ts';
import { toListenError } from './port.ts';

/**
 * Serves metrics at METRICS_PORT, if set. Returns a function that stops it.
 * @throws CommandError if the address cannot be used.
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
