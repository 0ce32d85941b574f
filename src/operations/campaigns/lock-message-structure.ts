import type { Handler } from '../../operation.ts';
import { findCampaignForUpdate } from '../../store/queries/campaigns.ts';
import { viewMessageStructure } from './_view.ts';

export const handle: Handler<'campaigns.lockMessageStructure'> = async ({ args, tx, fail }) => {
  const { campaignId, locked } = args;
  const found = await findCampaignForUpdate(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  if (locked && !campaign.structure) {
    fail(
      'invalid_state',
      'The campaign has no message structure to lock. Set one with campaigns.setMessageStructure.',
    );
  }
  if (campaign.structureLocked !== locked) {
    campaign.structureLocked = locked;
    campaign.updatedAt = tx.now;
  }
  return viewMessageStructure(campaign);
};
