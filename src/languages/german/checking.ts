import type { CheckingWords } from '../../domain/language-pack/checking-words.ts';
import { words } from '../notation/words.ts';
import { pattern } from '../notation/verbose.ts';

export const checking: CheckingWords = {
  asking: words(`was wann wo wieso warum wieviel viel viele lange oft kostet kosten preis preise gibt geht
    bieten liefern`),
  naming: pattern`^(?:kurze?[nrs]?|fragen?|gespräch|telefonat|anruf|austausch|idee|beispiel|überblick|thema|
    zusammenfassung|vorführung|termin|test|nächste[nr]?|woche|bei|ihnen|ihre[mnrs]?|eure[mnrs]?|euch|zeit|
    minuten?|details|gedanken)$`,
};
