import { describe, expect, it } from 'vitest';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import { planOf } from '../../../test/fixtures/drafting/plans.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { NamedTrigger } from '../planning/plan.ts';
import { triggerLines } from './trigger-lines.ts';

/** The lines for the news in an analysis of Pilvi Dental Oy. */
function linesFor(text: string, language: WrittenLanguage = 'en', sourceLanguage: string = language) {
  const source = {
    kind: 'analysis',
    id: 'lead',
    about: 'recipient',
    text,
    language: sourceLanguage,
  } as const;
  const asked = request({ language, sources: [source] });
  return triggerLines({ ...asked, plan: planOf(asked) }, true);
}

describe('news with the company as its subject', () => {
  it.each([
    ['en', 'Pilvi Dental Oy opened a clinic in Turku in May 2026', 'I read that Pilvi'],
    ['fi', 'Pilvi Dental avasi klinikan Turkuun toukokuussa 2026', 'Luin, että Pilvi'],
    ['sv', 'Pilvi Dental öppnade en klinik i Umeå i maj 2026', 'Jag läste att Pilvi'],
    ['de', 'Die Pilvi Dental Oy hat im Mai 2026 in Kiel eine Praxis eröffnet', 'Ich habe gelesen: Die Pilvi'],
  ] as const)('is told in %s as it stands', (language, clause, told) => {
    const end = clause.slice(clause.indexOf(' Dental')).replace(' Dental Oy opened', ' Dental opened');
    expect(linesFor(`${clause}.`, language)?.told).toContain(`${told}${end}.`);
  });

  it.each([
    [
      'en',
      'In May 2026 Pilvi Dental opened its third clinic in Turku.',
      'I read that in May 2026 you opened your third clinic in Turku.',
    ],
    ['en', 'The company has acquired Koski Oy.', 'I read that you have acquired Koski Oy.'],
    ['fi', 'Pilvi Dental muutti uusiin tiloihin Turussa.', 'Luin, että muutitte uusiin tiloihin Turussa.'],
    ['fi', 'Pilvi Dental on avannut klinikkansa Turkuun.', 'Luin, että olette avanneet klinikkanne Turkuun.'],
    [
      'sv',
      'Pilvi Dental flyttade till sitt nya kontor i Umeå.',
      'Jag läste att ni flyttade till ert nya kontor i Umeå.',
    ],
    [
      'sv',
      'I maj 2026 öppnade Pilvi Dental en klinik i Umeå.',
      'Jag läste: i maj 2026 öppnade ni en klinik i Umeå.',
    ],
    [
      'de',
      'Pilvi Dental bezog 2026 seine Praxis in Kiel.',
      'Ich habe gelesen: Sie bezogen 2026 Ihre Praxis in Kiel.',
    ],
    [
      'de',
      'Im Mai 2026 eröffnete Pilvi Dental eine Praxis.',
      'Ich habe gelesen: Im Mai 2026 eröffneten Sie eine Praxis.',
    ],
  ] as const)('is first told in %s to the company: %s', (language, text, told) => {
    const actor = text.startsWith('The company') ? 'The company' : 'Pilvi Dental';
    expect(linesOf(newsIn(text, { actor }), language)?.toYou.flat()[0]).toBe(told);
  });

  it.each([
    ['en', 'Pilvi Dental opens its clinic when it can.'],
    ['en', 'Turku – Pilvi Dental opened a clinic.'],
    ['fi', 'Pilvi Dental vetää hammastahnan markkinoilta.'],
    ['sv', 'Pilvi Dental blev certifierat i maj 2026.'],
    ['de', 'Pilvi Dental eröffnet im Mai 2026 eine Praxis.'],
  ] as const)('is not told to the company in %s where its words cannot be turned: %s', (language, text) => {
    expect(linesOf(newsIn(text), language)?.toYou.flat()).toEqual([]);
  });

  it('is quoted too where the words would have to change their order', () => {
    const lines = linesFor('I maj 2026 öppnade Pilvi Dental en klinik i Umeå.', 'sv');
    expect(lines?.closed[0]).toBe(
      'Jag läste om Pilvi Dental: ”I maj 2026 öppnade Pilvi Dental en klinik i Umeå.”',
    );
  });
});

