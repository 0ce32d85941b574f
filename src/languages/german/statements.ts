import type { StatementWords } from '../../domain/language-pack/statement-words.ts';

export const statements: StatementWords = {
  doubt: {
    pointer: ['das|dies|diese|dieser|sie|es (>ist nicht)|alle|beide'],
    ended: ['nicht mehr|überholt|veraltet|geschlossen|verkauft|eingestellt|aufgegeben|falsch'],
    withdrawal: [
      'falschmeldung|unwahr',
      'nicht wahr|dementiert|bestritten|zurückgezogen|aberkannt|widerrufen',
    ],
  },
  headings: {
    headingOfOthers: ['wettbewerb|mitbewerb|lieferant', 'referenz|eigentümer|gesellschafter|mutterge'],
  },
};
