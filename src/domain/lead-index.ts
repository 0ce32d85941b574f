import { emailVariantKey } from './company-domain.ts';
import { companySiteOf } from './company-site.ts';
import { fold } from './folding.ts';
import type { LeadState } from './lead.ts';

/**
 * Search keys of a lead, each in a separate column: with row-level security, PostgreSQL does not use an index on a
 * function of a column.
 */
export interface LeadIndex {
  readonly cityFolded: string | null;
  readonly searchText: string;
  readonly variantKey: string | null;
  /** The key of the site under which the lead's research is stored. */
  readonly siteHost: string | null;
}

/**
 * Derives the search keys. `addresses` are all e-mail addresses of the lead, including aliases. The company's city
 * replaces a missing city of the person.
 */
export function indexLead(lead: LeadState, addresses: readonly string[]): LeadIndex {
  const city = lead.city ?? lead.companyCity;
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  const texts = [name, lead.company, lead.companyDomain, lead.email, ...addresses];
  return {
    cityFolded: city ? fold(city) : null,
    searchText: [...new Set(texts.flatMap((text) => (text ? [fold(text)] : [])))].join('\n'),
    variantKey: lead.email ? emailVariantKey(lead.email) : null,
    siteHost: companySiteOf(lead)?.key ?? null,
  };
}
