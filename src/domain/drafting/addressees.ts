import { allPacks } from '../../languages/packs.ts';
import { allWords } from '../../languages/all-words.ts';
import { isName } from './comparison.ts';
import type { Source } from './material.ts';
import type { Token } from './tokens.ts';

/**
 * The person to whom a sentence asks the reader to answer ("reply to Mallory"), unless the sender's own material
 * names this person. A stranger's text must not choose who gets the answer. Null if there is none.
 */
export function strangeAddressee(tokens: readonly Token[], sources: readonly Source[]): Token | null {
  const own = sources.filter(({ about }) => about === 'sender').map(({ text }) => text);
  const found = tokens.find((token, at) => {
    if (!isName(tokens, at)) return false;
    const before = tokens.slice(Math.max(0, at - reach), at).map(({ lower }) => lower);
    const verbAt = before.findLastIndex((word) => sending.has(word) || direct.has(word));
    const verb = before[verbAt];
    if (verb === undefined) return false;
    const last = before.slice(verbAt + 1).at(-1);
    const isAddressed = last === undefined ? isReceiver(token) || direct.has(verb) : toward.has(last);
    return isAddressed && !own.some((text) => text.includes(token.text));
  });
  return found ?? null;
}

const reach = 4;
const sending = allWords(({ statements }) => statements.addressing.verbs);
const direct = allWords(({ statements }) => statements.addressing.verbsOfPerson);
const toward = allWords(({ statements }) => statements.addressing.prepositions);

function isReceiver({ lower }: Token): boolean {
  return allPacks.some(({ lexicon }) => lexicon.grammar.cases?.receiver.test(lower) === true);
}
