import type { LeadState } from './lead.ts';
import { redactSecrets } from './redact-secrets.ts';

/** Something that another system reported about a lead, as it is told to people. */
export interface ExternalEvent {
  readonly type: string;
  readonly source: string | null;
  /** What was sent along, on one line; empty where nothing was. */
  readonly summary: string;
  readonly occurredAtMs: number;
}

/** One sentence for the timeline. */
export function formatEvent({ type, source, summary }: ExternalEvent): string {
  const what = redactSecrets(source === null ? type : `${type} from ${source}`);
  return summary === '' ? what : `${what}: ${summary}`;
}

const maxNotesLength = 65_536;

/**
 * The lead after an event: its notes have a line more, with the day and what was told. Research that came along takes
 * the place of what stood there, because whoever sends it vouches for it. A message to the lead is written from neither
 * the line nor from anything else that only stands in notes. Warnings say what could not be kept.
 */
export function applyEvent(
  lead: LeadState,
  event: ExternalEvent,
  analysis: string | undefined,
  atMs: number,
): { readonly lead: LeadState; readonly warnings: readonly string[] } {
  const line = formatNotesLine(event.occurredAtMs, formatEvent(event));
  const notes = lead.notes ? `${lead.notes}\n${line}` : line;
  const isFull = notes.length > maxNotesLength;
  const isNew = analysis !== undefined && analysis.trim() !== '' && analysis !== lead.analysis;
  const gains = { ...(isFull ? {} : { notes }), ...(isNew ? { analysis } : {}) };
  const origin = { source: event.source ?? 'inbound', at: atMs };
  const provenance = Object.fromEntries(Object.keys(gains).map((field) => [field, origin]));
  return {
    lead: { ...lead, ...gains, provenance: { ...lead.provenance, ...provenance } },
    warnings: isFull ? ["The lead's notes are full; the event stands on the timeline alone."] : [],
  };
}

function formatNotesLine(occurredAtMs: number, text: string): string {
  return `${new Date(occurredAtMs).toISOString().slice(0, 10)} ${text}`;
}

/** The notes with an event's line told anew; what people wrote around it stays. */
export function replaceNotesLine(
  notes: string,
  event: { readonly occurredAtMs: number; readonly before: string; readonly after: string },
): string {
  const old = formatNotesLine(event.occurredAtMs, event.before);
  const lines = notes.split('\n');
  return lines
    .map((line) => (line === old ? formatNotesLine(event.occurredAtMs, event.after) : line))
    .join('\n');
}
