import type { Handler, TransactionCall } from '../../operation.ts';
import { normaliseEmail } from '../../domain/company-domain.ts';
import { editLead } from '../../domain/lead-edit.ts';
import { malformed } from '../../domain/lead-input.ts';
import { leadState } from '../../domain/lead-merge.ts';
import { adoptMail } from '../../store/queries/inbound-mail.ts';
import {
  changeLead,
  claimAlias,
  findEmailOwner,
  findLeadForChange,
  moveEmail,
  suspectsOf,
} from '../../store/queries/lead-changes.ts';
import { readHeldLead } from '../../store/queries/lead-views.ts';
import { findLeadSuppression, findSuppressedAddresses } from '../../store/queries/suppression.ts';
import { takeBackWhereBarred } from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import type { Rows } from '../../store/rows.ts';

type Call = TransactionCall<'leads.addAlias'>;

/**
 * An address that must not be written to is taken like any other: with it the person is suppressed under every address,
 * where a refusal would leave the others open.
 */
export const handle: Handler<'leads.addAlias'> = async (call) => {
  const { args, tx, fail } = call;
  const email =
    normaliseEmail(args.email) ?? fail('invalid_arguments', malformed('email'), { param: 'email' });
  const row = (await findLeadForChange(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const owner = await findEmailOwner(tx, row.projectId, email);
  if (owner !== null && owner !== row.id) {
    const message = `${email} is an address of ${owner}. If both are the same person, merge them with leads.merge.`;
    fail('already_exists', message, { param: 'email' });
  }
  if (owner === null) {
    const wasSuppressed = (await findLeadSuppression(tx, row.id)) !== null;
    await claim(call, row, email);
    addTimelineEntry(tx, row.id, 'address_added', `The address ${email} was added.`);
    const isSuppressed = !wasSuppressed && (await findSuppressedAddresses(tx, [email])).size > 0;
    if (isSuppressed)
      addTimelineEntry(
        tx,
        row.id,
        'suppressed',
        `Nobody may write to ${email}, so not to this person either.`,
      );
    await tx.flush();
    await takeBackWhereBarred(tx, [row.id]);
    await adoptMail(tx, row.projectId, [{ leadId: row.id, value: email }]);
  }
  return readHeldLead(tx, row.id);
};

/** The first address of a lead is its own, each further one an alias. */
async function claim({ tx }: Call, row: Rows['Lead'], email: string): Promise<void> {
  if (row.email) {
    await claimAlias(tx, row, email);
    return changeLead(tx, row, leadState(row));
  }
  const edited = editLead(leadState(row), { email }, tx.now.getTime());
  if ('problem' in edited) throw new Error(edited.problem.message);
  await moveEmail(tx, row, email);
  const suspectedDuplicates = await suspectsOf(tx, edited.lead, email);
  await changeLead(tx, row, { ...edited.lead, suspectedDuplicates });
}
