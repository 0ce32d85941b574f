import type { CampaignSettings } from './campaign.ts';
import { readCountry } from './country.ts';
import type { CompanyWish } from './prospect.ts';
import type { IdealCustomerProfile } from './workspace.ts';

/** What a wish is read from. */
export interface WishSources {
  readonly idea: string;
  readonly icp: IdealCustomerProfile;
  readonly campaign: Pick<CampaignSettings, 'targetIndustry' | 'locations'> | null;
}

/** What the companies of a run must be like, and the same as a sentence for people. */
export function readWish({ idea, icp, campaign }: WishSources): { wish: CompanyWish; understood: string } {
  const fields = (campaign?.targetIndustry?.split(',') ?? icp.industries ?? [])
    .map((field) => field.trim().toLowerCase())
    .filter((field) => field !== '');
  const countries = [...(campaign?.locations ?? []), ...(icp.countries ?? [])].flatMap(
    (name) => readCountry(name) ?? [],
  );
  const wish = {
    ...{ words: idea, fields, countries: [...new Set(countries)] },
    ...{ cities: [], sizes: [], excludedDomains: [] },
  };
  const inCountries = wish.countries.length > 0 ? ` in ${wish.countries.join(', ')}` : '';
  return {
    wish,
    understood: `Companies${fields.length > 0 ? ` in ${fields.join(', ')}` : ''}${inCountries}.`,
  };
}
