export const messageStates = [
  'drafting',
  'drafted',
  'approved',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'removed',
  'received',
] as const;
export type MessageState = (typeof messageStates)[number];

/** `by` is a user's id, or null for the service; `at` is epoch milliseconds. */
export interface MessageChange {
  at: number;
  by: string | null;
  instruction: string;
}

const gone: readonly MessageState[] = ['sending', 'sent', 'delivered', 'bounced'];

/** True once a message has left, or is leaving, for its recipient: from then on nothing about it may change. */
export function wentOut(state: MessageState): boolean {
  return gone.includes(state);
}
