import type { Handler } from '../../operation.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';
import { viewMessageStructure } from './_view.ts';

export const handle: Handler<'campaigns.messageStructure'> = async ({ args, tx, fail }) => {
  const campaign = await findCampaign(tx, args.campaignId);
  return viewMessageStructure(campaign ?? fail('campaign_not_found', null, { param: 'campaignId' }));
};
