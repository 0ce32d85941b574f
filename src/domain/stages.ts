/**
 * A lead's CRM stage walks none → contacted → replied → meeting → customer, or ends as lost. What happens moves it
 * forwards only, and never out of customer or lost; a person who sets the deal stage decides between those two ends.
 * The status is people's own word; on its own it only walks new → contacted → responded.
 */
import type { DealStage, LeadStage, LeadStatus } from './lead.ts';

const stageOrder: readonly LeadStage[] = ['none', 'contacted', 'replied', 'meeting'];
const statusOrder: readonly LeadStatus[] = ['new', 'contacted', 'responded'];

/** The stage that is further along; of two ends, and of an end and a step on the way, the first one's end holds. */
export function laterStage(stage: LeadStage, other: LeadStage): LeadStage {
  return laterStep(stageOrder, stage, other);
}

/** The status that is further along; what a person set as qualified or unqualified stays. */
export function laterStatus(status: LeadStatus, other: LeadStatus): LeadStatus {
  return laterStep(statusOrder, status, other);
}

function laterStep<Step>(order: readonly Step[], step: Step, other: Step): Step {
  if (!order.includes(step)) return step;
  return !order.includes(other) || order.indexOf(other) > order.indexOf(step) ? other : step;
}

/** The stage and status after a person wrote to us. */
export function afterReply<Lead extends { readonly status: LeadStatus; readonly stage: LeadStage }>(
  lead: Lead,
): Lead {
  return {
    ...lead,
    stage: laterStage(lead.stage, 'replied'),
    status: laterStatus(lead.status, 'responded'),
  };
}

/** The stage and status after somebody of ours wrote to the lead. */
export function afterContact<Lead extends { readonly status: LeadStatus; readonly stage: LeadStage }>(
  lead: Lead,
): Lead {
  return {
    ...lead,
    stage: laterStage(lead.stage, 'contacted'),
    status: laterStatus(lead.status, 'contacted'),
  };
}

/** The stage after a person set the deal stage: won makes a customer, lost ends it, the others move nothing. */
export function stageByDeal(stage: LeadStage, dealStage: DealStage | null): LeadStage {
  if (dealStage === 'won') return 'customer';
  return dealStage === 'lost' ? 'lost' : stage;
}

export interface LeadMove {
  readonly field: 'status' | 'stage';
  readonly from: string;
  readonly to: string;
}

/** The moves that others are told of: every move of the stage, and a status that becomes responded or qualified. */
export function notifiableMoves(
  before: { readonly status: LeadStatus; readonly stage: LeadStage },
  after: { readonly status: LeadStatus; readonly stage: LeadStage },
): readonly LeadMove[] {
  const moves: LeadMove[] = [];
  if (after.status !== before.status && (after.status === 'responded' || after.status === 'qualified')) {
    moves.push({ field: 'status', from: before.status, to: after.status });
  }
  if (after.stage !== before.stage) moves.push({ field: 'stage', from: before.stage, to: after.stage });
  return moves;
}
