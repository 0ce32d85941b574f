/*
 * The notation in which packs write phrases. It keeps what matters readable and leaves the rest of regular expressions
 * out, so that a person who knows the language can check a pack.
 *
 *   send|mail         either of them
 *   (do not|don't) x  a group
 *   offers?           the sign or group before it may be missing
 *   offer*            the word may go on; offer+ : it must go on; ~ is one letter
 *   write<3> us       up to three words in between
 *   #                 a digit; _ is white space; . is any sign
 *   [.!?]             one of these signs; [^.!?] is any other one
 *   {2,4}             the sign or group before, two to four times; {2,4}? takes as few as it can
 *   (>at all)         followed by; (!>at all) is not followed by
 *   (<ja |nyt )       preceded by; (!<ja ) is not preceded by
 *   ^ $               the beginning and the end
 *   \x                the sign x itself
 *
 * A line break and the spaces that indent the next line are no part of a phrase.
 */

/** Joins the lines of a phrase. `${part}` inserts another one. */
export function phrases(lines: TemplateStringsArray, ...parts: readonly string[]): string {
  return String.raw(lines, ...parts).replaceAll(/\n\s*/gu, '');
}

/** Returns the source of a regular expression. Throws if the phrase has a mistake in the notation. */
export function compilePhrase(phrase: string): string {
  const cursor: Cursor = { phrase, at: 0 };
  const source = readAlternatives(cursor);
  if (cursor.at < phrase.length) refuse(cursor, 'closes a group that is not open');
  return source;
}

interface Cursor {
  readonly phrase: string;
  at: number;
}

function readAlternatives(cursor: Cursor): string {
  const alternatives = [readSequence(cursor)];
  while (cursor.phrase[cursor.at] === '|') {
    cursor.at += 1;
    alternatives.push(readSequence(cursor));
  }
  return alternatives.join('|');
}

function readSequence(cursor: Cursor): string {
  let source = '';
  while (cursor.at < cursor.phrase.length && !'|)'.includes(cursor.phrase.charAt(cursor.at)))
    source += readPart(cursor) + readQuantity(cursor);
  if (source === '') refuse(cursor, 'has an empty alternative');
  return source;
}

function readPart(cursor: Cursor): string {
  const sign = cursor.phrase.charAt(cursor.at);
  if (sign === '(') return readGroup(cursor);
  if (sign === '[') return readSigns(cursor);
  if (sign === '<') return readGap(cursor);
  if (sign === '\\') return readEscape(cursor);
  if ('?{}]>'.includes(sign)) refuse(cursor, `has ${sign} with nothing before it`);
  cursor.at += 1;
  return signs.get(sign) ?? sign;
}

const signs: ReadonlyMap<string, string> = new Map([
  ['*', String.raw`\p{L}*`],
  ['+', String.raw`\p{L}+`],
  ['~', String.raw`\p{L}`],
  ['#', String.raw`\d`],
  ['_', String.raw`\s`],
]);

function readGroup(cursor: Cursor): string {
  const [written, source] =
    openings.find(([sign]) => isOpening(cursor, sign)) ?? refuse(cursor, 'has no group');
  cursor.at += written.length;
  const inner = readAlternatives(cursor);
  if (cursor.phrase[cursor.at] !== ')') refuse(cursor, 'leaves a group open');
  cursor.at += 1;
  return `${source}${inner})`;
}

/** In `(<3> words)`, a gap begins the group. */
function isOpening({ phrase, at }: Cursor, sign: string): boolean {
  return phrase.startsWith(sign, at) && !(sign === '(<' && /^\(<\d>/u.test(phrase.slice(at, at + 4)));
}

const openings: readonly (readonly [string, string])[] = [
  ['(!>', '(?!'],
  ['(!<', '(?<!'],
  ['(>', '(?='],
  ['(<', '(?<='],
  ['(', '(?:'],
];

function readSigns(cursor: Cursor): string {
  const found = readMatch(cursor, /\[\^?(?:\\.|[^\]\\])+\]/uy, 'leaves a list of signs open');
  return found.replaceAll(/\\(?:p\{\w+\}|.)|[~#_]/gu, (sign) => signs.get(sign) ?? unescaped(sign));
}

function readGap(cursor: Cursor): string {
  const words = readMatch(cursor, /<\d>/uy, 'has < without a number of words').charAt(1);
  return String.raw`(?: \p{L}+){0,${words}}?`;
}

function readEscape(cursor: Cursor): string {
  return unescaped(readMatch(cursor, /\\(?:p\{\w+\}|.)/uy, 'ends with a backslash'));
}

/** The signs of the notation need no backslash in a regular expression. */
function unescaped(escape: string): string {
  return /^\\[~#_<>]$/u.test(escape) ? escape.charAt(1) : escape;
}

function readQuantity(cursor: Cursor): string {
  const quantity = /(?:\?\??|\{\d+(?:,\d*)?\}\??)/uy;
  quantity.lastIndex = cursor.at;
  const [found = ''] = quantity.exec(cursor.phrase) ?? [];
  cursor.at += found.length;
  return found;
}

function readMatch(cursor: Cursor, pattern: RegExp, problem: string): string {
  pattern.lastIndex = cursor.at;
  const [found] = pattern.exec(cursor.phrase) ?? [refuse(cursor, problem)];
  cursor.at += found.length;
  return found;
}

function refuse({ phrase, at }: Cursor, problem: string): never {
  throw new Error(`The phrase "${phrase}" ${problem}, at its sign ${at + 1}.`);
}
