import type { Handler } from '../../operation.ts';
import { allowedTransitions } from '../../domain/campaign.ts';
import { readTime, unusableTimeMessage } from '../../domain/time.ts';
import { countCampaignLeads, findCampaignForUpdate } from '../../store/queries/campaigns.ts';
import { viewCampaign } from './_view.ts';

export const handle: Handler<'campaigns.update'> = async ({ args, tx, fail }) => {
  const { campaignId, name, status, scheduledStartDate, ...texts } = args;
  const found = await findCampaignForUpdate(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  const moves = allowedTransitions(campaign.status);
  if (status !== undefined && status !== campaign.status && !moves.includes(status)) {
    const message = `The campaign is ${campaign.status}. It can only become ${moves.join(' or ')}.`;
    fail('invalid_state', message, { param: 'status' });
  }
  const { scheduledStartDate: _planned, ...settings } = campaign.settings;
  const startMs =
    typeof scheduledStartDate === 'string' || typeof scheduledStartDate === 'number'
      ? (readTime(scheduledStartDate) ??
        fail('invalid_arguments', unusableTimeMessage('scheduledStartDate'), { param: 'scheduledStartDate' }))
      : null;
  const cleared = Object.entries(texts).map(([field, text]) => [field, text?.trim() ? text : null]);
  Object.assign(campaign, Object.fromEntries(cleared), {
    ...(name === undefined ? {} : { name }),
    ...(status === undefined ? {} : { status }),
    ...(scheduledStartDate === undefined
      ? {}
      : { settings: startMs === null ? settings : { ...settings, scheduledStartDate: startMs } }),
    ...(Object.keys(args).length > 1 ? { updatedAt: tx.now } : {}),
  });
  const leads = await countCampaignLeads(tx, [campaignId]);
  return viewCampaign(campaign, leads.get(campaignId) ?? 0);
};
