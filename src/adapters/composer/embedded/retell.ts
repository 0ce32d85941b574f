import { spokenCompanyName } from '../../../domain/drafting/known-names.ts';
import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import { retellFinnish, retellGerman } from './retell-inflected.ts';
import type { Statement } from '../../../domain/language-pack/draft-phrases.ts';
import { lowerFirst } from '../../../languages/notation/text.ts';
import { withoutStop, type Address } from './statement.ts';
import { parseStatement, parseRelativeClause, type ParsedStatement } from './parsed-statement.ts';

/**
 * Turns what a note tells of the company into what can be said to it: to "you" where the verb can be given that form,
 * and with the company's name. Empty where the sentence is not about the company.
 */
export function retell(sentence: string, address: Address): readonly Statement[] {
  const text = withoutStop(sentence.replace(/\s+/gu, ' '));
  if (/[“”"„«»?!:|]/u.test(text) || speaksOfItself(text, address)) return [];
  const belongings = owned(text, address);
  if (belongings !== null) return [belongings];
  const told = parseStatement(text, address) ?? parseRelativeClause(text, address.language);
  if (told === null) return [];
  const name = address.company === undefined ? undefined : spokenCompanyName(address.company);
  switch (address.language) {
    case 'en':
      return english(told, name);
    case 'sv':
      return swedish(told, name);
    case 'fi':
      return retellFinnish(told, name);
    case 'de':
      return retellGerman(told, name, address.formal);
  }
}

/** "Its depot is being extended": what belongs to the company becomes the reader's. */
function owned(text: string, { language }: Address): Statement | null {
  const owner = { en: /^(?:Its|Their) (?=\p{Ll})/u, sv: /^Dess (?=\p{Ll})/u, fi: null, de: null }[language];
  if (owner === null || !owner.test(text)) return null;
  const main = text.replace(owner, language === 'sv' ? 'er ' : 'your ');
  return language === 'sv' ? { main, sub: null, also: null } : { main, sub: main, also: null };
}

// A text that mixes "Acme" and "we" may speak of two companies.
function speaksOfItself(text: string, { language }: Address): boolean {
  const lexicon = lexiconOf(language);
  const words = text.toLowerCase().split(/[^\p{L}'’]+/u);
  return words.some((word) => lexicon.firstSubject.has(word) || lexicon.firstOther.has(word));
}

function english(
  { opening, predicate, isPlural }: ParsedStatement,
  name: string | undefined,
): readonly Statement[] {
  const base = isPlural ? predicate : baseForm(predicate);
  const own = base.replace(/\b(?:its|their)\b/gu, 'your');
  const you = statement('you', own);
  return name === undefined || isPlural ? [you] : [you, statement(name, predicate)];

  function statement(subject: string, rest: string): Statement {
    const time = opening === '' ? '' : ` ${lowerFirst(opening)}`;
    // A time at the end would be read with the last phrase: "with 60 staff in September".
    const isLong = / (?:with|which|who|including|for) /u.test(rest);
    const main = isLong && time !== '' ? `${time.trim()} ${subject} ${rest}` : `${subject} ${rest}${time}`;
    const adverb = /^(?:am|are|is|was|were|have|has|also|\p{Ll}+ly)\b/u.test(rest);
    return { main, sub: main, also: adverb ? null : `${subject} also ${rest}${time}` };
  }
}

const irregular: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  goes: 'go',
};

/** "Recently opens" → "recently open": the first word that is no adverb is the verb. */
function baseForm(predicate: string): string {
  const words = predicate.split(' ');
  const at = words.findIndex((word) => !/ly$|^(?:also|now|still|already)$/u.test(word));
  const verb = words[at];
  if (verb === undefined) return predicate;
  words[at] = irregular[verb] ?? plainVerb(verb);
  // The second verb of "runs 12 stores and employs 90 people" has the same subject.
  return words.join(' ').replace(secondVerb, plainVerb);
}

const secondVerb = new RegExp(
  String.raw`(?<= and (?:also )?)(?:${[
    String.raw`sells|employs|offers|provides|runs|operates|makes|supplies|serves|delivers|produces|ships|exports`,
    String.raw`imports|designs|builds|manages|supports|maintains|owns|distributes|develops|treats|installs|repairs`,
    String.raw`rents|trains|works`,
  ].join('|')})(?= )`,
  'gu',
);

function plainVerb(verb: string): string {
  if (!verb.endsWith('s') || /(?:ss|us)$/u.test(verb)) return verb;
  if (verb.endsWith('ies')) return `${verb.slice(0, -3)}y`;
  return /(?:sh|ch|ss|x|zz)es$/u.test(verb) ? verb.slice(0, -2) : verb.slice(0, -1);
}

function swedish({ opening, predicate }: ParsedStatement, name: string | undefined): readonly Statement[] {
  const time = opening === '' ? '' : ` ${lowerFirst(opening)}`;
  const possessives: Readonly<Record<string, string>> = { sin: 'er', sitt: 'ert', sina: 'era', dess: 'er' };
  const own = predicate.replace(
    /(?<!\p{L})(sin|sitt|sina|dess)(?!\p{L})/gu,
    (word) => possessives[word] ?? word,
  );
  const you = swedishStatement('ni', `${own}${time}`);
  return name === undefined ? [you] : [you, swedishStatement(name, `${predicate}${time}`)];
}

const movingAdverbs = /^(\p{L}+) (inte|också|även|alltid|redan|nu|idag|fortfarande|främst|nyligen) (.+)$/u;

/** In a clause after "att" an adverb stands before its verb, in a main clause behind it. */
export function swedishStatement(subject: string, rest: string): Statement {
  const moved = movingAdverbs.exec(rest);
  const sub = moved === null ? `${subject} ${rest}` : `${subject} ${moved[2]} ${moved[1]} ${moved[3]}`;
  const verb = /^(\p{Ll}+) (.+)$/u.exec(rest);
  const also = moved !== null || verb === null ? null : `${subject} ${verb[1]} också ${verb[2]}`;
  return { main: `${subject} ${rest}`, sub, also };
}
