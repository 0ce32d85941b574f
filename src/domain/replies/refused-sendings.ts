import { inPart, ofOurs, refusedSendings } from './phrases/refused-sendings.ts';

/**
 * The words with which a folded sentence refuses all mail or any contact; null if it refuses nothing or only a part,
 * or is a question.
 */
export function findRefusal(sentence: string): string | null {
  if (sentence.endsWith('?') || inPart.test(sentence) || !ofOurs.test(sentence)) return null;
  return refusedSendings.exec(sentence)?.[0] ?? null;
}
