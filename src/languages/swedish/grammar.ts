import type { Grammar } from '../../domain/language-pack/grammar.ts';
import { words } from '../notation/words.ts';

export const grammar: Grammar = {
  hasFixedOrder: false,
  verbSecond: true,
  verbLast: false,
  hasSpacedCompounds: false,
  firstEnding: null,
  secondEnding: null,
  negationEnding: null,
  adverbEnding: null,
  questionWord: null,
  cases: null,
  separableVerbs: null,
  capitalNouns: null,
  definite: { articles: words(''), endings: ['et', 'en', 't', 'n'] },
  pronounArticles: { words: words('den det de dem'), verb: /^(?:\p{L}+(?:ar|er)|\p{L}+t)$/u },
  progressive: null,
  participle: null,
  passiveEnding: /(?:de|te|dde|as|er|ar|rs|ts)s?$/u,
  genitive: (lower) => (lower.endsWith('s') ? indefinite(lower.slice(0, -1)) : null),
  isOtherPerson: () => false,
  isOwnedForm: () => false,
  isIndefiniteOf: (own, other) =>
    own.length >= 3 && ['n', 'en', 'et', 't', 'na'].some((ending) => other === `${own}${ending}`),
  reflexiveOwners: words('sin sitt sina'),
  receivers: words('till åt'),
  actorArticles: [],
  isPresentPassiveOf: (passive, active) =>
    passive.endsWith('s') && ['r', 'er'].some((ending) => active === `${passive.slice(0, -1)}${ending}`),
  isPastOf: (past, present) => /(de|te)$/u.test(past) && /(er|ar|r|s)$/u.test(present),
};

/** "Bolag" of "bolaget", "åkeri" of "åkeriet". */
function indefinite(definite: string): string {
  return definite.replace(/(?:et|en|t|n)$/u, '');
}
