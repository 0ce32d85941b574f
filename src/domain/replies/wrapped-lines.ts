import { allPhrases } from '../../languages/all-phrases.ts';

/**
 * A text in which lines that a mail program or a writer broke amid a sentence are one line again, so that no word is
 * read alone that goes on from the line above: "I don't want to" above "unsubscribe". A line of a few words stays by
 * itself wherever the one above can have ended, as people put a last word there: "stop". Blank lines stay, but where
 * the words before one cannot end anything. Takes time in proportion to the text.
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

/** Shorter lines end where their writers end a sentence, those of writers without capitals more often. */
const minWrapped = { withCapitals: 22, without: 45 } as const;
const maxWord = 40;
/** As many words as say "please stop it now, thanks". */
const fewWords = 5;

/** Whether one line goes on in the next. */
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

/** Words after which a sentence goes on, in all packs: of denial, wanting, relation and joining. */
const cannotEnd = new RegExp(
  `(?<![\\p{L}'’])(?:${allPhrases(({ mail }) => mail.wrappedLines.cannotEnd).join('|')})$`,
  'iu',
);

/** Who does, may do or does not do what the next line names, at the end of a line. */
const hasSubject = new RegExp(
  `(?<![\\p{L}'’])(?:${allPhrases(({ mail }) => mail.wrappedLines.hasSubject).join('|')})$`,
  'iu',
);

/** Words that no sentence begins with which is written in small letters. */
const cannotBegin = new RegExp(
  `^(?:${allPhrases(({ mail }) => mail.wrappedLines.cannotBegin).join('|')})(?!\\p{L})`,
  'u',
);
