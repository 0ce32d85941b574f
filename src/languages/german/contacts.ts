import type { ContactWords } from '../../domain/language-pack/contact-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const contacts: ContactWords = {
  roleAddresses: words(`
    buero buro sekretariat kontakt hallo moin servus ahoy alle verkauf vertrieb bestellung bestellungen
    kundenservice kundendienst karriere bewerbung bewerbungen personal presse buchhaltung rechnung rechnungen
    datenschutz rezeption terminbuchung termin termine reservierung reservierungen einkauf logistik dispo
    disposition lager versand produktion retouren offerte angebot angebote anfrage anfragen direktion
    geschaeftsfuehrung geschaftsfuhrung verwaltung hausverwaltung zentrale praxis klinik rektorat kanzlei notar
    firma allgemein zahlung ersatzteile technik werkstatt schulung
  `),
  addressPatterns: words('vorname nachname familienname vname nname vornamenachname'),
  contactColumns: {
    name: alternatives('kontakt|ansprechpartner'),
    firstName: alternatives('vorname'),
    lastName: alternatives('nachname'),
    jobTitle: alternatives('titel|funktion'),
    email: alternatives('e-mail-adresse'),
    phone: alternatives('telefon|telefonnummer|mobil'),
    linkedinUrl: [],
  },
  directoryColumns: {
    company: alternatives('firma|firmenname|unternehmen|unternehmensname'),
    website: alternatives('webseite|webadresse|internetseite|internetadresse|internet|domäne'),
    field: alternatives('branche|industrie|wirtschaftszweig|tätigkeitsfeld'),
    description: alternatives('beschreibung'),
    city: alternatives('stadt|ort|standort'),
    country: alternatives('land|ländercode|länderkennzeichen'),
    employees: alternatives('mitarbeiter|mitarbeiterzahl|anzahl mitarbeiter|beschäftigte|unternehmensgröße'),
    phone: alternatives('telefon|telefonnummer|zentrale'),
    person: alternatives('kontaktperson|kontakt|ansprechpartner|ansprechperson|vollständiger name'),
    firstName: alternatives('vorname'),
    lastName: alternatives('nachname|familienname'),
    jobTitle: alternatives('titel|funktion|rolle'),
    email: alternatives('e-mail-adresse|mailadresse'),
    personPhone: alternatives('mobil|mobilnummer|handy|handynummer|durchwahl'),
    linkedin: alternatives('linkedin-profil'),
  },
  nameColumns: words('name'),
  languageFields: 'sprache',
  labels: words('tel telefon telefax mobil handy durchwahl titel und kontakt'),
  introductions: 'vertreten durch( (den|die|ihren|ihre))?',
  joiners: 'und|sowie|samt',
  at: 'ä|klammeraffe',
  dot: 'punkt',
};
