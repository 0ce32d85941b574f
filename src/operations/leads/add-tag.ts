import type { Handler } from '../../operation.ts';
import { addTags } from '../../domain/lead-edit.ts';
import { maxTags } from '../../domain/tags.ts';
import { joinCampaignsByTags } from '../../store/queries/campaign-joins.ts';
import { readLockedLead } from '../../store/queries/lead-views.ts';
import { addTimelineEntry } from '../../store/queries/timeline.ts';
import { recordJoins } from '../../application/campaigns/join-leads.ts';
import { findLeadForUpdate } from '../../store/queries/leads.ts';
import { updateLead } from '../../application/leads/save.ts';

export const handle: Handler<'leads.addTag'> = async ({ args, tx, fail }) => {
  const row = (await findLeadForUpdate(tx, args.leadId)) ?? fail('lead_not_found', null, { param: 'leadId' });
  const { lead, added } = addTags(row, args.tags, tx.now.getTime());
  if (added.length > 0) {
    if (lead.tags.length > maxTags)
      fail('invalid_arguments', tooManyTags(lead.tags.length), { param: 'tags' });
    await updateLead(tx, row, lead);
    addTimelineEntry(tx, lead.id, 'tagged', `Tagged through the API: ${added.join(', ')}.`);
    recordJoins(tx, await joinCampaignsByTags(tx, lead.projectId, [{ leadId: lead.id, tags: added }]));
    await tx.flush();
  }
  return readLockedLead(tx, lead.id);
};

function tooManyTags(count: number): string {
  return `The lead would have ${count} tags; the limit is ${maxTags}.`;
}
