import type { NewPlay } from '../../../generated/contract/types.ts';
import { isWritten } from '../drafting/message-language.ts';
import { splitSentences } from '../drafting/sentences.ts';
import { defaultLanguage, type WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, overlap } from '../answering/content-words.ts';
import type { TriggerKind } from '../language-pack/reading-words.ts';

/** What plays are suggested from. */
export interface SellerTexts {
  readonly offers: readonly SellerText[];
  readonly references: readonly SellerText[];
  /** News of the workspace's leads. */
  readonly news: readonly { readonly kind: TriggerKind; readonly headline: string }[];
}

export interface SellerText {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  /** ISO 639-1, if it is known. */
  readonly language: string | null;
}

/** A play that lacks what only its author knows: why such news matters. */
export interface SuggestedPlay {
  readonly title: string;
  readonly play: NewPlay;
}

interface Pair {
  readonly offer: SellerText;
  readonly reference: SellerText | null;
  readonly language: WrittenLanguage;
  readonly likeness: number;
}

/**
 * Pairs each offer with each reference that shares a word with it, the closest pairs first. An offer without such a
 * reference is suggested alone.
 */
export function suggestPlays({ offers, references, news }: SellerTexts): readonly SuggestedPlay[] {
  const pairs = offers.flatMap((offer): Pair[] => {
    const language = isWritten(offer.language) ? offer.language : defaultLanguage;
    const likeness = (reference: SellerText) =>
      overlap(contentWords(offer.body, language), contentWords(reference.body, language));
    const related = references
      .filter((reference) => (reference.language ?? language) === language)
      .map((reference) => ({ offer, reference, language, likeness: likeness(reference) }))
      .filter((pair) => pair.likeness > 0);
    return related.length === 0 ? [{ offer, reference: null, language, likeness: 0 }] : related;
  });
  return pairs
    .toSorted((left, right) => right.likeness - left.likeness)
    .slice(0, maxSuggestions)
    .map(({ offer, reference, language }) => ({
      title: reference === null ? offer.title : `${offer.title}: ${reference.title}`.slice(0, maxTitleLength),
      play: {
        when: { kinds: kindsFor(`${offer.body}\n${reference?.body ?? ''}`, language, news) },
        because: '',
        offer: beginningOf(offer.body),
        proof: reference === null ? null : { brainId: reference.id },
        language,
      },
    }));
}

const maxSuggestions = 20;
const maxTitleLength = 500;
const maxOfferLength = 500;

/** The kinds of news that share a word with the texts, or else all kinds; the most frequent first. */
function kindsFor(texts: string, language: WrittenLanguage, news: SellerTexts['news']): TriggerKind[] {
  const words = contentWords(texts, language);
  const sharing = news.filter(({ headline }) => overlap(contentWords(headline, language), words) > 0);
  const counts = new Map<TriggerKind, number>();
  for (const { kind } of sharing.length > 0 ? sharing : news) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].toSorted(([, left], [, right]) => right - left).map(([kind]) => kind);
}

/** The first sentences, as many as an offer may have. */
function beginningOf(body: string): string {
  const sentences = splitSentences(body).slice(0, 2);
  const fitting = sentences.filter(({ end }) => end <= maxOfferLength);
  return (fitting.length === 0 ? body : body.slice(0, fitting.at(-1)?.end)).slice(0, maxOfferLength).trim();
}
