import { eventKinds } from '../../generated/contract/events.ts';
import { nearest } from './nearest.ts';

const anyEvent = '*';

/** The kinds that an endpoint asks for, each once; or what is wrong with one of them, and at which place it stands. */
export function readEventKinds(
  wanted: readonly string[],
): { readonly events: string[] } | { readonly problem: string; readonly place: number } {
  const known: readonly string[] = [anyEvent, ...eventKinds];
  const place = wanted.findIndex((kind) => !known.includes(kind));
  const kind = wanted[place];
  if (kind === undefined) return { events: wanted.includes(anyEvent) ? [anyEvent] : [...new Set(wanted)] };
  const near = nearest(kind, eventKinds);
  const remedy = near ? `Did you mean ${near}?` : `Known are ${eventKinds.join(', ')}, and * for every kind.`;
  return { problem: `There is no event ${JSON.stringify(kind.slice(0, 100))}. ${remedy}`, place };
}
