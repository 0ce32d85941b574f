import type { BusinessFieldWords } from '../../domain/language-pack/business-field-words.ts';

export const businessFields: BusinessFieldWords = {
  trade: `
    retailer: retailer*|retail|retail (chain|store)*|brick-and-mortar; supermarket: supermarket*|grocer*|
    food store*; convenience store: convenience store*|corner shop*|kiosk|kiosks;
    department store: department store*; shopping centre: shopping (centre|center|mall)*|mall|malls;
    furniture store: furniture (store|shop|retailer|chain)*; clothing store: clothing (store|shop|
    retailer)*|clothes shop*|fashion (retailer|store|boutique)*|apparel retailer*; shoe store: shoe (store|
    shop|retailer)*; electronics store: electronics (store|shop|retailer)*|consumer electronics retailer*;
    computer store: computer (store|shop)*; mobile phone store: mobile phone (store|shop)*|phone shop*;
    book store: book (store|shop)*|bookstore*|bookshop*|bookseller*; sports store: sports (store|shop)*|
    sporting goods (store|retailer)*|outdoor store*; toy store: toy (store|shop)*;
    jewellery store: jewelry store*|jeweller*|jeweler*|watch shop*; optician: optician*|eyewear store*|
    optometrist*; florist: florist*|flower shop*; garden centre: garden (centre|center)*|plant (nursery|
    nurseries); hardware store: (hardware|diy|home improvement|building supply) store*;
    homeware store: (homeware|houseware|home decor|interior design) store*; kitchen store: kitchen (store|
    showroom|supplier|studio)*; pet store: pet (store|shop)*|pet supply store*;
    cosmetics store: cosmetics (store|shop)*|perfumery|perfumeries|beauty store*; drugstore: drugstore*|
    drug store*; liquor store: liquor store*|wine (shop|store|merchant)*|off-licence*;
    second-hand store: (second-hand|second hand) (store|shop)*|thrift store*|charity shop*;
    butcher: butcher|butchers|butcher shop*|butchery; bakery: bakery|bakeries|baker|bakers|patisserie*|
    pastry shop*; confectionery store: (confectionery|candy) store*|(sweet|chocolate) shop*;
    car dealer: (car|auto|used car) dealer*; car repair shop: car (repair|repairs|garage*|workshop*)|
    (car repair|auto repair|auto body) shop*|auto repair|vehicle workshop*;
    car parts store: car parts (store|dealer)*|auto parts store*; tyre shop: (tyre|tire) (shop|dealer)*;
    truck dealer: truck dealer*; motorcycle dealer: motorcycle (dealer|shop)*; bicycle store: (bicycle|
    bike) (shop|store)*; car rental: car (rental|rentals|hire)|car rental compan*; car wash: car wash*;
    petrol station: (petrol|gas|filling|service) station*; charging network: charging (network|station)*|
    charging point operator*|ev charging; wholesaler: wholesaler*|wholesale|cash and carry|distributor|
    distributors; trade supplier: trade supplier*|(builders|builders'|builder's) merchant*;
    online store: online (store|shop)*|webshop*|web (shop|store)*|e-commerce|ecommerce|
    e-commerce compan*; restaurant: restaurant*|diner|diners|steakhouse*|pizzeria*;
    fast food restaurant: fast food|(fast food|burger) (restaurant|chain)*|takeaway*; cafe: cafe|cafes|
    café|cafés|coffee (shop|house|chain)*; bar: bar|bars|pub|pubs|(wine|cocktail) bar*|nightclub*;
    ice cream parlour: ice cream (parlour|shop|parlor)*; catering company: catering|catering compan*|
    caterer*; hotel: hotel|hotels|hotel chain*|hostel*|motel*|inns; camping site: campsite*|(camping|
    camp) site*|caravan park*; travel agency: travel (agency|agencies|agent*)|tour operator*;
    cinema: cinema|cinemas|movie (theater|theatre)*; museum: museum|museums;
    fitness centre: fitness (centre|center|club)*|gym|gyms|health club*|crossfit box*;
    sports centre: sports (centre|center|hall)*; swimming hall: swimming hall*|public bath*;
    amusement park: (amusement|theme|trampoline) park*|indoor playground*
  `,
  services: `
    hairdresser: hairdresser*|hair salon*|barber|barbers|barber shop*|barbershop*;
    beauty salon: beauty (salon|parlour)*|nail salon*|day spa*|beautician*; laundry: laundry|laundries|
    laundromat*|dry (cleaner*|cleaning); funeral home: funeral (home|director)*|undertaker*;
    pharmacy: pharmacy|pharmacies|chemist|chemists; hospital: hospital|hospitals;
    medical clinic: medical (clinic|centre|center)*|clinic|clinics|(health|private) clinic*|
    doctor's office*; dental clinic: dental (clinic|practice|office)*|dentist|dentists|orthodontist*;
    physiotherapy clinic: physical therap*; laboratory: laboratory|laboratories|medical laborator*|
    diagnostics lab*; veterinary clinic: (veterinary|vet) clinic*|veterinarian*|vets|animal hospital*;
    nursing home: (nursing|care|retirement) home*|elderly care|(social care|home care) provider*;
    healthcare provider: healthcare|(healthcare|health care) (provider|compan)*; school: school|schools|
    (high|primary|secondary|private) school*; language school: language school*;
    driving school: driving school*; training provider: training (provider|compan)*|vocational school*|
    learning centre*; university: university|universities|college|colleges; kindergarten: kindergarten*|
    day care*|daycare*|nursery school*|childcare (centre|center|provider)*|preschool*; library: library|
    libraries; bank: bank|banks|credit union*|savings bank*; insurance company: insurance|insurance (compan|
    provider|broker)*|insurer*; financial adviser: financial (advisor*|adviser*|services)|(wealth|
    asset) manag*|investment (firm|compan)*|mortgage broker*; fintech company: fintech|fintechs|
    fintech (compan|startup)*|payment provider*; accounting firm: accounting (firm|compan|office)*|
    accountancy|(accountancy|bookkeeping|audit) firm*|accountant*|bookkeeper*|bookkeeping|auditor*|
    tax (advisor|adviser)*; law firm: law firm*|lawyer*|attorney*|solicitor*|legal practice*;
    real estate agency: real estate (agency|agencies|agent*|broker*)|estate agent*|realtor*;
    property manager: property (management|manager*)|(property management|real estate) compan*|(facility|
    facilities) management
  `,
  industry: `
    consulting firm: consulting (firm|compan)*|consultancy|consultancies|(management|business) consult*|
    consultants; marketing agency: (marketing|digital|advertising|ad|pr|communications|creative|media|
    seo) (agency|agencies); design studio: design (studio*|agency|agencies)|web (design|agency|agencies)|
    graphic design*; architecture firm: architecture (firm|office)*|architect|architects|
    architectural (firm|practice)*; engineering firm: engineering (firm|compan|consult|office)*;
    software company: software|software (compan|firm|house|vendor|developer|startup)*|saas|saas (compan|
    startup|business)*|b2b saas; it services company: it (services|compan*|consult*)|(it service|
    managed service) provider*|(it services|it support) compan*|msp|msps;
    cybersecurity company: cybersecurity|cyber security|(cybersecurity|information security) compan*;
    data centre: data (centre|center)*; game studio: game (studio|developer)*|(gaming|video game) compan*;
    telecommunications company: telecom|telecoms|telecommunications|telecom (operator|compan)*|
    telecommunications compan*|mobile operator*|internet provider*|isp|isps; energy company: energy|
    energy (compan|supplier)*|utilities|(utility|power|electricity) compan*|renewable energy|solar|
    solar (compan|installer)*|wind power; water utility: water (utility|utilities|works|supplier*)|
    waterworks; waste management company: waste management|(waste management|recycling) compan*|recycling;
    logistics company: logistics|logistics (compan|provider)*|freight (forwarder|compan)*|(transport|
    transportation|trucking|haulage|shipping) compan*|trucking|haulier*|courier*|3pl;
    moving company: (moving|removal) compan*|movers; public transport operator: public transport|
    (public transport|train) operator*|(bus|ferry) (compan|operator)*|transit (agency|agencies)|
    railway compan*; airline: airline*|airport*; parking operator: parking (operator|compan)*|
    car park operator*; bike sharing service: bike (sharing|share*)|bicycle rental*|(scooter|car) sharing;
    postal service: postal service*|parcel (service|locker)*|post office*;
    construction company: construction|construction (compan|firm)*|building contractor*|contractor|
    contractors|builder|builders|home builder*; electrician: electrician*|electrical contractor*|
    electrical installation compan*; plumber: plumber*|plumbing|plumbing compan*|hvac|hvac (compan|
    contractor)*|heating engineer*; roofing company: roofing|roofing compan*|roofer*; carpenter: carpenter*|
    carpentry|joiner|joiners|joinery; painter: painting (contractor|compan)*|house painter*;
    window manufacturer: window (manufacturer|installer|compan)*|glazier*;
    cleaning company: cleaning (compan|service|firm)*|commercial cleaning;
    security company: security (compan|firm|service)*|guarding compan*;
    recruitment agency: recruitment (agency|agencies|firm*)|recruiter*|(recruiting|employment) (agency|
    agencies)|staffing|staffing (agency|agencies|compan*)|headhunter*; coworking space: coworking|
    (coworking|co-working) space*|office hotel*; event company: event (compan*|agency|agencies|organiser*|
    organizer*)|conference (centre|center)*; publisher: publisher*|(publishing|media) (compan|house)*|
    newspaper*; printing company: printing (compan|house)*|(print|copy) shop*|sign maker*;
    manufacturer: manufacturer*|manufacturing|(manufacturing|industrial) compan*|factory|factories;
    machine manufacturer: machine (manufacturer|builder)*|machinery manufacturer*|
    mechanical engineering compan*; metal workshop: machine shop*|metal (workshop*|fabricat*|industry)|
    metalworking|metalworking compan*|cnc machining; chemical company: chemical (compan*|industry|
    manufacturer*)|chemicals; pharmaceutical company: pharma|(pharma|biotech) compan*|pharmaceutical*|
    biotech|biotechnolog*; medical device manufacturer: medical device*|medtech|(medtech|
    medical technology) compan*; food producer: food (producer*|manufacturer*|compan*|industry)|
    beverage (compan|producer)*; brewery: brewery|breweries|brewer|brewers|distillery|distilleries;
    winery: winery|wineries|vineyard*; farm: farm|farms|farmer*|agriculture|agricultural (compan|
    business)*; agricultural supplier: agricultural supplier*|farm supply store*|(farm machinery|
    tractor) dealer*; forestry company: forestry|(forestry|timber|wood products) compan*|sawmill*;
    paper manufacturer: paper (mill|manufacturer)*|pulp and paper|packaging (manufacturer|compan)*;
    textile manufacturer: textile (manufacturer|compan)*|clothing manufacturer*|(fashion|apparel) brand*;
    furniture manufacturer: furniture (manufacturer*|maker*|factory|factories|industry);
    electronics manufacturer: electronics (manufacturer*|compan*|industry);
    automotive supplier: automotive (supplier*|industry|manufacturer*)|car manufacturer*|automaker*;
    shipyard: shipyard*|shipbuilder*|boat builder*|boatyard*; mining company: mining|mining compan*|
    mine operator*|quarry|quarries; equipment rental: equipment rental|equipment rental compan*|tool (hire|
    rental)|machine rental*|plant hire; storage company: (storage|warehouse) compan*|self storage|
    self-storage; association: association|associations|trade (association|union)*|nonprofit*|non-profit*|
    charity|charities|ngo|ngos; municipality: municipality|municipalities|local (government|authorit)*|
    city council*|public sector|government (agency|agencies)|town hall*; fire department: fire (department|
    station)*|(rescue|ambulance) service*; betting company: (betting|gambling) compan*|bookmaker*|casino*|
    lottery; pawnbroker: pawnbroker*|pawn shop*|(payday|money) lender*;
    vehicle inspection: vehicle inspection*
  `,
};
