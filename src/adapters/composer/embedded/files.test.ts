import { expect, it } from 'vitest';
import { assembleDraft } from '../../../domain/drafting/assemble.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { request, ownKnowledge } from '../../../../test/fixtures/drafting/draft-request.ts';
import { createEmbeddedComposer } from './composer.ts';

const composer = createEmbeddedComposer();

it.each<[WrittenLanguage, text: string, told: RegExp, hidden: RegExp]>([
  [
    'en',
    'We agreed to call them in May.\n\nPilvi Dental operates 12 clinics in Tampere.',
    /operates? 12 clinics in Tampere/u,
    /agreed|May/u,
  ],
  [
    'sv',
    'Vi ringer dem i maj.\n\nPilvi Dental driver 12 kliniker i Tammerfors.',
    /driver 12 kliniker i Tammerfors/u,
    /ringer|maj/u,
  ],
])('in %s a file tells of the company it names, and not of whoever speaks in it', async (...row) => {
  const [language, text, told, hidden] = row;
  const asked = request({
    language,
    sources: [
      { kind: 'payload', id: 'file', about: 'recipient', speaker: 'unknown', text, language },
      ownKnowledge(language === 'en' ? 'We help clinics.' : 'Vi hjälper kliniker.'),
    ],
  });
  const result = assembleDraft(asked, await composer.compose(asked));
  if (!result.ok) throw new Error(result.reason);
  const { subject, body, sentences } = result.draft;
  expect(body).toMatch(told);
  expect(`${subject}\n${body}`).not.toMatch(hidden);
  const quoted = sentences
    .flatMap(({ evidence }) => evidence)
    .filter(({ sourceKind }) => sourceKind === 'payload');
  expect(quoted.length).toBeGreaterThan(0);
  for (const { start, end, quote } of quoted) expect(text.slice(start, end)).toBe(quote);
});
