import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedEvent } from '../../generated/contract/types.ts';
import { newId } from '../../src/store/ids.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** An event that was sent with an idempotency key. */
interface ReportedEvent {
  /** A unique text: the event's source, domain and idempotency key. */
  readonly mark: string;
  readonly autoAdvance: boolean;
  /** The first reply that arrived; null if none arrived. */
  first: IngestedEvent | null;
}

type Expect = (holds: boolean, otherwise: string) => void;

const plainCallers = 4;
const autoAdvanceCallers = 3;

/**
 * Kills the process that ingests events. Then sends each event to the next process twice concurrently, with the same
 * key.
 */
export const killIngest: Fault = {
  name: 'kill-ingest',
  what: 'the process that ingests events and drafts replies is killed, and each event is repeated with its key',
  rounds: 12,
  run: async (rounds) => {
    const { findings, expect } = createFindings();
    const environment = await openFaultEnvironment();
    const events: ReportedEvent[] = [];
    let [interrupted, halfway] = [0, 0];
    const model = await startSilentModel();
    try {
      let service = await environment.serve('api');
      await prepare(environment, service);
      for (let round = 0; round < rounds; round++) {
        const firstIndex = events.length;
        // While the model does not respond, the event is already stored and the credit reserved.
        const isHalfway = round % 2 === 1;
        const victim = isHalfway ? await environment.serve('api', model.environment) : service;
        const pending = [
          ...Array.from({ length: plainCallers }, () => report(environment, victim, events, false)),
          ...Array.from({ length: autoAdvanceCallers }, () => report(environment, victim, events, true)),
        ];
        await (isHalfway ? waitUntilHalfway(environment) : waitUntilAnswered(events, firstIndex));
        await sleep(randomInt(300));
        await victim.end('SIGKILL');
        await Promise.all(pending);
        if (victim === service) service = await environment.serve('api');
        // Expires the leases of the dead process immediately instead of waiting.
        const expired = await environment.sql(
          `update event_intake set leased_until = now() - interval '1 second' where not is_answered returning key`,
        );
        halfway += expired.length;
        const each = events.slice(firstIndex);
        interrupted += each.filter(({ first }) => first === null).length;
        await Promise.all(each.map((event) => repeat(environment, service, event, expect)));
      }
      for (const event of events) await verifyEvent(environment, event, expect);
      await verifyLedger(environment, expect);
    } finally {
      await environment.close();
      model.close();
    }
    const expectedCount = Math.floor(rounds / 2);
    expect(
      halfway >= expectedCount,
      `${halfway} drafts were interrupted halfway instead of ${expectedCount}, so this test proves little`,
    );
    const facts = { kills: rounds, events: events.length, interrupted, halfway };
    return { name: 'kill-ingest', facts, findings };
  },
};

/** Saves the knowledge that replies quote, and creates a flow that starts for every event. */
async function prepare({ projectId }: FaultEnvironment, service: ServiceProcess): Promise<void> {
  const text = 'Delivery\n\nDelivery time is 4 to 6 weeks from the order.';
  const calls = [
    service.call('knowledge.set', { projectId, text }),
    service.call('flows.create', {
      projectId,
      name: 'Tell',
      trigger: { kind: 'inbound_event' },
      enabled: true,
      steps: [{ id: 'notify', kind: 'notify', webhook: true }],
    }),
  ];
  for (const answer of await Promise.all(calls))
    if (!answer.arrived || answer.status !== 200)
      throw new Error(`The preparation failed: ${JSON.stringify(answer)}`);
}

/** Sends events repeatedly until the service has ended. */
async function report(
  environment: FaultEnvironment,
  service: ServiceProcess,
  events: ReportedEvent[],
  autoAdvance: boolean,
): Promise<void> {
  for (;;) {
    const event: ReportedEvent = { mark: `m${newId('job').slice(4)}`, autoAdvance, first: null };
    events.push(event);
    event.first = await ingest(environment, service, event);
    if (event.first === null) return;
  }
}

/**
 * Returns the reply of the call, or null if the service has ended. Throws on an error reply, because then the test
 * itself is wrong.
 */
async function ingest(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  { mark, autoAdvance }: ReportedEvent,
  overrides: object = {},
): Promise<IngestedEvent | null> {
  const answer = await service.call('events.ingest', {
    projectId,
    type: 'contact_form',
    source: mark,
    idempotencyKey: mark,
    autoAdvance,
    identity: { email: `liisa@${mark}.example`, firstName: 'Liisa' },
    payload: { message: 'What is the delivery time?' },
    ...overrides,
  });
  if (!answer.arrived) return null;
  if (answer.status !== 200) throw new Error(`events.ingest was rejected: ${answer.text}`);
  return answer.value;
}

