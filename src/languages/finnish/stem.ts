import { stemmer } from '@orama/stemmers/finnish';

/** The endings of "we", "you" and "they" are removed first, so that "tarjoamme" and "tarjoatte" stay one word. */
export function stem(word: string): string {
  return toWeakGrade(stemmer(word.length > 6 || /(?:mme|tte)$/u.test(word) ? withoutPerson(word) : word));
}

// Nouns in -tus and -tys keep their -s in the nominative alone, where the stemmer cannot know it.
function withoutPerson(word: string): string {
  return word
    .replace(
      /(?<=\p{L}{2})(ll|nn|rr)([aä])(?:mme|tte)$/u,
      (_, weak: string, vowel: string) => `${strongGrades[weak]}${vowel}${vowel}`,
    )
    .replace(/(?<=[aeiouyäö])t([aäi])(?:mme|tte)$/u, (_, vowel: string) => `tt${lengthened(vowel)}`)
    .replace(/(?<=\p{L}{2}[^aeiouyäö])([aä])(?:mme|tte)$/u, '$1$1')
    .replace(/neet$/u, /[aou]/u.test(word) ? 'nut' : 'nyt')
    .replace(/(mme|tte|nne|vat|vät|nsa|nsä)$/u, '')
    .replace(/(?<=\p{L}{4}[eo])(aa|ää)$/u, (end) => end.charAt(0))
    .replace(/(?<=t[uy])(?:st[aä]|ks(?:en|een|est[aä]|ell[aä]|et|i[aä]))$/u, 's');
}

const strongGrades: Readonly<Record<string, string>> = { ll: 'lt', nn: 'nt', rr: 'rt' };
const weakGrades: Readonly<Record<string, string>> = { lt: 'll', nt: 'nn', rt: 'rr', mp: 'mm', nk: 'ng' };

// The last consonants of a stem change with its ending: "huoltaa" and "huollatte" are forms of one verb.
function toWeakGrade(stem: string): string {
  return stem
    .replace(/(lt|nt|rt|mp|nk)(?=[aeiouyäö]{0,2}$)/u, (strong) => weakGrades[strong] ?? strong)
    .replace(/([kpt])\1(?=[aeiouyäö]{0,2}$)/u, '$1');
}

/** "Toimitatte" and "voititte" are forms of "toimittaa" and "voitti". */
function lengthened(vowel: string): string {
  return vowel === 'i' ? vowel : `${vowel}${vowel}`;
}
