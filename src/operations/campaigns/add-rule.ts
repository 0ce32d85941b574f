import type { Handler } from '../../operation.ts';
import { mostRules, whyClosed } from '../../domain/campaign.ts';
import { readTags } from '../../domain/tags.ts';
import { CampaignRule } from '../../store/entities/campaigns.ts';
import { newId } from '../../store/ids.ts';
import { findCampaignForChange, listRules } from '../../store/queries/campaigns.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewRule } from './_view.ts';

export const handle: Handler<'campaigns.addRule'> = async ({ args, tx, fail }) => {
  const { projectId, campaignId, condition } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const found = await findCampaignForChange(tx, campaignId);
  const campaign =
    found?.projectId === projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const closed = whyClosed(campaign.status);
  if (closed !== null) fail('invalid_state', closed);
  const [read] = readTags([condition.tag]);
  const param = 'condition.tag';
  const tag = read ?? fail('invalid_arguments', `The argument ${param} holds only blanks.`, { param });
  const rules = await listRules(tx, campaignId);
  const known = rules.find((rule) => rule.tag === tag);
  if (known) return { ...viewRule(known), created: false };
  if (rules.length >= mostRules) fail('invalid_state', `A campaign has at most ${mostRules} rules.`);
  const made = { orgId: tx.orgId, id: newId('rule'), projectId, campaignId, tag, createdAt: tx.now };
  return { ...viewRule(tx.em.create(CampaignRule, made)), created: true };
};
