import type { AskWords, DraftPhrases, NewsOfThing } from '../../domain/language-pack/draft-phrases.ts';
import type { TriggerKind } from '../../domain/language-pack/reading-words.ts';
import { writtenDate } from '../notation/date.ts';
import { lastWord, listed, lowerFirst, sentenceCase } from '../notation/text.ts';

/** Names of companies and places stand in the nominative throughout, so that none has to be inflected. */
export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName;
    if (name === undefined) {
      if (tone.company === undefined) return ['Hei,'];
      return [tone.company.includes(' ') ? `Hei ${tone.company} -tiimi,` : `Hei ${tone.company}-tiimi,`];
    }
    if (tone.formal)
      return [`Hyvä ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm ? [`Moi ${name},`, `Hei ${name},`] : [`Hei ${name},`];
  },
  closings: (tone) =>
    tone.formal
      ? ['Ystävällisin terveisin', 'Parhain terveisin']
      : ['Ystävällisin terveisin', 'Terveisin', 'Parhain terveisin'],
  told: formatNews,
  toldToYou: formatNewsToCompany,
  quoted: (quote, { isOwnSite }) =>
    isOwnSite
      ? [`Luin sivuiltanne: ”${quote}”`, `Sivuillanne kerrotaan: ”${quote}”`]
      : [`Luin uutisen: ”${quote}”`],
  news: (kind) => news[kind],
  thing,
  at: (place) => ` (${place})`,
  // Behind it stands a genitive, which these names are not.
  named: (thing) => (/^uu(?:si|det) /u.test(thing) ? [] : [`Otan yhteyttä ${thing} vuoksi.`]),
  offers: (offer) =>
    offer.shape === 'noun'
      ? [`Lyhyesti meistä: ${lowerNoun(offer.text)}.`]
      : [`${sentenceCase(offer.text)}.`],
  customers: (names) => [`Asiakkaitamme ovat muun muassa ${listed(names, 'ja')}.`],
  asks,
  invitations: ({ kind }, formal) => [
    `Lyhyt vastaus riittää, niin ${steps[kind]}.`,
    `Jos aihe kiinnostaa, ${formal ? 'vastatkaa' : 'vastaa'} lyhyesti, niin ${steps[kind]}.`,
  ],
  followUps: () => ['Palaan lyhyesti aiempaan viestiini.'],
  presentations: (names) => [
    names.length > 1
      ? `Saanko kertoa lyhyesti, mitä ${listed(names, 'ja')} ovat?`
      : `Saanko kertoa lyhyesti, mikä ${names[0]} on?`,
  ],
  subjectsAbout(about) {
    const matter = nominativeOf(about);
    return matter === null ? [] : [sentenceCase(matter)];
  },
  subjectOfNames: (sender, company) => `${company} ja ${sender}`,
  date: (day) => writtenDate(day, 'fi'),
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  afterGreeting: null,
};

function formatNews(clause: string): readonly string[] {
  return [`Luin, että ${clause}.`, `Huomasin, että ${clause}.`];
}

function formatNewsToCompany(before: string, after: string): readonly string[] {
  const [, on = '', adverb = '', verb = '', rest = ''] =
    /^ (on )?((?:juuri|äskettäin|hiljattain|nyt) )?(\p{Ll}+)(?!\p{L})(.*)$/u.exec(after) ?? [];
  const yours = rest.replaceAll(/(?<=\p{L}{3})ns[aä](?!\p{L})/gu, 'nne');
  const second =
    on === '' ? pastToYou(verb) : /n[uy]t$/u.test(verb) ? verb.replace(/n[uy]t$/u, 'neet') : null;
  if (second === null || /(?<!\p{L})(?:se|sen|he|me|joka)(?!\p{L})/u.test(rest)) return [];
  if (before !== '' && !/^\p{Lu}\p{Ll}+(?:kuussa|ksi|nä|na)(?: \d{4})? $/u.test(before)) return [];
  return formatNews(`${lowerFirst(before)}${on === '' ? '' : 'olette '}${adverb}${second}${yours}`);
}

/** A verb in the past behind "yritys" as it is behind "te", with its consonants in the weak grade. */
function pastToYou(verb: string): string | null {
  if (verb.endsWith('rtyi')) return verb.replace(/rtyi$/u, 'rryitte');
  if (/([tkp])\1i$/u.test(verb)) return verb.replace(/([tkp])\1i$/u, '$1itte');
  // "Uudeksi" is no verb but what somebody becomes.
  return /(?:st|[soalmnruv])i$/u.test(verb) && !verb.endsWith('ksi') ? `${verb}tte` : null;
}

/** The nominative of a thing, because a subject has no verb: "Uusi myymälä". */
function thing({ kind, text }: NewsOfThing): string | null {
  if (kind === 'acquisition' || kind === 'product' || kind === 'investment') return null;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    for (const [ending, base] of things) {
      const stem = ending.exec(word.toLowerCase());
      if (stem !== null && stem.index >= 0) return `uusi ${word.toLowerCase().slice(0, stem.index)}${base}`;
    }
  }
  return /(?:toimi)?tiloihin|toimitilat/u.test(text) ? 'uudet toimitilat' : null;
}

/** Ends of words for places of business in the case of an object, with their nominatives. */
const things: readonly (readonly [RegExp, string])[] = (
  [
    ['myymälän', 'myymälä'],
    ['tavaratalon', 'tavaratalo'],
    ['liikkeen', 'liike'],
    ['kaupan', 'kauppa'],
    ['toimipisteen', 'toimipiste'],
    ['toimipaikan', 'toimipaikka'],
    ['toimiston', 'toimisto'],
    ['konttorin', 'konttori'],
    ['kodin', 'koti'],
    ['tehtaan', 'tehdas'],
    ['varaston', 'varasto'],
    ['terminaalin', 'terminaali'],
    ['hallin', 'halli'],
    ['ravintolan', 'ravintola'],
    ['kahvilan', 'kahvila'],
    ['hotellin', 'hotelli'],
    ['klinikan', 'klinikka'],
    ['lääkäriaseman', 'lääkäriasema'],
    ['vastaanoton', 'vastaanotto'],
    ['leipomon', 'leipomo'],
    ['panimon', 'panimo'],
    ['korjaamon', 'korjaamo'],
    ['keskuksen', 'keskus'],
    ['koulun', 'koulu'],
    ['studion', 'studio'],
    ['salin', 'sali'],
  ] as const
).map(([object, base]) => [new RegExp(`${object}(?:s[aä])?$`, 'u'), base]);

/** With the ending of "your", the nominative and the genitive are the same. */
const news: Readonly<Record<TriggerKind, string | null>> = {
  opening: 'avauksenne',
  expansion: 'laajennuksenne',
  acquisition: 'yrityskauppanne',
  contract: 'sopimuksenne',
  hiring: 'työpaikkailmoituksenne',
  new_leader: 'nimityksenne',
  investment: 'investointinne',
  build: 'rakennushankkeenne',
  relocation: 'muuttonne',
  product: 'uutuutenne',
  certification: 'sertifikaattinne',
  regulation: null,
  complaint: null,
};

function asks({ kind, about, minutes }: AskWords, formal: boolean): readonly string[] {
  // What a brief asks to talk "about" has the ending for it; in another case it cannot go on.
  const matter = about !== null && /st[aä]$/u.test(lastWord(about)) ? ` ${about}` : '';
  const size = minutes === null ? 'lyhyt' : `${minutes} minuutin`;
  switch (kind) {
    case 'call':
      return matter === ''
        ? [`Sopisiko ${size} puhelu ensi viikolla?`]
        : [
            `Sopisiko ${size} puhelu${matter} ensi viikolla?`,
            `Voisimmeko jutella ${minutes === null ? 'lyhyesti' : `${minutes} minuuttia`}${matter} ensi viikolla?`,
          ];
    case 'visit':
      return ['Voisinko tulla lyhyesti käymään?'];
    case 'demo':
      return [`Sopisiko ${size} esittely ensi viikolla?`];
    case 'trial':
      return [formal ? 'Haluaisitteko kokeilla?' : 'Haluaisitko kokeilla?'];
    case 'sample':
      return ['Voinko lähettää näytteen?'];
    case 'material':
      return [`Voinko lähettää lisätietoa${matter}?`];
    case 'quote':
      return [`Voinko lähettää tarjouksen${matter}?`];
    case 'pilot':
      return ['Voisimmeko jutella lyhyestä pilotista?'];
    case 'event':
      return ['Voinko lähettää kutsun?'];
    case 'contact':
      return ['Kuka teillä olisi oikea henkilö tässä asiassa?'];
  }
}

/** What a brief asks to talk "about", without the ending for it; null if its nominative is not known. */
function nominativeOf(about: string): string | null {
  if (!/st[aä]$/u.test(about)) return about;
  const stem = about.slice(0, -3);
  if (/[uy]kse$/u.test(stem)) return `${stem.slice(0, -3)}s`;
  if (stem.endsWith('mise')) return `${stem.slice(0, -2)}nen`;
  return /[uyoö]$/u.test(stem) ? stem : null;
}

/** What the sender will do next. */
const steps: Readonly<Record<AskWords['kind'], string>> = {
  call: 'ehdotan puhelulle aikaa',
  visit: 'ehdotan käynnille aikaa',
  demo: 'ehdotan esittelylle aikaa',
  trial: 'järjestän kokeilun',
  sample: 'lähetän näytteen',
  material: 'lähetän lisätietoa',
  quote: 'lähetän tarjouksen',
  pilot: 'ehdotan pilottia',
  event: 'lähetän kutsun',
  contact: 'ehdotan puhelulle aikaa',
};

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
