/** Whether two verbs differ in person alone, and not in tense: "avaatte" and "avaa", "luovuitte" and "luopui". */
export function isOtherPerson(own: string, other: string): boolean {
  if (irregular.some((forms) => forms.includes(own) && forms.includes(other))) return true;
  const [left, right] = [stemOfPlural(own), stemOfPlural(other)];
  if (left !== null && right !== null) return left === right;
  if (left !== null) return left === stemOfThird(other) || isParticiple(own, other);
  return right !== null ? right === stemOfThird(own) : isParticiple(own, other);
}

/** Whether a noun is another one with the ending of its owner: "myymälänne" and "myymälä", "myymälämme", "myymälän". */
export function isOwnedForm(own: string, other: string): boolean {
  const base = withoutOwner(own);
  if (base === null) return false;
  const bare = withoutOwner(other);
  if (bare !== null) return bare === base;
  if (base.endsWith('kse') && other === `${base.slice(0, -1)}i`) return true;
  const grade = weak(base);
  return [other, other.replace(/[nt]$/u, '')].some((form) => weak(form) === grade);
}

const irregular = ['on ovat olette olemme', 'oli olivat olitte olimme', 'ei eivät ette emme'].map((forms) =>
  forms.split(' '),
);

function stemOfPlural(verb: string): string | null {
  return /\p{L}{2}(?:tte|mme)$/u.test(verb) ? weak(verb.slice(0, -3)) : null;
}

/** The stem of a third person: "avaa", "muutti", "avaavat". */
function stemOfThird(verb: string): string {
  const stem = verb.replace(/(?:vat|vät)$/u, '');
  return weak(stem.replace(/([aeiouyäö])\1$/u, '$1'));
}

/** "Ajaneet" and "ajanut" after "olette" and "on". */
function isParticiple(own: string, other: string): boolean {
  const stemOf = (verb: string): string | null => /^(.+)(?:neet|nut|nyt)$/u.exec(verb)?.[1] ?? null;
  const stem = stemOf(own);
  return stem !== null && stem === stemOf(other);
}

function withoutOwner(noun: string): string | null {
  const [, stem] = /^(\p{L}{3,})(?:nne|mme|nsa|nsä)$/u.exec(noun) ?? [];
  if (stem !== undefined) return stem;
  return /^(\p{L}{3,}(?:ss|st|ll|lt)[aä]|\p{L}{3,}lle)[aeä]n$/u.exec(noun)?.[1] ?? null;
}

// The last consonants of a stem change with its ending: "muuttaa" and "muutatte", "luopui" and "luovuitte".
function weak(stem: string): string {
  return stem
    .replace(/([aeiouyäö])\1$/u, '$1')
    .replace(/([kpt])\1(?=[aeiouyäö]{1,2}$)/u, '$1')
    .replace(/(lt|nt|rt|mp|nk)(?=[aeiouyäö]{1,2}$)/u, (strong) => weakPairs[strong] ?? strong)
    .replace(/p(?=[aeiouyäö]{1,2}$)/u, 'v')
    .replace(/(?<=[aeiouyäöh])t(?=[aeiouyäö]{1,2}$)/u, 'd');
}

const weakPairs: Readonly<Record<string, string>> = { lt: 'll', nt: 'nn', rt: 'rr', mp: 'mm', nk: 'ng' };
