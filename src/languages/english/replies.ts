import type { ReplyWords } from '../../domain/language-pack/reply-words.ts';
import { phrases } from '../notation/phrases.ts';

export const replies: ReplyWords = {
  absenceNotes: {
    returnWords: phrases`
      (i|we)('ll| will| shall)? (+ )?(be back|return|get back|reply|respond|answer|resume|read|catch up|deal|
      be in touch|be available|be at my desk)|(back|return(ing)?|available)<3> (on|in|from|after|at|monday|
      tuesday|wednesday|thursday|friday|again)|until further notice|return date|delayed (response|reply)|
      until [~#]{1,}|through [~#]
    `,
    ownReturn: phrases`
      when i( am|'m) (back|home|in)|(i|i'll|i will|am|be) (+ )?(back|returning|return)( +)? (on|in|at|from|to|
      next)|(i|ill|i will|will) (answer|reply|respond|read)<3> (when|on|after|once)|back on the #{1,}*
    `,
    stayWords: phrases`
      (turn|refer|write) to +|(do not|not|never) (read|reading|checking)<2> (mail*|e-?mails?|messages|inbox)|
      (urgent|emergenc+|immediate|in my absence|while i am away|meanwhile|in the meantime|is covering|
      covers for me|covering for me|stands? in|deputi+|if it burns|cannot wait|can't wait)
    `,
    absenceHints: phrases`
      sick|ill|unwell|doctor|hospital|fair|travel*|trip|rest(ing)?|abroad|at sea|training course|wedding|off|
      away|minding|covering|covers|replac+
    `,
    goneForGood: phrases`
      no longer (works?|with|employed|here)|has left|left (the|our|us)|retired|new (e-?mail )?address
    `,
  },
  absence: {
    awaySubject: phrases`
      out of (the )?office|ooo|away from (the )?office|on (annual |maternity |parental )?(leave|vacation|
      holiday)|absence|i am away|vacation (reply|notice|response|message)|not in the office|out-of-office
    `,
    absence: phrases`
      out of (the )?office|(away|absent|out)<3> (from (the |my )?(office|desk|work)|until|till|through|
      on (business|leave|holiday)|travell?ing)|(i am|i'm|we are|we're|currently|am) (+ ){0,2}?(away|
      travell?ing|off( work| sick| duty)?|on the road|offline|abroad|unavailable|hiking|sailing)(> ?[.,;:!]|
      $| until| till| and| this| from| with| for| on| in| the| -)|(on|taking|my|enjoying|having|in) (my |a |
      an |our |some |the |well-?earned |much-?needed |well-?deserved |long ){0,4}(annual |summer |winter |
      parental |maternity |paternity |sick |medical |family |study |compassionate |unpaid |christmas |easter |
      extended |short ){0,4}(leave|holidays?|vacation|pto|sabbatical|break|honeymoon)|(annual|parental|
      maternity|paternity|sick) leave|(office|we|company|shop|practice|clinic|building)<2> (is|are|will be|
      remains?) closed|closed (for|from|until|over|between|due)|part-?time|(working|office) (days|hours) are|
      (do not|don't) work (on )?(mondays?|tuesdays?|wednesdays?|thursdays?|fridays?)|
      limited (access|connectivity)|(intermittent|no|sporadic|little|patchy) (access|connection|signal|
      internet|e-?mail)|not (checking|reading|monitoring|looking at)<2> (e-?mails?|messages|mail|inbox)
    `,
  },
  answers: {
    no: 'no|nope|nah',
    decline: phrases`
      not interested|no thanks|no thank you|no interest|not for us|i'll pass|pass|decline|not relevant|
      don't need|do not need|no need|no use|nope|nah|decided against|not something|won't be|chosen another|
      another (provider|firm)|happy with what|fine as we are|not our thing|doesn't (fit|suit)|
      does not (fit|suit)|must say no|hard pass|say no|not going to|not wish|will not buy
    `,
    have: phrases`
      we (already )?(have|use|work with|built)|already (have|use|work)|our own|ourselves|our current|
      in-?house|own +|bound
    `,
    doubt: phrases`
      expensive|too (good|small|much|big)|doubt|believe|sceptical|skeptical|trust|burned|tried something|
      failed|never deliver|don't see|point|benefit|risk|cheaper|add up|allow|accept|promised|what happens if|
      why would|hard to|limit|elsewhere
    `,
    interest: phrases`
      interested|interesting|sounds (good|great)|looks (good|great|interesting)|love|keen|curious|intrigued|
      great|brilliant|count us in|im in|i'm in|we are in|up for it|excited|exactly|next steps|proceed|
      go ahead|get started|definitely|yes please|explore|would like to (hear|try|learn)|solve|useful|sensible|
      support it
    `,
    refer: phrases`
      contact|talk to|speak to|speak with|ask (!>me|us|you)+|write to|address this to|try our|forwarded|
      passed|colleague|in charge|handles|handled by|looks after|responsible|copying|cc|looping in|
      right (person|contact)|successor|take it from here|'s area|he decides|she decides|decides|head office|
      parent company|our group|reach out to
    `,
    wrong: phrases`
      wrong (person|address|company|number|guy|place)|not the right|don't work|no longer (work|with|
      connected)|nothing to do with|not my|retired|left the|mix-?up|confused|never heard of|not responsible|
      don't deal|just an intern|private person|another firm|closed the business|sold|can't help|meant for
    `,
    thanks: 'thanks?|thank you|thx|cheers',
    receipt: phrases`
      ok|okay|noted|got it|received|hmm{1,}|understood|will read|think|well|hi|test|lol|could be|see attach*|
      attached|enclosed|invoice
    `,
    offering: 'we offer|our services|low prices|supplier code',
  },
  bounces: {
    bounceSubject: phrases`
      undeliver(able|ed)|mail delivery (failed|failure|subsystem|system|error)|delivery (status notification|
      failure|failed|has failed|error|report)|returned (mail|to sender)|failure notice|mail (could not|not) |
      message (could not|not) (be )?deliver|(your )?(e-?mail|message) (could not|was not|couldn't|wasn't|
      not) |rejected:|non-?delivery|mail system error|nondeliverable|address not found|message (rejected|
      blocked|bounced|returned)|warning: (message|could not)
    `,
    bounceWords: phrases`
      (delivery|message|e-?mail|mail)<6> (has failed|failed permanently|could not be delivered|
      couldn't be delivered|cannot be delivered|wasn't delivered|was not delivered|was undeliverable|
      has not been delivered|was rejected by|is undeliverable)<6>|(address|recipient|mailbox|account|
      user)<4> (could not be found|couldn't be found|wasn't found|was not found|does not exist|doesn't exist|
      is disabled|is full|over quota|unknown|rejected|unavailable)(> ?[.,:;!]|$| at)|unable to (deliver|
      receive mail)|recipient address rejected|user unknown|no such user|mailbox (is )?(full|unavailable|
      disabled)|exceeded (its|the|their) (storage|quota)
    `,
    delayWords: phrases`
      (delivery|message|e-?mail|mail)( [^_.]{1,60}){0,6}? (is|has been|was)? ?(being )?(delayed|deferred)|
      delivery (incomplete|status notification \(delay\))|(will|is going to|continues to|still) (keep |
      continue |be )?(to )?(retry|retried|trying|try)|warning: (message|could not|mail)<5> (delayed|
      not (yet )?(sent|delivered)|still)|not yet (been )?delivered|temporary (problem|failure|error)|
      do not need to (re)?send
    `,
  },
  complaintReports: {
    reportFields: phrases`
      feedback-type: ?(abuse|not-spam|opt-out|fraud)|feedback ?loop|abuse reporting format|abuse report|
      \(?arf\)|fbl|(spam|abuse) complaint( report)?|(tyyppi|typ|type|art|kategoria|kategori|kategorie|
      category|reason|syy|anledning|grund|tyyppi)<3> ?: ?(abuse|spam|complaint)
    `,
    markedAsSpam: phrases`
      (recipients?|users?|customers?|members?|subscribers?|someone|
      mailbox owner)( [^_.!?]{1,25}){0,6}?( (marked|reported|flagged|classified|moved|complained|pressed|
      clicked|hit|identified))( [^_!?]{1,40}){0,9}?[ "'(]{1,}(spam|junk|unwanted|unsolicited|abuse|abusive|
      nuisance)|(was|been|is) (marked|reported|flagged|classified) as (spam|junk|unwanted|
      unsolicited)<2> by<3> (recipient|user|customer|member)s?|complain(t|ed) (about|against|
      regarding)<2> (message|e-?mail|mail|sender|sending|domain)
    `,
    reportSigns: phrases`
      automat*|notification|notice|report|complaint|this (is an? )?(e-?mail|message) (was|has been)|abuse|
      postmaster
    `,
  },
  dataRequests: {
    named: phrases`
      (subject|data) access requests?|dsars?|(article|art\.?) ?15|15( of( the)?)? gdpr|
      (right of )?access to (my|our) (+ )?data
    `,
    described: phrases`
      you(r company)?( +)? (hold|have|store|stored|keep|kept|saved|collected|process)<3> (about|on) (me|us|
      myself)|(held|kept|stored|collected|saved)( +)? (about|on) (me|us|myself)
    `,
    ofThemselves: '',
    dealing: 'handl*|manag*|answer*|deal* with|automat*|tools?|software',
    erasureOrders: phrases`
      (!<(not|never|n't|you|we|i) )(delete|erase|remove|wipe|destroy|purge)( +)? (it|them|that|all|everything|
      the lot|the rest)
    `,
  },
  engagement: phrases`
    let's|let us|your (offer|proposal|product|tool|idea|demo|solution|pitch|price)|interested|interesting|
    call me|ring me|can you|could you|would you|can we|could we|shall we|will you|not for us|no thanks|
    no thank you|we already|how much|write (to )?me (again|then|back|in)|get back to me|come back to me|
    come back (to us )?in|ping me|try (me )?again (in|after|next|then)|touch base|reach out (again )?(in|
    after|then)|looks? good|sounds? good|i'd like|i would like|we could|we can (talk|speak|meet)|happy to|
    wrong person|not the right|remind me|catch up then|talk (then|after|when)|have a look|take a look|
    please (stop|remove|unsubscribe)
  `,
  machines: {
    categoryOrders: phrases`
      categor|classif|label|assign|intent|sort(ed|s)? (it|this|me) |(treat|mark|handle|consider|regard|rate|file|
      count|tag|route|flag)(ed|s)?\b.{0,60}\b(as|to|under)\b
    `,
    automaticSubject: phrases`
      auto(matic|matisch*|maattinen|mated)?\.?[ -]?(reply|response|antwort|svar|vastaus|acknowledge*|answer|
      re)\b|autoreply|autoantwort|autoresponse|(ticket|case|request|incident|tukipyynto|palvelupyynto|tiketti|
      arende|vorgang|anfrage|ref)[ \#:]{1,3}~{0,5}-?#|\##{3,}|(we have )?received:|(your )?(request|message|
      e-?mail|enquiry|inquiry) (has been |was )?(received|registered|logged)|acknowledge?ment|
      confirmation of receipt|receipt of your|read:|read receipt
    `,
    machineWords: phrases`
      (sent|generated|created|written) (to you )?(automatically|by (a|our) (machine|robot|system|bot))|
      (this|the following) (is|was) (an? )?(auto(mated|matic|matically|-generated|-reply|-response|reply))*|
      auto(mated|matic|matically)( generated)? (reply|response|message|e-?mail|acknowledge?ment|confirmation|
      notification|answer)|(do not|don't|please do not) (reply|respond) (directly )?to this|(not|no longer|
      never|isn't) (being )?(monitored|checked|read|in use|attended)(> ?[.,;!]|$| by| and)|unmonitored|
      unattended mailbox|no-?reply|reply above this line|generated automatically|my assistant bot
    `,
    receiptWords: phrases`
      (we have|we've|we) (+ )?(received|got|registered|logged) your (message|e-?mail|request|enquiry|inquiry|
      query|ticket|mail)|your (message|e-?mail|request|enquiry|inquiry|query|ticket|mail|case) (has been|was|
      is) (+ )?(received|registered|logged|recorded|forwarded|assigned|in our queue|important to us)|(ticket|
      case|reference|request) (number|no\.?|id|\#|reference)|thank you for (contacting|getting in touch with|
      reaching out to|writing to|your (enquiry|inquiry|request))( [^_]{1,30}){0,12}? (we|our|a member|someone|
      one of)<3> (will|aim|try|usually|strive|shall|reply|respond|answer)|(reply|respond|answer|
      get back to you|response)<3> (within|as soon as|in) ([~#-]{1,} ){0,3}?(hours?|(business|working) days?|
      possible)|opened a ticket
    `,
  },
  wareFaults: phrases`
    (arriv*|came|come|delivered|is|was|are|were|got|went|comes|keeps)<2> (damaged|broken|defective|faulty|
    cracked|scratched|incomplete|leaking|late|breaking( down)?)|(broke|breaks|broken) down|(wrong|damaged|
    defective|faulty|broken) (part|item|product|colou?r|size|order|delivery|machine|unit)s?|(does not|
    doesn't|will not|won't|stopped) (start|work*|turn on|charge)
  `,
  requests: {
    meet: phrases`
      meet|meeting|a call|quick call|video ?call|phone me|ring me|call me|give me a (ring|call)|zoom|teams|
      demo|slot|calendar|coffee|lunch|talk (on|about it|next)|speak (on|next)|chat|drop in|come by|stop by|
      invite|booking page|face to face|on the phone
    `,
    weekday: '(mon|tues|wednes|thurs|fri|satur|sun)day*|thu|tmrw|tomorrow',
    month: phrases`
      jan(uary|uari|uar)?|feb(ruary|ruari|ruar)?|march|april|may|june|juni|july|juli|august*|sept(ember)?|
      september|o[ck]tober|november|de[cz]ember
    `,
    later: phrases`
      later|next (year|quarter|season|spring|autumn|summer|winter|month)|after (the|our|we|easter|christmas)|
      until (we|the|our|may|june)|come back|get back to (us|me)|back to you|again in|try again|revisit|remind|
      ping me|in (a couple|+ weeks|+ months|the (autumn|spring|new year))|touch base|nearer the time|keep you|
      once (we|the)|for the future|write (to )?me again
    `,
    now: phrases`
      right now|not now|at the moment|at present|currently|this (year|quarter|month)|today|on hold|bad timing|
      timing|busy|swamped|priority|no budget|budget (round|year)|hiring freeze|freeze|not before|
      in the middle of|topical|for the time being|until
    `,
    price: phrases`
      price|prices|pricing|price list|cost|costs|how much|rate|rates|fee|fees|quote|come to|terms of payment
    `,
    send: phrases`
      send|share|forward (me|your)|brochure|information|details|references?|case stud+|deck|material*|sample
    `,
    asking: phrases`
      how|what|which|where|who|does|do you|is there|is it|are you|can you|can it|could you|any|whats|why
    `,
  },
};
