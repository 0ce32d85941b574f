/**
 * A campaign starts as a draft; people make it active, paused or completed. An archived campaign is restored as
 * paused, so that nothing resumes automatically. A campaign accepts leads until it is completed or archived.
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

/** The statuses that a campaign can change to. */
export function allowedTransitions(status: CampaignStatus): readonly CampaignStatus[] {
  return transitions[status];
}

/** The statuses in which leads can join, manually or by rule. */
export const openStatuses: readonly CampaignStatus[] = ['draft', 'active', 'paused'];

export const maxRules = 200;

/** The error message if a campaign accepts no leads; null if it accepts them. */
export function closedReason(status: CampaignStatus): string | null {
  if (openStatuses.includes(status)) return null;
  const remedy = allowedTransitions(status)[0];
  return `The campaign is ${status} and accepts no leads. Set its status to ${remedy} with campaigns.update first.`;
}

/** The settings that plan a campaign. Times are epoch milliseconds. */
export interface CampaignSettings {
  targetRole?: string;
  targetIndustry?: string;
  targetCompanySize?: string;
  locations?: string[];
  leadCount?: number;
  startAt?: number;
  scheduledStartDate?: number;
}

/** The structure of a campaign's messages. */
export interface MessageStructure {
  objective?: string;
  blocks: Block[];
  form: MessageForm;
  mustNever: string[];
  must: string[];
  followUpStrategy?: string;
}
