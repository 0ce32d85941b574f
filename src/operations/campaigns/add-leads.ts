import type { CampaignJoin } from '../../../generated/contract/types.ts';
import type { Handler } from '../../operation.ts';
import { closedReason } from '../../domain/campaign.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';
import { findMergeTargets } from '../../store/queries/merged-leads.ts';
import { joinLeads } from '../../application/campaigns/join-leads.ts';

export const handle: Handler<'campaigns.addLeads'> = async ({ args, tx, fail, dryRun }) => {
  const { campaignId, leadIds } = args;
  const found = await findCampaign(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  const problem = closedReason(campaign.status);
  if (problem !== null) fail('invalid_state', problem);
  // The id of a merged lead refers to the lead it was merged into.
  const redirects = await findMergeTargets(tx, leadIds);
  const named = leadIds.map((leadId) => ({ leadId, meantId: redirects.get(leadId) ?? leadId }));
  const meantIds = named.map(({ meantId }) => meantId);
  const leads = await joinLeads(tx, campaign, meantIds);
  const joined = new Map(leads.map((lead) => [lead.leadId, lead.joined]));
  const items = named.map(({ leadId, meantId }, index): CampaignJoin => {
    const found = joined.get(meantId);
    if (found === undefined) return { leadId, outcome: 'not_found' };
    const isFirst = meantIds.indexOf(meantId) === index;
    return { leadId, outcome: isFirst && found ? 'added' : 'already_there' };
  });
  const count = (outcome: CampaignJoin['outcome']) => items.filter((item) => item.outcome === outcome).length;
  return {
    campaignId,
    items,
    added: count('added'),
    alreadyThere: count('already_there'),
    notFound: count('not_found'),
    dryRun,
  };
};
