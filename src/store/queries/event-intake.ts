/**
 * An event is taken in once under its key, for good. Taking it in claims the key: whoever comes with it at the same
 * time waits for the first transaction, and then for the answer where one is still being written. A claim whose process
 * died is taken over after its lease, with the same event and the same unit of paid work.
 */
import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../store.ts';

/** What was recorded under a key whose answer is still to be written. */
export interface OpenIntake {
  readonly key: string;
  readonly eventId: string;
  /** Names the paid work. */
  readonly unitId: string;
  /** What the call answers, as far as it is known. */
  readonly value: string;
}

export type IntakeClaim =
  | { readonly is: 'new' }
  | { readonly is: 'answered'; readonly value: string }
  | { readonly is: 'underway' }
  | { readonly is: 'lapsed'; readonly intake: OpenIntake };

/** Claims the key for a new event, or tells how far the one before is. Served by the primary key. */
export async function claimIntake(
  tx: Tx,
  { key, eventId, unitId }: Omit<OpenIntake, 'value'>,
  leaseMs: number,
): Promise<IntakeClaim> {
  const leasedUntil = new Date(tx.now.getTime() + leaseMs);
  const taken = await tx.sql(
    `insert into event_intake (org_id, key, event_id, unit_id, leased_until, value, is_answered, created_at)
     values ($1, $2, $3, $4, $5, '', false, $6) on conflict (org_id, key) do nothing returning key`,
    [tx.orgId, key, eventId, unitId, leasedUntil, tx.now],
  );
  if (taken.length > 0) return { is: 'new' };
  const row = await lockIntake(tx, key);
  if (row.isAnswered) return { is: 'answered', value: row.value };
  if (!row.isLapsed) return { is: 'underway' };
  await tx.sql('update event_intake set leased_until = $3 where org_id = $1 and key = $2', [
    tx.orgId,
    key,
    leasedUntil,
  ]);
  return { is: 'lapsed', intake: { ...row, key } };
}

/** Keeps what is known of the answer; it is final where `isAnswered`. */
export async function saveIntake(tx: Tx, key: string, value: string, isAnswered: boolean): Promise<void> {
  await tx.sql('update event_intake set value = $3, is_answered = $4 where org_id = $1 and key = $2', [
    tx.orgId,
    key,
    value,
    isAnswered,
  ]);
}

/** The answer that another call gave meanwhile, or null; the key is held until the transaction ends. */
export async function findIntakeAnswer(tx: Tx, key: string): Promise<string | null> {
  const { isAnswered, value } = await lockIntake(tx, key);
  return isAnswered ? value : null;
}

/** Lets the next repeat go on at once, after a call that failed. */
export async function releaseIntake(tx: Tx, key: string): Promise<void> {
  await tx.sql('update event_intake set leased_until = $3 where org_id = $1 and key = $2', [
    tx.orgId,
    key,
    tx.now,
  ]);
}

/**
 * What the unit of work is to answer, held, or null where it is none or is answered. Served by
 * event_intake_unit_index.
 */
export async function lockOpenIntake(tx: Tx, unitId: string): Promise<OpenIntake | null> {
  const [row] = await tx.sql<OpenIntake>(
    `select key, event_id as "eventId", unit_id as "unitId", value from event_intake
     where org_id = $1 and unit_id = $2 and not is_answered for update`,
    [tx.orgId, unitId],
  );
  return row ?? null;
}

async function lockIntake(tx: Tx, key: string) {
  const rows = await tx.sql<{
    eventId: string;
    unitId: string;
    value: string;
    isAnswered: boolean;
    isLapsed: boolean;
  }>(
    `select event_id as "eventId", unit_id as "unitId", value, is_answered as "isAnswered",
            leased_until < $3 as "isLapsed"
     from event_intake where org_id = $1 and key = $2 for update`,
    [tx.orgId, key, tx.now],
  );
  return onlyItem(rows);
}
