import { alternatives } from '../../languages/notation/alternatives.ts';
import { tableRows } from '../../languages/notation/table-rows.ts';
import { allPacks } from '../../languages/packs.ts';
import type { BusinessFieldWords } from '../language-pack/business-field-words.ts';

/** A business field and its phrases in all languages that have a pack. */
export interface BusinessField {
  /** Lower-case English, in the singular, such as `furniture store`. */
  readonly name: string;
  /** Phrases in lower case. A word that ends with `*` stands for all words that begin with it. */
  readonly phrases: readonly string[];
}

/** Shops, restaurants and venues. */
export const tradeFields = fieldsOf('trade');

/** All known fields. */
export const businessFields = [...tradeFields, ...fieldsOf('services'), ...fieldsOf('industry')];

function fieldsOf(group: keyof BusinessFieldWords): BusinessField[] {
  const phrasesByName = new Map<string, string[]>();
  for (const [name, list] of allPacks.flatMap((pack) => tableRows(pack.businessFields[group])))
    phrasesByName.set(name, [...(phrasesByName.get(name) ?? []), ...alternatives(list)]);
  return [...phrasesByName].map(([name, phrases]) => ({ name, phrases }));
}
