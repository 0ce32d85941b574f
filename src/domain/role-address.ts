import { isPlaceholderName } from './placeholder-names.ts';

/** Whether a normalised e-mail address belongs to a role, such as info@, and not to one person. */
export function isRoleAddress(email: string): boolean {
  const local = email.slice(0, email.lastIndexOf('@'));
  const words = local
    .replace(/\+.*/su, '')
    .split(/[._-]|\d+/u)
    .filter(Boolean);
  const [first, ...others] = words;
  if (first === undefined) return true;
  const last = others.at(-1);
  return roleWords.has(first) || roleWords.has(words.join('')) || (last !== undefined && roleWords.has(last));
}

/** Whether an address only shows a pattern, such as firstname.lastname@example.com. */
export function isPatternAddress(email: string): boolean {
  const words = email.slice(0, email.lastIndexOf('@')).split(/[._-]/u);
  const [first = '', last = ''] = words;
  const hasPlaceholderName = isPlaceholderName(first, last) || isPlaceholderName(last, first);
  return hasPlaceholderName || words.some((word) => patternWords.has(word));
}

const roleWords: ReadonlySet<string> = new Set(
  words(`
    info information infos mail email post posti postmaster webmaster hostmaster admin administrator administration
    office kontor toimisto buero buro sekretariat contact contacts contactus kontakt kontakta yhteys yhteystiedot
    hello hei hej hallo hi moi moin servus ahoy team tiimi all alle everyone kaikki sales sale myynti forsaljning
    försäljning salj verkauf vertrieb order orders tilaus tilaukset tilauspalvelu bestallning beställning bestellung
    bestellungen support help helpdesk service services servicedesk huolto asiakaspalvelu asiakaspalaute palaute
    palvelu kundtjanst kundtjänst kundservice kundenservice kundendienst feedback hr jobs job jobb karriere career
    careers rekry rekrytointi recruiting recruitment bewerbung bewerbungen personal henkilosto henkilöstö people
    talent ura work tyot työt press presse media viestinta viestintä pr marketing markkinointi marknad marknadsforing
    finance talous ekonomi buchhaltung accounting billing invoice invoices lasku laskut laskutus faktura fakturor
    rechnung rechnungen ostolaskut verkkolasku verkkolaskut accounts payable payables reskontra legal compliance
    privacy datenschutz tietosuoja gdpr dpo dataskydd security abuse noreply donotreply reply newsletter news
    uutiskirje marknadsavdelning reception rezeption vastaanotto ajanvaraus varaukset varaus booking bookings bokning
    tidsbokning terminbuchung termin termine tilausajo reservation reservations reservierung reservierungen export
    import purchasing purchase einkauf inkop inköp osto ostot hankinta hankinnat logistics logistik logistiikka
    warehouse lager varasto kuljetus kuljetukset transport dispo disposition versand production tuotanto produktion
    quality laatu kvalitet it ict web www shop store verkkokauppa webshop kauppa butik returns palautukset retur
    retouren tarjous tarjoukset tarjouspyynnot offert offers offerte angebot angebote anfrage anfragen enquiries
    enquiry inquiries inquiry request requests projects project projektit ravintola restaurant hotel hotelli events
    event tapahtumat partner partners partnership investors investor ir board hallitus johto management direktion
    geschaeftsfuehrung geschaftsfuhrung verwaltung hausverwaltung zentrale switchboard vaihde vaxel växel praxis
    klinik klinikka clinic school koulu rektorat kanslia kansli kanzlei notar registry kirjaamo registrator
    registratur diarium firma company yritys foretag företag business allgemein general main zahlung payment payments
    maksut varaosat spareparts ersatzteile reservdelar technik tekniikka tech technical werkstatt verkstad korjaamo
    training koulutus utbildning education schulung
  `),
);

const patternWords: ReadonlySet<string> = new Set(
  words(`
    firstname lastname surname forename givenname yourname name etunimi sukunimi nimi fornamn förnamn efternamn namn
    vorname nachname familienname vname nname etunimisukunimi fornamnefternamn vornamenachname xxx xxxx
  `),
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
