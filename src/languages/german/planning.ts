import type { PlanningWords } from '../../domain/language-pack/planning-words.ts';

export const planning: PlanningWords = {
  asking:
    'bitte|bitten|biete|bieten|anbieten|schlage|schlagen|vorschlagen|lade|laden|einladen|frage|fragen|vereinbar*|' +
    'ziel|ziel ist|(nächster|nächsten|nächste) schritt*|handlungsaufforderung*|möchte|möchten|schicke|schicken|' +
    'sende|senden|abschluss',
  asks: {
    call:
      'anruf*|telefonat*|gespräch*|telefongespräch*|termin|termine|termins|kurztermin*|videocall*|call|meeting*|' +
      'treffen|austausch|kennenlernen',
    visit: 'besuch|besuche|besuchs|vor-ort-termin*|vor-ort-besuch*|besichtigung*|werksführung*|begehung*',
    demo: 'demo|demos|vorführung*|produktvorführung*|vorstellung|demonstration*|produktdemo*|live-demo*|vorführtermin*',
    trial:
      'testphase*|testzugang*|probezugang*|testzeitraum*|probemonat*|probefahrt*|ausprobieren|probewoche*|test',
    sample: 'muster|mustern|musterpaket*|musterbox*|probe|proben|kostprobe*|probepaket*|warenprobe*',
    material:
      'zusammenfassung*|überblick*|übersicht*|broschüre*|leitfaden*|checkliste*|katalog*|fallstudie*|preisliste*|' +
      'datenblatt*|whitepaper*|infoblatt*|unterlagen',
    quote: 'angebot|angebots|angebote|kostenvoranschlag*|preisangebot*|kostenschätzung*|richtpreis*',
    pilot: 'pilot|pilotprojekt*|pilotphase*|pilotversuch*',
    event:
      'webinar*|seminar*|veranstaltung*|messestand*|messebesuch*|workshop*|tag der offenen tür|frühstück*',
    contact:
      '(richtige|richtigen) (person|ansprech*)|ansprechpartner*|ansprechperson*|wer (zuständig|verantwortlich) ist',
  },
  notAsks: 'callcenter*|call-center*|besprechungsraum*|veranstaltungshalle*|veranstaltungsort*',
  unwanted: 'kein|keine|keinen|keinem|keiner|nicht|ohne|nie|niemals',
  minutes: 'min|minute|minuten|minütig*',
  spans: '15: viertelstunde*; 30: (halbe|halben) stunde|halbstündig*; 60: (eine|einer) stunde|einstündig*',
  about: [
    /(?<!\p{L})(?:über|zum Thema|Thema|zur|zum) (?:die |das |den |der |Ihre |Ihren |Ihr )?(\p{Lu}[\p{L}-]+)/gu,
  ],
  costsNothing: 'kostenlos*|kostenfrei*|kostet nichts|unverbindlich*|gratis',
  slogans:
    'leidenschaft*|führend*|qualität*|ganzheitlich*|maßgeschneidert*|lösungen|kompeten*|zuverlässig*|innovativ*|' +
    'engagiert*',
  cares: {
    'general management': 'Wachstum Kosten Gewinn Marge Produktivität',
    sales: 'Kunde Auftrag Umsatz Bestellung',
    marketing: 'Marke Kampagne Besucher Sichtbarkeit',
    finance: 'Kosten Rechnung Zahlung Ersparnis Budget',
    technology: 'System Daten Schnittstelle Software Sicherheit',
    product: 'Produkt Kunde Markteinführung Funktion',
    operations: 'Prozess Kapazität Effizienz Zeitplan Verzögerung',
    production: 'Linie Maschine Stillstand Kapazität Qualität',
    purchasing: 'Lieferant Preis Vertrag Lager Lieferung',
    'human resources': 'Personal Einstellung Mitarbeiter Schicht Einarbeitung',
    'customer service': 'Kunde Antwort Beschwerde Wartezeit Anfrage',
    communications: 'Presse Botschaft Sichtbarkeit Kanal',
    logistics: 'Lieferung Lager Transport Route',
    quality: 'Qualität Audit Fehler Zertifikat Rückverfolgbarkeit',
    projects: 'Zeitplan Verzögerung Baustelle Budget',
    legal: 'Vertrag Vorschrift Risiko Haftung',
    property: 'Gebäude Energie Miete Wartung Fläche',
    maintenance: 'Wartung Reparatur Stillstand Maschine Ersatzteil',
    'safety and environment': 'Sicherheit Unfall Emission Abfall Energie',
    care: 'Patient Schicht Station Bewohner',
    'shops and restaurants': 'Filiale Kunde Schicht Schwund',
    'shift planning': 'Schicht Dienstplan Ausfall Überstunde',
    research: 'Probe Analyse Labor Daten',
    education: 'Schüler Student Kurs Unterricht',
  },
};
