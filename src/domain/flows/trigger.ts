import type { FlowTrigger } from './flow.ts';

/** The type of a message that arrived, by mail or by hand. */
export const messageReceived = 'message.received';

/**
 * Whether what arrived starts a flow with this trigger. A message starts only a flow that names its type outright, so
 * that nobody's flow spends on all of the team's mail by surprise.
 */
export function matchesTrigger(
  trigger: FlowTrigger,
  { type, source }: { readonly type: string; readonly source: string | null },
): boolean {
  const { kind, eventTypes = [], sources = [] } = trigger;
  if (kind !== 'inbound_event') return false;
  if (eventTypes.length === 0 ? type === messageReceived : !eventTypes.includes(type)) return false;
  return sources.length === 0 || (source !== null && sources.includes(source));
}
