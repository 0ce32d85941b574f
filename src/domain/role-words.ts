/** Levels of authority, the highest first. */
export const seniorities = [
  'chief',
  'owner',
  'director',
  'head',
  'manager',
  'board',
  'specialist',
  'assistant',
] as const;
export type Seniority = (typeof seniorities)[number];

/** Words for ranks, folded, in English, Finnish, Swedish and German. */
export const rankWords: Readonly<Record<Seniority, readonly string[]>> = {
  chief: words(`
    ceo cfo cto coo cmo cio chro cpo cco cro cdo ciso chief president vd toimitusjohtaja geschaftsfuhrer
    geschaftsfuhrerin geschaeftsfuehrer geschaeftsfuehrerin geschaftsfuhrung geschaftsleiter geschaftsleiterin
    geschaftsleitung vorstand vorstandin vorstandsmitglied vorstandsvorsitzender vorstandsvorsitzende
    vorstandssprecher toimari koncernchef konsernijohtaja konzernchef paajohtaja rehtori rektor rektorin
  `),
  owner: words(`
    owner coowner founder cofounder proprietor entrepreneur partner omistaja perustaja perustajaosakas yrittaja osakas
    agare delagare grundare medgrundare inhaber inhaberin mitinhaber mitinhaberin grunder grunderin mitgrunder
    mitgrunderin gesellschafter gesellschafterin
  `),
  director: words(`
    director codirector direktor direktorin direktoer johtaja evp svp vp avp prokurist prokuristin varatoimitusjohtaja
    vvd bereichsleiter bereichsleiterin bereichsleitung superintendent
  `),
  head: words('head chef chefin leiter leiterin leitung leader lead linjanvetaja'),
  manager: words(`
    manager managerin manageri paallikko esimies esihenkilo lahiesimies supervisor foreman tyonjohtaja arbetsledare
    forman meister meisterin mestari vastaava ansvarig verantwortlicher verantwortliche beauftragter beauftragte
    forestandare isannoitsija controller teamleiter teamleiterin gruppenleiter gruppenleiterin teamchef gruppchef
    tiiminvetaja scrummaster bursar
  `),
  board: words(`
    chairman chairwoman chairperson chair puheenjohtaja ordforande styrelseordforande vorsitzender vorsitzende
    aufsichtsrat aufsichtsratin aufsichtsratsvorsitzender aufsichtsratsvorsitzende styrelseledamot ledamot jasen
    beirat
  `),
  specialist: words(`
    specialist spezialist spezialistin asiantuntija erikoisasiantuntija engineer insinoori ingenjor ingenieur
    ingenieurin consultant konsultti konsult berater beraterin developer programmer kehittaja ohjelmoija utvecklare
    entwickler entwicklerin designer muotoilija formgivare suunnittelija analyst analyytikko analytiker analytikerin
    advisor adviser neuvoja radgivare representative edustaja representant vertreter vertreterin myyja saljare
    verkaufer verkauferin buyer ostaja inkopare einkaufer einkauferin accountant bookkeeper kirjanpitaja ekonom
    redovisningsekonom redovisningskonsult buchhalter buchhalterin lawyer lakimies juristi jurist juristin counsel
    architect arkkitehti arkitekt architekt architektin technician teknikko tekniker technikerin techniker planner
    planerare planer planerin disponent disponentin dispatcher nurse hoitaja sairaanhoitaja sjukskoterska teacher
    opettaja larare lehrer lehrerin physician laakari lakare arzt arztin hammaslaakari tandlakare zahnarzt zahnarztin
    hygienist suuhygienisti tandhygienist fysioterapeutti fysioterapeut physiotherapist physiotherapeut psykologi
    psykolog psychologe psychologin sachbearbeiter sachbearbeiterin handlaggare handlaggerin mitarbeiter mitarbeiterin
    coordinator koordinaattori koordinator koordinatorin samordnare editor redaktor redakteur redakteurin recruiter
    rekrytoija rekryterare electrician asentaja sahkoasentaja montor elektriker mechaniker mekaanikko mekaniker broker
    meklari valittaja maklare makler maklerin kauffrau kaufmann kokki kock koch kochin baker leipuri bagare backer
    tutkija forskare forscher researcher scientist referent referentin auditor tilintarkastaja revisor administrator
    strategist copywriter evangelist executive ambassador ansprechpartner ansprechpartnerin yhteyshenkilo
    kontaktperson scrum officer expert osaaja palveluneuvoja dentist doctor pharmacist farmaseutti proviisori
    apotekare apotheker apothekerin rechtsanwalt rechtsanwaltin anwalt anwaltin steuerberater steuerberaterin notar
    attorney solicitor barrister advokat asianajaja brewer bryggmastare brauer chemist kemisti kemist trainer
    kouluttaja tranare pastor journalist photographer valokuvaaja fotograf artist geologist biologist actuary
    paralegal veterinarian elainlaakari veterinar tierarzt tierarztin optometrist optikko optiker optikerin
  `),
  assistant: words(`
    assistant avustaja assistentti assistent assistentin assistenz secretary sihteeri sekreterare sekretar sekretarin
    sekretariat trainee harjoittelija praktikant praktikantin intern apprentice auszubildende auszubildender
    receptionist receptionisti vastaanottovirkailija
  `),
};

