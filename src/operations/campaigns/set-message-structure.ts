import type { Handler } from '../../operation.ts';
import type { MessageStructure } from '../../domain/campaign.ts';
import { orderBlocks, structureProblems } from '../../domain/drafting/structure.ts';
import { findCampaignForUpdate } from '../../store/queries/campaigns.ts';
import { viewMessageStructure } from './_view.ts';

const empty: MessageStructure = { blocks: [], form: {}, mustNever: [], must: [] };

export const handle: Handler<'campaigns.setMessageStructure'> = async ({ args, tx, fail }) => {
  const { campaignId, blocks, ...fields } = args;
  const found = await findCampaignForUpdate(tx, campaignId);
  const campaign = found ?? fail('campaign_not_found', null, { param: 'campaignId' });
  if (campaign.structureLocked) fail('structure_locked');
  const [problem] = structureProblems(blocks ?? []);
  if (problem) fail('invalid_arguments', problem.message, { param: problem.path });
  const changes = { ...fields, ...(blocks ? { blocks: [...orderBlocks(blocks)] } : {}) };
  if (Object.keys(changes).length > 0) {
    campaign.structure = { ...empty, ...campaign.structure, ...changes };
    campaign.structureUpdatedAt = campaign.updatedAt = tx.now;
  }
  return viewMessageStructure(campaign);
};
