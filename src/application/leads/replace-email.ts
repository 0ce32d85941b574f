import { emailVariantKey } from '../../domain/company-domain.ts';
import { maxSuspects } from '../../domain/lead-additions.ts';
import type { LeadState } from '../../domain/lead.ts';
import { claimOwnEmail, listLeadsOfVariant, releaseEmail } from '../../store/queries/lead-changes.ts';
import { findLeadSuppression } from '../../store/queries/suppressions.ts';
import type { Tx } from '../../store/store.ts';

/**
 * Replaces the lead's own address. The old address is deleted. If the lead is suppressed, it becomes an alias instead,
 * because an edit must not lift a suppression. The new address is claimed before the old one is released, so that leads
 * that swap addresses cannot deadlock.
 */
export async function replaceEmail(tx: Tx, lead: LeadState, email: string): Promise<void> {
  await claimOwnEmail(tx, lead, email);
  if (!lead.email) return;
  const isSuppressed = (await findLeadSuppression(tx, lead.id)) !== null;
  await releaseEmail(tx, lead, lead.email, { asAlias: isSuppressed });
}

/** Returns the lead's suspected duplicates, including leads with a variant of `email`, as `findEmailVariants` does. */
export async function findSuspectedDuplicates(tx: Tx, lead: LeadState, email: string): Promise<string[]> {
  const variants = await listLeadsOfVariant(tx, lead, emailVariantKey(email), maxSuspects);
  return [...new Set([...lead.suspectedDuplicates, ...variants])].slice(0, maxSuspects);
}
