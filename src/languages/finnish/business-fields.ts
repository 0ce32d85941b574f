import type { BusinessFieldWords } from '../../domain/language-pack/business-field-words.ts';

export const businessFields: BusinessFieldWords = {
  trade: `
    retailer: vähittäis(kaup|myy)*|päivittäistavaraketju*|kauppaketju*; supermarket: ruokakaup*|
    päivittäistavarakaup*|elintarvikekaup*; convenience store: lähikaup*|kioski*|kioske*;
    department store: tavaratalo*; shopping centre: ostoskesku*|kauppakesku*; furniture store: huonekalu(liik|
    kaup|ketju)*; clothing store: vaate(kaup|liik|ketju)*|muotiliik*; shoe store: kenkäkaup*;
    electronics store: kodinkone(kaup|liik)*|elektroniikkakaup*; computer store: tietokonekaup*;
    mobile phone store: puhelinkaup*; book store: kirjakaup*; sports store: urheilu(kaup|liik|välinekaup)*;
    toy store: lelukaup*; jewellery store: kultasep*|koruliik*|kelloliik*; optician: optikko*|optikot|
    optikoi*|silmälasiliik*; florist: kukka(kaup|liik)*; garden centre: puutarha(myymälä|myymälö|liik)*;
    hardware store: rautakaup*|rakennustarvikekaup*; homeware store: sisustus(kaup|liik)*;
    kitchen store: keittiö(kaup|liik)*; pet store: lemmikkikaup*|eläinkaup*|lemmikkieläinkaup*;
    cosmetics store: kosmetiikka(kaup|liik)*; liquor store: alkoholiliik*|viinikaup*;
    second-hand store: kirpputori*|kierrätyskesku*; butcher: lihakaup*|lihaliik*; bakery: leipomo*|
    konditoria*|konditorio*; confectionery store: makeiskaup*|karkkikaup*; car dealer: autoliik*|autokaup*;
    car repair shop: autokorjaamo*|korjaamo|korjaamot|korjaamoja|korjaamoille;
    car parts store: autovaraosa*|varaosaliik*; tyre shop: rengas(liik|kaup)*; truck dealer: kuorma-autoliik*;
    motorcycle dealer: moottoripyörä(liik|kaup)*; bicycle store: polkupyöräliik*|pyörä(liik|kaup)*;
    car rental: autovuokraamo*; car wash: autopesula*|autopesulo*; petrol station: huoltoasema*|huoltoasemi*|
    bensa-asema*; charging network: latausasema*|lataus(operaattor|verkosto)*; wholesaler: tukku|tukut|
    tukkuja|tukku(liik|kaup)*; trade supplier: lvi-tukku*|sähkötukku*; online store: verkkokaup*;
    restaurant: ravintol*|ruokaravintol*; fast food restaurant: pikaruoka*|hampurilais(ravintol|ketju)*;
    cafe: kahvil*; bar: baari*|baareja|pubeja|pubit|yökerho*; ice cream parlour: jäätelö(baari|kioski)*;
    catering company: catering-yrity*|pitopalvelu*|ateriapalvelu*; hotel: hotelli*|hotelle*;
    camping site: leirintäalue*; travel agency: matka(toimisto|njärjestäj)*; cinema: elokuvateatter*;
    museum: museo|museot|museoi*; fitness centre: kunto(sal|kesku)*|liikuntakesku*;
    sports centre: urheiluhalli*|liikuntahalli*; swimming hall: uimahall*|kylpylä*;
    amusement park: huvipuisto*|sisäleikkipuisto*
  `,
  services: `
    hairdresser: kampaamo*|parturi*; beauty salon: kauneushoitola*|kauneushoitolo*; laundry: pesula*|pesulo*;
    funeral home: hautaustoimisto*; pharmacy: apteek*; hospital: sairaal*; medical clinic: lääkäriasema*|
    lääkärikesku*|terveysasema*|yksityisklinik*|klinikoi*; dental clinic: hammas(klinik|lääkär|hoitola|
    hoitolo)*; physiotherapy clinic: fysioterap*|kuntoutuskesku*; laboratory: laboratorio*;
    veterinary clinic: eläin(klinik|lääkär|sairaal)*; nursing home: hoivakoti*|hoivakode*|hoivakodi*|
    hoiva-alan|vanhainkoti*|vanhainkode*|palvelutalo*|hoivayrity*; healthcare provider: terveydenhuol*|
    terveyspalvelu*|terveysyrity*; school: koulu|koulut|kouluja|koulujen|kouluille|peruskoulu*|lukio|
    lukiot|lukioita|yksityiskoulu*; language school: kielikoulu*; driving school: autokoulu*;
    training provider: koulutusyrity*|koulutuspalvelu*|koulutuksen järjestäj*|ammattikoulu*;
    university: yliopisto*|ammattikorkeakoulu*|korkeakoulu*; kindergarten: päiväko*|varhaiskasvat*;
    library: kirjasto*; bank: pank*|säästöpank*; insurance company: vakuutusyhtiö*|vakuutusala*|
    vakuutusmeklari*; financial adviser: varainhoitaja*|varainhoitoyht*|rahoitusyhtiö*|rahoitusala*|
    sijoitusyhtiö*; fintech company: fintech-yrity*; accounting firm: tilitoimisto*|kirjanpitäj*|
    kirjanpitotoimisto*|tilintarkast*|taloushallintotoimisto*; law firm: lakitoimisto*|asianajotoimisto*|
    asianajaja*|juristtoimisto*; real estate agency: kiinteistönvälit*|asunnonvälit*|kiinteistövälit*;
    property manager: isännöinti*|isännöitsij*|kiinteistöhuol*|kiinteistöyhtiö*|huoltoyhtiö*
  `,
  industry: `
    consulting firm: konsulttiyrity*|konsulttitoimisto*|konsultointiyrity*|liikkeenjohdon konsult*;
    marketing agency: mainostoimisto*|markkinointitoimisto*|viestintätoimisto*|digitoimisto*|mediatoimisto*;
    design studio: muotoilutoimisto*|suunnittelutoimisto*; architecture firm: arkkiteht*;
    engineering firm: insinööritoimisto*; software company: ohjelmistoyrity*|ohjelmistotalo*|ohjelmistoala*|
    ohjelmistokehit*|saas-yrity*; it services company: it-yrity*|it-palvelu*|it-talo*;
    cybersecurity company: tietoturvayrity*|kyberturva*; data centre: datakesku*|konesal*;
    game studio: peliyrity*|pelistudio*|pelitalo*; telecommunications company: teleoperaattor*|operaattori|
    operaattorit|teleyrity*; energy company: energiayhtiö*|energiayrity*|energia-ala*|sähköyhtiö*|
    aurinko(energia|paneeli)*|tuulivoima*; water utility: vesilaito*|vesihuolto*;
    waste management company: jätehuol*|kierrätysyrity*|kierrätysala*; logistics company: logistiik*|
    kuljetusyrity*|kuljetusliik*|kuljetusala*|huolintaliik*; moving company: muuttoyrity*|muuttofirm*;
    public transport operator: joukkoliiken*|bussiyhtiö*|linja-autoyrity*|bussiyrity*|rautatieyhtiö*|
    varustamo*|lauttayhtiö*; airline: lentoyhtiö*|lentokent*|lentoasem*; parking operator: pysäköintiyhtiö*|
    pysäköintioperaattor*; bike sharing service: kaupunkipyör*|yhteiskäyttöaut*; postal service: posti(palvelu|
    toimip)*|pakettiautomaat*; construction company: rakennusyrity*|rakennusliik*|rakennusala*|
    rakennusfirm*|rakentaja*|rakentamis*|rakennusurak*; electrician: sähköasen*|sähköurak*|sähköyrity*;
    plumber: putkiliik*|putkiasen*|putkimie*|lvi-yrity*|lvi-urak*|lvi-ala*; roofing company: kattoyrity*|
    katto(remontti|firm)*; carpenter: puusep*; painter: maalausliik*|maalausyrity*|maalaamo*;
    window manufacturer: ikkunavalmist*|ikkunayrity*|lasiliik*; cleaning company: siivousyrity*|siivous(liik|
    firm|palvelu)*|puhtausala*; security company: vartiointi*|turvallisuusyrity*|turva-alan;
    recruitment agency: rekrytointiyrity*|rekrytointi(firm|toimisto)*|henkilöstöpalvelu*|henkilöstövuokra*|
    henkilöstöyrity*; coworking space: toimistohotelli*|yhteisöllis*|coworkingtila*;
    event company: tapahtumatoimisto*|tapahtumayrity*|tapahtumajärjest*|kokouskesku*; publisher: kustanta*|
    kustannusyhtiö*|mediayhtiö*|mediatalo*|sanomaleh*; printing company: painotalo*|kirjapaino*|
    mainosteippa*; manufacturer: valmistaja|valmistajat|valmistajia|valmistajien|valmistava teollisuus|
    valmistavan teollisuuden|teollisuusyrity*|teollisuuden yrity*|tehda*|tehtai*|tehtaa*;
    machine manufacturer: koneenrakenta*|konevalmist*|konepajateollisuu*; metal workshop: konepaj*|
    metalliyrity*|metallipaja*|metalliala*|metalliteollisu*|alihankintakonepaj*;
    chemical company: kemianteollisuu*|kemian (teollisuu|ala|yrity)*; pharmaceutical company: lääkeyhtiö*|
    lääkeyrity*|lääketeollisuu*|bioteknolog*|biotekniik*;
    medical device manufacturer: lääkinnällisten laitteiden valmist*|terveysteknolog*;
    food producer: elintarvikeyrity*|elintarviketeollisuu*|ruokateollisuu*|elintarvikevalmist*;
    brewery: panimo*|pienpanimo*|tislaamo*; winery: viinitila*|viinitilo*; farm: maanviljeli*|maatila*|
    maatilo*|maatalou*; agricultural supplier: maatalouskaup*|maatalouskonekaup*;
    forestry company: metsäyhtiö*|metsäyrity*|metsäteollisuu*|metsäala*|saha|sahat|sahoja|sahayrity*|
    sahateollisuu*; paper manufacturer: paperitehta*|pakkausvalmist*|pakkausyrity*;
    textile manufacturer: tekstiiliyrity*|tekstiiliteollisuu*|vaate(valmist|merk)*;
    furniture manufacturer: huonekalu(valmist|tehda|tehta|teollisuu)*;
    electronics manufacturer: elektroniikkavalmist*|elektroniikkateollisuu*|elektroniikkayrity*;
    automotive supplier: autoteollisuu*|ajoneuvoteollisuu*|autonvalmist*; shipyard: telakka|telakat|
    telakoi*|laivanrakenta*|venevalmist*|veneveistäm*; mining company: kaivosyhtiö*|kaivosyrity*|
    kaivosteollisuu*|kaivosala*; equipment rental: konevuokraamo*|rakennuskonevuokra*|konevuokraus*;
    storage company: pienvarasto*|varastohotelli*; association: yhdisty*|järjestö*|liitto|liitot|
    ammattiliit*|hyväntekeväisyys*; municipality: kunta|kunnat|kuntia|kuntien|kunnille|kunnissa|
    kaupunkien organisaatio*|julkishallin*|julkinen sektori|julkisen sektorin|virasto|virastot|virastoja;
    fire department: pelastuslaito*|paloasema*; betting company: vedonlyönti*|kasino|kasinot|kasinoita;
    pawnbroker: panttilainaamo*; vehicle inspection: katsastusasem*|katsastusyrity*
  `,
};