/** Endings of compounds that name a rank, such as `myyntijohtaja`; the longest match wins. */
export const rankSuffixes: Readonly<Record<Seniority, readonly string[]>> = {
  chief: [],
  owner: ['yrittaja', 'inhaber', 'agare'],
  director: ['johtaja', 'direktor', 'direktorin'],
  head: ['chef', 'chefin', 'leiter', 'leiterin', 'leitung'],
  manager: words(`
    paallikko esimies esihenkilo vastaava ansvarig ledare verantwortlicher verantwortliche beauftragte beauftragter
    manager managerin mestari mastare meister meisterin isannoitsija forestandare teamleiter teamleiterin tyonjohtaja
    arbetsledare
  `),
  board: ['ordforande', 'vorsitzender', 'vorsitzende', 'ledamot', 'puheenjohtaja'],
  specialist: words(`
    asiantuntija insinoori ingenjor ingenieur ingenieurin suunnittelija hoitaja myyja koordinaattori konsultti
    kehittaja opettaja ostaja neuvoja edustaja valittaja specialist spezialist spezialistin konsult saljare radgivare
    utvecklare samordnare koordinator handlaggare tekniker planerare maklare larare berater beraterin entwickler
    entwicklerin referent referentin sachbearbeiter sachbearbeiterin kaufmann kauffrau planer techniker verkaufer
    verkauferin einkaufer einkauferin juristi jurist laakari lakare analyytikko analytiker asentaja montor mitarbeiter
    mitarbeiterin elektriker mekaniker mechaniker makler redakteur betreuer betreuerin
  `),
  assistant: words(
    'assistentti assistent assistentin assistenz sihteeri sekreterare sekretarin praktikant avustaja',
  ),
};

