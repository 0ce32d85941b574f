import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { itemAt } from '../../domain/item-at.ts';

/** The scores of languages, by their number. */
export type Scores = Readonly<Record<number, number>>;

/** The data of the language detector, in the form that the package `eld` takes. */
export interface LanguageData {
  readonly type: string;
  /** ISO 639-1 codes by number. */
  readonly languages: Readonly<Record<number, string>>;
  readonly ngrams: Readonly<Record<string, Scores | undefined>>;
}

/** The head of the file. Four sections of bytes follow; see codegen/language-ngrams/encode.ts. */
interface Head {
  readonly type: string;
  readonly languages: Readonly<Record<number, string>>;
  /** Bytes for each n-gram, at most six; shorter ones end with zeros. */
  readonly width: number;
  readonly ngrams: number;
  readonly scores: number;
}

/** Written by `npm run languages` from the package's own data. */
const languageNgramsFile = path.join(import.meta.dirname, 'language-ngrams.bin.br');

const headLengthBytes = 4;

/**
 * Reads the data into half a megabyte. As JavaScript objects it takes 30 MB, and parsing them takes 40 MB more that the
 * process does not give back.
 */
export function readLanguageData(): LanguageData {
  const bytes = brotliDecompressSync(readFileSync(languageNgramsFile));
  const headEnd = headLengthBytes + bytes.readUInt32LE(0);
  const head = JSON.parse(bytes.toString('utf8', headLengthBytes, headEnd)) as Head;
  const { type, languages, width } = head;
  const keysEnd = headEnd + head.ngrams * width;
  const numbersStart = keysEnd + head.ngrams;
  const scoresStart = numbersStart + head.scores;
  const codes = Float64Array.from({ length: head.ngrams }, (_, index) =>
    bytes.readUIntBE(headEnd + index * width, width),
  );
  const numbers = bytes.subarray(numbersStart, scoresStart);
  const scores = bytes.subarray(scoresStart);
  const starts = new Uint32Array(head.ngrams + 1);
  for (const [index, count] of bytes.subarray(keysEnd, numbersStart).entries())
    starts[index + 1] = itemAt(starts, index) + count;
  const find = (ngram: string): Scores | undefined => {
    const index = findCode(codes, encode(ngram, width));
    if (index === undefined) return undefined;
    const found: Record<number, number> = {};
    const end = itemAt(starts, index + 1);
    for (let at = itemAt(starts, index); at < end; at++) found[itemAt(numbers, at)] = itemAt(scores, at);
    return found;
  };
  const get = (_: object, ngram: string | symbol) => (typeof ngram === 'string' ? find(ngram) : undefined);
  return { type, languages, ngrams: new Proxy({}, { get }) };
}

/** Reads the n-gram as one number, like `readUIntBE`. NaN, which no n-gram has, for one that cannot be known. */
function encode(ngram: string, width: number): number {
  if (ngram.length > width) return Number.NaN;
  let code = 0;
  for (let index = 0; index < width; index++) {
    const character = index < ngram.length ? ngram.charCodeAt(index) : 0;
    if (character > 255) return Number.NaN;
    code = code * 256 + character;
  }
  return code;
}

/** Finds a number in a sorted array. */
function findCode(codes: Float64Array, code: number): number | undefined {
  let low = 0;
  let high = codes.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (itemAt(codes, middle) < code) low = middle + 1;
    else high = middle;
  }
  return codes[low] === code ? low : undefined;
}
