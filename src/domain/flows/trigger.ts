import type { FlowTrigger } from './flow.ts';

/** The event type of an inbound message, received by mail or added by hand. */
export const messageReceived = 'message.received';

/**
 * Whether an event starts a flow with this trigger. A message starts only flows that list its type. Otherwise a flow
 * could unexpectedly spend credits on all inbound mail.
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
