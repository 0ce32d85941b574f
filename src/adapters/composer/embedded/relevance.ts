import { lexiconOf } from '../../../domain/drafting/lexicon/lexicon.ts';
import type { WrittenLanguage } from '../../../domain/drafting/material.ts';
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
export const boilerplate =
  /(?<!\p{L})(?:cookie|evästee|kakor|copyright|all rights reserved|kaikki oikeudet|alle rechte|privacy|tietosuoja|integritetspol|datenschutz|gdpr|terms (?:of|and)|käyttöehdot|agb(?!\p{L})|impressum|newsletter|uutiskirje|nyhetsbrev|log ?in|y-tunnus|org\.? ?nr|ust-id|vat(?!\p{L})|add to cart|ostoskori|varukorg|warenkorb|opening hours|aukioloajat|öppettider|öffnungszeiten|javascript|browser)|©|^(?:subscribe|tilaa|sign up|kirjaudu|logga in|anmelden|read more|lue lisää|läs mer|mehr erfahren|weiterlesen|click|klick|book|varaa|boka|jetzt|contact|ota yhteyttä|kontakta|kontaktieren|follow|seuraa|följ)(?!\p{L})/iu;

/** Words of slogans: true of every company, so that they say nothing about one. */
export const slogan =
  /passion|leading|world.?class|best.?in|solutions?\b|quality|excellence|commit|mission|vision\b|values|trust|dedicated|innovati|holistic|tailor|partner of choice|customer.?(first|centric)|intohimo|johtava|laaduk|arvomme|asiakaslähtö|kokonaisvaltai|räätälöi|ratkaisu|ledande|kvalit|brinner|passion|helhet|skräddar|lösning|engager|leidenschaft|führend|qualität|ganzheitlich|maßgeschneidert|lösung|kompeten|zuverlässig|partner/iu;

/** Words that a change or a news item is told with. */
export const recent =
  /opened|launched|moved|expanded|acquired|founded|introduced|announced|(?<!\p{L})won\b|raised|hired|built|(?<!\p{L})new\b|recently|avasi|laajen|lanseera|muut(i|imme)|uusi|uuden|voit|julkais|investoi|öppna|lanserade|flytta|utöka|utvid|byggde|vann|nya?\b|eröffnet|gestartet|umgezogen|erweitert|neue[nrsm]?\b|gewonnen|investiert|eingeführt|\b202\d\b/iu;
