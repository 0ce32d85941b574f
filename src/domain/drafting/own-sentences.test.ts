import { describe, expect, it } from 'vitest';
import { answerTo, sellerIn } from '../../../test/fixtures/answers/sellers.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { verify } from './verify.ts';

/** The verdict on a sentence whose evidence is a quote of the seller's own text. */
function judge(language: WrittenLanguage, source: string, quote: string, text = quote, isAnswer = true) {
  const material = { ...sellerIn(language), brain: [], knowledge: source };
  const { request } = answerTo(language, { text: 'Hej?' }, { language }, () => material);
  const { enquiry, ...pitch } = request;
  const start = source.indexOf(quote);
  const { id: sourceId } = request.sources.find(({ kind }) => kind === 'knowledge')!;
  const evidence = [{ sourceKind: 'knowledge' as const, sourceId, start, end: start + quote.length, quote }];
  const block = { blockId: 'answer', sentences: [{ text, about: 'sender' as const, evidence }] };
  const { kept, omitted } = verify(isAnswer ? { ...pitch, enquiry: enquiry! } : pitch, [block]);
  return kept.length > 0 ? 'kept' : omitted[0]!.code;
}

const delivery = '## Toimitus\n\n- Toimitusaika on 4–6 viikkoa tilauksesta.';
const sentence = 'Toimitusaika on 4–6 viikkoa tilauksesta.';

describe('a whole sentence of the seller’s own', () => {
  it('is kept in an answer and in any other message', () => {
    expect(judge('fi', delivery, sentence)).toBe('kept');
    expect(judge('fi', delivery, sentence, sentence, false)).toBe('kept');
    const price = 'Priser\n\nEn dörr kostar 890 €. Det exakta priset beror på storleken.';
    expect(judge('sv', price, 'Det exakta priset beror på storleken.')).toBe('kept');
    expect(
      judge('de', 'Lieferung\n\nDie Lieferzeit beträgt 4 Wochen.', 'Die Lieferzeit beträgt 4 Wochen.'),
    ).toBe('kept');
  });

  it('is not a part of the sentence, a sentence with one word more or with another number', () => {
    expect(judge('fi', delivery, 'Toimitusaika on 4–6 viikkoa', 'Toimitusaika on 4–6 viikkoa.')).not.toBe(
      'kept',
    );
    expect(judge('fi', delivery, sentence, 'Toimitusaika on 4–5 viikkoa tilauksesta.')).not.toBe('kept');
    expect(judge('fi', delivery, sentence, 'Toimitusaika on aina 4–6 viikkoa tilauksesta.')).not.toBe('kept');
  });

  it('refers to no earlier sentence, unless that sentence is quoted too', () => {
    const source = 'Tavlo Fill finds free times. It works with Opus.';
    expect(judge('en', source, 'It works with Opus.')).not.toBe('kept');
    expect(judge('en', source, source)).toBe('kept');
    expect(judge('en', source, source, 'It works with Opus. Tavlo Fill finds free times.')).not.toBe('kept');
    const leaning = [
      ['en', 'We have doors.', 'They cost 5 € each.'],
      ['fi', 'Meillä on ovi.', 'Se on auki kello 9–16.'],
      ['sv', 'Vi har dörrar.', 'De är alltid i lager.'],
      ['de', 'Wir haben Türen.', 'Diese sind immer auf Lager.'],
    ] as const;
    for (const [language, before, text] of leaning) {
      const inPitch = judge(language, `${before} ${text}`, text, text, false);
      expect([text, judge(language, `${before} ${text}`, text)]).toEqual([text, inPitch]);
    }
  });

  it('is neither withdrawn by the next sentence nor attributed to somebody else', () => {
    expect(judge('en', 'A door costs 5 €. That is no longer true.', 'A door costs 5 €.')).not.toBe('kept');
    expect(judge('en', 'Competitors\n\nA door costs 5 €.', 'A door costs 5 €.')).toBe('subject_changed');
    expect(judge('en', 'Does a door cost 5 €?', 'Does a door cost 5 €?')).not.toBe('kept');
  });
});
