import { lexiconOf } from '../drafting/lexicon.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { contentWords, overlap } from './content-words.ts';

/** Whether two questions ask the same of the same things; one that asks more, or less, is another. */
export function isSameQuestion(asked: string, other: string, language: WrittenLanguage): boolean {
  if (turningWords(asked, language) !== turningWords(other, language)) return false;
  const [ours, theirs] = [contentWords(asked, language), contentWords(other, language)];
  return ours.size > 0 && isWithin(ours, theirs) && isWithin(theirs, ours);
}

function isWithin(words: ReadonlyMap<string, number>, others: ReadonlyMap<string, number>): boolean {
  return [...words.keys()].every((stem) => overlap(new Map([[stem, 1]]), others) > 0);
}

/** The words that make another question of the same things: "when" and "where", "what" and "what not". */
function turningWords(text: string, language: WrittenLanguage): string {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter((word) => lexiconOf(language).negation.has(word) || interrogative.test(word)).join(' ');
}

const interrogative = new RegExp(
  String.raw`^(?:${[
    String.raw`what|when|where|who|whom|whose|why|which|how|many|much|long|often`,
    String.raw`mi(?:kä|tä|nkä|ssä|stä|hin|llä|ltä|lle|ksi|ten|llo\p{L}+)|ku(?:ka|inka)|paljon\p{L}*|monta\p{L}*`,
    String.raw`kauan\p{L}*|vad|när|var|vem|vems|varför|vilke[nt]|vilka|hur|många|mycket|länge|ofta|was|wann|wo`,
    String.raw`wohin|woher|wer|wem|wen|wessen|warum|wieso|welche[nrsm]?|wie|viele?|lange|oft`,
  ].join('|')})$`,
  'u',
);
