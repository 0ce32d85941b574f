import type { Handler } from '../../operation.ts';
import { maxRules, closedReason } from '../../domain/campaign.ts';
import { normaliseTags } from '../../domain/tags.ts';
import { CampaignRule } from '../../store/entities/campaigns.ts';
import { newId } from '../../store/ids.ts';
import { findCampaignForUpdate, listCampaignRules } from '../../store/queries/campaigns.ts';
import { hasProject } from '../../store/queries/projects.ts';
import { viewRule } from './_view.ts';

export const handle: Handler<'campaigns.addRule'> = async ({ args, tx, fail }) => {
  const { projectId, campaignId, condition } = args;
  if (!(await hasProject(tx, projectId))) fail('project_not_found', null, { param: 'projectId' });
  const found = await findCampaignForUpdate(tx, campaignId);
  const campaign =
    found?.projectId === projectId ? found : fail('campaign_not_found', null, { param: 'campaignId' });
  const problem = closedReason(campaign.status);
  if (problem !== null) fail('invalid_state', problem);
  const [normalised] = normaliseTags([condition.tag]);
  const param = 'condition.tag';
  const tag = normalised ?? fail('invalid_arguments', `The argument ${param} is blank.`, { param });
  const rules = await listCampaignRules(tx, campaignId);
  const existing = rules.find((rule) => rule.tag === tag);
  if (existing) return { ...viewRule(existing), created: false };
  if (rules.length >= maxRules) fail('invalid_state', `A campaign has at most ${maxRules} rules.`);
  const fields = { orgId: tx.orgId, id: newId('rule'), projectId, campaignId, tag, createdAt: tx.now };
  return { ...viewRule(tx.em.create(CampaignRule, fields)), created: true };
};
