import { hash as digest } from 'node:crypto';
import { allPhrases } from '../../languages/all-phrases.ts';
import { compilePhrase } from '../../languages/notation/phrases.ts';
import { allPacks } from '../../languages/packs.ts';
import type { InstructionWords } from '../language-pack/instruction-words.ts';
import type { Phrases } from '../language-pack/phrases.ts';
import { paragraphAround } from './sentences.ts';

/**
 * Whether a text tries to steer a writer instead of telling a fact: an order to a program or a writer, mark-up of a
 * conversation with a model, hidden characters. Such a text is never used, no matter who published it.
 */
export function isInstruction(text: string): boolean {
  const folded = text.normalize('NFKC').replace(hiddenCharacters, '').replace(/\s+/gu, ' ');
  return hiddenRun.test(text) || patterns.some((pattern) => pattern.test(folded));
}

/**
 * Whether a part of a source is in a paragraph that contains an instruction. The whole paragraph is then unusable.
 */
export function liesInInstruction(text: string, start: number, end: number): boolean {
  const paragraph = paragraphAround(text, start, end).text;
  return verdictOf(paragraph);
}

/** Keyed by the hash of the paragraph, because a substring would keep the whole text in memory. */
const verdicts = new Map<string, boolean>();
const verdictLimit = 2_000;

// Cached, because every sentence of a page asks again about its paragraph.
function verdictOf(paragraph: string): boolean {
  const key = digest('sha256', paragraph, 'base64');
  const known = verdicts.get(key);
  if (known !== undefined) return known;
  if (verdicts.size >= verdictLimit) verdicts.clear();
  const verdict = isInstruction(paragraph);
  verdicts.set(key, verdict);
  return verdict;
}

const hiddenCharacters = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff\u{e0000}-\u{e007f}]/gu;
const hiddenRun = /[\u200b-\u200f\u202a-\u202e\u2060-\u2064\u{e0000}-\u{e007f}]{3,}/u;

const between = (alternatives: string) => String.raw`(?<!\p{L})(?:${alternatives})(?!\p{L})`;
const wholeWords = (phrase: string) => between(compilePhrase(phrase));
const anyOf = (select: (words: InstructionWords) => Phrases) =>
  between(allPhrases(({ instructions }) => select(instructions)).join('|'));

// Every repetition has a limit, and a series of characters is matched only from its first one. So the time grows
// with the length of a text, and never with its square.
const address = String.raw`(?<![\w.+-])[\w.+-]{1,254}@[\w-]{1,63}\.\w`;
const account = String.raw`\b(iban|[a-z]{2}\d{2}( ?\d{4}){3})`;
const dotWord = anyOf((words) => words.spelledAddress.dot);
const slashWord = anyOf((words) => words.spelledAddress.slash);

function sendingPattern({ sending: { verbs, prepositions } }: InstructionWords): RegExp {
  const before = prepositions === null ? '' : `${wholeWords(prepositions)}.{0,10}`;
  return new RegExp(`${wholeWords(verbs)}.{0,40}${before}${address}`, 'iu');
}

const patterns: readonly RegExp[] = [
  ...allPacks.flatMap(({ instructions }) => instructions.orders),
  ...allPacks.map(({ instructions }) => sendingPattern(instructions)),
  new RegExp(`${anyOf((words) => words.paying)}.{0,80}${account}`, 'iu'),
  new RegExp(
    String.raw`${anyOf((words) => words.refunds.promises)}.{0,60}${anyOf((words) => words.refunds.calls)}.{0,20}\d{3}`,
    'iu',
  ),
  new RegExp(String.raw`(?<![a-z\d-])[a-z\d-]{3,63} ${dotWord} [a-z]{2,24}(?= ${slashWord})`, 'iu'),
  // French, Spanish, Italian, Portuguese, Dutch and Polish: orders about instructions.
  new RegExp(
    String.raw`(?<!\p{L})(ignore[zr]?|ignora\p{L}{0,24}|oublie[zr]?|olvida\p{L}{0,24}|dimentica\p{L}{0,24}|esque[cç]a|negeer|vergeet|zignoruj\p{L}{0,24}|pomiń\p{L}{0,24})(?!\p{L}).{0,50}(${[
      String.raw`instruc\p{L}{0,24}|istruzion\p{L}{0,24}|consign\p{L}{0,24}|instructies|regels|règles|reglas|regole|regras`,
      String.raw`polecen\p{L}{0,24}|instrukcj\p{L}{0,24}`,
    ].join('|')})`,
    'iu',
  ),
  // Data in the format of requests to a model, and text that must be decoded first.
  /"role" ?: ?"(system|assistant|developer|user)"|"(sourceKind|sourceId|blocks|quote)" ?: ?["[]/iu,
  /\bdecode\b.{0,20}\b(and|then)\b.{0,20}\b(follow|obey|execute|do|read)\b/iu,
  /^(writing_rule|system_prompt|instructions?|brain_item) ?:/iu,
  // The mark-up of conversations with a model.
  new RegExp(
    [
      String.raw`<\|?(im_start|im_end|system|user|assistant|endoftext)\|?>|\[\/?INST\]|<<\/?SYS>>`,
      String.raw`^#{2,6} ?(system|instruction|assistant)\b`,
      String.raw`\b(system|assistant|user) ?: ?(you|ignore|write|please|always|never)\b`,
    ].join('|'),
    'iu',
  ),
  /\{\{.{0,60}\}\}|<script|javascript:|data:text\/html/iu,
];
