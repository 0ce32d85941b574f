import type { EnquiryWords } from '../../domain/language-pack/enquiry-words.ts';
import { phrases } from '../notation/phrases.ts';

export const enquiries: EnquiryWords = {
  questions: {
    openers: 'what|how|which|who|why',
    verbs: '(do|does|did|is|are|can|could|would|will|have|has) (you|your|it|the|there|we|i|this|they)',
    verbEnding: '',
    interrogatives: 'what|when|where|who|whom|whose|why|which|how|many|much|long|often',
    yesOrNo: phrases`
      (do|does|is|are|can|could|would|will|have|has|did) (you|your|it|the|there|we|i|a|an|this|they|any)
    `,
    rephrased: phrases`
      +k[oö]|also|even|any|some|there|only|currently|offer|sell|provide|work|ship|deliver*|already|possible|
      by|within
    `,
    howMany: 'how (many|much|long|old|often|big|large)|when|since',
    howSoon: 'when|how (quickly|soon|fast|long)',
    howLong: 'how long (do|does|did|will|would|can|may|have|has)|for how long',
    lengthOf: 'how long|how many (days|weeks|months|years)|length of|duration',
    conditions: 'if|in case',
  },
  requests: {
    forMeeting: phrases`
      \bmeet(ing)?\b|\bcalls?\b|\bdemo\b|\bvideo call|talk (on|next|this|about)|speak (on|next|with)|calendar
    `,
    forMore: phrases`
      more (information|info|details|about)|(tell|know|hear|learn)( me| us)? more|further information|
      brochure|what (exactly )?do you (do|offer)|how does (it|this|that) work
    `,
    toSeller: phrases`
      ^(please |kindly )?(tell|send|give|include|write|mention|confirm)( to)? (us|me|an?|the|your)\b
    `,
    wants: phrases`
      (!<~)(we|i)(['’]d| would)? (need|like|love|want|are looking|am looking|wish|would appreciate|require)|
      (!<~)(we['’]re|i['’]m) (looking|interested|after)|interested in|looking for|please (send|tell|let|give|
      share|call|quote|confirm|advise)|(!<~)call (me|us)(!>~)|(!<~)(could|can|would|do|does|what|how|when|
      where|which|who|is|are) (you|your|we|it|the|there|much|long|many)(!>~)|^what happens|wonder(ing)? (if|
      whether|what|how)|let('s| us) (talk|meet|have|set|arrange)|happy to (talk|meet|have)|tell me|send me
    `,
    declined: 'not (+ )?interested|no interest',
    beforeOffer: 'please|pls|an?',
    offers: 'quot(e|ation)|price|offer',
    afterOffer: 'please|pls',
    ofOffer: 'for|on',
    pieces: 'pcs',
    bestOffer: 'your|best|please',
    anyProduct: '(your|the|this)( own)? (software|program(me)?|system|tool|platform)',
  },
  formFields: {
    ticked: phrases`
      accept|agree|consent|terms|conditions|privacy|gdpr|newsletter|marketing|opt.?in|subscri|utm\_|gclid|
      fbclid|captcha
    `,
    ofWriter: phrases`
      name|first|last|e-?mail|phone|tel|mobile|company|organi[sz]ation|title|role|address|street|zip|city|
      country|url|website|consent|privacy|newsletter|source|utm[^_]{0,}|referrer|page|id|date|time|ip|locale|
      language
    `,
    ofRequest: phrases`
      questions?|interest(s|ed in)?|product|service|topic|subject|need|request|about|wish|looking for
    `,
    invitation: '(like|want|wish|need) to (know|discuss|ask|hear|talk|learn|see)|can we help|interested in',
    yesOrNo: 'yes|no',
  },
  joints: {
    greetings: 'hi|hello|hey|dear',
    betweenClauses: 'and|or',
    beforeQuestion: 'and|but|or',
    also: 'also',
    but: 'but',
  },
  statements: {
    verbs: phrases`
      costs?|is|are|was|has|have|comes?|goes|starts?|begins?|runs?|takes?|lasts?|includes?|can|will|must|may|
      depends?|ranges?|varies|we +|on
    `,
    vagueWords: phrases`
      pls|thx|pcs|pieces?|units?|lists?|info*|offers?|estimates?|budgets?|total|exact|current*|approx*|rough*|
      months?|monthly|years?|yearly|annual*|days?|weeks?|hours?|ones?|each|much|many|more|less|level|sounds?|
      send|give|get|know|buy|order|pay|charge|quote|include[sd]?|products?|services?|solutions?|company|stuff|
      things?|euro*|vat|excl*|incl*|high|low|our|your|usual*|normal*|about|around|roughly
    `,
    perUnit: '(per|(for )?(each|every))_{0,}~[~-]{0,}',
    articles: 'an?',
    notBeforeNames: 'An?|The|Our|Each|Every',
    forPeople: 'for (about |around )?#{1,} (people|persons?|users?|employees?|staff|seats?)',
    offered: 'it|this|that|everything|price (is|seems|looks)',
    forWhom: 'for',
    excludes: phrases`
      ((do|does|will|would|can)( not|n['’]t)|cannot|won['’]t|never) (~{1,20} )?(cover|include|apply|extend|
      hold|contain|concern)s?|((is|are) (not|never)|(is|are)n['’]t) (covered|included|valid|
      part of)|excludes?|(is|are) excluded
    `,
    isExcluded: '(cover|includ|exclud)ed|valid|part of',
    beforeExclusion: 'have|has|give|gives|offer|offers|comes?|is|are|covers?|includes?|but|that|which',
    percent: 'percent',
    fees: 'fees?|charges?|costs?|free of charge',
    free: 'is free|are free',
    none: 'no|not|without|free|nothing',
    times: '*(minute|hour|day|week|month)s?|immediately|at once|straight ?away|tomorrow',
    spans: phrases`
      years?|annual(ly)?|yearly|monthly|weekly|daily|nights?|seconds?|lifetimes?|lifelong|indefinite(ly)?|
      any time|permanent(ly)?|since #{4}|until
    `,
    beforeFigures: 'EUR|USD|GBP|VAT|WEEK|AT|NO|CA|APP?X|FOR|PER|MAX|MIN|N|X',
    beforePlaces: null,
  },
  times: {
    workdays: '(mon|tues|wednes|thurs|fri)day',
    weekdays: phrases`(mon|tues|wednes|thurs|fri|satur|sun)day|(mon|tue|wed|thu|fri),?(> #| \p{Lu})`,
    nearDays: '(the )?day after tomorrow|tomorrow|today|tonight',
    partsOfDay: '(in the )?(morning|afternoon|evening)',
    beforeDate: 'the|on',
    ordinalEndings: 'st|nd|rd|th',
    monthsBeforeDay: '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)*',
    beforeHour: 'at',
    fromHour: 'from',
    untilHour: 'to',
    afterHour: 'am|pm',
    suits: 'suits?|works? for (you|me|us)|(could|can|shall|may|let) (we|us|i|you) (talk|speak|chat)',
    later: phrases`
      in (a|one|two|three|four|six|#{1,2}) (weeks?|months?|years?)|(next|after|in|until|till) (the |early |
      late )?(year|month|week|quarter|spring|summer|autumn|winter|new year|q[1-4]|january|february|march|
      april|may|june|july|august|september|october|november|december)
    `,
    perhaps: 'maybe|perhaps',
  },
  referrals: {
    wrongPerson: '(the )?wrong (person|contact)|not the (right|correct) (person|contact)',
    pointing: 'ask|contact|try|(talk|speak|write|reach out) (to|with)|get in touch with',
  },
  intents: {
    decline: phrases`\b(decline|turn (it|this|them|him|her) down|say no|refuse|reject|not interested)\b`,
    call: phrases`\b(call|meeting|meet|demo|phone)\b`,
    summary: phrases`\b(summary|overview|brochure|one-?pager|material)\b`,
    details: phrases`\b(ask (for|about)|find out|more details|what they need|clarify|qualify)\b`,
    later: phrases`\b(later|postpone|another time|next (year|quarter|spring|autumn))\b`,
  },
};
