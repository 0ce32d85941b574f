/** A lead that a run may take. `host` is where its company's site is, if anywhere. */
export interface Candidate {
  readonly leadId: string;
  readonly company: string | null;
  readonly host: string | null;
  readonly hasAnalysis: boolean;
  readonly suppressedFor: string | null;
}

/** What a run does with its leads: each is drafted; those without research of their own wait for their company's. */
export interface RunPlan {
  readonly taken: readonly Candidate[];
  readonly leftOut: readonly { leadId: string; reason: string }[];
  /** One for each host, with the first lead that needs it. */
  readonly research: readonly { host: string; leadId: string }[];
  /** Leads that need no research, or have nothing that could be researched. */
  readonly ready: readonly Candidate[];
  /** At most so many credits, at 1 for each research and each draft. */
  readonly credits: number;
}

export function planRun(candidates: readonly Candidate[]): RunPlan {
  const taken = candidates.filter((candidate) => candidate.suppressedFor === null);
  const leftOut = candidates
    .filter((candidate) => candidate.suppressedFor !== null)
    .map(({ leadId, suppressedFor }) => ({
      leadId,
      reason: `This person must not be written to (${suppressedFor}).`,
    }));
  const firstByHost = new Map<string, string>();
  const ready: Candidate[] = [];
  for (const candidate of taken) {
    if (candidate.hasAnalysis || candidate.host === null) ready.push(candidate);
    else if (!firstByHost.has(candidate.host)) firstByHost.set(candidate.host, candidate.leadId);
  }
  const research = [...firstByHost].map(([host, leadId]) => ({ host, leadId }));
  return { taken, leftOut, research, ready, credits: research.length + taken.length };
}
