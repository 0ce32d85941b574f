import { allPhrases } from '../../languages/all-phrases.ts';
import { allPacks } from '../../languages/packs.ts';
import { languageCalled } from '../drafting/missing-language.ts';
import { isWritten, type Detect } from '../drafting/message-language.ts';
import { conceptsOf } from './concepts.ts';
import { readContactWords } from './composed-opt-out.ts';
import { splitMailText } from './own-words.ts';
import { foldLetters } from './reply-text.ts';

/**
 * Returns the language of the words that the writer of a mail added, as ISO 639-1. If they are too short, returns the
 * language of the whole mail with its quotes. Null if that is too short as well.
 */
export function languageOfMail(body: string, detect: Detect): string | null {
  return detect(splitMailText(body).text) ?? detect(body);
}

/**
 * Explains why the rules cannot read a text: its language has no pack, so an opt-out in it would not be seen.
 * `language` is ISO 639-1, or null if the text is too short to tell; then it must contain a known word, or be a name.
 * Null if the rules can read the text.
 */
export function unsupportedLanguageReason(text: string, language: string | null): string | null {
  if (isWritten(language)) return null;
  if (language !== null)
    return `It is in ${languageCalled(language)}, which the rules for opt-outs do not know.`;
  if (wordsOf(text).length === 0 || knownShare(text) > 0 || isName(text)) return null;
  return 'It contains no word that the rules for opt-outs know, so it may be in another language.';
}

/** The same for the longest text of a payload, which may be a name or an address instead of sentences. */
export function unsupportedPayloadReason(prose: string, detect: Detect): string | null {
  const language = detect(prose);
  if (language === null || !isMostlyUnknown(prose)) return null;
  return hasSentence(prose) ? unsupportedLanguageReason(prose, language) : null;
}

/** Three words without a capital letter, or a script other than Latin. */
function hasSentence(text: string): boolean {
  return (text.match(/(?<!\p{L})\p{Ll}\p{L}/gu)?.length ?? 0) >= 3 || !/\p{Script=Latin}/u.test(text);
}

/** Two to four words, each with a capital letter. */
function isName(text: string): boolean {
  return /^\p{Lu}[\p{L}.'-]*(?: \p{Lu}[\p{L}.'-]*){1,3}$/u.test(text);
}

/**
 * Whether most words are in no pack. A misspelt text is sometimes detected as another language, but most of its words
 * are known.
 */
export function isMostlyUnknown(text: string): boolean {
  return knownShare(text) < 0.5;
}

function knownShare(text: string): number {
  const words = wordsOf(text);
  return words.length === 0 ? 0 : words.filter(isKnown).length / words.length;
}

function wordsOf(text: string): readonly string[] {
  return foldLetters(text).match(/\p{L}{2,}/gu) ?? [];
}

function isKnown(word: string): boolean {
  known ??= new Set(
    allPacks.flatMap(({ lexicon: { connecting, framing, offering, inviting, negation } }) =>
      [connecting, framing, offering, inviting, negation].flatMap((words) => [...words].map(foldLetters)),
    ),
  );
  const isOfContact = readContactWords(word).some(({ kinds }) => kinds.size > 0);
  return known.has(word) || isOfContact || conceptsOf(word).length > 0 || salutation.test(word);
}

const salutation = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.wrappedLines.salutation).join('|')})$`,
  'u',
);

let known: ReadonlySet<string> | undefined;
