/** A file of the name-suggestion-index (NSI) of OpenStreetMap: items by category, such as `brands/shop/bakery`. */
export interface IndexFile {
  readonly nsi: Readonly<Record<string, { readonly items?: readonly IndexItem[] }>>;
}

interface IndexItem {
  readonly displayName: string;
  readonly locationSet: { readonly include?: readonly unknown[] };
  readonly matchNames?: readonly string[];
  readonly tags: Readonly<Record<string, string>>;
}

export interface WikidataFile {
  readonly wikidata: Readonly<Record<string, WikidataItem | undefined>>;
}

interface WikidataItem {
  readonly label?: string;
  readonly description?: string;
  readonly officialWebsites?: readonly string[];
  readonly dissolutions?: unknown;
}

/** Indexes of categories, and the countries (in lower case) where the organisation works in each of them. */
type Activity = readonly [categories: readonly number[], countries: string];

export interface Extract {
  /** Key and value of OpenStreetMap, such as `shop/bakery`. */
  readonly categories: readonly string[];
  readonly organisations: readonly (readonly [
    name: string,
    otherNames: readonly string[],
    website: string,
    description: string,
    activities: readonly Activity[],
  ])[];
}

interface FoundOrganisation {
  readonly names: Map<string, string>;
  readonly countriesByCategory: Map<string, Set<string>>;
  readonly wikidataItem: WikidataItem;
  readonly website: string;
}

/** Tags with the Wikidata id of the organisation: a brand, an operator or a network. */
const ownerTags = ['brand:wikidata', 'operator:wikidata', 'network:wikidata'];

/**
 * The active organisations of the index that have an official web site, one for each Wikidata item, sorted by name. A
 * location that is world-wide, a continent or a point adds no country.
 */
export function extractOrganisations({ nsi }: IndexFile, { wikidata }: WikidataFile): Extract {
  const found = new Map<string, FoundOrganisation>();
  for (const [categoryPath, { items = [] }] of Object.entries(nsi)) {
    const [tree, ...category] = categoryPath.split('/');
    if (tree === 'flags') continue;
    for (const item of items) {
      const id = ownerTags.map((tag) => item.tags[tag]).find((tag) => tag !== undefined);
      if (id !== undefined) addItem(found, id, wikidata[id], category.join('/'), item);
    }
  }
  const categories = [
    ...new Set([...found.values()].flatMap(({ countriesByCategory }) => [...countriesByCategory.keys()])),
  ].sort();
  const categoryNumbers = new Map(categories.map((category, index) => [category, index]));
  const organisations = [...found]
    .map(([id, organisation]) => ({ id, row: toRow(organisation, categoryNumbers) }))
    .sort((left, right) => compareCodeUnits(left.row[0], right.row[0]) || compareCodeUnits(left.id, right.id))
    .map(({ row }) => row);
  return { categories, organisations };
}

function addItem(
  found: Map<string, FoundOrganisation>,
  id: string,
  wikidataItem: WikidataItem | undefined,
  category: string,
  item: IndexItem,
): void {
  const website = wikidataItem?.officialWebsites?.find((address) => URL.canParse(address));
  if (!wikidataItem || website === undefined || wikidataItem.dissolutions) return;
  const known: FoundOrganisation = found.get(id) ?? {
    names: new Map(),
    countriesByCategory: new Map(),
    wikidataItem,
    website,
  };
  found.set(id, known);
  // The index distinguishes equal names by parentheses, which are not part of the name.
  const name = item.displayName.replace(/ \([^()]*\)$/, '');
  for (const spelling of [name, item.tags['name:en'] ?? '']) {
    if (spelling !== '') known.names.set(spelling.toLowerCase(), spelling);
  }
  const countries = known.countriesByCategory.get(category) ?? new Set<string>();
  for (const location of item.locationSet.include ?? [])
    for (const country of countryOf(location)) countries.add(country);
  known.countriesByCategory.set(category, countries);
}

/** `fi`, `us-tx.geojson` and `gb-eng` contain a country. Numbers (continents) and points do not. */
function countryOf(location: unknown): string[] {
  if (location === 'conus') return ['us'];
  const code = typeof location === 'string' ? /^([a-z]{2})(?:$|-)/.exec(location)?.[1] : undefined;
  if (code === undefined || code === 'eu' || code === 'un') return [];
  return [code === 'uk' ? 'gb' : code];
}

function toRow(
  { names, countriesByCategory, wikidataItem, website }: FoundOrganisation,
  categoryNumbers: ReadonlyMap<string, number>,
): Extract['organisations'][number] {
  const label = wikidataItem.label ?? '';
  const byLength = [...names.values()].sort(
    (left, right) => left.length - right.length || compareCodeUnits(left, right),
  );
  // Prefers the name that equals the Wikidata label, else the shortest. The rest, such as names of departments, become
  // other names.
  const name = names.get(label.toLowerCase()) ?? byLength[0] ?? label;
  const others = new Map([...names, ...(label === '' ? [] : [[label.toLowerCase(), label] as const])]);
  others.delete(name.toLowerCase());
  const byCountries = new Map<string, number[]>();
  for (const [category, countries] of [...countriesByCategory].sort(([left], [right]) =>
    compareCodeUnits(left, right),
  )) {
    const key = [...countries].sort().join(' ');
    const number = categoryNumbers.get(category);
    if (number === undefined) throw new Error(`The category ${category} has no number.`);
    byCountries.set(key, [...(byCountries.get(key) ?? []), number]);
  }
  const activities = [...byCountries].map(([countries, categories]): Activity => [categories, countries]);
  return [
    name,
    [...others.values()].sort(compareCodeUnits),
    website,
    wikidataItem.description ?? '',
    activities,
  ];
}

/** Compares by code unit, so that the order is the same on every machine. */
function compareCodeUnits(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
