import type { Rows } from '../../store/rows.ts';

/**
 * Enables an endpoint whose row the caller has locked, and resets its failure count. Events that the endpoint missed
 * are sent only by `replayEvents`. Returns whether the endpoint was enabled before.
 */
export function enableWebhook(webhook: Rows['Webhook']): { readonly wasActive: boolean } {
  const wasActive = webhook.active;
  if (!wasActive) webhook.timesEnabled += 1;
  Object.assign(webhook, { active: true, disabledAt: null, disabledReason: null, consecutiveFailures: 0 });
  return { wasActive };
}
