import type { PlaceWords } from '../../domain/language-pack/place-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const places: PlaceWords = {
  countries: `
    FI: finland; SE: sweden; NO: norway; DK: denmark; IS: iceland; EE: estonia; LV: latvia; LT: lithuania;
    DE: germany; AT: austria; CH: switzerland; GB: united kingdom|great britain|britain|england|scotland|
    wales|northern ireland|!UK|u.k; IE: ireland; US: united states|united states of america|!US|!USA|u.s|
    america; CA: canada; AU: australia; NZ: new zealand; NL: netherlands|the netherlands|holland; BE: belgium;
    LU: luxembourg; FR: france; ES: spain; PT: portugal; IT: italy; PL: poland; CZ: czechia|czech republic;
    SK: slovakia; HU: hungary; GR: greece; UA: ukraine; TR: ^turkey|türkiye; JP: japan; CN: china; IN: india;
    CY: cyprus; RO: romania; BG: bulgaria; HR: croatia; SI: slovenia; MX: mexico; BR: brazil; KR: south korea;
    FI+SE+NO+DK+IS: nordics|nordic countries|nordic region; SE+NO+DK: scandinavia; EE+LV+LT: baltics|
    baltic states|baltic countries; DE+AT+CH: !DACH|dach region; NL+BE+LU: benelux
  `,
  nationalities: `
    FI: finnish; SE: swedish; NO: norwegian; DK: danish; IS: icelandic; EE: estonian; LV: latvian;
    LT: lithuanian; DE: german; AT: austrian; CH: swiss; GB: british|english|scottish|welsh; IE: irish;
    US: american; CA: canadian; AU: australian; NL: dutch; BE: belgian; FR: french; ES: spanish; PT: portuguese;
    IT: italian; PL: polish; CZ: czech; SK: slovak|slovakian; HU: hungarian; GR: greek; UA: ukrainian;
    TR: turkish; JP: japanese; CN: chinese; IN: indian; CY: cypriot; RO: romanian; BG: bulgarian; HR: croatian;
    SI: slovenian; MX: mexican; BR: brazilian; KR: south korean; FI+SE+NO+DK+IS: nordic; SE+NO+DK: scandinavian;
    EE+LV+LT: baltic
  `,
  cities: `
    Göteborg: gothenburg; København: copenhagen; Aarhus: århus; Aalborg: ålborg; Reykjavík: reykjavik;
    Kópavogur: kopavogur; Rīga: riga; Liepāja: liepaja; Klaipėda: klaipeda; München: munich; Köln: cologne;
    Frankfurt am Main: frankfurt; Düsseldorf: dusseldorf; Hannover: hanover; Nürnberg: nuremberg; Wien: vienna;
    Zürich: zurich; Genève: geneva|geneve; Luzern: lucerne; Edinburgh: edinburg; New York: nyc|new york city;
    St. Louis: saint louis; Den Haag: the hague; Bruxelles: brussels|brussel; Antwerpen: antwerp; Gent: ghent;
    Liège: liege; Brugge: bruges; Strasbourg: strasburg; Sevilla: seville; Málaga: malaga; Roma: rome;
    Milano: milan; Napoli: naples|napoli; Torino: turin; Genova: genoa; Firenze: florence; Venezia: venice;
    Warszawa: warsaw; Kraków: krakow; Łódź: lodz; Wrocław: wroclaw; Poznań: poznan; Gdańsk: gdansk;
    Praha: prague; Lisboa: lisbon; Lappi: ^lapland; Skåne: scania; Jylland: jutland; Bayern: bavaria;
    Niedersachsen: lower saxony; Nordrhein-Westfalen: nrw|north rhine-westphalia; Sachsen: saxony|sachsen;
    Thüringen: thuringia; Tirol: tyrol; Kärnten: carinthia; Steiermark: styria; Oberösterreich: upper austria;
    Niederösterreich: lower austria; Tessin: ticino; Wallis: valais; Waadt: vaud; Bretagne: brittany;
    Normandie: normandy; Bourgogne: burgundy; Catalonia: cataluña; Andalusia: andalucía; Südtirol: south tyrol;
    Toscana: tuscany; Lombardia: lombardy; Sicilia: sicily; Flanders: vlaanderen; Wallonia: wallonie
  `,
  countryEndings: words(''),
  cityEndings: words('s'),
  adjectiveEndings: words(''),
  beforeLanguages: words('in'),
  beforePlacesToo: words('in'),
  afterLanguages: words('language languages speaking'),
  languageEnds: '',
  afterHyphens: phrases`(based|speaking)\b`,
  prepositions: words('in near around across'),
  topicBeginnings: 'interest|speciali|invest|expert|active|experience',
  locativeEndings: '',
  notPlaces: words(`
    english german swedish finnish january february march april may june july august september october november
    december spring summer autumn winter q1 q2 q3 q4 europe
  `),
};
