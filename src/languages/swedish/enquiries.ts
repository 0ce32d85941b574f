import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  questions: {
    openers: 'vad|hur|vilken|vilka|varför',
    verbs: phrases`
      (kan|går|ska|skulle|har|är|finns|gör|säljer|erbjuder|fungerar|behöver) (ni|du|det|den|man|vi|jag|de)
    `,
    verbEnding: '',
    interrogatives: 'vad|när|var|vem|vems|varför|vilke[nt]|vilka|hur|många|mycket|länge|ofta',
    yesOrNo: '(+r|kan|går|ska|skulle) (ni|du|det|den|man|vi|jag|de|er|era|ert)',
    rephrased: 'även|redan|säljer|erbjuder|har|finns|någon|något|några|fungerar|ihop',
    howMany: 'hur (många|mycket|länge|ofta|stor)|när|sedan när',
    howSoon: 'när|hur (snabbt|snart|fort|länge)',
    howLong: 'hur länge',
    lengthOf: 'hur (lång*|många (dagar|veckor|månader|år))',
    conditions: 'om|ifall',
  },
  requests: {
    forMeeting: phrases`
      möte|träffas|ses\b|samtal\b|ringa\b|\bring (mig|oss|upp)(!>~)|demonstration|kalender|visning
    `,
    forMore: 'mer (information|info|om)|veta mer|höra mer|broschyr|vad (gör|erbjuder) ni|hur fungerar det',
    toSeller: '^(skriv|nämn)( gärna)?(!>~)',
    wants: phrases`
      (!<~)(bekräfta|ring (mig|oss))(!>~)|^vad händer|(!<~)(vi|jag) (behöver|skulle (vilja|behöva)|söker|
      önskar|vill|undrar|är intresserad|letar)|intresserade? av|skicka gärna|kan ni|kan du|undrar
    `,
    declined: 'inte (+ )?intressera|inget intresse',
    beforeOffer: '',
    offers: 'offert|pris',
    afterOffer: 'tack',
    ofOffer: 'på',
    pieces: 'st|styck',
    bestOffer: '',
    anyProduct: phrases`
      (er|ert|era|din|ditt|det här) (program|programvara|mjukvara|system|verktyg|plattform)|programmet|
      programvaran|mjukvaran|systemet|verktyget|plattformen
    `,
  },
  formFields: {
    ticked: phrases`samtyck|godkänn|nyhetsbrev|integritet|villkor(!>.{0,200}\?)|dataskydd`,
    ofWriter: 'namn|förnamn|efternamn|e-post|telefon[^_]{0,}|företag|adress|stad|ort|land|samtycke|språk',
    ofRequest: 'fråga|produkt|tjänst|ämne|behov|intresse',
    invitation: '(vill|önskar) (du|ni) (veta|prata|diskutera|fråga|höra)|kan vi hjälpa|intressera',
    yesOrNo: 'ja|nej',
  },
  joints: {
    greetings: 'hej',
    betweenClauses: 'och|samt|eller',
    beforeQuestion: 'och|men',
    also: 'också',
    but: 'men|utan',
  },
  statements: {
    verbs: phrases`
      kostar|kostade|skulle|är|tar|ingår|börjar|beror|har|finns|löper|gäller|blir|ligger|svarar|varierar|vi +
    `,
    vagueWords: phrases`
      tack|styck|månad*|år*|dag*|veck*|timm*|lista|exakta?|ungefär|produkt*|tjänst*|lösning*|skicka|få|verkar|
      högt?|lågt|totalt|beställ*
    `,
    perUnit: '(à|per|för varje)_{0,}~[~-]{0,}',
    articles: 'en|ett',
    notBeforeNames: 'En|Ett|Vår|Varje',
    forPeople: 'för (ungefär )?#{1,} (personer|användare|anställda|medarbetare)',
    offered: 'det|detta|priset (är|verkar|känns)',
    forWhom: 'för',
    excludes: phrases`
      (täcker|omfattar|gäller|inkluderar|innehåller|ingår|ersätter) (inte|ej|ingen|inget|inga|aldrig)
    `,
    isExcluded: 'ingår',
    beforeExclusion: 'har|ger|får|är|täcker|men|som',
    percent: 'procent',
    fees: '*avgift(en|er)?|kosta[rt]?|*kostnad*',
    free: 'kostnadsfri*|gratis',
    none: 'ingen|inga|inget|utan|inte',
    times: 'timm*|*dag(en|ar|arna)?|veck*|månad*|genast|omedelbart|direkt',
    spans: '*år(et|en|ig|iga|igt|s)?|tills vidare|när som helst|livstid*|sekund*|sedan (år )?#{4}',
    beforeFigures: 'SEK|KR|NOK|DKK|MOMS|KL',
    beforePlaces: null,
  },
  times: {
    workdays: '(mån|tis|ons|tors|fre)dag(en)?',
    weekdays: '(mån|tis|ons|tors|fre|lör|sön)dag(en)?',
    nearDays: 'i ?(dag|morgon|övermorgon|kväll)',
    partsOfDay: '(på )?(morgonen|förmiddagen|eftermiddagen|kvällen)',
    beforeDate: 'den',
    ordinalEndings: '',
    monthsBeforeDay: '',
    beforeHour: phrases`klockan|kl\.?`,
    fromHour: 'från',
    untilHour: 'till',
    afterHour: '',
    suits: 'passar?|funkar|pratas vid|talas vid',
    later: phrases`
      (nästa|efter) (år|månad|vecka|kvartal|vår|sommar|höst|vinter|semester|årsskifte)*|
      (i|till) (sommar|höst|vinter|våren|sommaren|hösten|vintern|januari|februari|mars|april|maj|juni|juli|
      augusti|september|oktober|november|december)|om (en|ett|två|tre|#{1,2}) (veck|månad|år)*
    `,
    perhaps: 'kanske|möjligen',
  },
  referrals: {
    wrongPerson: 'fel person|inte rätt person',
    pointing: 'fråga|kontakta|hör med|prata med',
  },
  intents: {
    decline: 'tacka nej|avböj|avvisa|säg nej',
    call: 'samtal|möte|ringa|träff',
    summary: 'sammanfattning|broschyr|översikt',
    details: 'fråga|ta reda på|förtydlig',
    later: 'senare|skjut upp',
  },
};
