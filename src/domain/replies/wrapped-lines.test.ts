import { describe, expect, test } from 'vitest';
import { expectNoOptOut } from '../../../test/replies/expect-no-opt-out.ts';
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
    'This comes to me every single week\nunsubscribe',
    'We do not need this planning software of yours\nplease stop it now, thanks',
    'Nein danke\n\nabmelden',
    '',
  ])('and not where one begins: %j', (text) => {
    expect(joinWrapped(text)).toBe(text);
  });
});

test.each([
  'we got your offer about the planning software yesterday\nstop\nbr anna',
  'We got your mail about planning\nstop\nAnna',
  'We looked at your planning software\nstop please',
  'We have had a mail this week about this\nremove',
  'We are not interested in your planning software\nunsubcsribe',
  'saimme viestinne suunnitteluohjelmasta eilen iltana\nlopettakaa',
  'Saimme viestinne suunnitteluohjelmasta\nlopettakaa kiitos\nAnna',
  'Vi fick ert mejl om planering i dag\navregistrera\nAnna',
  'vi fick ert mejl om planeringsprogrammet i går kväll\navregistrera tack',
  'Wir haben Ihre Mail zur Planung bekommen\nabmelden',
  'wir haben gestern ihre mail zur planungssoftware bekommen\nbitte abmelden\ngruß',
])('%j silences', (body) => {
  const { category } = classifyReply({ subject: '', body, language: null, kind: 'human' });
  expect(category).toBe('unsubscribe');
});

test.each([
  'We would like to know what happens in your system when our customers\nunsubscribe',
  'Meitä kiinnostaa, mitä järjestelmässänne tapahtuu, kun asiakkaat\nperuuttavat',
  'Vi undrar vad som händer i ert system när våra kunder\navsluta',
  'Uns interessiert, was in Ihrem System geschieht, wenn sich Kunden\nabmelden',
])('%j silences nobody, as it tells who does it', (body) => {
  const { category } = classifyReply({ subject: '', body, language: null, kind: 'human' });
  expect(category).not.toBe('unsubscribe');
});

test.each([
  "I don't want to\nunsubscribe",
  "To be clear, I don't want to\nunsubscribe\nfrom your list.",
  'Vi tänker inte\navsluta\nprenumerationen.',
  'Wir wollen uns nicht\nabmelden.',
  'Emme halua\nperuuttaa\ntilausta.',
])('%j silences nobody', (body) => {
  expectNoOptOut(classifyReply({ subject: '', body, language: null, kind: 'human' }));
});
