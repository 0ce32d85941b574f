import { anyOfPhrases, anyPhrase } from '../../languages/all-phrases.ts';
import { allPacks } from '../../languages/packs.ts';
import type { LanguagePack } from '../language-pack/language-pack.ts';

export interface SplitBrief {
  /** The parts of sentences that describe wanted companies. */
  readonly wanted: readonly string[];
  /** Unwanted parts, each with the word that excludes it. */
  readonly unwanted: readonly string[];
}

/**
 * Splits a brief into the parts about wanted and unwanted companies. Drops the seller's self-description and
 * instructions on language. Unmatched text counts as wanted.
 */
export function splitBrief(brief: string): SplitBrief {
  const unwanted: string[] = [];
  const wanted = brief
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|[\n;]+/u)
    .map((sentence) => {
      const relevant = withoutSeller(sentence).replace(aside, ' ');
      return rejections.reduce((text, pattern) => cutRejection(text, pattern, unwanted), relevant);
    })
    .filter((sentence) => /\p{L}/u.test(sentence));
  return { wanted, unwanted };
}

/** Moves exclusions from the sentence to `unwanted`, including further names of a list. Returns the remaining text. */
function cutRejection(sentence: string, pattern: RegExp, unwanted: string[]): string {
  let rest = sentence;
  for (let match = pattern.exec(rest); match; match = pattern.exec(rest)) {
    const start = match.index;
    const found = match[0] + (moreNames.exec(rest.slice(start + match[0].length))?.[0] ?? '');
    const cut = namesThenLocation.exec(found)?.[1] ?? found;
    unwanted.push(cut.trim());
    rest = `${rest.slice(0, start)} ${rest.slice(start + cut.length)}`;
  }
  return rest;
}

/** Matches further names of a list, such as `, Norway and Denmark`. */
const moreNames = new RegExp(
  `^(?:,\\s+\\p{Lu}[\\p{L}\\d&'’-]*)*,?\\s+${anyPhrase(({ briefs }) => briefs.joiners)}\\s+\\p{Lu}[\\p{L}\\d&'’-]*`,
  'u',
);

/** Matches `except Lidl` in `except Lidl in Germany`, because the place belongs to the wanted companies. */
const beforePlaces = anyPhrase(({ briefs }) => briefs.beforePlaces);
const namesThenLocation = new RegExp(
  `^(\\S+(?:\\s+${anyPhrase(({ briefs }) => briefs.afterFirstWord)})?\\s+\\p{Lu}.*?)` +
    `(?<!\\s)(?=\\s+${beforePlaces}\\s+\\p{Lu})`,
  'u',
);

/**
 * The parts of a sentence before words such as `that need`, the shortest first, then the whole sentence. A business
 * field after such words more likely describes the seller.
 */
export function beginningsOf(sentence: string): string[] {
  const matches = [...sentence.matchAll(purposes)].slice(0, maxPurposes);
  return [...matches.map(({ index }) => sentence.slice(0, index)), sentence];
}

/** Limits the work for hostile texts; real sentences have fewer. */
const maxPurposes = 5;

function withoutSeller(sentence: string): string {
  for (const pattern of selfDescriptions) {
    if (pattern.test(sentence)) return sentence.replace(pattern, ' ');
  }
  const offer = offers.find(({ verbs }) => verbs.test(sentence));
  return offer ? onlyBuyers(sentence, offer.buyer) : sentence;
}

const begin = '(?<![\\p{L}-])';
const end = '(?!\\p{L})';

/**
 * Match the seller's self-description up to the word before the wanted companies. With `alone`, a sentence without
 * that word is only about the seller.
 */
const selfDescriptions = allPacks
  .flatMap(({ briefs }) => briefs.selfDescriptions)
  .map(({ seller, wanted, alone }) => {
    const until = `${begin}${anyOfPhrases(wanted)}${end}${alone ? '|$' : ''}`;
    return new RegExp(
      `${begin}${anyOfPhrases(seller)}${end}${alone ? '.*?' : '.{0,200}?'}(?:${until})`,
      'iu',
    );
  });

const offers = allPacks
  .filter(({ briefs }) => briefs.offers !== '')
  .map(({ briefs }) => ({
    verbs: new RegExp(`${begin}${anyOfPhrases(briefs.offers)}${end}`, 'iu'),
    buyer: new RegExp(`${anyOfPhrases(briefs.buyerEndings)}[,.]?$`, 'u'),
  }));

/** Keeps the words whose endings mark buyers and their places. */
function onlyBuyers(sentence: string, buyer: RegExp): string {
  const words = sentence.split(/\s+/u);
  return words.filter((word) => buyer.test(word)).join(' ');
}

const butWords = anyPhrase(({ briefs }) => briefs.contrasts);
const tail = `.*?(?=[,.;:]|\\s${butWords}\\s|$)`;

/** Matches a missing property up to a place: `without an online store` in `without an online store in Oslo`. */
const lackPattern = new RegExp(
  `${begin}${anyPhrase(({ briefs }) => briefs.lacks)}${end}.*?` +
    `(?=[,.;:]|\\s${butWords}\\s|\\s${beforePlaces}\\s\\p{Lu}|$)`,
  'u',
);

/** Matches remarks that do not describe wanted companies: the language to write in, and export markets. */
const aside = new RegExp(`${begin}${anyPhrase(({ briefs }) => briefs.asides)}${end}${tail}`, 'giu');

const rejections = [
  lackPattern,
  ...allPacks.filter(({ briefs }) => briefs.exclusionsAfter !== '').map(rejectionBefore),
  ...allPacks.map(
    ({ briefs }) => new RegExp(`${begin}${anyOfPhrases(briefs.exclusions)}${end}${tail}`, 'iu'),
  ),
];

/** Matches excluded names before the words that exclude them. Names of places have endings, excluded names others. */
function rejectionBefore({ briefs, places }: LanguagePack): RegExp {
  const word = `\\p{L}[\\p{L}\\d&:'’-]{0,60}(?<!${anyOfPhrases(places.locativeEndings)})`;
  const list = `(?:(?:${word}, ){0,20}${word} ${anyOfPhrases(briefs.joiners)} )?${word}`;
  return new RegExp(`${begin}${list} ${anyOfPhrases(briefs.exclusionsAfter)}${end}`, 'iu');
}

const purposes = new RegExp(`${begin}${anyPhrase(({ briefs }) => briefs.purposes)}${end}`, 'giu');
