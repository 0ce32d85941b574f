import type { OccasionWords } from '../../domain/language-pack/occasion-words.ts';
import { phrases } from '../notation/phrases.ts';

export const occasions: OccasionWords = {
  application: {
    applies: phrases`
      (i|i['’]d|i am|i['’]m|i would|i hereby|to) (+ ){0,3}?(apply|applying) (+ ){0,2}?for (+ ){0,5}?(job|
      position|role|post|vacancy|internship|traineeship|work)|(^|\n)(job |open |
      speculative )?application (for|as) (+ ){0,5}?(job|position|role|post|vacancy|internship|traineeship)|(^|
      \n)(job|open|speculative) application(!>s)|my (job )?application (for|as|to)|my (cv|r[eé]sum[eé]|
      curriculum)|(^|\. |\n)i am looking for (an? )?(job|work|internship|traineeship)|(find|
      attached) (+ ){0,2}?(cv|r[eé]sum[eé]) (attached|and cover)|(do|would) you have (any )?(work|jobs?|
      vacanc(y|ies)|an? (job|vacancy)) (for (an? |me)|as (an? )?)*
    `,
    asksForOffer: phrases`
      appl(y|ying) for (+ ){0,3}?(quotes?|quotation|offer|price|trial|demo)|(what|how much) (does|do|would|
      will) [^?.]{1,60} cost
    `,
  },
  meetings: {
    isBooked: 'booked|scheduled|reserved|has taken',
    meeting: phrases`
      half an hour|an hour|meetings?(!>.?rooms?)|calls?|demo~{0,3}|slot|appointment|walk-?through|a time|
      #{1,3} ?(min(ute)?s?|h)
    `,
    confirmationSubject: 'accepted: |(new |your )?(booking|meeting|appointment) (confirmed|booked|scheduled)',
    ownCalendar: 'your calendar|calendly',
    unsettled: phrases`
      if|would|could|can|like to|want|wish|need|please|not|fully|competitors?|another|rooms?|table|*n['’]t
    `,
    calledOffOrMoved: 'cancel|resched|postpon|call(ed)? off|moved|(!<~)declin|no.?show',
    calledOff: 'cancel(l?ed|ling|s)|called off',
    fields: 'location|place|where|venue|address|event( type| name)?|meeting|duration|start*|time|when',
    placeField: 'location|place|where|venue|address',
    otherTimeField: 'end|until|created|updated|sent',
    insteadOf: 'instead of|previously|formerly',
  },
  orders: {
    orders: phrases`
      (we|i)(['’]d| would| are| am|['’]re|['’]m)? (+ )?(happy|ready|glad|pleased|like|want) to (go ahead|
      proceed|(place|make) an? order|order(> #|,? please)|sign|accept)|(we|i)(['’]ll| will| hereby)? (accept|
      approve) (your|the) (offer|quote|quotation|proposal|terms)|(we|i)(['’]ll| will| hereby) (order|
      take (it|them|#{1,}))|let['’]s (go ahead|proceed|do it)|please (go ahead|send (us |me )?(the|a|
      your) contract|book us in)|(^|, )send (us |me )?(the|a|your) (contract|agreement)
    `,
    unless: "if|whether|before|once|unless|not|cannot|would like to know|*n['’]t",
  },
  complaints: {
    complains: phrases`
      (the + you|your) (!>(web ?)?(site|page|seo|offer|quote|proposal|price|ranking|competitor|mail|email|
      message)s?(!>~))(+ ){1,4}?(was|were|is|are|has been|have been|came|arrived|turned out) (+ ){0,2}?(rude|
      impolite|broken|damaged|defective|faulty|wrong(!> for)|too late|a disgrace|unacceptable|terrible|
      awful)|your (+ ){1,3}?(never|did not|didn['’]t) (arrive|come|show up|turn up|work)|(i|
      we)(['’]d)? (+ )?(want|demand|expect|like|request|insist on) (+ ){0,2}?((my|our) money back|
      a (full )?refund)|(i|we)( +)? (want|wish|have|like) to (complain|(make|file|lodge) a complaint)|
      (disappointed|dissatisfied|unhappy|fed up) (with|by) (your|you)
    `,
    unless: 'if|whether|not a complaint',
  },
  pitches: {
    offers: phrases`
      (we|i|our (team|company|agency|firm|experts|platform|services?)) ((also|can|could|will|currently|
      help to) ){0,2}(offers?|provides?|speciali[sz]es?|help(s|ed)?|builds?|designs?|develops?|supply|
      supplies)|(we are|we['’]re|i am|i['’]m|i run|i own|i represent) (an?|the|with|from)|(reaching out|
      writing) (to you )?(to offer|to introduce|on behalf of)|introduc(e|ing) (our|my)
    `,
    services: phrases`
      seo(-+)?|backlinks?|guest posts?|link building|lead generation|qualified leads|leads|
      web(site)? (design|development)|(web|app|software) develop+|google rankings?|page (one|1) of google|
      outsourc+|offshore|staff augmentation|(digital|social media|online) marketing|(email|contact) (lists?|
      databases?)|virtual assistants?|business (loans?|funding)
    `,
    writersOwn: 'our|my',
    businessGain: phrases`
      (companies|businesses|firms|brands|teams|you) (+ ){0,2}?(grow|boost|increase|double|scale|save|reduce|
      cut|rank|get more)|(grow|boost|increase|double|scale|improve|reduce|cut) your
    `,
    toReader: phrases`
      (get|give|bring|help|offer|save|find|send|make|show) you|(like|as) yours?|your (+ )?(web ?site|site|
      rankings?|sales|business|company|revenue|traffic|leads|growth|marketing|brand|store|visibility|
      customers|costs)
    `,
    interest: phrases`
      (are|be) (you )?(+ )?interested|interested\?|worth a (call|chat)|free (audit|analysis|consultation)|
      (can|may|could|shall) (i|we) (send|show|share)
    `,
    foundReader: phrases`
      (came across|found|noticed|visited|looked at|was on|reviewed) your (web ?site|site|company|page|profile|
      store)
    `,
    invitation: phrases`
      (would|might|are) you (be )?(+ )?(open|interested|available|free)|interested\?|let me know|
      (quick|short|brief|(!<#)#{1,3}.?min*) (call|chat|demo)|worth a (call|chat)|book (a|an|#{1,}) +|
      do you have ((+|#{1,}) ){0,3}?(time|minutes|moment)|(can|may|could|shall) (i|we) (send|show|call|share|
      talk|schedule)|free (audit|analysis|consultation)|reply (to this|and)|happy to (show|share|send)
    `,
  },
  customerNeeds: {
    price: phrases`
      your (prices?|pricing|quote|delivery|price list)|(do|can|could) you (deliver|supply|quote|make)|
      (what|how much) (does|do|is|are|would) (it|this|that|your|you)(!>~)|(what|how much) (do|does|would|
      will) [^.?!]{1,60} cost
    `,
    need: phrases`
      (we|i|and)(['’]d| would| now| also)? (need|want(!> (to (help|offer|show|share|introduce|present|discuss|
      talk)|you))|like to (buy|order|try|test|see|use|know(!> (if|whether) you))|((are|
      am) )?look(ing)? for(!> (partners|clients|customers|companies|firms|businesses)))|(we|i|our +|my +|
      and) ((often|still|always|also) )?(lose|loses|waste|wastes|struggle|struggles|lack|
      (have|has) (trouble|problems)|spends? (too|hours|days|a lot))|takes? (us|too much|a lot of|
      our)(!> (and|to))
    `,
    product: phrases`
      (!<(grow|boost|increase|improve|promote|market|sell|sells|feature|build|develop|design|for|
      of) )your (+ )?(planner|scheduler|systems?|tools?|software|app|platform|program(me)?|products?|
      solutions?)|(about|demo of|see|test|try|use|using|buy|order) your (!>(+ )?(seo|web ?sites?|sites?|
      business|company|growth|sales|marketing|goals|needs|rankings?|traffic|brand|visibility|it|revenue|
      leads))
    `,
    trial: phrases`
      (could|can|may|might) (we|i) (please )?(see|get|have|try|test|book|arrange) ((!>you )+ ){0,3}(demo|
      trial|pilot|walk-?through|planner|it)|demo (for us|of (your|the|it))|show(ing)? (it to )?us
    `,
    howItWorks: phrases`
      (does|can|will) (it|the +)(!> sound)(> )|do you (support|integrate|sell|charge|clean|install|ship|
      have an? (+ )?(demo|trial|api|app))
    `,
  },
};
