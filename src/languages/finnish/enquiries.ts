import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  topics: {
    meetingWords: [
      phrases`tapaami|tavat(a|aan)\b|palaver|puhelu|soitta|soita(!>~)|esittely(n|ä)?\b|kalenter`,
      'etäpal|juttel',
    ],
    generalWords: [
      phrases`
        lisätieto|lisää tieto|ker(ro|rotte|rotko|toisitko|toisitteko|tokaa|tonette) lisää|esite\b|esitteen
      `,
      'kuulla lisää|mitä (te )?(teette|tarjoatte)|miten se toimii',
    ],
  },
  sameQuestion: {
    interrogative: [
      'mi(kä|tä|nkä|ssä|stä|hin|llä|ltä|lle|ksi|ten|llo+)|ku(ka|inka)|paljon*|monta*',
      'kauan*',
    ],
  },
  questionParts: {
    inverted: ['~{1,20}(tte|[tnaäieouy]|mme|vat|vät)k[oö]|onko'],
    asking: ['mitä|mikä|miten|kuinka|paljonko'],
  },
  asks: {
    request: ['^(kerro|kertokaa|kirjoita|mainitse)( meille| minulle)?(!>~)'],
    inviting: [
      'halua(t|tte|isit|isitte) (tietää|keskustella|kuulla|kysyä)|voimmeko auttaa|voimme auttaa',
      'kiinnosta',
    ],
    ticked: ['token|hyväksy|suostu|tietosuoja|uutiskirje|markkinoin|käyttöeh'],
    identifying: [
      'nimi|etunimi|sukunimi|sähköposti|puhelin[^_]{0,}|yritys|osoite|kaupunki|paikkakunta|maa',
      'suostumus|kieli',
    ],
    askingKeys: ['kysymys|tuote|palvelu|aihe|tarve|kiinnostaa|kiinnostuksen kohde'],
    refusal: ['ei (+ )?kiinnosta'],
    requests: [
      '(!<~)(vahvistakaa|vahvistat(teko|ko)|soita|soitattehan|soittakaa)(!>~)',
      '^mitä jos',
      'tarvits(emme|en|isimme|isin)',
      'halua(isimme|isin|mme|n)|kiinnosta(a|isi|vat)?(!>~)|etsi(mme|n)|pyydä(mme|n)',
      'toivo(mme|n|isimme|isin)|lähettä(kää|isittekö|isitkö)|lähetät|kerto(kaa|isitteko|isitko)',
      'olisi(mme|n)? kiinnostun|voisi(tte|t)?ko|sopisiko|kaipaa(mme|n)',
    ],
  },
  wholeAnswer: {
    whether: ['~{2,}k[oö](s|han|hän)?(!>~)'],
    asking: ['myös|mitään|jo|myykää'],
  },
  situation: {
    wrongPerson: ['väärä* henkilö*|en ole oikea'],
    pointing: ['kysy(kää)?', 'ota(ttehan)? yhteyttä|kirjoita'],
  },
  match: {
    asksForFigure: ['kuinka (mon|paljon|kauan|usein|suur)|montako', 'milloin|mistä lähtien'],
  },
  intents: {
    patternsDecline: ['kieltäydy', 'hylkää|sano ei|ei kiinnosta'],
    patternsCall: ['puhelu|tapaami|palaver|soitto|esittely'],
    patternsSummary: ['yhteenve|esite'],
    patternsDetails: ['kysy|tarkenn|selvitä'],
    patternsLater: ['myöhe|siirrä|lykkää'],
  },
  wholeOffer: {
    wholeOffer: ['(teidän |tämä )?(ohjelmisto|ohjelma|järjestelmä|työkalu|alusta)(nne|si|n|nsa|a|sta)?'],
  },
  wantsOfReader: {
    price: ['(tarjous|hinta)(pyyntö|nne)|paljonko', 'mitä .{0,30}maksa*|hintanne'],
    readersGoods: ['(järjestelm|ohjelm|tuott|sovellu|työkalu|ratkaisu)*nne'],
    trial: [
      phrases`
        (voisi(mme|n)ko|sai?si(mme|n)ko|saa(mme|n)ko) ((!>teille )+ ){0,4}(esittely|demo|nähdä|kokeilla|testata|
        koekäyt)*
      `,
      '(näyttä|esitel|esittel)+ (+ )?meille|esittely meille',
    ],
    question: ['toimiiko|sisältyykö|maksaako'],
  },
  application: {
    forOffer: ['(pyydän|pyydämme|haen|haemme) (+ ){0,2}?tarjous*|paljonko [^?]{0,60}maksaa'],
    asksForWork: ['onko teillä (+ ){0,2}?(töitä|työpaikkaa|paikkaa) +lle'],
    finnish: [
      '(avoin |työ|kesätyö)hakemu(s|kseni)|hakemukseni|ansioluetteloni|cv:ni',
      'liitteenä (+ ){0,2}?(cv|ansioluettelo)*|(cv|ansioluettelo)* (on )?liitteenä',
      phrases`
        (haen|hakisin|haluaisin hakea) (+ ){0,4}?(työtä|töitä|paikkaa|tehtävää|harjoittelupaikkaa|kesätöitä|
        +n (paikkaa|tehtävää)|töihin)
      `,
      'etsin (+ ){0,2}?(työpaikkaa|töitä|harjoittelupaikkaa|kesätöitä)',
    ],
    swedish: [],
    german: [],
  },
  pitch: {
    offering: [
      'olemme|edustamme|tarjoamme|tarjoan|autamme|toteutamme|edustan',
      'rakennamme|haluaisi(n|mme) (esitellä|tarjota)',
    ],
    goods: [
      'verkkosivu*|hakukone+|markkinointi*',
      'somemarkkinoin*|liide+|ulkoistu*|ohjelmistokehit*|google-?*näkyvyy*',
      'yrityslain+|vuokratyö*',
    ],
    ofBusiness: [
      '(kasvat+|lisä+|tehosta+|säästä+) (+ )?(myynti|näkyvyy|liikevaihto|kulu|asiakkai)*',
      '(myynti|näkyvyy|liikevaihto)*nne',
    ],
    interest: [
      'kiinnosta(isiko|ako)|kiinnostu(isitteko|neita)',
      '(saanko|voisi(n|mme)ko) (lähettää|esitellä|kertoa|näyttää)',
    ],
    found: ['(löysin|huomasin|katselin|tutustuin) (teidän )?(sivu|verkkosivu|yrity|verkkokaup)*'],
    invitation: [
      'onko (teillä|sinulla) (+ ){0,2}?(aikaa|hetki)',
      'kiinnosta(isiko|ako|a)|kiinnostu(sta|neita|nut)',
      phrases`
        sopisiko|voisi(n|mme)ko|saanko|varaa aika|otathan yhteyttä|ota(ttehan)? yhteyttä|vastaa tähän
      `,
    ],
  },
  booking: {
    calledOff: ['peru(u|i|t|n|a)|siirre', 'siirs|siirt|siirry|lykä'],
    cancelled: ['peru(i|in|imme|utti|uttiin|utui|ttu|utettu|uttaa|ttiin)'],
    booked: ['varasi(n|mme|vat)?|varannut|varanneet|varattu', 'buukka(si|sin|simme|ttu)'],
    meeting: [
      '#{1,3} ?(min(ute)?s?|minuuttia|minuutin|minuter|minuten|h)',
      'tapaami+',
      'palaveri*|puhelu*|esittely*|ajan|aika|puoli tuntia|tunnin',
    ],
    dayName: ['(maanan|tiis|tors|perjan|lauan|sunnun)tai~{0,3}|keskiviikko~{0,3}', '(ma|ti|ke|to|pe)(> #)'],
    meetingField: ['paikka|sijainti|osoite|tapaaminen|tapahtuma|kesto|alku|aika'],
  },
  order: {
    ordered: [
      '(hyväksy(n|mme)) (+ )?tarjouks+|tilaa(n|mme) (#{1,}|teiltä|nyt|sen|ne|tämän)',
      'haluamme tilata|haluan tilata|lähettä(kää|isittekö|ä) (+ )?sopimus|mennään eteenpäin',
      'laitetaan tilaukseen',
    ],
  },
  proposedTime: {
    suits: ['sopi*|käy|käy(kö|isi|isikö|vätkö)|passaisiko', 'jutella', 'puhutaanko'],
    day: ['(maanan|tiis|tors|perjan)tai~{0,3}|keskiviikko~{0,3}'],
    nearDay: ['tänään|huomenna|ylihuomenna'],
    partOfDay: ['aamulla|aamupäivällä|iltapäivällä|illalla'],
  },
  toldThing: {
    finiteVerb: [
      'ovat|maksa(a|vat|isi|isivat)|kest(ää|ävät|äisi|äisivät)',
      'alkaa|alkavat|sisältyy|sisältää|riippuu|vaihtelee|vastaa|voi|tulee|~{2,}mme',
    ],
    general: [
      'tarjous|kiitos',
      'kuukau*|vuo(si|de|te)*|päiv*|viik*|tunti|tunni*|tark(ka|an|at)',
      'arvio*|tuot(e|tee)*|palvelu*|ratkaisu*|lähettä*|saada|saisi*',
      'vaikuttaa|kork+|noin|suunnilleen|yhteensä|(voi|sai)si*|~{3,}lle(mme|ni)?|meidän',
      'teidän|liian|yksi|yhden',
    ],
  },
  exclusions: {
    exclusion: [
      '(ei|eivät|eikä) (~{1,20} )?(kata|koske|sisällä|sisälly|korvaa|kuulu|päde|ulotu|ole voimassa)',
    ],
  },
  spansOfTime: {
    howLong: ['kauanko|(kuinka|miten) kauan'],
    lengthOf: ['(kuinka|miten) (pitkä*|monta +)|pituus|kesto'],
    span: [
      'vuo(si|den|tta|tena|deksi|sia|sien)',
      '*vuotinen|*vuotis*|toistaiseksi|elinikäi*|milloin tahansa|vuodesta|sekun*',
      'asti|saakka',
    ],
  },
  fees: {
    fee: ['*maksu(a|n|t|ja|ton)?|maksa*|kustan*', 'veloit*'],
    denial: ['eikä|ei|eivät|ilman|maksuton'],
    howSoon: ['milloin|koska|kauanko|(kuinka|miten) (nopeasti|pian|kauan)'],
    time: ['minuut*', 'tun(ti|ni|teja|nissa)*|*päiv*|viik*|kuukau*|heti|välittömästi|minut*'],
  },
};
