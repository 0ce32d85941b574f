import { readFileSync, readdirSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../support/free-port.ts';
import { createOutreach } from '../../sdk/client.ts';
import { testPrograms, type RunningProgram, startTimeoutMs, waitUntil } from './program.ts';

const { folder, start } = testPrograms();

let dataDir: string;
let url: string;
let port: string;
let several: RunningProgram;
let created: { projectId: string; liveKey: string };

beforeAll(async () => {
  dataDir = folder();
  port = String(await freePort());
  url = `http://127.0.0.1:${port}`;
  several = start(['serve', '--role', 'api', '--processes', '2'], { DATA_DIR: dataDir, PORT: port });
  await waitUntil('both are ready', () => (several.stdout().includes('with 2 processes') ? true : undefined));
  const [projectId = '', liveKey = ''] = ['project_[0-9a-z]+', 'sk_live_[A-Za-z0-9]+'].map(
    (form) => new RegExp(form).exec(several.stdout())![0],
  );
  created = { projectId, liveKey };
});

/** The processes of the program that this one has started. */
function workersOf({ process: { pid } }: RunningProgram): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        const [, parent] = /^\d+ \(.*\) \S (\d+)/.exec(readFileSync(`/proc/${child}/stat`, 'utf8')) ?? [];
        const isOurs = readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('outreach.js');
        return Number(parent) === pid && isOurs;
      } catch {
        return false;
      }
    });
}

describe.runIf(process.platform === 'linux')('several processes', { timeout: startTimeoutMs }, () => {
  test('replace a killed one while the others answer', async () => {
    const [first, second] = workersOf(several);
    process.kill(first!, 'SIGKILL');
    // A call that was just being handed to the killed one is lost with it; the others are answered.
    const calls = Array.from({ length: 30 }, () => fetch(`${url}/healthz`));
    const answers = await Promise.allSettled(calls);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(10);
    const now = await waitUntil('another took its place', () => {
      const found = workersOf(several).filter((pid) => pid !== first);
      return found.length === 2 ? found : undefined;
    });
    expect(now).toContain(second);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect(several.process.exitCode).toBeNull();
  });

  test('of other roles leave runs to those of the role worker', async () => {
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
    '%s to all of them, as from a terminal, ends each in order',
    async (signal) => {
      const ownPort = String(await freePort());
      const own = start(['serve', '--processes', '2'], { DATA_DIR: dataDir, PORT: ownPort });
      await waitUntil('it is ready', () => (own.stdout().includes('with 2 processes') ? true : undefined));
      for (const pid of workersOf(own)) process.kill(pid, signal);
      const { status, stdout, stderr } = await own.end(signal);
      expect(status).toBe(0);
      expect(stdout).toContain(`Ready at http://127.0.0.1:${ownPort} with 2 processes.`);
      expect(stderr).not.toContain('takes its place');
    },
  );

  test('all end after kill -9 of the parent', async () => {
    const pids = workersOf(several);
    expect(pids).toHaveLength(2);
    await several.end('SIGKILL');
    await waitUntil('they are gone', () => (pids.every((pid) => !isAlive(pid)) ? true : undefined));
  });
});

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}
