import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmbeddedComposer } from '../../src/adapters/composer/embedded/composer.ts';
import { readMail } from '../../src/adapters/mail/read-mail.ts';
import type { Classifier } from '../../src/ports/classifier.ts';
import type { Composer } from '../../src/ports/composer.ts';
import { receiveMail } from '../../src/people/receive-mail.ts';
import { threadIdOf } from '../../src/store/ids.ts';
import { dictations } from '../fixtures/injection/dictated.ts';
import { bytesOf } from '../fixtures/injection/inbound-mail.ts';
import { mailInjections, payloadInjections } from '../fixtures/injection/inbound.ts';
import { testService } from '../support/test-service.ts';
import { saying, startComposers, type Composers } from './draft-from.ts';
import { startObedientClassifier } from './obedient-classifier.ts';
import { findTraces } from './find-traces.ts';

/** With a live key the obedient model drafts the replies, with a sandbox key the built-in composer. */
let composers: Composers;
let obedient: Awaited<ReturnType<typeof startObedientClassifier>>;
const composer: Composer = {
  name: 'obedient',
  compose: (...args) => composers.obedient.compose(...args),
};
const classifier: Classifier = {
  name: 'obedient',
  choose: (...args) => obedient.classifier.choose(...args),
};
const embeddedComposer = createEmbeddedComposer();
const service = testService({ ports: { composer, embeddedComposer, classifier } });
const price = 'Tavlo costs 5 euros a month for each planner.';
let count = 0;

beforeAll(async () => {
  [composers, obedient] = await Promise.all([startComposers(), startObedientClassifier()]);
  const { projectId } = service.tenant;
  await callValue('projects.updateContext', { projectId, whatTheyDo: saying });
  await callValue('brain.add', { projectId, type: 'product', title: 'Price', body: price });
});
afterAll(() => Promise.all([composers.close(), obedient.close()]));

describe('no answer in a thread contains anything of a manipulative mail:', () => {
  test.each(mailInjections)('$kind, $name', async (injection) => {
    const { projectId } = service.tenant;
    const { email, leadId } = await addLead();
    const from = `Sam Reid <${email}>`;
    const reading = await readMail(
      await bytesOf({ ...injection, from }, `<${leadId}@harbour-foods.example>`),
    );
    if ('problem' in reading) throw new Error(reading.problem);
    await receiveMail(service.assembled.store, projectId, reading.mail);
    composers.obey(injection);
    const threadId = threadIdOf(leadId);
    await expectNoTraces(await callValue('replies.draftByThread', { threadId }, service.tenant.testKey));
    await expectNoTraces(await callValue('replies.draftByThread', { threadId }));
  });

  test.each(mailInjections.filter(({ html }) => html === undefined))(
    'written down by hand, $kind, $name',
    async (injection) => {
      const { projectId } = service.tenant;
      const { leadId } = await addLead();
      const { subject, text: body } = injection;
      await callValue('inbox.addMessage', { projectId, leadId, direction: 'inbound', subject, body });
      composers.obey(injection);
      await expectNoTraces(await callValue('replies.draftByThread', { threadId: threadIdOf(leadId) }));
    },
  );
});

describe('no answer to a form contains anything of its instructions:', () => {
  test.each(payloadInjections)('$kind, $name', async (injection) => {
    const { projectId } = service.tenant;
    const { payload, identity, analysis, type = 'form.submitted', source = 'website' } = injection;
    const arrived = { projectId, payload, source };
    composers.obey(injection);
    const who = identity?.['firstName'] ?? 'Sam';
    const preview = { ...arrived, eventType: type, who, company: identity?.['company'] };
    for (const key of [service.tenant.testKey, service.tenant.liveKey]) {
      const shown = await service.call('replies.preview', preview, { key });
      if (shown.status === 200) await expectNoTraces(shown.value);
      else expect(shown.error.message).toContain('may ask not to be written to');
    }
    const { leadId, messageId, warnings } = await callValue('events.ingest', {
      ...arrived,
      type,
      autoAdvance: true,
      analysis,
      identity: { ...person(), ...identity },
    });
    // A payload that may be an opt-out waits for a person, so no draft can contain the injection.
    if (messageId === null) return expect(warnings.join(' ')).toContain('may ask not to be written to');
    const { items } = await callValue('messages.byLead', { leadId });
    await expectNoTraces(items.find(({ id }: { id: string }) => id === messageId));
  });
});

test('no reply gets the category that it names', async () => {
  const tenant = await service.newTenant({ credits: 1_000 });
  const { projectId, liveKey } = tenant;
  const dictated = new Map<string, string>();
  for (const { says, order, dictated: category } of dictations) {
    const arrived = { projectId, direction: 'inbound', body: `${says}\n\n${order}`, identity: person() };
    const { messageId } = await callValue('inbox.addMessage', arrived, liveKey);
    dictated.set(messageId, category);
  }
  await callValue('replies.classify', { projectId, limit: 200 }, liveKey);
  const stored = await service.sql<{ id: string; classification: string }>(
    `select id, classification from message where org_id = $1 and direction = 'inbound'`,
    [tenant.orgId],
  );
  expect(stored).toHaveLength(dictations.length);
  expect(stored.filter(({ id, classification }) => dictated.get(id) === classification)).toEqual([]);
});

test('a message creates no drafts or leads for people it names', async () => {
  const foreign = `(evil\\.example|mallory@)`;
  const rows = await service.sql<{ held: string }>(
    `select 'notice ' || emails::text as held from notice where emails::text ~* $1
     union all select 'lead ' || value from lead_identity where value ~* $1`,
    [foreign],
  );
  expect(rows).toEqual([]);
  const sent = await service.sql(
    `select id from message where direction = 'outbound' and state not in ('drafted', 'removed')`,
  );
  expect(sent).toEqual([]);
});

function person() {
  return { email: `sam-${++count}@harbour-foods.example`, firstName: 'Sam', company: 'Harbour Foods' };
}

async function addLead(): Promise<{ email: string; leadId: string }> {
  const { projectId } = service.tenant;
  const { email, firstName, company } = person();
  const lead = { projectId, email, firstName, company, source: 'test' };
  return { email, leadId: (await callValue('leads.add', lead)).id };
}

async function callValue(fn: string, args: object, key = service.tenant.liveKey): Promise<any> {
  const reply = await service.call(fn, args, { key });
  expect(reply.status, reply.text).toBe(200);
  return reply.value;
}

async function expectNoTraces(draft: any): Promise<void> {
  expect(
    findTraces({ ...draft, sentences: [{ evidence: draft.evidence }] }),
    `${draft.subject}\n${draft.body}`,
  ).toEqual([]);
}
