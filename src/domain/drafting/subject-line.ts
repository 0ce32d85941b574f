import { byLanguage } from '../../languages/by-language.ts';
import { itemAt } from '../item-at.ts';
import { isNegation } from './comparison.ts';
import type { Lexicon } from '../language-pack/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import type { Token } from './tokens.ts';

/**
 * The first token by which a subject line states something instead of naming the theme: a verb, the sender or
 * recipient as its subject, a negation, a comparison, or words of praise and urgency. Null if it only names a theme.
 */
export function statingToken(
  tokens: readonly Token[],
  language: WrittenLanguage,
  lexicon: Lexicon,
): Token | null {
  const found = tokens.find((token, index) => {
    if (token.kind === 'recipient' || token.kind === 'sender') return goesOn(tokens, index, lexicon);
    if (token.kind !== 'word') return false;
    if (isNegation(token, lexicon)) return true;
    if (lexicon.comparison.has(token.lower) || lexicon.auxiliary.has(token.lower)) return true;
    if (lexicon.firstSubject.has(token.lower) || lexicon.grammar.firstEnding?.test(token.lower)) return true;
    return lexicon.inviting.has(token.lower) && !isNaming(token, language, lexicon);
  });
  return found ?? null;
}

/** A company's name before another word is the subject of a sentence, unless that word joins it to another noun. */
function goesOn(tokens: readonly Token[], index: number, lexicon: Lexicon): boolean {
  const next = tokens[index + 1];
  if (next === undefined || next.kind === 'boundary' || itemAt(tokens, index).inflected) return false;
  return !(lexicon.connecting.has(next.lower) && !lexicon.auxiliary.has(next.lower));
}

function isNaming(token: Token, language: WrittenLanguage, lexicon: Lexicon): boolean {
  if (lexicon.second.has(token.lower)) return true;
  return lexicon.connecting.has(token.lower) || naming[language].test(token.lower);
}

/** Words of invitation that name the message itself: "a short question", "an idea", "call next week". */
const naming = byLanguage(({ checking }) => checking.naming);
