import { stemmer } from '@orama/stemmers/swedish';

export function stem(word: string): string {
  return stemmer(withoutEnding(singularOf(word)));
}

// The stemmer takes some definite endings for a part of the word: "depån", "virket", "bokhandeln", "antikvariatet".
function withoutEnding(word: string): string {
  return word
    .replace(/(?<=\p{L}{2}[åé])n$/u, '')
    .replace(/(?<=\p{L}{2}[rlnmdgkv]k)et$/u, 'e')
    .replace(/(?<=\p{L}{5})(?:en|et)$|(?<=\p{L}{4}[eo][lr])n$/u, '');
}

/**
 * The singular of a lower-case plural that changes the vowel of its stem ("händer", "handböckerna") or comes
 * from Latin ("museer"); other words as they are. Compounds bend as their last part does. "Män" stays, as "man" is a
 * pronoun, and so does what is a verb as well, such as "stänger".
 */
function singularOf(word: string): string {
  return plurals.reduce(
    (even, { plural, singulars }) => even.replace(plural, (whole, stem: string) => singulars[stem] ?? whole),
    word,
  );
}

const plurals = [
  bending('er(?:na)?s?', {
    händ: 'hand',
    tänd: 'tand',
    stränd: 'strand',
    bränd: 'brand',
    ränd: 'rand',
    länd: 'land',
    städ: 'stad',
    nätt: 'natt',
    böck: 'bok',
    fött: 'fot',
    rött: 'rot',
    ledamöt: 'ledamot',
    bönd: 'bonde',
    sön: 'son',
    bröd: 'bror',
  }),
  bending('ar(?:na)?s?', { döttr: 'dotter', mödr: 'mor' }),
  bending('(?:er(?:na)?|et)s?', {
    muse: 'museum',
    gymnasi: 'gymnasium',
    laboratori: 'laboratorium',
    akvari: 'akvarium',
    kriteri: 'kriterium',
  }),
];

function bending(endings: string, singulars: Readonly<Record<string, string>>) {
  return { plural: new RegExp(`(${Object.keys(singulars).join('|')})${endings}$`, 'u'), singulars };
}
