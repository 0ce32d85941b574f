/**
 * A run walks discovering → awaiting_profile → resolving_contacts → awaiting_contacts → drafting → awaiting_approval
 * → sending → completed. Up to the drafts, where it stands follows from what is open in it: `run-status.ts` says how.
 * So a run skips what it does not need, a run from leads begins at drafting, and one that gets more companies goes
 * back. A shortage of credits parks it wherever it is; topping up sets it going again where it stood. Statuses that
 * begin with `awaiting_` are gates: only a person's action leaves them. A run is archived beside all that: what it had
 * not done yet is given up, and it then stands at the drafts it has.
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

/** What a run began from: leads that were there, a brief, or a folder of files. */
export type RunOrigin = 'leads' | 'brief' | 'material';

/**
 * A company without a person is `proposed`, left out as `excluded`, and `resolving` while its people are looked for. A
 * person who waits to be accepted is `awaiting_acceptance`. The others tell how far a lead has come.
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

/** What a person confirmed together with the list of companies. */
export interface RunProfile {
  /** Whether a person chose the language; else the lead's thread and site go before it. */
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

/** One import of files into a run, with what was granted for it and by whom. */
export interface Wave {
  number: number;
  grants: Grant[];
  files: number;
  by: string;
  at: number;
}

/** `leads`: find people without asking again. `messages`: write to them as well. */
export type Grant = 'leads' | 'messages';

/** Whether a run takes no more companies: what it has is being sent, or was. */
export function isClosed(status: RunStatus): boolean {
  return status === 'sending' || status === 'completed';
}

/** Why a unit of an archived run was not done. */
export const archivedReason = {
  code: 'run_archived',
  reason: 'The run was archived before this was done.',
} as const;

/**
 * `discover` looks for a run's companies, `read` for what a company's files say, `research` reads its site, `contacts`
 * finds its people, `draft` writes to one of them, and `enrich` completes a lead. A `lookup` of a company belongs to no
 * run.
 */
export type JobKind = 'discover' | 'read' | 'research' | 'contacts' | 'draft' | 'enrich' | 'lookup';
export type JobState = 'waiting' | 'parked' | 'done' | 'failed';

/** A file that goes with a message. */
export interface MessageFile {
  storageId: string;
  path: string;
  sizeBytes: number;
}

/** A file on a run, at one of its companies. */
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
