import { allPhrases } from '../../../languages/all-phrases.ts';
import { words } from '../../../languages/notation/words.ts';

/** Words of headings that name what a part of a text is about and nobody who could be its subject. */
export const headingWords: ReadonlySet<string> =
  words(`about background basics branches business careers clinics company contact data departments depots employees
  facilities facts factories figures finances footprint future goals growth highlights history home industry info
  information introduction jobs key kpis latest locations market markets media milestones mission network news notes
  numbers offering offices operations organisation organization overview people places plants portfolio premises
  production products profile progress projects quality quick recent research results revenue sales services
  shops sites
  size snapshot solutions staff status stores story strategy structure summary sustainability team today units updates
  values vision warehouses work year
  ajankohtaista avainluvut esittely faktat henkilöstö historia info konttorit kotisivu laatu liikevaihto
  liikkeet lukuina
  luvut markkinat medialle missio myymälät palvelut perustiedot ratkaisut strategia tausta tehtaat tiedot tiimi
  toimipaikat toimipisteet toiminta tulevaisuus tuotanto tuotteet uutiset vastuullisuus yhteenveto yhteystiedot yritys
  yrityksestä työntekijät klinikat varastot numeroina hankkeet toimitilat
  anläggningar anställda bakgrund butiker fabriker fakta framtid företag företaget historia historik kontakt kontor
  lager lokaler lösningar marknad marknader medarbetare mål nyckeltal nyheter omsättning organisation orter personal
  produkter produktion projekt resultat sammanfattning siffror strategi team tjänster verksamhet verksamheten översikt
  hållbarhet kliniker platser
  aktuelles angebot anlagen ausblick belegschaft bereiche betrieb betriebe daten dienstleistungen eckdaten fakten
  filialen firma forschung geschichte geschäft häuser kennzahlen kliniken kontakt kurzprofil lager leistungen lösungen
  markt märkte mitarbeiter mitarbeitende nachrichten neuigkeiten orte organisation personal portfolio produkte
  produktion
  profil projekte qualität standorte steckbrief strategie team umsatz unternehmen werke wachstum zahlen ziele
  zusammenfassung überblick läden nachhaltigkeit
  price prices pricing cost costs fees billing payment payments invoicing terms delivery deliveries shipping returns
  order orders ordering warranty warranties guarantee support service help faq questions answers contract contracts
  cancellation security privacy protection integrations integration onboarding setup training implementation started
  trial pilot demo languages availability samples installation maintenance opening hours lead times minimum
  conditions requirements features benefits plans packages
  hinta hinnat hinnasto hinnoittelu kustannukset maksut maksuehdot laskutus toimitus toimitukset toimitusajat
  toimitusehdot toimitusaika palautukset tilaus tilaukset tilaaminen takuu takuut tuki asiakaspalvelu ohjeet
  kysymykset usein kysyttyä vastaukset sopimus sopimukset sopimusehdot irtisanominen tietosuoja tietoturva
  integraatiot rajapinnat käyttöönotto koulutus kokeilu pilotti kielet saatavuus näytteet asennus huolto aukioloajat
  ehdot ominaisuudet hyödyt paketit
  pris priser prislista kostnader avgifter betalning betalningsvillkor fakturering leverans leveranser leveranstid
  leveranstider leveransvillkor frakt returer beställning beställningar garanti garantier support kundtjänst frågor
  svar avtal avtalsvillkor uppsägning säkerhet dataskydd integritet integrationer införande utbildning provperiod
  pilot språk tillgänglighet prover installation underhåll öppettider villkor funktioner fördelar paket
  preis preise preisliste kosten gebühren zahlung zahlungsbedingungen abrechnung lieferung lieferungen lieferzeit
  lieferzeiten versand rückgabe bestellung bestellungen garantie gewährleistung support hilfe fragen antworten vertrag
  verträge laufzeit kündigung sicherheit datenschutz schnittstellen integrationen einführung einrichtung schulung
  schulungen testphase sprachen verfügbarkeit muster montage wartung öffnungszeiten bedingungen funktionen vorteile
  pakete`);

/** A heading over what is told of those around a company: its rivals, customers, suppliers, partners and owners. */
export const headingOfOthers = new RegExp(
  String.raw`(?<!\p{L})(?:${allPhrases(({ statements }) => statements.headings.headingOfOthers).join('|')})`,
  'iu',
);
