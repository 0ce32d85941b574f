/**
 * Identifies one lead of a workspace: a normalised e-mail address, a canonical LinkedIn address, or a hash of a record
 * whose source has neither.
 */
export interface Identity {
  readonly kind: 'email' | 'linkedin' | 'record';
  readonly value: string;
}

/** The lookup key of an identity. */
export function identityKey({ kind, value }: Identity): string {
  return `${kind}:${value}`;
}

/** The order in which transactions claim identities. A fixed order prevents deadlocks. */
export function compareIdentities(left: Identity, right: Identity): number {
  return compareText(left.kind, right.kind) || compareText(left.value, right.value);
}

export interface IdentityMatch {
  readonly leadId: string;
  readonly by: Identity['kind'];
  /** Another lead with this LinkedIn address, possibly the same person. */
  readonly conflictingLeadId: string | null;
}

/**
 * Finds the lead with these identities, or null. An e-mail address, main or alias, decides first, then a LinkedIn
 * address, then a record hash. The order of `identities` does not matter.
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
    const hasConflict = byLinkedIn !== undefined && byLinkedIn !== byEmail;
    return { leadId: byEmail, by: 'email', conflictingLeadId: hasConflict ? byLinkedIn : null };
  }
  if (byLinkedIn !== undefined) return { leadId: byLinkedIn, by: 'linkedin', conflictingLeadId: null };
  const byRecord = ownerBy('record');
  return byRecord === undefined ? null : { leadId: byRecord, by: 'record', conflictingLeadId: null };
}

/** The domains that can suppress an address: its domain and all parent domains with at least two labels. */
export function domainsOfAddress(email: string): string[] {
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

function compareText(left: string, right: string): number {
  return Buffer.compare(Buffer.from(left), Buffer.from(right));
}
