/**
 * A campaign begins as a draft and is active, paused or completed as people say. One that is archived comes back as
 * paused, so that nothing of it goes on unasked. It takes leads until it is completed or archived.
 */
import type { Block, MessageForm } from './drafting/material.ts';

export type CampaignStatus = 'draft' | 'active' | 'paused' | 'completed' | 'archived';

const transitions: Readonly<Record<CampaignStatus, readonly CampaignStatus[]>> = {
  draft: ['active', 'archived'],
  active: ['paused', 'completed', 'archived'],
  paused: ['active', 'completed', 'archived'],
  completed: ['active', 'archived'],
  archived: ['paused'],
};

/** The statuses that a campaign can be given, besides the one it has. */
export function allowedTransitions(status: CampaignStatus): readonly CampaignStatus[] {
  return transitions[status];
}

/** The statuses in which leads can join, by hand or by rule. */
export const openStatuses: readonly CampaignStatus[] = ['draft', 'active', 'paused'];

/** No campaign has more rules than these. */
export const maxRules = 200;

/** What a caller is told whose leads a campaign does not take, or null where it takes them. */
export function closedReason(status: CampaignStatus): string | null {
  if (openStatuses.includes(status)) return null;
  const remedy = allowedTransitions(status)[0];
  return `The campaign is ${status} and takes no leads. Set its status to ${remedy} with campaigns.update first.`;
}

/** What a campaign was planned for. Times are epoch milliseconds. */
export interface CampaignSettings {
  targetRole?: string;
  targetIndustry?: string;
  targetCompanySize?: string;
  locations?: string[];
  leadCount?: number;
  startAt?: number;
  scheduledStartDate?: number;
}

/** What a campaign's messages are made of. */
export interface MessageStructure {
  objective?: string;
  blocks: Block[];
  form: MessageForm;
  mustNever: string[];
  must: string[];
  followUpStrategy?: string;
}
