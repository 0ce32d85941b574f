import { readOrganisations, type RealOrganisation } from '../fixtures/real/organisations.ts';
import { lastMonth, lastMonthIn } from '../fixtures/last-month.ts';

export interface DemoOrganisation extends RealOrganisation {
  /** A dated sentence in its research. Only invented organisations have one. */
  readonly news?: string;
  /** Its whole research, if that is in another language than English. */
  readonly research?: string;
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

/** Their research is in their own language, and so are their messages. */
const inventedAbroad: readonly (readonly [
  name: string,
  place: readonly [country: string, code: string],
  field: string,
  description: string,
  news: string,
])[] = [
  [
    'Koivulan Leipomo',
    ['Finland', 'FI'],
    'food',
    'Koivulan Leipomo leipoo ruisleipää Pirkanmaalla',
    `Koivulan Leipomo avasi uuden leipomon Tampereelle ${lastMonthIn('fi').replace('kuu', 'kuussa')}.`,
  ],
  [
    'Björkens Bageri',
    ['Sweden', 'SE'],
    'food',
    'Björkens Bageri är ett bageri med butiker i Skåne',
    `Björkens Bageri öppnade en ny butik i Lund i ${lastMonthIn('sv')}.`,
  ],
  [
    'Ostwind Kühlhäuser',
    ['Germany', 'DE'],
    'logistics',
    'Ostwind Kühlhäuser lagert Lebensmittel in Sachsen',
    `Im ${lastMonthIn('de')} eröffnete Ostwind Kühlhäuser ein Kühllager in Leipzig.`,
  ],
];

/** Real organisations with facts alone, and invented ones with news. */
export function demoOrganisations(): readonly DemoOrganisation[] {
  const british = invented.map(([name, field, description, news]) =>
    organisation(name, ['United Kingdom', 'GB'], { field, description, news }),
  );
  const abroad = inventedAbroad.map(([name, place, field, description, news]) =>
    organisation(name, place, { field, description, news, research: `${description}. ${news}` }),
  );
  return [...british, ...abroad, ...readOrganisations()];
}

function organisation(
  name: string,
  [country, countryCode]: readonly [string, string],
  texts: Pick<DemoOrganisation, 'field' | 'description' | 'news' | 'research'>,
): DemoOrganisation {
  const host = name.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(' ', '-');
  return {
    name,
    nameInEnglish: name,
    wikidataId: '',
    website: `https://${host}.example/`,
    country,
    countryCode,
    ...texts,
  };
}
