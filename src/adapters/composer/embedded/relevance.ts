import { lexiconOf } from '../../../domain/drafting/lexicon.ts';
import type { WrittenLanguage } from '../../../languages/packs.ts';
import { stemOf } from '../../../domain/drafting/tokens.ts';

/** The stems of the content words of a text. */
export function topicsOf(text: string, language: WrittenLanguage): ReadonlySet<string> {
  const lexicon = lexiconOf(language);
  const stems = new Set<string>();
  for (const word of text.toLowerCase().match(/\p{L}{4,}/gu) ?? []) {
    if (!lexicon.connecting.has(word) && !lexicon.inviting.has(word)) stems.add(stemOf(word, language));
  }
  return stems;
}

/** How many topics two texts share; compounds count where one word begins with the other's stem. */
export function sharedTopics(left: ReadonlySet<string>, right: ReadonlySet<string>): number {
  let shared = 0;
  for (const stem of left) {
    if (right.has(stem)) shared += 1;
  }
  return shared;
}

/** Legal, navigation and shop text, and other lines that tell nothing about a company. */
export const boilerplate = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${[
      String.raw`cookie|evästee|kakor|copyright|all rights reserved|kaikki oikeudet|alle rechte|privacy|tietosuoja`,
      String.raw`integritetspol|datenschutz|gdpr|terms (?:of|and)|käyttöehdot|agb(?!\p{L})|impressum|newsletter`,
      String.raw`uutiskirje|nyhetsbrev|log ?in|y-tunnus|org\.? ?nr|ust-id|vat(?!\p{L})|add to cart|ostoskori|varukorg`,
      String.raw`warenkorb|(?:opening hours|aukioloajat|öppettider|öffnungszeiten)(?=:|\s*$|\s+(?:\d|mo|ma|må))`,
      String.raw`javascript|browser`,
    ].join('|')})`,
    String.raw`©`,
    String.raw`^(?:${[
      String.raw`subscribe|tilaa|sign up|kirjaudu|logga in|anmelden|read more|lue lisää|läs mer|mehr erfahren`,
      String.raw`weiterlesen|click|klick|book|varaa|boka|jetzt|contact|ota yhteyttä|kontakta|kontaktieren|follow`,
      String.raw`seuraa|följ`,
    ].join('|')})(?!\p{L})`,
  ].join('|'),
  'iu',
);

/** Words of slogans: true of every company, so that they say nothing about one. */
export const slogan = new RegExp(
  [
    String.raw`passion|leading|world.?class|best.?in|solutions?\b|quality|excellence|commit|mission|vision\b|values`,
    String.raw`trust|dedicated|innovati|holistic|tailor|partner of choice|customer.?(first|centric)|intohimo`,
    String.raw`johtava|laaduk|arvomme|asiakaslähtö|kokonaisvaltai|räätälöi|ratkaisu|ledande|kvalit|brinner|passion`,
    String.raw`helhet|skräddar|lösning|engager|leidenschaft|führend|qualität|ganzheitlich|maßgeschneidert|lösung`,
    String.raw`kompeten|zuverlässig|partner`,
  ].join('|'),
  'iu',
);
