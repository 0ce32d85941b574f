import type { Handler, TransactionCall } from '../../operation.ts';
import { whyClosed } from '../../domain/campaign.ts';
import { editLead } from '../../domain/lead-edit.ts';
import type { LeadState } from '../../domain/lead.ts';
import { gainedTags } from '../../domain/tags.ts';
import { joinByTags, noteJoins } from '../../store/queries/campaign-joins.ts';
import { findCampaign, joinCampaign } from '../../store/queries/campaigns.ts';
import { adoptMail } from '../../store/queries/inbound-mail.ts';
import {
  changeLead,
  findEmailOwner,
  findLeadForChange,
  moveEmail,
  suspectsOf,
} from '../../store/queries/lead-changes.ts';
import { noteMoves } from '../../store/queries/lead-moves.ts';
import { readHeldLead } from '../../store/queries/lead-views.ts';
import { takeBackWhereBarred } from '../../store/queries/suspicions.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';

type Call = TransactionCall<'leads.update'>;

export const handle: Handler<'leads.update'> = async (call) => {
  const { args, tx, fail } = call;
  const { leadId, campaignId, ...edit } = args;
  const row = (await findLeadForChange(tx, leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const result = editLead(row, edit, tx.now.getTime());
  if ('problem' in result) return fail('invalid_arguments', result.problem.message, result.problem);
  const before = { ...row };
  const email = result.edited.includes('email') ? result.lead.email : null;
  const lead = email ? await changeEmail(call, before, result.lead, email) : result.lead;
  if (result.edited.length > 0) await changeLead(tx, row, lead);
  noteEdit(call, before, lead, result.edited);
  if (email) await adoptMail(tx, lead.projectId, [{ leadId: lead.id, value: email }]);
  noteJoins(tx, await joinByTags(tx, lead.projectId, [gainedTags(before.tags, lead)]));
  if (campaignId !== undefined) await putIntoCampaign(call, lead, campaignId);
  await tx.flush();
  if (result.edited.some((field) => barring.has(field))) await takeBackWhereBarred(tx, [lead.id]);
  return readHeldLead(tx, lead.id);
};

/** With these a person may become one who must not be written to. */
const barring: ReadonlySet<string> = new Set(['email', 'companyDomain', 'companyWebsite', 'externalUrl']);

async function changeEmail(
  { tx, fail }: Call,
  before: LeadState,
  lead: LeadState,
  email: string,
): Promise<LeadState> {
  const owner = await findEmailOwner(tx, lead.projectId, email);
  if (owner !== null && owner !== lead.id) fail('already_exists', null, { param: 'email' });
  await moveEmail(tx, before, email);
  return { ...lead, suspectedDuplicates: await suspectsOf(tx, lead, email) };
}

/** One entry for each thing that others are told of, and one for the rest. */
function noteEdit({ tx }: Call, before: LeadState, lead: LeadState, edited: readonly string[]): void {
  const told = noteMoves(tx, before, lead);
  const rest = edited.filter((field) => !told.has(field));
  if (rest.length > 0)
    addTimelineEntry(tx, lead.id, 'edited', `Changed through the API: ${rest.join(', ')}.`);
}

async function putIntoCampaign({ tx, fail }: Call, lead: LeadState, campaignId: string): Promise<void> {
  const found = await findCampaign(tx, campaignId);
  const campaign =
    found?.projectId === lead.projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const closed = whyClosed(campaign.status);
  if (closed !== null) fail('invalid_state', closed, { param: 'campaignId' });
  if (!(await joinCampaign(tx, campaignId, lead.id))) return;
  addTimelineEntry(tx, lead.id, 'campaign_joined', `The lead was put into the campaign ${campaign.name}.`);
}