it('is quoted where the company speaks, on its own site', () => {
  const text = 'We opened a clinic in Turku on 8 May 2026.';
  const url = 'https://pilvidental.example/news';
  const page = { kind: 'page', id: 'page', url, about: 'recipient', text, language: 'en' } as const;
  const asked = request({ sources: [page] });
  const lines = triggerLines({ ...asked, plan: planOf(asked) }, true);
  expect(lines?.toYou.flat()[0]).toBe('I read that you opened a clinic in Turku on 8 May 2026.');
  expect(lines?.closed).toContain(`I read on your website: “${text}”`);
  expect(lines?.subject).toBe('Your clinic in Turku');
  expect(lines?.evidence).toEqual({
    sourceKind: 'page',
    sourceId: 'page',
    url,
    start: 0,
    end: text.length,
    quote: text,
  });
});

it('is only named where its words are in another language, and there without an inflected place', () => {
  const lines = linesFor('Pilvi Dental avasi klinikan Turkuun toukokuussa 2026.', 'en', 'fi');
  expect(lines?.told).toEqual([]);
  expect(lines?.closed).toEqual(['I am writing because of your opening.']);
});

it('is only named where a quote would have more than 25 words', () => {
  const rooms = Array.from({ length: 20 }, (_, number) => `room ${number}`).join(', ');
  const text = `In May 2026, after a year, opened in Turku a clinic with ${rooms} by us.`;
  const lines = linesOf(newsIn(text, { actor: 'us', place: 'Turku' }), 'en');
  expect(lines?.closed).toEqual(['I am writing because of your clinic in Turku.']);
});

describe('the subject names what the news is about', () => {
  it.each([
    ['en', 'opening', 'Pilvi Dental opened its third clinic in Turku.', 'Your third clinic in Turku'],
    ['en', 'opening', 'Pilvi Dental opened its doors in Turku.', 'Your opening in Turku'],
    [
      'en',
      'acquisition',
      'Pilvi Dental acquired the chain Koski & Sons in May.',
      'Your acquisition of Koski & Sons',
    ],
    ['sv', 'opening', 'Pilvi Dental öppnade en ny klinik i Turku.', 'Er nya klinik i Turku'],
    ['sv', 'opening', 'Pilvi Dental öppnade en trevlig klinik i Turku.', 'Er öppning i Turku'],
    ['sv', 'acquisition', 'Pilvi Dental köpte kedjan Koski i maj.', 'Ert förvärv av Koski'],
    [
      'de',
      'opening',
      'Pilvi Dental hat einen neuen Standort in Turku eröffnet.',
      'Ihr neuer Standort in Turku',
    ],
    ['de', 'opening', 'Pilvi Dental eröffnete eine Praxis in Turku.', 'Ihre Praxis in Turku'],
    ['fi', 'opening', 'Pilvi Dental avasi uuden hammasklinikan Turkuun.', 'Uusi hammasklinikka (Turku)'],
    ['fi', 'relocation', 'Pilvi Dental muutti uusiin toimitiloihin.', 'Uudet toimitilat'],
  ] as const)('in %s, for news of the kind %s: %s', (language, kind, text, subject) => {
    expect(linesOf(newsIn(text, { kind, place: 'Turku' }), language)?.subject).toBe(subject);
  });
});

/** News that is the whole text of the analysis. */
function newsIn(text: string, fields: Partial<NamedTrigger> = {}): NamedTrigger {
  return {
    id: 'trg_1',
    kind: 'opening',
    headline: text,
    date: '2026-05',
    place: null,
    actor: 'Pilvi Dental',
    quote: text,
    sourceId: 'lead',
    readerVersion: 1,
    ...fields,
  };
}

function linesOf(trigger: NamedTrigger, language: WrittenLanguage) {
  const { quote: text } = trigger;
  const source = { kind: 'analysis', id: 'lead', about: 'recipient', text, language } as const;
  const asked = request({ language, sources: [source] });
  return triggerLines({ ...asked, plan: { ...planOf(asked), trigger } }, true);
}
