/**
 * Regions of the main countries, in the format of city-words.ts. No directory knows regions, so a search treats them
 * as cities. So a directory finds nothing for an unknown region, rather than companies in all places.
 */
export const regionTable = `
FI: Uusimaa = uudenmaa, uudellamaalla, uudeltamaalta, nyland; Varsinais-Suomi = varsinais-suome~, egentliga finland;
  Satakunta = satakunna~; Kanta-Häme = kanta-hämee~; Pirkanmaa = pirkanmaa~, birkaland; Päijät-Häme = päijät-hämee~;
  Kymenlaakso; Etelä-Karjala = etelä-karjala~; Etelä-Savo; Pohjois-Savo; Pohjois-Karjala; Keski-Suomi = keski-suome~;
  Etelä-Pohjanmaa; Pohjanmaa = pohjanmaa~, österbotten; Keski-Pohjanmaa; Pohjois-Pohjanmaa; Kainuu; Lappi = ^lappi,
  ^lapissa, ^lapista, ^lapland, ^lappland; Ahvenanmaa = ahvenanmaa~, åland
SE: Skåne = scania; Småland; Dalarna; Värmland; Västmanland; Södermanland; Östergötland; Västergötland; Västra Götaland;
  Jämtland; Norrbotten; Västerbotten; Norrland; Svealand; Götaland; Halland; Blekinge; Gotland; Öland; Gästrikland;
  Hälsingland; Bohuslän; Uppland; Norra Norrland
NO: Vestland; Rogaland; Nordland; Troms; Finnmark; Innlandet; Agder; Telemark; Trøndelag = tröndelag; Østfold
DK: Jylland = jutland, jütland; Sjælland = själland, seeland; Fyn = ^fyn; Bornholm
DE: Bayern = bavaria, bayeri~, baijeri~; Baden-Württemberg; Niedersachsen = lower saxony; Nordrhein-Westfalen = nrw,
  north rhine-westphalia; Hessen; Sachsen = saxony, sachsen, saksin osavaltio; Sachsen-Anhalt; Thüringen = thuringia;
  Rheinland-Pfalz; Saarland; Schleswig-Holstein; Mecklenburg-Vorpommern; Brandenburg; Ruhrgebiet; Franken = in franken;
  Schwaben = in schwaben; Allgäu; Schwarzwald
AT: Tirol = tyrol, tiroler; Vorarlberg; Kärnten = carinthia; Steiermark = styria; Burgenland; Oberösterreich = upper
  austria; Niederösterreich = lower austria
CH: Aargau; Tessin = ticino; Graubünden; Thurgau; Wallis = ^wallis, valais; Waadt = vaud; Solothurn; Appenzell
GB: Cornwall; Devon; Kent = ^kent; Essex; Sussex; Surrey; Norfolk; Suffolk; Yorkshire; Lancashire; Cumbria; Dorset;
  Somerset; Hampshire; Oxfordshire; Cambridgeshire; Midlands; East Anglia
US: California = kalifornien, kalifornia; Texas; Florida; Ohio; Illinois; Pennsylvania; Michigan; Arizona; Colorado;
  Oregon; Nevada; Minnesota; Wisconsin; Virginia; Massachusetts; New Jersey; Tennessee; Alabama; Louisiana; Utah
FR: Bretagne = brittany; Normandie = normandy; Provence; Alsace = elsass; Bourgogne = burgund, burgundy
ES: Catalonia = katalonien, cataluña, katalonia; Andalusia = andalusien, andalucía
IT: Südtirol = south tyrol, sydtyrolen; Toscana = tuscany, toskana; Lombardia = lombardy, lombardei; Sicilia = sicily,
  sizilien, sicilien
NL: Friesland; Limburg; Noord-Brabant; Gelderland; Zeeland
BE: Flanders = flandern, vlaanderen; Wallonia = wallonie, wallonien
`;
