import type { StatementWords } from '../../domain/language-pack/statement-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const statements: StatementWords = {
  doubt: {
    pointer: 'detta|det|dessa|de|dem|alla|båda',
    neighbour: 'det|detta',
    ended: phrases`
      inte (längre|mer|detta)|gäller (detta |det )?inte|föråldra*|upphör*|stängdes|såldes|avvecklades|lades ned|lades ner|(sålde|stängde) (dem|dessa|alla|det|den)|felaktig*
    `,
    withdrawal: 'bluff|osann|osant|inte sant|stämmer inte|dementera*|återkalla*|drogs tillbaka',
  },
  addressing: {
    verbs: words('svara skriv skicka'),
    verbsOfPerson: words('ring kontakta fråga'),
    prepositions: words('till'),
  },
  rivals: 'konkurren',
  headingsOfOthers: 'konkurrent|kund|leverantör|ägar|moderbolag|investerar',
};
