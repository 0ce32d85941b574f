import { readFileSync } from 'node:fs';
import { findPort } from '../../src/commands/port.ts';

const host = '127.0.0.1';
const lowestPort = 10_240;
const portsPerProcess = 64;
let nextOffset = 0;

/**
 * Returns a free loopback port for a program that starts later. The port is outside the ephemeral range, so the
 * system does not assign it to another socket meanwhile. Each process of a test run uses its own ports.
 *
 * @throws CommandError if all of them are in use.
 */
export async function freePort(): Promise<number> {
  const shareCount = Math.floor((lowestEphemeralPort() - lowestPort) / portsPerProcess);
  if (shareCount < 1) return findPort({ host, port: 0 });
  const first = lowestPort + (process.pid % shareCount) * portsPerProcess;
  for (let tries = 1; ; tries++) {
    const port = first + (nextOffset++ % portsPerProcess);
    try {
      return await findPort({ host, port });
    } catch (error) {
      if (tries === portsPerProcess) throw error;
    }
  }
}

/** The lowest port that the system assigns automatically. */
function lowestEphemeralPort(): number {
  const linuxDefault = 32_768;
  try {
    return Number.parseInt(readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8'), 10);
  } catch {
    return linuxDefault;
  }
}
