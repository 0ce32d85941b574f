import type { Rows } from '../../store/rows.ts';

/**
 * Enables a locked endpoint and resets its failures. It does not send the events it missed; see `replayEvents`. Returns
 * whether the endpoint was enabled before.
 */
export function enableWebhook(webhook: Rows['Webhook']): { readonly wasActive: boolean } {
  const wasActive = webhook.active;
  if (!wasActive) webhook.timesEnabled += 1;
  Object.assign(webhook, { active: true, disabledAt: null, disabledReason: null, consecutiveFailures: 0 });
  return { wasActive };
}
