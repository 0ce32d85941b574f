import type { Handler } from '../../operation.ts';
import { closedReason } from '../../domain/campaign.ts';
import { normaliseTags } from '../../domain/tags.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { joinTaggedLeads } from '../../application/campaigns/join-leads.ts';

export const handle: Handler<'campaigns.addLeadsByTag'> = async ({ args, tx, fail, dryRun }) => {
  const { projectId, campaignId } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const found = await findCampaign(tx, campaignId);
  const campaign =
    found?.projectId === projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const problem = closedReason(campaign.status);
  if (problem !== null) fail('invalid_state', problem);
  const tags = normaliseTags(args.tags);
  if (tags.length === 0) fail('invalid_arguments', 'The argument tags is blank.', { param: 'tags' });
  const leads = await joinTaggedLeads(tx, campaign, tags);
  const added = leads.filter(({ joined }) => joined).length;
  return { campaignId, matched: leads.length, added, alreadyThere: leads.length - added, dryRun };
};
