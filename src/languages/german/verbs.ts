/** The plural of a German verb from its third person singular; null where it is not sure. */
export function germanPlural(verb: string): string | null {
  const known = irregularPlurals.get(verb);
  if (known !== undefined) return known;
  if (verb.endsWith('te')) return `${verb}n`;
  if (/e[lr]t$/u.test(verb)) return `${verb.slice(0, -1)}n`;
  if (/(?:[td]|[^lrmnh][mn])et$/u.test(verb)) return `${verb.slice(0, -2)}en`;
  // A changed vowel shows that the plural has another one.
  return verb.endsWith('t') && !/[äö]/u.test(verb.slice(0, 3)) ? `${verb.slice(0, -1)}en` : null;
}

const irregularPlurals: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ist: 'sind',
    hat: 'haben',
    wird: 'werden',
    war: 'waren',
    hält: 'halten',
    erhält: 'erhalten',
    läuft: 'laufen',
    fährt: 'fahren',
    gibt: 'geben',
    nimmt: 'nehmen',
    übernimmt: 'übernehmen',
    trägt: 'tragen',
    lässt: 'lassen',
    wächst: 'wachsen',
    bäckt: 'backen',
    übernahm: 'übernahmen',
    gewann: 'gewannen',
    bezog: 'bezogen',
    erwarb: 'erwarben',
    erhielt: 'erhielten',
    schloss: 'schlossen',
  }),
);
