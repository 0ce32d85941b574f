import type { StatementWords } from '../../domain/language-pack/statement-words.ts';
import { words } from '../notation/words.ts';

export const statements: StatementWords = {
  doubt: {
    pointer: 'das|dies|diese|dieser|sie|es (>ist nicht)|alle|beide',
    neighbour: 'das|dies',
    ended: 'nicht mehr|überholt|veraltet|geschlossen|verkauft|eingestellt|aufgegeben|falsch',
    withdrawal: 'falschmeldung|unwahr|nicht wahr|dementiert|bestritten|zurückgezogen|aberkannt|widerrufen',
  },
  addressing: {
    verbs: words('antworte antworten schreibe schreiben sende senden schicke schicken'),
    verbsOfPerson: words('kontaktiere kontaktieren frage fragen'),
    prepositions: words('an'),
  },
  rivals: 'konkurren|mitbewerb|wettbewerb',
  headingsOfOthers: 'wettbewerb|mitbewerb|lieferant|referenz|eigentümer|gesellschafter|mutterge',
};
