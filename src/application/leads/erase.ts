import { randomBytes } from 'node:crypto';
import {
  deleteProposedContacts,
  deleteWaitingMailOf,
  forgetEventsOf,
  forgetFoundPeople,
  insertErasedAddresses,
  listMergedIds,
} from '../../store/queries/erasure.ts';
import { findLeadAddresses } from '../../store/queries/lead-identities.ts';
import { findLeadForUpdate, lockLeadsByAddress } from '../../store/queries/leads.ts';
import { lockRuns } from '../../store/queries/runs.ts';
import type { Tx } from '../../store/store.ts';
import { updateRunStatus } from '../runs/update-status.ts';
import { suppressPerson } from '../suppressions/suppress.ts';
import { deleteLeads } from './delete.ts';

export interface ErasedPerson {
  /** The deleted leads: the person may be a lead of several workspaces. */
  readonly leadIds: string[];
  readonly messages: number;
  /** The number of addresses that stay refused. */
  readonly addresses: number;
}

const keyBytes = 32;

/**
 * Deletes a person in all workspaces, with what was stored or sent about them. Of each address only a keyed hash stays,
 * so that a later import is refused. Null if there is no such lead. What others wrote about the person in their own
 * threads stays, and so do stored replies to calls, which end after a day.
 */
export async function erasePerson(tx: Tx, leadId: string): Promise<ErasedPerson | null> {
  const lead = await findLeadForUpdate(tx, leadId);
  if (!lead) return null;
  // Stops running work and locks the leads in the usual order, before any row is gone.
  await suppressPerson(tx, lead, { address: null, reason: 'erasure' });
  const own = (await findLeadAddresses(tx, [leadId])).get(leadId) ?? [];
  const leadIds = [...(await lockLeadsByAddress(tx, leadId, own))];
  const addresses = [...new Set([...(await findLeadAddresses(tx, leadIds)).values()].flat())];
  const formerIds = await listMergedIds(tx, leadIds);
  const { messages } = await deleteLeads(tx, leadIds);
  await insertErasedAddresses(tx, addresses, randomBytes(keyBytes).toString('hex'));
  await forgetEventsOf(tx, [...leadIds, ...formerIds]);
  await deleteWaitingMailOf(tx, addresses);
  await forgetFoundPeople(tx, addresses);
  const runs = await lockRuns(tx, await deleteProposedContacts(tx, addresses));
  for (const { id } of runs) await updateRunStatus(tx, id);
  return { leadIds, messages, addresses: addresses.length };
}
