import type { Handler } from '../../operation.ts';
import {
  countCampaignLeads,
  findCampaign,
  listFirstCampaignLeads,
  listCampaignRules,
} from '../../store/queries/campaigns.ts';
import { viewCampaign, viewRule } from './_view.ts';

const shownLeads = 200;

export const handle: Handler<'campaigns.get'> = async ({ args: { campaignId }, tx, fail }) => {
  const [found, leads, rules] = await Promise.all([
    findCampaign(tx, campaignId),
    listFirstCampaignLeads(tx, campaignId, shownLeads),
    listCampaignRules(tx, campaignId),
  ]);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  const all = leads.length < shownLeads ? undefined : await countCampaignLeads(tx, [campaignId]);
  const count = all?.get(campaignId) ?? leads.length;
  return { ...viewCampaign(campaign, count), leads, rules: rules.map(viewRule) };
};
