import type { ResearchWords } from '../../domain/language-pack/research-words.ts';

export const research: ResearchWords = {
  tone: {
    warm: ['ystävälli|rento|lämmin'],
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
  instructionWords: {
    generalWords: [
      'yksi|konkreettinen|havainto',
      'vastaanottajasta|kirjoita|mainitse|yrityksestä|lause|lyhyt|jotain|heidän|sivuilta',
    ],
  },
  topic: {
    general: ['meistä|siitä|tästä|heistä', 'yrityksestä|yritykses|ratkaisu|palvelu|tuote'],
  },
  jobs: {
    words1: ['havain|vastaanottaj|heidän', 'yrityksen'],
    jobPatterns: ['toimintakehot|kutsu|seuraava askel'],
    jobPatterns2: ['tarjo|hyöty|ratkaisu'],
    jobPatterns3: ['avaus|aloitus|havainto'],
  },
  shorten: {
    endsOpen: ['ja|sekä|yli|noin'],
  },
  factKind: {
    trouble: ['irtisan|konkurs|lomaut', 'tappio|suljet|sulki|suljimme'],
    size: ['työllist|henkilöst|työnteki|työskentelee'],
    event: [
      'avasi|avaa|avaamme|laaje|lanseer|muutti|muutimme|voitti|julkais|investoi|rekryto|hakee',
      'palkkasi|allekirj|uudist|asens|otti käyttöön|rakennamme|rakentaa|siirsi|aloitti',
    ],
  },
};
