import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { months } from './months.ts';
import type { Token } from './tokens.ts';

/** Whether a sentence names somebody other than the two companies, who "the company" after it could mean. */
export function namesOther(tokens: readonly Token[], lexicon: Lexicon, language: WrittenLanguage): boolean {
  // Every German noun is written like a name, so a deal between two companies is told by its verb.
  if (language === 'de' && tokens.some((token) => germanDeal.test(token.lower))) return true;
  return tokens.some((token, at) => {
    if (at === 0 || token.kind !== 'word' || !token.capitalised || months.has(token.lower)) return false;
    if (language === 'fi') return !finnishPlace.test(token.lower);
    return language === 'de' ? isGermanName(tokens, at) : !isPlace(tokens, at, lexicon);
  });
}

/** Whether a sentence brings in a thing that "it" after it could mean: "opened a smokehouse". */
export function bringsThing(tokens: readonly Token[], lexicon: Lexicon): boolean {
  return tokens.some(
    (token, at) =>
      token.kind === 'word' && lexicon.indefinite.has(token.lower) && tokens[at + 1]?.kind === 'word',
  );
}

/** Endings of Finnish words that tell a place or a time and can be no subject. */
export const finnishPlace = /(?:[sl][stl][aä]|lle|[nk]sa|[aeiouyäö]{2}n|h[aeiouyäö]n|na|nä|den)$/u;

const germanDeal = /^(übern[ao]|kauf|gekauft|erw[ao]rb|gehör|belief|verkauf|wettbewerb|konkurren)/u;

function isGermanName(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (/^(ag|gmbh|kg|se|ug)$/u.test(tokens[at + 1]?.lower ?? '')) return true;
  return before?.kind === 'word' && before.capitalised && at > 1 && !months.has(before.lower);
}

/** Whether a name stands in a list of places, however long: "across Scotland and northern England". */
function isPlace(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  for (const word of tokens.slice(0, at).toReversed()) {
    if (lexicon.places.has(word.lower)) return true;
    const chains =
      word.lower === ',' || listWords.test(word.lower) || (word.kind === 'word' && word.capitalised);
    if (!chains) return false;
  }
  return false;
}

const listWords =
  /^(and|or|the|whole|all|hela|och|eller|north|south|east|west|norra|södra|östra|västra|(north|south|east|west)ern)$/u;
