/**
 * What names one lead of a workspace: a normalised e-mail address, a canonical LinkedIn address, or the mark of a
 * source's record that has neither.
 */
export interface Identity {
  readonly kind: 'email' | 'linkedin' | 'record';
  readonly value: string;
}

/** One text for an identity, to look it up by. */
export function identityKey({ kind, value }: Identity): string {
  return `${kind}:${value}`;
}

/** The order in which identities are always claimed, so that two who claim the same ones never wait for each other. */
export function compareIdentities(left: Identity, right: Identity): number {
  return compareText(left.kind, right.kind) || compareText(left.value, right.value);
}

export interface IdentityMatch {
  readonly leadId: string;
  readonly by: Identity['kind'];
  /** Another lead that the LinkedIn address names: perhaps the same person twice. */
  readonly conflictingLeadId: string | null;
}

/**
 * The lead that the identities name, or null. An e-mail address, main or alias, decides; a LinkedIn address decides
 * only where the e-mail address names nobody, and a record's mark where neither does. The order of the identities does
 * not matter.
 */
export function matchIdentities(
  identities: readonly Identity[],
  owners: ReadonlyMap<string, string>,
): IdentityMatch | null {
  const ownerBy = (kind: Identity['kind']) => {
    const identity = identities.find((candidate) => candidate.kind === kind);
    return identity && owners.get(identityKey(identity));
  };
  const byEmail = ownerBy('email');
  const byLinkedIn = ownerBy('linkedin');
  if (byEmail !== undefined) {
    const isConflicting = byLinkedIn !== undefined && byLinkedIn !== byEmail;
    return { leadId: byEmail, by: 'email', conflictingLeadId: isConflicting ? byLinkedIn : null };
  }
  if (byLinkedIn !== undefined) return { leadId: byLinkedIn, by: 'linkedin', conflictingLeadId: null };
  const byRecord = ownerBy('record');
  return byRecord === undefined ? null : { leadId: byRecord, by: 'record', conflictingLeadId: null };
}

/** The domains by which an address can be suppressed: its own and those above it, each of at least two labels. */
export function domainsOfAddress(email: string): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function compareText(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
