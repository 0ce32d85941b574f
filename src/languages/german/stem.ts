import { stemmer } from '@orama/stemmers/german';

export function stem(word: string): string {
  return stemmer(infinitiveOf(singularOf(word))).replace(/(?<=\p{L}{4})t$/u, '');
}

// "Saniert" and "entwickelt" are forms of "sanieren" and "entwickeln", which the stemmer cuts elsewhere.
function infinitiveOf(word: string): string {
  return word
    .replace(/(?<=\p{L}{2})iert(e|en|est|et)?$/u, 'ieren')
    .replace(/(?<=\p{L}{3})igt(e|en)?$/u, 'igen')
    .replace(/(?<=\p{L}{2}[td]|\p{L}{3}[fghk]n)et(e|en)?$/u, 'en')
    .replace(/(?<=\p{L}{3}e[lr])(n|te|ten)$/u, 't');
}

/** The singular of a plural that the ending alone does not make: "Museen", "Kleinbusse", "Praxen". */
function singularOf(word: string): string {
  return word
    .replace(/(muse|zentr|gymnasi|aquari|laboratori|kriteri|ministeri)en$/u, '$1um')
    .replace(/bus(?:se|sen|ses)$/u, 'bus')
    .replace(/(firm|them)en$/u, '$1a')
    .replace(/(kont|risik)en$/u, '$1o')
    .replace(/praxen$/u, 'praxis');
}
