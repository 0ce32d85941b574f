/**
 * What the guides promise about runs, independent of the service's code. Companies wait for a person unless
 * `autoAdvance` came with them. Contacts are drafted if the brief's list was confirmed or `autoAdvance` allows
 * messages; otherwise they wait for acceptance.
 */
export interface KnownRun {
  readonly id: string;
  readonly origin: 'leads' | 'brief' | 'material';
  isArchived: boolean;
  isConfirmed: boolean;
  /** True if its list may contain unconfirmed companies. */
  mayPropose: boolean;
  /** True if people may be found who need acceptance. */
  mayNeedAcceptance: boolean;
  /** True if `autoAdvance` came with the files. */
  isGranted: boolean;
  /** The maximum cost; it only rises. */
  cap: number;
  /** The known domains of its companies: found by its brief, and imported. */
  readonly found: string[];
  readonly imported: string[];
}

export interface Model {
  readonly runs: KnownRun[];
  /** The domains at which people may be searched for, and to which messages may be drafted. */
  readonly mayFind: Set<string>;
  readonly mayWrite: Set<string>;
  /** The rows that a person accepted, and those a person declined. */
  readonly accepted: Set<string>;
  readonly declined: Set<string>;
  /** Leads into which others were merged; they also have the messages of those. */
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

export function newRun(id: string, origin: KnownRun['origin'], overrides: Partial<KnownRun> = {}): KnownRun {
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
    ...overrides,
  };
}

/** The statuses that the run may have after these steps. */
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
