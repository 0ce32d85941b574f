import type { SecretWords } from '../../domain/language-pack/secret-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const secrets: SecretWords = {
  passwords: 'salasana|salasona|tunnussana',
  codes: phrases`
      \b(pin|puk) ?(kood?i?|luku)\b|\bnumero ?(pin|puk)\b|tunnusluku|(turva|vahvistus|
      kertakaytto) ?kood|kertakayttoi\w{1,20} (koodi|tunnus)
    `,
  keys: phrases`
      kortti(n ?)?numero|kortin ?numero|\b(hetu|sotu)\b( ?(nummer|number|numero|nr|no))?$|henkilotunnus|
      sosiaaliturvatunnus|passi(n ?)?numero|salainen avain|(api|private|access|secret|session|
      auth) ?avain( id)?$|apiavain|paasytunn
    `,
  beginnings: 'salas|tunnus|kood|kort|luku|hetu|sotu|avain',
  subjects: 'salasanojen|salasanan?',
  matters: 'hallinta*|kaytant*|ohjeet|ongelma*',
  counts: '',
  plurals: '',
  questions: 'miten|kuinka|kaytattek+',
  yours: '',
  passwordsInText: '',
  rowsOfWords: '',
  nounsAbout: 'aihe',
  owners: 'minun|meidän',
  codeWords: 'kood?i?|numero|avain',
  ownedCodes: 'koodisi',
  clauseBreaks: 'ja|mutta|on',
  clauseEnds: 'ja|mutta',
  joiners: 'ja|tai',
  purposes: '',
  continuations: '',
  links: 'on|oli',
  adverbs: 'nyt|yhä',
  comparisons: words(''),
  results: words(''),
  changes: '',
  ordinals: ':n',
  orMore: 'tai enemmän',
  units: 'merkk|numero|päiv|tunti|tunn|minuut|kuukau|vuo|kertaa|käyttäj',
  descriptiveEndings: phrases`
      ~{3}(nut|nyt|neet|ttu|tty|llinen|mainen|mätön|maton|ttava|ttävä|tava|issa|ossa|alla|ella|
      een|eksi)$
    `,
  descriptions: words(`
    väärä väärin oikea oikein hukassa kadonnut pakollinen sama uusi vanha lyhyt pitkä heikko vahva salainen
    tyhjä kunnossa vaihdossa voimassa käytössä tallessa tässä täällä siellä alla yllä liitteenä unohtunut
    unohdettu kiitos on oli ei ole ja tai mutta kun jos se tämä joka mikä mitä miten onko voi voiko pitää meidän
    minun teidän sinun ne
  `),
};
