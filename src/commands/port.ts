import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { CommandError } from './output.ts';

/**
 * Tries to listen before anything else is done, so that a taken port is told before a database is made and keys are
 * shown. Answers the port, which for port 0 is a free one.
 *
 * @throws CommandError if nothing can listen there; the message says why.
 */
export async function findPort({ host, port }: { host: string; port: number }): Promise<number> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
    return (server.address() as AddressInfo).port;
  } catch (error) {
    throw toListenError(error, host, port);
  } finally {
    server.close();
  }
}

/** The error of a failed attempt to listen in words for people; any other error as it is. `of` begins the settings. */
export function toListenError(
  error: unknown,
  host: string,
  port: number,
  settingPrefix: '' | 'METRICS_' = '',
): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new CommandError(
      `Port ${port} of ${host} is taken. Set ${settingPrefix}PORT to another one, or end what listens there.`,
    );
  }
  if (code === 'EACCES') {
    return new CommandError(
      `This account may not listen on port ${port}. Set ${settingPrefix}PORT to one above 1023.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CommandError(
      `${settingPrefix}HOST is ${host}, which is no address of this machine. ` +
        `Set ${settingPrefix}HOST to one of its own, ` +
        'such as 127.0.0.1 or 0.0.0.0.',
    );
  }
  return code === undefined ? error : new CommandError(`The service cannot listen: ${message}`);
}
