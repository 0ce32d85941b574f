import { eventKinds } from '../../generated/contract/events.ts';
import { nearest } from './nearest.ts';

const anyEvent = '*';

/** The subscribed event types without duplicates, or the problem with one of them and its index. */
export function readEventKinds(
  wanted: readonly string[],
): { readonly events: string[] } | { readonly problem: string; readonly index: number } {
  const known: readonly string[] = [anyEvent, ...eventKinds];
  const index = wanted.findIndex((kind) => !known.includes(kind));
  const kind = wanted[index];
  if (kind === undefined) return { events: wanted.includes(anyEvent) ? [anyEvent] : [...new Set(wanted)] };
  const near = nearest(kind, eventKinds);
  const remedy = near ? `Did you mean ${near}?` : `Use one of ${eventKinds.join(', ')}, or * for all.`;
  return { problem: `There is no event type ${JSON.stringify(kind.slice(0, 100))}. ${remedy}`, index };
}
