import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { IngestedEvent } from '../../generated/contract/types.ts';
import { newId } from '../../src/store/ids.ts';
import { createFindings, type Fault } from './report.ts';
import { openFaultEnvironment, type ServiceProcess, type FaultEnvironment } from './fault-environment.ts';

/** An event that was reported under a key, and what its first acknowledged call answered; null where none was. */
interface ReportedEvent {
  readonly mark: string;
  readonly autoAdvance: boolean;
  first: IngestedEvent | null;
}

type Expect = (holds: boolean, otherwise: string) => void;

const plainCallers = 4;
const advancingCallers = 3;

/** Kills the process that takes events in, and reports those under the same keys to the next one, twice at once. */
export const killIngest: Fault = {
  name: 'kill-ingest',
  what: 'the process that takes events in, some with a reply to write, is killed, and their keys come again',
  rounds: 12,
  run: async (rounds) => {
    const { broken: findings, expect } = createFindings();
    const stage = await openFaultEnvironment();
    const reported: ReportedEvent[] = [];
    let [interrupted, halfway] = [0, 0];
    const model = await startSilentModel();
    try {
      let service = await stage.serve('api');
      await prepare(stage, service);
      for (let round = 0; round < rounds; round++) {
        const begun = reported.length;
        // Of the replies that a silent model is asked for, the event and the credit are kept already.
        const isHalfway = round % 2 === 1;
        const victim = isHalfway ? await stage.serve('api', model.environment) : service;
        const calling = [
          ...Array.from({ length: plainCallers }, () => report(stage, victim, reported, false)),
          ...Array.from({ length: advancingCallers }, () => report(stage, victim, reported, true)),
        ];
        await (isHalfway ? waitUntilHalfway(stage) : waitUntilAnswered(reported, begun));
        await sleep(randomInt(300));
        await victim.end('SIGKILL');
        await Promise.all(calling);
        if (victim === service) service = await stage.serve('api');
        // As time does: whoever held a key has died.
        const lapsed = await stage.sql(
          `update event_intake set leased_until = now() - interval '1 second' where not is_answered returning key`,
        );
        halfway += lapsed.length;
        const each = reported.slice(begun);
        interrupted += each.filter(({ first }) => first === null).length;
        await Promise.all(each.map((event) => repeat(stage, service, event, expect)));
      }
      for (const event of reported) await verifyEvent(stage, event, expect);
      await verifyLedger(stage, expect);
    } finally {
      await stage.close();
      model.close();
    }
    const wanted = Math.floor(rounds / 2);
    expect(
      halfway >= wanted,
      `${halfway} replies were interrupted halfway instead of ${wanted}, so this shows little`,
    );
    const facts = { kills: rounds, events: reported.length, interrupted, halfway };
    return { name: 'kill-ingest', facts, findings };
  },
};

/** What a reply is written from, and a flow that every event starts. */
async function prepare({ projectId }: FaultEnvironment, service: ServiceProcess): Promise<void> {
  const text = 'Delivery\n\nDelivery time is 4 to 6 weeks from the order.';
  const calls = [
    service.call('knowledge.set', { projectId, text }),
    service.call('flows.create', {
      projectId,
      name: 'Tell',
      trigger: { kind: 'inbound_event' },
      enabled: true,
      steps: [{ id: 'tell', kind: 'notify', webhook: true }],
    }),
  ];
  for (const answer of await Promise.all(calls))
    if (!answer.known || answer.status !== 200)
      throw new Error(`Nothing was prepared: ${JSON.stringify(answer)}`);
}

/** Reports one event after the other until the service is gone. */
async function report(
  stage: FaultEnvironment,
  service: ServiceProcess,
  reported: ReportedEvent[],
  autoAdvance: boolean,
): Promise<void> {
  for (;;) {
    const event: ReportedEvent = { mark: `m${newId('job').slice(4)}`, autoAdvance, first: null };
    reported.push(event);
    event.first = await ingest(stage, service, event);
    if (event.first === null) return;
  }
}

