import { emailVariantKey } from './company-domain.ts';
import { companySiteOf } from './company-site.ts';
import { fold } from './folding.ts';
import type { LeadState } from './lead.ts';

/** What a lead is found by, kept beside it because row-level security keeps functions of a column from an index. */
export interface LeadIndex {
  readonly cityFolded: string | null;
  readonly searchText: string;
  readonly variantKey: string | null;
  /** The key of the site that the lead's research is kept under. */
  readonly siteHost: string | null;
}

/** `addresses` are all e-mail addresses of the lead with its aliases. The company's city stands in for the person's. */
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
