import { allPhrases } from '../../../languages/all-phrases.ts';
import { byLanguage } from '../../../languages/by-language.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';

const longestWords = 14;
const fewestWords = 5;

/**
 * A sentence and its beginnings that end where a phrase ends, the fullest that is not too long first. A beginning tells
 * less than the sentence; whether it is still true is for the verifier to say.
 */
export function shorten(text: string, language: WrittenLanguage): readonly string[] {
  const words = countWords(text);
  const whole = words <= longestWords + 2 ? [text] : [];
  if (language === 'de' && closesWithVerb.test(text)) return whole;
  const beginnings = [...text.matchAll(phraseStarts[language])]
    .filter((match) => !turns.test(text.slice(match.index)))
    .map((match) => text.slice(0, match.index))
    .filter((beginning) => countWords(beginning) >= fewestWords && !endsOpen.test(beginning));
  if (words <= longestWords) return [...whole, ...beginnings.reverse().slice(0, 2)];
  const fitting = beginnings.filter((beginning) => countWords(beginning) <= longestWords).reverse();
  return [...fitting.slice(0, 3), ...whole];
}

const phraseStarts = byLanguage(({ composing }) => composing.phraseStarts);

/** A rest that denies, ends or doubts what stands before it: without it the beginning would say more than the text. */
const turns = new RegExp(
  [
    String.raw`(?<!\p{L})(?:but|however|although|though|except|mutta|vaikka|paitsi|men|fast|aber|jedoch|obwohl)(?!\p{L}).{0,300}(?<!\p{L})(?:${[
      String.raw`not?|never|\p{L}+n['’]t|none|end(?:ed|s|ing)?|clos\p{L}+|stop\p{L}*|lost|ei|eivät|eikä|lope\p{L}+`,
      String.raw`sulje\p{L}+|päätty\p{L}+|inte|aldrig|slut\p{L}*|stäng\p{L}+|nicht|kein\p{L}*|nie|end\p{L}+`,
      String.raw`schließ\p{L}+`,
    ].join('|')})(?!\p{L})`,
    [
      String.raw`(?:,? which|, (?:joka|jotka|som|der|die|das)|;| ?\(|:).{0,300}(?<!\p{L})`,
      String.raw`(?:not|never|no longer|\p{L}+n['’]t|closed|ended|ei|inte|aldrig|nicht|nie|kein\p{L}*)(?!\p{L})`,
    ].join(''),
  ].join('|'),
  'iu',
);

/** Words after which a phrase must go on. */
const endsOpen = new RegExp(
  String.raw`(?: |^)(?:${allPhrases(({ research }) => research.shorten.endsOpen).join('|')})$`,
  'iu',
);

/** A German auxiliary or modal: the verb that carries the meaning stands at the end and must not be cut off. */
const closesWithVerb =
  /(?<!\p{L})(?:hat|haben|wird|werden|wurde|wurden|ist|sind|kann|können|soll|will|worden)(?!\p{L})/u;

function countWords(text: string): number {
  return text.split(/\s+/u).length;
}
