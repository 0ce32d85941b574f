import type { Handler } from '../../operation.ts';
import { whyClosed } from '../../domain/campaign.ts';
import { readTags } from '../../domain/tags.ts';
import { joinTagged } from '../../store/queries/campaign-joins.ts';
import { findCampaign } from '../../store/queries/campaigns.ts';
import { hasProject } from '../../store/queries/projects.ts';

export const handle: Handler<'campaigns.addLeadsByTag'> = async ({ args, tx, fail, dryRun }) => {
  const { projectId, campaignId } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const found = await findCampaign(tx, campaignId);
  const campaign =
    found?.projectId === projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const closed = whyClosed(campaign.status);
  if (closed !== null) fail('invalid_state', closed);
  const tags = readTags(args.tags);
  if (tags.length === 0) fail('invalid_arguments', 'The argument tags holds only blanks.', { param: 'tags' });
  const leads = await joinTagged(tx, campaign, tags);
  const added = leads.filter(({ joined }) => joined).length;
  return { campaignId, matched: leads.length, added, alreadyThere: leads.length - added, dryRun };
};
