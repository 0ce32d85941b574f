/** The n-grams of the package `eld`: scores by language number, for each n-gram of characters below 256. */
export interface EldNgrams {
  readonly type: string;
  readonly languages: Readonly<Record<number, string>>;
  readonly ngrams: Readonly<Record<string, Readonly<Record<number, number>>>>;
}

/**
 * Encodes the n-grams: the length of the head (4 bytes), the head as JSON, the n-grams sorted by their bytes, the
 * number of scores of each n-gram, the languages of all scores, and the scores.
 */
export function encodeLanguageData({ type, languages, ngrams }: EldNgrams): Buffer {
  const width = Math.max(...Object.keys(ngrams).map((ngram) => ngram.length));
  if (width > 6) throw new Error('The reader compares n-grams as numbers of six bytes.');
  const entries = Object.entries(ngrams)
    .map(([ngram, scores]) => ({ key: encodeKey(ngram, width), scores: Object.entries(scores) }))
    .sort((left, right) => left.key.compare(right.key));
  const pairs = entries.flatMap(({ scores }) => scores);
  const counts = { ngrams: entries.length, scores: pairs.length };
  const head = Buffer.from(JSON.stringify({ type, languages, width, ...counts }));
  const headLength = Buffer.alloc(4);
  headLength.writeUInt32LE(head.length);
  return Buffer.concat([
    headLength,
    head,
    ...entries.map(({ key }) => key),
    encodeBytes(entries.map(({ scores }) => scores.length)),
    encodeBytes(pairs.map(([language]) => Number(language))),
    encodeBytes(pairs.map(([, score]) => score)),
  ]);
}

function encodeKey(ngram: string, width: number): Buffer {
  const key = Buffer.alloc(width);
  key.write(ngram, 'latin1');
  if (key.toString('latin1', 0, ngram.length) !== ngram)
    throw new Error(`"${ngram}" has a character above 255.`);
  return key;
}

function encodeBytes(numbers: readonly number[]): Buffer {
  const wide = numbers.find((number) => !Number.isInteger(number) || number < 0 || number > 255);
  if (wide !== undefined) throw new Error(`${wide} does not fit into a byte.`);
  return Buffer.from(numbers);
}
