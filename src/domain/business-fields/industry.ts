/** Services for companies, and manufacturing, in the format of fields.ts. */
export const industry = `
consulting firm: consulting firm~, consulting compan~, consultancy, consultancies, management consult~, business
  consult~, consultants, konsulttiyrity~, konsulttitoimisto~, konsultointiyrity~, liikkeenjohdon konsult~,
  konsultbolag~, konsultföretag~, konsultfirm~, managementkonsult~, unternehmensberat~, beratungsunternehmen,
  beratungsfirm~, beratungshaus, beratungshäuser~
marketing agency: marketing agency, marketing agencies, digital agency, digital agencies, advertising agency,
  advertising agencies, ad agency, ad agencies, pr agency, pr agencies, communications agency, communications
  agencies, creative agency, creative agencies, media agency, media agencies, seo agency, seo agencies,
  mainostoimisto~, markkinointitoimisto~, viestintätoimisto~, digitoimisto~, mediatoimisto~, reklambyrå~,
  marknadsföringsbyrå~, mediebyrå~, pr-byrå~, kommunikationsbyrå~, digitalbyrå~, werbeagentur~, marketingagentur~,
  digitalagentur~, pr-agentur~, mediaagentur~, kommunikationsagentur~
design studio: design studio~, design agency, design agencies, web design, web agency, web agencies, graphic design~,
  muotoilutoimisto~, suunnittelutoimisto~, designbyrå~, webbyrå~, webbbyrå~, designagentur~, designbüro~, webagentur~,
  webdesign~
architecture firm: architecture firm~, architect, architects, architectural firm~, architectural practice~,
  architecture office~, arkkiteht~, arkitektbyrå~, arkitektkontor~, arkitekter, architekturbüro~, architekt,
  architekten, architektenbüro~
engineering firm: engineering firm~, engineering compan~, engineering consult~, engineering office~,
  insinööritoimisto~, ingenjörsfirm~, ingenjörsbyrå~, teknikkonsult~, ingenieurbüro~, ingenieurunternehmen,
  planungsbüro~
software company: software, software compan~, software firm~, software house~, software vendor~, software developer~,
  software startup~, saas, saas compan~, saas startup~, saas business~, b2b saas, ohjelmistoyrity~, ohjelmistotalo~,
  ohjelmistoala~, ohjelmistokehit~, saas-yrity~, mjukvaruföretag~, mjukvarubolag~, programvaruföretag~, saas-bolag~,
  saas-företag~, softwareunternehmen, softwarefirm~, softwarehaus, softwarehäuser~, softwarehersteller~,
  softwareentwickl~, saas-unternehmen, saas-anbieter~
it services company: it services, it service provider~, it services compan~, it compan~, it consult~, managed service
  provider~, msp, msps, it support compan~, it-yrity~, it-palvelu~, it-talo~, it-konsult~, it-bolag~, it-företag~,
  it-tjänst~, it-dienstleister~, it-unternehmen, it-beratung~, it-systemhaus, it-systemhäuser~, systemhaus,
  systemhäuser~, it-firm~
cybersecurity company: cybersecurity, cyber security, cybersecurity compan~, information security compan~,
  tietoturvayrity~, kyberturva~, cybersäkerhet~, it-säkerhetsföretag~, it-sicherheit~, cybersicherheit~
data centre: data centre~, data center~, datakesku~, konesal~, datacent~, serverhall~, rechenzentr~
game studio: game studio~, game developer~, gaming compan~, video game compan~, peliyrity~, pelistudio~, pelitalo~,
  spelstudio~, spelföretag~, spelutveckl~, spieleentwickl~, spielestudio~
telecommunications company: telecom, telecoms, telecommunications, telecom operator~, telecom compan~,
  telecommunications compan~, mobile operator~, internet provider~, isp, isps, teleoperaattor~, operaattori,
  operaattorit, teleyrity~, teleoperatör~, telekomföretag~, telekombolag~, bredbandsbolag~, telekommunikation~,
  telekomunternehmen, mobilfunkanbieter~, internetanbieter~, netzbetreiber~
energy company: energy, energy compan~, energy supplier~, utilities, utility compan~, power compan~, electricity
  compan~, renewable energy, solar, solar compan~, solar installer~, wind power, energiayhtiö~, energiayrity~,
  energia-ala~, sähköyhtiö~, aurinkoenergia~, aurinkopaneeli~, tuulivoima~, energibolag~, energiföretag~, elbolag~,
  elhandel~, solenergi~, solcells~, vindkraft~, energieversorger~, energieunternehmen, stadtwerk~, stromanbieter~,
  stromversorger~, solarunternehmen, solarfirm~, photovoltaik~, windkraft~
water utility: water utility, water utilities, water works, waterworks, water supplier~, vesilaito~, vesihuolto~,
  vattenverk~, va-bolag~, wasserwerk~, wasserversorg~
waste management company: waste management, waste management compan~, recycling, recycling compan~, jätehuol~,
  kierrätysyrity~, kierrätysala~, avfallsbolag~, avfallshantering~, återvinning~, entsorgung~, recyclingunternehmen,
  recyclingfirm~, abfallwirtschaft~
logistics company: logistics, logistics compan~, logistics provider~, freight forwarder~, freight compan~, transport
  compan~, transportation compan~, trucking, trucking compan~, haulage compan~, haulier~, courier~, shipping compan~,
  3pl, logistiik~, kuljetusyrity~, kuljetusliik~, kuljetusala~, huolintaliik~, logistikföretag~, logistikbolag~,
  logistik, åkeri~, transportföretag~, speditör~, speditionsföretag~, logistikunternehmen, logistiker, speditionen,
  spedition, speditionsunternehmen, transportunternehmen, logistikdienstleister~, frachtführer~
moving company: moving compan~, removal compan~, movers, muuttoyrity~, muuttofirm~, flyttfirm~, flyttföretag~,
  umzugsunternehmen, umzugsfirm~
public transport operator: public transport, public transport operator~, bus compan~, bus operator~, transit agency,
  transit agencies, train operator~, railway compan~, ferry compan~, ferry operator~, joukkoliiken~, bussiyhtiö~,
  linja-autoyrity~, bussiyrity~, rautatieyhtiö~, varustamo~, lauttayhtiö~, kollektivtrafik~, bussbolag~, bussföretag~,
  tågoperatör~, tågbolag~, rederi~, verkehrsbetrieb~, verkehrsunternehmen, busunternehmen, nahverkehr~,
  bahnunternehmen, eisenbahnunternehmen, reederei~
airline: airline~, airport~, lentoyhtiö~, lentokent~, lentoasem~, flygbolag~, flygplats~, fluggesellschaft~,
  flughafen, flughäfen
parking operator: parking operator~, parking compan~, car park operator~, pysäköintiyhtiö~, pysäköintioperaattor~,
  parkeringsbolag~, parkraumbewirtschaft~, parkhausbetreiber~
bike sharing service: bike sharing, bike share~, bicycle rental~, scooter sharing, car sharing, kaupunkipyör~,
  yhteiskäyttöaut~, lånecykl~, bilpool~, carsharing~, fahrradverleih~, bikesharing~
postal service: postal service~, parcel service~, parcel locker~, post office~, postipalvelu~, postitoimip~,
  pakettiautomaat~, posttjänst~, paketombud~, paketdienst~, postdienst~
construction company: construction, construction compan~, construction firm~, building contractor~, contractor,
  contractors, builder, builders, home builder~, rakennusyrity~, rakennusliik~, rakennusala~, rakennusfirm~,
  rakentaja~, rakentamis~, rakennusurak~, byggföretag~, byggbolag~, byggfirm~, byggbransch~, byggentreprenör~,
  bauunternehm~, baufirm~, bauwirtschaft, baubranche, baugewerbe
electrician: electrician~, electrical contractor~, electrical installation compan~, sähköasen~, sähköurak~,
  sähköyrity~, elektriker, elinstallat~, elfirm~, elektroinstall~, elektrobetrieb~, elektrofirm~
plumber: plumber~, plumbing, plumbing compan~, hvac, hvac compan~, hvac contractor~, heating engineer~, putkiliik~,
  putkiasen~, putkimie~, lvi-yrity~, lvi-urak~, lvi-ala~, rörmokare~, vvs-företag~, vvs-firm~, rörfirm~,
  installateur~, klempner~, sanitärbetrieb~, shk-betrieb~, heizungsbau~
roofing company: roofing, roofing compan~, roofer~, kattoyrity~, kattoremontti~, kattofirm~, takfirm~, takläggare~,
  dachdecker~
carpenter: carpenter~, carpentry, joiner, joiners, joinery, puusep~, snickare, snickeri~, tischlerei~, schreinerei~,
  zimmerei~, tischler, schreiner
painter: painting contractor~, painting compan~, house painter~, maalausliik~, maalausyrity~, maalaamo~, målerifirm~,
  måleriföretag~, malerbetrieb~, malerfirm~
window manufacturer: window manufacturer~, window installer~, window compan~, glazier~, ikkunavalmist~, ikkunayrity~,
  lasiliik~, fönsterföretag~, fönstertillverk~, glasmästeri~, fensterbau~, fensterhersteller~, glaserei~
cleaning company: cleaning compan~, cleaning service~, cleaning firm~, commercial cleaning, siivousyrity~,
  siivousliik~, siivousfirm~, siivouspalvelu~, puhtausala~, städföretag~, städfirm~, städbolag~, lokalvård~,
  reinigungsfirm~, reinigungsunternehmen, gebäudereinig~, putzfirm~
security company: security compan~, security firm~, security service~, guarding compan~, vartiointi~,
  turvallisuusyrity~, turva-alan, säkerhetsföretag~, bevakningsföretag~, sicherheitsdienst~, sicherheitsunternehmen,
  wachdienst~
recruitment agency: recruitment agency, recruitment agencies, recruiter~, recruitment firm~, recruiting agency,
  recruiting agencies, staffing, staffing agency, staffing agencies, staffing compan~, employment agency, employment
  agencies, headhunter~, rekrytointiyrity~, rekrytointifirm~, rekrytointitoimisto~, henkilöstöpalvelu~,
  henkilöstövuokra~, henkilöstöyrity~, rekryteringsföretag~, rekryteringsbolag~, bemanningsföretag~, bemanningsbolag~,
  personalvermittl~, personaldienstleister~, personalberat~, zeitarbeitsfirm~, zeitarbeit
coworking space: coworking, coworking space~, co-working space~, office hotel~, toimistohotelli~, yhteisöllis~,
  coworkingtila~, kontorshotell~, coworkingspace~, coworking-space~
event company: event compan~, event agency, event agencies, event organiser~, event organizer~, conference centre~,
  conference center~, tapahtumatoimisto~, tapahtumayrity~, tapahtumajärjest~, kokouskesku~, eventbyrå~,
  evenemangsbolag~, konferensanläggning~, eventagentur~, veranstaltungsagentur~, kongresszentr~
publisher: publisher~, publishing compan~, publishing house~, newspaper~, media compan~, media house~, kustanta~,
  kustannusyhtiö~, mediayhtiö~, mediatalo~, sanomaleh~, bokförlag~, förlag, förlagen, mediebolag~, mediehus~, tidning,
  tidningar, verlag, verlage, verlagshaus, verlagshäuser~, medienunternehmen, medienhaus, medienhäuser~, zeitungen
printing company: printing compan~, print shop~, printing house~, copy shop~, sign maker~, painotalo~, kirjapaino~,
  mainosteippa~, tryckeri~, skyltföretag~, druckerei~, copyshop~, werbetechnik~
manufacturer: manufacturer~, manufacturing, manufacturing compan~, industrial compan~, factory, factories, valmistaja,
  valmistajat, valmistajia, valmistajien, valmistava teollisuus, valmistavan teollisuuden, teollisuusyrity~,
  teollisuuden yrity~, tehda~, tehtai~, tehtaa~, tillverkare, tillverkande företag, tillverkningsföretag~,
  tillverkningsindustri~, industriföretag~, fabrik, fabriker, hersteller, herstellern, industrieunternehmen,
  produktionsunternehmen, fabriken, verarbeitendes gewerbe
machine manufacturer: machine manufacturer~, machinery manufacturer~, mechanical engineering compan~, machine
  builder~, koneenrakenta~, konevalmist~, konepajateollisuu~, maskintillverk~, maskinbyggare~, verkstadsindustri~,
  maschinenbau, maschinenbauer~, maschinenbauunternehmen, maschinenhersteller~, anlagenbau~
metal workshop: machine shop~, metal workshop~, metalworking, metalworking compan~, metal fabricat~, metal industry,
  cnc machining, konepaj~, metalliyrity~, metallipaja~, metalliala~, metalliteollisu~, alihankintakonepaj~, mekanisk
  verkstad, mekaniska verkstäder, verkstadsföretag~, metallindustri~, metallverarbeit~, metallbau~, metallbetrieb~,
  zerspan~, schlosserei~, lohnfertig~
chemical company: chemical compan~, chemical industry, chemical manufacturer~, chemicals, kemianteollisuu~, kemian
  teollisuu~, kemian ala~, kemian yrity~, kemiföretag~, kemiindustri~, kemisk industri, chemieunternehmen,
  chemieindustrie, chemische industrie
pharmaceutical company: pharma, pharma compan~, pharmaceutical~, biotech, biotech compan~, biotechnolog~, lääkeyhtiö~,
  lääkeyrity~, lääketeollisuu~, bioteknolog~, biotekniik~, läkemedelsbolag~, läkemedelsföretag~, bioteknik~,
  biotechföretag~, pharmaunternehmen, pharmafirm~, pharmaindustrie, biotech-unternehmen, biotechunternehmen
medical device manufacturer: medical device~, medtech, medtech compan~, medical technology compan~, lääkinnällisten
  laitteiden valmist~, terveysteknolog~, medicinteknik~, medtechbolag~, medizintechnik~, medizinproduktehersteller~
food producer: food producer~, food manufacturer~, food compan~, food industry, beverage compan~, beverage producer~,
  elintarvikeyrity~, elintarviketeollisuu~, ruokateollisuu~, elintarvikevalmist~, livsmedelsföretag~,
  livsmedelsindustri~, livsmedelsproducent~, lebensmittelhersteller~, lebensmittelindustrie, lebensmittelproduzent~,
  getränkehersteller~
brewery: brewery, breweries, brewer, brewers, distillery, distilleries, panimo~, pienpanimo~, tislaamo~, bryggeri~,
  mikrobryggeri~, brauerei~, brennerei~
winery: winery, wineries, vineyard~, viinitila~, viinitilo~, vingård~, vinproducent~, weingut, weingüter~, winzer~
farm: farm, farms, farmer~, maanviljeli~, agriculture, agricultural compan~, agricultural business~, maatila~,
  maatilo~, maatalou~, lantbruk~, jordbruk~, bauernhof, bauernhöfe~, landwirt~
agricultural supplier: agricultural supplier~, farm supply store~, farm machinery dealer~, tractor dealer~,
  maatalouskaup~, maatalouskonekaup~, lantbruksbutik~, maskinhandl~, landmaschinenhändler~, landhandel~, agrarhandel~
forestry company: forestry, forestry compan~, sawmill~, timber compan~, wood products compan~, metsäyhtiö~,
  metsäyrity~, metsäteollisuu~, metsäala~, saha, sahat, sahoja, sahayrity~, sahateollisuu~, skogsbolag~,
  skogsföretag~, sågverk~, forstbetrieb~, forstunternehmen, sägewerk~
paper manufacturer: paper mill~, paper manufacturer~, pulp and paper, packaging manufacturer~, packaging compan~,
  paperitehta~, pakkausvalmist~, pakkausyrity~, pappersbruk~, förpackningsföretag~, förpackningsindustri~,
  papierfabrik~, verpackungshersteller~, verpackungsunternehmen
textile manufacturer: textile manufacturer~, textile compan~, clothing manufacturer~, fashion brand~, apparel brand~,
  tekstiiliyrity~, tekstiiliteollisuu~, vaatevalmist~, vaatemerk~, textilföretag~, klädmärke~, textilhersteller~,
  textilunternehmen, modemarke~, bekleidungshersteller~
furniture manufacturer: furniture manufacturer~, furniture maker~, furniture factory, furniture factories, furniture
  industry, huonekaluvalmist~, huonekalutehda~, huonekalutehta~, huonekaluteollisuu~, möbeltillverk~, möbelfabrik~,
  möbelindustri, möbelhersteller~, möbelindustrie
electronics manufacturer: electronics manufacturer~, electronics compan~, electronics industry, elektroniikkavalmist~,
  elektroniikkateollisuu~, elektroniikkayrity~, elektroniktillverk~, elektronikindustri, elektronikföretag~,
  elektronikhersteller~, elektronikindustrie, elektronikunternehmen
automotive supplier: automotive supplier~, automotive industry, automotive manufacturer~, car manufacturer~,
  automaker~, autoteollisuu~, ajoneuvoteollisuu~, autonvalmist~, fordonsindustri~, biltillverk~, autohersteller~,
  automobilhersteller~, automobilzulieferer~, automobilindustrie, autozulieferer~
shipyard: shipyard~, shipbuilder~, boat builder~, boatyard~, telakka, telakat, telakoi~, laivanrakenta~, venevalmist~,
  veneveistäm~, varv, varven, båtbyggare~, werft, werften, bootsbau~
mining company: mining, mining compan~, mine operator~, quarry, quarries, kaivosyhtiö~, kaivosyrity~,
  kaivosteollisuu~, kaivosala~, gruvbolag~, gruvföretag~, gruvindustri~, bergbauunternehmen, bergbau, steinbruch,
  steinbrüche
equipment rental: equipment rental, equipment rental compan~, tool hire, tool rental, machine rental~, plant hire,
  konevuokraamo~, rakennuskonevuokra~, konevuokraus~, maskinuthyr~, baumaschinenverleih~, baumaschinenvermiet~,
  werkzeugverleih~, mietpark~
storage company: storage compan~, self storage, self-storage, warehouse compan~, pienvarasto~, varastohotelli~,
  magasinering~, lagerhotell~, förrådsuthyr~, selfstorage~, lagerhaus, lagerhäuser~, selbstlager~
association: association, associations, trade association~, nonprofit~, non-profit~, charity, charities, ngo, ngos,
  trade union~, yhdisty~, järjestö~, liitto, liitot, ammattiliit~, hyväntekeväisyys~, förening, föreningar,
  branschorganisation~, ideell organisation, ideella organisationer, fackförbund~, verein, vereine, verband,
  verbände~, gemeinnützig~, gewerkschaft~
municipality: municipality, municipalities, local government~, city council~, local authorit~, public sector,
  government agency, government agencies, town hall~, kunta, kunnat, kuntia, kuntien, kunnille, kunnissa, kaupunkien
  organisaatio~, julkishallin~, julkinen sektori, julkisen sektorin, virasto, virastot, virastoja, kommun, kommuner,
  kommunen, kommunerna, offentlig sektor, myndighet, myndigheter, gemeinde, gemeinden, kommune, behörde, behörden,
  öffentliche verwaltung, öffentlicher sektor
fire department: fire department~, fire station~, rescue service~, ambulance service~, pelastuslaito~, paloasema~,
  räddningstjänst~, brandstation~, feuerwehr~, rettungsdienst~
betting company: betting compan~, bookmaker~, casino~, gambling compan~, lottery, vedonlyönti~, kasino, kasinot,
  kasinoita, spelbolag~, vadhållning~, wettanbieter~, spielbank~, lotterie~
pawnbroker: pawnbroker~, pawn shop~, payday lender~, money lender~, panttilainaamo~, pantbank~, pantlån~, pfandhaus,
  pfandhäuser~, leihhaus, leihhäuser~
vehicle inspection: vehicle inspection~, katsastusasem~, katsastusyrity~, bilbesiktning~, besiktningsföretag~,
  prüfstelle~, kfz-prüf~
`;
