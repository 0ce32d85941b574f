/**
 * What a person who reads the guides would expect of runs, told in a few facts; none of it is the service's own code.
 * A run's companies wait for a person unless a grant came with them; who is found at a company is written to where the
 * brief's list was confirmed or messages were granted, and else waits to be accepted.
 */
export interface KnownRun {
  readonly id: string;
  readonly origin: 'leads' | 'brief' | 'material';
  isArchived: boolean;
  isConfirmed: boolean;
  /** Whether companies may be on its list that nobody has confirmed. */
  mayPropose: boolean;
  /** Whether people may be found who have to be accepted. */
  mayNeedAcceptance: boolean;
  /** Whether work was granted with files. */
  isGranted: boolean;
  /** The most that it may cost; it only rises. */
  cap: number;
  /** The domains of its companies, as far as they are known: found by its brief, and imported. */
  readonly found: string[];
  readonly imported: string[];
}

export interface Model {
  readonly runs: KnownRun[];
  /** Where people may be looked for, and where whoever is found may be written to. */
  readonly mayFind: Set<string>;
  readonly mayWrite: Set<string>;
  /** Rows of runs that a person accepted and declined. */
  readonly accepted: Set<string>;
  readonly declined: Set<string>;
  /** Leads into which others were merged; what was written to either is theirs. */
  readonly merged: Set<string>;
}

export function openModel(): Model {
  return {
    runs: [],
    mayFind: new Set<string>(),
    mayWrite: new Set<string>(),
    accepted: new Set<string>(),
    declined: new Set<string>(),
    merged: new Set<string>(),
  };
}

export function newRun(id: string, origin: KnownRun['origin'], more: Partial<KnownRun> = {}): KnownRun {
  return {
    id,
    origin,
    isArchived: false,
    isConfirmed: false,
    mayPropose: false,
    mayNeedAcceptance: false,
    isGranted: false,
    cap: Infinity,
    found: [],
    imported: [],
    ...more,
  };
}

/** The statuses that the run may have after what was done with it. */
export function legalStatuses(run: KnownRun): string[] {
  if (run.isArchived) return ['awaiting_approval'];
  const parked = run.isGranted ? ['parked_credits'] : [];
  if (run.origin === 'brief' && !run.isConfirmed) return ['discovering', 'awaiting_profile', ...parked];
  if (run.origin === 'material' && !run.isConfirmed && !run.isGranted) return ['awaiting_profile'];
  return [
    'drafting',
    'awaiting_approval',
    'parked_credits',
    ...(run.isConfirmed || run.isGranted ? ['resolving_contacts'] : []),
    ...(run.mayPropose ? ['awaiting_profile'] : []),
    ...(run.mayNeedAcceptance ? ['awaiting_contacts'] : []),
  ];
}
