import { foldLetters } from './reply-text.ts';

/** A category as people describe it, in any language. */
export interface Described {
  readonly key: string;
  readonly label?: string | undefined;
  readonly description?: string | undefined;
  readonly examples?: readonly string[] | undefined;
}

export interface Likeness {
  /** The key of the category that the text is most like. */
  readonly key: string;
  /** Between 0 and 1. */
  readonly likeness: number;
}

const maxText = 4_000;

/**
 * The similarity of a text to each category, by the words and beginnings of words that they share, the most similar
 * first. Short words and words that several categories share count little.
 */
export function compareWith(text: string, categories: readonly Described[]): readonly Likeness[] {
  const written = categories.map((category) => ({
    key: category.key,
    documents: writtenOf(category).map(featuresOf),
  }));
  const rarity = rarityOf(
    written.map(({ documents }) => new Set(documents.flatMap((document) => [...document.keys()]))),
  );
  const asked = featuresOf(text.slice(0, maxText));
  return written
    .map(({ key, documents }) => ({ key, likeness: likenessOf(asked, documents, rarity) }))
    .sort((one, other) => other.likeness - one.likeness);
}

function writtenOf({ key, label, description, examples = [] }: Described): readonly string[] {
  const named = [key.replaceAll(/[_-]+/gu, ' '), label ?? ''].join(' ');
  return [named, description ?? '', ...examples].filter((written) => written.trim() !== '');
}

type Features = ReadonlyMap<string, number>;

const beginnings = [4, 5, 7];

/** Whole words weigh most; their beginnings find other forms of them, and their middles the parts of compounds. */
function featuresOf(text: string): Features {
  const features = new Map<string, number>();
  for (const [word] of foldLetters(text).matchAll(/[\p{L}\p{N}]{2,40}/gu)) {
    if (word.length < 3) continue;
    add(features, word, word.length < 4 ? 0.3 : 1);
    for (const length of beginnings)
      if (word.length > length) add(features, `${word.slice(0, length)}-`, 0.6);
    for (let at = 1; word.length > 8 && at + 6 <= word.length; at += 1)
      add(features, `-${word.slice(at, at + 6)}`, 0.3);
  }
  return features;
}

function add(features: Map<string, number>, feature: string, weight: number): void {
  features.set(feature, Math.max(features.get(feature) ?? 0, weight));
}

/** How rare a feature is: one that every category has distinguishes none. */
function rarityOf(categories: readonly ReadonlySet<string>[]): (feature: string) => number {
  const counts = new Map<string, number>();
  for (const features of categories)
    for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return (feature) => Math.log(1 + categories.length / (counts.get(feature) ?? categories.length));
}

/** The share of the nearest document that the text contains, and with a small weight that of the whole category. */
function likenessOf(
  asked: Features,
  documents: readonly Features[],
  rarity: (feature: string) => number,
): number {
  const shares = documents.map((document) => shareOf(asked, document, rarity));
  const nearest = Math.max(0, ...shares);
  const mean = shares.reduce((sum, share) => sum + share, 0) / Math.max(1, shares.length);
  return 0.8 * nearest + 0.2 * mean;
}

function shareOf(asked: Features, document: Features, rarity: (feature: string) => number): number {
  let [shared, of, all] = [0, 0, 0];
  for (const [feature, weight] of document) {
    const value = (weight * rarity(feature)) ** 2;
    of += value;
    if (asked.has(feature)) shared += value;
  }
  for (const [feature, weight] of asked) all += (weight * rarity(feature)) ** 2;
  return of === 0 || all === 0 ? 0 : shared / Math.sqrt(of * Math.sqrt(of * all));
}
