import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { WrittenLanguage } from '../../src/languages/packs.ts';

/** A passage of a text about a company, and a sentence of a draft that rests on it. */
export interface Pair {
  readonly id: string;
  readonly language: WrittenLanguage;
  /** Whose company it is: the recipient's or the sender's. */
  readonly side: 'them' | 'us';
  readonly company: string;
  readonly otherNames: readonly string[];
  readonly passage: string;
  readonly sentence: string;
}

/** A sentence that its passage supports: near its words, or a free paraphrase. */
export interface TruePair extends Pair {
  readonly kind: 'near' | 'free';
}

/** A sentence that its passage does not support, and the error in it. */
export interface FalsePair extends Pair {
  readonly error: string;
}

/** The languages of the pairs, with the names in the names of their files. */
export const fileLanguages = {
  en: 'english',
  fi: 'finnish',
  sv: 'swedish',
  de: 'german',
} as const satisfies Record<WrittenLanguage, string>;

export function readTruePairs(language: WrittenLanguage): readonly TruePair[] {
  return readPairs<TruePair>('true', language);
}

export function readFalsePairs(language: WrittenLanguage): readonly FalsePair[] {
  return readPairs<FalsePair>('false', language);
}

function readPairs<P extends Pair>(kind: 'true' | 'false', language: WrittenLanguage): readonly P[] {
  const file = path.join(import.meta.dirname, 'pairs', `${kind}-${fileLanguages[language]}.ndjson`);
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line): P => ({ ...JSON.parse(line), language }));
}
