import type { CampaignJoin } from '../../../generated/contract/types.ts';
import type { Handler } from '../../operation.ts';
import { whyClosed } from '../../domain/campaign.ts';
import { joinLeads } from '../../store/queries/campaign-joins.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';

export const handle: Handler<'campaigns.addLeads'> = async ({ args, tx, fail, dryRun }) => {
  const { campaignId, leadIds } = args;
  const found = await findCampaign(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  const closed = whyClosed(campaign.status);
  if (closed !== null) fail('invalid_state', closed);
  const leads = await joinLeads(tx, campaign, leadIds);
  const joined = new Map(leads.map((lead) => [lead.leadId, lead.joined]));
  const items = leadIds.map((leadId, place): CampaignJoin => {
    if (!joined.has(leadId)) return { leadId, outcome: 'not_found' };
    const isFirst = leadIds.indexOf(leadId) === place;
    return { leadId, outcome: isFirst && joined.get(leadId) ? 'added' : 'already_there' };
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
