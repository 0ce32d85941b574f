import { applyEvent, formatEvent, type ExternalEvent } from '../../domain/inbound-event.ts';
import { InboundEvent } from '../../store/entities/inbound-events.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { StoredInboundEvent } from '../../store/queries/inbound-events.ts';
import { recordSuspicion } from '../suspicions/record.ts';
import { updateLead } from '../leads/save.ts';

/**
 * Saves an event of a locked lead, and adds it to the lead's notes and timeline. `analysis` is research that came with
 * the event. Returns warnings for the caller.
 */
export async function recordInboundEvent(
  tx: Tx,
  lead: Rows['Lead'],
  event: ExternalEvent & Pick<StoredInboundEvent, 'id' | 'payload' | 'suspicion'>,
  analysis: string | undefined,
): Promise<readonly string[]> {
  const { id, type, source, payload, occurredAtMs, suspicion } = event;
  const occurredAt = new Date(occurredAtMs);
  const after = applyEvent(toLeadState(lead), event, analysis, tx.now.getTime());
  await updateLead(tx, lead, after.lead);
  tx.em.create(InboundEvent, {
    orgId: tx.orgId,
    id,
    projectId: lead.projectId,
    leadId: lead.id,
    type,
    source,
    payload: payload === undefined ? null : JSON.stringify(payload),
    occurredAt,
    createdAt: tx.now,
    suspicion,
  });
  addTimelineEntry(tx, lead.id, 'event', formatEvent(event), id, occurredAt);
  if (suspicion === 'open') await recordSuspicion(tx, lead.id, id);
  await tx.flush();
  return after.warnings;
}
