import fc from 'fast-check';
import { expect, it } from 'vitest';
import { enquiryOf } from './enquiry.ts';
import { proposedTime } from './proposed-time.ts';
import { notAnsweredReason } from './situation.ts';

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

it('every word of an enquiry has its place in the message, for any text', () => {
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
  ['Could we talk tomorrow at 10?', 'tomorrow at 10'],
  ['Would tomorrow afternoon at 2 pm suit you for a call?', 'tomorrow afternoon at 2 pm'],
  ['Does today at 15:30 work for you?', 'today at 15:30'],
  ['How about a call the day after tomorrow at 9 am?', 'the day after tomorrow at 9 am'],
  ['Can we meet next Tuesday at 10?', 'Tuesday at 10'],
  ['Sopisiko puhelu huomenna klo 10?', 'huomenna klo 10'],
  ['Voisimmeko jutella ylihuomenna kello 14.30?', 'ylihuomenna kello 14.30'],
  ['Käykö huomenna aamupäivällä klo 9?', 'huomenna aamupäivällä klo 9'],
  ['Passt Ihnen morgen um 10 Uhr?', 'morgen um 10 Uhr'],
  ['Können wir übermorgen um 14 Uhr telefonieren?', 'übermorgen um 14 Uhr'],
  ['Ginge morgen früh um 8 Uhr ein Gespräch?', 'morgen früh um 8 Uhr'],
  ['Skulle imorgon kl 10 passa?', 'imorgon kl 10'],
  ['Kan vi ses i morgon klockan 9.30?', 'i morgon klockan 9.30'],
  ['Passar det i övermorgon kl. 13?', 'i övermorgon kl. 13'],
  ['Please call me tomorrow.', null],
  ['Our office opens tomorrow at 10.', null],
  ['Rufen Sie mich morgen an.', null],
  ['Hyvää huomenta, soita minulle.', null],
  ['Does the planner work on Tuesday?', null],
  ['We are open on Monday.', null],
  ['Can we meet some day?', null],
])('the time proposed in “%s” is %s', (text, expected) => {
  expect(proposedTime(text)?.text ?? null).toBe(expected);
});

it('a proposed time stands at its offset, and has an hour if its day has one', () => {
  const parts = fc.constantFrom(
    'Could we meet',
    'Sopisiko',
    'Passt',
    'Kan vi ses',
    'tomorrow',
    'huomenna',
    'morgen',
    'i morgon',
    'at 10',
    'klo 10',
    'um 10 Uhr',
    'kl 9.30',
    'on Tuesday',
    'afternoon',
    ',',
    '?',
    'at noon',
    '24.11.',
    'early',
  );
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (written) => {
      const text = written.join(' ');
      const time = proposedTime(text);
      if (time === null) return;
      expect(text.slice(time.start, time.end)).toBe(time.text);
      expect(time.text).toMatch(/\d|Tuesday/u);
    }),
  );
});

it('opt-outs and mail of programs are not answered; everything else is', () => {
  for (const category of ['unsubscribe', 'out_of_office', 'auto_reply', 'bounce']) {
    expect(notAnsweredReason(category)).toMatch(/\.$/u);
  }
  for (const category of ['not_interested', 'objection', 'unsure', null])
    expect(notAnsweredReason(category)).toBeNull();
});
