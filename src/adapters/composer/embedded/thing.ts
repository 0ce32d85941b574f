import { byLanguage } from '../../../languages/by-language.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';

/**
 * Whether a text names a thing that is offered ("Shift planning software for retailers") instead of telling something
 * ("Planners spend less time on rosters"). Only a text that surely has no verb is a thing.
 */
export function namesThing(text: string, language: WrittenLanguage): boolean {
  const lexicon = lexiconOf(language);
  const words = text.split(/\s+/u).map((word) => word.replace(/[,;:]$/u, ''));
  const holds = words.map((word) => word.toLowerCase());
  if (
    words.length > 16 ||
    holds.some((word) => lexicon.auxiliary.has(word) || lexicon.firstSubject.has(word))
  )
    return false;
  // In a language with endings instead of prepositions, the purpose follows the thing.
  const hangs =
    lexicon.grammar.cases === null
      ? holds.findIndex((word) => lexicon.prepositions.has(word) || lexicon.relative.has(word))
      : words.findIndex((word) => kinds[language].test(word)) + 1;
  // A verb among the words up to the thing makes a sentence of them: "Tavlo makes planning software".
  if (words.slice(1, hangs <= 0 ? words.length : hangs).some((word) => finite[language].test(word)))
    return false;
  const head = (hangs <= 0 ? words.at(-1) : words[hangs - 1]) ?? '';
  const before = (hangs <= 0 ? words : words.slice(0, hangs)).length;
  return before <= mostWordsBefore && kinds[language].test(head);
}

const mostWordsBefore = 6;

/** Verbs for what companies do, in the forms in which they follow their subject. */
const finite = byLanguage(({ composing }) => composing.finite);

/** Words for what companies sell. */
const kinds = byLanguage(({ composing }) => composing.kinds);