/** Stems of words for functions, folded. Stems of up to four letters match whole words only. */
export const functionStems: Readonly<Record<string, readonly string[]>> = {
  'general management': words(`
    ceo vd toimitusjohtaja varatoimitusjohtaja vvd geschaftsfuhr geschaeftsfuehr geschaftsleit vorstand toimari
    koncernchef konsernijohtaja konzernchef paajohtaja president owner coowner founder cofounder proprietor
    entrepreneur partner omistaja perustaja yrittaja osakas agare delagare grundare medgrundare inhaber mitinhaber
    grunder mitgrunder gesellschafter prokurist
  `),
  sales: words(`
    sales myynti myynnin myyja forsaljning saljchef saljare saljledare vertrieb verkauf commercial kaupallinen
    kommersiell avainasiak nyckelkund cco cro asiakkuus kundansvarig revenue export vienti keyaccount
  `),
  marketing: words('marketing markkinoin marknad brand brandi varumark cmo growth kasvu'),
  finance: words(`
    finance financ talous rahoitus ekonomi finanz finans controll buchhalt accounting accountant bookkeep kirjanpi
    redovisning rechnungswesen kaufmannische treasur payroll palkanlask cfo
  `),
  technology: words(`
    it ict edv cio cto ciso technology teknologi technologie informationstek informatik tietohallin tietojarjest
    digital data cdo software ohjelmist mjukvaru developer entwickler utvecklare programmer tietoturva technical
    tekninen teknisk technisch technisches technik engineering
  `),
  product: words('product tuote produkt cpo tuotekehit produktentwick produktutveck'),
  operations: words(`
    operations operational operatiivi operativ betriebsleit betriebs coo toiminnanjohtaja verksamhet drift liiketoimin
    business affarsomrad geschaftsbereich service palvelu
  `),
  production: words(`
    production tuotanto produktion tehdas tehtaan factory plant fabrik werkleit werksleit valmistus tillverkning
    fertigung manufacturing platschef
  `),
  purchasing: words(
    'purchas procurement sourcing buyer hankinta hankinnan osto ostaja ostop inkop einkauf einkaufer',
  ),
  'human resources': words(`
    hr human personnel henkilost people personalchef personalleit personalabteil personalverantw personalref
    personaldirek personalwesen personalmanag rekry recruit talent chro lohnbuchhalt personalansvarig hrm
  `),
  'customer service': words(`
    customer asiakaspalvel asiakas kundtjanst kundenservice kundenbetreu kundendienst kundservice kundsupport support
    success
  `),
  communications: words(
    'communication viestin kommunikation press presse tiedotus medien pr pressetell media',
  ),
  logistics: words(`
    logistic logisti varasto lager lagerchef lagerleit warehouse kuljetus transport supply toimitusketju spedition
    fleet versand ajojarjest
  `),
  quality: words('quality laatu kvalitet qualitat'),
  projects: words('project projekt hanke bauleit tyomaa'),
  legal: words(
    'legal lakimies lakiasiain jurist juristi rechts recht compliance lawyer counsel datenschutz tietosuoja',
  ),
  property: words('property facilit kiinteist fastighet immobilien toimitila isannoits hausverwalt'),
  maintenance: words('maintenance kunnossapi huolto underhall instandhalt wartung'),
  'safety and environment': words(`
    safety turvallisuus sakerhet sicherheit hse ehs ymparist miljo umwelt sustainab vastuullisuus hallbarhet
    nachhaltig
  `),
  care: words('nursing hoito hoitotyo vard vardchef omsorg pflege pflegedienst kotihoi sairaanhoi nurse'),
  'shops and restaurants': words(`
    store shop myymala kauppias butik filial ravintola restaurang restaurant hotel hotelli hotell kitchen keittio
    kokschef kuchenchef kuche
  `),
  'shift planning': words(
    'schedul planning tyovuoro resurssi resource schema bemanning dienstplan personalplan einsatz disponent',
  ),
  research: words('research tutkimus tutkija forskning forskare forschung forscher r&d'),
  education: words('education koulutus opetus rehtori rektor utbildning bildung schulleit teacher opettaja'),
};

/** Words in titles that name neither a function nor a rank. */
export const titleFillers: ReadonlySet<string> = new Set(
  words(`
    of the and for in to at with och av i pa for und der die das des den fur im am zum zur von mit ja seka vice senior
    junior deputy acting interim group global nordic nordics regional area country national international team teams
    department osasto osaston avdelning avdelningen abteilung bereich unit yksikko yksikon konzern konserni koncern
    key account associate principal staff varapuheenjohtaja stellvertretender stellvertretende stv stellv vt tf
    bitradande alleiniger alleinige geschaftsfuhrender geschaftsfuhrende leitender leitende verkstallande board
    management member mitglied hallituksen johtoryhman relations development kehitys kehittamis utveckling entwicklung
    allmanlakare sr jr finland suomi suomen sweden sverige germany deutschland europe emea dach norden norway denmark
    estonia baltics sud nord ost west south north east western eastern etela pohjois ita lansi und/oder
  `),
);

/** Words of sentences, which titles do not contain. */
export const proseWords: ReadonlySet<string> = new Set(
  words(`
    a an is are was were has have had our your their his her my we you they he she it this that these who which will
    may can should must by from about over than so not no all every chosen joined says said tells knows thanks on oli
    ovat olemme joka jotka kun etta myos seka kanssa meidan teidan han hanen saa voi huolehtii vastaa antaa ar var ett
    en den det som har hade kan ska vi ni de vara var era han hon inte fran till vid om ist sind war waren hat haben
    wird werden wir ihr sie er es ein eine einen einem unser unsere unseren ihre ihren nicht nach durch bei als auch
    inklusive dass
  `),
);

/** Words for former titles and for positions that are not yet filled. */
export const formerTitleWords: ReadonlySet<string> = new Set(
  words(`
    former formerly ex previous retired entinen ent aiempi eläkkeellä tidigare fd pensionerad ehemaliger ehemalige
    ehemals fruherer fruhere designate wanted gesucht sokes haetaan hakee soker sucht suchen looking hiring apply
  `),
);

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
