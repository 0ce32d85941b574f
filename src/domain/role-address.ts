/** Whether an e-mail address is one of a function, such as info@ or myynti@, and not of a person. `email` is normalised. */
export function isRoleAddress(email: string): boolean {
  const local = email
    .slice(0, email.lastIndexOf('@'))
    .replace(/\+.*$/u, '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const parts = local.split(/[._\d-]+/u).filter((part) => part !== '');
  return roles.has(parts.join('')) || (parts.length > 0 && parts.every((part) => roles.has(part)));
}

const roles: ReadonlySet<string> = new Set(
  [
    'abuse account accounting accounts admin administration ads advertising alerts all assistance billing board',
    'booking bookings bookkeeping business career careers ceo cfo commercial compliance contact contacts contactus',
    'cooperation core cto customer customercare customers customerservice customersupport delivery design desk dev',
    'developer director domains dpo ecommerce editor editorial email engineering enquiries enquiry events everyone',
    'export facilities feedback finance frontdesk gdpr general hallo hej hello help helpdesk hi hiring hoi hostmaster',
    'hotel hr import info information inquiries inquiry international invest investor investors invoice invoices',
    'invoicing it jobs kontakt legal logistics mail mailbox maintenance management marketing media members membership',
    'moi news newsletter noreply office online operations order orders partner partners payments payroll people post',
    'postmaster pr press privacy procurement production project projects public purchase purchasing quality quote',
    'quotes reception recruiting recruitment registration rentals reply research reservation reservations returns',
    'root sale sales school secretary security service services shipping shop showroom solutions spam staff store',
    'studio subscribe supplier suppliers support sustainability talent team tech technical test tickets tours trade',
    'training unsubscribe warehouse warranty web webmaster website welcome wholesale workshop',
    // Finnish.
    'asiakaspalvelu asiakastuki asiakkuudet hallinto hankinta henkilosto huolto info kassa kirjaamo kirjanpito',
    'konttori korjaamo kauppa lasku laskut laskutus markkinointi media myymala myynti neuvonta ostot palaute palkanlaskenta',
    'palvelu palvelut posti rekry rekrytointi ostolaskut sihteeri talous tarjous tarjoukset tarjouspyynnot tiedotus',
    'tietosuoja tilaukset tilaus toimisto toimitus tuki tyopaikat vaihde varaus varaukset varaosat verkkokauppa viestinta',
    'vuokraus yhteys yhteydenotot',
    // Swedish.
    'bestallning bokning bokningar butik ekonomi faktura fakturor forsaljning inkop kansli kontor kundservice kundtjanst',
    'lager lediga marknad offert order personal redaktion reklamation reservdelar salj skicka support uthyrning vaxel',
    'verkstad',
    // German.
    'anfrage anfragen angebot angebote ausbildung beratung bestellung bestellungen bewerbung bewerbungen buchhaltung',
    'buchung buero datenschutz disposition einkauf empfang ersatzteile export geschaeftsfuehrung geschaeftsleitung',
    'gf karriere kontakt kundendienst kundenservice lager leitung marketing office personal post praxis presse produktion',
    'rechnung rechnungen redaktion reklamation reservierung sekretariat service technik termin termine verkauf versand',
    'vertrieb verwaltung webshop werkstatt zentrale',
  ].flatMap((line) => line.split(' ')),
);
