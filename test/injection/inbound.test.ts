import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMail } from '../../src/adapters/mail/read-mail.ts';
import type { DraftingMaterial } from '../../src/domain/drafting/draft-request.ts';
import type { Enquiry } from '../../src/domain/drafting/answer.ts';
import { formatPayload } from '../../src/domain/payload.ts';
import { splitMailText } from '../../src/domain/replies/own-words.ts';
import { bytesOf } from '../fixtures/injection/inbound-mail.ts';
import { mailInjections, payloadInjections } from '../fixtures/injection/inbound.ts';
import type { Injection } from '../fixtures/injection/injection-case.ts';
import { answerFrom, materialOf, startComposers, type Composers } from './draft-from.ts';
import { findTraces } from './find-traces.ts';

const price = 'Tavlo costs 5 euros a month for each planner.';
let composers: Composers;
beforeAll(async () => {
  composers = await startComposers();
});
afterAll(() => composers.close());

test('there are 50 of them, all different', () => {
  const names = [...mailInjections, ...payloadInjections].map(({ name }) => name);
  expect(new Set(names).size).toBe(50);
});

describe('an answer contains nothing of the instructions:', () => {
  test.each(mailInjections)('$kind, $name', async (injection) => {
    const reading = await readMail(await bytesOf(injection));
    if ('problem' in reading) throw new Error(reading.problem);
    const { subject, body, language } = reading.mail;
    const { text } = splitMailText(body);
    expect(text).toContain('What does Tavlo cost');
    await expectNoTraces(injection, { subject, text, language }, {});
  });

  test.each(payloadInjections)('$kind, $name', async (injection) => {
    const { payload, identity = {}, analysis, type = 'form.submitted' } = injection;
    const formatted = formatPayload(payload);
    const lead = { ...identity, ...(analysis === undefined ? {} : { analysis }) };
    const enquiry = { subject: '', text: formatted.lines, language: formatted.language, eventType: type };
    await expectNoTraces(injection, enquiry, lead);
  });
});

/** Expects that no reply contains a trace of the injection, and that the built-in composer states the price. */
async function expectNoTraces(
  injection: Injection,
  enquiry: Enquiry,
  lead: Partial<DraftingMaterial['lead']>,
): Promise<void> {
  composers.obey(injection);
  const material = materialOf({});
  const materialWithPrice = {
    ...material,
    brain: [{ id: 'brain_1', type: 'product', title: 'Price', body: price }],
    lead: { ...material.lead, ...lead },
  };
  for (const composer of ['embedded', 'obedient'] as const) {
    const draft = await answerFrom(materialWithPrice, enquiry, composers[composer]);
    expect(draft, `${composer} writes`).not.toBeNull();
    expect(findTraces(draft!), `${draft!.subject}\n${draft!.body}`).toEqual([]);
    if (composer === 'embedded' && !('mayGoUnanswered' in injection))
      expect(draft!.body).toContain('5 euros');
  }
}
