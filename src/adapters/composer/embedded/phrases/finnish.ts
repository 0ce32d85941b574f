import { sentenceCase } from '../statement.ts';
import type { Phrases } from './shape.ts';

/** Names of companies stand in the nominative throughout, so that none has to be inflected. */
export const finnishPhrases: Phrases = {
  greetings(tone) {
    if (tone.firstName === undefined && tone.lastName === undefined) {
      if (tone.company === undefined) return ['Hei,'];
      return [tone.company.includes(' ') ? `Hei ${tone.company} -tiimi,` : `Hei ${tone.company}-tiimi,`];
    }
    if (tone.formal)
      return [`Hyvä ${[tone.firstName, tone.lastName].filter((part) => part !== undefined).join(' ')},`];
    return tone.warm
      ? [`Moi ${tone.firstName ?? tone.lastName!},`]
      : [`Hei ${tone.firstName ?? tone.lastName!},`];
  },
  openings(fact, _tone, onSite) {
    const shared = [
      fact.sub && `Huomasin, että ${fact.sub}.`,
      fact.sub === null
        ? `${sentenceCase(fact.main)} – se kiinnitti huomioni.`
        : `Huomioni kiinnitti se, että ${fact.sub}.`,
    ];
    if (!onSite) return shared;
    return [
      fact.sub && `Luin sivuiltanne, että ${fact.sub}.`,
      fact.sub && `Sivuillanne kerrotte, että ${fact.sub}.`,
      fact.sub && `Huomasin sivuiltanne, että ${fact.sub}.`,
      ...shared,
    ];
  },
  further: (fact) => [fact.sub && `Luin myös, että ${fact.sub}.`, `${sentenceCase(fact.main)}.`],
  offers(offer, _tone, close) {
    if (offer.shape === 'noun') return [`Lyhyesti meistä: ${lowerNoun(offer.text)}.`];
    if (offer.shape === 'named') return [`Lyhyesti: ${offer.text}.`, `${offer.text}.`];
    const main = lowerWe(offer.text);
    return [
      close ? `Siksi kirjoitan: ${main}.` : null,
      `Kirjoitan, sillä ${main}.`,
      `Lyhyesti meistä: ${main}.`,
      `${sentenceCase(offer.text)}.`,
    ];
  },
  moreOffers: (offer) => [offer.shape === 'noun' ? null : `${sentenceCase(offer.text)}.`],
  proofs: (offer) => [`Esimerkki: ${offer.text}.`, `Esimerkkinä: ${offer.text}.`],
  customers: (names) => [`Asiakkaitamme ovat jo ${listed(names)}.`, `Mukana ovat jo ${listed(names)}.`],
  questions: (tone) => [
    'Sopisiko lyhyt puhelu ensi viikolla?',
    'Kannattaisiko asiasta jutella hetki ensi viikolla?',
    'Voinko lähettää lyhyen yhteenvedon?',
    'Olisiko tämä teille ajankohtaista?',
    tone.formal ? 'Haluaisitteko kuulla tästä lisää?' : 'Haluaisitko kuulla tästä lisää?',
  ],
  calls: (tone) => [
    tone.formal
      ? 'Jos aihe on ajankohtainen, vastatkaa lyhyesti, niin lähetän yhteenvedon.'
      : 'Jos aihe on ajankohtainen, vastaa lyhyesti, niin lähetän yhteenvedon.',
    'Lyhyt vastaus riittää, niin kerron mielelläni lisää.',
    tone.formal
      ? 'Kerron mielelläni lisää, jos aihe kiinnostaa teitä.'
      : 'Kerron mielelläni lisää, jos aihe kiinnostaa.',
  ],
  followUps: (tone) => [
    tone.formal ? 'Ehdittekö jo vilkaista aiempaa viestiäni?' : 'Ehditkö jo vilkaista aiempaa viestiäni?',
    'Voisinko palata lyhyesti aiempaan viestiini?',
  ],
  recalls: (offer) => [
    offer.shape === 'we' ? `Lyhyesti: ${lowerWe(offer.text)}.` : `Lyhyesti: ${offer.text}.`,
    `${offer.text}.`,
  ],
  nameQuestions: (name) => [`Olisiko ${name} teille ajankohtainen?`, `Voisiko ${name} kiinnostaa teitä?`],
  closings: (tone) =>
    tone.formal
      ? ['Ystävällisin terveisin', 'Parhain terveisin']
      : ['Ystävällisin terveisin', 'Terveisin', 'Parhain terveisin'],
  factSubjects: (counted) => [sentenceCase(counted), `Kysymys: ${counted}`],
  subjects: (tone) => [
    ...(tone.company !== undefined && tone.senderCompany !== undefined
      ? [`${tone.company} ja ${tone.senderCompany}`]
      : []),
    tone.company === undefined ? 'Lyhyt kysymys' : `Kysymys: ${tone.company}`,
    'Lyhyt kysymys teille',
  ],
  counted(main) {
    // The word after the number must be a partitive, which alone can stand without the rest of the sentence.
    const match = new RegExp(
      [
        String.raw`(?<![\p{L}\d])(\d[\d ,.]* \p{Ll}{4,}(?:a|ä)(?<!ssa|ssä|lla|llä|sta|stä|lta|`,
        String.raw`ltä))( (?:\p{Lu}\p{Ll}+(?:ssa|ssä|lla|llä)))?(?=$|[ ,])`,
      ].join(''),
      'u',
    ).exec(main);
    if (match === null || /^(?:19|20)\d\d /u.test(match[0])) return null;
    const before = main.slice(0, match.index).trim().split(' ').at(-1)!.toLowerCase();
    return /^(yli|noin|lähes|alle|jopa|vähintään|vuonna|melkein)$/u.test(before) ? null : match[0];
  },
};

function lowerWe(text: string): string {
  return /^(Me|Meidän|Meillä|\p{L}+mme)(?!\p{L})/u.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

function lowerNoun(text: string): string {
  return /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text)
    ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())
    : text;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ja ${names.at(-1)!}`;
}
