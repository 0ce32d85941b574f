export interface SplitBrief {
  /** The parts of sentences that describe wanted companies. */
  readonly wanted: readonly string[];
  /** Unwanted parts, each with the word that excludes it. */
  readonly unwanted: readonly string[];
}

/**
 * Splits a brief into the parts about wanted and unwanted companies. Drops the seller's self-description and
 * instructions on language. The patterns cover English, Finnish, Swedish and German. Unmatched text counts as wanted.
 */
export function splitBrief(brief: string): SplitBrief {
  const unwanted: string[] = [];
  const wanted = brief
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|[\n;]+/u)
    .map((sentence) => {
      const relevant = asides.reduce((text, pattern) => text.replace(pattern, ' '), withoutSeller(sentence));
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
const moreNames =
  /^(?:,\s+\p{Lu}[\p{L}\d&'’-]*)*,?\s+(?:and|or|und|oder|och|eller|ja|tai)\s+\p{Lu}[\p{L}\d&'’-]*/u;

/** Matches `except Lidl` in `except Lidl in Germany`, because the place belongs to the wanted companies. */
const namesThenLocation = /^(\S+(?:\s+(?:for|ottamatta))?\s+\p{Lu}.*?)(?<!\s)(?=\s+in?\s+\p{Lu})/u;

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
  return finnishOffer.test(sentence) ? onlyBuyers(sentence) : sentence;
}

const begin = '(?<![\\p{L}-])';
const end = '(?!\\p{L})';

/**
 * Match the seller's self-description up to the word before the wanted companies. With `alone`, a sentence without
 * that word is only about the seller.
 */
const selfDescriptions = [
  {
    seller: "(?:we|i)(?:['’](?:re|m)| are| am)",
    wanted: 'looking for|searching for|seeking|targeting|want to (?:find|reach|contact|meet)|need',
    alone: true,
  },
  {
    seller:
      '(?:we|our (?:company|team|firm))(?: (?:currently|mainly|also))? ' +
      '(?:sells?|offers?|provides?|makes?|builds?|delivers?|supply|supplies|produces?|develops?)',
    wanted: 'to|for',
    alone: true,
  },
  {
    seller: 'our [\\p{L} -]{1,60}? (?:is|are) (?:made|built|designed|meant|best)',
    wanted: 'to|for',
    alone: false,
  },
  { seller: 'our', wanted: 'is for|are for|helps?|serves?|suits?', alone: false },
  { seller: '(?:sell|selling|offer|offering)', wanted: 'to|for', alone: false },
  { seller: 'olemme', wanted: 'etsimme|haemme|haluamme', alone: true },
  { seller: 'vi är', wanted: 'söker|letar efter|vill nå|vill hitta', alone: true },
  {
    seller: 'vi (?:säljer|erbjuder|levererar|tillverkar|utvecklar|gör)',
    wanted: 'till|åt|för',
    alone: true,
  },
  { seller: 'wir sind', wanted: 'suchen|wollen', alone: true },
  { seller: 'wir (?:verkaufen|bieten|liefern|entwickeln|vertreiben|machen)', wanted: 'an|für', alone: true },
].map(({ seller, wanted, alone }) => {
  const until = `${begin}(?:${wanted})${end}${alone ? '|$' : ''}`;
  return new RegExp(`${begin}${seller}${end}${alone ? '.*?' : '.{0,200}?'}(?:${until})`, 'iu');
});

const finnishOffer = new RegExp(
  `${begin}(?:myymme|tarjoamme|toimitamme|valmistamme|teemme|kehitämme)${end}`,
  'iu',
);

/** Keeps the Finnish words whose endings mark buyers and their places. */
function onlyBuyers(sentence: string): string {
  const words = sentence.split(/\s+/u);
  const buyerEndings = /(?:lle|ssa|ssä|sta|stä|lla|llä|lta|ltä|ja|sekä|\d)[,.]?$/u;
  return words.filter((word) => buyerEndings.test(word)).join(' ');
}

const butWords = '(?:but|vaan|mutta|utan bara|men|sondern|aber)';
const tail = `.*?(?=[,.;:]|\\s${butWords}\\s|$)`;

/** Matches a missing property up to a place: `without an online store` in `without an online store in Oslo`. */
const lackPattern = new RegExp(
  `${begin}(?:[Ww]ithout|[Uu]tan|[Oo]hne)${end}(?! bara).*?(?=[,.;:]|\\s${butWords}\\s|\\s(?:in|i)\\s\\p{Lu}|$)`,
  'u',
);

/** Match remarks that do not describe wanted companies: the language to write in, and export markets. */
const asides = ['(?:write|kirjoita|kirjoitetaan|skriv|schreib\\p{L}*)', '(?:exporting|exports?) to'].map(
  (words) => new RegExp(`${begin}${words}${end}${tail}`, 'giu'),
);

/** A Finnish word without the ending of a place. Excluded names are in the partitive, which has other endings. */
const word = "\\p{L}[\\p{L}\\d&:'’-]{0,60}(?<!(?:ss|st|ll|lt)[aä])";

const rejections = [
  lackPattern,
  // In Finnish, excluded names precede the words `lukuun ottamatta`.
  new RegExp(`${begin}(?:(?:${word}, ){0,20}${word} (?:ja|sekä|tai) )?${word} lukuun ottamatta${end}`, 'iu'),
  ...[
    `(?:not|no|except(?: for)?|excluding|other than|apart from|don['’]t|doesn['’]t|never)(?! more| less| fewer)`,
    '(?:ei|eivät|ilman|paitsi|lukuun ottamatta)',
    '(?:inte|ej|utom|förutom)',
    '(?:nicht|außer|ausgenommen|kein\\p{L}*)(?! mehr| weniger)',
  ].map((words) => new RegExp(`${begin}${words}${end}${tail}`, 'iu')),
];

const purposes = new RegExp(
  `${begin}(?:that|who|which|where|for our|for my|with our|interested in|in need of|` +
    'looking for|to sell|to offer|so that|jotka|joka|joille|joilla|joita|joissa|joiden|jonka|' +
    'tarvitsev\\p{L}*|kiinnostun\\p{L}*|som|vilka|där|för vår[at]?|intresserade av|i behov av|' +
    `(?<=, )(?:die|der|das|deren|welche)|für unser\\p{L}*|mit bedarf an|interessiert an)${end}`,
  'giu',
);
