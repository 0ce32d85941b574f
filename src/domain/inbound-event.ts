import type { LeadState } from './lead.ts';
import { redactSecrets } from './redact-secrets.ts';

/** An event that another system reported about a lead. */
export interface ExternalEvent {
  readonly type: string;
  readonly source: string | null;
  /** The payload on one line; empty without a payload. */
  readonly summary: string;
  readonly occurredAtMs: number;
}

/** One sentence for the timeline. */
export function formatEvent({ type, source, summary }: ExternalEvent): string {
  const title = redactSecrets(source === null ? type : `${type} from ${source}`);
  return summary === '' ? title : `${title}: ${summary}`;
}

const maxNotesLength = 65_536;

/**
 * Applies an event to a lead: adds a dated line to the notes. An analysis in the event replaces the lead's analysis,
 * because the sender is responsible for it. Drafts never use the line, because notes are not evidence. Warnings name
 * values that could not be stored.
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
    warnings: isFull ? ["The lead's notes are full; the event is only on the timeline."] : [],
  };
}

function formatNotesLine(occurredAtMs: number, text: string): string {
  return `${new Date(occurredAtMs).toISOString().slice(0, 10)} ${text}`;
}

/** Replaces an event's line in the notes and keeps all other text. */
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
