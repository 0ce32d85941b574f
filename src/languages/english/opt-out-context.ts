import type { OptOutContext } from '../../domain/language-pack/opt-out-context.ts';
import { phrases } from '../notation/phrases.ts';

/** What is sent unasked, and how people refuse it. */
const sending = phrases`
  (offers?|offerings|newsletters?|(phone |sales |cold )?calls?|adverts?|ads|advertis+|promotions?|mails?|
  e-?mails?|mailings?|letters?|messages?|marketing|pitch|pitches|proposals|solicitations?|texts|campaigns?|stuff|
  correspondence|communications?|reminders?)
`;
const gap = (words: number): string => `(,? [^_.!?,;]{1,25}){0,${words}}?`;
const refusals = phrases`
  (do not|don't|dont|no longer|never|won't|wont|will not|would not|wouldn't|neither|nobody|no one|none of us)
  ${gap(3)} (wants?|wanna|wish|wishes|welcomes?|accepts?|appreciates?|cares? for|likes?|take|entertain)${gap(5)} ${sending}|no (interest|
  use|wish|desire|need)( in| for| to)? (receiv*|get|getting|any|more|further|hear*)${gap(4)} ${sending}|(no|no more|
  without any more) ${sending}((,| and| or| nor|, no| no) ${sending}){0,3} (from|to|for) (you|your|us|me|our|this)${gap(2)}(> ?[.,!]|$)|
  (do not|don't|dont|never|nor) (include|list|add|put|call|ring|phone|telephone|visit|text|dial) (us|me|our|my|
  here|this)( (in|on|to|any|again|number|office|here|ever|company|house|address))|(do not|don't|dont|never|
  kindly do not) (call|ring|phone)( me| us)?( (or|nor|and) +)? (again|any ?more|ever)|(nobody|no one|none of us|
  not|never|neither)${gap(6)} (to )?be(ing)? (called|contacted|approached|rung|phoned|telephoned|visited|e-?mailed|
  written to|targeted|solicited)( (by|any|again|from|ever)|(> ?[.,!]|$))|(stop|end|cancel|discontinue|cease) (the|
  all|your|these|this|any)( +)? (newsletters?|calls?|offers|ads|adverts?|advertis+|promotions?|mailings?|calling|
  campaigns?)|(${sending}|they|it) stop coming|keep your ${sending} to (yourself|yourselves)|not (be )?interest?ed,? ?(and )?(ever|
  never|now or ever|now,? or ever|not now,? (or|not) ever|never (will|have|was)*)|not now,? not ${gap(3)},? (not )?ever|
  no (more |further |other )?attempts? (to|at) (reach|contact|get|sell|call|persuad)*|(do not|don't|dont|never|
  no longer)${gap(2)} (want|wanna)( to)?( get| receive| see| have)? (this|these|that|your) (stuff|things?|junk|nonsense|
  offers?|newsletters?)
`;

