import { words } from './words.ts';

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
  zusammenfassung überblick läden nachhaltigkeit`);

/** A heading over what is told of those around a company: its rivals, customers, suppliers, partners and owners. */
export const headingOfOthers = new RegExp(
  [
    String.raw`(?<!\p{L})(?:competitor|rival|customer|client|supplier|vendor|partner|reference|owner|parent|investor|`,
    String.raw`acquirer|buyer|tenant|neighbour|landlord|kilpailij|asiak|toimittaj|kumppan|referenss|omistaj|emoyhti|`,
    String.raw`sijoittaj|konkurrent|kund|leverantör|ägar|moderbolag|investerar|wettbewerb|mitbewerb|lieferant|`,
    String.raw`referenz|eigentümer|gesellschafter|mutterge)`,
  ].join(''),
  'iu',
);
