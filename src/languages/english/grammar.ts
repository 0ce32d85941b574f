import type { Grammar } from '../../domain/language-pack/grammar.ts';
import { words } from '../notation/words.ts';

export const grammar: Grammar = {
  hasFixedOrder: true,
  verbSecond: false,
  verbLast: false,
  hasSpacedCompounds: true,
  firstEnding: null,
  secondEnding: null,
  negationEnding: /n't$/u,
  adverbEnding: /ly$/u,
  questionWord: null,
  cases: null,
  separableVerbs: null,
  capitalNouns: null,
  definite: { articles: words('the'), endings: [] },
  pronounArticles: null,
  progressive: { ending: /ing$/u, past: words('was were'), begun: words('was were been') },
  participle:
    /(?:ed|[^aeiou]en|wn|ought|uilt|old|un)$|^(?:out|over|under|up|re)?(?:bid|cut|put|set|let|hit|shut|split|paid|made|led|won|lost|left|met|sent|spent|kept|held|struck|taught|fed|lent|laid)$/u,
  passiveEnding: null,
  genitive: () => null,
  isOtherPerson: (own, other) => isThirdPerson(own, other) || isThirdPerson(other, own),
  isOwnedForm: () => false,
  isIndefiniteOf: () => false,
  reflexiveOwners: words('its their'),
  receivers: words('to'),
  actorArticles: [],
  isPresentPassiveOf: () => false,
  isPastOf: (past, present) => past.endsWith('ed') && !present.endsWith('ed'),
};

const irregularThirds: Readonly<Record<string, string>> = { is: 'are', was: 'were', has: 'have', does: 'do' };

function isThirdPerson(third: string, plural: string): boolean {
  if (irregularThirds[third] === plural) return true;
  if (plural.length < 2) return false;
  return [`${plural}s`, `${plural}es`, plural.replace(/y$/u, 'ies')].includes(third) && third !== plural;
}
