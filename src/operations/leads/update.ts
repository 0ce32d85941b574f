import type { Handler, TransactionCall } from '../../operation.ts';
import { closedReason } from '../../domain/campaign.ts';
import { editLead } from '../../domain/lead-edit.ts';
import type { LeadState } from '../../domain/lead.ts';
import { gainedTags } from '../../domain/tags.ts';
import { joinCampaignsByTags } from '../../store/queries/campaign-joins.ts';
import { findCampaign, addLeadToCampaign } from '../../store/queries/campaigns.ts';
import { findEmailOwner } from '../../store/queries/lead-changes.ts';
import { recordStatusChanges } from '../../application/leads/record-status-changes.ts';
import { readLockedLead } from '../../store/queries/lead-views.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordJoins } from '../../application/campaigns/join-leads.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { revokeApprovalsIfBlocked } from '../../application/suspicions/revoke-approvals.ts';
import { linkWaitingMail } from '../../application/mail/link-waiting.ts';
import { updateLead } from '../../application/leads/save.ts';
import { replaceEmail, findSuspectedDuplicates } from '../../application/leads/replace-email.ts';

type Call = TransactionCall<'leads.update'>;

export const handle: Handler<'leads.update'> = async (call) => {
  const { args, tx, fail } = call;
  const { leadId, campaignId, ...edit } = args;
  const row = (await findLeadForUpdate(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const result = editLead(row, edit, tx.now.getTime());
  if ('problem' in result) return fail('invalid_arguments', result.problem.message, result.problem);
  const before = { ...row };
  const email = result.edited.includes('email') ? result.lead.email : null;
  const lead = email ? await changeEmail(call, before, result.lead, email) : result.lead;
  if (result.edited.length > 0) await updateLead(tx, row, lead);
  recordEdit(call, before, lead, result.edited);
  if (email) await linkWaitingMail(tx, lead.projectId, [{ leadId: lead.id, value: email }]);
  recordJoins(tx, await joinCampaignsByTags(tx, lead.projectId, [gainedTags(before.tags, lead)]));
  if (campaignId !== undefined) await addToCampaign(call, lead, campaignId);
  await tx.flush();
  if (result.edited.some((field) => suppressibleFields.has(field)))
    await revokeApprovalsIfBlocked(tx, [lead.id]);
  return readLockedLead(tx, lead.id);
};

/** Changing these fields may make the person a suppressed one. */
const suppressibleFields: ReadonlySet<string> = new Set([
  'email',
  'companyDomain',
  'companyWebsite',
  'externalUrl',
]);

async function changeEmail(
  { tx, fail }: Call,
  before: LeadState,
  lead: LeadState,
  email: string,
): Promise<LeadState> {
  const owner = await findEmailOwner(tx, lead.projectId, email);
  if (owner !== null && owner !== lead.id) fail('already_exists', null, { param: 'email' });
  await replaceEmail(tx, before, email);
  return { ...lead, suspectedDuplicates: await findSuspectedDuplicates(tx, lead, email) };
}

/** Adds a timeline entry for each change that raises an event, and one entry for all others. */
function recordEdit({ tx }: Call, before: LeadState, lead: LeadState, edited: readonly string[]): void {
  const reported = recordStatusChanges(tx, before, lead);
  const otherFields = edited.filter((field) => !reported.has(field));
  if (otherFields.length > 0)
    addTimelineEntry(tx, lead.id, 'edited', `Changed through the API: ${otherFields.join(', ')}.`);
}

async function addToCampaign({ tx, fail }: Call, lead: LeadState, campaignId: string): Promise<void> {
  const found = await findCampaign(tx, campaignId);
  const campaign =
    found?.projectId === lead.projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const problem = closedReason(campaign.status);
  if (problem !== null) fail('invalid_state', problem, { param: 'campaignId' });
  if (!(await addLeadToCampaign(tx, campaignId, lead.id))) return;
  addTimelineEntry(tx, lead.id, 'campaign_joined', `The lead was added to the campaign ${campaign.name}.`);
}