/** What the call answers; null where the service was gone. A refusal would be a fault of this program. */
async function ingest(
  { projectId }: FaultEnvironment,
  service: ServiceProcess,
  { mark, autoAdvance }: ReportedEvent,
  more: object = {},
): Promise<IngestedEvent | null> {
  const answer = await service.call('events.ingest', {
    projectId,
    type: 'contact_form',
    source: mark,
    idempotencyKey: mark,
    autoAdvance,
    identity: { email: `liisa@${mark}.example`, firstName: 'Liisa' },
    payload: { message: 'What is the delivery time?' },
    ...more,
  });
  if (!answer.known) return null;
  if (answer.status !== 200) throw new Error(`events.ingest was refused: ${answer.text}`);
  return answer.value;
}

/** A machine that is busy with other things takes a while until the first replies are written. */
async function waitUntilAnswered(reported: readonly ReportedEvent[], begun: number): Promise<void> {
  const isThere = () => reported.slice(begun).some(({ first, autoAdvance }) => first !== null && autoAdvance);
  for (const deadline = Date.now() + 20_000; !isThere() && Date.now() < deadline;) await sleep(5);
}

async function waitUntilHalfway({ sql }: FaultEnvironment): Promise<void> {
  const open = () => sql('select from event_intake where not is_answered');
  const deadline = Date.now() + 20_000;
  while ((await open()).length < advancingCallers && Date.now() < deadline) await sleep(5);
}

/** One that never answers. */
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

/** Under its key an event is what it was when it was first taken in, whatever else a repeat carries. */
async function repeat(
  stage: FaultEnvironment,
  service: ServiceProcess,
  event: ReportedEvent,
  expect: Expect,
): Promise<void> {
  const other = { payload: { message: 'Something else.' }, autoAdvance: !event.autoAdvance };
  const hasFirst = event.first !== null;
  const again = await Promise.all([
    ingest(stage, service, event),
    ingest(stage, service, event, hasFirst ? other : {}),
  ]);
  event.first ??= again[0];
  for (const answer of again)
    expect(
      answer !== null && JSON.stringify(answer) === JSON.stringify(event.first),
      `${event.mark} answered ${JSON.stringify(event.first)}, and then ${JSON.stringify(answer)}`,
    );
}

/** One of everything, and what the answer names is there. */
async function verifyEvent(
  { sql, orgId }: FaultEnvironment,
  { mark, autoAdvance, first }: ReportedEvent,
  expect: Expect,
): Promise<void> {
  const [found] = await sql(
    `select count(distinct l.id)::int as leads, count(distinct e.id)::int as events,
            count(distinct r.id)::int as runs, count(distinct t.id)::int as happenings,
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
  const wanted = { leads: 1, events: 1, runs: 1, happenings: 1, drafts: replies, paid: replies };
  const [is, should] = [JSON.stringify(found), JSON.stringify(wanted)];
  expect(is === should, `${mark} left ${is} instead of ${should}`);
  expect(autoAdvance === (first?.messageId !== null), `${mark} named the reply ${first?.messageId}`);
}

/** Nothing stays set aside: all was answered. */
async function verifyLedger({ sql, orgId }: FaultEnvironment, expect: Expect): Promise<void> {
  const [found] = await sql(
    `select (select count(*)::int from credit_entry where org_id = $1 and kind = 'reserve') as reserved,
            (select count(*)::int from credit_entry where org_id = $1 and kind in ('commit', 'release')) as settled,
            (select count(*)::int from event_intake where org_id = $1 and not is_answered) as open`,
    [orgId],
  );
  const { reserved, settled, open } = found;
  expect(reserved === settled, `${reserved} units were set aside and ${settled} settled`);
  expect(open === 0, `${open} keys have no answer`);
}