export const optOutContext: OptOutContext = {
  dealings: phrases`
    (i'll|we'll|(i|we) (will|shall|am going to|are going to)|(i'm|we're|i am|
    we are))( then| just| still)?[ ](com(e|ing) (by|over|round|to (your|the) (stand|booth|office|shop|store|
    showroom|fair))|dropp?(ing)?[ ](by|in)|popp?(ing)? in|visit(ing)? (you|your)|meet(ing)? you|order(ing)?|
    buy(ing)?)|you('ve| have| will)?( got| get| won)? (the|our|this) (order|job|contract|deal)|(we|
    i)('ve| have)? (chosen|chose|picked|accept|accepted|decided (on|for)) (you|yours|your offer)|(you|yours|
    your +)('ve| has| have)? (convinced|persuaded|won over) (me|us)|why (i|we)( now| also)? (want|
    would like|need|plan|intend)( to +)? your (system|software|solution|product|tool)|(<why |and |so |but |
    therefore )(i|we)( now| still)? (want|would like|plan|intend) to (buy|order|sign)|
    (<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|
    aber)) ?)(write|mail|e-?mail|send|post|upload|
    submit)( it| them| to| me| us| here| with| in writing| by +|[ ]instead){0,4} (your|the|an?)( +)? (offer|
    quote|quotation|proposal|price|prices)(!> to (some|any)(body|one)| elsewhere| somewhere)|
    (<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|
    aber)) ?)send (it|them|that|those|the +|your +) (to (me|us)|in writing|by (e-?mail|post))|(<(^|
    [\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)upload|
    next (week|month|+day)('s| is| works| suits| would be| will be)( +)? (fine|ok|okay|good|better|best|
    great|possible|me|us)|our budget
  `,
  deniedEnds: {
    deniedEnds: phrases`
      (i|we)( +)? ((do not|don't|dont|did not|didn't|would not|wouldn't|never|not)( +)? (want(ed)?|wish|like|
      mean|meant|intend(ed)?|plan(ned)?|going) to|would not|wouldn't|would never|must not|cannot|
      can't)( (ever|want to|like to))? (miss( out on)?|lose( touch| contact)?|(be|go|do) without|
      be the last to( hear| know| get)|give up|(stop|quit) (talking|speaking|working|meeting|writing))( (your|
      these|the|any|from|you|me|us|to|of|more|mails?|e-?mails?|messages?|offers?|news|newsletters?|
      updates)){0,}|(<^|[,;:.!-] |^please |, please |but |and )(please )?(do not|don't|dont|
      never) stop +ing( (your|these|the|any|from|you|me|us|to|of|more|mails?|e-?mails?|messages?|offers?|news|
      newsletters?|updates)){0,}|(i|we)( +)? (do not|don't|dont|would not|wouldn't)( +)? (want|wish|like|
      intend|plan)( you)? to ((stop|quit|cease) (receiving|getting|reading|hearing|sending|writing|mailing|
      e-?mailing)( (your|these|the|any|from|you|me|us|to|of|more|mails?|e-?mails?|messages?|offers?|news|
      newsletters?|updates)){0,}|(un-?subscribe|opt[ -]out|be (removed|deleted|unsubscribed|taken|dropped)|
      remove|delete|leave)( (me|us|my +|our +))?( (from|off|out of)( (the|your|this|that|these|
      any))?( (mailing|e-?mail|distribution))? (lists?|newsletters?|mailings?|mails?|e-?mails?|database))?)|
      (<^|[,;:.!-] |^please |, please |but |and )(please )?(do not|don't|dont|never) ((remove|delete|drop|
      un-?subscribe|take|strike|erase) (me|us|my +|our +)( (me|us|my +|our +))?( (from|off|out of)( (the|your|
      this|that|these|any))?( (mailing|e-?mail|distribution))? (lists?|newsletters?|mailings?|mails?|
      e-?mails?|database))?|stop (sending|writing|mailing|e-?mailing)( (your|these|the|any|from|you|me|us|to|
      of|more|mails?|e-?mails?|messages?|offers?|news|newsletters?|updates)){0,})
    `,
    deniedInPart: phrases`
      only|just|merely|simply|again|every|each|times?|myself|ourselves|manually|twice|links?|first|why|if|
      unless|rather|but (to|by|from)|enough
    `,
  },
  otherMeanings: phrases`
    spare(!> (me|us|my|our|your|yourself|yourselves|him|her|them|everyone|everybody|all of|the|this|these|that|any|
    further|mir|uns)(!>~))|stop(s|ped|ping)? (by|in)(( at| and| for a| here| us| our| my| (the|your) (office|shop|
    store|stand|booth|showroom|factory|warehouse|house|site|premises))(!>~)| ?[.!?]|
    [ ](>on (mon|tues|wednes|thurs|fri|satur|sun)day))
  `,
  askedAgain: phrases`
    (i|we)( now| am| are|'m|'re)? ask(ing)?( you| this)? for the (+|#{1,}(st|nd|rd|th)) time|
    how many times (do|must) (i|we)( have to| need to)? ask
  `,
  answerRequests: '(please|kindly) (answer|reply)',
  explainedEnds: {
    denials: "not|no|don't|do not|dont",
    contrasts: ',? but (>(by|via|in|from|to|with|for|on) )',
    link: phrases`
      (un-?subscri~{0,20}|opt[ -]?out|preferences?|sign[ -]?off)[^.!?]{0,40}(link|button|page|form|footer|
      address)|(link|button|page|form)[^.!?]{0,40}(un-?subscri|opt[ -]?out)
    `,
    broken: phrases`
      broken|dead|404|500|error*|blank|empty|(does not|doesn't|doesnt|not|isn't|stopped) (+ )?(work*|open*|
      load*|go*)|nowhere|fails?|times out|missing|expired|invalid|loops?
    `,
    writerTries: "tried|trying|try|want|still|can't|cannot|keep|again|please (remove|take|delete|un-?sub*)",
    aFormat: 'pdfs?|attach*|files?|spreadsheets?|excel|word document|format',
    anotherWay: 'links?|mb|too (big|large)|plain text|instead|smaller|bounces?|filter',
    aMeeting: 'invites?|invitation|calendar|meeting|series|appointment|call|session|demo|slot',
    substitute: "instead|replac*|in my place|(mon|tues|wednes|thurs|fri)day('s)?|add +",
    sufficient: '(links?|one|one copy)<2> (is|works|will|would)( +)? ?(do|fine|enough|plenty)',
    oneWay: phrases`
      (do not|don't|no need to|stop) (send|post|fax|mail|sending|posting|faxing)*[^.!?]{0,60}(by|per|via|
      in)[ ](the )?(post|fax|courier|letter|phone|paper)(!> (or|and|nor))[^.!?]{0,30}(e-?mail|mail|pdf|
      links?)[ ](is|works|will do|would be|will be)( (just|also|quite|perfectly|much))?( (fine|ok|okay|enough|
      better|best|perfect|preferred|easier))?(> ?[,.;!?]|$)
    `,
    mailOrList: 'mails?|e-?mails?|lists?|mailing*|newsletters?|messages?|spam',
    leaving: 'un-?sub*|opt*[ -]?(out|in)|churn*|lists?|remov*|delet*|eras*',
    otherPeople: phrases`
      (customers?|clients?|users?|members?|subscribers?|recipients?|donors?|guests|readers|tenants|patients|
      students)(!> (service|care|relations|success))|someone|a (man|woman|person)|people
    `,
    asksHow: phrases`
      how (do|does|is|are|does your)(!> i)|what happens|does|do you|is there|can (a|it|they|your)|when
    `,
    tool: 'tools?|systems?|software|platform|logs?|backups?|automatic*|plan|product',
    writer: phrases`
      i(> (am|was|have|had|want|would|will|did|do|can|could|never|get|got|keep|still|asked|tried|try|need|no|
      should|just|don't|didn't|un-?sub))|i'm|i'd|i've|me|my|mine|myself|us
    `,
    aNumberedPart: '(row|line|item|page|paragraph|clause|section|position) #{1,}',
    outOfFilter: phrases`
      (i|we)( have|'ve)? (removed|took|taken|moved|got|rescued|fished) (you|it|them|your +)<2>( (from|out of|
      off)) (our|my|the) (spam|junk)*
    `,
    notBefore: phrases`
      no need to( +){1,8}? (before|until|till) +|(you )?(need not|don't need to|do not need to|
      don't have to)( +){1,6}? (before|until|till) +
    `,
  },
  optOutDoubts: {
    requestsOfOthers: phrases`
      (people|customers?|clients?|users?|recipients?|subscribers?|members?|prospects|everybody|everyone|they|
      he|she|(!<nor )(my|our|the|a) (colleague|boss|wife|husband|supplier|vendor|competitor|neighbour|
      customer)s?)<3> (says?|said|tells?|told|asks?|asked|wants?|wanted|does|do|did|mark*|report*|unsubscrib*|
      complain*|left|has|have|is|was)|(them|him|her|their|his|colleagues?|customers?|users?|clients?|members?|
      staff)( to)? (stop|unsubscribe|list|lists|newsletter)|(contact|call|mail|e-?mail|write to|approach|
      message) (any of )?(our|my|their|his|her)( +)? (customers?|clients?|users?|members?|suppliers?|tenants|
      guests|patients)|(does not|doesn't) want|(my|our|their|the|most|many|some)( +)? (!>company|firm|
      business|office|house|organi|management|you|we|i\b)+ (do not|don't|dont|no longer|never|won't|will not|
      would not|wouldn't)( +)? (wants?|wish|wishes|likes?)|un-?subscrib*( +){0,2} (users?|customers?|clients?|
      members?|colleagues?|team|people|staff|settings?)
    `,
    completedActions: phrases`
      (i|we)('ve| have|'d| had)?( (just|already|also|recently|then|once|finally|even|now|all)){0,2} (removed|
      took|deleted|erased|dropped|purged|scrubbed|cleaned|struck|withdrew)|(i|we) (usually|normally|always|
      often|mostly|generally|tend to|never|rarely)? ?un-?subscribe from (!>your|this|these mails|you )|
      un-?subscribed? from (most|many|nearly|almost|such|everything|other|the other|another|all (the )?other)|
      (i|we) (was|were|got|have been|had been) (+ )?(removed|taken|deleted|unsubscribed|
      dropped)(!> from your)|(i|we) (keep|have|maintain|use|run|import) (an?|the|our) (+ ){0,3}list
    `,
    otherTopics: phrases`
      (un-?subscribe|opt[ -]?out) (link|button|option|page|function|header|footer)|blocked by (our|the|my)|
      (get|gets|got|getting|are|were|is|was|been|being|ends? up|land*) (+ )?(flagged|marked|reported|
      classified|filtered)|by the way|fyi|just so you know|just asking|thought you should know
    `,
    otherObjects: phrases`
      webinar*|seminar*|course|meeting|invit(e|ation)|appointment|events|quote|offer sheet|invoices?(!> you)|
      (yearly|monthly|big|small|whole|the|your) plan|insurance|support|samples?|pdfs?|attach*|spreadsheets?|
      file format|calendar|series|duplicates?|(to|reply) all(!> of)|contract|module|question|booking|
      my (previous|last) (mail|message|e-?mail|comment|question)|(last|open) question|old (number|address)|
      comment|speaker|clock|account|webinar*|seminar*
    `,
    continuedContact: phrases`
      i('ll| will) (handle|take over|do it)|i('m| am) (now|the new)|(!<(not|n't|dont|never|ever) )(call|ring|
      phone|meet|visit|text) (me|us)|(have|set up|do) a (call|meeting|chat)|(let us|let's) (talk|meet|speak|
      call|stop)|use (the|my|our) (+ )?(phone|address|mail|e-?mail|number)|by phone|see you|tell me|(!<not |
      n't |stop )send me (the|your|a) |but (yours|keep|send|carry|go on|i (do|like|read|want (to|yours)|
      would like))|yours is|i do(> ?[.!]|$)|(write|talk) to me (instead|directly)|(!<not |n't |nor |
      no longer )interest(ing|ed)|curious|sounds|spot on|go ahead|we (will |'ll )?(buy|order|sign)|can (we|
      you) meet|what (do|does|would) (you|it|that) (charge|cost)|the price(> ?[.!?,]|$)|how much|(send|quote|
      got|what is|what's)<3> (price|prices|quote|pricing|rate|rates|invoice)|(was|is) the best|(!<no |
      more )(e-?mails?|mail) (is|works|will do|would be|will be)( (fine|ok|okay|better|best|great|good|
      easier))?(> ?[.!,]|$)
    `,
    ofWriterOrUs: phrases`
      me|us|my|mine|i|we|our|you|your|u|ur|this (address|e-?mail|mailbox|inbox|company|list)|these|here|it|
      that
    `,
    lawsAndLists: phrases`
      gdpr|can-spam|pecr|dsar|article|art\.? ?#{1,}|data protection|privacy|compliant|compliance|
      (do[ -]not[ -]+|suppression|robinson|block|black) ?(list|register)s?|(erasure|deletion|removal|opt-?out|
      un-?subscribe|subject access) requests?
    `,
    ownLaws: '(our|we have an?) (own )?(+ )?(data protection|privacy|dpo|gdpr)( +)?',
  },
  optOutGuards: {
    notAsked: phrases`
      (do not|don't|dont|did not|didn't|does not|would not|wouldn't|never|not|no)<2> (want|wish|intend|plan|
      mean|need|have|like|going|asking|trying|here|about|reason)<3> (to )?((be |get )?(un-?subscribe*|remove*|
      delete*|taken|take|dropped|opt|stop)|off)|(please |pls )?(do not|don't|dont|never) (+ )?(un-?subscribe|
      remove|delete|drop|erase|take|opt|stop)|(no|without|rather than|instead of) (need to |reason to |
      wish to )?(un-?subscrib+|remov+|delet+|stop*)|(almost|nearly|before i|before we|not yet|was about to|
      about to|instead of|tempted to|isn't an?|not an?) (+ )?(un-?subscrib*|remov*|delet*|stop*|opt*)|(glad|
      happy|good|nice|lucky|relieved) (that )?(i|we) (did not|didn't|never|have not|haven't) un-?subscrib*
    `,
    aboutOthers: phrases`
      (our|your|their|his|her|a|an|the|all|those|other|many|any|when|if) (+ )?(customers?|clients?|users?|
      subscribers?|recipients?|people|prospects|leads|competitors?|rivals?)(!>( +){0,2} lists?)('s?)?|
      (competitor|vendor|supplier|provider|rival)('s|s|s')|un-?subscribes? (rates?|buttons?|handling|function|
      features?|process|requests?|pages?|headers?|mechanism|flow|events?|tracking|option)|(handle|track|
      process|manage|support|count|sync|honou?r)s?(ing)? (+ )?(un-?subscrib*|opt-?outs?|removals?)|(do|does|
      did|can|could|will|would) (it|your|they|the (tool|system|software|platform|product|service)|people|
      someone|somebody|everyone|customers|recipients|staff|employees|users)<4> (un-?subscribe|opt[ -]?out|
      remove|delete|stop)
    `,
    ownHouse: [
      // Lists and data of the writer's own house.
      'our (own )?(+ )?(lists?|mailing lists?|database|crm|newsletters?)',
      phrases`
        (is|are|do|does) (it|he|she|they|the +) [^.!]{0,60}(removed|deleted|taken|unsubscribed)[^.!]{0,40}\?
      `,
      // Somebody else who left.
      '(han|he|she|hon) (jai|lahti|siirtyi|on jaanyt|left|retired|moved|slutade|gick)',
    ],
    inFooter: phrases`
      (click|klick*|klicka|klikkaa*|napsauta|view (this|in)|follow (the|this) link|use the link|https?:|
      www\.)|(un-?subscribe|opt[ -]?out) (here|link|any ?time|at any)(!> is| does| doesn| not| in your)|
      to (un-?subscribe|opt[ -]?out)[, ]{1,}(+ )?(reply|click|use|visit|write|send|please|here)|
      if (you|this|these|they)('d| would)? (no longer|do not|don't|prefer|wish|want|like|rather|are no|
      not)(!> to (stop|be sued))|you (can|may|could|are able to) (+ )?(un-?subscribe|opt[ -]?out)|
      you (are )?receiv(e|ed|ing) this
    `,
    untilThen: [
      '(until|before) (!>i (call|sue|report)|this goes)[~#]{1,}',
      // The Swedish word means `to` as well.
      phrases`
        till (#|(januar|februar|mar[cs]|april|ma[jy]|jun|jul|august|septem|o[ck]to|novem|decem|next|nasta|after|
        efter|then|the (end|new)|spring|summer|autumn|winter|varen|somma|host|vinter|monday|tuesday|further|later|
        we|mandag|tisdag|onsdag|torsdag|fredag)*)
      `,
      phrases`
        (for now|at the moment|right now|this (week|month|quarter|year)|over the (summer|holidays))(> ?[.,]|$)
      `,
    ],
    aboutAddress: phrases`
      (by|via|per|over|on) (the |my )?(phone|telephone|mobile|linkedin)|(use|write to|mail|send (it|them) to|
      contact) [^_@]{1,64}@
    `,
    otherMatter: phrases`
      (send*|delete|remove|stop|end)<3> (the |my |an? |your )?(invoices?|pdf|samples?|attachment|brochure|
      quote|shipment|delivery|contract|fee|item|line|position|second|old)|no (more|further) (questions|
      doubts?)|(write|mail|e-?mail|send (it|them)|contact|call|ring) (to )?(me|us) (instead|directly|rather)|
      instead|i (run|handle|am in charge)|(we|i) (will |want to |would like to )?(buy|order|start)|
      when (can|do) we|we have decided|what does it cost|have a deal|(he|she|they)('s|'ve| has| have) (moved|
      left|retired|changed)|(we|i) (+ ){0,4}(by hand|ourselves)|i'll (take|handle)|(do not|don.t) stop
    `,
    otherObject: phrases`
      (from|off|out of) (the |this |your )?(cc|bcc|copy|copies|thread|loop|waiting list|waitlist|queue)|
      write (me|us|this|it) off|keep (writing|mailing|sending|talking) to|alone with (the|all|your)|
      (an?|the|another|old) (+ )?(demo|demonstration|trial|version|webinar)(!> (invit|mail|message|request|
      offer)*)
    `,
  },
  optOutHints: phrases`
    (still|keep|keeps|kept|continue to|again) (get|gets|getting|receive|receiving|sending|
    hearing)<2>[ ](these|those|your|them|mails?|e-?mails?|messages?|from you)|(the )?(ico|regulator|
    ombudsman|data protection authority)|un-?subscri*|opt(ed|ing)?[ -]?out|(someone|somebody|anyone|
    anybody) else to +|(in peace|left alone|leave us be|my inbox back|our inbox back)|(any|ony|no) ?(more|
    mair) (of |o )?(these|those|them|this)|give (it|us|me) a rest|close (my|our) files?|
    (no (need|reason|point|cause)|(not|isn't|is not) (necessary|needed)|unnecessary|needless|(need not|
    needn't|don't need to|do not need to|don't have to))( (for|of))?( (you|us|anyone|further|any)){0,}( (to|
    in|for))?( (bother|try) (to )?)? ?((be|being|get|getting|keep|keeping|stay|staying) in touch|
    contact(ing)?(> (me|us|again|any)| ?[.!]|$)|(reach|reaching) out|follow(ing)? up|
    (write|writing|call|calling|ring)(> (me|us|again|any|back)| ?[.!]|$))(!>[^.!?]{0,40}(i'll|i will|we'll|
    we will|until|before|instead|just))|(fed up|tired|sick|weary|bored|annoyed|enough|irritated)<2> (with|
    of|by)( getting|[ ]receiving|reading| all){0,2}? (these|this|those|that|your|such|so many|
    the same)<2> (e-?mails?|mails?|messages?|mailings?|newsletters?|advert*|outreach|pitch*|follow-?ups?|
    reminders?)
  `,
  optOutIndirect: {
    finalMessages: phrases`
      (make|let) (it|this|that) (be )?(the|your) (very )?(last|final)|(come|put|bring)<2> to an end(> ?[.?!]|
      $)|(never|not)( +){0,2} try again|(don't|do not) try again|(grateful|glad|happy|relieved|obliged|
      appreciate)<6> (were|was|is|be) (to be )?(the|your)[ ](very )?(last|final) (mail|e-?mail|message|letter|
      (that )?(i|we) (hear|see|get|receive))
    `,
    distances: phrases`
      (keep|stay)<4> (away from|out of) (me|us|my|our|this)|(leave|keep|count) (me|us|our +|my +|
      this +) out of (your|this|these|it)|(want|wish|would like|'d like|expect|demand) to be off (it|
      (your|that|this|the|any) (mailing )?lists?)|(skip|bypass) (me|us|my|our)<2> (in future|from now|
      next time|in the future)|(mailbox|inbox|address|e-?mail)<3> closed (to|for) (you|your|sales|advert*)|
      (not|isn't)( +)? (a place|there|meant|open|intended)? ?for (your )?(advertising|sales pitches|
      cold (mails?|e-?mails?|sales)|solicitation)
    `,
    consents: phrases`
      (revoke|withdraw|cancel)*<3> (consent|permission)s?|(who|nobody|no one|i never|i did not|
      i didn't)<2> (allow(ed)?|gave|give|said|told)( +)?( permission| (that )?you (to|could|may|can) (write|
      mail|e-?mail|contact))|(spare|save) yourself the (effort|trouble|postage|time)|save your (breath|effort|
      keystrokes|electrons)
    `,
    laws: phrases`
      (next|further|another)( (!>version|release|step|draft|contract)+){0,5}? (goes (straight |directly |
      right )?to|will go (straight )?to|will be (forwarded|passed) to|reported to|
      referred to)<3> (solicitors?|lawyers?|attorney|legal|regulator|ico|authority)|(put|add|place|set|enter|
      keep)<5> (on|to|in)( +){0,2} (do[ -]not[ -](contact|mail|e-?mail)|suppression|robinson|block) ?(list|
      register)
    `,
    again: phrases`
      (second|third|fourth|fifth|last|final|umpteenth|#(nd|rd|th)) time (that )?(of asking|(i|we)('m|'ve|am|
      have|had)? ?(to )?(been )?(ask|say|tell|request|asking|saying|telling))*|how (many times|often) (do|
      does|must|should|have|has) (i|we|one|somebody|someone|a +) (have |need )??(to )?(ask|say|tell|beg|write|
      repeat)|forget(ting)? (that )?(i|we) (even )?exist|rather (you|they) (did not|didn't|don't|do not|never|
      stopped) (write|mail|e-?mail|contact|write|writing)
    `,
    houses: phrases`
      (nobody|no one|none of us|not one of us)( [^_.!?]{1,25}){0,7}? (wants?|wishes|cares|likes?) (to )?(hear|
      receive|get|read|be (contacted|e-?mailed|written))<3> (from|by) (you|your)|(cross|strike|scratch|
      knock) (me|us|(my|our) +) off
    `,
  },
  optOutTones: {
    threat: phrases`
      solicitors?|lawyers?|attorney|counsel|legal (team|department|action|steps|advice)|sue|court|police|
      regulator*|ico|ftc|ombudsman|watchdog|(data protection|supervisory) (authority|people|office|officer|
      act)|complain|complaint|report(ed|ing)? (you|this|it)|harass*|stalk*|invoice you|your (boss|manager|ceo|
      provider)|consequences|next (one|time|mail|e-?mail|message)
    `,
    origin: phrases`
      (how|where|who|why|what)<5> (get|got|gave|have|found|find|source|sold|obtain*|come by|
      dig up)<4> (address|e-?mail|mail|data|details|name|number|contact|contacts|info|information|me)|
      source of (my|our|the) +|(by|with) what right|sold (you|it|my|our)|never (gave|agreed|asked|consented)|
      (i|we|nobody|no one)( here)? (did not|didn't|never) (ask|asked|agree|sign|order|consent)*|
      private (e-?mail |mail )?address
    `,
    anger: phrases`
      enough|tired|sick|fed up|weary|annoy*|irritat*|nuisance|pest|pester*|bother*|nag*|intrusive|rude|cheek|
      nerve|damn*|bloody|hell|f[^_]{0,2}ck[^_]{0,}|shit*|crap|bugger|sod|stuffed|jog on|give it a rest|
      knock it off|nonsense|rubbish|spam*|junk|clog*|take no for an answer|no means no|the hint|seriously|ffs|
      wtf|persist*|shame
    `,
    again: phrases`
      (second|third|fourth|fifth|sixth|#(nd|rd|th)|two|three|four|five|six|#) (mails?|e-?mails?|messages?|
      times?|reminders?|attempts?|letters?|one)|how many times|how often|every (day|week|month|monday|
      tuesday)|over and over|constantly|all the time|non-?stop|again\?|you again|still (get|getting|receiv*|
      here|sending)|(asked|told|said|answered)<3> (already|before|once|twice|times|no)|keep (getting|sending|
      writing|coming)
    `,
    distance: phrases`
      (someone|somebody|anyone|anybody|somewhere) else|elsewhere|others|without (me|us|you)|
      (count|leave|keep|take|cross|strike|drop|cut|scratch|pull) (me|us|him|her)|alone|in peace|quiet|silence|
      away|get lost|out of (here|my|our)|forget*|(lose|drop|bin|burn) (my|our|this)|never heard of (me|us)|
      disappear*|vanish*|be off|leave (me|us|it) (be|out)|not (a|your) (lead|prospect|target)
    `,
    ending: phrases`
      stop*|cease|quit|end|ends|over|last|final*|for (good|ever)|forever|never|permanently|
      no (more|further|longer)|any ?more|full stop|rest|goodbye|farewell|closed
    `,
    erasure: phrases`
      gdpr|erasure|eras*|delet*|remov*|wip*|purg*|unsub*|opt(ed|ing)?[ -]?out|article #{1,}|art\.? ?#{1,}|
      my (data|details|rights|record)|database|records?|books|your (+ )?(list|lists|system|crm|files?|sheet|
      spreadsheet|funnel|sequence|cadence)|gdpr*|gdpr
    `,
    disposal: phrases`
      bin|trash*|junk|recycle|unread|filter*|block*|(spam|junk) folder|delete key|cold (mails?|e-?mails?|
      calls?|outreach|pitch*)|unsolicited|vendors?|sales ?(people|reps?|pitch*|mails?|stuff)|salesm[ae]n|
      advert*|marketing|pitches|mailings?|policy
    `,
  },
  origins: phrases`
    (where|how|from whom|from where|who)( on earth| the hell| exactly| in the world)? (did|have|do|gave|got|
    could)( you| your company| u)?( even)?([ ](get|got|gotten|find|found|obtain(ed)?|have|take|
    acquire))?( you)? (hold of )?(my|our|this)( +){0,2} ?(e-?mail|address|data|details|contacts?|info|
    information|number|mail)
  `,
  ownRequests: {
    ofWriter: phrases`
      i|i'm|i'd|i've|me|my|mine|we|we'd|we've|(!<(from|by|with|of) )us|(!<(from|of|to|with) )our (own |work |
      company |e-?mail ){0,2}?(address|addresses|inbox|inboxes|data|details|names?|domain|company|firm|team|
      staff|colleagues|office|contact|contacts|e-?mail)(!> (list|newsletter|updates?))
    `,
    toReader: phrases`
      you (will|won't|can|may|could|no longer|do not|don't|wish|want|would like|prefer|have been|
      are)<4> (receiv*|get|hear|un-?subscrib*|opt|removed|subscribed)|(send|sent|sending|contact|contacting|
      e-?mail|e-?mailing|notify|update|inform|remind|write to|writing to) you(!> to)|contact our|
      your (rights?|subscription|preferences|ticket|request|account|case|order|enquiry|inquiry|query|
      settings)|(reply|replies|replying|respond|responding) (directly )?(to|above|below)|send (me |
      us )?(any )?(confidential|sensitive|personal|urgent|passwords?|attachments?|applications?)|(to|at|via|
      through|using|in) this (e-?mail )?(address|account|mailbox|inbox|ticket|case|request|thread)|while|
      whilst|during|in my absence
    `,
  },
  requestFrames: {
    leads: 'and|so|but|then|or|now|also|just|ok|okay|hi|hello',
    orders: phrases`
      remove|removed|take|delete|drop|strike|stop|quit|cease|un-?sub*|don'?t|do not|never|leave|let|lose|get|
      cross|scratch|wind|wipe|erase|purge|forget|opt|make|keep|spare(> (me|us|my|our|your|the))|save|refrain|
      desist|no|not|nor|enough|go|stay|count|skip|see|put|place|end|give|knock|kick|pull|exclude|piss|fuck*|
      bugger|sod|shut|lay|pack|back|cut|add|confirm|consider|spam|off|immediately|withdraw|revoke|bin|cancel|
      mark|block|done|less
    `,
    requests: phrases`
      (tack|kiitos|danke|thanks|thank you|merci)(> ?[.!]{0,}$)|please|pls|plz|plse|kindly|would you|could you|
      can you|will you|can i|may i|could i|might i|how do i|how can i|where do i|where can i|
      (would|do) you mind|any chance|grateful|appreciate[d]?|obliged|thankful|spared|spare (me|us|my|our)|
      f[^_]{1,5} off|welcome|(trust|hope)(> )|would be (great|good|nice|kind|lovely|best)|
      trust (that )?(you|this)|expect|demand|insist|request*|let me|under no
    `,
    statements: phrases`
      (i|we|i'm|i'd|we'd|we're|i've|we've|nobody|none of us|no one|you|it)<4> (want*|wish*|like|prefer|rather|
      ask|asked|asking|told|said|request*|object|don'?t|do not|not|never|no|un-?subscribe*|opt|need|demand|
      expect|shall|must|forbid|refuse|decline|hope|trust|didn't|haven't|can't|exercise|require|insist|keep|
      kept|cares)|(want|wanna|wish|need|like|trying) (to|out|off|no)|unsolicited|no longer
    `,
  },
  refusedSendings: {
    refusals: [refusals],
    ofOurs: phrases`
      yours?|you|u|ur|more|further|again|ever|never|any ?more|longer|these|this|us|me|adverts?|ads|
      newsletters?|please
    `,
    inPart: phrases`
      without (!>(+ ){0,2}(ask|request|consent|permission|invitation)*)+|but(!> (please (stop|do not|don't|
      remove|take)|no\b|stop|thanks))|only|just|instead|before|until|unless|except|apart from|other than|
      (about|regarding|concerning|on) (!>your|you\b|this|that|my|our|us|me|it|the phone|its|any)+|
      in (dollars|euros?|english|german|swedish|finnish|writing|paper)|competitor*|(from|of) (others?|
      anybody else|anyone else|somebody|their|his|her|banks?|an?)|yet|(our|your|their|of my) (customers?|
      clients?|users?|members?)|miss|lose|be without|late|instead|rather than|by (phone|telephone|post|fax|
      letter|courier)(!> (or|nor|and)|,)|(at|above|below|over|under|beyond) [€$]?[1-9][#.,]{2,5}(!>#)
    `,
  },
};
