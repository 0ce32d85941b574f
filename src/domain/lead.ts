export const leadStatuses = ['new', 'contacted', 'responded', 'qualified', 'unqualified'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
export type LeadStage = 'none' | 'contacted' | 'replied' | 'meeting' | 'customer' | 'lost';
export type DealStage = 'proposal_sent' | 'negotiation' | 'won' | 'lost';

export interface WhyGoodLead {
  summary: string;
  matchReasons: string[];
}

/** From where and when (epoch milliseconds) each field was filled. */
export type Provenance = Record<string, { source: string; at: number }>;
