import { allPhrases } from '../../languages/all-phrases.ts';
import { conceptsOf } from './concepts.ts';
import { cues } from './cues.ts';
import type { ReplyText } from './reply-text.ts';

const maxWords = 120;
const gramLength = 4;
/** How many words apart meanings still belong together. */
const reach = 4;

/**
 * The features of a reply for the classifier, each once: its cues, its length, its words, pairs of words, and the
 * beginnings and parts of words, which find other forms of them. Only the beginning of a long reply counts.
 */
export function featuresOf(reply: ReplyText): ReadonlySet<string> {
  const words = [...reply.text.matchAll(/[\p{L}\p{N}']+|[?!]/gu)].slice(0, maxWords).map(([word]) => word);
  const features = new Set([`length ${lengthClass(words.length)}`]);
  const text = words.length < maxWords ? reply.text : reply.text.slice(0, maxWords * 12);
  const found = [...cues].flatMap(([name, cue]) => (cue.test(text) ? [name] : []));
  for (const [index, name] of found.entries()) {
    features.add(`cue ${name}`);
    for (const other of found.slice(index + 1)) features.add(`cues ${name} ${other}`);
  }
  addConcepts(features, words);
  addTurn(features, text);
  for (const [index, word] of words.entries()) {
    features.add(word);
    features.add(`${words[index - 1] ?? '^'} ${word}`);
    const padded = `^${word}$`;
    for (let at = 0; word.length > 3 && at + gramLength <= padded.length; at += 1)
      features.add(`*${padded.slice(at, at + gramLength)}`);
  }
  return features;
}

const turn = new RegExp(
  `^.*(?<!\\p{L})(?:${allPhrases(({ mail }) => mail.features.turn).join('|')})(?!\\p{L})(.+)`,
  'us',
);

/** The words after a "but" count more than the courtesy before it. */
function addTurn(features: Set<string>, text: string): void {
  const behind = turn.exec(text)?.[1];
  if (behind === undefined) return;
  for (const [name, cue] of cues) if (cue.test(behind)) features.add(`but ${name}`);
  for (const [word] of behind.matchAll(/\p{L}+/gu))
    for (const concept of conceptsOf(word)) features.add(`but =${concept}`);
}

/** Meanings in any language, and pairs of meanings near each other, in their order. */
function addConcepts(features: Set<string>, words: readonly string[]): void {
  const near: (readonly string[])[] = [];
  for (const word of words) {
    const concepts = word === '?' ? ['?'] : conceptsOf(word);
    for (const concept of concepts) {
      features.add(`=${concept}`);
      for (const before of near.flat()) features.add(`=${before} ${concept}`);
    }
    near.push(concepts);
    if (near.length > reach) near.shift();
  }
}

function lengthClass(words: number): string {
  const limits = [0, 1, 3, 6, 12, 25, 60];
  return String(limits.find((limit) => words <= limit) ?? 'long');
}
