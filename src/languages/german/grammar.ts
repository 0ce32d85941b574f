import type { Grammar } from '../../domain/language-pack/grammar.ts';
import { germanPlural } from './verbs.ts';
import { words } from '../notation/words.ts';

const particles = words(
  'auf an ab aus ein mit vor zu nach her hin um bei los weg fest weiter statt teil zurück zusammen',
);

export const grammar: Grammar = {
  hasFixedOrder: false,
  verbSecond: true,
  verbLast: true,
  hasSpacedCompounds: false,
  firstEnding: null,
  secondEnding: null,
  negationEnding: null,
  adverbEnding: null,
  questionWord: null,
  cases: null,
  separableVerbs: {
    particles,
    joined: new RegExp(`^(${[...particles].join('|')})(?:zu)?(\\p{L}{3,}(?:en|eln|ern|t))$`, 'u'),
    ends: words('und aber oder'),
  },
  capitalNouns: {
    dealings: /^(übern[ao]|kauf|gekauft|erw[ao]rb|gehör|belief|verkauf|wettbewerb|konkurren)/u,
    legalForms: words('ag gmbh kg se ug'),
  },
  definite: { articles: words('der die das'), endings: [] },
  pronounArticles: null,
  progressive: null,
  participle: null,
  passiveEnding: null,
  genitive: () => null,
  isOtherPerson: (own, other) => germanPlural(other) === own || germanPlural(own) === other,
  isOwnedForm: (own, other) => joinedArticles.get(other) === own,
  isIndefiniteOf: () => false,
  reflexiveOwners: words(''),
  receivers: words('an'),
  actorArticles: [
    ['der', 'den'],
    ['ein', 'einen'],
  ],
  isPresentPassiveOf: () => false,
  isPastOf: (past, present) =>
    ['en', 'n', 'et', 't', 'e'].some(
      (ending) =>
        present.endsWith(ending) &&
        ['te', 'ten', 'ete', 'eten'].includes(past.slice(present.length - ending.length)) &&
        past.startsWith(present.slice(0, -ending.length)),
    ),
};

/** "Im Werk" becomes "in Ihrem Werk". */
const joinedArticles: ReadonlyMap<string, string> = new Map(
  Object.entries({ im: 'in', am: 'an', zum: 'zu', zur: 'zu', beim: 'bei', vom: 'von' }),
);
