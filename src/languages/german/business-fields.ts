import type { BusinessFieldWords } from '../../domain/language-pack/business-field-words.ts';

export const businessFields: BusinessFieldWords = {
  trade: `
    retailer: einzelhandel*|einzelhändler*|ladenkette*; supermarket: supermarkt*|supermärkt*|
    lebensmittel(geschäft|händler|einzelhandel)*; convenience store: spätkauf*; department store: kaufhaus|
    kaufhäuser*|warenhaus|warenhäuser*; shopping centre: einkaufszentr*; furniture store: möbelhaus|
    möbel(häuser|geschäft|händler)*; clothing store: bekleidungsgeschäft*|modegeschäft*|modehändler*|
    modehaus|modehäuser*|boutiquen; shoe store: schuh(geschäft|händler)*|schuhladen;
    electronics store: elektronikmarkt|elektronik(märkt|händler|geschäft)*;
    computer store: computergeschäft*|computerladen; mobile phone store: handyladen|handyshop*;
    book store: buchhandlung*|buchhändler*|buchladen; sports store: sport(geschäft|händler)*;
    toy store: spielwarengeschäft*|spielwarenladen|spielwarenhändler*; jewellery store: juwelier*|
    schmuckgeschäft*; optician: augenoptik*|brillengeschäft*; florist: blumengeschäft*|blumenladen|
    blumenläden; garden centre: gartencent*|gartenmarkt|gartenmärkt*|gärtnerei*; hardware store: baumarkt|
    baumärkt*|eisenwarengeschäft*; homeware store: haushaltswarengeschäft*|einrichtungshaus|
    einrichtungshäuser*; kitchen store: küchenstudio*; pet store: tierhandlung*|zoogeschäft*|zoohandlung*|
    tierbedarf*; cosmetics store: parfümeri*|kosmetikgeschäft*; drugstore: drogerie*;
    liquor store: weinhandlung*|weinhändler*|weinladen|getränkemarkt|getränkemärkt*;
    second-hand store: secondhandladen|secondhandläden; butcher: metzgerei*|fleischerei*|schlachterei*;
    bakery: bäckerei*|konditorei*|bäcker; confectionery store: süßwarengeschäft*|pralinengeschäft*;
    car dealer: autohaus|autohäuser*|autohändler*|fahrzeughändler*; car repair shop: autowerkst*|
    kfz-werkst*|werkstattkette*; car parts store: autoteile(händler|geschäft)*; tyre shop: reifen(händler|
    service)*; truck dealer: lkw-händler*|nutzfahrzeughändler*; motorcycle dealer: motorradhändler*;
    bicycle store: fahrrad(geschäft|händler)*|fahrradladen|fahrradläden; car rental: autovermiet*|
    mietwagen*; car wash: autowäsche*|wasch(anlage|straße)*; petrol station: tankstelle*;
    charging network: ladenetz*|ladestation*|ladesäule*; wholesaler: großhandel*|großhändler*;
    trade supplier: baustoffhandel*|baustoffhändler*; online store: online(shop|händler|-shop|-händler)*|
    e-commerce-unternehmen; restaurant: gaststätte*|gasthaus|gasthäuser*|gasthof|gasthöfe;
    fast food restaurant: schnellrestaurant*|imbiss*|fastfood*; cafe: kaffeehaus|kaffee(häuser|bar)*;
    bar: kneipe*|nachtclub*; ice cream parlour: eisdiele*|eiscafé*; catering company: cateringunternehmen|
    partyservice*; hotel: hotelkette*; camping site: campingplatz|campingplätz*; travel agency: reise(büro|
    veranstalter)*; cinema: kino|kinos; museum: museen; fitness centre: fitness(studio|-studio|cent)*;
    sports centre: sportzentr*; swimming hall: schwimmbad|schwimmbäder*; amusement park: freizeitpark*|
    vergnügungspark*
  `,
  services: `
    hairdresser: friseur*; beauty salon: kosmetikstudio*|kosmetiksalon*|schönheitssalon*; laundry: wäscherei*|
    reinigungskette*|textilreinigung*; funeral home: bestattungsunternehmen|bestatter*; pharmacy: apotheke*;
    hospital: krankenhaus|krankenhäuser*|kliniken|klinikum|spital|spitäler; medical clinic: privatklinik*|
    arztpraxis|arztpraxen|ärztezentr*; dental clinic: zahnarzt|zahnärzt*|zahnarztprax*|zahnklinik*;
    physiotherapy clinic: physiotherap*|krankengymnast*; veterinary clinic: tierarzt|tierärzt*|tierarztprax*|
    tierklinik*; nursing home: pflegeheim*|altenheim*|seniorenheim*|pflegedienst*;
    healthcare provider: gesundheitswesen|gesundheitsdienstleister*|gesundheitsunternehmen; school: schule|
    schulen|privatschule*|gymnasien; language school: sprachschule*; driving school: fahrschule*;
    training provider: bildungsträger*|weiterbildungsanbieter*|schulungsanbieter*|trainingsanbieter*;
    university: universität*|hochschule*|fachhochschule*; kindergarten: kita|kitas|kindertagesstätte*;
    library: bibliothek*|bücherei*; bank: banken|sparkasse*|volksbank*|kreditinstitut*;
    insurance company: versicherung|versicherungen|versicherungsunternehmen|versicherungs(gesellschaft|
    makler)*; financial adviser: finanz(dienstleister|berat)*|vermögens(verwalt|berat)*;
    fintech company: fintech-unternehmen|zahlungsdienstleister*; accounting firm: buchhaltungsbüro*|
    steuerberat*|wirtschaftsprüf*|treuhandbüro*|treuhänder*; law firm: anwaltskanzlei*|
    rechtsanwaltskanzlei*|rechtsanwält*|rechtsanwalt|kanzlei|kanzleien|notar|notare;
    real estate agency: immobilienmakler*|maklerbüro*|immobilienbüro*; property manager: hausverwalt*|
    immobilienverwalt*|immobilienunternehmen|immobiliengesellschaft*|gebäudemanagement
  `,
  industry: `
    consulting firm: unternehmensberat*|beratungsunternehmen|beratungsfirm*|beratungshaus|beratungshäuser*;
    marketing agency: werbeagentur*|marketingagentur*|digitalagentur*|pr-agentur*|mediaagentur*|
    kommunikationsagentur*; design studio: design(agentur|büro)*|webagentur*|webdesign*;
    architecture firm: architekturbüro*|architekt|architekten|architektenbüro*;
    engineering firm: ingenieurbüro*|ingenieurunternehmen|planungsbüro*;
    software company: softwareunternehmen|softwarefirm*|softwarehaus|software(häuser|hersteller|entwickl)*|
    saas-unternehmen|saas-anbieter*; it services company: it-dienstleister*|it-unternehmen|it-beratung*|
    it-systemhaus|it-systemhäuser*|systemhaus|systemhäuser*|it-firm*; cybersecurity company: it-sicherheit*|
    cybersicherheit*; data centre: rechenzentr*; game studio: spiele(entwickl|studio)*;
    telecommunications company: telekommunikation*|telekomunternehmen|mobilfunkanbieter*|internetanbieter*|
    netzbetreiber*; energy company: energieversorger*|energieunternehmen|stadtwerk*|strom(anbieter|
    versorger)*|solarunternehmen|solarfirm*|photovoltaik*|windkraft*; water utility: wasser(werk|versorg)*;
    waste management company: entsorgung*|recyclingunternehmen|recyclingfirm*|abfallwirtschaft*;
    logistics company: logistikunternehmen|logistiker|speditionen|spedition|speditionsunternehmen|
    transportunternehmen|logistikdienstleister*|frachtführer*; moving company: umzugsunternehmen|umzugsfirm*;
    public transport operator: verkehrsbetrieb*|verkehrsunternehmen|busunternehmen|nahverkehr*|
    bahnunternehmen|eisenbahnunternehmen|reederei*; airline: fluggesellschaft*|flughafen|flughäfen;
    parking operator: parkraumbewirtschaft*|parkhausbetreiber*; bike sharing service: carsharing*|
    fahrradverleih*|bikesharing*; postal service: paketdienst*|postdienst*;
    construction company: bauunternehm*|baufirm*|bauwirtschaft|baubranche|baugewerbe;
    electrician: elektro(install|betrieb|firm)*; plumber: installateur*|klempner*|sanitärbetrieb*|
    shk-betrieb*|heizungsbau*; roofing company: dachdecker*; carpenter: tischlerei*|schreinerei*|zimmerei*|
    tischler|schreiner; painter: maler(betrieb|firm)*; window manufacturer: fenster(bau|hersteller)*|
    glaserei*; cleaning company: reinigungsfirm*|reinigungsunternehmen|gebäudereinig*|putzfirm*;
    security company: sicherheitsdienst*|sicherheitsunternehmen|wachdienst*;
    recruitment agency: personal(vermittl|dienstleister|berat)*|zeitarbeitsfirm*|zeitarbeit;
    coworking space: coworking-space*; event company: eventagentur*|veranstaltungsagentur*|kongresszentr*;
    publisher: verlag|verlage|verlagshaus|verlagshäuser*|medienunternehmen|medienhaus|medienhäuser*|
    zeitungen; printing company: druckerei*|copyshop*|werbetechnik*; manufacturer: hersteller|herstellern|
    industrieunternehmen|produktionsunternehmen|fabriken|verarbeitendes gewerbe;
    machine manufacturer: maschinenbau|maschinenbauer*|maschinenbauunternehmen|maschinenhersteller*|
    anlagenbau*; metal workshop: metall(verarbeit|bau|betrieb)*|zerspan*|schlosserei*|lohnfertig*;
    chemical company: chemieunternehmen|chemieindustrie|chemische industrie;
    pharmaceutical company: pharmaunternehmen|pharmafirm*|pharmaindustrie|biotech-unternehmen|
    biotechunternehmen; medical device manufacturer: medizin(technik|produktehersteller)*;
    food producer: lebensmittelhersteller*|lebensmittelindustrie|lebensmittelproduzent*|getränkehersteller*;
    brewery: brauerei*|brennerei*; winery: weingut|weingüter*|winzer*; farm: bauernhof|bauernhöfe*|
    landwirt*; agricultural supplier: landmaschinenhändler*|landhandel*|agrarhandel*;
    forestry company: forstbetrieb*|forstunternehmen|sägewerk*; paper manufacturer: papierfabrik*|
    verpackungshersteller*|verpackungsunternehmen; textile manufacturer: textilhersteller*|textilunternehmen|
    modemarke*|bekleidungshersteller*; furniture manufacturer: möbelhersteller*|möbelindustrie;
    electronics manufacturer: elektronikhersteller*|elektronikindustrie|elektronikunternehmen;
    automotive supplier: autohersteller*|automobil(hersteller|zulieferer)*|automobilindustrie|
    autozulieferer*; shipyard: werft|werften|bootsbau*; mining company: bergbauunternehmen|bergbau|
    steinbruch|steinbrüche; equipment rental: baumaschinenver(leih|miet)*|werkzeugverleih*|mietpark*;
    storage company: selfstorage*|lagerhaus|lagerhäuser*|selbstlager*; association: verein|vereine|verband|
    verbände*|gemeinnützig*|gewerkschaft*; municipality: gemeinde|gemeinden|kommune|behörde|behörden|
    öffentliche verwaltung|öffentlicher sektor; fire department: feuerwehr*|rettungsdienst*;
    betting company: wettanbieter*|spielbank*|lotterie*; pawnbroker: pfandhaus|pfandhäuser*|leihhaus|
    leihhäuser*; vehicle inspection: prüfstelle*|kfz-prüf*
  `,
};
