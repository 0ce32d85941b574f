import type { DraftPhrases } from '../../domain/language-pack/draft-phrases.ts';
import { listed, lowerFirst, sentenceCase } from '../notation/text.ts';

/** Names of companies stand in the nominative throughout, so that none has to be inflected. */
export const draftPhrases: DraftPhrases = {
  greetings(tone) {
    const name = tone.firstName ?? tone.lastName;
    if (name === undefined) {
      if (tone.company === undefined) return ['Hei,'];
      return [tone.company.includes(' ') ? `Hei ${tone.company} -tiimi,` : `Hei ${tone.company}-tiimi,`];
    }
    if (tone.formal)
      return [`Hyvä ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm ? [`Moi ${name},`, `Hei ${name},`] : [`Hei ${name},`];
  },
  openings(fact, _tone, onSite) {
    const { sub } = fact;
    if (sub === null) return [`${sentenceCase(fact.main)} – se kiinnitti huomioni.`];
    const shared = [`Huomasin, että ${sub}.`, `Luin, että ${sub}.`, `Huomioni kiinnitti se, että ${sub}.`];
    if (!onSite) return shared;
    return [
      `Luin sivuiltanne, että ${sub}.`,
      `Sivuillanne kerrotte, että ${sub}.`,
      `Huomasin sivuiltanne, että ${sub}.`,
      ...shared,
    ];
  },
  descriptions: (noun, tone) => [
    tone.company === undefined ? null : `${sentenceCase(noun)} ${tone.company} kiinnitti huomioni.`,
    tone.company === undefined ? null : `${sentenceCase(noun)} ${tone.company} osui silmiini.`,
  ],
  fields: (field, tone) => [
    tone.company === undefined
      ? null
      : `Huomioni kiinnitti ${tone.company}, jonka ala on ${lowerFirst(field)}.`,
  ],
  further: (fact) => [
    fact.also === null ? fact.sub && `Luin myös, että ${fact.sub}.` : `${sentenceCase(fact.also)}.`,
  ],
  bridges: (topic) => [
    `Onko ${topic} teillä nyt ajankohtainen aihe?`,
    `Olisiko ${topic} teille ajankohtainen aihe?`,
    `Onko ${topic} aihe, jota mietitte tänä vuonna?`,
    `Saanko kysyä, onko ${topic} teillä nyt pöydällä?`,
  ],
  shortBridges: () => [
    'Onko aihe teillä nyt ajankohtainen?',
    'Onko tästä teille apua?',
    'Onko tämä jotain, mitä mietitte tänä vuonna?',
  ],
  transitions: (topic) => [
    `Kirjoitan teille aiheesta ${topic}.`,
    `Minulla on lyhyt kysymys aiheesta ${topic}.`,
  ],
  offers(offer, tone) {
    const we = lowerWe(offer.text);
    if (offer.shape === 'noun') return [`Lyhyesti meistä: ${lowerNoun(offer.text)}.`];
    if (offer.shape === 'we') return [`${sentenceCase(we)}.`, `Kirjoitan, koska ${we}.`];
    const named = tone.senderCompany !== undefined && offer.text.startsWith(`${tone.senderCompany} `);
    return [`${sentenceCase(offer.text)}.`, named ? `Kirjoitan, koska ${offer.text}.` : null];
  },
  moreOffers: (offer) => [offer.shape === 'noun' ? null : `${sentenceCase(offer.text)}.`],
  proofs: (offer) => [`${sentenceCase(offer.text)}.`, `Esimerkki: ${offer.text}.`],
  customers: (names) => [
    `Asiakkaitamme ovat jo ${listed(names, 'ja')}.`,
    `Mukana ovat jo ${listed(names, 'ja')}.`,
  ],
  asks: (aim, _topic, tone) =>
    ({
      call: [
        'Sopisiko lyhyt puhelu ensi viikolla?',
        'Kannattaisiko asiasta jutella hetki ensi viikolla?',
        'Voisimmeko jutella aiheesta lyhyesti ensi viikolla?',
        tone.formal
          ? 'Olisiko teillä hetki aikaa puhelulle ensi viikolla?'
          : 'Olisiko sinulla hetki aikaa puhelulle ensi viikolla?',
      ],
      demo: [
        'Sopisiko lyhyt esittely ensi viikolla?',
        tone.formal ? 'Haluaisitteko nähdä lyhyen esittelyn?' : 'Haluaisitko nähdä lyhyen esittelyn?',
      ],
      summary: [
        'Voinko lähettää lyhyen yhteenvedon?',
        tone.formal ? 'Lähetänkö teille lyhyen yhteenvedon?' : 'Lähetänkö sinulle lyhyen yhteenvedon?',
      ],
      trial: [
        tone.formal ? 'Haluaisitteko kokeilla?' : 'Haluaisitko kokeilla?',
        'Olisiko lyhyt kokeilu teille hyödyllinen?',
      ],
    })[aim],
  answers: (aim, tone) => {
    const reply = tone.formal ? 'vastatkaa' : 'vastaa';
    return {
      call: [
        'Jos on, kerron mielelläni lisää lyhyessä puhelussa.',
        `Jos on, ${reply} lyhyesti, niin ehdotan puhelulle aikaa.`,
        'Jos näin on, lyhyt vastaus riittää, niin ehdotan puhelulle aikaa.',
      ],
      demo: [
        'Jos on, näytän mielelläni lyhyen esittelyn.',
        `Jos on, ${reply} lyhyesti, niin ehdotan esittelylle aikaa.`,
      ],
      summary: [
        'Jos on, lähetän mielelläni lyhyen yhteenvedon.',
        `Jos on, ${reply} lyhyesti, niin lähetän yhteenvedon.`,
      ],
      trial: [
        'Jos on, järjestän mielelläni kokeilun.',
        `Jos on, ${reply} lyhyesti, niin järjestän kokeilun.`,
      ],
    }[aim];
  },
  calls: (aim, tone) => {
    const reply = tone.formal ? 'vastatkaa' : 'vastaa';
    return {
      call: [
        'Kerron mielelläni lisää lyhyessä puhelussa.',
        `Jos aihe kiinnostaa, ${reply} lyhyesti, niin ehdotan puhelulle aikaa.`,
      ],
      demo: [
        'Näytän mielelläni lyhyen esittelyn.',
        `Jos aihe kiinnostaa, ${reply} lyhyesti, niin ehdotan esittelylle aikaa.`,
      ],
      summary: [
        `Jos aihe kiinnostaa, ${reply} lyhyesti, niin lähetän yhteenvedon.`,
        'Lyhyt vastaus riittää, niin lähetän yhteenvedon.',
      ],
      trial: [
        `Jos aihe kiinnostaa, ${reply} lyhyesti, niin järjestän kokeilun.`,
        'Järjestän mielelläni kokeilun.',
      ],
    }[aim];
  },
  referrals: () => [
    'Kuka teillä olisi oikea henkilö keskustelemaan aiheesta?',
    'Kenen kanssa aiheesta kannattaisi jutella?',
  ],
  followUps: (tone) => [
    tone.formal ? 'Ehdittekö jo vilkaista aiempaa viestiäni?' : 'Ehditkö jo vilkaista aiempaa viestiäni?',
    'Voisinko palata lyhyesti aiempaan viestiini?',
  ],
  recalls: (offer) => [`${sentenceCase(offer.text)}.`],
  presentations: (names) => [
    names.length > 1
      ? `Saanko kertoa lyhyesti, mitä ${listed(names, 'ja')} ovat?`
      : `Saanko kertoa lyhyesti, mikä ${names[0]} on?`,
  ],
  closings: (tone) =>
    tone.formal
      ? ['Ystävällisin terveisin', 'Parhain terveisin']
      : ['Ystävällisin terveisin', 'Terveisin', 'Parhain terveisin'],
  // A thing of the reader's would need another case than it has in the sentence that tells of it.
  factSubjects: () => [],
  topicSubjects: (topic, tone) => [
    tone.company === undefined ? null : `${sentenceCase(topic)} ja ${tone.company}`,
    `Kysymys aiheesta ${topic}`,
    `Aiheena ${topic}`,
  ],
  subjects: (tone) => [
    tone.company !== undefined && tone.senderCompany !== undefined
      ? `${tone.company} ja ${tone.senderCompany}`
      : null,
    tone.company === undefined ? 'Lyhyt kysymys teille' : `${tone.company}: lyhyt kysymys`,
  ],
};

function lowerWe(text: string): string {
  return /^(Me|Meidän|Meillä|\p{L}+mme)(?!\p{L})/u.test(text) ? lowerFirst(text) : text;
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) ? lowerFirst(text) : text;
}
