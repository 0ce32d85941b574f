import type { AskWords, DraftPhrases } from '../../domain/language-pack/draft-phrases.ts';
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
  told: (clause) => [`Luin, että ${clause}.`, `Huomasin, että ${clause}.`],
  quoted: (quote, { isOwnSite }) =>
    isOwnSite
      ? [`Luin sivuiltanne: ”${quote}”`, `Sivuillanne kerrotaan: ”${quote}”`]
      : [`Luin uutisen: ”${quote}”`],
  news: (kind) => news[kind],
  named: (thing) => [`Otan yhteyttä ${thing} vuoksi.`],
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
  subjectsAbout: (about) => [sentenceCase(about)],
  subjectOfNames: (sender, company) => `${company} ja ${sender}`,
  date: (day) => writtenDate(day, 'fi'),
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  afterGreeting: null,
};

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
