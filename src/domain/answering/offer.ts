import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords } from './content-words.ts';
import type { AnswerPassage } from './passages.ts';

/** The stems of the words with which a seller's own texts say what is sold. */
export function offerIn(passages: readonly AnswerPassage[], language: WrittenLanguage): ReadonlySet<string> {
  const known = offers.get(passages);
  if (known !== undefined) return known;
  const texts = passages.filter(tellsOffer).map(({ span }) => span.text);
  const offer = new Set(texts.flatMap((text) => [...contentWords(text, language).keys()]));
  offers.set(passages, offer);
  return offer;
}

// Cached, because all needs of an enquiry are compared with the same passages.
const offers = new WeakMap<readonly AnswerPassage[], ReadonlySet<string>>();

function tellsOffer({ source, span }: AnswerPassage): boolean {
  // A thing with a price or a number may be only a part of what is sold.
  if (/\d/u.test(span.text)) return false;
  if (source.kind === 'context') return /whatTheyDo|valueProposition|products/u.test(source.id);
  if (source.kind === 'knowledge') return span.start < beginning;
  const title = source.title?.toLowerCase() ?? '';
  return source.type === 'product' && title !== '' && span.text.toLowerCase().startsWith(title);
}

/** The length, in characters, of the beginning of a knowledge text, which says what it is about. */
const beginning = 120;
