import type { EldNgrams } from './encode.ts';

/** Loads the n-grams from a file that the package does not export. */
export async function readEldNgrams(): Promise<EldNgrams> {
  const file = new URL('../ngrams/extrasmall.js', import.meta.resolve('eld/extrasmall'));
  const { ngramsData } = (await import(file.href)) as { ngramsData: EldNgrams };
  return ngramsData;
}
