import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  topics: {
    meetingWords: [
      phrases`
        \bmeet(ing)?\b|\bcalls?\b|\bdemo\b|\bvideo call|talk (on|next|this|about)|speak (on|next|with)
      `,
      'calendar',
    ],
    generalWords: [
      'more (information|info|details|about)|(tell|know|hear|learn)( me| us)? more',
      'further information|brochure|what (exactly )?do you (do|offer)|how does (it|this|that) work',
    ],
  },
  sameQuestion: {
    interrogative: ['what|when|where|who|whom|whose|why|which|how|many|much|long|often'],
  },
  questionParts: {
    inverted: ['(do|does|did|is|are|can|could|would|will|have|has) (you|your|it|the|there|we|i|this|they)'],
    asking: ['what|how|which|who|why'],
  },
  asks: {
    request: [
      phrases`
        ^(please |kindly )?(tell|send|give|include|write|mention|confirm)( to)? (us|me|an?|the|your)\b
      `,
    ],
    inviting: ['(like|want|wish|need) to (know|discuss|ask|hear|talk|learn|see)|can we help|interested in'],
    ticked: [
      phrases`
        accept|agree|consent|terms|conditions|privacy|gdpr|newsletter|marketing|opt.?in|subscri|utm\_|gclid
      `,
      'fbclid|captcha',
    ],
    identifying: [
      phrases`
        name|first|last|e-?mail|phone|tel|mobile|company|organi[sz]ation|title|role|address|street|zip|city
      `,
      phrases`
        country|url|website|consent|privacy|newsletter|source|utm[^_]{0,}|referrer|page|id|date|time|ip|locale
      `,
      'language',
    ],
    askingKeys: [
      phrases`
        questions?|interest(s|ed in)?|product|service|topic|subject|need|request|about|wish|looking for
      `,
    ],
    refusal: ['not (+ )?interested|no interest'],
    requests: [
      phrases`
        (!<~)(we|i)(['’]d| would)? (need|like|love|want|are looking|am looking|wish|would appreciate|require)
      `,
      "(!<~)(we['’]re|i['’]m) (looking|interested|after)|interested in|looking for",
      'please (send|tell|let|give|share|call|quote|confirm|advise)|(!<~)call (me|us)(!>~)',
      phrases`
        (!<~)(could|can|would|do|does|what|how|when|where|which|who|is|are) (you|your|we|it|the|there|much|long|
        many)(!>~)
      `,
      '^what happens',
      "wonder(ing)? (if|whether|what|how)|let('s| us) (talk|meet|have|set|arrange)",
      'happy to (talk|meet|have)|tell me|send me',
    ],
  },
  wholeAnswer: {
    whether: [
      phrases`
        (do|does|is|are|can|could|would|will|have|has|did) (you|your|it|the|there|we|i|a|an|this|they|any)
      `,
    ],
    asking: [
      '+k[oö]|also|even|any|some|there|only|currently|offer|sell|provide|work|ship|deliver*',
      'already|possible',
      'by|within',
    ],
  },
  situation: {
    wrongPerson: ['(the )?wrong (person|contact)|not the (right|correct) (person|contact)'],
    pointing: ['ask|contact|try|(talk|speak|write|reach out) (to|with)|get in touch with'],
  },
  match: {
    asksForFigure: ['how (many|much|long|old|often|big|large)|when|since'],
  },
  intents: {
    patternsDecline: [
      phrases`\b(decline|turn (it|this|them|him|her) down|say no|refuse|reject|not interested)\b`,
    ],
    patternsCall: [phrases`\b(call|meeting|meet|demo|phone)\b`],
    patternsSummary: [phrases`\b(summary|overview|brochure|one-?pager|material)\b`],
    patternsDetails: [phrases`\b(ask (for|about)|find out|more details|what they need|clarify|qualify)\b`],
    patternsLater: [phrases`\b(later|postpone|another time|next (year|quarter|spring|autumn))\b`],
  },
  wholeOffer: {
    wholeOffer: ['(your|the|this)( own)? (software|program(me)?|system|tool|platform)'],
  },
  wantsOfReader: {
    price: [
      'your (prices?|pricing|quote|delivery|price list)',
      '(do|can|could) you (deliver|supply|quote|make)',
      '(what|how much) (does|do|is|are|would) (it|this|that|your|you)(!>~)',
      '(what|how much) (do|does|would|will) [^.?!]{1,60} cost',
    ],
    readersGoods: [
      phrases`
        (!<(grow|boost|increase|improve|promote|market|sell|sells|feature|build|develop|design|for|of) )your (+ )?
        (planner|scheduler|systems?|tools?|software|app|platform|program(me)?|products?|solutions?)
      `,
      phrases`
        (about|demo of|see|test|try|use|using|buy|order) your (!>(+ )?(seo|web ?sites?|sites?|business|company|
        growth|sales|marketing|goals|needs|rankings?|traffic|brand|visibility|it|revenue|leads))
      `,
    ],
    trial: [
      phrases`
        (could|can|may|might) (we|i) (please )?(see|get|have|try|test|book|arrange) ((!>you )+ ){0,3}(demo|trial|
        pilot|walk-?through|planner|it)
      `,
      'demo (for us|of (your|the|it))|show(ing)? (it to )?us',
    ],
    question: [
      '(does|can|will) (it|the +)(!> sound)(> )',
      'do you (support|integrate|sell|charge|clean|install|ship|have an? (+ )?(demo|trial|api|app))',
    ],
  },
  application: {
    forOffer: [
      'appl(y|ying) for (+ ){0,3}?(quotes?|quotation|offer|price|trial|demo)',
      '(what|how much) (does|do|would|will) [^?.]{1,60} cost',
    ],
    asksForWork: [
      phrases`
        (do|would) you have (any )?(work|jobs?|vacanc(y|ies)|an? (job|vacancy)) (for (an? |me)|as (an? )?)
      `,
    ],
    finnish: [],
    swedish: [],
    german: [],
  },
  pitch: {
    offering: [
      phrases`
        (we|i|our (team|company|agency|firm|experts|platform|services?)) ((also|can|could|will|currently|
        help to) ){0,2}(offers?|provides?|speciali[sz]es?|help(s|ed)?|builds?|designs?|develops?|supply|supplies)
      `,
      "(we are|we['’]re|i am|i['’]m|i run|i own|i represent) (an?|the|with|from)",
      '(reaching out|writing) (to you )?(to offer|to introduce|on behalf of)',
      'introduc(e|ing) (our|my)',
    ],
    goods: [
      'seo(-+)?|backlinks?|guest posts?|link building|lead generation|qualified leads|leads',
      'web(site)? (design|development)|(web|app|software) develop+|google rankings?',
      'page (one|1) of google|outsourc+|offshore|staff augmentation',
      '(digital|social media|online) marketing|(email|contact) (lists?|databases?)',
      'virtual assistants?|business (loans?|funding)',
    ],
    ofBusiness: [
      phrases`
        (companies|businesses|firms|brands|teams|you) (+ ){0,2}?(grow|boost|increase|double|scale|save|reduce|cut|
        rank|get more)
      `,
      '(grow|boost|increase|double|scale|improve|reduce|cut) your',
    ],
    interest: [
      phrases`(are|be) (you )?(+ )?interested|interested\?|worth a (call|chat)`,
      'free (audit|analysis|consultation)|(can|may|could|shall) (i|we) (send|show|share)',
    ],
    found: [
      phrases`
        (came across|found|noticed|visited|looked at|was on|reviewed) your (web ?site|site|company|page|profile|
        store)
      `,
    ],
    invitation: [
      phrases`(would|might|are) you (be )?(+ )?(open|interested|available|free)|interested\?`,
      'let me know|(quick|short|brief|(!<#)#{1,3}.?min*) (call|chat|demo)|worth a (call|chat)',
      'book (a|an|#{1,}) +|do you have ((+|#{1,}) ){0,3}?(time|minutes|moment)',
      '(can|may|could|shall) (i|we) (send|show|call|share|talk|schedule)',
      'free (audit|analysis|consultation)|reply (to this|and)|happy to (show|share|send)',
    ],
  },
  booking: {
    calledOff: ['cancel|resched|postpon|call(ed)? off|moved|(!<~)declin|no.?show'],
    cancelled: ['cancel(l?ed|ling|s)|called off'],
    booked: ['booked|scheduled|reserved|has taken'],
    meeting: [
      'half an hour|an hour',
      'meetings?(!>.?rooms?)|calls?|demo~{0,3}|slot|appointment|walk-?through|a time',
    ],
    dayName: [phrases`(mon|tues|wednes|thurs|fri|satur|sun)day|(mon|tue|wed|thu|fri),?(> #| \p{Lu})`],
    meetingField: [
      'location|place|where|venue|address|event( type| name)?|meeting|duration|start*|time|when',
    ],
  },
  order: {
    ordered: [
      phrases`
        (we|i)(['’]d| would| are| am|['’]re|['’]m)? (+ )?(happy|ready|glad|pleased|like|want) to (go ahead|
        proceed|(place|make) an? order|order(> #|,? please)|sign|accept)
      `,
      phrases`
        (we|i)(['’]ll| will| hereby)? (accept|approve) (your|the) (offer|quote|quotation|proposal|terms)
      `,
      "(we|i)(['’]ll| will| hereby) (order|take (it|them|#{1,}))|let['’]s (go ahead|proceed|do it)",
      'please (go ahead|send (us |me )?(the|a|your) contract|book us in)',
      '(^|, )send (us |me )?(the|a|your) (contract|agreement)',
    ],
  },
  proposedTime: {
    suits: ['suits?|works? for (you|me|us)', '(could|can|shall|may|let) (we|us|i|you) (talk|speak|chat)'],
    day: ['(mon|tues|wednes|thurs|fri)day'],
    nearDay: ['(the )?day after tomorrow|tomorrow|today|tonight'],
    partOfDay: ['(in the )?(morning|afternoon|evening)'],
  },
  toldThing: {
    finiteVerb: [
      phrases`
        costs?|is|are|was|has|have|comes?|goes|starts?|begins?|runs?|takes?|lasts?|includes?|can|will|must
      `,
      'may|depends?|ranges?|varies|we +|on',
    ],
    general: [
      'pls|thx|pcs|pieces?|units?|kpl',
      'lists?|info*',
      'offers?|estimates?|budgets?|total|exact|current*|approx*|rough*|months?|monthly',
      'years?|yearly|annual*|days?|weeks?|hours?|ones?|each|much|many|more|less|level|sounds?|send',
      phrases`
        give|get|know|buy|order|pay|charge|quote|include[sd]?|products?|services?|solutions?|company|stuff
      `,
      'things?|euro*|vat|excl*|incl*|high|low|our|your|usual*|normal*|about|around',
      'roughly',
    ],
  },
  exclusions: {
    exclusion: [
      phrases`
        ((do|does|will|would|can)( not|n['’]t)|cannot|won['’]t|never) (~{1,20} )?(cover|include|apply|extend|hold|
        contain|concern)s?
      `,
      "((is|are) (not|never)|(is|are)n['’]t) (covered|included|valid|part of)|excludes?",
      '(is|are) excluded',
    ],
  },
  spansOfTime: {
    howLong: ['how long (do|does|did|will|would|can|may|have|has)|for how long'],
    lengthOf: ['how long|how many (days|weeks|months|years)|length of|duration'],
    span: [
      'years?|annual(ly)?|yearly|monthly|weekly|daily|nights?|seconds?|lifetimes?|lifelong',
      'indefinite(ly)?|any time|permanent(ly)?|since #{4}|until',
    ],
  },
  fees: {
    fee: ['fees?|charges?|costs?|free of charge'],
    denial: ['no|not|without|free|nothing'],
    howSoon: ['when|how (quickly|soon|fast|long)'],
    time: ['*(minute|hour|day|week|month)s?|immediately|at once|straight ?away|tomorrow'],
  },
};
