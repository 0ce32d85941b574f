import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  questions: {
    openers: 'mitä|mikä|miten|kuinka|paljonko',
    verbs: '~{1,20}(tte|[tnaäieouy]|mme|vat|vät)k[oö]|onko',
    verbEnding: '~{3,}k[oö]',
    interrogatives: 'mi(kä|tä|nkä|ssä|stä|hin|llä|ltä|lle|ksi|ten|llo+)|ku(ka|inka)|paljon*|monta*|kauan*',
    yesOrNo: '~{2,}k[oö](s|han|hän)?(!>~)',
    rephrased: 'myös|mitään|jo|myykää',
    howMany: 'kuinka (mon|paljon|kauan|usein|suur)|montako|milloin|mistä lähtien',
    howSoon: 'milloin|koska|kauanko|(kuinka|miten) (nopeasti|pian|kauan)',
    howLong: 'kauanko|(kuinka|miten) kauan',
    lengthOf: '(kuinka|miten) (pitkä*|monta +)|pituus|kesto',
    conditions: 'jos',
  },
  requests: {
    forMeeting: phrases`
      tapaami|tavat(a|aan)\b|palaver|puhelu|soitta|soita(!>~)|esittely(n|ä)?\b|kalenter|etäpal|juttel
    `,
    forMore: phrases`
      lisätieto|lisää tieto|ker(ro|rotte|rotko|toisitko|toisitteko|tokaa|tonette) lisää|esite\b|esitteen|
      kuulla lisää|mitä (te )?(teette|tarjoatte)|miten se toimii
    `,
    toSeller: '^(kerro|kertokaa|kirjoita|mainitse)( meille| minulle)?(!>~)',
    wants: phrases`
      (!<~)(vahvistakaa|vahvistat(teko|ko)|soita|soitattehan|soittakaa)(!>~)|^mitä jos|
      tarvits(emme|en|isimme|isin)|halua(isimme|isin|mme|n)|kiinnosta(a|isi|vat)?(!>~)|etsi(mme|n)|
      pyydä(mme|n)|toivo(mme|n|isimme|isin)|lähettä(kää|isittekö|isitkö)|lähetät|kerto(kaa|isitteko|isitko)|
      olisi(mme|n)? kiinnostun|voisi(tte|t)?ko|sopisiko|kaipaa(mme|n)
    `,
    declined: 'ei (+ )?kiinnosta',
    beforeOffer: '',
    offers: 'tarjous|hinta',
    afterOffer: 'kiitos',
    ofOffer: '',
    pieces: 'kpl',
    bestOffer: 'paras',
    anyProduct: '(teidän |tämä )?(ohjelmisto|ohjelma|järjestelmä|työkalu|alusta)(nne|si|n|nsa|a|sta)?',
  },
  formFields: {
    ticked: 'token|hyväksy|suostu|tietosuoja|uutiskirje|markkinoin|käyttöeh',
    ofWriter: phrases`
      nimi|etunimi|sukunimi|sähköposti|puhelin[^_]{0,}|yritys|osoite|kaupunki|paikkakunta|maa|suostumus|kieli
    `,
    ofRequest: 'kysymys|tuote|palvelu|aihe|tarve|kiinnostaa|kiinnostuksen kohde',
    invitation: phrases`
      halua(t|tte|isit|isitte) (tietää|keskustella|kuulla|kysyä)|voimmeko auttaa|voimme auttaa|kiinnosta
    `,
    yesOrNo: 'kyllä|ei',
  },
  joints: {
    greetings: 'hei|moi|terve',
    betweenClauses: 'ja|sekä|tai',
    beforeQuestion: 'ja|mutta|sekä|vai',
    also: 'myös',
    but: 'mutta|vaan',
  },
  statements: {
    verbs: phrases`
      ovat|maksa(a|vat|isi|isivat)|kest(ää|ävät|äisi|äisivät)|alkaa|alkavat|sisältyy|sisältää|riippuu|
      vaihtelee|vastaa|voi|tulee|~{2,}mme
    `,
    vagueWords: phrases`
      tarjous|kiitos|kuukau*|vuo(si|de|te)*|päiv*|viik*|tunti|tunni*|tark(ka|an|at)|arvio*|tuot(e|tee)*|
      palvelu*|ratkaisu*|lähettä*|saada|saisi*|vaikuttaa|kork+|noin|suunnilleen|yhteensä|(voi|sai)si*|
      ~{3,}lle(mme|ni)?|meidän|teidän|liian|yksi|yhden|kpl
    `,
    perUnit: '~[~-]{0,60}_(kohti|kohden)(!>~)',
    articles: '',
    notBeforeNames: '',
    forPeople: '#{1,9}( |:lle )(hengelle|henkilölle|hengen|henkilön|käyttäjälle|käyttäjän|työntekijälle)',
    offered: '',
    forWhom: '',
    excludes: '(ei|eivät|eikä) (~{1,20} )?(kata|koske|sisällä|sisälly|korvaa|kuulu|päde|ulotu|ole voimassa)',
    isExcluded: 'sisälly|kuulu',
    beforeExclusion: 'on|ovat|annamme|saa|saat|kattaa|mutta|joka',
    percent: 'prosent*',
    fees: '*maksu(a|n|t|ja|ton)?|maksa*|kustan*|veloit*',
    free: 'ilmai+',
    none: 'eikä|ei|eivät|ilman|maksuton',
    times: 'minuut*|tun(ti|ni|teja|nissa)*|*päiv*|viik*|kuukau*|heti|välittömästi|minut*',
    spans: phrases`
      vuo(si|den|tta|tena|deksi|sia|sien)|*vuotinen|*vuotis*|toistaiseksi|elinikäi*|milloin tahansa|vuodesta|
      sekun*|asti|saakka
    `,
    beforeFigures: 'EUROA?|ALV|VIIKK?O?|KLO?',
    beforePlaces: null,
  },
  times: {
    workdays: '(maanan|tiis|tors|perjan)tai~{0,3}|keskiviikko~{0,3}',
    weekdays: '(maanan|tiis|tors|perjan|lauan|sunnun)tai~{0,3}|keskiviikko~{0,3}|(ma|ti|ke|to|pe)(> #)',
    nearDays: 'tänään|huomenna|ylihuomenna',
    partsOfDay: 'aamulla|aamupäivällä|iltapäivällä|illalla',
    beforeDate: '',
    ordinalEndings: '',
    monthsBeforeDay: '',
    beforeHour: 'klo|kello',
    fromHour: '',
    untilHour: '',
    afterHour: '',
    suits: 'sopi*|käy|käy(kö|isi|isikö|vätkö)|passaisiko|jutella|puhutaanko',
    later: phrases`
      (ensi|tulevana|seuraavana) (vuo|kevää|kesä|syksy|talve|viiko|kuu|kvartaali)*|(kesän|kevään|syksyn|
      talven|vuodenvaihteen|joulun|lomien) jälkeen|(kevää|kesä|syksy|talve)ll[aä]|(tammi|helmi|maalis|huhti|
      touko|kesä|heinä|elo|syys|loka|marras|joulu)kuu(ssa|n)|(viikon|kuukauden|vuoden|kuun) (kuluttua|päästä)
    `,
    perhaps: 'ehkä|kenties',
  },
  referrals: {
    wrongPerson: 'väärä* henkilö*|en ole oikea',
    pointing: 'kysy(kää)?|ota(ttehan)? yhteyttä|kirjoita',
  },
  intents: {
    decline: 'kieltäydy|hylkää|sano ei|ei kiinnosta',
    call: 'puhelu|tapaami|palaver|soitto|esittely',
    summary: 'yhteenve|esite|materiaal',
    details: 'kysy|tarkenn|selvitä',
    later: 'myöhe|siirrä|lykkää',
  },
};
