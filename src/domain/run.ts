/**
 * The status of a run: discovering → awaiting_profile → resolving_contacts → awaiting_contacts → drafting →
 * awaiting_approval → sending → completed. Up to the drafts, `run-status.ts` derives the status from the open work.
 * So a run skips unneeded stages, a run from leads starts with drafting, and new companies move a run back. A lack of
 * credits parks a run in any stage; new credits resume it there. Statuses that begin with `awaiting_` wait for a
 * person's action. Archiving is independent of the status: it cancels unfinished work and keeps the drafts.
 */
export type RunStatus =
  | 'discovering'
  | 'awaiting_profile'
  | 'resolving_contacts'
  | 'awaiting_contacts'
  | 'drafting'
  | 'awaiting_approval'
  | 'sending'
  | 'completed'
  | 'parked_credits'
  | 'failed';

/** The origin of a run: existing leads, a brief, or a folder of files. */
export type RunOrigin = 'leads' | 'brief' | 'material';

/**
 * A company without a person is `proposed`, `excluded`, or `resolving` while the run searches for its people. A person
 * who needs a decision is `awaiting_acceptance`. The other statuses show the progress of a lead.
 */
export type RunLeadStatus =
  | 'proposed'
  | 'excluded'
  | 'resolving'
  | 'awaiting_acceptance'
  | 'pending'
  | 'researching'
  | 'researched'
  | 'drafting'
  | 'drafted'
  | 'failed'
  | 'removed';

export type RunCompanyStatus = 'proposed' | 'excluded' | 'confirmed' | 'resolved' | 'failed';

/** The settings that a person confirmed with the list of companies. */
export interface RunProfile {
  /** Whether a person chose the language. Otherwise the language of the lead's thread or site takes precedence. */
  languageChosen: boolean;
  targetAudience?: string;
  targetRoles: string[];
  targetDecisionMakers: { title: string; why?: string }[];
  targetMarket?: string;
  greeting?: string;
  tone?: string;
  leadsPerCompany: number;
  excludedDomains: string[];
  contactResearchRequest?: string;
  confirmedBy: string;
  confirmedAt: number;
}

/** One import of files into a run. `grants` are the values of its `autoAdvance`; `by` is the user who gave them. */
export interface Wave {
  number: number;
  grants: AutoAdvanceGrant[];
  files: number;
  by: string;
  at: number;
}

/**
 * A value of `autoAdvance`: what an import may do without further approval. `leads`: find people. `messages`: also
 * draft messages to them.
 */
export type AutoAdvanceGrant = 'leads' | 'messages';

/** Whether a run accepts no more companies, because sending has begun. */
export function isClosed(status: RunStatus): boolean {
  return status === 'sending' || status === 'completed';
}

export const archivedReason = {
  code: 'run_archived',
  reason: 'The run was archived before this work was done.',
} as const;

/**
 * `discover` finds a run's companies, `read` reads a company's files, `research` reads its site, and `contacts` finds
 * its people. `draft` writes to one person, and `enrich` completes a lead. A `lookup` of a company belongs to no run.
 */
export type JobKind = 'discover' | 'read' | 'research' | 'contacts' | 'draft' | 'enrich' | 'lookup';
export type JobState = 'waiting' | 'parked' | 'done' | 'failed';

/** A file attached to a message. */
export interface MessageFile {
  storageId: string;
  path: string;
  sizeBytes: number;
}

/** A file of a company on a run. */
export interface RunAttachment extends MessageFile {
  folder: string | null;
  wave: number;
  state: 'waiting' | 'read' | 'failed';
  reason: string | null;
}

/** The number of people per company to whom a run writes. */
export function peoplePerCompany({
  profile,
}: {
  readonly profile?: { readonly leadsPerCompany?: number } | null;
}): number {
  return profile?.leadsPerCompany ?? 1;
}

/** The `source` of leads that a run found. */
export function leadSourceLabel({
  name,
  derivedName,
}: {
  readonly name?: string | null;
  readonly derivedName: string;
}): string {
  return name ?? derivedName;
}
