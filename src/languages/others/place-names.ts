/**
 * The largest cities of the main countries, by their local names. After `^` a name is a common word too, so a text must
 * capitalise it; with `in` it only means the city after that word.
 */
export const cityNames = `
  FI: Helsinki|Espoo|Tampere|Vantaa|Oulu|Turku|Jyväskylä|Lahti|Kuopio|Pori|Kouvola|Joensuu|
  Lappeenranta|Hämeenlinna|Vaasa|Seinäjoki|Rovaniemi|Mikkeli|^Kotka|^Salo|Porvoo|Kokkola|Lohja|
  Hyvinkää|Nurmijärvi|Rauma|Järvenpää|Tuusula|Kirkkonummi|Kajaani|Kerava|Savonlinna|Nokia|Ylöjärvi|
  Kaarina|Kangasala|Riihimäki|Raisio|Imatra|Sastamala|Raahe|Hollola|Tornio|Iisalmi|Valkeakoski|
  Kurikka|^Kemi|Varkaus|Hamina|Jämsä|Pietarsaari|Naantali|Forssa|Äänekoski|Heinola|Pieksämäki|Akaa|
  Kauhajoki|Maarianhamina; SE: Stockholm|Göteborg|Malmö|Uppsala|Västerås|Örebro|Linköping|Helsingborg|
  Jönköping|Norrköping|^Lund|Umeå|Gävle|Borås|Södertälje|Eskilstuna|Halmstad|Växjö|Karlstad|
  Sundsvall|Östersund|Trollhättan|Luleå|Kalmar|Falun|Skellefteå|Karlskrona|Kristianstad|Skövde|
  Uddevalla|Nyköping|Visby|Varberg|Solna|Sundbyberg|Nacka|Kiruna|Haparanda|Borlänge|^Mora|Landskrona|
  Trelleborg; NO: Oslo|^Bergen|Trondheim|Stavanger|Bærum|Kristiansand|Drammen|Fredrikstad|Tromsø|
  Sandnes|Ålesund|Bodø|Skien|Haugesund|Tønsberg|Arendal|Lillehammer; DK: København|Aarhus|Odense|
  Aalborg|Esbjerg|Randers|Kolding|Horsens|Vejle|Roskilde|Herning|Silkeborg|Helsingør;IS: Reykjavík|
  Akureyri|Kópavogur; EE: Tallinn|Tartu|Narva|Pärnu; LV: Rīga|Daugavpils|Liepāja;LT: Vilnius|Kaunas|
  Klaipėda; DE: Berlin|Hamburg|München|Köln|Frankfurt am Main|Stuttgart|Düsseldorf|Leipzig|Dortmund|
  in Essen|Bremen|Dresden|Hannover|Nürnberg|Duisburg|Bochum|Wuppertal|Bielefeld|Bonn|Münster|
  Mannheim|Karlsruhe|Augsburg|Wiesbaden|Mönchengladbach|Gelsenkirchen|Aachen|Braunschweig|Kiel|
  Chemnitz|in Halle|Magdeburg|Freiburg|Krefeld|Mainz|Lübeck|Erfurt|Oberhausen|Rostock|Kassel|Potsdam|
  Saarbrücken|in Hamm|Ludwigshafen|Oldenburg|Osnabrück|Leverkusen|Heidelberg|Darmstadt|Regensburg|
  Paderborn|Ingolstadt|Würzburg|Ulm|Heilbronn|Wolfsburg|Göttingen|Pforzheim|Recklinghausen|Reutlingen|
  Bremerhaven|Koblenz|Jena|Trier|Erlangen|in Siegen|Flensburg|Schwerin|Konstanz|Bamberg; AT: Wien|
  Graz|Linz|Salzburg|Innsbruck|Klagenfurt|Villach|Wels|St. Pölten|Dornbirn|Bregenz; CH: Zürich|Genève|
  Basel|Lausanne|Bern|Winterthur|Luzern|St. Gallen|Lugano|Biel|^Thun|in Zug|Schaffhausen|Chur;
  GB: London|Birmingham|Manchester|Leeds|Glasgow|Liverpool|Newcastle|Sheffield|Bristol|Edinburgh|
  Cardiff|Belfast|Leicester|Nottingham|Coventry|Bradford|^Hull|Stoke-on-Trent|Wolverhampton|Plymouth|
  ^Derby|Southampton|Portsmouth|Brighton|in Reading|Northampton|Luton|Aberdeen|Norwich|Sunderland|
  Swansea|Milton Keynes|Oxford|Cambridge|in York|in Bath|Exeter|Gloucester|Peterborough|Ipswich|
  Preston|Dundee|Inverness; IE: Dublin|^Cork|Limerick|Galway|Waterford; US: New York|Los Angeles|
  Chicago|Houston|^Phoenix|Philadelphia|San Antonio|San Diego|Dallas|^Austin|San Jose|Jacksonville|
  Fort Worth|Columbus|^Charlotte|San Francisco|Indianapolis|Seattle|Denver|Boston|Nashville|Detroit|
  Portland|Las Vegas|Memphis|Baltimore|Milwaukee|Albuquerque|Tucson|Fresno|Sacramento|Kansas City|
  Atlanta|Omaha|Raleigh|Miami|Oakland|Minneapolis|Tulsa|Tampa|New Orleans|Cleveland|Pittsburgh|
  Cincinnati|St. Louis|Orlando|Salt Lake City|Washington|Richmond; NL: Amsterdam|Rotterdam|Den Haag|
  Utrecht|Eindhoven|Groningen|Tilburg|Almere|Breda|Nijmegen|Arnhem|Haarlem|Maastricht|in Leiden|
  Delft; BE: Bruxelles|Antwerpen|Gent|Liège|Brugge|Leuven|Charleroi|Namur; LU: Luxembourg City;
  FR: Paris|Marseille|Lyon|Toulouse|in Nice|Nantes|Montpellier|Strasbourg|Bordeaux|Lille|Rennes|
  Reims|Toulon|Grenoble|Dijon|Angers|Le Havre;ES: Madrid|Barcelona|Valencia|Sevilla|Zaragoza|Málaga|
  Murcia|Palma|Bilbao|Alicante; IT: Roma|Milano|Napoli|Torino|Palermo|Genova|Bologna|Firenze|Verona|
  Venezia; PL: Warszawa|Kraków|Łódź|Wrocław|Poznań|Gdańsk|Szczecin|Katowice|Lublin; CZ: Praha|Brno|
  Ostrava; PT: Lisboa|Porto;HU: Budapest
`;

