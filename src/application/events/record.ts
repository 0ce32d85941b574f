import { applyEvent, formatEvent, type ExternalEvent } from '../../domain/inbound-event.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import type { Rows } from '../../store/rows.ts';
import type { Tx } from '../../store/store.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { insertInboundEvent, type NewInboundEvent } from '../../store/queries/inbound-events.ts';
import { recordSuspicion } from '../suspicions/record.ts';
import { updateLead } from '../leads/save.ts';

/**
 * Saves an event of a locked lead, and adds it to the lead's notes and timeline. `analysis` is research that came with
 * the event. Returns warnings for the caller.
 */
export async function recordInboundEvent(
  tx: Tx,
  lead: Rows['Lead'],
  event: ExternalEvent & Pick<NewInboundEvent, 'id' | 'payloadJson' | 'suspicion'>,
  analysis: string | undefined,
): Promise<readonly string[]> {
  const { id, type, source, payloadJson, occurredAtMs, suspicion } = event;
  const occurredAt = new Date(occurredAtMs);
  const after = applyEvent(toLeadState(lead), event, analysis, tx.now.getTime());
  await updateLead(tx, lead, after.lead);
  const { projectId, id: leadId } = lead;
  await insertInboundEvent(tx, { id, projectId, leadId, type, source, payloadJson, occurredAt, suspicion });
  addTimelineEntry(tx, lead.id, 'event', formatEvent(event), id, occurredAt);
  if (suspicion === 'open') await recordSuspicion(tx, lead.id, id);
  await tx.flush();
  return after.warnings;
}
