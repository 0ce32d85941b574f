import { matchAt } from './match-at.ts';

/**
 * Of JSON that was cut off, what came whole, and a text that was cut off as far as it came; undefined where nothing did
 * or where what stands there is no JSON. What follows, such as dots that tell of the cut, is left out.
 */
export function readCutOff(text: string): unknown {
  if (!beginsJson.test(text)) return undefined;
  const { end, open } = scan(text);
  if (!isEndOfCut.test(text.slice(end, end + longestEnd))) return undefined;
  try {
    return JSON.parse(text.slice(0, end) + open) as unknown;
  } catch {
    return undefined;
  }
}

const beginsJson = /^\s*(?:\{\s*"|\[\s*[{["])/;
const longestEnd = 400;
/** A name or a word that came in part, and what tells that there was more. */
const isEndOfCut = new RegExp(
  String.raw`^[\s,]{0,9}(?:"(?:[^"\\]|\\.){0,200}(?:$|"\s{0,9}:?\s{0,9}))?(?:-?[\d.]{0,30}|[a-z]{1,4})` +
    String.raw`(?:"?\s?(?:\.{2,5}|…)[^"{}]{0,40})?$`,
  'su',
);

/** How far a text is JSON, and what would close it there. */
interface Reached {
  readonly end: number;
  readonly open: string;
}

const deepest = 200;

/**
 * Walks over JSON, one sign or one text after another, and keeps the last place at which closing what is open makes
 * whole JSON: after a value, or after the sign that opens a list or an object. In an object names and values take
 * turns.
 */
function scan(text: string): Reached {
  const closers: string[] = [];
  let reached: Reached = { end: 0, open: '' };
  let [isName, at] = [false, 0];
  const keep = (end: number, more = ''): void => {
    reached = { end, open: more + closers.toReversed().join('') };
  };
  for (;;) {
    at += matchAt(text, at, blanks).length;
    const sign = text[at];
    if (sign === undefined || closers.length > deepest) return reached;
    const part = matchAt(text, at, parts);
    if (part === '') {
      const cut = isName ? '' : matchAt(text, at, cutText);
      if (cut !== '' && at + cut.length === text.length) keep(at + cut.length, '"');
      return reached;
    }
    at += part.length;
    if (sign === '{' || sign === '[') closers.push(sign === '{' ? '}' : ']');
    else if (sign === '}' || sign === ']') closers.pop();
    if (sign === ',' || sign === '{') isName = closers.at(-1) === '}';
    else if (sign === ':' || sign === '[') isName = false;
    if (sign !== ',' && sign !== ':' && !(isName && sign === '"')) keep(at);
    if (closers.length === 0) return reached;
  }
}

const blanks = /\s*/y;
const parts = /[{}[\]:,]|"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]{0,40}(?=[\s,}\]])|true|false|null/sy;
/** Not the stroke that would begin a sign, nor half of one. */
const cutText = /"(?:[^"\\]|\\(?:[^u]|u[\da-fA-F]{4}))*/sy;
