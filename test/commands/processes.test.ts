import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { childProcesses, servingProcess } from '../support/child-processes.ts';
import { freePort } from '../support/free-port.ts';
import { createOutreach } from '../../sdk/client.ts';
import { testPrograms, type RunningProgram, startTimeoutMs, waitUntil } from './program.ts';

const { folder, start } = testPrograms();

let dataDir: string;
let url: string;
let port: string;
let parent: RunningProgram;
let created: { projectId: string; liveKey: string };

beforeAll(async () => {
  dataDir = folder();
  port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  parent = start(['serve', '--role', 'api', '--processes', '2'], { DATA_DIR: dataDir, PORT: port });
  await waitUntil('both processes are ready', () =>
    parent.stdout().includes('with 2 processes') ? true : undefined,
  );
  const [projectId = '', liveKey = ''] = ['project_[0-9a-z]+', 'sk_live_[A-Za-z0-9]+'].map(
    (pattern) => new RegExp(pattern).exec(parent.stdout())![0],
  );
  created = { projectId, liveKey };
});

/** Returns the ids of the worker processes that the program has started. */
function workersOf({ process: { pid } }: RunningProgram): number[] {
  const [supervisor] = childProcesses(pid!);
  return supervisor === undefined ? [] : childProcesses(supervisor).filter(isProgram);
}

/** The supervisor's other child is the shell beside the embedded PostgreSQL. */
function isProgram(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('outreach.js');
  } catch {
    return false;
  }
}

const options = { timeout: startTimeoutMs, tags: 'needs-linux' };

describe.runIf(process.platform === 'linux')('several processes', options, () => {
  test('replace a killed process while the others serve calls', async () => {
    const [first, second] = workersOf(parent);
    process.kill(first!, 'SIGKILL');
    // Calls that were being handed to the killed process are lost; the others succeed.
    const calls = Array.from({ length: 30 }, () => fetch(`${url}/healthz`));
    const results = await Promise.allSettled(calls);
    expect(results.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(10);
    const current = await waitUntil('another process replaced it', () => {
      const found = workersOf(parent).filter((pid) => pid !== first);
      return found.length === 2 ? found : undefined;
    });
    expect(current).toContain(second);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(parent.process.exitCode).toBeNull();
  });

  test('are all started again if the process above them is killed', async () => {
    const before = workersOf(parent);
    process.kill(servingProcess(parent.process.pid!), 'SIGKILL');
    await waitUntil('two other processes run', () => {
      const found = workersOf(parent).filter((pid) => !before.includes(pid));
      return found.length === 2 ? found : undefined;
    });
    await waitUntil('they answer', async () => ((await fetch(`${url}/readyz`)).ok ? true : undefined));
    expect(before.filter(isAlive)).toEqual([]);
    expect(parent.process.exitCode).toBeNull();
  });

  test('with the role api leave runs to processes with the role worker', async () => {
    const outreach = createOutreach({ baseUrl: url, key: created.liveKey });
    const { projectId } = created;
    await outreach.projects.updateContext({ projectId, whatTheyDo: 'Koivu repairs forklifts overnight.' });
    await outreach.leads.add({
      projectId,
      company: 'Nordvik Logistik AB',
      source: 'fair',
      analysis: 'Nordvik Logistik runs twelve forklifts in a warehouse in Malmö.',
    });
    const started = await outreach.runs.startFromLeads({ projectId, source: 'fair' });
    const runId = started.runId!;
    expect((await outreach.runs.status({ runId })).status).not.toBe('awaiting_approval');
    const worker = start(['serve', '--role', 'worker'], { DATA_DIR: dataDir });
    await waitUntil('the run is drafted', async () => {
      const { status } = await outreach.runs.status({ runId });
      return status === 'awaiting_approval' ? true : undefined;
    });
    expect(worker.stdout()).toBe('Processing runs.\n');
    expect((await worker.end('SIGTERM')).status).toBe(0);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)(
    '%s to all processes, as from a terminal, ends each cleanly',
    async (signal) => {
      const servicePort = String(await freePort());
      const running = start(['serve', '--processes', '2'], { DATA_DIR: dataDir, PORT: servicePort });
      await waitUntil('it is ready', () =>
        running.stdout().includes('with 2 processes') ? true : undefined,
      );
      for (const pid of workersOf(running)) process.kill(pid, signal);
      const { status, stdout, stderr } = await running.end(signal);
      expect(status).toBe(0);
      expect(stdout).toContain(`Ready at http://127.0.0.1:${servicePort} with 2 processes.`);
      expect(stderr).not.toContain('takes its place');
    },
  );

  test('a kill -9 of the parent ends all workers', async () => {
    const pids = workersOf(parent);
    expect(pids).toHaveLength(2);
    await parent.end('SIGKILL');
    await waitUntil('the workers have ended', () => (pids.every((pid) => !isAlive(pid)) ? true : undefined));
  });
});

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
