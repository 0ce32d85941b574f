import { matchedTextAt } from './matched-text.ts';

/**
 * Of JSON that was cut off, what came whole, and a text that was cut off as far as it came; undefined where nothing did
 * or where what stands there is no JSON. What follows, such as dots that tell of the cut, is left out.
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
/** A name or a word that came in part, and what tells that there was more. */
const truncatedTail = new RegExp(
  String.raw`^[\s,]{0,9}(?:"(?:[^"\\]|\\.){0,200}(?:$|"\s{0,9}:?\s{0,9}))?(?:-?[\d.]{0,30}|[a-z]{1,4})` +
    String.raw`(?:"?\s?(?:\.{2,5}|…)[^"{}]{0,40})?$`,
  'su',
);

/** How far a text is JSON, and what would close it there. */
interface ScanProgress {
  readonly end: number;
  readonly open: string;
}

const maxDepth = 200;

/**
 * Walks over JSON, one sign or one text after another, and keeps the last place at which closing what is open makes
 * whole JSON: after a value, or after the sign that opens a list or an object. In an object names and values take
 * turns.
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
/** Not the stroke that would begin a sign, nor half of one. */
const truncatedString = /"(?:[^"\\]|\\(?:[^u]|u[\da-fA-F]{4}))*/sy;
