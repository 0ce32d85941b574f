import { germanPlural } from '../../../languages/german/verbs.ts';
import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import type { ParsedStatement } from './parsed-statement.ts';
import { germanStatement } from './turn-german.ts';

/** Finnish: the company keeps its name, and becomes "te" where the verb's form for it is sure. */
export function retellFinnish(
  { opening, predicate }: ParsedStatement,
  name: string | undefined,
): readonly Statement[] {
  const time = opening === '' ? '' : ` ${lowerFirst(opening)}`;
  const [verb = '', ...rest] = predicate.split(' ');
  const second = finnishSecond(verb);
  const named = name === undefined ? [] : [finnishStatement(`${name} ${predicate}${time}`)];
  const isOwn = /(?<=\p{L}{3})(?:nsa|nsä)(?!\p{L})/u.test(predicate);
  return second === null || isOwn ? named : [finnishStatement([second, ...rest].join(' ') + time), ...named];
}

function finnishStatement(main: string): Statement {
  return { main, sub: main, also: `lisäksi ${main}` };
}

/** The form for "te" of a verb in the third person, where no sound of its stem changes; null where one may. */
function finnishSecond(verb: string): string | null {
  if (/^(?:on|ei|oli)$/u.test(verb)) return { on: 'olette', oli: 'olitte', ei: null }[verb] ?? null;
  if (/(?:[^t]si|oi|usti|osti|eli|yi)$/u.test(verb)) return `${verb}tte`;
  if (verb.endsWith('tti')) return `${verb.slice(0, -2)}itte`;
  if (/(?:oaa|stää|staa|vaa|lee|nee|noi|see)$/u.test(verb)) return `${verb.slice(0, -1)}tte`;
  return null;
}

/** German: "Sie" has the verb's plural; where that is not sure, or "du" is spoken, the company keeps its name. */
export function retellGerman(
  { opening, predicate, isPlural }: ParsedStatement,
  name: string | undefined,
  formal: boolean,
): readonly Statement[] {
  const [verb = '', ...words] = predicate.split(' ');
  const rest = words.join(' ');
  if (rest === '') return [];
  const plural = isPlural ? verb : germanPlural(verb);
  const isOwn = /(?<!\p{L})(?:sein|ihr)(?:e[mnrs]?)?(?!\p{L})/u.test(rest);
  const you = formal && plural !== null && !isOwn ? [germanStatement('Sie', plural, rest, opening)] : [];
  const named = name === undefined || isPlural ? [] : [germanStatement(name, verb, rest, opening)];
  return [...you, ...named];
}
