import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { pino } from 'pino';

type ServerOptions = Parameters<typeof createServer>[1];

/** A running proxy that validates requests and responses against an OpenAPI document. */
export interface Prism {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts Prism as a proxy of a service on a free loopback port, with the document that the service serves. Prism
 * rejects exchanges that violate the document and reports them in the header `sl-violations`.
 */
export async function startPrism(document: object, upstream: string): Promise<Prism> {
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const server = createServer(operations, {
    cors: false,
    config: {
      isProxy: true,
      upstream: new URL(upstream),
      upstreamProxy: undefined,
      validateRequest: true,
      validateResponse: true,
      checkSecurity: true,
      errors: true,
      mock: { dynamic: false },
    },
    components: { logger: pino({ level: 'silent' }) as unknown as ServerOptions['components']['logger'] },
  });
  const url = await server.listen(0, '127.0.0.1');
  return { url, close: () => server.close() };
}

/** Returns the violations that Prism reports about an exchange, if any. */
export async function readViolations(response: Response): Promise<string | undefined> {
  const violations = response.headers.get('sl-violations');
  if (violations !== null) return violations;
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  return isProblem ? response.text() : undefined;
}
