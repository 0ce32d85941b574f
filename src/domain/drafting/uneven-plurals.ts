/**
 * The singular of a lower-case Swedish plural that changes the vowel of its stem ("händer", "handböckerna") or comes
 * from Latin ("museer"); other words as they are. Compounds bend as their last part does. "Män" stays, as "man" is a
 * pronoun, and so does what is a verb as well, such as "stänger".
 */
export function evenSwedish(word: string): string {
  return swedishPlurals.reduce(
    (even, { plural, singulars }) => even.replace(plural, (whole, stem: string) => singulars[stem] ?? whole),
    word,
  );
}

/** The same of a German plural that the ending alone does not make: "Museen", "Kleinbusse", "Praxen". */
export function evenGerman(word: string): string {
  return word
    .replace(/(muse|zentr|gymnasi|aquari|laboratori|kriteri|ministeri)en$/u, '$1um')
    .replace(/bus(?:se|sen|ses)$/u, 'bus')
    .replace(/(firm|them)en$/u, '$1a')
    .replace(/(kont|risik)en$/u, '$1o')
    .replace(/praxen$/u, 'praxis');
}

const swedishPlurals = [
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
