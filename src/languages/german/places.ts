import type { PlaceWords } from '../../domain/language-pack/place-words.ts';
import { words } from '../notation/words.ts';

export const places: PlaceWords = {
  countries: `
    FI: finnland; SE: schweden; NO: norwegen; DK: dänemark; IS: island; EE: estland; LV: lettland; LT: litauen;
    DE: deutschland|deutschlands|bundesrepublik; AT: österreich|österreichs; CH: schweiz; GB: großbritannien|
    schottland|vereinigtes königreich|vereinigten königreich; IE: irland; US: amerika|vereinigte staaten|
    vereinigten staaten; CA: kanada; AU: australien; NZ: neuseeland; NL: niederlande|niederlanden; BE: belgien;
    LU: luxemburg; FR: frankreich; ES: spanien; PT: portugal; IT: italien; PL: polen; CZ: tschechien;
    SK: slowakei; HU: ungarn; GR: griechenland; UA: ukraine; TR: türkei; JP: japan; CN: china; IN: indien;
    CY: zypern; RO: rumänien; BG: bulgarien; HR: kroatien; SI: slowenien; MX: mexiko; BR: brasilien;
    KR: südkorea; SE+NO+DK: skandinavien; EE+LV+LT: baltikum; DE+AT+CH: dach-region|dach-raum|dach-länder;
    NL+BE+LU: benelux
  `,
  nationalities: `
    FI: finnisch*; SE: schwedisch*; NO: norwegisch*; DK: dänisch*; IS: isländisch*; EE: estnisch*;
    LV: lettisch*; LT: litauisch*; DE: deutsch|deutsche|deutschen|deutscher|deutsches; AT: österreichisch*;
    CH: schweizer|schweizerisch*; GB: britisch*|englisch*|schottisch*; IE: irisch*; US: amerikanisch*|
    us-amerikanisch*; CA: kanadisch*; AU: australisch*; NZ: neuseeländisch*; NL: niederländisch*|holländisch*;
    BE: belgisch*; LU: luxemburgisch*; FR: französisch*; ES: spanisch*; PT: portugiesisch*; IT: italienisch*;
    PL: polnisch*; CZ: tschechisch*; SK: slowakisch*; HU: ungarisch*; GR: griechisch*; UA: ukrainisch*;
    TR: türkisch*; JP: japanisch*; CN: chinesisch*; IN: indisch*; CY: zypriotisch*; RO: rumänisch*;
    BG: bulgarisch*; HR: kroatisch*; SI: slowenisch*; MX: mexikanisch*; BR: brasilianisch*; KR: südkoreanisch*;
    FI+SE+NO+DK+IS: nordisch*; SE+NO+DK: skandinavisch*; EE+LV+LT: baltisch*
  `,
  cities: `
    København: kopenhagen; Tallinn: reval; München: münchner; Essen: essener; St. Pölten: sankt pölten;
    Zürich: zürcher; Genève: genf; Bern: berner; St. Gallen: sankt gallen; Bruxelles: brüssel; Liège: lüttich;
    Luxembourg City: luxemburg stadt; Nice: ^nizza; Strasbourg: straßburg; Roma: rom; Milano: mailand;
    Napoli: neapel; Firenze: florenz; Venezia: venedig; Warszawa: warschau; Kraków: krakau; Wrocław: breslau;
    Poznań: posen; Gdańsk: danzig; Szczecin: stettin; Praha: prag; Brno: brünn; Lisboa: lissabon;
    Jylland: jütland; Sjælland: seeland; Tirol: tiroler; California: kalifornien; Alsace: elsass;
    Bourgogne: burgund; Catalonia: katalonien; Andalusia: andalusien; Toscana: toskana; Lombardia: lombardei;
    Sicilia: sizilien; Flanders: flandern; Wallonia: wallonien
  `,
  countryEndings: words(''),
  cityEndings: words('s er'),
  adjectiveEndings: words('er'),
  beforeLanguages: words('auf'),
  beforePlacesToo: words(''),
  afterLanguages: words(''),
  languageEnds: 'sprachig~{0,24}',
  afterHyphens: '',
  prepositions: words('in im aus bei'),
  topicBeginnings: 'spezialisiert|investier',
  locativeEndings: '',
  notPlaces: words(`
    januar februar märz mai juni juli oktober dezember frühling sommer herbst bereich branche familienbesitz
    familienhand gründung partnerschaft zusammenarbeit stadt städten region regionen nähe umgebung umkreis raum
    zentrum innenstadt ausland inland gebiet mittelstand handel industrie markt wachstum besitz form ganz kürze
    zukunft betrieb betrieben deutsch englisch europa
  `),
};
