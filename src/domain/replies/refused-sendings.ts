import { inPart, ofOurs, refusedSendings } from './phrases/refused-sendings.ts';

/**
 * The words with which a folded sentence refuses all that is sent to its writer or any approach; null where it refuses
 * nothing, only a part, or asks.
 */
export function findRefusal(sentence: string): string | null {
  if (sentence.endsWith('?') || inPart.test(sentence) || !ofOurs.test(sentence)) return null;
  return refusedSendings.exec(sentence)?.[0] ?? null;
}
