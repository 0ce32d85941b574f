import { formatPayload } from '../../domain/payload.ts';
import { notDraftedReason } from '../../domain/replies/unasked-drafts.ts';
import {
  countSuspectedItems,
  findSuppressedByItem,
  type InboundItem,
} from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Tx } from '../../store/store.ts';
import { decideSuspicion } from './decide.ts';
import { lockInboundItem } from './lock-item.ts';

/** Why a message or event cannot be cleared. */
export interface ClearObstacle {
  readonly problem: string;
  /** The addresses that a confirmed opt-out suppresses. Lift these to undo it. */
  readonly suppressed: readonly string[];
}

export interface ClearedItem {
  readonly id: string;
  readonly leadId: string;
  /** The possible opt-outs of the lead that still wait for a decision. */
  readonly open: number;
}

/**
 * Decides that a message is no opt-out: drafts for its sender are allowed again, and no program treats it as an
 * opt-out. Null if there is no message or event with the id.
 */
export async function clearSuspicion(tx: Tx, id: string): Promise<ClearedItem | ClearObstacle | null> {
  const locked = await lockInboundItem(tx, id);
  if (!locked) return null;
  const { lead, item } = locked;
  if (!isUndecided(item)) return notOpenReason(tx, item);
  const decision = 'A person read it and decided that it is not an opt-out.';
  await decideSuspicion(tx, item, { suspicion: 'cleared', decision });
  addTimelineEntry(tx, lead.id, 'suspicion_cleared', `${decision} (${id})`);
  return { id, leadId: lead.id, open: await countSuspectedItems(tx, lead.id) };
}

/** Also includes older messages from before the rule, because nothing is drafted for them either. */
function isUndecided(item: InboundItem): boolean {
  const { suspicion, decidedAt, body, payload } = item;
  if (suspicion !== null || decidedAt !== null) return suspicion === 'open';
  const texts = payload === null ? [body] : formatPayload(JSON.parse(payload)).texts;
  return notDraftedReason({ ...item, texts }) !== null;
}

async function notOpenReason(tx: Tx, item: InboundItem): Promise<ClearObstacle> {
  const { id, leadId, suspicion, decidedAt } = item;
  if (decidedAt === null) return { problem: `${id} is not a possible opt-out.`, suppressed: [] };
  const at = `${new Date(decidedAt).toISOString().slice(0, 16)}Z`;
  if (suspicion === 'cleared')
    return { problem: `A person cleared ${id} at ${at}; nothing has changed.`, suppressed: [] };
  const text = `A person confirmed ${id} as an opt-out at ${at}, so it cannot be cleared.`;
  const suppressed = await findSuppressedByItem(tx, item);
  if (suppressed.length > 0) return { problem: text, suppressed };
  return { problem: `${text} No address of ${leadId} is suppressed any more.`, suppressed };
}
