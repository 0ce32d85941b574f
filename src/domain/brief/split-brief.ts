export interface SplitBrief {
  /** The parts of the sentences about wanted companies. */
  readonly wanted: readonly string[];
  /** Unwanted parts, each with the word that excludes it. */
  readonly unwanted: readonly string[];
}

/**
 * Splits a brief into wanted companies, unwanted ones, and the rest: the seller's own description and instructions on
 * language. The patterns cover English, Finnish, Swedish and German. Unmatched text stays.
 */
export function splitBrief(brief: string): SplitBrief {
  const unwanted: string[] = [];
  const wanted = brief
    .normalize('NFC')
    .split(/(?<=[.!?])\s+|[\n;]+/u)
    .map((sentence) => {
      const left = asides.reduce((text, form) => text.replace(form, ' '), withoutSeller(sentence));
      return rejections.reduce((text, form) => cutRejection(text, form, unwanted), left);
    })
    .filter((sentence) => /\p{L}/u.test(sentence));
  return { wanted, unwanted };
}

/** Cuts an exclusion out of the sentence, with a list of names after commas, up to the wanted companies. */
function cutRejection(sentence: string, form: RegExp, unwanted: string[]): string {
  let rest = sentence;
  for (let match = form.exec(rest); match; match = form.exec(rest)) {
    const begin = match.index;
    const found = match[0] + (moreNames.exec(rest.slice(begin + match[0].length))?.[0] ?? '');
    const cut = namesThenLocation.exec(found)?.[1] ?? found;
    unwanted.push(cut.trim());
    rest = `${rest.slice(0, begin)} ${rest.slice(begin + cut.length)}`;
  }
  return rest;
}

/** `, Norway and Denmark` continues the list before it. */
const moreNames =
  /^(?:,\s+\p{Lu}[\p{L}\d&'’-]*)*,?\s+(?:and|or|und|oder|och|eller|ja|tai)\s+\p{Lu}[\p{L}\d&'’-]*/u;

/** `except Lidl in Germany`: the place belongs to the wanted companies. */
const namesThenLocation = /^(\S+(?:\s+(?:for|ottamatta))?\s+\p{Lu}.*?)(?<!\s)(?=\s+in?\s+\p{Lu})/u;

/**
 * The parts of a sentence before a purpose of the wanted companies, the shortest first, then the whole. A business
 * field after `that need` more likely describes the seller.
 */
export function beginningsOf(sentence: string): string[] {
  const purposesOfIt = [...sentence.matchAll(purposes)].slice(0, maxPurposes);
  return [...purposesOfIt.map(({ index }) => sentence.slice(0, index)), sentence];
}

/** Real sentences have fewer. */
const maxPurposes = 5;

function withoutSeller(sentence: string): string {
  for (const form of selfDescriptions) {
    if (form.test(sentence)) return sentence.replace(form, ' ');
  }
  return finnishOffer.test(sentence) ? allatives(sentence) : sentence;
}

const begin = '(?<![\\p{L}-])';
const end = '(?!\\p{L})';

/**
 * The seller's own description, up to the word before the wanted companies. Without that word, a sentence with
 * `alone` is only about the seller.
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

/** In Finnish, the allative ending marks the buyers and their places. */
function allatives(sentence: string): string {
  const words = sentence.split(/\s+/u);
  const stays = /(?:lle|ssa|ssä|sta|stä|lla|llä|lta|ltä|ja|sekä|\d)[,.]?$/u;
  return words.filter((word) => stays.test(word)).join(' ');
}

const butWords = '(?:but|vaan|mutta|utan bara|men|sondern|aber)';
const tail = `.*?(?=[,.;:]|\\s${butWords}\\s|$)`;

/** The lacking thing ends before a place: `without an online store in Oslo`. */
const lackPattern = new RegExp(
  `${begin}(?:[Ww]ithout|[Uu]tan|[Oo]hne)${end}(?! bara).*?(?=[,.;:]|\\s${butWords}\\s|\\s(?:in|i)\\s\\p{Lu}|$)`,
  'u',
);

/** Remarks that do not describe wanted companies: the language to write in, and export markets. */
const asides = ['(?:write|kirjoita|kirjoitetaan|skriv|schreib\\p{L}*)', '(?:exporting|exports?) to'].map(
  (form) => new RegExp(`${begin}${form}${end}${tail}`, 'giu'),
);

/** Finnish excludes in the partitive; endings of places differ. */
const word = "\\p{L}[\\p{L}\\d&:'’-]{0,60}(?<!(?:ss|st|ll|lt)[aä])";

const rejections = [
  lackPattern,
  // In Finnish, excluded names precede the excluding word.
  new RegExp(`${begin}(?:(?:${word}, ){0,20}${word} (?:ja|sekä|tai) )?${word} lukuun ottamatta${end}`, 'iu'),
  ...[
    `(?:not|no|except(?: for)?|excluding|other than|apart from|don['’]t|doesn['’]t|never)(?! more| less| fewer)`,
    '(?:ei|eivät|ilman|paitsi|lukuun ottamatta)',
    '(?:inte|ej|utom|förutom)',
    '(?:nicht|außer|ausgenommen|kein\\p{L}*)(?! mehr| weniger)',
  ].map((form) => new RegExp(`${begin}${form}${end}${tail}`, 'iu')),
];

const purposes = new RegExp(
  `${begin}(?:that|who|which|where|for our|for my|with our|interested in|in need of|` +
    'looking for|to sell|to offer|so that|jotka|joka|joille|joilla|joita|joissa|joiden|jonka|' +
    'tarvitsev\\p{L}*|kiinnostun\\p{L}*|som|vilka|där|för vår[at]?|intresserade av|i behov av|' +
    `(?<=, )(?:die|der|das|deren|welche)|für unser\\p{L}*|mit bedarf an|interessiert an)${end}`,
  'giu',
);
