/** A lead that a run may take. `host` is where its company's site is, if anywhere. */
export interface Candidate {
  readonly leadId: string;
  readonly company: string | null;
  readonly host: string | null;
  readonly hasAnalysis: boolean;
  readonly suppressedFor: string | null;
  /** The run of the same campaign, or of none, that it is still in. */
  readonly openIn: OpenRun | null;
}

/** `isWritten`: its draft there waits to be reviewed or sent; otherwise the run is still at work on it. */
export interface OpenRun {
  readonly runId: string;
  readonly isWritten: boolean;
}

export interface LeftOutLead {
  readonly leadId: string;
  readonly reason: string;
  /** The run that it is still in, where that is the reason. */
  readonly runId: string | null;
}

/** What a run does with its leads: each is drafted; those without research of their own wait for their company's. */
export interface RunPlan {
  readonly selected: readonly Candidate[];
  readonly leftOut: readonly LeftOutLead[];
  /** One for each host, with the first lead that needs it. */
  readonly research: readonly { host: string; leadId: string }[];
  /** Leads that need no research, or have nothing that could be researched. */
  readonly ready: readonly Candidate[];
}

export function planRun(candidates: readonly Candidate[]): RunPlan {
  const selected = candidates.filter((candidate) => toLeftOutLead(candidate) === null);
  const leftOut = candidates.flatMap((candidate) => toLeftOutLead(candidate) ?? []);
  const firstByHost = new Map<string, string>();
  const ready: Candidate[] = [];
  for (const candidate of selected) {
    if (candidate.hasAnalysis || candidate.host === null) ready.push(candidate);
    else if (!firstByHost.has(candidate.host)) firstByHost.set(candidate.host, candidate.leadId);
  }
  const research = [...firstByHost].map(([host, leadId]) => ({ host, leadId }));
  return { selected, leftOut, research, ready };
}

/** A lead is drafted once at a time, so that starting a source again neither writes nor charges it twice. */
function toLeftOutLead({ leadId, suppressedFor, openIn }: Candidate): LeftOutLead | null {
  if (suppressedFor !== null)
    return { leadId, reason: `This person is suppressed (${suppressedFor}).`, runId: null };
  if (openIn === null) return null;
  return { leadId, reason: otherRunReason(openIn), runId: openIn.runId };
}

/** What a person is told whose lead another run holds. */
export function otherRunReason({ runId, isWritten }: OpenRun): string {
  return isWritten
    ? `Its draft in ${runId} is still open; remove that one to have it written again.`
    : `The run ${runId} is still at work on it.`;
}

/** Why a run would have nobody to write to, with what to do, or null where it has, or would show a person why not. */
export function nothingToStartReason({ selected, leftOut }: RunPlan): string | null {
  const runIds = [...new Set(leftOut.flatMap(({ runId }) => runId ?? []))];
  if (selected.length > 0 || runIds.length === 0) return null;
  const named =
    runIds.slice(0, maxNamedRuns).join(', ') + (runIds.length > maxNamedRuns ? ' and others' : '');
  return `Its leads are in ${named} already. Review their drafts there, or remove those to have them written again.`;
}

const maxNamedRuns = 5;
