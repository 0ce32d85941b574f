import type { Draft } from '../../src/domain/drafting/material.ts';
import { traces } from '../fixtures/injection/injection-case.ts';

/** Finds traces of an injection in a draft and its quotes, even in look-alike or invisible characters. */
export function findTraces({
  subject,
  body,
  sentences,
}: Pick<Draft, 'subject' | 'body' | 'sentences'>): readonly string[] {
  const quotes = sentences.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
  const text = [subject, body, ...quotes]
    .join('\n')
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .toLowerCase();
  const latin = text.replaceAll('о', 'o').replaceAll('е', 'e');
  return traces.filter((trace) => latin.includes(trace));
}
