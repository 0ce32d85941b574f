import type { TextWords } from '../../domain/language-pack/text-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const texts: TextWords = {
  months: 'januar februar märz april mai juni juli august september oktober november dezember'.split(' '),
  hasCapitalMonths: false,
  yearWords: words('jahr jahre'),
  abbreviations: [phrases`z\. ?B|d\. ?h|u\. ?a|bzw|zzgl|usw`],
  sentenceOpeners: words(`
    wir unser unsere unserer sie ihr ihre es er der die das dies diese ein eine im am für bei mit von ab
    wenn alle jede jeder jedes bitte und aber
  `),
  ordinalNouns: [
    phrases`
      (tag|werktag|arbeitstag|kalendertag|woche|kalenderwoche|monat|quartal|halbjahr|jahr|jahrhundert|
      stock|stockwerk|etage|obergeschoss|untergeschoss|klasse|stufe|schritt|platz|auflage|ausgabe|
      generation|mal|person|advent|weihnachtstag|semester|bezirk|teil|kapitel|rate|mahnung|termin|
      staffel|runde|liga)e?[ns]?
    `,
  ],
  ordinalLeads: ['der|die|das|den|dem|des|am|im|zum|zur|vom|beim|jede[nrms]?|unser*|ihr*|sein*'],
  headings: words(`
    aktuelles angebot anlagen ausblick belegschaft bereiche betrieb betriebe daten dienstleistungen eckdaten
    fakten filialen firma forschung geschichte geschäft häuser info kennzahlen kliniken kontakt kurzprofil
    lager leistungen lösungen markt märkte mitarbeiter mitarbeitende nachrichten neuigkeiten orte
    organisation personal portfolio produkte produktion profil projekte qualität standorte steckbrief
    strategie team umsatz unternehmen werke wachstum zahlen ziele zusammenfassung überblick läden
    nachhaltigkeit preis preise preisliste kosten gebühren zahlung zahlungsbedingungen abrechnung lieferung
    lieferungen lieferzeit lieferzeiten versand rückgabe bestellung bestellungen garantie gewährleistung
    support hilfe fragen antworten vertrag verträge laufzeit kündigung sicherheit datenschutz schnittstellen
    integrationen einführung einrichtung schulung schulungen testphase sprachen verfügbarkeit muster montage
    wartung öffnungszeiten bedingungen funktionen vorteile pakete
  `),
  units: { '€': 'euro', $: 'dollar', '£': 'pfund', kr: 'kronen', '%': 'prozent' },
  magnitudes: {
    million: 'mio millionen',
    billion: 'mrd milliarde milliarden',
    thousand: 'tausend',
    hundred: 'hundert',
  },
  rangeMarkers: words('zwischen'),
  alternatives: words('oder'),
  rangeJoints: words('bis und'),
  yearPrepositions: new Set(),
};
