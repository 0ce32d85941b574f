/** Shops, restaurants and venues, in the format of fields.ts. */
export const trade = `
retailer: retailer~, retail, retail chain~, retail store~, brick-and-mortar, vähittäiskaup~, vähittäismyy~,
  päivittäistavaraketju~, detaljhandel~, detaljist~, einzelhandel~, einzelhändler~, ladenkette~, kauppaketju~,
  butikskedj~
supermarket: supermarket~, supermarkt~, grocer~,
  food store~, ruokakaup~, päivittäistavarakaup~, elintarvikekaup~, livsmedelsbutik~,
  mataffär~, matbutik~, supermärkt~, lebensmittelgeschäft~, lebensmittelhändler~, lebensmitteleinzelhandel~
convenience store: convenience store~, corner shop~, kiosk, kiosks, lähikaup~, kioski~, kioske~, närbutik~,
  servicebutik~, spätkauf~
department store: department store~, tavaratalo~, varuhus~, kaufhaus, kaufhäuser~, warenhaus, warenhäuser~
shopping centre: shopping centre~, shopping center~, shopping mall~, mall, malls, ostoskesku~, kauppakesku~, köpcent~,
  einkaufszentr~
furniture store: furniture store~, furniture shop~, furniture retailer~, furniture chain~, huonekaluliik~,
  huonekalukaup~, huonekaluketju~, möbelaffär~, möbelbutik~, möbelhandl~, möbelvaruhus~, möbelkedj~, möbelhaus,
  möbelhäuser~, möbelgeschäft~, möbelhändler~
clothing store: clothing store~, clothes shop~, clothing shop~, clothing retailer~, fashion retailer~, fashion store~,
  fashion boutique~, apparel retailer~, vaatekaup~, vaateliik~, vaateketju~, muotiliik~, klädbutik~, klädaffär~,
  klädkedj~, modebutik~, bekleidungsgeschäft~, modegeschäft~, modehändler~, modehaus, modehäuser~, boutiquen
shoe store: shoe store~, shoe shop~, shoe retailer~, kenkäkaup~, skoaffär~, skobutik~, schuhgeschäft~, schuhhändler~,
  schuhladen
electronics store: electronics store~, electronics shop~, electronics retailer~, consumer electronics retailer~,
  kodinkonekaup~, kodinkoneliik~, elektroniikkakaup~, elektronikbutik~, elektronikkedj~, hemelektronik~,
  elektronikmarkt, elektronikmärkt~, elektronikhändler~, elektronikgeschäft~
computer store: computer store~, computer shop~, tietokonekaup~, datorbutik~, computergeschäft~, computerladen
mobile phone store: mobile phone store~, mobile phone shop~, phone shop~, puhelinkaup~, mobilbutik~, handyladen,
  handyshop~
book store: book store~, bookstore~, bookshop~, book shop~, bookseller~, kirjakaup~, bokhandel~, bokhandl~,
  buchhandlung~, buchhändler~, buchladen
sports store: sports store~, sporting goods store~, sporting goods retailer~, sports shop~, outdoor store~,
  urheilukaup~, urheiluliik~, urheiluvälinekaup~, sportaffär~, sportbutik~, sportgeschäft~, sporthändler~
toy store: toy store~, toy shop~, lelukaup~, leksaksaffär~, leksaksbutik~, spielwarengeschäft~, spielwarenladen,
  spielwarenhändler~
jewellery store: jewelry store~, jeweller~, jeweler~, watch shop~, kultasep~, koruliik~, kelloliik~, guldsmed~,
  smyckesbutik~, juvelerare~, juwelier~, schmuckgeschäft~
optician: optician~, eyewear store~, optometrist~, optikko~, optikot, optikoi~, silmälasiliik~, optiker, optikern,
  optikerna, optikerkedj~, augenoptik~, brillengeschäft~
florist: florist~, flower shop~, kukkakaup~, kukkaliik~, blomsterbutik~, blomsterhandel~, blomsteraffär~,
  blumengeschäft~, blumenladen, blumenläden
garden centre: garden centre~, garden center~, plant nursery, plant nurseries, puutarhamyymälä~, puutarhamyymälö~,
  puutarhaliik~, trädgårdscent~, trädgårdsbutik~, plantskol~, gartencent~, gartenmarkt, gartenmärkt~, gärtnerei~
hardware store: hardware store~, diy store~, home improvement store~, building supply store~, rautakaup~,
  rakennustarvikekaup~, järnhandel~, järnaffär~, byggvaruhus~, bygghandel~, byggvarubutik~, baumarkt, baumärkt~,
  eisenwarengeschäft~
homeware store: homeware store~, houseware store~, home decor store~, interior design store~, sisustuskaup~,
  sisustusliik~, heminredningsbutik~, inredningsbutik~, haushaltswarengeschäft~, einrichtungshaus, einrichtungshäuser~
kitchen store: kitchen store~, kitchen showroom~, kitchen supplier~, kitchen studio~, keittiökaup~, keittiöliik~,
  köksbutik~, köksstudio~, küchenstudio~
pet store: pet store~, pet shop~, pet supply store~, lemmikkikaup~, eläinkaup~, lemmikkieläinkaup~, djuraffär~,
  zoobutik~, tierhandlung~, zoogeschäft~, zoohandlung~, tierbedarf~
cosmetics store: cosmetics store~, cosmetics shop~, perfumery, perfumeries, beauty store~, kosmetiikkakaup~,
  kosmetiikkaliik~, parfymeri~, kosmetikbutik~, parfümeri~, kosmetikgeschäft~
drugstore: drugstore~, drug store~, drogerie~
liquor store: liquor store~, wine shop~, wine store~, wine merchant~, off-licence~, alkoholiliik~, viinikaup~,
  vinbutik~, vinhandel~, spritbutik~, weinhandlung~, weinhändler~, weinladen, getränkemarkt, getränkemärkt~
second-hand store: second-hand store~, second hand store~, second-hand shop~, second hand shop~, thrift store~,
  charity shop~, kirpputori~, kierrätyskesku~, loppis~, second hand-butik~, secondhandladen, secondhandläden
butcher: butcher, butchers, butcher shop~, butchery, lihakaup~, lihaliik~, charkuteri~, slaktare~, köttaffär~,
  metzgerei~, fleischerei~, schlachterei~
bakery: bakery, bakeries, baker, bakers, patisserie~, pastry shop~, leipomo~, konditoria~, konditorio~, bageri~,
  bagare~, konditori, konditorier, bäckerei~, konditorei~, bäcker
confectionery store: confectionery store~, candy store~, sweet shop~, chocolate shop~, makeiskaup~, karkkikaup~,
  godisbutik~, süßwarengeschäft~, pralinengeschäft~
car dealer: car dealer~, auto dealer~, used car dealer~, autoliik~, autokaup~, bilhandl~, bilförsälj~, bilhall~,
  autohaus, autohäuser~, autohändler~, fahrzeughändler~
car repair shop: car repair, car repairs, car repair shop~, auto repair, auto repair shop~, car garage~, car workshop~,
  vehicle workshop~, auto body shop~, autokorjaamo~, korjaamo, korjaamot, korjaamoja, korjaamoille, bilverkst~,
  autowerkst~, kfz-werkst~, werkstattkette~
car parts store: car parts store~, auto parts store~, car parts dealer~, autovaraosa~, varaosaliik~, bildelsbutik~,
  reservdelsbutik~, autoteilehändler~, autoteilegeschäft~
tyre shop: tyre shop~, tire shop~, tyre dealer~, tire dealer~, rengasliik~, rengaskaup~, däckverkst~, däckfirm~,
  reifenhändler~, reifenservice~
truck dealer: truck dealer~, kuorma-autoliik~, lastbilshandl~, lkw-händler~, nutzfahrzeughändler~
motorcycle dealer: motorcycle dealer~, motorcycle shop~, moottoripyöräliik~, moottoripyöräkaup~, mc-butik~,
  motorcykelhandl~, motorradhändler~
bicycle store: bicycle shop~, bike shop~, bicycle store~, bike store~, polkupyöräliik~, pyöräliik~, pyöräkaup~,
  cykelbutik~, cykelaffär~, cykelhandl~, fahrradgeschäft~, fahrradhändler~, fahrradladen, fahrradläden
car rental: car rental, car rentals, car rental compan~, car hire, autovuokraamo~, biluthyr~, autovermiet~, mietwagen~
car wash: car wash~, autopesula~, autopesulo~, biltvätt~, autowäsche~, waschanlage~, waschstraße~
petrol station: petrol station~, gas station~, filling station~, service station~, huoltoasema~, huoltoasemi~,
  bensa-asema~, bensinstation~, bensinmack~, tankstelle~
charging network: charging network~, charging station~, charging point operator~, ev charging, latausasema~,
  latausoperaattor~, latausverkosto~, laddstation~, laddoperatör~, ladenetz~, ladestation~, ladesäule~
wholesaler: wholesaler~, wholesale, cash and carry, distributor, distributors, tukku, tukut, tukkuja, tukkuliik~,
  tukkukaup~, grossist~, partihandel~, großhandel~, großhändler~
trade supplier: trade supplier~, builders merchant~, builders' merchant~, builder's merchant~, lvi-tukku~, sähkötukku~,
  byggmaterialhandel~, baustoffhandel~, baustoffhändler~
online store: online store~, online shop~, webshop~, web shop~, web store~, e-commerce, ecommerce, e-commerce compan~,
  verkkokaup~, nätbutik~, e-handel~, e-handlare~, näthandel~, onlineshop~, onlinehändler~, online-shop~,
  online-händler~, e-commerce-unternehmen
restaurant: restaurant~, diner, diners, steakhouse~, pizzeria~, ravintol~, ruokaravintol~, restaurang~, gaststätte~,
  gasthaus, gasthäuser~, gasthof, gasthöfe
fast food restaurant: fast food, fast food restaurant~, fast food chain~, burger restaurant~, burger chain~, takeaway~,
  pikaruoka~, hampurilaisravintol~, hampurilaisketju~, snabbmat~, hamburgerrestaurang~, hamburgerkedj~, gatukök~,
  schnellrestaurant~, imbiss~, fastfood~
cafe: cafe, cafes, café, cafés, coffee shop~, coffee house~, coffee chain~, kahvil~, kaffebar~, kafé~, fikaställe~,
  kaffekedj~, kaffeehaus, kaffeehäuser~, kaffeebar~
bar: bar, bars, pub, pubs, wine bar~, cocktail bar~, nightclub~, baari~, baareja, pubeja, pubit, yökerho~, krogar,
  nattklubb~, kneipe~, nachtclub~
ice cream parlour: ice cream parlour~, ice cream shop~, ice cream parlor~, jäätelöbaari~, jäätelökioski~, glassbar~,
  glasskiosk~, eisdiele~, eiscafé~
catering company: catering, catering compan~, caterer~, catering-yrity~, pitopalvelu~, ateriapalvelu~,
  cateringföretag~, cateringunternehmen, partyservice~
hotel: hotel, hotels, hotel chain~, hostel~, motel~, inns, hotelli~, hotelle~, hotell, hotellkedj~, vandrarhem~,
  hotelkette~
camping site: campsite~, camping site~, camp site~, caravan park~, leirintäalue~, campingplats~, campingplatz,
  campingplätz~
travel agency: travel agency, travel agencies, travel agent~, tour operator~, matkatoimisto~, matkanjärjestäj~,
  resebyrå~, researrangör~, reisebüro~, reiseveranstalter~
cinema: cinema, cinemas, movie theater~, movie theatre~, elokuvateatter~, biograf~, kino, kinos
museum: museum, museums, museo, museot, museoi~, museer, muséer, museen
fitness centre: fitness centre~, fitness center~, gym, gyms, fitness club~, health club~, crossfit box~, kuntosal~,
  kuntokesku~, liikuntakesku~, gymkedj~, träningscent~, träningsanläggning~, fitnessstudio~, fitness-studio~,
  fitnesscent~
sports centre: sports centre~, sports center~, sports hall~, urheiluhalli~, liikuntahalli~, idrottshall~, sporthall~,
  sportzentr~
swimming hall: swimming hall~, public bath~, uimahall~, kylpylä~, simhall~, badhus~, schwimmbad, schwimmbäder~
amusement park: amusement park~, theme park~, trampoline park~, indoor playground~, huvipuisto~, sisäleikkipuisto~,
  nöjespark~, lekland~, freizeitpark~, vergnügungspark~
`;
