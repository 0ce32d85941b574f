import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import type { Service } from '../../src/assemble.ts';
import { abandonUnitAndItsReply } from '../../src/application/events/answer.ts';
import { openWorkspace } from '../support/drafting-workspace.ts';
import { openService, testService, serviceUrl } from '../support/test-service.ts';
import { operations, send } from '../contract/operations.ts';

/** Calls that stop while a draft is composed, as if their process had died there. */
const stalledCalls: (() => void)[] = [];
let callsToStall = 0;
const embedded = createEmbeddedComposer();
const service = testService({
  ports: {
    composer: {
      name: 'embedded',
      compose: async (...args) => {
        if (callsToStall > 0) {
          callsToStall -= 1;
          await new Promise<void>((resolve) => stalledCalls.push(resolve));
        }
        return embedded.compose(...args);
      },
    },
  },
});
let second: Service | undefined;
beforeAll(async () => {
  second = await openService(service.databaseUrl, { role: 'api' });
});
afterAll(() => second?.close());

const operation = operations.find(({ id }) => id === 'events.ingest')!;

const actions = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        action: fc.constant('call' as const),
        onSecondService: fc.boolean(),
        withReply: fc.boolean(),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        action: fc.constantFrom('stall' as const, 'expire' as const, 'resume' as const),
      }),
    },
    { weight: 1, arbitrary: fc.record({ action: fc.constant('abandon' as const) }) },
  ),
  { minLength: 2, maxLength: 7 },
);

test(
  'one key means one effect, at most one charge and one reply, despite crashes',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(actions, async (steps) => {
        const { tenant, projectId } = await openWorkspace(service);
        const { orgId } = tenant;
        const calls: ReturnType<typeof send>[] = [];
        const sendEvent = (onSecondService: boolean, autoAdvance: boolean) => {
          const body = {
            projectId,
            type: 'demo_request',
            idempotencyKey: 'one',
            autoAdvance,
            identity: { email: `caller-${calls.length}@maki.example` },
            payload: { message: 'Does Tavlo connect to our payroll system?' },
          };
          const url = onSecondService ? serviceUrl(second!) : service.url;
          calls.push(send(url, 'rpc', operation, body, { key: tenant.liveKey }));
        };
        const expireLeases = () =>
          service.sql(`update event_intake set leased_until = now() - interval '1 s' where org_id = $1`, [
            orgId,
          ]);
        for (const step of steps) {
          if (step.action === 'call') sendEvent(step.onSecondService, step.withReply);
          else if (step.action === 'stall') callsToStall = 1;
          else if (step.action === 'expire') await expireLeases();
          else if (step.action === 'resume') stalledCalls.splice(0).forEach((resume) => resume());
          else {
            const rows = await service.sql('select unit_id from event_intake where org_id = $1', [orgId]);
            for (const { unit_id: unitId } of rows) {
              await service.assembled.store.transaction(orgId, (tx) => abandonUnitAndItsReply(tx, unitId));
            }
          }
          await new Promise((resolve) => setTimeout(resolve, 30));
        }
        callsToStall = 0;
        sendEvent(false, false);
        const ending = setInterval(() => stalledCalls.splice(0).forEach((resume) => resume()), 50);
        const replies = await Promise.all(calls);
        clearInterval(ending);
        const values = new Set(
          replies.map(({ status, value, text }) => (status === 200 ? JSON.stringify(value) : text)),
        );
        expect(values.size, [...values].join('\n')).toBe(1);
        const { messageId } = replies[0]!.value;
        const [row] = await service.sql(
          `select (select count(*)::int from lead where org_id = $1) as leads,
                (select count(*)::int from inbound_event where org_id = $1) as events,
                (select count(*)::int from message where org_id = $1) as messages,
                (select count(*)::int from credit_entry where org_id = $1 and kind = 'commit') as paid,
                (select coalesce(sum(case kind when 'reserve' then amount else -amount end), 0)::int
                 from credit_entry where org_id = $1 and kind <> 'grant') as open`,
          [orgId],
        );
        const written = messageId === null ? 0 : 1;
        expect(row).toEqual({ leads: 1, events: 1, messages: written, paid: written, open: 0 });
      }),
      { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 12) },
    );
  },
);
