import { allPhrases } from '../../../languages/all-phrases.ts';
import { allPacks } from '../../../languages/packs.ts';

/** Words of headings that name what a part of a text is about and nobody who could be its subject. */
export const headingWords: ReadonlySet<string> = new Set(
  allPacks.flatMap(({ texts }) => [...texts.headings]),
);

/** A heading over what is told of those around a company: its rivals, customers, suppliers, partners and owners. */
export const headingOfOthers = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ statements }) => statements.headings.headingOfOthers).join('|')})`,
  'iu',
);
