import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import { withoutStop } from './statement.ts';

const mostWords = 11;

/**
 * What a note calls its company where it has no verb, as it stands inside a sentence: "Finnish chain of hardware
 * stores", "deutsche Drogeriemarktkette". Null where the text is no such description.
 */
export function descriptionOf(sentence: string, language: WrittenLanguage): string | null {
  const text = withoutStop(sentence).replace(/^(?:an?|the|en|ett|eine?|die|der|das) (?=\p{L})/iu, '');
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > mostWords || /[?!:|;,“”"„]|\d/u.test(text)) return null;
  const lexicon = lexiconOf(language);
  const holds = words.map((word) => word.toLowerCase());
  if (holds.some((word) => lexicon.auxiliary.has(word) || lexicon.relative.has(word))) return null;
  const hangs = holds.findIndex((word) => lexicon.prepositions.has(word));
  const head = holds[hangs < 0 ? holds.length - 1 : hangs - 1] ?? '';
  if (!lexicon.companyKind.test(head)) return null;
  // English writes nationalities with a capital wherever they stand, German its nouns.
  const keepsCapital =
    language === 'en' ? !/^\p{Lu}\p{Ll}+(?:ed|y|al|l|e|g)? /u.test(text) || nationality.test(text) : false;
  const isGermanNoun = language === 'de' && !/^\p{Lu}\p{Ll}+(?:e|er|es) /u.test(text);
  return keepsCapital || isGermanNoun || /^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text);
}

const nationality = new RegExp(
  String.raw`^(?:${[
    String.raw`\p{Lu}\p{Ll}+(?:ish|ian|ese|ean)|German|French|Dutch|Czech|Greek|Swiss|Welsh|Scots|American|European`,
    String.raw`Thai|Icelandic|Nordic|Baltic`,
  ].join('|')})\b`,
  'u',
);

/** The field of a data set's label: "Field: supermarket" names "supermarket". Null without one in plain words. */
export function fieldOf(sentence: string, language: WrittenLanguage): string | null {
  const labels = {
    en: 'Field|Industry|Sector',
    fi: 'Ala|Toimiala',
    sv: 'Bransch|Område',
    de: 'Branche|Bereich',
  };
  const match = new RegExp(`^(?:${labels[language]}): ([\\p{L}][\\p{L} &-]{2,30})$`, 'u').exec(
    withoutStop(sentence),
  );
  const field = match?.[1]?.trim();
  return field === undefined || field.split(' ').length > 3 ? null : field;
}
