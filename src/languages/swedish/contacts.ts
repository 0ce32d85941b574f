import type { ContactWords } from '../../domain/language-pack/contact-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const contacts: ContactWords = {
  roleAddresses: words(`
    kontor kontakt kontakta hej forsaljning försäljning salj bestallning beställning kundtjanst kundtjänst
    kundservice jobb personal ekonomi faktura fakturor dataskydd marknad marknadsforing marknadsavdelning
    bokning tidsbokning inkop inköp lager kvalitet produktion butik retur offert vaxel växel rektorat kansli
    registrator registratur diarium firma foretag företag reservdelar verkstad utbildning
  `),
  addressPatterns: words('fornamn förnamn efternamn namn fornamnefternamn'),
  contactColumns: {
    name: alternatives('namn|kontakt|kontaktperson'),
    firstName: alternatives('förnamn'),
    lastName: alternatives('efternamn'),
    jobTitle: alternatives('titel|befattning|roll|funktion'),
    email: alternatives('e-post|epost|e-postadress'),
    phone: alternatives('telefon|telefonnummer|mobil'),
    linkedinUrl: [],
  },
  directoryColumns: {
    company: alternatives('företag|företagsnamn|bolag|bolagsnamn|firma|firmanamn'),
    website: alternatives('webbplats|webbsida|hemsida|webbadress|domän'),
    field: alternatives('bransch|näringsgren|verksamhet'),
    description: alternatives('beskrivning'),
    city: alternatives('stad|ort|postort|kommun'),
    country: alternatives('land|landskod'),
    employees: alternatives('anställda|antal anställda'),
    phone: alternatives('telefon|telefonnummer|växel'),
    person: alternatives('kontaktperson|kontakt|fullständigt namn'),
    firstName: alternatives('förnamn'),
    lastName: alternatives('efternamn'),
    jobTitle: alternatives('titel|befattning|roll|jobtitel|funktion'),
    email: alternatives('e-post|e-postadress|mejl'),
    personPhone: alternatives('mobil|mobiltelefon|mobilnummer|direktnummer'),
    linkedin: alternatives('linkedin-profil'),
  },
  nameColumns: words('namn'),
  languageFields: 'spr[aå]k',
  labels: words('e-post epost telefax telefon mobil mobiltelefon direkt namn titel och ring kontakt'),
  introductions: 'företräds av',
  joiners: 'och|samt',
  at: 'snabel-?a',
  dot: 'punkt',
};
