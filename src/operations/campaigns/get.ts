import type { Handler } from '../../operation.ts';
import {
  countCampaignLeads,
  findCampaign,
  firstCampaignLeads,
  listRules,
} from '../../store/queries/campaigns.ts';
import { viewCampaign, viewRule } from './_view.ts';

const shownLeads = 200;

export const handle: Handler<'campaigns.get'> = async ({ args: { campaignId }, tx, fail }) => {
  const found = await findCampaign(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  const leads = await firstCampaignLeads(tx, campaignId, shownLeads);
  const all = leads.length < shownLeads ? undefined : await countCampaignLeads(tx, [campaignId]);
  const rules = (await listRules(tx, campaignId)).map(viewRule);
  return { ...viewCampaign(campaign, all?.get(campaignId) ?? leads.length), leads, rules };
};
