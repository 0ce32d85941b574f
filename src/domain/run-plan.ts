/** A lead that a run may take. `host` is where its company's site is, if anywhere. */
export interface Candidate {
  readonly leadId: string;
  readonly company: string | null;
  readonly host: string | null;
  readonly hasAnalysis: boolean;
  readonly suppressedFor: string | null;
  /** The run of the same campaign, or of none, that it is still in. */
  readonly openIn: OpenPlace | null;
}

/** `isWritten`: its draft there waits to be reviewed or sent; otherwise the run is still at work on it. */
export interface OpenPlace {
  readonly runId: string;
  readonly isWritten: boolean;
}

export interface LeftOut {
  readonly leadId: string;
  readonly reason: string;
  /** The run that it is still in, where that is the reason. */
  readonly runId: string | null;
}

/** What a run does with its leads: each is drafted; those without research of their own wait for their company's. */
export interface RunPlan {
  readonly taken: readonly Candidate[];
  readonly leftOut: readonly LeftOut[];
  /** One for each host, with the first lead that needs it. */
  readonly research: readonly { host: string; leadId: string }[];
  /** Leads that need no research, or have nothing that could be researched. */
  readonly ready: readonly Candidate[];
}

export function planRun(candidates: readonly Candidate[]): RunPlan {
  const taken = candidates.filter((candidate) => whyLeftOut(candidate) === null);
  const leftOut = candidates.flatMap((candidate) => whyLeftOut(candidate) ?? []);
  const firstByHost = new Map<string, string>();
  const ready: Candidate[] = [];
  for (const candidate of taken) {
    if (candidate.hasAnalysis || candidate.host === null) ready.push(candidate);
    else if (!firstByHost.has(candidate.host)) firstByHost.set(candidate.host, candidate.leadId);
  }
  const research = [...firstByHost].map(([host, leadId]) => ({ host, leadId }));
  return { taken, leftOut, research, ready };
}

/** A lead is drafted once at a time, so that starting a source again neither writes nor charges it twice. */
function whyLeftOut({ leadId, suppressedFor, openIn }: Candidate): LeftOut | null {
  if (suppressedFor !== null)
    return { leadId, reason: `This person must not be written to (${suppressedFor}).`, runId: null };
  if (openIn === null) return null;
  return { leadId, reason: whyTaken(openIn), runId: openIn.runId };
}

/** What a person is told whose lead another run holds. */
export function whyTaken({ runId, isWritten }: OpenPlace): string {
  return isWritten
    ? `Its draft in ${runId} is still open; remove that one to have it written again.`
    : `The run ${runId} is still at work on it.`;
}

/** Why a run would have nobody to write to, with what to do, or null where it has, or would show a person why not. */
export function nothingToStart({ taken, leftOut }: RunPlan): string | null {
  const runIds = [...new Set(leftOut.flatMap(({ runId }) => runId ?? []))];
  if (taken.length > 0 || runIds.length === 0) return null;
  const named = runIds.slice(0, namedMost).join(', ') + (runIds.length > namedMost ? ' and others' : '');
  return `Its leads are in ${named} already. Review their drafts there, or remove those to have them written again.`;
}

const namedMost = 5;
