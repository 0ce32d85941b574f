import type { PlayWords } from '../../domain/language-pack/play-words.ts';

export const plays: PlayWords = {
  linesWithSlots: {
    'trigger.place': 'Ihr neuer Standort ({trigger.place}) braucht vom ersten Tag an Schichtpläne.',
    'trigger.date': 'Nach der Eröffnung ({trigger.date}) ändern sich die Schichten oft.',
    'trigger.headline': 'Ich habe gelesen: „{trigger.headline}“.',
    firstName: 'Eine Frage an Sie: {firstName}, wer plant die Schichten?',
    company: 'Ihr Unternehmen ({company}) wächst.',
  },
};
