import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  topics: {
    meetingWords: [
      phrases`möte|träffas|ses\b|samtal\b|ringa\b|\bring (mig|oss|upp)(!>~)|demonstration`,
      'kalender|visning',
    ],
    generalWords: [
      'mer (information|info|om)|veta mer',
      'höra mer|broschyr|vad (gör|erbjuder) ni|hur fungerar det',
    ],
  },
  sameQuestion: {
    interrogative: ['vad|när|var|vem|vems|varför|vilke[nt]|vilka|hur|många|mycket|länge|ofta'],
  },
  questionParts: {
    inverted: [
      phrases`
        (kan|går|ska|skulle|har|är|finns|gör|säljer|erbjuder|fungerar|behöver) (ni|du|det|den|man|vi|jag|de)
      `,
    ],
    asking: ['vad|hur|vilken|vilka|varför'],
  },
  asks: {
    request: ['^(skriv|nämn)( gärna)?(!>~)'],
    inviting: ['(vill|önskar) (du|ni) (veta|prata|diskutera|fråga|höra)|kan vi hjälpa|intressera'],
    ticked: ['samtyck|godkänn', phrases`nyhetsbrev|integritet|villkor(!>.{0,200}\?)|dataskydd`],
    identifying: [
      'namn|förnamn|efternamn|e-post|telefon[^_]{0,}|företag|adress|stad|ort|land|samtycke|språk',
      'vorname',
    ],
    askingKeys: ['fråga|produkt|tjänst|ämne|behov', 'intresse'],
    refusal: ['inte (+ )?intressera', 'inget intresse'],
    requests: [
      '(!<~)(bekräfta|ring (mig|oss))(!>~)',
      '^vad händer',
      '(!<~)(vi|jag) (behöver|skulle (vilja|behöva)|söker|önskar|vill|undrar|är intresserad|letar)',
      'intresserade? av|skicka gärna|kan ni|kan du',
    ],
  },
  wholeAnswer: {
    whether: ['(+r|kan|går|ska|skulle) (ni|du|det|den|man|vi|jag|de|er|era|ert)'],
    asking: ['även|redan|säljer', 'erbjuder|har|finns|någon|något|några', 'fungerar|ihop'],
  },
  situation: {
    wrongPerson: ['fel person|inte rätt person'],
    pointing: ['fråga|kontakta|hör med|prata med'],
  },
  match: {
    asksForFigure: ['hur (många|mycket|länge|ofta|stor)|när|sedan när'],
  },
  intents: {
    patternsDecline: ['tacka nej|avböj|avvisa|säg nej'],
    patternsCall: ['samtal|möte|ringa'],
    patternsSummary: ['materiaal|sammanfattning', 'broschyr|översikt'],
    patternsDetails: ['fråga|ta reda på|förtydlig|frag(e|en)? |nachfrag|klär'],
    patternsLater: ['senare', 'skjut upp'],
  },
  wholeOffer: {
    wholeOffer: [
      '(er|ert|era|din|ditt|det här) (program|programvara|mjukvara|system|verktyg|plattform)',
      'programmet|programvaran|mjukvaran|systemet|verktyget|plattformen',
    ],
  },
  wantsOfReader: {
    price: ['(er|era|ert) (pris*|leverans*)', 'vad (kostar|skulle .{1,40} kosta)|beställa'],
    readersGoods: [
      phrases`
        (!<(bygger|utvecklar|marknadsför|säljer|för|av) )(er|ert|era|ditt|din|dina) (+ )?*(system|verktyg|program|
        produkt|planerare|lösning|plattform)*
      `,
    ],
    trial: [
      '(kan|kunde|får|skulle) (vi|jag) ((!>er )+ ){0,4}(demo|visning|testa|prova|demonstration)',
      'visa (+ )?(för )?oss|demo för oss',
    ],
    question: ['fungerar (det|den|er|ert)'],
  },
  application: {
    forOffer: ['(söker|ansöker om|ber om|önskar) (en |er )?offert|vad kostar'],
    asksForWork: ['har ni (något |några |ett )?(lediga? )?(jobb|lediga tjänster) (för|åt|som) (en |mig|+)'],
    finnish: [],
    swedish: [
      '(jobb|spontan)ansökan|min ansökan|mitt cv|min meritförteckning',
      phrases`(^|\n)ansökan (om|till|som) (+ ){0,4}?(tjänst*|jobb*|praktik*|anställning)`,
      'jag (+ ){0,3}?(söker|söka) (+ ){0,4}?(jobb*|tjänst(en)?|arbete|praktikplats|anställning)',
    ],
    german: [],
  },
  pitch: {
    offering: [
      '(vi är|jag driver) en',
      'vi (erbjuder|hjälper|bygger|utvecklar|är specialiserade på)|jag (representerar|erbjuder)',
      'vill (gärna )?(presentera|erbjuda)',
    ],
    goods: [
      'sökmotoroptimering|webbdesign|hemsid(a|or)|webbplatser',
      'marknadsföring|länkbygge|systemutveckl+|företagslån|bemanning',
    ],
    ofBusiness: ['(öka|sänka|förbättra|få) (er|era|ert|din|fler) +'],
    interest: [phrases`(är|vore) (ni|du|det) (+ )?intress+|intresserade?\?|får jag (visa|skicka|berätta)`],
    found: ['(hittade|såg|tittade på|besökte) (er|din|ert) (hemsida|webbplats|sajt|företag)'],
    invitation: [
      'har (ni|du) (+ ){0,2}?tid',
      'intresserade?|intressant|passa(r)? (ett|det)|skulle ett|boka (en|ett)|hör av (dig|er)',
      'får jag|kan vi (ses|boka|prata)',
    ],
  },
  booking: {
    calledOff: ['avbok|inställ|ombok|flytta|skjut|avböj'],
    cancelled: [
      'avbok(ade|at|ad)|ställ(de|t|er) in|inställ[td]|abgesagt|sag(t|te|e|en) .{0,40} ab|storniert',
    ],
    booked: ['bokade|bokat|bokad|inbokat|inbokad'],
    meeting: ['möte(t)?|samtal(et)?', 'tid|visning(en)?|en halvtimme|en timme'],
    dayName: ['(mån|tis|ons|tors|fre|lör|sön)dag(en)?'],
    meetingField: ['plats|adress|möte|längd|tid'],
  },
  order: {
    ordered: [
      '(vi|jag) (+ )?(accepterar|godkänner|antar|tar) ((er|ert|din|ditt) )?(offert*|anbud*)',
      '(vi|jag) (beställer|vill (gärna )?beställa) (härmed )?(#{1,}|nu|den|det|dem)',
      'skicka (+ )?(avtalet|kontraktet)|vi kör(!> ~)',
    ],
  },
  proposedTime: {
    suits: ['passar?|funkar', 'pratas vid|talas vid'],
    day: ['(mån|tis|ons|tors|fre)dag(en)?'],
    nearDay: ['i ?(dag|morgon|övermorgon|kväll)'],
    partOfDay: ['(på )?(morgonen|förmiddagen|eftermiddagen|kvällen)'],
  },
  toldThing: {
    finiteVerb: [
      'kostar|kostade',
      'skulle|är|tar|ingår|börjar|beror|har|finns|löper|gäller|blir|ligger|svarar|varierar|vi +',
    ],
    general: [
      'tack|styck',
      'månad*|år*|dag*|veck*|timm*|lista|exakta?|ungefär',
      'produkt*|tjänst*|lösning*|skicka|få|verkar|högt?|lågt|totalt|beställ*',
    ],
  },
  exclusions: {
    exclusion: [
      phrases`
        (täcker|omfattar|gäller|inkluderar|innehåller|ingår|ersätter) (inte|ej|ingen|inget|inga|aldrig)
      `,
    ],
  },
  spansOfTime: {
    howLong: ['hur länge'],
    lengthOf: ['hur (lång*|många (dagar|veckor|månader|år))'],
    span: ['*år(et|en|ig|iga|igt|s)?|tills vidare|när som helst|livstid*|sekund*', 'sedan (år )?#{4}'],
  },
  fees: {
    fee: ['*avgift(en|er)?|kosta[rt]?|*kostnad*'],
    denial: ['ingen|inga|inget|utan|inte'],
    howSoon: ['när|hur (snabbt|snart|fort|länge)'],
    time: ['timm*|*dag(en|ar|arna)?|veck*|månad*|genast|omedelbart|direkt'],
  },
};
