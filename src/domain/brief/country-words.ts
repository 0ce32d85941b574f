/**
 * Countries and regions in four languages, with names before the semicolon and adjectives after it. A word that ends
 * in `~` is a prefix. A word that starts with `!` must be in capitals, and one with `^` must start with a capital.
 */
export const countryTable = `
FI: finland, finnland, suomi, suome~; finnish, finnisch~, finsk, finska, finskt, suomalai~
SE: sweden, sverige, schweden, ruotsi, ruotsi~; swedish, schwedisch~, svensk, svenska, svenskt, ruotsalai~
NO: norway, norge, norwegen, norja, norja~; norwegian, norwegisch~, norsk, norska, norskt, norjalai~
DK: denmark, danmark, dänemark, tanska, tanska~; danish, dänisch~, dansk, danska, danskt, tanskalai~
IS: iceland, island, islanti, islanni~; icelandic, isländisch~, isländsk, isländska, isländskt, islantilai~
EE: estonia, estland, viro, viro~; estonian, estnisch~, estnisk, estniska, estniskt, virolai~
LV: latvia, lettland, latvia~; latvian, lettisch~, lettisk, lettiska, latvialai~
LT: lithuania, litauen, liettua, liettua~; lithuanian, litauisch~, litauisk, litauiska, liettualai~
DE: germany, tyskland, deutschland, deutschlands, saksa, saksan, saksassa, saksasta, saksaan, bundesrepublik; german,
  deutsch, deutsche, deutschen, deutscher, deutsches, tysk, tyska, tyskt, saksalai~
AT: austria, österrike, österreich, österreichs, itävalta, itävalla~; austrian, österreichisch~, österrikisk~,
  itävaltalai~
CH: switzerland, schweiz, sveitsi, sveitsi~; swiss, schweizer, schweizerisch~, schweizisk~, sveitsiläi~
GB: united kingdom, great britain, britain, england, scotland, wales, northern ireland, storbritannien, skottland,
  großbritannien, schottland, vereinigtes königreich, vereinigten königreich, iso-britannia, iso-britannia~, englanti,
  englanni~, skotlanti, skotlanni~, yhdistyneet kuningaskunnat, !UK, u.k; british, english, scottish, welsh,
  britisch~, englisch~, schottisch~, brittisk~, engelsk, engelska, engelskt, skotsk, skotska, brittiläi~,
  englantilai~, skotlantilai~
IE: ireland, irland, irlanti, irlanni~; irish, irisch~, irländsk~, irlantilai~
US: united states, united states of america, !US, !USA, u.s, america, förenta staterna, amerika, vereinigte staaten,
  vereinigten staaten, yhdysvallat, yhdysvaltain, yhdysvaltojen, yhdysvalloi~, amerikassa, amerikasta; american,
  amerikanisch~, us-amerikanisch~, amerikansk~, amerikkalai~, yhdysvaltalai~
CA: canada, kanada, kanada~; canadian, kanadisch~, kanadensisk~, kanadalai~
AU: australia, australien, australia~; australian, australisch~, australisk~, australialai~
NZ: new zealand, neuseeland, nya zeeland, uusi-seelanti, uude~-seelan~; neuseeländisch~, nyzeeländsk~,
  uusiseelantilai~
NL: netherlands, the netherlands, holland, nederländerna, niederlande, niederlanden, alankomaat, alankomai~, hollanti,
  hollanni~; dutch, niederländisch~, holländisch~, nederländsk~, holländsk~, hollantilai~, alankomaalai~
BE: belgium, belgien, belgia, belgia~; belgian, belgisch~, belgisk~, belgialai~
LU: luxembourg, luxemburg, luxemburg~; luxemburgisch~, luxemburgsk~, luxemburgilai~
FR: france, frankrike, frankreich, ranska, ranska~; french, französisch~, fransk, franska, franskt, ranskalai~
ES: spain, spanien, espanja, espanja~; spanish, spanisch~, spansk, spanska, spanskt, espanjalai~
PT: portugal, portugali, portugali~; portuguese, portugiesisch~, portugisisk~, portugalilai~
IT: italy, italien, italia, italia~; italian, italienisch~, italiensk~, italialai~
PL: poland, polen, puola, puola~; polish, polnisch~, polsk, polska, polskt, puolalai~
CZ: czechia, czech republic, tjeckien, tschechien, tšekki, tšeki~; czech, tschechisch~, tjeckisk~, tšekkiläi~
SK: slovakia, slovakien, slowakei, slovakia~; slovak, slovakian, slowakisch~, slovakisk~, slovakialai~
HU: hungary, ungern, ungarn, unkari, unkari~; hungarian, ungarisch~, ungersk~, unkarilai~
GR: greece, grekland, griechenland, kreikka, kreika~; greek, griechisch~, grekisk~, kreikkalai~
UA: ukraine, ukraina, ukraina~; ukrainian, ukrainisch~, ukrainsk~, ukrainalai~
TR: ^turkey, türkiye, turkiet, türkei, turkki, turki~; turkish, türkisch~, turkisk~, turkkilai~
JP: japan, japani, japani~; japanese, japanisch~, japansk~, japanilai~
CN: china, kina, kiina, kiina~; chinese, chinesisch~, kinesisk~, kiinalai~
IN: india, indien, intia, intia~; indian, indisch~, indisk~, intialai~
CY: cyprus, cypern, zypern, kypros, kypro~; cypriot, zypriotisch~, kyproslai~
RO: romania, rumänien, romania~; romanian, rumänisch~, rumänsk~, romanialai~
BG: bulgaria, bulgarien, bulgaria~; bulgarian, bulgarisch~, bulgarisk~, bulgarialai~
HR: croatia, kroatien, kroatia, kroatia~; croatian, kroatisch~, kroatisk~, kroatialai~
SI: slovenia, slovenien, slowenien, slovenia~; slovenian, slowenisch~, slovensk~, slovenialai~
MX: mexico, mexiko, meksiko, meksiko~; mexican, mexikanisch~, mexikansk~, meksikolai~
BR: brazil, brasilien, brasilia, brasilia~; brazilian, brasilianisch~, brasiliansk~, brasilialai~
KR: south korea, sydkorea, südkorea, etelä-korea, etelä-korea~; south korean, südkoreanisch~, sydkoreansk~,
  eteläkorealai~
FI+SE+NO+DK+IS: nordics, nordic countries, nordic region, pohjoismaat, pohjoismai~, norden; nordic, nordisk, nordiska,
  nordiskt, nordisch~, pohjoismai~, pohjoismaalai~
SE+NO+DK: scandinavia, skandinavien, skandinavia, skandinavia~; scandinavian, skandinavisch~, skandinavisk~,
  skandinaavi~
EE+LV+LT: baltics, baltic states, baltic countries, baltikum, baltia, baltia~, baltian; baltic, baltisk~, baltisch~,
  baltialai~
DE+AT+CH: !DACH, dach region, dach-region, dach-raum, dach-länder, dach-alue~
NL+BE+LU: benelux, benelux~
`;

/** Words before the name of a language. An adjective after them does not mean a country. */
export const wordsBeforeLanguage: ReadonlySet<string> = new Set(['auf', 'på', 'in']);

/** Words after the name of a language. An adjective before them does not mean a country. */
export const wordsAfterLanguage: ReadonlySet<string> = new Set([
  'language',
  'languages',
  'speaking',
  'kieli',
  'kielellä',
]);

/** Matches words that always name a language, such as `suomeksi` and `deutschsprachig`. */
export const languageWord = /(?:ksi|(?:sprachig|språkig|kieli)\p{L}{0,24})$/u;
