import { newId } from '../ids.ts';
import type { Tx } from '../store.ts';
import { erasedHashSql } from './suppressions.ts';

/**
 * Replaces the suppressions of addresses by their hashes. `newKey` becomes the organisation's key if it has none yet.
 * Served by the primary key of erasure_key and suppression_value_key.
 */
export async function insertErasedAddresses(
  tx: Tx,
  addresses: readonly string[],
  newKey: string,
): Promise<void> {
  if (addresses.length === 0) return;
  await tx.sql('insert into erasure_key (org_id, key) values ($1, $2) on conflict (org_id) do nothing', [
    tx.orgId,
    newKey,
  ]);
  await tx.sql(
    `insert into suppression (org_id, id, kind, value, reason, since)
     select $1, erased.id, 'hash', ${erasedHashSql('erased.value')}, 'erasure', $4
     from erasure_key k, unnest($2::text[], $3::text[]) as erased (id, value) where k.org_id = $1
     on conflict on constraint suppression_value_key do nothing returning id`,
    [tx.orgId, addresses.map(() => newId('suppression')), addresses, tx.now],
  );
  await tx.sql(`delete from suppression where org_id = $1 and kind = 'address' and value = any($2)`, [
    tx.orgId,
    addresses,
  ]);
}

/** Returns the ids of leads that were merged into these. Served by merged_lead_lead_index. */
export async function listMergedIds(tx: Tx, leadIds: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ id: string }>(
    'select old_id as id from merged_lead where org_id = $1 and lead_id = any($2)',
    [tx.orgId, leadIds],
  );
  return rows.map(({ id }) => id);
}

/**
 * Removes names, addresses and words from the events of leads, and the bytes that were sent of them. The events stay,
 * because deliveries may still wait. Reads all events of the organisation.
 */
export async function forgetEventsOf(tx: Tx, leadIds: readonly string[]): Promise<void> {
  const events = await tx.sql<{ id: string }>(
    `update event
     set data = data || '{"email": null, "firstName": null, "lastName": null, "company": null}'
       || case when type = 'reply.received' then '{"from": "", "subject": ""}' else '{}' end::jsonb
     where org_id = $1 and data->>'leadId' = any($2) returning id`,
    [tx.orgId, leadIds],
  );
  await tx.sql(
    'update delivery set body = null where org_id = $1 and event_id = any($2) and body is not null',
    [tx.orgId, events.map(({ id }) => id)],
  );
}

/** Deletes mail of these senders that waits for a lead. Reads all waiting mail of the organisation. */
export async function deleteWaitingMailOf(tx: Tx, addresses: readonly string[]): Promise<void> {
  await tx.sql('delete from unlinked_mail where org_id = $1 and address = any($2)', [tx.orgId, addresses]);
}

/**
 * Removes people with these addresses from companies that runs found and from imported files of companies. Reads all
 * these rows of the organisation.
 */
export async function forgetFoundPeople(tx: Tx, addresses: readonly string[]): Promise<void> {
  for (const table of ['run_company', 'directory_company'])
    await tx.sql(
      `update ${table} set people = (
         select coalesce(jsonb_agg(person), '[]') from jsonb_array_elements(people) as person
         where coalesce(person->>'email', '') <> all($2))
       where org_id = $1 and exists (
         select from jsonb_array_elements(people) as person where person->>'email' = any($2))`,
      [tx.orgId, addresses],
    );
}

/** Deletes contacts with these addresses that wait for a person in runs. Returns the runs. Served by run_lead_pkey. */
export async function deleteProposedContacts(tx: Tx, addresses: readonly string[]): Promise<string[]> {
  const rows = await tx.sql<{ runId: string }>(
    `delete from run_lead where org_id = $1 and lead_id is null and contact->>'email' = any($2)
     returning run_id as "runId"`,
    [tx.orgId, addresses],
  );
  return rows.map(({ runId }) => runId);
}
