import type { ContactKind } from '../language-pack/reply-vocabulary.ts';
import { contactKindsOf } from './phrases/contact-words.ts';
import { withoutOtherMeanings } from './phrases/other-meanings.ts';

/** How many words apart the parts of an opt-out are at most. */
const reach = 8;
const maxWords = 400;

interface Word {
  readonly text: string;
  readonly kinds: ReadonlySet<ContactKind>;
}

/**
 * The words with which a sentence asks to end the contact with its writer. They are found by the parts of such a
 * request instead of whole phrases: a word of denying, stopping, removing or forbidding near one of contact, with no
 * other matter between them. Null if there are none. Takes time in proportion to the sentence.
 */
export function findComposedOptOut(sentence: string): string | null {
  const words = readContactWords(sentence);
  for (const [at, word] of words.entries()) {
    for (const { starts, needs, lacks } of forms) {
      if (!is(word, starts)) continue;
      const end = endOf(words, at, needs);
      if (end === null) continue;
      const around = words.slice(Math.max(0, at - 3), end + 4);
      if (lacks.some((kind) => around.some((each) => is(each, kind)))) continue;
      if (!ofTheWriter.has(starts) && isDoneByWriter(words, at, end)) continue;
      return words
        .slice(at, end + 1)
        .map(({ text }) => text)
        .join(' ');
    }
  }
  return null;
}

/** The parts that each word of a text can play in an opt-out; none for most words. */
export function readContactWords(text: string): readonly Word[] {
  return [...withoutOtherMeanings(text).matchAll(/[\p{L}\p{N}'-]+(?:[.@][\p{L}\p{N}-]+)*/gu)]
    .slice(0, maxWords)
    .map(([word]) => ({ text: word, kinds: /[.@]/u.test(word) ? anAddress : contactKindsOf(word) }));
}

const anAddress: ReadonlySet<ContactKind> = new Set(['filler']);

interface Form {
  readonly starts: ContactKind;
  /** All of these follow within reach, in any order. */
  readonly needs: readonly ContactKind[];
  /** None of these may stand near. */
  readonly lacks: readonly ContactKind[];
}

const form = (starts: ContactKind, needs: ContactKind[], lacks: ContactKind[] = []): Form => ({
  starts,
  needs,
  lacks,
});

const forms: readonly Form[] = [
  form('not', ['talk', 'again'], ['past']),
  form('not', ['send', 'again'], ['past']),
  form('not', ['send', 'me'], ['past']),
  form('talk', ['not', 'again', 'me'], ['past', 'first']),
  form('talk', ['not', 'me'], ['past', 'first', 'again']),
  form('send', ['not', 'again', 'me'], ['past', 'first']),
  form('not', ['talk', 'welcome'], ['past']),
  form('talk', ['not', 'welcome']),
  form('unwelcome', ['talk', 'again']),
  form('deny', ['wish', 'talk'], []),
  form('wish', ['not', 'talk', 'again']),
  form('wish', ['not', 'hear', 'you']),
  form('wish', ['not', 'hear', 'talk']),
  form('not', ['wish', 'talk', 'again']),
  form('not', ['wish', 'hear', 'again'], ['past']),
  form('not', ['wish', 'talk', 'me'], ['past']),
  form('stop', ['talk', 'me']),
  form('stop', ['talk', 'again']),
  form('forget', ['address'], ['not', 'deny']),
  form('repel', ['talk'], ['not', 'deny', 'past']),
  form('repel', ['use', 'address'], ['not', 'deny']),
  form('talk', ['repel'], ['not', 'deny', 'past']),
  form('refuse', ['talk', 'again'], ['past']),
  form('address', ['not', 'use', 'advert']),
  form('not', ['use', 'address', 'advert']),
  form('remove', ['me', 'list'], ['not', 'deny']),
  form('remove', ['me', 'address', 'talk'], ['not', 'deny']),
  form('me', ['list', 'remove'], ['not', 'deny']),
  form('list', ['me', 'remove'], ['not', 'deny']),
  form('me', ['not', 'list', 'again'], ['past']),
];

/** Verbs of what the writers themselves do, such as asking. */
const ofTheWriter: ReadonlySet<ContactKind> = new Set(['repel', 'refuse', 'wish']);

/**
 * The index of the last part of a form; null if a part is missing or a word between them is no part of an opt-out.
 */
function endOf(words: readonly Word[], start: number, needs: readonly ContactKind[]): number | null {
  const missing = new Set(needs);
  for (const [index, { kinds }] of words.slice(start + 1, start + 1 + reach).entries()) {
    if (kinds.size === 0) return null;
    for (const kind of missing)
      if (kinds.has(kind)) {
        // One word plays one part.
        missing.delete(kind);
        break;
      }
    if (missing.size === 0) return start + 1 + index;
  }
  return null;
}

/** "I do not write" and "I get no mail" are reports; only with a word such as "want" are they requests. */
function isDoneByWriter(words: readonly Word[], start: number, end: number): boolean {
  const near = words.slice(Math.max(0, start - 5), end + 1);
  return near.some((word) => is(word, 'first')) && !near.some((word) => is(word, 'wish'));
}

function is(word: Word, kind: ContactKind): boolean {
  return word.kinds.has(kind);
}
