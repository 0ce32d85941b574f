import { matchedTextAt } from './matched-text.ts';

/**
 * Parses the complete part of truncated JSON, including a truncated text; undefined if nothing is complete or it is
 * not JSON. A marker of the cut, such as dots, is ignored.
 */
export function parseTruncatedJson(text: string): unknown {
  if (!jsonStart.test(text)) return undefined;
  const { end, open } = scan(text);
  if (!truncatedTail.test(text.slice(end, end + maxTailLength))) return undefined;
  try {
    return JSON.parse(text.slice(0, end) + open) as unknown;
  } catch {
    return undefined;
  }
}

const jsonStart = /^\s*(?:\{\s*"|\[\s*[{["])/;
const maxTailLength = 400;
/** An incomplete name or word, and a marker of the cut. */
const truncatedTail = new RegExp(
  String.raw`^[\s,]{0,9}(?:"(?:[^"\\]|\\.){0,200}(?:$|"\s{0,9}:?\s{0,9}))?(?:-?[\d.]{0,30}|[a-z]{1,4})` +
    String.raw`(?:"?\s?(?:\.{2,5}|…)[^"{}]{0,40})?$`,
  'su',
);

/** How far a text is JSON, and the brackets that would close it there. */
interface ScanProgress {
  readonly end: number;
  readonly open: string;
}

const maxDepth = 200;

/**
 * Scans JSON token by token. It remembers the last position where closing the open brackets gives valid JSON: after a
 * value, or after an opening bracket. In an object, names and values alternate.
 */
function scan(text: string): ScanProgress {
  const closers: string[] = [];
  let progress: ScanProgress = { end: 0, open: '' };
  let [isName, at] = [false, 0];
  const saveProgress = (end: number, more = ''): void => {
    progress = { end, open: more + closers.toReversed().join('') };
  };
  for (;;) {
    at += matchedTextAt(text, at, blanks).length;
    const sign = text[at];
    if (sign === undefined || closers.length > maxDepth) return progress;
    const part = matchedTextAt(text, at, parts);
    if (part === '') {
      const cut = isName ? '' : matchedTextAt(text, at, truncatedString);
      if (cut !== '' && at + cut.length === text.length) saveProgress(at + cut.length, '"');
      return progress;
    }
    at += part.length;
    if (sign === '{' || sign === '[') closers.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') closers.pop();
    if (sign === ',' || sign === '{') isName = closers.at(-1) === '}';
    else if (sign === ':' || sign === '[') isName = false;
    if (sign !== ',' && sign !== ':' && !(isName && sign === '"')) saveProgress(at);
    if (closers.length === 0) return progress;
  }
}

const blanks = /\s*/y;
const parts = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{0,40}(?=[\s,}\]])|true|false|null/sy;
/** Excludes an incomplete escape sequence. */
const truncatedString = /"(?:[^"\\]|\\(?:[^u]|u[\da-fA-F]{4}))*/sy;
