export interface SplitBrief {
  /** What is left of the sentences that say who is wanted. */
  readonly wanted: readonly string[];
  /** What is not wanted, each with the word that says so. */
  readonly unwanted: readonly string[];
}

/**
 * Parts a brief into who is wanted, who is not, and the rest: what the seller says of itself and its goods, and in
 * which language to write. The forms are those of English, Finnish, Swedish and German; what none of them knows stays.
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

/** Cuts a rejection out, with the names of a list that go on after a comma, up to where the wanted are. */
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

/** `, Norway and Denmark` belongs to what stands before it, as a list ends with such a word. */
const moreNames =
  /^(?:,\s+\p{Lu}[\p{L}\d&'’-]*)*,?\s+(?:and|or|und|oder|och|eller|ja|tai)\s+\p{Lu}[\p{L}\d&'’-]*/u;

/** `except Lidl in Germany`: the place is where the others are. */
const namesThenLocation = /^(\S+(?:\s+(?:for|ottamatta))?\s+\p{Lu}.*?)(?<!\s)(?=\s+in?\s+\p{Lu})/u;

/**
 * The beginnings of a sentence before what the wanted should need or do, the shortest first, and last all of it: a
 * field of business that stands after `that need` is more likely the seller's.
 */
export function beginningsOf(sentence: string): string[] {
  const purposesOfIt = [...sentence.matchAll(purposes)].slice(0, maxPurposes);
  return [...purposesOfIt.map(({ index }) => sentence.slice(0, index)), sentence];
}

/** No sentence that makes sense has more. */
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
 * What the seller says of itself, up to the word after which the wanted stand. Where that word does not come, a
 * sentence with `alone` speaks of the seller alone.
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

/** Finnish says by the ending who gets what is sold, and where they are. */
function allatives(sentence: string): string {
  const words = sentence.split(/\s+/u);
  const stays = /(?:lle|ssa|ssä|sta|stä|lla|llä|lta|ltä|ja|sekä|\d)[,.]?$/u;
  return words.filter((word) => stays.test(word)).join(' ');
}

const butWords = '(?:but|vaan|mutta|utan bara|men|sondern|aber)';
const tail = `.*?(?=[,.;:]|\\s${butWords}\\s|$)`;

/** What is lacked ends where a place is named: `without an online store in Oslo`. */
const lackPattern = new RegExp(
  `${begin}(?:[Ww]ithout|[Uu]tan|[Oo]hne)${end}(?! bara).*?(?=[,.;:]|\\s${butWords}\\s|\\s(?:in|i)\\s\\p{Lu}|$)`,
  'u',
);

/** What is no word about whom to look for: the language to write in, and where the wanted sell. */
const asides = ['(?:write|kirjoita|kirjoitetaan|skriv|schreib\\p{L}*)', '(?:exporting|exports?) to'].map(
  (form) => new RegExp(`${begin}${form}${end}${tail}`, 'giu'),
);

/** Finnish leaves out in the partitive; where something is has other endings. */
const word = "\\p{L}[\\p{L}\\d&:'’-]{0,60}(?<!(?:ss|st|ll|lt)[aä])";

const rejections = [
  lackPattern,
  // Finnish names those that are left out before it says so.
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
