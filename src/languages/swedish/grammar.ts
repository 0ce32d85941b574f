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
  receivers: words('till åt'),
  actorArticles: [],
  isPresentPassiveOf: (passive, active) =>
    passive.endsWith('s') && ['r', 'er'].some((ending) => active === `${passive.slice(0, -1)}${ending}`),
  isPastOf: (past, present) => /(de|te)$/u.test(past) && /(er|ar|r|s)$/u.test(present),
};
