import { expect, test } from 'vitest';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { readAsk } from './read-ask.ts';

const read = (text: string, language: WrittenLanguage = 'en', isAsk = false) =>
  readAsk(text, { language, isAsk });

test.each([
  [
    'en',
    'Find dental clinics with a call centre. Offer a 15-minute call about shift planning next week.',
    { kind: 'call', minutes: 15, about: 'shift planning' },
  ],
  ['en', 'Ask for a meeting of half an hour.', { kind: 'call', minutes: 30, about: null }],
  [
    'en',
    'We sell scales to bakeries. The next step is a free sample box.',
    { kind: 'sample', minutes: null },
  ],
  ['en', 'Invite them to our webinar on cold storage.', { kind: 'event', about: 'cold storage' }],
  ['en', 'Ask who is responsible for property insurance.', { kind: 'contact' }],
  ['en', 'Suggest a pilot in one warehouse, no calls.', { kind: 'pilot' }],
  ['en', 'Propose a site visit of 20–30 min.', { kind: 'visit', minutes: 30 }],
  ['en', 'Send them our one-page summary.', { kind: 'material' }],
  [
    'fi',
    'Etsi hotelleja Lapista. Pyydä 15 minuutin puhelu työvuorosuunnittelusta.',
    { kind: 'call', minutes: 15, about: 'työvuorosuunnittelusta' },
  ],
  ['fi', 'Tarjoa maksuton kartoituskäynti.', { kind: 'visit' }],
  ['fi', 'Ehdota vartin esittelyä.', { kind: 'demo', minutes: 15 }],
  ['fi', 'Tavoitteena on saada tarjouspyyntö ja antaa tarjous.', { kind: 'quote' }],
  [
    'sv',
    'Vi söker bagerier. Föreslå ett samtal på 20 minuter om energikostnader.',
    { kind: 'call', minutes: 20, about: 'energikostnader' },
  ],
  ['sv', 'Erbjud ett kostnadsfritt varuprov.', { kind: 'sample' }],
  ['sv', 'Be om att få skicka en offert.', { kind: 'quote' }],
  [
    'de',
    'Bitte um ein 15-minütiges Telefonat über die Schichtplanung.',
    { kind: 'call', minutes: 15, about: 'Schichtplanung' },
  ],
  ['de', 'Biete eine Viertelstunde Vorführung an.', { kind: 'demo', minutes: 15 }],
  ['de', 'Ziel: ein Besichtigungstermin vor Ort.', { kind: 'visit' }],
  ['de', 'Lade zum Webinar ein.', { kind: 'event' }],
] as const)('reads the ask of a brief in %s: %s', (language, brief, expected) => {
  const found = read(brief, language);
  expect(found).toMatchObject(expected);
});

test.each([
  'Find Finnish dental clinics with a call centre and 20 to 50 employees.',
  'We sell event furniture to hotels with meeting rooms.',
  'Our product is a trial balance tool. Do not ask for a call.',
  '',
])('asks for nothing: %s', (brief) => {
  expect(read(brief)).toBeNull();
});

test('an instruction of a call to action asks with all its words', () => {
  expect(read('A short call on Thursday.')).toBeNull();
  expect(read('A short call on Thursday.', 'en', true)).toMatchObject({ kind: 'call' });
});

test('takes a question to the reader in the language of the mail as it stands', () => {
  const brief = 'Clinics in Turku. End with: “May I show you Tavlo in a 15-minute call?”';
  expect(read(brief)).toEqual({
    kind: 'call',
    minutes: 15,
    about: null,
    text: 'May I show you Tavlo in a 15-minute call?',
  });
  expect(read(brief, 'sv')?.text).toBeNull();
  expect(read('Ask: would you like a free sample of {product}?')?.text).toBeNull();
  expect(read('Would they like a demo on Friday, perhaps in the offer?')?.text).toBeNull();
  expect(read('Kysy: sopiiko teille lyhyt puhelu ensi viikolla?', 'fi')?.text).toBe(
    'sopiiko teille lyhyt puhelu ensi viikolla?',
  );
});

test('says a theme to the reader instead of about the reader', () => {
  expect(read('Offer a short call about planning their shifts.')?.about).toBe('planning shifts');
});

test('names no theme in another language than that of the mail', () => {
  const brief = 'Offer them a call about the shift planning of their clinics.';
  expect(read(brief)?.about).toBe('shift planning');
  expect(read(brief, 'de')?.about).toBeNull();
});
