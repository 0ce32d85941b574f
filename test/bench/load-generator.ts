/*
 * The process that makes calls. When the parent process sends a message, it measures and replies with the result. Each
 * connection sends its next call when the previous one has returned.
 */
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'undici';
import type { LoadAnswer, LoadOrder } from './load-call.ts';

let serial = Date.now() * 1_000;

process.on('message', (order: LoadOrder) => {
  void measure(order).then(
    (answer) => process.send!(answer),
    (error: unknown) => process.send!({ failure: String(error) } satisfies LoadAnswer),
  );
});
process.on('disconnect', () => process.exit());

async function measure({ origin, calls, connections, durationMs }: LoadOrder): Promise<LoadAnswer> {
  const clients = Array.from({ length: connections }, () => new Client(origin));
  const latenciesMs: number[] = [];
  let nextCall = 0;
  const startedAt = performance.now();
  const cpu = process.cpuUsage();
  const deadline = startedAt + durationMs;
  await Promise.all(
    clients.map(async (client) => {
      while (performance.now() < deadline) {
        const call = calls[nextCall++ % calls.length]!;
        const callStartedAt = performance.now();
        await sendCall(client, call);
        latenciesMs.push(performance.now() - callStartedAt);
      }
    }),
  );
  const elapsedMs = performance.now() - startedAt;
  const { user, system } = process.cpuUsage(cpu);
  await Promise.race([Promise.all(clients.map((client) => client.close())), sleep(1_000)]);
  latenciesMs.sort((one, other) => one - other);
  const quantile = (share: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * share)]!;
  return {
    calls: latenciesMs.length,
    elapsedMs,
    cpuShare: (user + system) / 1_000 / elapsedMs,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
  };
}

/** Resolves after the whole response; rejects anything but a success, which would distort the figure. */
function sendCall(
  client: Client,
  { method, path, headers, body }: LoadOrder['calls'][number],
): Promise<void> {
  const uniqueNumber = String(serial++);
  const fill = (text: string) => (text.includes('#n#') ? text.replaceAll('#n#', uniqueNumber) : text);
  const filled = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fill(value)]));
  return new Promise((resolve, reject) => {
    let status = 0;
    const errorParts: Buffer[] = [];
    client.dispatch(
      { method, path, headers: filled, body: body === null ? null : fill(body) },
      {
        onRequestStart: () => undefined,
        onResponseStart: (_controller, statusCode) => (status = statusCode),
        onResponseData: (_controller, chunk) => {
          if (status !== 200) errorParts.push(chunk);
        },
        onResponseEnd: () => {
          if (status === 200) resolve();
          else reject(new Error(`${method} ${path}: ${status} ${Buffer.concat(errorParts).toString()}`));
        },
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}
