import { readOrganisations, type RealOrganisation } from '../fixtures/real/organisations.ts';
import { lastMonth } from '../fixtures/last-month.ts';

export interface DemoOrganisation extends RealOrganisation {
  /** A dated sentence in its research. Only invented organisations have one. */
  readonly news?: string;
}

/** Organisations with news are invented, because news of real ones would soon be old or untrue. */
const invented: readonly (readonly [name: string, field: string, description: string, news: string])[] = [
  [
    'Harbour Foods',
    'food',
    'British seafood company',
    `In ${lastMonth} Harbour Foods opened a smokehouse in Aberdeen.`,
  ],
  [
    'Moorland Dairy',
    'food',
    'British dairy',
    `Moorland Dairy opened a distribution centre in Taunton in ${lastMonth}.`,
  ],
  [
    'Northgate Gyms',
    'sports',
    'British gym chain',
    `Northgate Gyms acquired the chain PureMove in ${lastMonth}.`,
  ],
  [
    'Tay Venison',
    'food',
    'British game dealer',
    `Tay Venison moved to a larger site in Perth in ${lastMonth}.`,
  ],
  [
    'Kestrel Hotels',
    'hotel',
    'British hotel chain',
    `Kestrel Hotels opened a hotel in Leeds in ${lastMonth}.`,
  ],
  [
    'Alder Stores',
    'retail',
    'British chain of garden centres',
    `In ${lastMonth} Alder Stores acquired the chain Fernhill.`,
  ],
];

/** Real organisations with facts alone, and invented ones with news. */
export function demoOrganisations(): readonly DemoOrganisation[] {
  const withNews = invented.map(([name, field, description, news]) => ({
    name,
    nameInEnglish: name,
    wikidataId: '',
    website: `https://${name.toLowerCase().replaceAll(' ', '-')}.example/`,
    country: 'United Kingdom',
    countryCode: 'GB',
    field,
    description,
    news,
  }));
  return [...withNews, ...readOrganisations()];
}