/** Waits until an event with `autoAdvance` has its reply: at most 20 s, because a busy machine may be slow. */
async function waitUntilAnswered(events: readonly ReportedEvent[], firstIndex: number): Promise<void> {
  const hasReply = () =>
    events.slice(firstIndex).some(({ first, autoAdvance }) => first !== null && autoAdvance);
  for (const deadline = Date.now() + 20_000; !hasReply() && Date.now() < deadline;) await sleep(5);
}

/** Waits until every caller with `autoAdvance` has an event without a reply, at most 20 s. */
async function waitUntilHalfway({ sql }: FaultEnvironment): Promise<void> {
  const listUnanswered = () => sql('select from event_intake where not is_answered');
  const deadline = Date.now() + 20_000;
  while ((await listUnanswered()).length < autoAdvanceCallers && Date.now() < deadline) await sleep(5);
}

/** Starts a model server that never responds. */
async function startSilentModel() {
  const server = createServer(() => undefined).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    environment: { LLM_BASE_URL: `http://127.0.0.1:${port}/v1`, LLM_MODEL: 'silent' },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Sends the event twice more. Both replies must equal the first one, even if a repeat has other arguments. */
async function repeat(
  environment: FaultEnvironment,
  service: ServiceProcess,
  event: ReportedEvent,
  expect: Expect,
): Promise<void> {
  const other = { payload: { message: 'Something else.' }, autoAdvance: !event.autoAdvance };
  const hasFirst = event.first !== null;
  const repeats = await Promise.all([
    ingest(environment, service, event),
    ingest(environment, service, event, hasFirst ? other : {}),
  ]);
  event.first ??= repeats[0];
  for (const answer of repeats)
    expect(
      answer !== null && JSON.stringify(answer) === JSON.stringify(event.first),
      `${event.mark} returned ${JSON.stringify(event.first)}, and then ${JSON.stringify(answer)}`,
    );
}

/** Verifies that the event left one lead, event, flow run and timeline entry, and with `autoAdvance` one paid draft. */
async function verifyEvent(
  { sql, orgId }: FaultEnvironment,
  { mark, autoAdvance, first }: ReportedEvent,
  expect: Expect,
): Promise<void> {
  const [found] = await sql(
    `select count(distinct l.id)::int as leads, count(distinct e.id)::int as events,
            count(distinct r.id)::int as runs, count(distinct t.id)::int as "timelineEntries",
            count(distinct m.id)::int as drafts, count(distinct c.id)::int as paid
     from inbound_event e
     left join lead l on l.org_id = e.org_id and l.email = 'liisa@' || e.source || '.example'
     left join flow_run r on r.org_id = e.org_id and r.event_id = e.id
     left join timeline_entry t on t.org_id = e.org_id and t.event_id = e.id and t.kind = 'event'
     left join message m on m.org_id = e.org_id and m.answers = e.id
     left join event_intake i on i.org_id = e.org_id and i.event_id = e.id
     left join credit_entry c on c.org_id = e.org_id and c.job_id = i.unit_id and c.kind = 'commit'
     where e.org_id = $1 and e.source = $2`,
    [orgId, mark],
  );
  const replies = autoAdvance ? 1 : 0;
  const expectedCounts = { leads: 1, events: 1, runs: 1, timelineEntries: 1, drafts: replies, paid: replies };
  const [actual, expected] = [JSON.stringify(found), JSON.stringify(expectedCounts)];
  expect(actual === expected, `${mark} left ${actual} instead of ${expected}`);
  expect(autoAdvance === (first?.messageId !== null), `${mark} named the reply ${first?.messageId}`);
}

/** Verifies that no credit remains reserved and every event has a reply. */
async function verifyLedger({ sql, orgId }: FaultEnvironment, expect: Expect): Promise<void> {
  const [found] = await sql(
    `select (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind in ('commit', 'release')) as settled,
            (select count(*)::int from event_intake where org_id = $1 and not is_answered) as open`,
    [orgId],
  );
  const { reserved, settled, open } = found;
  expect(reserved === settled, `${reserved} units were reserved and ${settled} settled`);
  expect(open === 0, `${open} keys have no reply`);
}
