import { foldedText } from '../../../languages/notation/text.ts';

/** Whether a heading is about people outside the company: customers, partners, authorities and so on. */
export function isOutsiderHeading(heading: string): boolean {
  return matchesHeading(heading, outsiderHeadings, outsiderPhrases) || isExternalOffice(heading);
}

/** Whether a heading is about the company's own people or their contact details. */
export function isTeamHeading(heading: string): boolean {
  return matchesHeading(heading, teamHeadings, teamPhrases) && !isOutsiderHeading(heading);
}

/**
 * Whether a text names a function that outsiders usually perform, such as insolvency administrator or data protection
 * officer.
 */
export function isExternalOffice(text: string): boolean {
  const words = foldedWords(text);
  return (
    externalOfficeStems.some((stem) => ` ${words}`.includes(` ${stem}`)) ||
    containsPhrase(words, externalOfficePhrases)
  );
}

/** Whether a text says that someone has left. */
export function mentionsDeparture(text: string): boolean {
  const words = foldedWords(text);
  return containsPhrase(words, departurePhrases) || / (?:until|till|bis|vuoteen) \d{4} /u.test(` ${words} `);
}

function matchesHeading(
  heading: string,
  headingWords: ReadonlySet<string>,
  phrases: readonly string[],
): boolean {
  const words = foldedWords(heading);
  return words.split(' ').some((word) => headingWords.has(word)) || containsPhrase(words, phrases);
}

function containsPhrase(words: string, phrases: readonly string[]): boolean {
  return phrases.some((phrase) => ` ${words} `.includes(` ${phrase} `));
}

function foldedWords(text: string): string {
  return foldedText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const outsiderHeadings = wordSet(`
  customers clients testimonials testimonial reviews references referenzen referenz referenzkunden referenzprojekte
  kunden kundinnen kundenstimmen kundenmeinungen kundenbewertungen kundenreferenzen bewertungen rezensionen stimmen
  erfolgsgeschichten anwenderberichte kunder kunderna kundroster kundreferenser kundberattelser kundcase referenser
  referens omdomen recensioner asiakkaat asiakkaamme asiakkaitamme asiakkaiden asiakkaidemme asiakaskokemukset
  asiakaskokemuksia asiakastarinat asiakaspalautteet referenssit referenssimme referenssi referensseja suositukset
  voices kumppanit kumppanimme kumppaneita yhteistyokumppanit yhteistyokumppanimme samarbetspartner samarbetspartners
  kooperationspartner vertriebspartner resellers dealers distributors aterforsaljare jalleenmyyjat suppliers
  toimittajat leverantorer lieferanten sponsors sponsorit sponsorer sponsoren aufsichtsbehorde aufsichtsbehorden
  tillsynsmyndighet tillsynsmyndigheten valvontaviranomainen viranomaiset myndigheter behorden authorities regulator
  schlichtungsstelle verbraucherschlichtung streitbeilegung pressekontakt presskontakt pressestimmen presseanfragen
  medienkontakt mediayhteydet lehdistoyhteydet alumni ehemalige ehemaligen
`);
const outsiderPhrases = phrasesOf(`
  our partner, our partners, unsere partner, vara partners, vara partner, trusted partners, success story
  success stories, case study, case studies, trusted by, they trust us, supervisory authority, press contact
  press contacts, media contact, media contacts, press enquiries, media enquiries, press inquiries, media inquiries
  press coverage, media coverage, in the press, former employees, former colleagues, former members, former staff
  former people, former team, previous employees, previous members, previous team, tidigare medarbetare
  tidigare kollegor, tidigare anstallda, entiset tyontekijat, entiset jasenet, entiset kollegat, aiemmat tyontekijat
  aiemmat jasenet, fruhere mitarbeiter, fruhere mitarbeiterinnen
`);

const teamHeadings = wordSet(`
  team teams staff people leadership management contact contacts imprint impressum tiimi tiimimme henkilosto
  henkilokunta henkilostomme johto johtoryhma yhteystiedot yhteyshenkilot yhteys personal personalen medarbetare
  ledning ledningen ledningsgrupp kontakt kontakta kontaktpersoner mitarbeiter mitarbeiterinnen ansprechpartner
  ansprechpartnerin ansprechpartnerinnen geschaftsfuhrung geschaftsleitung kontaktieren
`);
const teamPhrases = phrasesOf(`
  about us, talk to us, get in touch, who we are, om oss, vilka vi ar, ota yhteytta, meista, keita me olemme, uber uns
  wir sind
`);

/** Beginnings of words. */
const externalOfficeStems = phrasesOf(`
  insolvenz, insolvency, insolvent, konkurs, bankruptcy, pesanhoitaja, selvitysmies, liquidator, likvidator, sachwalter
  datenschutz, dataskyddsombud, tietosuoja, data protection, dataprotection
`);
const externalOfficePhrases = phrasesOf(`
  joint administrator, joint administrators, official receiver, dpo, privacy officer, ombudsman, ombudsperson
  rekonstruktor
`);

const departurePhrases = phrasesOf(`
  verlassen, ausgeschieden, nicht mehr, im ruhestand, in rente, ehemals, ehemalige, ehemaliger, ehemaligen, verstorben
  left the, left us, left our, left in, no longer, has left, retired, stepped down, resigned, former, formerly
  passed away, slutat, slutade, lamnat, lamnade, i pension, pensionerad, avgatt, avgick, tidigare, elakkeella
  elakkeelle, lahtenyt, jattanyt, ei enaa, entinen, edesmennyt
`);

function wordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/));
}

function phrasesOf(text: string): readonly string[] {
  return text
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}
