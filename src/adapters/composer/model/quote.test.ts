import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findQuote } from './quote.ts';

const said = (text: string, quote: string): string | null => {
  const place = findQuote(text, quote);
  return place && text.slice(place.start, place.end);
};

describe('findQuote', () => {
  it.each([
    ['We run 12 clinics.', 'run 12 clinics', 'run 12 clinics'],
    ['We run\n 12\u00a0clinics.', 'run 12 clinics', 'run\n 12\u00a0clinics'],
    ['We run 12 clinics.', '  We run\n12 clinics. ', 'We run 12 clinics.'],
    ['The car parks cars.', 'car', 'car'],
    ['Carpets, then a car.', 'car', 'car'],
  ])('finds in %j the words %j', (text, quote, found) => {
    expect(said(text, quote)).toBe(found);
  });

  it('prefers a position where the words are whole', () => {
    expect(findQuote('112 clinics, or 12 clinics', '12 clinics')).toEqual({ start: 16, end: 26 });
  });

  it.each([
    ['We run 12 clinics.', 'run 13 clinics'],
    ['We run 12 clinics.', 'we run'],
    ['We run 12 clinics.', ' '],
    ['We run 12 clinics.', 'run12 clinics'],
    ['', 'clinics'],
  ])('finds in %j no %j', (text, quote) => {
    expect(findQuote(text, quote)).toBeNull();
  });

  it('returns only words that differ from the quote in white space, for any text', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'ä', '12', '\n', ' ', '\u00a0', '\t', '😀'), {
      maxLength: 20,
    });
    const fold = (text: string): string => text.replace(/\s+/gu, ' ').trim();
    fc.assert(
      fc.property(words, words, (text, quote) => {
        const found = said(text.join(''), quote.join(''));
        if (found === null) expect(fold(text.join('')).includes(fold(quote.join('')) || '\0')).toBe(false);
        else expect(fold(found)).toBe(fold(quote.join('')));
      }),
    );
  });
});
