import type { StatementWords } from '../../domain/language-pack/statement-words.ts';
import { words } from '../notation/words.ts';

export const statements: StatementWords = {
  doubt: {
    pointer: 'tämä|tämän|nämä|näm+|ne|niitä|ne kaikki|se (>ei)|kaikki|molemmat',
    neighbour: 'tämä|se|tieto|uutinen',
    ended: 'enää|vanhentunut|virheelli+|suljettiin|myytiin|lopetettiin|lakkautettiin|sulki|myi|lopetti',
    withdrawal: 'huijaus|valhe*|ei pidä paikkaansa|ei ole totta|peruttiin|kiisti|kiistetään|satiiri*',
  },
  addressing: {
    verbs: words('vastaa vastatkaa kirjoita kirjoittakaa lähetä soita'),
    verbsOfPerson: words(''),
    prepositions: words(''),
  },
  rivals: 'kilpailij',
  headingsOfOthers: 'kilpailij|asiak|toimittaj|kumppan|referenss|omistaj|emoyhti|sijoittaj',
};
