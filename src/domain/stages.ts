/**
 * A lead's CRM stage walks none → contacted → replied → meeting → customer, or ends as lost. What happens moves it
 * forwards only, and never out of customer or lost; a person who sets the deal stage decides between those two ends.
 * The status is people's own word; on its own it only walks new → contacted → responded.
 */
import type { DealStage, LeadStage, LeadStatus } from './lead.ts';

/** What moves a lead on its own: a first message went out, a person wrote to us, a meeting was booked. */
export type Happening = 'sent' | 'replied' | 'booked';

const walk: readonly LeadStage[] = ['none', 'contacted', 'replied', 'meeting'];
const stageOf: Readonly<Record<Happening, LeadStage>> = {
  sent: 'contacted',
  replied: 'replied',
  booked: 'meeting',
};

/** The stage after something happened: never one further back. */
export function stageAfter(stage: LeadStage, happening: Happening): LeadStage {
  const at = walk.indexOf(stage);
  return at >= 0 && walk.indexOf(stageOf[happening]) > at ? stageOf[happening] : stage;
}

/** The stage after a person set the deal stage: won makes a customer, lost ends it, the others move nothing. */
export function stageByDeal(stage: LeadStage, dealStage: DealStage | null): LeadStage {
  if (dealStage === 'won') return 'customer';
  return dealStage === 'lost' ? 'lost' : stage;
}

/** The status after something happened; what a person set as qualified or unqualified stays. */
export function statusAfter(status: LeadStatus, happening: Happening): LeadStatus {
  if (happening === 'sent') return status === 'new' ? 'contacted' : status;
  return status === 'new' || status === 'contacted' ? 'responded' : status;
}

export interface LeadMove {
  readonly field: 'status' | 'stage';
  readonly from: string;
  readonly to: string;
}

/** The moves that others are told of: every move of the stage, and a status that becomes responded or qualified. */
export function announcedMoves(
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
