/**
 * A lead's CRM stage moves from none to contacted, replied, meeting and customer, or ends as lost. Events only move it
 * forward, and never from customer or lost. Only the deal stage, set by a person, changes between those two. People
 * set the status; events only move it from new to contacted and responded.
 */
import type { DealStage, LeadStage, LeadStatus } from './lead.ts';

const stageOrder: readonly LeadStage[] = ['none', 'contacted', 'replied', 'meeting'];
const statusOrder: readonly LeadStatus[] = ['new', 'contacted', 'responded'];

/** The later stage. Customer and lost are later than all others; of these two, `stage` is returned. */
export function laterStage(stage: LeadStage, other: LeadStage): LeadStage {
  return laterStep(stageOrder, stage, other);
}

/** The later status. Returns `status` unchanged if it is qualified or unqualified, which a person set. */
export function laterStatus(status: LeadStatus, other: LeadStatus): LeadStatus {
  return laterStep(statusOrder, status, other);
}

function laterStep<Step>(order: readonly Step[], step: Step, other: Step): Step {
  if (!order.includes(step)) return step;
  return !order.includes(other) || order.indexOf(other) > order.indexOf(step) ? other : step;
}

/** The stage and status after a reply from the lead. */
export function afterReply<Lead extends { readonly status: LeadStatus; readonly stage: LeadStage }>(
  lead: Lead,
): Lead {
  return {
    ...lead,
    stage: laterStage(lead.stage, 'replied'),
    status: laterStatus(lead.status, 'responded'),
  };
}

/** The stage and status after a message to the lead. */
export function afterContact<Lead extends { readonly status: LeadStatus; readonly stage: LeadStage }>(
  lead: Lead,
): Lead {
  return {
    ...lead,
    stage: laterStage(lead.stage, 'contacted'),
    status: laterStatus(lead.status, 'contacted'),
  };
}

/** The stage after a change of the deal stage: won means customer, lost means lost, others change nothing. */
export function stageByDeal(stage: LeadStage, dealStage: DealStage | null): LeadStage {
  if (dealStage === 'won') return 'customer';
  return dealStage === 'lost' ? 'lost' : stage;
}

export interface LeadMove {
  readonly field: 'status' | 'stage';
  readonly from: string;
  readonly to: string;
}

/** The changes that emit events: each change of the stage, and a change of the status to responded or qualified. */
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
