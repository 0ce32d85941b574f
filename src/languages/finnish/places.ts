import type { PlaceWords } from '../../domain/language-pack/place-words.ts';
import { words } from '../notation/words.ts';

export const places: PlaceWords = {
  countries: `
    FI: suomi|suome*; SE: ruotsi*; NO: norja*; DK: tanska*; IS: islanti|islanni*; EE: viro*; LV: latvia*;
    LT: liettua*; DE: saksa|saksan|saksassa|saksasta|saksaan; AT: itävalta|itävalla*; CH: sveitsi*;
    GB: iso-britannia*|englanti|englanni*|skotlanti|skotlanni*|yhdistyneet kuningaskunnat; IE: irlanti|
    irlanni*; US: yhdysvallat|yhdysvaltain|yhdysvaltojen|yhdysvalloi*|amerikassa|amerikasta; CA: kanada*;
    AU: australia*; NZ: uusi-seelanti|uude*-seelan*; NL: alankomaat|alankomai*|hollanti|hollanni*;
    BE: belgia*; LU: luxemburg*; FR: ranska*; ES: espanja*; PT: portugali*; IT: italia*; PL: puola*; CZ: tšekki|
    tšeki*; SK: slovakia*; HU: unkari*; GR: kreikka|kreika*; UA: ukraina*; TR: turkki|turki*; JP: japani*;
    CN: kiina*; IN: intia*; CY: kypros|kypro*; RO: romania*; BG: bulgaria*; HR: kroatia*; SI: slovenia*;
    MX: meksiko*; BR: brasilia*; KR: etelä-korea*; FI+SE+NO+DK+IS: pohjoismaat|pohjoismai*;
    SE+NO+DK: skandinavia*; EE+LV+LT: baltia*|baltian; DE+AT+CH: dach-alue*; NL+BE+LU: benelux*
  `,
  nationalities: `
    FI: suomalai*; SE: ruotsalai*; NO: norjalai*; DK: tanskalai*; IS: islantilai*; EE: virolai*; LV: latvialai*;
    LT: liettualai*; DE: saksalai*; AT: itävaltalai*; CH: sveitsiläi*; GB: brittiläi*|englantilai*|
    skotlantilai*; IE: irlantilai*; US: amerikkalai*|yhdysvaltalai*; CA: kanadalai*; AU: australialai*;
    NZ: uusiseelantilai*; NL: hollantilai*|alankomaalai*; BE: belgialai*; LU: luxemburgilai*; FR: ranskalai*;
    ES: espanjalai*; PT: portugalilai*; IT: italialai*; PL: puolalai*; CZ: tšekkiläi*; SK: slovakialai*;
    HU: unkarilai*; GR: kreikkalai*; UA: ukrainalai*; TR: turkkilai*; JP: japanilai*; CN: kiinalai*;
    IN: intialai*; CY: kyproslai*; RO: romanialai*; BG: bulgarialai*; HR: kroatialai*; SI: slovenialai*;
    MX: meksikolai*; BR: brasilialai*; KR: eteläkorealai*; FI+SE+NO+DK+IS: pohjoismai*|pohjoismaalai*;
    SE+NO+DK: skandinaavi*; EE+LV+LT: baltialai*
  `,
  cities: `
    Helsinki: helsingi|helsingin|helsinkiläi*; Tampere: tamperee; Turku: turu|turkulai*; Lahti: ^lahde|
    lahtelai*; Lappeenranta: lappeenranna; Seinäjoki: seinäjoe; Rovaniemi: rovanieme; Nurmijärvi: nurmijärve;
    Kirkkonummi: kirkkonumme; Nokia: nokialla|nokialta|nokialai*; Ylöjärvi: ylöjärve; Riihimäki: riihimäe;
    Iisalmi: iisalme; Valkeakoski: valkeakoske; Kurikka: kurika; Varkaus: varkaude; Pietarsaari: pietarsaare;
    Äänekoski: äänekoske; Pieksämäki: pieksämäe; Kauhajoki: kauhajoe; Stockholm: tukholma; Umeå: uumaja;
    Luleå: luulaja; Kiruna: kiiruna; Haparanda: haaparanta; Tromsø: tromssa; København: kööpenhamina;
    Tallinn: tallinna; Tartu: tarto; Rīga: riika; Vilnius: vilna|vilnan; Berlin: berliini; Hamburg: hampuri;
    Lübeck: lyypekki; Wien: wieni; London: lontoo; Den Haag: haag; Bruxelles: bryssel; Paris: pariisi;
    Roma: rooma; Warszawa: varsova; Kraków: krakova; Uusimaa: uudenmaa|uudellamaalla|uudeltamaalta;
    Varsinais-Suomi: varsinais-suome*; Satakunta: satakunna*; Kanta-Häme: kanta-hämee*; Pirkanmaa: pirkanmaa*;
    Päijät-Häme: päijät-hämee*; Etelä-Karjala: etelä-karjala*; Keski-Suomi: keski-suome*; Pohjanmaa: pohjanmaa*;
    Lappi: ^lapissa|^lapista; Ahvenanmaa: ahvenanmaa*; Bayern: bayeri*|baijeri*; Sachsen: saksin osavaltio;
    California: kalifornia; Catalonia: katalonia
  `,
  countryEndings: words('n ssa ssä sta stä lla llä lta ltä in issa issä ista istä'),
  cityEndings: words(`
    lainen laiset laisia läinen läiset läisiä laisten läisten n ssa ssä sta stä lla llä lta ltä lle an en on un
    än ön seen in issa issä ista istä ilainen ilaiset ilaisia iläinen iläiset iläisiä
  `),
  adjectiveEndings: words(''),
  beforeLanguages: words(''),
  beforePlacesToo: words(''),
  afterLanguages: words('kieli kielellä'),
  languageEnds: 'ksi|kieli~{0,24}',
  afterHyphens: 'pohjai',
  prepositions: words(''),
  topicBeginnings: '',
  locativeEndings: 'ssa|ssä|sta|stä|lla|llä|lta|ltä',
  notPlaces: words(''),
};
