import { fillSlots } from '../plays/play.ts';
import { slotValues } from '../planning/slot-values.ts';
import type { DraftRequest, Evidence } from './material.ts';
import { splitSentences } from './sentences.ts';

/** The sentences of the play of a plan, with their slots filled; a line with an empty slot is left out. */
export interface PlayLines {
  readonly because: readonly string[];
  readonly offer: readonly string[];
  readonly ask: readonly string[];
  readonly subject: string | null;
}

export function playLines(request: DraftRequest): PlayLines {
  const play = request.plan?.play ?? null;
  if (play === null) return { because: [], offer: [], ask: [], subject: null };
  const values = slotValues(request.plan?.trigger ?? null, request);
  const sentences = (line: string | null) =>
    splitSentences(line === null ? '' : (fillSlots(line, values) ?? '')).map(({ text }) => text);
  return {
    because: sentences(play.because),
    offer: sentences(play.offer),
    ask: sentences(play.ask),
    subject: play.subject === null ? null : fillSlots(play.subject, values),
  };
}

/** Where the Brain item of the play says what is offered; null if it is not among the sources. */
export function playEvidence({ plan, sources }: DraftRequest): Evidence | null {
  const play = plan?.play ?? null;
  const source = sources.find(({ id, about }) => about === 'sender' && id === play?.id);
  const start = play === null ? -1 : (source?.text.indexOf(play.offer) ?? -1);
  if (play === null || source === undefined || start < 0) return null;
  const { kind: sourceKind, id: sourceId } = source;
  return { sourceKind, sourceId, start, end: start + play.offer.length, quote: play.offer };
}
