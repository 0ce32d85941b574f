import type { TextWords } from '../../domain/language-pack/text-words.ts';
import { words } from '../notation/words.ts';

export const texts: TextWords = {
  months: [
    'tammikuussa tammikuuta tammikuun',
    'helmikuussa helmikuuta helmikuun',
    'maaliskuussa maaliskuuta maaliskuun',
    'huhtikuussa huhtikuuta huhtikuun',
    'toukokuussa toukokuuta toukokuun',
    'kesäkuussa kesäkuuta kesäkuun',
    'heinäkuussa heinäkuuta heinäkuun',
    'elokuussa elokuuta elokuun',
    'syyskuussa syyskuuta syyskuun',
    'lokakuussa lokakuuta lokakuun',
    'marraskuussa marraskuuta marraskuun',
    'joulukuussa joulukuuta joulukuun',
  ],
  hasCapitalMonths: false,
  yearWords: words('vuonna vuodesta vuoden vuoteen'),
  abbreviations: ['vs', 'esim|mm|ym|ns|eli|klo|puh'],
  sentenceOpeners: words('me meidän te teidän se tämä nämä ne jos kun kaikki'),
  ordinalNouns: [],
  ordinalLeads: [],
  headings: words(`
    ajankohtaista avainluvut esittely faktat henkilöstö historia info konttorit kotisivu laatu liikevaihto
    liikkeet lukuina luvut markkinat medialle missio myymälät palvelut perustiedot ratkaisut strategia
    tausta tehtaat tiedot tiimi toimipaikat toimipisteet toiminta tulevaisuus tuotanto tuotteet uutiset
    vastuullisuus yhteenveto yhteystiedot yritys yrityksestä työntekijät klinikat varastot numeroina
    hankkeet toimitilat hinta hinnat hinnasto hinnoittelu kustannukset maksut maksuehdot laskutus toimitus
    toimitukset toimitusajat toimitusehdot toimitusaika palautukset tilaus tilaukset tilaaminen takuu takuut
    tuki asiakaspalvelu ohjeet kysymykset usein kysyttyä vastaukset sopimus sopimukset sopimusehdot
    irtisanominen tietosuoja tietoturva integraatiot rajapinnat käyttöönotto koulutus kokeilu pilotti kielet
    saatavuus näytteet asennus huolto aukioloajat ehdot ominaisuudet hyödyt paketit
  `),
  units: {
    '€': 'euroa euron euroja euroon eurosta eurolla eurolle',
    $: 'dollaria dollarin',
    '£': 'puntaa',
    kr: 'kruunua',
    '%': 'prosenttia prosentin prosenttiin prosentista prosentilla',
  },
  magnitudes: {
    million: 'milj miljoona miljoonaa miljoonan miljoonaan miljoonasta miljoonalla',
    billion: 'mrd miljardi miljardia miljardin miljardiin miljardista miljardilla',
    thousand: 'tuhat tuhatta',
    hundred: 'sata sataa',
  },
  rangeMarkers: words('välillä väliltä'),
  alternatives: words('tai'),
  rangeJoints: words('ja'),
  yearPrepositions: new Set(),
};
