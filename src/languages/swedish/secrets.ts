import type { SecretWords } from '../../domain/language-pack/secret-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const secrets: SecretWords = {
  passwords: 'losenord|losenkod',
  codes: phrases`
      \b(pin|puk) ?(kod|nummer)\b|\bkod ?(pin|puk)\b|(sakerhets|engangs|bekraftelse|
      verifi\w{1,20}s) ?kod|kontrollsiff(ra|ror)
    `,
  keys: phrases`
      kort(s|ets)? ?(nummer|nr)\b|personnummer|personnr|pass ?nummer|hemlig nyckel|(api|private|access|
      secret|session|auth) ?nyckel( id)?$|apinyckel
    `,
  beginnings: 'losen|kod|kontrol|kort|person|nyckel',
  subjects: 'losenords?',
  matters: 'hanterar*|hantering|policyn?',
  counts: 'antal',
  plurals: '',
  questions: 'hur|anvander',
  yours: 'ditt?',
  passwordsInText: '',
  rowsOfWords: '',
  nounsAbout: 'ämne',
  owners: 'mitt|min|vårt|vår|ditt',
  codeWords: 'kod|nummer|nyckel',
  ownedCodes: 'din kod',
  clauseBreaks: 'och|är',
  clauseEnds: 'och|men',
  joiners: 'och|eller',
  purposes: 'till|för',
  continuations: 'för|till',
  links: 'är|var|lyder',
  adverbs: 'nu|fortfarande',
  comparisons: words('som'),
  results: words('till'),
  changes: 'bytt|ändra',
  ordinals: ':n',
  orMore: '',
  units: 'tecken|siffr|bokst|dag|timm|minut|månad|år|gång|använd',
  descriptiveEndings: '(ande|ende|bart?|ligt?|iskt?|erad|erat|förd|satt|lagd|ägd)$',
  descriptions: words(`
    fel rätt felaktigt borta glömt bortglömt samma nytt gammalt kort långt svagt starkt hemligt tomt okänt
    giltigt ogiltigt här där nedan ovan bifogat senare idag brådskande tack snälla valfritt obligatoriskt är var
    inte och eller men om den det de en ett vi ni jag du på av för med till från som när vad hur kan ska måste
  `),
};
