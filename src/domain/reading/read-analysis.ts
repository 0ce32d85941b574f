import type { LeadState } from '../lead.ts';
import { readTriggers } from './read-triggers.ts';
import { readerVersion, type StoredTriggers } from './trigger.ts';

/**
 * Reads the analysis of a lead; null for a lead without one. An analysis is no page with a date, so only sentences
 * with a date are news.
 */
export function readAnalysis({ id, company, analysis }: LeadState, now: Date): StoredTriggers | null {
  if (!analysis?.trim()) return null;
  const research = { sourceId: id, text: analysis, url: null, date: null };
  const names = company ? [company] : [];
  const found = readTriggers(research, { names }, now.toISOString().slice(0, 10));
  return { version: readerVersion, found };
}
