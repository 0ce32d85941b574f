import { describe, expect, it } from 'vitest';
import { answerTo } from '../../../../test/fixtures/answers/sellers.ts';
import type { ProposedSentence } from '../../drafting/material.ts';
import { writtenLanguages } from '../../../languages/packs.ts';
import { verify } from '../../drafting/verify.ts';
import { courtesiesOf, courtesy, courtesyOf } from '../courtesies.ts';

const say = (text: string): ProposedSentence => ({ text, about: 'neither', evidence: [] });

const enquiryByOccasion = {
  booking: 'Maija booked 30 minutes on Tuesday 14:00.',
  application: 'I would like to apply for the job.',
  pitch: 'We offer web design, are you interested?',
};

function verdict(
  text: string,
  language: (typeof writtenLanguages)[number],
  { text: asked = 'Hej?', isAnswer = true }: { text?: string; isAnswer?: boolean } = {},
) {
  const { request } = answerTo(language, { text: asked }, { language });
  const { enquiry, ...firstMessageRequest } = request;
  const { kept } = verify(isAnswer ? { ...firstMessageRequest, enquiry: enquiry! } : firstMessageRequest, [
    { blockId: 'thanks', sentences: [say(text)] },
  ]);
  return kept[0]?.form ?? null;
}

describe.each(writtenLanguages)('the courtesies in %s', (language) => {
  const sentences = courtesiesOf(language, null).filter((text) => /[.?]$/u.test(text));

  it('are kept as they are, and recognised with a lower-case first letter', () => {
    const closed = sentences.filter((text) => courtesyOf(text, language) !== 'decline');
    expect(closed.length).toBeGreaterThan(18);
    for (const text of closed) {
      expect([text, verdict(text, language)]).toEqual([text, text.endsWith('?') ? 'question' : 'courtesy']);
      expect(courtesyOf(`${text[0]!.toLowerCase()}${text.slice(1)}`, language)).not.toBeNull();
    }
  });

  it('are ordinary sentences once a word is added, so they hide no claim', () => {
    for (const text of sentences) {
      expect(courtesyOf(text.replace(/([.?])$/u, ' 90 %$1'), language)).toBeNull();
      expect(courtesyOf(`${text} Gratis.`, language)).toBeNull();
    }
    const thanks = courtesy('thanksForMessage', language, false);
    expect(verdict(thanks.replace(/\.$/u, ', Nokia Oyj ostaa 500.'), language)).toBeNull();
  });

  it('contain no number and no link', () => {
    expect(sentences.filter((text) => /\d|https?|www|@/u.test(text))).toEqual([]);
  });

  it('give no thanks in a message that is no answer', () => {
    for (const key of ['thanksForMessage', 'thanksForReferral', 'thanksForOpenness'] as const) {
      expect(verdict(courtesy(key, language, true), language, { isAnswer: false })).toBeNull();
    }
  });

  it.each(Object.entries(enquiryByOccasion))(
    'for a %s are kept only in an answer to it',
    (occasion, text) => {
      for (const asked of Object.keys(enquiryByOccasion) as (keyof typeof enquiryByOccasion)[]) {
        const own = courtesiesOf(language, asked).filter(
          (one) => !sentences.includes(one) && one.endsWith('.'),
        );
        const kept = own.map((one) => verdict(one, language, { text }) !== null);
        expect([asked, kept]).toEqual([asked, own.map(() => asked === occasion)]);
        expect(own.length).toBeGreaterThan(0);
      }
    },
  );

  it('decline only if a person asks for it', () => {
    const text = courtesy('decline', language, true);
    expect(verdict(text, language)).toBeNull();
    const { request } = answerTo(language, { text: 'Hej?' }, { language, intent: 'decline' });
    expect(verify(request, [{ blockId: 'answer', sentences: [say(text)] }]).kept).toHaveLength(1);
  });
});
