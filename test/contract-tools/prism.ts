import { getHttpOperationsFromSpec } from '@stoplight/prism-http';
import { createServer } from '@stoplight/prism-http-server';
import { pino } from 'pino';

type ServerOptions = Parameters<typeof createServer>[1];

/** A running proxy that holds requests and answers to a document. */
export interface Prism {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Starts Prism on any free port of loopback before a service, by the document that the service serves. It refuses what
 * breaks the document, and tells it in the header `sl-violations`.
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

/** What Prism has to say against an exchange, or nothing. */
export async function readViolations(response: Response): Promise<string | undefined> {
  const told = response.headers.get('sl-violations');
  if (told !== null) return told;
  const isProblem = response.headers.get('content-type') === 'application/problem+json';
  return isProblem ? response.text() : undefined;
}
