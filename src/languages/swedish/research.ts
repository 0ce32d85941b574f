import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: 'vänlig|varm|avslappnad',
    formal: 'formell',
    informal: 'informell',
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
  jobs: {
    aboutRecipient: 'mottagar|deras|observation',
    greeting: 'hälsningsfras',
    signOff: 'avslut|underskrift',
    call: 'uppmaning|nästa steg',
    proof: 'referens|kundcase',
    offer: 'erbjud|värde|lösning',
    opening: 'öppning|inledning',
    whole: '(!<~)meddelande(!>~)',
  },
};
