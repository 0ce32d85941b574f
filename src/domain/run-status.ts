import type { JobKind, RunOrigin, RunStatus } from './run.ts';

/** The open work of a run. */
export interface RunFacts {
  readonly origin: RunOrigin;
  readonly isArchived: boolean;
  /** Whether a person has confirmed the list of companies. */
  readonly isConfirmed: boolean;
  /** Whether a unit of work waits for credits. */
  readonly isParked: boolean;
  /** Kinds of unfinished jobs. */
  readonly open: ReadonlySet<JobKind>;
  /** Companies that are neither confirmed nor excluded. */
  readonly proposed: number;
  /** People who wait for acceptance. */
  readonly undecided: number;
}

/**
 * Derives a run's status, up to the drafts, from its open work. A lack of credits takes precedence, then open work in
 * the order of the stages. Work that `autoAdvance` allows continues while the run waits for a person.
 */
export function deriveRunStatus(facts: RunFacts): RunStatus {
  if (facts.isArchived) return 'awaiting_approval';
  if (facts.isParked) return 'parked_credits';
  if (facts.open.has('discover')) return 'discovering';
  if (facts.proposed > 0 || (facts.origin === 'brief' && !facts.isConfirmed)) return 'awaiting_profile';
  const beforeDrafts: readonly JobKind[] =
    facts.origin === 'leads' ? [] : ['read', 'research', 'contacts', 'enrich'];
  if (beforeDrafts.some((kind) => facts.open.has(kind))) return 'resolving_contacts';
  if (facts.open.size > 0) return 'drafting';
  return facts.undecided > 0 ? 'awaiting_contacts' : 'awaiting_approval';
}

/** Whether the run is past its drafts, so that its open work no longer determines the status. */
export function isPastDrafts(status: RunStatus): boolean {
  return status === 'sending' || status === 'completed' || status === 'failed';
}

/** Whether only a person's action continues the run. */
export function needsPerson(status: RunStatus): boolean {
  return status === 'parked_credits' || status.startsWith('awaiting_');
}

const showDrafts = (id: string): string => `npx outreach run show --run ${id} --drafts`;

/** Suggests the next action for a waiting run, in one or two sentences with operations and commands. */
export function nextActionHint(
  { id, status }: { readonly id: string; readonly status: RunStatus },
  { companies, drafts }: { readonly companies: number; readonly drafts: number },
): string {
  if (status === 'parked_credits')
    return (
      'Add credits with `npx outreach org credits`, or raise the cap of the run with ' +
      `\`npx outreach run cap --run ${id}\`.`
    );
  if (status === 'awaiting_contacts')
    return `Read the proposed people with \`npx outreach run show --run ${id}\`; then \`accept\` or \`decline\` them.`;
  if (status === 'awaiting_profile')
    return companies > 0
      ? 'Read the list with runs.leads, let a person choose, and confirm the choice with runs.confirmCompanies.'
      : 'Add companies with reviewedCompanies of runs.confirmCompanies. Or archive the run with runs.archive and ' +
          'start one with another brief.';
  return drafts > 0
    ? `Read the drafts with runs.leads and show them to a person, who can also run \`${showDrafts(id)}\`. ` +
        'Then follow the decision on each, with messages.approve, drafts.update or drafts.remove.'
    : 'The run ended without a draft; its errors explain why. Archive it with runs.archive, and start another one.';
}
