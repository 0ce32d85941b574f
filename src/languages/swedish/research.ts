import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: ['vänlig|varm|avslappnad'],
  },
  unfit: {
    unfit: [
      'konkurssi*|obetald*|är skyldigt?|schulde[tn]|skulder|återbetalning*|bedrägeri*',
      'stämdes?|sades upp|avled|dataintrång*|konkurs*',
    ],
    internal: 'våra? (marginal*|förlust*)|konkurrent*',
    telephone: '(ring|telefon)*',
    failure: ['sade upp', 'klagade|förlorade|driftstopp*|misslyckades'],
  },
  instructionWords: {
    generalWords: ['skriv|nämn|mening', 'mottagaren|företaget|något|konkret|observation|om|deras'],
  },
  topic: {
    general: ['det|oss|dem|er|hur|vad'],
  },
  jobs: {
    words1: ['mottagar|deras|observation'],
    jobPatterns: ['uppmaning', 'nästa steg'],
    jobPatterns2: ['erbjud', 'värde|lösning'],
    jobPatterns3: ['öppning', 'inledning'],
  },
  shorten: {
    endsOpen: ['en|ett|och|av|att'],
  },
  factKind: {
    trouble: ['uppsäg|varsel|varsla|förlust|stängde|stänger', 'kritisoi|kritiser', 'kritik'],
    size: ['anställda|medarbetare|sysselsätter'],
    event: [
      'öppna|öppnar|lansera',
      'flytta|utöka|utvid|expander|bygger|byggde|(!<~)vann|rekryter|anställer|söker|tecknade|invig',
      'installer|förvärv|startade',
    ],
  },
};
