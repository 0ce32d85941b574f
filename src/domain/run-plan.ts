/** A lead that a run may include. `host` is the host of its company's site, if known. */
export interface Candidate {
  readonly leadId: string;
  readonly company: string | null;
  readonly host: string | null;
  readonly hasAnalysis: boolean;
  readonly suppressedFor: string | null;
  /** The open run, of the same campaign or without one, that already contains the lead. */
  readonly openIn: OpenRun | null;
}

/** `hasMessage`: a draft to the lead waits for review or sending. Otherwise the run still works on the lead. */
export interface OpenRun {
  readonly runId: string;
  readonly hasMessage: boolean;
}

export interface LeftOutLead {
  readonly leadId: string;
  readonly reason: string;
  /** The open run, if that is the reason. */
  readonly runId: string | null;
}

/** The work of a run from leads. Each lead gets a draft; leads without research wait for that of their company. */
export interface RunPlan {
  readonly selected: readonly Candidate[];
  readonly leftOut: readonly LeftOutLead[];
  /** One per host, with the first lead that needs it. */
  readonly research: readonly { host: string; leadId: string }[];
  /** Leads that need no research, or have no site to research. */
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

/** Leaves out leads with an open draft, so that starting the same source again neither drafts nor charges twice. */
function toLeftOutLead({ leadId, suppressedFor, openIn }: Candidate): LeftOutLead | null {
  if (suppressedFor !== null)
    return { leadId, reason: `This person is suppressed (${suppressedFor}).`, runId: null };
  if (openIn === null) return null;
  return { leadId, reason: otherRunReason(openIn), runId: openIn.runId };
}

/** The message about a lead that is in another open run. */
export function otherRunReason({ runId, hasMessage }: OpenRun): string {
  return hasMessage
    ? `Its draft in ${runId} is still open. Remove that draft to write a new one.`
    : `The run ${runId} is still working on it.`;
}

/**
 * Why a run would have nobody to contact, with the next step. Null if it has somebody, or if no other run is the
 * reason, because then the new run shows the reasons.
 */
export function nothingToStartReason({ selected, leftOut }: RunPlan): string | null {
  const runIds = [...new Set(leftOut.flatMap(({ runId }) => runId ?? []))];
  if (selected.length > 0 || runIds.length === 0) return null;
  const named =
    runIds.slice(0, maxNamedRuns).join(', ') + (runIds.length > maxNamedRuns ? ' and others' : '');
  return `Its leads are already in ${named}. Review their drafts there, or remove the drafts to write new ones.`;
}

const maxNamedRuns = 5;
