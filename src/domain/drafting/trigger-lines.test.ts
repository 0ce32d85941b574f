import { describe, expect, it } from 'vitest';
import { request } from '../../../test/fixtures/drafting/draft-request.ts';
import { planOf } from '../../../test/fixtures/drafting/plans.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
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
    const [first] = linesFor(`${clause}.`, language)?.told ?? [];
    const end = clause.slice(clause.indexOf(' Dental')).replace(' Dental Oy opened', ' Dental opened');
    expect(first).toBe(`${told}${end}.`);
  });

  it('is quoted where the words would have to change their order', () => {
    const lines = linesFor('I maj 2026 öppnade Pilvi Dental en klinik i Umeå.', 'sv');
    expect(lines?.told).toEqual([]);
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
  expect(lines?.told).toEqual([]);
  expect(lines?.closed).toContain(`I read on your website: “${text}”`);
  expect(lines?.subject).toBe('Your opening in Turku');
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
  const asked = request({
    sources: [{ kind: 'analysis', id: 'lead', about: 'recipient', text, language: 'en' }],
  });
  const trigger = {
    id: 'trg_1',
    kind: 'opening',
    headline: text,
    date: '2026-05',
    place: 'Turku',
    actor: 'us',
    quote: text,
    sourceId: 'lead',
    readerVersion: 1,
  } as const;
  const lines = triggerLines({ ...asked, plan: { ...planOf(asked), trigger } }, true);
  expect(lines?.closed).toEqual(['I am writing because of your opening in Turku.']);
});
