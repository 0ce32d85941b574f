import type { PageWords } from '../../domain/language-pack/page-words.ts';
import { alternatives } from '../notation/alternatives.ts';
import { phrases } from '../notation/phrases.ts';

export const pages: PageWords = {
  kinds: {
    about: alternatives('yritys|meista|me|tietoa|tietoa meista|tarina|tarinamme'),
    products: alternatives('tuotteet|palvelut|palvelumme|ratkaisut|mita teemme'),
    news: alternatives('uutiset|ajankohtaista|blogi|tiedotteet|artikkelit'),
    references: alternatives('referenssit|asiakkaat|asiakkaamme|asiakastarinat|projektit'),
    team: alternatives('tiimi|henkilosto|henkilokunta|ihmiset|johto|johtoryhma|asiantuntijat'),
    contact: alternatives('yhteystiedot|ota yhteytta|yhteys'),
    careers: alternatives('tyopaikat|avoimet tyopaikat|rekry|rekrytointi|ura|toihin meille'),
  },
  notRead: alternatives(`
    kirjaudu|kirjautuminen|rekisteroidy|ostoskori|kassa|haku|tietosuoja|tietosuojaseloste|evasteet|
    ehdot|kayttoehdot
  `),
  outsiders: phrases`
    asiakkaat|asiakkaamme|asiakkaitamme|asiakkaiden|asiakkaidemme|asiakaskokemuksia|asiakaskokemukset|
    asiakastarinat|asiakaspalautteet|referenssi|referenssit|referenssimme|referensseja|suositukset|
    kumppanit|kumppanimme|kumppaneita|yhteistyokumppanit|yhteistyokumppanimme|jalleenmyyjat|toimittajat|
    sponsorit|valvontaviranomainen|viranomaiset|mediayhteydet|lehdistoyhteydet|entiset (tyontekijat|
    jasenet|kollegat)|aiemmat (tyontekijat|jasenet)
  `,
  ownPeople: phrases`
    tiimi|tiimimme|henkilosto|henkilokunta|henkilostomme|johto|johtoryhma|yhteystiedot|yhteyshenkilot|
    yhteys|ota yhteytta|meista|keita me olemme
  `,
  externalOffices: 'pesanhoitaja*|selvitysmies*|tietosuoja*|konkurs*',
  departures: 'elakkeella|elakkeelle|lahtenyt|jattanyt|ei enaa|entinen|edesmennyt',
  untilYear: 'vuoteen',
};
