import { readFileSync } from 'node:fs';
import { findPort } from '../../src/commands/port.ts';

const host = '127.0.0.1';
const lowestPort = 10_240;
const portsPerProcess = 64;
let nextOffset = 0;

/**
 * A port of loopback at which nothing listens, for a program that is started later. The system gives it to nobody who
 * asks for any port, as it may do at once with one that it has given itself, and each process of a test run has others.
 *
 * @throws CommandError if something listens at all of them.
 */
export async function freePort(): Promise<number> {
  const shares = Math.floor((lowestEphemeralPort() - lowestPort) / portsPerProcess);
  if (shares < 1) return findPort({ host, port: 0 });
  const first = lowestPort + (process.pid % shares) * portsPerProcess;
  for (let tries = 1; ; tries++) {
    const port = first + (nextOffset++ % portsPerProcess);
    try {
      return await findPort({ host, port });
    } catch (error) {
      if (tries === portsPerProcess) throw error;
    }
  }
}

/** The least port that the system gives by itself. */
function lowestEphemeralPort(): number {
  const usual = 32_768;
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    return usual;
  }
}
