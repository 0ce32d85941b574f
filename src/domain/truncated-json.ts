import { matchedTextAt } from './matched-text.ts';

/**
 * Parses the complete part of truncated JSON. A truncated string value is included; a marker of the cut, such as dots,
 * is ignored. Undefined if no part is complete or the text is not JSON.
 */
export function parseTruncatedJson(text: string): unknown {
  if (!jsonStart.test(text)) return undefined;
  const { end, closing } = scan(text);
  if (!truncatedTail.test(text.slice(end, end + maxTailLength))) return undefined;
  try {
    const parsed: unknown = JSON.parse(text.slice(0, end) + closing);
    return parsed;
  } catch {
    return undefined;
  }
}

const jsonStart = /^\s*(?:\{\s*"|\[\s*[{["])/;
const maxTailLength = 400;
/** Matches an incomplete name or word, and a marker of the cut. */
const truncatedTail = new RegExp(
  String.raw`^[\s,]{0,9}(?:"(?:[^"\\]|\\.){0,200}(?:$|"\s{0,9}:?\s{0,9}))?(?:-?[\d.]{0,30}|[a-z]{1,4})` +
    String.raw`(?:"?\s?(?:\.{2,5}|…)[^"{}]{0,40})?$`,
  'su',
);

/** The end of the complete part, and the brackets that close it. */
interface ScanProgress {
  readonly end: number;
  readonly closing: string;
}

const maxDepth = 200;

/**
 * Scans JSON token by token and returns the last position where closing the open brackets gives valid JSON: after a
 * value, or after an opening bracket. `isName` distinguishes names from values, which alternate in an object.
 */
function scan(text: string): ScanProgress {
  const closers: string[] = [];
  let progress: ScanProgress = { end: 0, closing: '' };
  let [isName, position] = [false, 0];
  const saveProgress = (end: number, quote = ''): void => {
    progress = { end, closing: quote + closers.toReversed().join('') };
  };
  for (;;) {
    position += matchedTextAt(text, position, blanks).length;
    const character = text[position];
    if (character === undefined || closers.length > maxDepth) return progress;
    const token = matchedTextAt(text, position, tokens);
    if (token === '') {
      const cut = isName ? '' : matchedTextAt(text, position, truncatedString);
      if (cut !== '' && position + cut.length === text.length) saveProgress(position + cut.length, '"');
      return progress;
    }
    position += token.length;
    if (character === '{' || character === '[') closers.push(character === '{' ? '}' : ']');
    else if (character === '}' || character === ']') closers.pop();
    if (character === ',' || character === '{') isName = closers.at(-1) === '}';
    else if (character === ':' || character === '[') isName = false;
    if (character !== ',' && character !== ':' && !(isName && character === '"')) saveProgress(position);
    if (closers.length === 0) return progress;
  }
}

const blanks = /\s*/y;
const tokens = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{0,40}(?=[\s,}\]])|true|false|null/sy;
/** Matches a string without its closing quote, up to an incomplete escape sequence. */
const truncatedString = /"(?:[^"\\]|\\(?:[^u]|u[\da-fA-F]{4}))*/sy;
