import { describe, expect, test } from 'vitest';
import { expectLeftAlone } from '../../../test/replies/left-alone.ts';
import { classifyReply } from './classify.ts';
import { joinWrapped } from './wrapped-lines.ts';

describe('lines are joined', () => {
  test.each([
    ["I don't want to\nunsubscribe", "I don't want to unsubscribe"],
    ["I don't want to\n\nunsubscribe", "I don't want to unsubscribe"],
    ['i would not\nunsubscribe', 'i would not unsubscribe'],
    ['Vi vill inte\navsluta', 'Vi vill inte avsluta'],
    ['Ich möchte mich\nabmelden', 'Ich möchte mich abmelden'],
    ['En halua\nperuuttaa', 'En halua peruuttaa'],
    ['Please delete\nof the two the first', 'Please delete of the two the first'],
    ['Send me the news-\nletter', 'Send me the newsletter'],
    ['The tool that we use lets nobody\nstop', 'The tool that we use lets nobody stop'],
  ])('where a sentence goes on: %j', (text, joined) => {
    expect(joinWrapped(text)).toBe(joined);
  });

  test.each([
    'No thanks\nunsubscribe',
    'Dear colleagues of Tavlo,\nunsubscribe',
    'hello, this comes every week\nunsubscribe',
    'This comes to me every single week.\nunsubscribe',
    'This comes to me every single week\nUnsubscribe',
    'Nein danke\n\nabmelden',
    '',
  ])('and not where one begins: %j', (text) => {
    expect(joinWrapped(text)).toBe(text);
  });
});

test.each([
  "I don't want to\nunsubscribe",
  "To be clear, I don't want to\nunsubscribe\nfrom your list.",
  'Vi tänker inte\navsluta\nprenumerationen.',
  'Wir wollen uns nicht\nabmelden.',
  'Emme halua\nperuuttaa\ntilausta.',
])('%j silences nobody', (body) => {
  expectLeftAlone(classifyReply({ subject: '', body, language: null, kind: 'human' }));
});
