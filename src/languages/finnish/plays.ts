import type { PlayWords } from '../../domain/language-pack/play-words.ts';

export const plays: PlayWords = {
  linesWithSlots: {
    'trigger.place': 'Uusi toimipaikka ({trigger.place}) tarvitsee työvuorot heti.',
    'trigger.date': 'Avajaisten jälkeen ({trigger.date}) vuorot muuttuvat usein.',
    'trigger.headline': 'Luin uutisen: ”{trigger.headline}”.',
    firstName: 'Hyvä vastaanottaja: {firstName}.',
    company: 'Yrityksenne ({company}) kasvaa.',
  },
};
