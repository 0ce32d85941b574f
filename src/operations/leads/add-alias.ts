import type { Handler, TransactionCall } from '../../operation.ts';
import { normaliseEmail } from '../../domain/company-domain.ts';
import { editLead } from '../../domain/lead-edit.ts';
import { malformedMessage } from '../../domain/lead-input.ts';
import { toLeadState } from '../../domain/lead-merge.ts';
import { addEmailAlias, findEmailOwner } from '../../store/queries/lead-changes.ts';
import { readLockedLead } from '../../store/queries/lead-views.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { revokeApprovalsIfBlocked } from '../../application/suspicions/revoke-approvals.ts';
import { linkWaitingMail } from '../../application/mail/link-waiting.ts';
import { updateLead } from '../../application/leads/save.ts';
import { replaceEmail, findSuspectedDuplicates } from '../../application/leads/replace-email.ts';
import { findSuppressedAddresses } from '../../application/suppressions/find-suppressed.ts';

type Call = TransactionCall<'leads.addAlias'>;

/**
 * Accepts a suppressed address, so that the person is suppressed under every address. Rejecting it would leave the
 * others open.
 */
export const handle: Handler<'leads.addAlias'> = async (call) => {
  const { args, tx, fail } = call;
  const email =
    normaliseEmail(args.email) ?? fail('invalid_arguments', malformedMessage('email'), { param: 'email' });
  const row = (await findLeadForUpdate(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const owner = await findEmailOwner(tx, row.projectId, email);
  if (owner !== null && owner !== row.id) {
    const message = `${email} belongs to ${owner}. If both are the same person, merge them with leads.merge.`;
    fail('already_exists', message, { param: 'email' });
  }
  if (owner === null) {
    const wasSuppressed = (await findLeadSuppression(tx, row.id)) !== null;
    await claimAddress(call, row, email);
    addTimelineEntry(tx, row.id, 'address_added', `The address ${email} was added.`);
    const isSuppressed = !wasSuppressed && (await findSuppressedAddresses(tx, [email])).size > 0;
    if (isSuppressed)
      addTimelineEntry(tx, row.id, 'suppressed', `${email} is suppressed, so this person is suppressed too.`);
    await tx.flush();
    await revokeApprovalsIfBlocked(tx, [row.id]);
    await linkWaitingMail(tx, row.projectId, [{ leadId: row.id, value: email }]);
  }
  return readLockedLead(tx, row.id);
};

/** The first address becomes the lead's own; each further one an alias. */
async function claimAddress({ tx }: Call, row: Rows['Lead'], email: string): Promise<void> {
  if (row.email) {
    await addEmailAlias(tx, row, email);
    return updateLead(tx, row, toLeadState(row));
  }
  const edited = editLead(toLeadState(row), { email }, tx.now.getTime());
  if ('problem' in edited) throw new Error(edited.problem.message);
  await replaceEmail(tx, row, email);
  const suspectedDuplicates = await findSuspectedDuplicates(tx, edited.lead, email);
  await updateLead(tx, row, { ...edited.lead, suspectedDuplicates });
}
