import type {
  Campaign as CampaignView,
  CampaignRule as CampaignRuleView,
  MessageStructure as MessageStructureView,
} from '../../../generated/contract/types.ts';
import { contentHashOf } from '../../domain/drafting/structure.ts';
import type { Rows } from '../../store/rows.ts';

/** The API's form of a campaign. Parts that were never set are null or an empty list. */
export function viewCampaign(campaign: Rows['Campaign'], leadCount: number): CampaignView {
  const { settings } = campaign;
  return {
    id: campaign.id,
    projectId: campaign.projectId,
    name: campaign.name,
    status: campaign.status,
    goal: campaign.goal ?? null,
    brief: campaign.brief ?? null,
    ghostwriterHints: campaign.ghostwriterHints ?? null,
    outreachAngle: campaign.outreachAngle ?? null,
    channels: campaign.channels,
    settings: {
      targetRole: settings.targetRole ?? null,
      targetIndustry: settings.targetIndustry ?? null,
      targetCompanySize: settings.targetCompanySize ?? null,
      locations: settings.locations ?? [],
      leadCount: settings.leadCount ?? null,
      startAt: settings.startAt ?? null,
      scheduledStartDate: settings.scheduledStartDate ?? null,
    },
    leadCount,
    hasStructure: Boolean(campaign.structure),
    createdAt: campaign.createdAt.getTime(),
    updatedAt: campaign.updatedAt.getTime(),
  };
}

/** The API's form of a campaign rule. */
export function viewRule({ id, campaignId, tag, createdAt }: Rows['CampaignRule']): CampaignRuleView {
  return { id, campaignId, condition: { tag }, createdAt: createdAt.getTime() };
}

/** The API's form of a message structure; without one there are no blocks. */
export function viewMessageStructure(campaign: Rows['Campaign']): MessageStructureView {
  const { structure, structureLocked, structureUpdatedAt } = campaign;
  return {
    campaignId: campaign.id,
    exists: Boolean(structure),
    state: structureLocked ? 'locked' : 'draft',
    locked: structureLocked,
    objective: structure?.objective ?? null,
    blocks: (structure?.blocks ?? []).map((block) => ({
      id: block.id,
      order: block.order,
      kind: block.kind,
      role: block.role,
      label: block.label ?? null,
      content: block.content ?? null,
      aiInstruction: block.aiInstruction ?? null,
      optional: block.optional ?? false,
      sha256: block.kind === 'locked' ? contentHashOf(block.content ?? '') : null,
    })),
    form: {
      paragraphs: structure?.form.paragraphs ?? null,
      maxWords: structure?.form.maxWords ?? null,
      links: structure?.form.links ?? 'allowed',
    },
    mustNever: structure?.mustNever ?? [],
    must: structure?.must ?? [],
    followUpStrategy: structure?.followUpStrategy ?? null,
    updatedAt: structureUpdatedAt?.getTime() ?? null,
  };
}
