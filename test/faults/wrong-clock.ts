import path from 'node:path';
import { createKey } from '../../src/people/accounts.ts';
import { openStore } from '../../src/store/store.ts';
import { valueOf } from './answers.ts';
import type { Expect } from './kill-api.ts';
import {
  deliveringEnvironment,
  verifyDeliveries,
  startReceiver,
  waitUntilDelivered,
  type Receiver,
} from './receiver.ts';
import { createFindings, type Fault } from './report.ts';
import { firstLine } from './programs.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';
import { exhaustKey, startRun } from './two-processes.ts';
import { verifyUnits, waitUntilDrafted } from './verify-units.ts';

const hourMs = 3_600_000;
const maxDifferenceMs = 60_000;
/** Much less than the hour by which the clocks are wrong. */
const draftingMs = 120_000;
const workerProgram = 'test/faults/worker-process.ts';

/**
 * Two processes of each role share a database whose clock is right. One clock is an hour ahead, the other an hour
 * behind.
 */
export const wrongClock: Fault = {
  name: 'clock',
  what: 'the clocks of the processes are an hour ahead and an hour behind',
  rounds: 2,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const [environment, receiver] = [await openFaultEnvironment(), await startReceiver()];
    try {
      const limits = { RATE_LIMIT_LIVE: '50' };
      const limitedServices = await serveBoth(environment, limits);
      await exhaustKey(environment, limitedServices, expect);
      await Promise.all(limitedServices.map((service) => service.end('SIGTERM')));
      const services = await serveBoth(environment, deliveringEnvironment);
      await Promise.all([hourMs, -hourMs].map((shiftMs) => startWorker(environment, shiftMs)));
      await registerFailing(receiver, services[0]!);
      for (let round = 0; round < rounds; round++) {
        for (const [index, service] of services.entries()) {
          await startRun(environment, service, `clock-${round}-${index}`);
          await verifyWritesOnce(environment, services, `round-${round}-${index}`, expect);
        }
        const undrafted = await waitUntilDrafted(environment, draftingMs);
        expect(undrafted === 0, `${undrafted} runs did not end`);
      }
      await verifyKeys(environment, services, expect);
      await verifyUnits(environment, expect);
      expect((await waitUntilDelivered(environment, draftingMs)) === 0, 'deliveries are still waiting');
      await verifyDeliveries(environment, receiver, { type: 'draft.ready', endpoints: 1 }, expect);
      await verifyTimes(environment, expect);
    } finally {
      receiver.close();
      await environment.close();
    }
    return { name: 'clock', facts: { runs: 2 * rounds, arrived: receiver.arrivals.length }, findings };
  },
};

const clockOf = (shiftMs: number) => ({
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'shifted-clock.ts')}`,
  CLOCK_SHIFT_MS: String(shiftMs),
});

function serveBoth(
  environment: FaultEnvironment,
  settings: Readonly<Record<string, string>>,
): Promise<readonly ServiceProcess[]> {
  return Promise.all(
    [hourMs, -hourMs].map((shiftMs) => environment.serve('api', { ...settings, ...clockOf(shiftMs) })),
  );
}

async function startWorker(environment: FaultEnvironment, shiftMs: number): Promise<void> {
  const worker = { ROLE: 'worker', COMPOSE_MS: '100', CRAWL_SPACING_MS: '0', DATA_DIR: environment.dataDir };
  await firstLine(
    environment.launch(workerProgram, { ...worker, ...deliveringEnvironment, ...clockOf(shiftMs) }),
  );
}

/** Registers an endpoint that rejects every first attempt, so that every delivery is retried. */
async function registerFailing(receiver: Receiver, service: ServiceProcess): Promise<void> {
  const seen = new Set<string>();
  await receiver.endpoint(service, '/unreliable', ['draft.ready'], (response, { deliveryId }) => {
    response.writeHead(seen.has(deliveryId) ? 204 : 503).end();
    seen.add(deliveryId);
  });
}

/** Verifies that a write repeated at both processes has one effect and the right creation time. */
async function verifyWritesOnce(
  { projectId }: FaultEnvironment,
  services: readonly ServiceProcess[],
  mark: string,
  expect: Expect,
): Promise<void> {
  const item = { projectId, type: 'note', title: mark, body: 'A note.' };
  const replies = [];
  for (const service of services)
    replies.push(valueOf(await service.call('brain.add', item, { 'Idempotency-Key': mark })));
  expect(new Set(replies.map(({ id }) => id)).size === 1, `${mark} had two effects`);
  for (const { createdAt } of replies)
    expect(Math.abs(createdAt - Date.now()) < maxDifferenceMs, `${mark} has a wrong creation time`);
}

/** Verifies that a key expires at the same time at every process. */
async function verifyKeys(
  environment: FaultEnvironment,
  services: readonly ServiceProcess[],
  expect: Expect,
): Promise<void> {
  const store = await openStore({
    url: environment.databaseUrl,
    separateRoles: true,
    maxConnections: 1,
    appUrl: '',
  });
  try {
    const options = { orgId: environment.orgId, mode: 'live', expiresInMs: hourMs / 2 } as const;
    const [valid, expired] = [await createKey(store, options), await createKey(store, options)];
    await environment.sql(
      `update directory.api_key set expires_at = now() - interval '30 minutes' where key_id = $1`,
      [expired.keyId],
    );
    for (const service of services) {
      const call = (key: string) => service.call('projects.list', {}, { Authorization: `Bearer ${key}` });
      const [accepted, rejected] = [await call(valid.key), await call(expired.key)];
      expect(
        accepted.arrived && accepted.status === 200,
        'a key was rejected half an hour before its expiry',
      );
      expect(
        rejected.arrived && rejected.status === 401 && rejected.text.includes('key_expired'),
        'a key was accepted half an hour after its expiry',
      );
    }
  } finally {
    await store.close();
  }
}

/** Verifies that rows have their actual creation times. */
async function verifyTimes({ sql, orgId }: FaultEnvironment, expect: Expect): Promise<void> {
  for (const table of ['event', 'message', 'job', 'credit_entry', 'delivery', 'lead']) {
    const [{ wrong }] = await sql(
      `select count(*)::int as wrong from ${table}
       where org_id = $1 and created_at not between now() - interval '30 minutes' and now()`,
      [orgId],
    );
    expect(wrong === 0, `${wrong} rows of ${table} have a wrong time`);
  }
}
