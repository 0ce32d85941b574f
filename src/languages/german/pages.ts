import type { PageWords } from '../../domain/language-pack/page-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { phrases } from '../notation/phrases.ts';

export const pages: PageWords = {
  kinds: {
    about: alternatives('(|wir )uber uns|ueber uns|(|das )unternehmen|wer wir sind'),
    products: alternatives('produkte|leistungen|losungen|loesungen|angebot|dienstleistungen|was wir tun'),
    news: alternatives('neuigkeiten|aktuelles|nachrichten|presse|pressemitteilungen|magazin'),
    references: alternatives('referenzen|kunden|projekt|projekte|erfolgsgeschichten|kundenstimmen'),
    team: alternatives(`
      mitarbeiter|ansprechpartner|personal|geschaftsfuhrung|geschaeftsfuehrung|fuhrung|das team
    `),
    contact: alternatives('kontakt|kontaktieren|impressum'),
    careers: alternatives('karriere|stellen|stellenangebote'),
  },
  notRead: alternatives(`
    anmelden|einloggen|registrieren|warenkorb|kasse|suche|datenschutz|datenschutzerklarung|agb|widerruf
  `),
  outsiders: phrases`
    referenz|referenzen|referenzkunden|referenzprojekte|kunden|kundinnen|kunden(stimmen|meinungen|
    bewertungen|referenzen)|bewertungen|rezensionen|stimmen|erfolgsgeschichten|anwenderberichte|
    kooperationspartner|vertriebspartner|lieferanten|sponsoren|aufsichtsbehorden?|behorden|
    schlichtungsstelle|verbraucherschlichtung|streitbeilegung|pressekontakt|pressestimmen|presseanfragen|
    medienkontakt|ehemaligen?|unsere partner|fruhere mitarbeiter(innen)?
  `,
  ownPeople: phrases`
    impressum|mitarbeiter(innen)?|ansprechpartner(in|innen)?|geschaftsfuhrung|geschaftsleitung|kontakt|
    kontaktieren|uber uns|wir sind
  `,
  externalOffices: 'insolvenz*|insolvent*|konkurs*|liquidator*|sachwalter*|datenschutz*',
  departures: phrases`
    verlassen|ausgeschieden|nicht mehr|im ruhestand|in rente|ehemals|ehemalige[rn]?|verstorben
  `,
  untilYear: 'bis',
};
