import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { testService } from '../support/test-service.ts';

const service = testService();
const burst = 600;

/** Reads a file of Linux. Empty on other systems. */
function readKernelFile(path: string): string {
  return process.platform === 'linux' ? readFileSync(path, 'utf8') : '';
}

/** Counts the connections that wait to be accepted on a port of 127.0.0.1. */
function countUnaccepted(port: number): number {
  const address = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const [, , , queues = ''] =
    readKernelFile('/proc/net/tcp')
      .split('\n')
      .map((line) => line.trim().split(/ +/).slice(1))
      .find(([local, , state]) => local === address && state === '0A') ?? [];
  return Number.parseInt(queues.split(':')[1] ?? '', 16);
}

const allowed = Number(readKernelFile('/proc/sys/net/core/somaxconn'));

test.runIf(allowed >= burst)(
  '600 connections that arrive together wait to be accepted',
  { tags: 'needs-linux' },
  async () => {
    const port = Number(new URL(service.url).port);
    const sockets = Array.from({ length: burst }, () =>
      connect({ host: '127.0.0.1', port }).on('error', () => undefined),
    );
    // The sockets connect before the event loop goes on, so the service has accepted none yet.
    await new Promise((resolve) => process.nextTick(resolve));
    expect(countUnaccepted(port)).toBe(burst);
    for (const socket of sockets) socket.destroy();
  },
);
