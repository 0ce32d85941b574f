import type { Handler } from '../../operation.ts';
import { countCampaignMessages, findCampaign } from '../../store/queries/campaigns.ts';

export const handle: Handler<'campaigns.stats'> = async ({ args: { campaignId }, tx, fail }) => {
  if (!(await findCampaign(tx, campaignId))) fail('campaign_not_found', null, { param: 'campaignId' });
  return { campaignId, ...(await countCampaignMessages(tx, campaignId)), opened: null, clicked: null };
};
