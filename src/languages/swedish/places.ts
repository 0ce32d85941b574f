import type { PlaceWords } from '../../domain/language-pack/place-words.ts';
import { words } from '../notation/words.ts';

export const places: PlaceWords = {
  countries: `
    FI: finland; SE: sverige; NO: norge; DK: danmark; IS: island; EE: estland; LV: lettland; LT: litauen;
    DE: tyskland; AT: österrike; CH: schweiz; GB: storbritannien|skottland; IE: irland; US: förenta staterna|
    amerika; CA: kanada; AU: australien; NZ: nya zeeland; NL: nederländerna; BE: belgien; LU: luxemburg;
    FR: frankrike; ES: spanien; PT: portugal; IT: italien; PL: polen; CZ: tjeckien; SK: slovakien; HU: ungern;
    GR: grekland; UA: ukraina; TR: turkiet; JP: japan; CN: kina; IN: indien; CY: cypern; RO: rumänien;
    BG: bulgarien; HR: kroatien; SI: slovenien; MX: mexiko; BR: brasilien; KR: sydkorea; FI+SE+NO+DK+IS: norden;
    SE+NO+DK: skandinavien; EE+LV+LT: baltikum; NL+BE+LU: benelux
  `,
  nationalities: `
    FI: finsk|finska|finskt; SE: svensk|svenska|svenskt; NO: norsk|norska|norskt; DK: dansk|danska|
    danskt; IS: isländsk|isländska|isländskt; EE: estnisk|estniska|estniskt; LV: lettisk|lettiska;
    LT: litauisk|litauiska; DE: tysk|tyska|tyskt; AT: österrikisk*; CH: schweizisk*; GB: brittisk*|engelsk|
    engelska|engelskt|skotsk|skotska; IE: irländsk*; US: amerikansk*; CA: kanadensisk*; AU: australisk*;
    NZ: nyzeeländsk*; NL: nederländsk*|holländsk*; BE: belgisk*; LU: luxemburgsk*; FR: fransk|franska|
    franskt; ES: spansk|spanska|spanskt; PT: portugisisk*; IT: italiensk*; PL: polsk|polska|polskt;
    CZ: tjeckisk*; SK: slovakisk*; HU: ungersk*; GR: grekisk*; UA: ukrainsk*; TR: turkisk*; JP: japansk*;
    CN: kinesisk*; IN: indisk*; RO: rumänsk*; BG: bulgarisk*; HR: kroatisk*; SI: slovensk*; MX: mexikansk*;
    BR: brasiliansk*; KR: sydkoreansk*; FI+SE+NO+DK+IS: nordisk|nordiska|nordiskt; SE+NO+DK: skandinavisk*;
    EE+LV+LT: baltisk*
  `,
  cities: `
    Helsinki: helsingfors; Espoo: esbo; Tampere: tammerfors; Vantaa: vanda; Oulu: uleåborg; Turku: åbo;
    Pori: björneborg; Lappeenranta: villmanstrand; Hämeenlinna: tavastehus; Vaasa: vasa; Porvoo: borgå;
    Kokkola: karleby; Rauma: raumo; Kajaani: kajana; Savonlinna: nyslott; Pietarsaari: jakobstad;
    Maarianhamina: mariehamn; Tromsø: tromsö; Bodø: bodö; København: köpenhamn; Helsingør: helsingör;
    Bruxelles: bryssel; Roma: rom; Napoli: neapel; Venezia: venedig; Praha: prag; Lisboa: lissabon;
    Uusimaa: nyland; Varsinais-Suomi: egentliga finland; Pirkanmaa: birkaland; Pohjanmaa: österbotten;
    Lappi: ^lappland; Ahvenanmaa: åland; Trøndelag: tröndelag; Sjælland: själland; Südtirol: sydtyrolen;
    Sicilia: sicilien
  `,
  countryEndings: words(''),
  cityEndings: words('s'),
  adjectiveEndings: words(''),
  beforeLanguages: words('på'),
  beforePlacesToo: words(''),
  afterLanguages: words(''),
  languageEnds: 'språkig~{0,24}',
  afterHyphens: 'baserad',
  prepositions: words('i nära kring från'),
  topicBeginnings: 'intresse',
  locativeEndings: '',
  notPlaces: words(''),
};
