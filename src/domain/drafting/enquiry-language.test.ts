import { describe, expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';

const knowledge: Readonly<Record<WrittenLanguage, string>> = {
  en: 'All doors come with a warranty of five years. We deliver them to Finland and Sweden.',
  fi: 'Kaikilla oville on viiden vuoden takuu, joka on kattava. Toimitamme ne Suomeen ja Ruotsiin.',
  sv: 'Alla dörrar har fem års garanti och vi är stolta över det. Vi levererar dem till Finland.',
  de: 'Alle Türen haben fünf Jahre Garantie und sind aus Stahl. Wir liefern sie nach Finnland.',
};

/** The answer to a form whose sender chose no language, from a seller whose texts are in one language. */
function asked(message: string, own: WrittenLanguage) {
  const form = { subject: '', eventType: 'contact_form', text: `Name: Kim Berg\nMessage: ${message}` };
  const material = { ...sellerIn(own), brain: [], knowledge: knowledge[own] };
  const settings = { signature: 'Mia Berg\nTavlo' };
  const seller = { ...material, project: { ...material.project, settings } };
  const { request, warnings } = answerTo(own, { ...form, prose: message }, {}, () => seller);
  return { language: request.language, warnings };
}

describe('a short question', () => {
  it.each([
    ['Onko teillä takuu?', 'fi', 'fi'],
    ['Paljonko maksaa?', 'fi', 'fi'],
    ['Kattaako takuu ilkivallan?', 'fi', 'fi'],
    ['Takuu?', 'fi', 'fi'],
    ['Har ni garanti?', 'sv', 'sv'],
    ['Vad kostar en dörr?', 'sv', 'sv'],
    ['Haben Sie Garantie?', 'de', 'de'],
    ['Was kostet das?', 'de', 'de'],
    ['Is there a warranty?', 'en', 'en'],
    ['How much?', 'en', 'en'],
    ['Was kostet das?', 'fi', 'de'],
    ['Paljonko maksaa?', 'en', 'fi'],
    ['Har ni garanti?', 'fi', 'sv'],
  ] as const)('%s is answered by a seller whose texts are in %s in %s', (message, own, language) => {
    expect(asked(message, own)).toEqual({ language, warnings: [] });
  });

  it.each(['Ilkivalta?', 'Prix?'])(
    '%s is taken for the language of the own texts, with a warning',
    (message) => {
      expect(asked(message, 'fi')).toEqual({
        language: 'fi',
        warnings: [
          'The enquiry is too short to tell its language: that it is answered in Finnish is a guess.',
        ],
      });
    },
  );

  it('is reported if its language is none in which answers are written', () => {
    const { language, warnings } = asked('Quanto costa una porta?', 'fi');
    expect(language).toBe('en');
    expect(warnings).toEqual(['Messages are not written in the language "it" yet; this one is in "en".']);
  });
});
