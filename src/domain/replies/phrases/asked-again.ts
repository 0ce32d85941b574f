/* That a question is put once more, said of the question alone, in the four languages, folded. */
import { verbose } from '../../../languages/notation/verbose.ts';

/** Not a repeated request to be left alone, which says what it asks for. */
export const askedAgain = new RegExp(
  verbose`
    (?<![\p{L}\p{N}])(?:
    (?:i|we)(?: now| am| are|'m|'re)? ask(?:ing)?(?: you| this)? for the (?:\p{L}+|\d+(?:st|nd|rd|th)) time|
    how many times (?:do|must) (?:i|we)(?: have to| need to)? ask|
    (?:kysyn|kysymme)(?: tata)?(?: jo| nyt){0,2} (?:toista|kolmatta|neljatta|viidetta|\d+\.) kertaa|
    (?:jag|vi) fragar(?: nu| er| redan){0,2} for (?:andra|tredje|fjarde|femte) gangen|
    (?:ich frage|wir fragen)(?: sie| nun| jetzt| schon| bereits){0,3} zum \p{L}+ mal
    )(?= ?[.!:]|, (?:please|kindly|bitte) (?:answer|reply|antwort\p{L}*)|$)
  `,
  'gu',
);
