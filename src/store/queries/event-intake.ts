import { onlyItem } from '../../domain/only-item.ts';
import type { Tx } from '../store.ts';

/** An event whose answer is not final. */
export interface OpenIntake {
  readonly key: string;
  readonly eventId: string;
  /** Identifies the paid work. */
  readonly unitId: string;
  /** The answer so far. */
  readonly value: string;
}

/** Adds a key with a lease. False if the key is known. Served by the primary key. */
export async function insertIntake(
  tx: Tx,
  { key, eventId, unitId }: Omit<OpenIntake, 'value'>,
  leasedUntil: Date,
): Promise<boolean> {
  const inserted = await tx.sql(
    `insert into event_intake (org_id, key, event_id, unit_id, leased_until, value, is_answered, created_at)
     values ($1, $2, $3, $4, $5, '', false, $6) on conflict (org_id, key) do nothing returning key`,
    [tx.orgId, key, eventId, unitId, leasedUntil, tx.now],
  );
  return inserted.length > 0;
}

/** Changes the end of the lease. Served by the primary key. */
export async function updateIntakeLease(tx: Tx, key: string, leasedUntil: Date): Promise<void> {
  await tx.sql('update event_intake set leased_until = $3 where org_id = $1 and key = $2', [
    tx.orgId,
    key,
    leasedUntil,
  ]);
}

/** Saves the answer, which is final if `isAnswered`. */
export async function saveIntake(tx: Tx, key: string, value: string, isAnswered: boolean): Promise<void> {
  await tx.sql('update event_intake set value = $3, is_answered = $4 where org_id = $1 and key = $2', [
    tx.orgId,
    key,
    value,
    isAnswered,
  ]);
}

/** Locks the open event of a unit of work. Null if there is none. Served by event_intake_unit_index. */
export async function lockOpenIntake(tx: Tx, unitId: string): Promise<OpenIntake | null> {
  const [row] = await tx.sql<OpenIntake>(
    `select key, event_id as "eventId", unit_id as "unitId", value from event_intake
     where org_id = $1 and unit_id = $2 and not is_answered for update`,
    [tx.orgId, unitId],
  );
  return row ?? null;
}

/** Locks the key. Served by the primary key. */
export async function lockIntake(tx: Tx, key: string) {
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
