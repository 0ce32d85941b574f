import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: 'freundlich|locker|herzlich',
    formal: 'formell|förmlich|siezen',
    informal: 'informell|locker|duzen',
  },
  unfit: {
    unfit: [
      'unbezahlt*|schulden',
      'rückerstattung*|gutschein*|betrug*|verklagt*|entlassen|entließ*|gestorben',
      'verstarb*|datenleck*|insolven+',
    ],
    internal: 'unsere (marge*|verlust*)|wettbewerber*|mitbewerber*',
    telephone: '(rufen|anrufen|telefon)*',
    failure: ['kündigte*|beschwerte*|verlor*|ausfall', 'ausfälle|scheiterte*'],
  },
  jobs: {
    aboutRecipient: 'empfänger|(!<~)ihre[rsnm]?(!>~)|beobacht',
    greeting: 'begrüßung|anrede',
    signOff: 'grußformel|abschluss',
    call: 'handlungsaufforderung|nächste[rn]? schritt',
    proof: 'referenz|beweis',
    offer: 'angebot|nutzen|lösung',
    opening: 'einstieg|einleitung|aufhänger',
    whole: '(!<~)nachricht(!>~)',
  },
};
