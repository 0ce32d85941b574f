import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, expect, test } from 'vitest';
import { openWorkspace, type DraftingWorkspace } from '../support/drafting-workspace.ts';
import { analysis } from '../fixtures/drafting/analysis.ts';
import { compileCache } from '../support/compile-cache.ts';
import { testService } from '../support/test-service.ts';

const service = testService({ role: 'api' });
const program = path.join(import.meta.dirname, '..', 'faults', 'worker-process.ts');

const started: ChildProcess[] = [];
afterEach(async () => {
  for (const child of started.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

interface Process {
  /** The address at which it accepts calls. */
  readonly url: string;
  /** The number of drafts it has started. */
  countDrafts(): number;
  /** Ends it as an operator does. Returns its exit status. */
  terminate(): Promise<number | null>;
}

async function startProcess(role: 'worker' | 'all', composeMs: number): Promise<Process> {
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: compileCache,
      DATABASE_URL: service.databaseUrl,
      ROLE: role,
      COMPOSE_MS: String(composeMs),
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  let countDrafts = 0;
  const ready = Promise.withResolvers<string>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const report = JSON.parse(line) as { url?: string | null; countDrafts?: string | null };
    if (report.url !== undefined) ready.resolve(report.url ?? '');
    else countDrafts += 1;
  });
  return {
    url: await ready.promise,
    countDrafts: () => countDrafts,
    terminate: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      return child.exitCode;
    },
  };
}

const pollOptions = { timeout: 15_000, interval: 20 };

async function startRun(workspace: DraftingWorkspace, leads: number): Promise<string> {
  for (let added = 0; added < leads; added++) await workspace.addLead({ analysis });
  return workspace.startRun('fair');
}

const jobsOf = async ({ tenant: { orgId } }: DraftingWorkspace) => {
  const [found] = await service.sql(
    `select (select count(*)::int from job where org_id = $1 and state = 'done') as done,
            (select count(*)::int from job where org_id = $1 and state = 'waiting') as waiting,
            (select count(*)::int from message where org_id = $1) as drafts,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as paid`,
    [orgId],
  );
  return found;
};

test('on SIGTERM a worker finishes its jobs and another takes the rest', async () => {
  const workspace = await openWorkspace(service);
  const runId = await startRun(workspace, 12);
  const worker = await startProcess('worker', 600);
  await expect.poll(() => worker.countDrafts(), pollOptions).toBeGreaterThan(3);
  expect(await worker.terminate()).toBe(0);
  const startedDrafts = worker.countDrafts();
  expect(startedDrafts).toBeLessThan(12);
  expect(await jobsOf(workspace)).toEqual({
    done: startedDrafts,
    waiting: 12 - startedDrafts,
    drafts: startedDrafts,
    reserved: startedDrafts,
    paid: startedDrafts,
  });
  const next = await startProcess('worker', 0);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  expect(next.countDrafts()).toBe(12 - startedDrafts);
  expect(await jobsOf(workspace)).toEqual({ done: 12, waiting: 0, drafts: 12, reserved: 12, paid: 12 });
}, 40_000);

test('on SIGTERM a running call gets its answer before the process ends', async () => {
  const workspace = await openWorkspace(service);
  const { id: leadId } = await workspace.addLead({ analysis });
  const apiProcess = await startProcess('all', 800);
  const generate = () =>
    fetch(`${apiProcess.url}/v1/messages/generate`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${workspace.tenant.liveKey}` },
      body: JSON.stringify({ leadId }),
    });
  const answer = generate();
  await expect.poll(() => apiProcess.countDrafts(), pollOptions).toBe(1);
  const ended = apiProcess.terminate();
  const reply = await answer;
  expect(reply.status).toBe(200);
  const { value } = (await reply.json()) as { value: { id: string } };
  expect(await ended).toBe(0);
  await expect(generate()).rejects.toThrow('fetch failed');
  const { items } = await workspace.call('messages.byLead', { leadId });
  expect(items.map(({ id }) => id)).toEqual([value.id]);
  expect(await jobsOf(workspace)).toEqual({ done: 1, waiting: 0, drafts: 1, reserved: 1, paid: 1 });
}, 40_000);

test('two processes on one database share a run without duplicate drafts', async () => {
  const workspace = await openWorkspace(service);
  const processes = await Promise.all([startProcess('worker', 250), startProcess('worker', 250)]);
  const runId = await startRun(workspace, 24);
  await workspace.waitForStatus(runId, 'awaiting_approval');
  const shares = processes.map((process) => process.countDrafts());
  for (const share of shares) expect(share).toBeGreaterThan(4);
  expect(shares[0]! + shares[1]!).toBe(24);
  expect(await jobsOf(workspace)).toEqual({ done: 24, waiting: 0, drafts: 24, reserved: 24, paid: 24 });
}, 40_000);
