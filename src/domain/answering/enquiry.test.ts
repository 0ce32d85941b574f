import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enquiryOf } from './enquiry.ts';
import { proposedTime } from './proposed-time.ts';
import { whyUnanswered } from './situation.ts';

const message = { id: 'message_1', subject: 'Re: Doors', language: 'en', classification: null };

it('an enquiry is its writer’s own words, each in its place in the message', () => {
  const body =
    'Hi Mia,\n\nwhat does it cost?\n\nOn Monday Mia wrote:\n> We plan shifts. Do you want a call?\n';
  const { text } = enquiryOf({ ...message, body });
  expect(text).not.toMatch(/shifts|call/u);
  const question = 'what does it cost?';
  expect(text.indexOf(question)).toBe(body.indexOf(question));
  expect(enquiryOf({ ...message, body: '> only a quote' }).text.trim()).not.toBe('');
});

it('whatever is written, every word of an enquiry stands at its place', () => {
  const lines = fc.constantFrom(
    'Hello.',
    '> quoted',
    '',
    'What does it cost?',
    'On 1 May Mia wrote:',
    '-- ',
    'Anna',
  );
  fc.assert(
    fc.property(fc.array(lines, { maxLength: 20 }), (parts) => {
      const body = parts.join('\n');
      const { text } = enquiryOf({ ...message, body });
      for (const { index, 0: word } of text.matchAll(/\S+/gu)) {
        expect(body.slice(index, index + word.length)).toBe(word);
      }
    }),
  );
});

it.each([
  ['Could we talk on Tuesday at 10?', 'Tuesday at 10'],
  ['Sopisiko puhelu torstaina 26.11. klo 9.30?', 'torstaina 26.11. klo 9.30'],
  ['Kan vi ses på tisdag kl. 10?', 'tisdag kl. 10'],
  ['Passt ein Telefonat am Mittwoch um 14 Uhr?', 'Mittwoch um 14 Uhr'],
  ['Sopisiko tiistai kello 10?', 'tiistai kello 10'],
  ['Passt Ihnen Donnerstag um 10 Uhr?', 'Donnerstag um 10 Uhr'],
  ['Would Thursday at 10 suit you?', 'Thursday at 10'],
  ['Does Tuesday 2pm work for you?', 'Tuesday 2pm'],
  ['Skulle torsdag kl 10 passa?', 'torsdag kl 10'],
  ['Does the planner work on Tuesday?', null],
  ['We are open on Monday.', null],
  ['Can we meet some day?', null],
])('the time proposed in “%s” is %s', (text, expected) => {
  expect(proposedTime(text)?.text ?? null).toBe(expected);
});

it('opt-outs and what programs write is not answered, and everything else is', () => {
  for (const category of ['unsubscribe', 'out_of_office', 'auto_reply', 'bounce']) {
    expect(whyUnanswered(category)).toMatch(/\.$/u);
  }
  for (const category of ['not_interested', 'objection', 'unsure', null])
    expect(whyUnanswered(category)).toBeNull();
});