/**
 * Regions of the main countries. No directory knows regions, so a search treats them as cities. So it finds nothing for
 * an unknown region, rather than companies in all places.
 */
export const regionNames = `
  FI: Uusimaa|Varsinais-Suomi|Satakunta|Kanta-Häme|Pirkanmaa|Päijät-Häme|Kymenlaakso|Etelä-Karjala|
  Etelä-Savo|Pohjois-Savo|Pohjois-Karjala|Keski-Suomi|Etelä-Pohjanmaa|Pohjanmaa|Keski-Pohjanmaa|
  Pohjois-Pohjanmaa|Kainuu|^Lappi|Ahvenanmaa; SE: Skåne|Småland|Dalarna|Värmland|Västmanland|
  Södermanland|Östergötland|Västergötland|Västra Götaland|Jämtland|Norrbotten|Västerbotten|Norrland|
  Svealand|Götaland|Halland|Blekinge|Gotland|Öland|Gästrikland|Hälsingland|Bohuslän|Uppland|
  Norra Norrland; NO: Vestland|Rogaland|Nordland|Troms|Finnmark|Innlandet|Agder|Telemark|Trøndelag|
  Østfold; DK: Jylland|Sjælland|^Fyn|Bornholm; DE: Bayern|Baden-Württemberg|Niedersachsen|
  Nordrhein-Westfalen|Hessen|Sachsen|Sachsen-Anhalt|Thüringen|Rheinland-Pfalz|Saarland|
  Schleswig-Holstein|Mecklenburg-Vorpommern|Brandenburg|Ruhrgebiet|in Franken|in Schwaben|Allgäu|
  Schwarzwald; AT: Tirol|Vorarlberg|Kärnten|Steiermark|Burgenland|Oberösterreich|
  Niederösterreich;CH: Aargau|Tessin|Graubünden|Thurgau|^Wallis|Waadt|Solothurn|Appenzell; GB: Cornwall|
  Devon|^Kent|Essex|Sussex|Surrey|Norfolk|Suffolk|Yorkshire|Lancashire|Cumbria|Dorset|Somerset|
  Hampshire|Oxfordshire|Cambridgeshire|Midlands|East Anglia; US: California|Texas|Florida|Ohio|Illinois|
  Pennsylvania|Michigan|Arizona|Colorado|Oregon|Nevada|Minnesota|Wisconsin|Virginia|Massachusetts|
  New Jersey|Tennessee|Alabama|Louisiana|Utah; FR: Bretagne|Normandie|Provence|Alsace|
  Bourgogne;ES: Catalonia|Andalusia; IT: Südtirol|Toscana|Lombardia|Sicilia; NL: Friesland|Limburg|
  Noord-Brabant|Gelderland|Zeeland; BE: Flanders|Wallonia
`;
