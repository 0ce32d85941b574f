import type { JobKind, RunOrigin, RunStatus } from './run.ts';

/** What is open in a run. */
export interface RunFacts {
  readonly origin: RunOrigin;
  readonly isArchived: boolean;
  /** Whether a person has confirmed its list of companies. */
  readonly isConfirmed: boolean;
  /** Whether a unit of it waits for credits. */
  readonly isParked: boolean;
  /** The kinds of its jobs that are not finished. */
  readonly open: ReadonlySet<JobKind>;
  /** Companies that nobody has confirmed or excluded yet. */
  readonly proposed: number;
  /** People who wait to be accepted. */
  readonly undecided: number;
}

/**
 * Where a run stands, up to the drafts. What keeps its jobs from being done counts first, then what they wait for in
 * the order of the walk. Beside a gate, work that was granted goes on.
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

/** Whether what is open in a run no longer says where it stands: people have gone on from there. */
export function isPastDrafts(status: RunStatus): boolean {
  return status === 'sending' || status === 'completed' || status === 'failed';
}

/** Whether only a person's action leads on from here. */
export function needsPerson(status: RunStatus): boolean {
  return status === 'parked_credits' || status.startsWith('awaiting_');
}

const showDrafts = (id: string): string => `npx outreach run show --run ${id} --drafts`;

/** What a person can do for a run that waits, in a sentence or two that name the operations and commands for it. */
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
    return `Read whom it proposes with \`npx outreach run show --run ${id}\`; then \`accept\` or \`decline\` them.`;
  if (status === 'awaiting_profile')
    return companies > 0
      ? 'Read the list with runs.leads, let a person choose, and confirm what they chose with runs.confirmCompanies.'
      : 'Name companies in reviewedCompanies of runs.confirmCompanies, or archive the run with runs.archive and ' +
          'start another one with other words.';
  return drafts > 0
    ? `Read the drafts with runs.leads and show them to a person, who can also read them by \`${showDrafts(id)}\`; ` +
        'then do what the person says of each, with messages.approve, drafts.update or drafts.remove.'
    : 'The run ended without a draft, and errors say why. Archive it with runs.archive, and start another one.';
}
