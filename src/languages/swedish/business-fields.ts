import type { BusinessFieldWords } from '../../domain/language-pack/business-field-words.ts';

export const businessFields: BusinessFieldWords = {
  trade: `
    retailer: detaljhandel*|detaljist*|butikskedj*; supermarket: livsmedelsbutik*|mataffär*|matbutik*;
    convenience store: närbutik*|servicebutik*; department store: varuhus*; shopping centre: köpcent*;
    furniture store: möbelaffär*|möbelbutik*|möbelhandl*|möbel(varuhus|kedj)*; clothing store: klädbutik*|
    klädaffär*|klädkedj*|modebutik*; shoe store: skoaffär*|skobutik*; electronics store: elektronik(butik|
    kedj)*|hemelektronik*; computer store: datorbutik*; mobile phone store: mobilbutik*;
    book store: bokhandel*|bokhandl*; sports store: sportaffär*|sportbutik*; toy store: leksaksaffär*|
    leksaksbutik*; jewellery store: guldsmed*|smyckesbutik*|juvelerare*; optician: optiker|optikern|
    optikerna|optikerkedj*; florist: blomsterbutik*|blomsterhandel*|blomsteraffär*;
    garden centre: trädgårds(cent|butik)*|plantskol*; hardware store: järnhandel*|järnaffär*|byggvaruhus*|
    bygghandel*|byggvarubutik*; homeware store: heminredningsbutik*|inredningsbutik*;
    kitchen store: köksbutik*|köksstudio*; pet store: djuraffär*|zoobutik*; cosmetics store: parfymeri*|
    kosmetikbutik*; liquor store: vinbutik*|vinhandel*|spritbutik*; second-hand store: loppis*|
    second hand-butik*; butcher: charkuteri*|slaktare*|köttaffär*; bakery: bageri*|bagare*|konditori|
    konditorier; confectionery store: godisbutik*; car dealer: bilhandl*|bilförsälj*|bilhall*;
    car repair shop: bilverkst*; car parts store: bildelsbutik*|reservdelsbutik*; tyre shop: däckverkst*|
    däckfirm*; truck dealer: lastbilshandl*; motorcycle dealer: mc-butik*|motorcykelhandl*;
    bicycle store: cykelbutik*|cykelaffär*|cykelhandl*; car rental: biluthyr*; car wash: biltvätt*;
    petrol station: bensin(station|mack)*; charging network: laddstation*|laddoperatör*;
    wholesaler: grossist*|partihandel*; trade supplier: byggmaterialhandel*; online store: nätbutik*|
    e-handel*|e-handlare*|näthandel*; restaurant: restaurang*; fast food restaurant: snabbmat*|
    hamburger(restaurang|kedj)*|gatukök*; cafe: kaffebar*|kafé*|fikaställe*|kaffekedj*; bar: krogar|
    nattklubb*; ice cream parlour: glass(bar|kiosk)*; catering company: cateringföretag*; hotel: hotell|
    hotellkedj*|vandrarhem*; camping site: campingplats*; travel agency: resebyrå*|researrangör*;
    cinema: biograf*; museum: museer|muséer; fitness centre: gymkedj*|tränings(cent|anläggning)*;
    sports centre: idrottshall*|sporthall*; swimming hall: simhall*|badhus*; amusement park: nöjespark*|
    lekland*
  `,
  services: `
    hairdresser: frisör*|barberare*; beauty salon: skönhetssalong*|hudvårdssalong*; laundry: kemisk tvätt|
    tvätteri*|kemtvätt*; funeral home: begravningsbyrå*; pharmacy: apotek|apoteket|apoteken|apotekskedj*;
    hospital: sjukhus*; medical clinic: vårdcentral*|läkarmottagning*; dental clinic: tandläkar*|tandklinik*;
    physiotherapy clinic: sjukgymnast*|naprapat*; laboratory: laboratorium|laboratorier;
    veterinary clinic: veterinärklinik*|djursjukhus*|veterinär|veterinärer|djurklinik*;
    nursing home: äldreboende*|vårdhem*|äldreomsorg*|hemtjänst*; healthcare provider: vård(bolag|företag|
    givare)*|hälsovård*|sjukvård*; school: skola|skolor|skolan|friskol*|grundskol*|gymnasieskol*;
    language school: språkskol*; driving school: körskol*|trafikskol*|bilskol*;
    training provider: utbildningsföretag*|yrkesskol*|kursverksamhet*; university: universitet*|högskol*;
    kindergarten: förskol*|dagis; library: bibliotek*; bank: banker|sparbank*;
    insurance company: försäkrings(bolag|förmedl)*; financial adviser: finansbolag*|finansiell rådgivar*|
    kapitalförvalt*; fintech company: fintech(företag|-bolag)*; accounting firm: redovisningsbyrå*|
    revisionsbyrå*|bokföringsbyrå*|redovisningskonsult*; law firm: advokatbyrå*|juristbyrå*|advokat|
    advokater; real estate agency: fastighetsmäkl*|mäklar(byrå|företag)*|mäklare;
    property manager: fastighetsförvalt*|fastighetsbolag*|fastighetsskötsel*|fastighetsägare*
  `,
  industry: `
    consulting firm: konsultbolag*|konsultföretag*|konsultfirm*|managementkonsult*;
    marketing agency: reklambyrå*|marknadsföringsbyrå*|mediebyrå*|pr-byrå*|kommunikationsbyrå*|
    digitalbyrå*; design studio: designbyrå*|webbyrå*|webbbyrå*; architecture firm: arkitekt(byrå|kontor)*|
    arkitekter; engineering firm: ingenjörs(firm|byrå)*|teknikkonsult*; software company: mjukvaru(företag|
    bolag)*|programvaruföretag*|saas-(bolag|företag)*; it services company: it-konsult*|it-bolag*|
    it-företag*|it-tjänst*; cybersecurity company: cybersäkerhet*|it-säkerhetsföretag*;
    data centre: datacent*|serverhall*; game studio: spelstudio*|spelföretag*|spelutveckl*;
    telecommunications company: teleoperatör*|telekom(företag|bolag)*|bredbandsbolag*;
    energy company: energi(bolag|företag)*|elbolag*|elhandel*|solenergi*|solcells*|vindkraft*;
    water utility: vattenverk*|va-bolag*; waste management company: avfalls(bolag|hantering)*|återvinning*;
    logistics company: logistik(företag|bolag)*|logistik|åkeri*|transportföretag*|speditör*|
    speditionsföretag*; moving company: flyttfirm*|flyttföretag*; public transport operator: kollektivtrafik*|
    bussbolag*|bussföretag*|tågoperatör*|tågbolag*|rederi*; airline: flygbolag*|flygplats*;
    parking operator: parkeringsbolag*; bike sharing service: lånecykl*|bilpool*; postal service: posttjänst*|
    paketombud*; construction company: bygg(företag|bolag|firm|bransch|entreprenör)*;
    electrician: elektriker|elinstallat*|elfirm*; plumber: rörmokare*|vvs-företag*|vvs-firm*|rörfirm*;
    roofing company: takfirm*|takläggare*; carpenter: snickare|snickeri*; painter: målerifirm*|
    måleriföretag*; window manufacturer: fönster(företag|tillverk)*|glasmästeri*;
    cleaning company: städ(företag|firm|bolag)*|lokalvård*; security company: säkerhetsföretag*|
    bevakningsföretag*; recruitment agency: rekryterings(företag|bolag)*|bemannings(företag|bolag)*;
    coworking space: kontorshotell*|coworkingspace*; event company: eventbyrå*|evenemangsbolag*|
    konferensanläggning*; publisher: bokförlag*|förlag|förlagen|mediebolag*|mediehus*|tidning|tidningar;
    printing company: tryckeri*|skyltföretag*; manufacturer: tillverkare|tillverkande företag|
    tillverknings(företag|industri)*|industriföretag*|fabrik|fabriker;
    machine manufacturer: maskin(tillverk|byggare)*|verkstadsindustri*; metal workshop: mekanisk verkstad|
    mekaniska verkstäder|verkstadsföretag*|metallindustri*; chemical company: kemiföretag*|kemiindustri*|
    kemisk industri; pharmaceutical company: läkemedels(bolag|företag)*|bioteknik*|biotechföretag*;
    medical device manufacturer: medicinteknik*|medtechbolag*; food producer: livsmedels(företag|industri|
    producent)*; brewery: bryggeri*|mikrobryggeri*; winery: vingård*|vinproducent*; farm: lantbruk*|
    jordbruk*; agricultural supplier: lantbruksbutik*|maskinhandl*; forestry company: skogs(bolag|företag)*|
    sågverk*; paper manufacturer: pappersbruk*|förpacknings(företag|industri)*;
    textile manufacturer: textilföretag*|klädmärke*; furniture manufacturer: möbel(tillverk|fabrik)*|
    möbelindustri; electronics manufacturer: elektroniktillverk*|elektronikindustri|elektronikföretag*;
    automotive supplier: fordonsindustri*|biltillverk*; shipyard: varv|varven|båtbyggare*;
    mining company: gruvbolag*|gruvföretag*|gruvindustri*; equipment rental: maskinuthyr*;
    storage company: magasinering*|lagerhotell*|förrådsuthyr*; association: förening|föreningar|
    branschorganisation*|ideell organisation|ideella organisationer|fackförbund*; municipality: kommun|
    kommuner|kommunen|kommunerna|offentlig sektor|myndighet|myndigheter; fire department: räddningstjänst*|
    brandstation*; betting company: spelbolag*|vadhållning*; pawnbroker: pantbank*|pantlån*;
    vehicle inspection: bilbesiktning*|besiktningsföretag*
  `,
};
