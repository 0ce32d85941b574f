import type { ContactWords } from '../../domain/language-pack/contact-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { words } from '../notation/words.ts';

export const contacts: ContactWords = {
  roleAddresses: words(`
    posti toimisto yhteys yhteystiedot hei moi tiimi kaikki myynti tilaus tilaukset tilauspalvelu huolto
    asiakaspalvelu asiakaspalaute palaute palvelu rekry rekrytointi henkilosto henkilöstö ura tyot työt
    viestinta viestintä markkinointi talous lasku laskut laskutus ostolaskut verkkolasku verkkolaskut reskontra
    tietosuoja uutiskirje vastaanotto ajanvaraus varaukset varaus tilausajo osto ostot hankinta hankinnat
    logistiikka varasto kuljetus kuljetukset tuotanto laatu verkkokauppa kauppa palautukset tarjous tarjoukset
    tarjouspyynnot projektit ravintola hotelli tapahtumat hallitus johto vaihde klinikka koulu kanslia kirjaamo
    yritys maksut varaosat tekniikka korjaamo koulutus
  `),
  addressPatterns: words('etunimi sukunimi nimi etunimisukunimi'),
  contactColumns: {
    name: alternatives('nimi|yhteyshenkilö'),
    firstName: alternatives('etunimi'),
    lastName: alternatives('sukunimi'),
    jobTitle: alternatives('titteli|tehtävä|asema|rooli'),
    email: alternatives('sähköposti|sähköpostiosoite'),
    phone: alternatives('puhelin|puhelinnumero|gsm'),
    linkedinUrl: [],
  },
  directoryColumns: {
    company: alternatives('yritys|yrityksen nimi|yritysnimi|toiminimi|organisaatio'),
    website: alternatives('kotisivu|kotisivut|verkkosivu|verkkosivut|www-osoite|verkko-osoite|verkkotunnus'),
    field: alternatives('toimiala|päätoimiala|ala'),
    description: alternatives('kuvaus|esittely'),
    city: alternatives('kaupunki|kunta|paikkakunta|kotipaikka|kotikunta|postitoimipaikka'),
    country: alternatives('maa|maakoodi'),
    employees: alternatives(`
      henkilöstö|henkilöstömäärä|henkilöstön määrä|työntekijät|työntekijöitä|työntekijämäärä|henkilömäärä|
      koko
    `),
    phone: alternatives('puhelin|puhelinnumero|puh|vaihde'),
    person: alternatives('yhteyshenkilö|henkilö|koko nimi'),
    firstName: alternatives('etunimi'),
    lastName: alternatives('sukunimi'),
    jobTitle: alternatives('titteli|nimike|tehtävänimike|asema|rooli|tehtävä'),
    email: alternatives('sähköposti|sähköpostiosoite|s-posti'),
    personPhone: alternatives('matkapuhelin|gsm|suora puhelin'),
    linkedin: alternatives('linkedin-profiili'),
  },
  nameColumns: words('nimi'),
  languageFields: 'kieli',
  labels: words('puh puhelin matkapuhelin matkapuh sahkoposti spost sposti faksi suora nimi nimike ja soita'),
  introductions: 'edustajana',
  joiners: 'ja|sekä',
  at: 'ät|miuku|miukumauku',
  dot: 'piste',
};
