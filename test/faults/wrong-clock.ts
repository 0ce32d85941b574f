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
const nearMs = 60_000;
/** Far less than the hour by which the clocks are off. */
const draftingMs = 120_000;
const workerProgram = 'test/faults/worker-process.ts';

/**
 * Two processes of each role whose clocks are an hour ahead and an hour behind share a database whose clock is right.
 */
export const wrongClock: Fault = {
  name: 'clock',
  what: 'the clocks of the processes are an hour ahead and an hour behind',
  rounds: 2,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const [stage, receiver] = [await openFaultEnvironment(), await startReceiver()];
    try {
      const limits = { RATE_LIMIT_LIVE: '50' };
      const limited = await serveBoth(stage, limits);
      await exhaustKey(stage, limited, expect);
      await Promise.all(limited.map((service) => service.end('SIGTERM')));
      const services = await serveBoth(stage, deliveringEnvironment);
      await Promise.all([hourMs, -hourMs].map((shiftMs) => startWorker(stage, shiftMs)));
      await registerFailing(receiver, services[0]!);
      for (let round = 0; round < rounds; round++) {
        for (const [place, service] of services.entries()) {
          await startRun(stage, service, `clock-${round}-${place}`);
          await verifyAnswers(stage, services, `round-${round}-${place}`, expect);
        }
        const left = await waitUntilDrafted(stage, draftingMs);
        expect(left === 0, `${left} runs did not come to their end`);
      }
      await verifyKeys(stage, services, expect);
      await verifyUnits(stage, expect);
      expect((await waitUntilDelivered(stage, draftingMs)) === 0, 'deliveries still wait');
      await verifyDeliveries(stage, receiver, { type: 'draft.ready', endpoints: 1 }, expect);
      await verifyTimes(stage, expect);
    } finally {
      receiver.close();
      await stage.close();
    }
    return { name: 'clock', facts: { runs: 2 * rounds, arrived: receiver.arrivals.length }, findings };
  },
};

const clockOf = (shiftMs: number) => ({
  NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'shifted-clock.ts')}`,
  CLOCK_SHIFT_MS: String(shiftMs),
});

function serveBoth(
  stage: FaultEnvironment,
  environment: Readonly<Record<string, string>>,
): Promise<readonly ServiceProcess[]> {
  return Promise.all(
    [hourMs, -hourMs].map((shiftMs) => stage.serve('api', { ...environment, ...clockOf(shiftMs) })),
  );
}

async function startWorker(stage: FaultEnvironment, shiftMs: number): Promise<void> {
  const worker = { ROLE: 'worker', COMPOSE_MS: '100', CRAWL_SPACING_MS: '0', DATA_DIR: stage.dataDir };
  await firstLine(stage.launch(workerProgram, { ...worker, ...deliveringEnvironment, ...clockOf(shiftMs) }));
}

/** It refuses what it sees first, so that everything is tried again at its time. */
async function registerFailing(receiver: Receiver, service: ServiceProcess): Promise<void> {
  const seen = new Set<string>();
  await receiver.endpoint(service, '/moody', ['draft.ready'], (response, { deliveryId }) => {
    response.writeHead(seen.has(deliveryId) ? 204 : 503).end();
    seen.add(deliveryId);
  });
}

/** A write is done once at whichever process it is repeated, and says when it was made. */
async function verifyAnswers(
  { projectId }: FaultEnvironment,
  services: readonly ServiceProcess[],
  mark: string,
  expect: Expect,
): Promise<void> {
  const item = { projectId, type: 'note', title: mark, body: 'A note.' };
  const answers = [];
  for (const service of services)
    answers.push(valueOf(await service.call('brain.add', item, { 'Idempotency-Key': mark })));
  expect(new Set(answers.map(({ id }) => id)).size === 1, `${mark} was done at each process`);
  for (const { createdAt } of answers)
    expect(Math.abs(createdAt - Date.now()) < nearMs, `${mark} says that it was made at another time`);
}

/** A key ends when it ends, at every process. */
async function verifyKeys(
  stage: FaultEnvironment,
  services: readonly ServiceProcess[],
  expect: Expect,
): Promise<void> {
  const store = await openStore({
    url: stage.databaseUrl,
    separateRoles: true,
    maxConnections: 1,
    appUrl: '',
  });
  try {
    const wanted = { orgId: stage.orgId, mode: 'live', expiresInMs: hourMs / 2 } as const;
    const [valid, expired] = [await createKey(store, wanted), await createKey(store, wanted)];
    await stage.sql(
      `update directory.api_key set expires_at = now() - interval '30 minutes' where key_id = $1`,
      [expired.keyId],
    );
    for (const service of services) {
      const call = (key: string) => service.call('projects.list', {}, { Authorization: `Bearer ${key}` });
      const [good, bad] = [await call(valid.key), await call(expired.key)];
      expect(good.known && good.status === 200, 'a key was refused half an hour before its end');
      expect(
        bad.known && bad.status === 401 && bad.text.includes('key_expired'),
        'a key was taken half an hour after its end',
      );
    }
  } finally {
    await store.close();
  }
}

/** Whatever was written bears the time at which it was. */
async function verifyTimes({ sql, orgId }: FaultEnvironment, expect: Expect): Promise<void> {
  for (const table of ['event', 'message', 'job', 'credit_entry', 'delivery', 'lead']) {
    const [{ astray }] = await sql(
      `select count(*)::int as astray from ${table}
       where org_id = $1 and created_at not between now() - interval '30 minutes' and now()`,
      [orgId],
    );
    expect(astray === 0, `${astray} rows of ${table} bear a time that never was`);
  }
}
