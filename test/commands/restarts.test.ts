import process from 'node:process';
import { expect, test } from 'vitest';
import { servingProcess } from '../support/child-processes.ts';
import { type Environment, type RunningProgram, startTimeoutMs, testPrograms, waitUntil } from './program.ts';

const options = { timeout: startTimeoutMs, tags: 'needs-linux' };
const { folder, start } = testPrograms();

interface Service {
  readonly running: RunningProgram;
  readonly url: string;
  readonly authorization: string;
  readonly projectId: string;
}

/** Starts the service on a port that it chooses itself. */
async function startService(environment: Environment = {}): Promise<Service> {
  const running = start(['serve', '--json'], { DATA_DIR: folder(), PORT: '0', ...environment });
  const line = await waitUntil('it prints its address', () => running.stdout().split('\n').at(-2));
  const { url, created } = JSON.parse(line) as {
    url: string;
    created: { projectId: string; testKey: string };
  };
  await waitUntil('it is ready', async () => (await fetch(`${url}/readyz`)).ok || undefined);
  return { running, url, authorization: `Bearer ${created.testKey}`, projectId: created.projectId };
}

async function addLead({ url, authorization, projectId }: Service, company: string): Promise<number> {
  const headers = { Authorization: authorization, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ projectId, company });
  return (await fetch(`${url}/v1/leads`, { method: 'POST', headers, body })).status;
}

async function listCompanies({ url, authorization, projectId }: Service): Promise<string[]> {
  const response = await fetch(`${url}/v1/leads?projectId=${projectId}`, {
    headers: { Authorization: authorization },
  });
  const { value } = (await response.json()) as { value: { items: { company: string }[] } };
  return value.items.map(({ company }) => company);
}

/** Waits until another process than `pid` answers calls, at the same address. */
async function waitForRestart({ running, url }: Service, pid: number): Promise<void> {
  await waitUntil(
    'another process runs',
    async () => servingProcess(running.process.pid!) !== pid || undefined,
  );
  await waitUntil('it is ready again', async () => (await fetch(`${url}/readyz`)).ok || undefined);
}

test.runIf(process.platform === 'linux')(
  'a killed service answers again on its port, with its data',
  options,
  async () => {
    const service = await startService();
    expect(await addLead(service, 'Kept Through A Kill Oy')).toBe(200);
    const killed = servingProcess(service.running.process.pid!);
    process.kill(killed, 'SIGKILL');
    await waitForRestart(service, killed);
    expect(await listCompanies(service)).toContain('Kept Through A Kill Oy');
    expect(await addLead(service, 'Added Afterwards Oy')).toBe(200);
    const { status, stdout, stderr } = await service.running.end('SIGTERM');
    expect(status).toBe(0);
    expect(stdout.trim().split('\n')).toHaveLength(1);
    expect(stderr).toContain(`"pid":${killed},"status":null,"signal":"SIGKILL"`);
  },
);

/** Fills the heap when the process gets a signal. V8 then ends it, as it does under real load. */
const fillHeapOnSignal = `data:text/javascript,process.on('SIGWINCH', () => {
  for (const kept = []; ; ) kept.push(Array.from({ length: 1e5 }, (_, n) => ({ n })));
})`.replaceAll(/\s+/g, '%20');

test.runIf(process.platform === 'linux')(
  'a service whose heap is full answers again on its port, with its data',
  options,
  async () => {
    const service = await startService({
      NODE_OPTIONS: `--max-old-space-size=128 --import=${fillHeapOnSignal}`,
    });
    expect(await addLead(service, 'Kept Through A Full Heap Oy')).toBe(200);
    const filled = servingProcess(service.running.process.pid!);
    process.kill(filled, 'SIGWINCH');
    await waitForRestart(service, filled);
    expect(await listCompanies(service)).toContain('Kept Through A Full Heap Oy');
    const { status, stderr } = await service.running.end('SIGTERM');
    expect(status).toBe(0);
    expect(stderr).toContain('JavaScript heap out of memory');
    expect(stderr).toContain(
      '"signal":"SIGABRT","msg":"The service stopped itself, probably because its heap',
    );
  },
);
