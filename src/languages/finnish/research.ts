import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: 'ystävälli|rento|lämmin',
    formal: 'muodolli|teitit',
    informal: 'rento|sinutt',
  },
  unfit: {
    unfit: [
      'erääntyn+',
      'velka*|velat|velkoja|hyvitykse+|petos*|petokse+',
      'haast+ (+ )?oikeuteen|irtisano+|kuoli|kuoliva+|tietomurto|tietomurro+',
    ],
    internal: 'katteemme|tappiomme|kilpailija*',
    telephone: '(soita|soittamalla|puh)*',
    failure: ['irtisanoi|valitti|valittiv+|menetti|käyttökatko*|epäonnistui'],
  },
  jobs: {
    aboutRecipient: 'havain|vastaanottaj|heidän|yrityksen',
    greeting: 'tervehdys',
    signOff: 'allekirjoitus|lopetus|terveiset',
    call: 'toimintakehot|kutsu|seuraava askel',
    proof: 'referenssi|näyttö|asiakastarina',
    offer: 'tarjo|hyöty|ratkaisu',
    opening: 'avaus|aloitus|havainto',
    whole: '(!<~)viesti(!>~)',
  },
};
