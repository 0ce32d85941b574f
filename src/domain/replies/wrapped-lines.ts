import { allPhrases } from '../../languages/all-phrases.ts';

/**
 * Joins lines that a mail program or a writer wrapped within a sentence, so that no word is read without the line
 * above it: "I don't want to" above "unsubscribe". A line of a few words stays separate if the line above can be the
 * end of a sentence, because people put a last word there: "stop". Blank lines stay, unless the words before them
 * cannot end a sentence. Takes time in proportion to the text.
 */
export function joinWrapped(text: string): string {
  const usesCapitals = /^[^\p{L}]*\p{Lu}/u.test(text);
  const joined: string[] = [];
  let open = '';
  for (const line of text.split('\n')) {
    const written = line.trim();
    if (written === '') {
      if (!cannotEnd.test(open)) open = '';
      if (open === '') joined.push('');
      continue;
    }
    const isRest = open !== '' && isContinued(open, written, usesCapitals);
    if (isRest) joined.push(bind(joined.pop() ?? '', written));
    else joined.push(line);
    open = written;
  }
  return joined.join('\n');
}

/** Writers end a sentence with a shorter line than this, and writers without capital letters do so more often. */
const minWrapped = { withCapitals: 22, without: 45 } as const;
const maxWord = 40;
/** The number of words in "please stop it now, thanks". */
const fewWords = 5;

/** Whether a line continues in the next one. */
function isContinued(line: string, next: string, usesCapitals: boolean): boolean {
  if (cannotEnd.test(line)) return true;
  if (!/[\p{L}\p{N},-]$/u.test(line) || !/^\p{Ll}/u.test(next) || salutation.test(line)) return false;
  if (/\p{L}-$/u.test(line) || cannotBegin.test(next.slice(0, maxWord))) return true;
  if (next.split(/\s+/u).length <= fewWords) return next.endsWith('?') || hasSubject.test(line);
  return line.length >= (usesCapitals ? minWrapped.withCapitals : minWrapped.without);
}

/** A word that was divided becomes whole. */
function bind(line: string, next: string): string {
  const isDivided = /\p{L}-$/u.test(line) && /^\p{Ll}/u.test(next);
  return isDivided ? `${line.slice(0, -1)}${next}` : `${line.trimEnd()} ${next}`;
}

const salutation = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.wrappedLines.salutation).join('|')})(?!\\p{L}).{0,40}$`,
  'iu',
);

/** Words in all packs after which a sentence must continue: of denial, wanting, relation and joining. */
const cannotEnd = new RegExp(
  `(?<![\\p{L}'’])(?:${allPhrases(({ mail }) => mail.wrappedLines.cannotEnd).join('|')})$`,
  'iu',
);

/** The end of a line that needs a verb in the next line: "I do not", "you may". */
const hasSubject = new RegExp(
  `(?<![\\p{L}'’])(?:${allPhrases(({ mail }) => mail.wrappedLines.hasSubject).join('|')})$`,
  'iu',
);

/** Words with which no sentence in lower case begins. */
const cannotBegin = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.wrappedLines.cannotBegin).join('|')})(?!\\p{L})`,
  'u',
);
