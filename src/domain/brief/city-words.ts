/**
 * The largest cities of the main countries, under their local names. Other spellings and Finnish stems follow an
 * equals sign; the usual endings of the four languages need no entry. A spelling with `^` needs a capital letter,
 * because it is also a common word.
 */
export const cityTable = `
FI: Helsinki = helsingi, helsingfors, helsingin, helsinkiläi~; Espoo = esbo; Tampere = tammerfors, tamperee; Vantaa =
  vanda; Oulu = uleåborg; Turku = turu, åbo, turkulai~; Jyväskylä; Lahti = ^lahde, lahtelai~; Kuopio; Pori =
  björneborg; Kouvola; Joensuu; Lappeenranta = lappeenranna, villmanstrand; Hämeenlinna = tavastehus; Vaasa = vasa;
  Seinäjoki = seinäjoe; Rovaniemi = rovanieme; Mikkeli; Kotka = ^kotka; Salo = ^salo; Porvoo = borgå; Kokkola =
  karleby; Lohja; Hyvinkää; Nurmijärvi = nurmijärve; Rauma = raumo; Järvenpää; Tuusula; Kirkkonummi = kirkkonumme;
  Kajaani = kajana; Kerava; Savonlinna = nyslott; Nokia = nokialla, nokialta, nokialai~; Ylöjärvi = ylöjärve; Kaarina;
  Kangasala; Riihimäki = riihimäe; Raisio; Imatra; Sastamala; Raahe; Hollola; Tornio; Iisalmi = iisalme; Valkeakoski =
  valkeakoske; Kurikka = kurika; Kemi = ^kemi; Varkaus = varkaude; Hamina; Jämsä; Pietarsaari = jakobstad,
  pietarsaare; Naantali; Forssa; Äänekoski = äänekoske; Heinola; Pieksämäki = pieksämäe; Akaa; Kauhajoki = kauhajoe;
  Maarianhamina = mariehamn
SE: Stockholm = tukholma; Göteborg = gothenburg; Malmö; Uppsala; Västerås; Örebro; Linköping; Helsingborg; Jönköping;
  Norrköping; Lund = ^lund; Umeå = uumaja; Gävle; Borås; Södertälje; Eskilstuna; Halmstad; Växjö; Karlstad; Sundsvall;
  Östersund; Trollhättan; Luleå = luulaja; Kalmar; Falun; Skellefteå; Karlskrona; Kristianstad; Skövde; Uddevalla;
  Nyköping; Visby; Varberg; Solna; Sundbyberg; Nacka; Kiruna = kiiruna; Haparanda = haaparanta; Borlänge; Mora =
  ^mora; Landskrona; Trelleborg
NO: Oslo; Bergen = ^bergen; Trondheim; Stavanger; Bærum; Kristiansand; Drammen; Fredrikstad; Tromsø = tromsö, tromssa;
  Sandnes; Ålesund; Bodø = bodö; Skien; Haugesund; Tønsberg; Arendal; Lillehammer
DK: København = copenhagen, köpenhamn, kopenhagen, kööpenhamina; Aarhus = århus; Odense; Aalborg = ålborg; Esbjerg;
  Randers; Kolding; Horsens; Vejle; Roskilde; Herning; Silkeborg; Helsingør = helsingör
IS: Reykjavík = reykjavik; Akureyri; Kópavogur = kopavogur
EE: Tallinn = tallinna, reval; Tartu = tarto; Narva; Pärnu
LV: Rīga = riga, riika; Daugavpils; Liepāja = liepaja
LT: Vilnius = vilna, vilnan; Kaunas; Klaipėda = klaipeda
DE: Berlin = berliini; Hamburg = hampuri; München = munich, münchner; Köln = cologne; Frankfurt am Main = frankfurt;
  Stuttgart; Düsseldorf = dusseldorf; Leipzig; Dortmund; Essen = in essen, essener; Bremen; Dresden; Hannover =
  hanover; Nürnberg = nuremberg; Duisburg; Bochum; Wuppertal; Bielefeld; Bonn; Münster; Mannheim; Karlsruhe; Augsburg;
  Wiesbaden; Mönchengladbach; Gelsenkirchen; Aachen; Braunschweig; Kiel; Chemnitz; Halle = in halle; Magdeburg;
  Freiburg; Krefeld; Mainz; Lübeck = lyypekki; Erfurt; Oberhausen; Rostock; Kassel; Potsdam; Saarbrücken; Hamm = in
  hamm; Ludwigshafen; Oldenburg; Osnabrück; Leverkusen; Heidelberg; Darmstadt; Regensburg; Paderborn; Ingolstadt;
  Würzburg; Ulm; Heilbronn; Wolfsburg; Göttingen; Pforzheim; Recklinghausen; Reutlingen; Bremerhaven; Koblenz; Jena;
  Trier; Erlangen; Siegen = in siegen; Flensburg; Schwerin; Konstanz; Bamberg
AT: Wien = vienna, wieni; Graz; Linz; Salzburg; Innsbruck; Klagenfurt; Villach; Wels; St. Pölten = sankt pölten;
  Dornbirn; Bregenz
CH: Zürich = zurich, zürcher; Genève = geneva, genf, geneve; Basel; Lausanne; Bern = berner; Winterthur; Luzern =
  lucerne; St. Gallen = sankt gallen; Lugano; Biel; Thun = ^thun; Zug = in zug; Schaffhausen; Chur
GB: London = lontoo; Birmingham; Manchester; Leeds; Glasgow; Liverpool; Newcastle; Sheffield; Bristol; Edinburgh =
  edinburg; Cardiff; Belfast; Leicester; Nottingham; Coventry; Bradford; Hull = ^hull; Stoke-on-Trent; Wolverhampton;
  Plymouth; Derby = ^derby; Southampton; Portsmouth; Brighton; Reading = in reading; Northampton; Luton; Aberdeen;
  Norwich; Sunderland; Swansea; Milton Keynes; Oxford; Cambridge; York = in york; Bath = in bath; Exeter; Gloucester;
  Peterborough; Ipswich; Preston; Dundee; Inverness
IE: Dublin; Cork = ^cork; Limerick; Galway; Waterford
US: New York = nyc, new york city; Los Angeles; Chicago; Houston; Phoenix = ^phoenix; Philadelphia; San Antonio; San
  Diego; Dallas; Austin = ^austin; San Jose; Jacksonville; Fort Worth; Columbus; Charlotte = ^charlotte; San
  Francisco; Indianapolis; Seattle; Denver; Boston; Nashville; Detroit; Portland; Las Vegas; Memphis; Baltimore;
  Milwaukee; Albuquerque; Tucson; Fresno; Sacramento; Kansas City; Atlanta; Omaha; Raleigh; Miami; Oakland;
  Minneapolis; Tulsa; Tampa; New Orleans; Cleveland; Pittsburgh; Cincinnati; St. Louis = saint louis; Orlando; Salt
  Lake City; Washington; Richmond
NL: Amsterdam; Rotterdam; Den Haag = the hague, haag; Utrecht; Eindhoven; Groningen; Tilburg; Almere; Breda; Nijmegen;
  Arnhem; Haarlem; Maastricht; Leiden = in leiden; Delft
BE: Bruxelles = brussels, brüssel, bryssel, brussel; Antwerpen = antwerp; Gent = ghent; Liège = liege, lüttich; Brugge
  = bruges; Leuven; Charleroi; Namur
LU: Luxembourg City = luxemburg stadt
FR: Paris = pariisi; Marseille; Lyon; Toulouse; Nice = in nice, ^nizza; Nantes; Montpellier; Strasbourg = straßburg,
  strasburg; Bordeaux; Lille; Rennes; Reims; Toulon; Grenoble; Dijon; Angers; Le Havre
ES: Madrid; Barcelona; Valencia; Sevilla = seville; Zaragoza; Málaga = malaga; Murcia; Palma; Bilbao; Alicante
IT: Roma = rome, rom, rooma; Milano = milan, mailand; Napoli = naples, neapel, napoli; Torino = turin; Palermo; Genova
  = genoa; Bologna; Firenze = florence, florenz; Verona; Venezia = venice, venedig
PL: Warszawa = warsaw, warschau, varsova; Kraków = krakow, krakau, krakova; Łódź = lodz; Wrocław = wroclaw, breslau;
  Poznań = poznan, posen; Gdańsk = gdansk, danzig; Szczecin = stettin; Katowice; Lublin
CZ: Praha = prague, prag; Brno = brünn; Ostrava
PT: Lisboa = lisbon, lissabon; Porto
HU: Budapest
`;
