import type { Grammar } from '../../domain/language-pack/grammar.ts';
import { isOtherPerson, isOwnedForm } from './agreement.ts';
import { words } from '../notation/words.ts';

export const grammar: Grammar = {
  hasFixedOrder: false,
  verbSecond: false,
  verbLast: false,
  hasSpacedCompounds: false,
  firstEnding: /^(?!kolme)\p{L}{3,}mme$/u,
  secondEnding: /^(?!joitte)\p{L}{3,}(tte|nne)$/u,
  negationEnding: null,
  adverbEnding: null,
  questionWord: /^\p{L}{2,}(?:[aeiouyäön]|t)(?:ko|kö)$/u,
  cases: {
    place: /(ssa|ssä|sta|stä|lla|llä|lta|ltä|lle|aan|ään|een|iin|oon|uun|h[aeiouyäö]n)$/u,
    adverbial: /(?:[sl][stl][aä]|lle|[nk]sa|[aeiouyäö]{2}n|h[aeiouyäö]n|na|nä|den)$/u,
    receiver: /lle$/u,
    having: /(lla|llä|ssa|ssä|lta|ltä)$/u,
    secondActor: /^te$|tte$/u,
    object: words('teidät teitä teille teihin teistä meidät meitä meille meihin meistä'),
    shownBy: { actor: /\p{L}{2}(?:tte|mme)$/u, owner: /\p{L}{2}(?:nne|mme)$/u },
    possession: /nne$/u,
  },
  separableVerbs: null,
  capitalNouns: null,
  definite: { articles: words(''), endings: [] },
  pronounArticles: null,
  progressive: null,
  participle: null,
  passiveEnding: null,
  genitive: (lower) => (lower.endsWith('n') ? lower.slice(0, -1) : null),
  isOtherPerson,
  isOwnedForm,
  isIndefiniteOf: () => false,
  reflexiveOwners: words(''),
  receivers: words(''),
  actorArticles: [],
  isPresentPassiveOf: () => false,
  isPastOf: (past, present) =>
    /([^aeiouyäö]|[oöu])i(vat|vät|mme|tte)?$/u.test(past) &&
    /(aa|ää|ee|oo|öö|uu|yy|[aäeoöuy]tte|[aäeoöuy]vat|[aäeoöuy]vät)$/u.test(present),
};
