/** Whether the lead is worth contacting. People set it; events only move it from new to contacted and responded. */
export const leadStatuses = ['new', 'contacted', 'responded', 'qualified', 'unqualified'] as const;
export type LeadStatus = (typeof leadStatuses)[number];
/** How far the contact with the lead has come. Events move it forward: see `stages.ts`. */
export type LeadStage = 'none' | 'contacted' | 'replied' | 'meeting' | 'customer' | 'lost';
export type DealStage = 'proposal_sent' | 'negotiation' | 'won' | 'lost';

export interface WhyGoodLead {
  summary: string;
  matchReasons: string[];
}

/** The source of each field and the time when it was filled, in epoch milliseconds. */
export type Provenance = Record<string, { source: string; at: number }>;

/** The fields of a lead that hold one text each. */
export const leadTextFields = [
  'firstName',
  'lastName',
  'email',
  'company',
  'companyDomain',
  'companyWebsite',
  'companyDescription',
  'companyCity',
  'jobTitle',
  'linkedinUrl',
  'phone',
  'city',
  'country',
  'location',
  'notes',
  'analysis',
  'outreachAngle',
  'externalUrl',
  'source',
  'discoverySource',
] as const;

export type LeadTextField = (typeof leadTextFields)[number];

/** The domain's view of a lead. `email` is normalised, `linkedinUrl` canonical, `companyDomain` registrable. */
export type LeadState = { readonly [Field in LeadTextField]?: string | null } & {
  readonly id: string;
  readonly projectId: string;
  readonly status: LeadStatus;
  readonly stage: LeadStage;
  readonly fitScore?: number | null;
  readonly whyGoodLead?: WhyGoodLead | null;
  readonly tags: string[];
  readonly customFields: Record<string, unknown>;
  readonly dealStage?: DealStage | null;
  readonly dealValueEur?: number | null;
  readonly provenance: Provenance;
  readonly suspectedDuplicates: string[];
};

export function emptyLead(id: string, projectId: string): LeadState {
  return {
    id,
    projectId,
    status: 'new',
    stage: 'none',
    tags: [],
    customFields: {},
    provenance: {},
    suspectedDuplicates: [],
  };
}

/** The data about the lead in an event. */
export function leadEventData(lead: LeadState) {
  const { id: leadId, projectId, email, firstName, lastName, company } = lead;
  return {
    projectId,
    leadId,
    email: email ?? null,
    firstName: firstName ?? null,
    lastName: lastName ?? null,
    company: company ?? null,
  };
}
