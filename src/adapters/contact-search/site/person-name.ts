import { itemAt } from '../../../domain/item-at.ts';
import { isGivenName } from './given-names.ts';

export interface PersonName {
  readonly firstName: string;
  readonly lastName: string;
  /** Whether it begins with a known given name. Other names need a matching address. */
  readonly isSure: boolean;
}

/**
 * Reads a text that is exactly a person's name: given and family name, with optional honorifics and degrees. Returns
 * null in doubt, because a false person does more harm than a missed one.
 */
export function readPersonName(text: string): PersonName | null {
  if (text.length > 60 || /[\d@/&+"“”!?=<>]/u.test(text)) return null;
  const words = withoutHonorifics(text.split(' ').filter(Boolean));
  if (words.filter((word) => !particles.has(word.toLowerCase())).length > 4) return null;
  const parts = isAllCaps(words) ? words.map(capitaliseWord) : words;
  if (!hasNameShape(parts) || parts.some((word) => isNonNameWord(foldWord(word)))) return null;
  const lastIndex = familyNameIndex(parts);
  if (lastIndex < 1) return null;
  const isSure = isGivenName(itemAt(parts, 0));
  const [one, other] = [parts.slice(0, lastIndex).join(' '), parts.slice(lastIndex).join(' ')];
  const isReversed = !isSure && parts.length === 2 && isGivenName(other);
  return isReversed
    ? { firstName: other, lastName: one, isSure }
    : { firstName: one, lastName: other, isSure };
}

/** Whether a text consists only of honorifics and degrees. */
export function isDegree(text: string): boolean {
  return text.split(' ').every(isHonorific);
}

/** Returns the text in lower case and without accents. */
export function foldWord(text: string): string {
  const unmarked = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return unmarked.replace(/[ßıøæłđðþ]/gu, (letter) => plainLetters[letter] ?? letter);
}

/** Letters without a Unicode decomposition. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  ı: 'i',
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
};

const particles: ReadonlySet<string> = new Set(
  'von van vom de der den del della di da dos das du la le af av zu zur zum ter ten el al bin ibn'.split(' '),
);

const honorifics: ReadonlySet<string> = new Set(
  words(`
    dr prof mr mrs ms miss sir dipl-ing dipl ing mag herr frau fru hr fr dkfm dipl-kfm dipl-kffr di ir med jur rer nat
    ph phd msc bsc mba emba ma ba ktm diplomi-insinoori dosentti llm llb otm kht ht vtm fm tkt dtech econ tech dent
    vet oec pol hon iur dipl-wirt-ing dds cpa cfa fca acca rn esq
  `),
);

function withoutHonorifics(words: readonly string[]): string[] {
  let [from, to] = [0, words.length];
  while (from < to && isHonorific(itemAt(words, from))) from += 1;
  while (to > from && isHonorific(itemAt(words, to - 1))) to -= 1;
  return words.slice(from, to);
}

function isHonorific(word: string): boolean {
  const folded = foldWord(word).replace(/,$/u, '');
  return (
    honorifics.has(folded.replaceAll('.', '')) ||
    folded
      .split('.')
      .filter(Boolean)
      .every((part) => honorifics.has(part))
  );
}

function isAllCaps(words: readonly string[]): boolean {
  return (
    words.every((word) => /^[\p{Lu}'’-]+$/u.test(word) && word.length > 1) && isGivenName(words[0] ?? '')
  );
}

function capitaliseWord(word: string): string {
  return word.toLowerCase().replace(/(?<=^|[-'’])\p{L}/gu, (letter) => letter.toUpperCase());
}

const nameWord =
  /^\p{Lu}[\p{Ll}\p{M}]+(?:(?:['’-]\p{Lu}?|\p{Lu})[\p{Ll}\p{M}]+)*$|^\p{Lu}['’]\p{Lu}\p{Ll}+$|^Ma?c\p{Lu}\p{Ll}+$/u;
const initial = /^\p{Lu}\.?$/u;

/** Whether all words are capitalised, except initials and particles between the first and last. */
function hasNameShape(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  if (words.length < 2 || !nameWord.test(itemAt(words, 0)) || !nameWord.test(last)) return false;
  return words
    .slice(1, -1)
    .every((word) => nameWord.test(word) || initial.test(word) || particles.has(word.toLowerCase()));
}

/** The index of the family name, which includes its particles. */
function familyNameIndex(words: readonly string[]): number {
  const particle = words.findIndex((word) => particles.has(word.toLowerCase()));
  return particle > 0 ? particle : words.length - 1;
}

/** Legal forms, places and site words that appear capitalised next to titles. */
function isNonNameWord(word: string): boolean {
  return (
    nonNameWords.has(word) ||
    /(?:strasse|gatan|katu|vagen|platz|allee|schule|koulu|tori|skola|stiftung|verein)$/u.test(word)
  );
}

const nonNameWords: ReadonlySet<string> = new Set(
  words(`
    oy oyj ab ag gmbh kg ohg ug se ltd limited inc llc plc corp co company group konzern konserni koncern holding
    hotel cafe restaurant ravintola villa plaza center centre zentrum keskus tower house haus talo stadion arena
    museum finland suomi sweden sverige germany deutschland austria schweiz switzerland norway denmark estonia england
    helsinki espoo vantaa tampere turku oulu lahti kuopio jyvaskyla pori lappeenranta vaasa rovaniemi joensuu
    hameenlinna kotka rauma stockholm goteborg malmo uppsala vasteras orebro linkoping helsingborg norrkoping berlin
    hamburg munchen koln frankfurt stuttgart dusseldorf leipzig dortmund essen bremen dresden hannover nurnberg wien
    graz linz salzburg zurich basel bern london manchester birmingham dublin europe nordic nordics dach emea street
    road avenue lane square market gate platz strasse weg vag kuja tie team tiimi unser unsere our meidan vart about
    contact kontakt yhteystiedot services service palvelut tuotteet produkte products home news uutiset read more lue
    lisaa las mer mehr erfahren weiterlesen follow seuraa open job jobs career careers company yritys foretag
    unternehmen press media customer customers kunden asiakkaat kunder monday tuesday wednesday thursday friday
    saturday sunday maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai montag dienstag mittwoch
    donnerstag freitag samstag sonntag mandag tisdag onsdag torsdag fredag lordag january february march april june
    july august september october november december pro plus premium basic edition cloud suite collection classic
    series model serie mallisto foundation saatio university yliopisto universitat hochschule college institute
    institut akademie academy prize award palkinto pris preis festival day days week weekend park puisto garten bridge
    lake river linkedin facebook instagram twitter youtube email mail phone puhelin telefon adresse address osoite
    gewinner kerros etage floor asiakaspalvelu kundtjanst kundenservice impressum datenschutz
  `),
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
