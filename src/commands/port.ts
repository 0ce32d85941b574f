import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { CommandError } from './output.ts';

/**
 * Tries to listen before anything else, so that a port in use is reported before a database is created and keys are
 * shown. Returns the port; for port 0, a free one.
 * @throws CommandError with the reason if the address cannot be used.
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

/**
 * Rephrases an error of a failed attempt to listen; returns any other error unchanged. `settingPrefix` is the start
 * of the settings' names.
 */
export function toListenError(
  error: unknown,
  host: string,
  port: number,
  settingPrefix: '' | 'METRICS_' = '',
): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return new CommandError(
      `Port ${port} on ${host} is in use. Set ${settingPrefix}PORT to another port, or stop the ` +
        'program that uses it.',
    );
  }
  if (code === 'EACCES') {
    return new CommandError(
      `This account may not listen on port ${port}. Set ${settingPrefix}PORT to a port above 1023.`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new CommandError(
      `${settingPrefix}HOST is ${host}, which is not an address of this machine. Set ` +
        `${settingPrefix}HOST to one, such as 127.0.0.1 or 0.0.0.0.`,
    );
  }
  return code === undefined ? error : new CommandError(`The service cannot listen: ${message}`);
}
