import { anyPhrase, type SelectPhrases } from '../../languages/all-phrases.ts';
import { splitMailText } from './own-words.ts';
import { joinWrapped } from './wrapped-lines.ts';

/** A reply as the rules read it. */
export interface ReplyText {
  /** The subject without "Re:" and "Fwd:". */
  readonly subject: string;
  /** Whether the subject is that of an answer, so that its words may be ours. */
  readonly isAnswer: boolean;
  /** The writer's own words, without letters' marks, in lower case. */
  readonly text: string;
  /** The lines; those that were wrapped within a sentence are one. */
  readonly lines: readonly string[];
  readonly sentences: readonly string[];
}

const maxRead = { beginning: 6_000, end: 2_000 };
const maxSubject = 300;
/** The maximum length of a word; only addresses are longer. */
const maxWord = 80;
const longWord = /\S{80,}/gu;
/** A person's name, such as "Stopp", is no request to end anything. */
const surname = new RegExp(
  [
    String.raw`(?<=${anyPhrase(({ mail }) => mail.signatureLines.beforeSurnames)} (?:\p{Lu}\p{L}{1,20} )?)`,
    String.raw`${anyPhrase(({ mail }) => mail.signatureLines.surnames)}(?![\p{L}!])`,
  ].join(''),
  'gu',
);

/** Reads the writer's own words in a mail; in a very long one only the beginning and the end. */
export function readReply(subject: string, body: string): ReplyText {
  return readWords(subject, splitMailText(body).text);
}

/** As `readReply`, for a text without quotes and signature. */
export function readWords(subject: string, words: string): ReplyText {
  const { beginning, end } = maxRead;
  const kept =
    words.length <= beginning + end ? words : `${words.slice(0, beginning)}\n\n${words.slice(-end)}`;
  const own = foldLetters(joinWrapped(kept).replaceAll(surname, 'Name')).replaceAll(longWord, (word) =>
    word.slice(0, maxWord),
  );
  const marked = foldLetters(subject.slice(0, maxSubject)).trim();
  const bare = marked.replace(/^(?:(?:re|sv|vs|aw|antw|antwort|fw|fwd|wg|vl|vb)\s?(?:\[\d+\])?:\s*)+/u, '');
  const paragraphs = own.split(/\n\s*\n/u).map((paragraph) => paragraph.replaceAll(/\s+/gu, ' ').trim());
  return {
    subject: bare,
    isAnswer: bare !== marked,
    text: paragraphs.join('\n').trim(),
    lines: own
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    sentences: paragraphs
      .flatMap((paragraph) => paragraph.split(/(?<=[.!?…;])\s+/u))
      .filter((one) => /\p{L}/u.test(one)),
  };
}

/** Lower case without accents, so that `Älä` and `ala` are the same. */
export function foldLetters(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll('\u00df', 'ss')
    .replaceAll(/[’‘´`ʼ]/gu, "'")
    .replaceAll(/[‐-―]/gu, '-')
    .replaceAll(/[^\S\n]+/gu, ' ');
}

/** Finds these folded phrases of all packs where they begin and end with a word. */
export function findFolded(select: SelectPhrases): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${anyPhrase(select)}(?![\p{L}\p{N}])`, 'u');
}
