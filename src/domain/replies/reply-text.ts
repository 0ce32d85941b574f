import { anyPhrase, type SelectPhrases } from '../../languages/all-phrases.ts';
import { splitMailText } from './own-words.ts';
import { joinWrapped } from './wrapped-lines.ts';

/** A reply as the rules read it. */
export interface ReplyText {
  /** Without marks of answering and forwarding. */
  readonly subject: string;
  /** Whether the subject is that of an answer, so that its words may be ours. */
  readonly isAnswer: boolean;
  /** The writer's own words, without letters' marks, in lower case. */
  readonly text: string;
  /** Those that were broken amid a sentence are one. */
  readonly lines: readonly string[];
  readonly sentences: readonly string[];
}

const maxRead = { beginning: 6_000, end: 2_000 };
const maxSubject = 300;
/** No word of a language is longer, though addresses are. */
const maxWord = 80;
const longWord = /\S{80,}/gu;
/** The name of a person is no order to end anything. */
const surname = new RegExp(
  [
    String.raw`(?<=${anyPhrase(({ mail }) => mail.signatureLines.beforeSurnames)} (?:\p{Lu}\p{L}{1,20} )?)`,
    String.raw`${anyPhrase(({ mail }) => mail.signatureLines.surnames)}(?![\p{L}!])`,
  ].join(''),
  'gu',
);

/** Reads what is the writer's own in a mail; of a very long one its beginning and its end. */
export function readReply(subject: string, body: string): ReplyText {
  return readWords(subject, splitMailText(body).text);
}

/** As `readReply`, of words that are all the writer's own. */
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

/** Lower case without the marks of letters, so that `Älä` and `ala` are the same. */
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
