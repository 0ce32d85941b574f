import {
  findNoticeDueTime,
  leaseNotice,
  listNoticeRecipients,
  type LeasedNotice,
} from '../../store/queries/notice-sending.ts';
import { deleteOutboxRow, rescheduleOutboxRow } from '../../store/queries/outbox.ts';
import type { Tx } from '../../store/store.ts';

export interface ClaimedNotice extends LeasedNotice {
  readonly id: string;
  /** Remaining recipients: active members of the organisation. */
  readonly recipients: readonly string[];
}

/**
 * Claims a waiting notice for `leaseMs`. Null if it is finished, postponed, or claimed by another process. Then the
 * outbox row is postponed until it may be claimed, or deleted.
 */
export async function claimNotice(tx: Tx, id: string, leaseMs: number): Promise<ClaimedNotice | null> {
  const notice = await leaseNotice(tx, id, new Date(tx.now.getTime() + leaseMs));
  if (notice) return { ...notice, id, recipients: await listNoticeRecipients(tx, notice) };
  const dueAt = await findNoticeDueTime(tx, id);
  await (dueAt === null ? deleteOutboxRow(tx, id) : rescheduleOutboxRow(tx, id, dueAt));
  return null;
}
