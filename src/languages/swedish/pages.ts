import type { PageWords } from '../../domain/language-pack/page-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { phrases } from '../notation/phrases.ts';

export const pages: PageWords = {
  kinds: {
    about: alternatives('om oss|om|om foretaget|foretaget|vilka vi ar'),
    products: alternatives('produkter|tjanster|vara tjanster|losningar|erbjudande|vad vi gor'),
    news: alternatives('nyheter|aktuellt|blogg|pressmeddelanden|artiklar'),
    references: alternatives('referenser|kunder|kundcase|kundberattelser|projekt'),
    team: alternatives('medarbetare|ledning|personal|teamet|vart team'),
    contact: alternatives('kontakt|kontakta oss|kontaktuppgifter'),
    careers: alternatives('karriar|jobb|lediga jobb|jobba hos oss'),
  },
  notRead: alternatives(`
    logga in|loggain|varukorg|kundvagn|kassa|sok|integritet|integritetspolicy|villkor
  `),
  outsiders: phrases`
    kunder|kunderna|kundroster|kundreferenser|kundberattelser|kundcase|referens|referenser|omdomen|
    recensioner|samarbetspartners?|aterforsaljare|leverantorer|sponsorer|tillsynsmyndighet|
    tillsynsmyndigheten|myndigheter|presskontakt|vara partners?|tidigare (medarbetare|kollegor|anstallda)
  `,
  ownPeople: phrases`
    personal|personalen|medarbetare|ledning|ledningen|ledningsgrupp|kontakt|kontakta|kontaktpersoner|
    om oss|vilka vi ar
  `,
  externalOffices: 'konkurs*|likvidator*|dataskyddsombud*|rekonstruktor',
  departures: 'slutat|slutade|lamnat|lamnade|i pension|pensionerad|avgatt|avgick|tidigare',
  untilYear: '',
};
