/* The English words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

const me = '(me|us|my|our|mine|this|these|that|the following)';
const near = '(_[^_.!?]{1,25}){0,3}?_';
const lists = phrases`
  (list|lists|mailing|mailings|mailinglist|database|databases|data ?base|crm|systems?|records?|sequence|cadence|
  campaigns?|distribution|newsletter|newsletters|contacts?|files|books|mails?|e-?mails?|messages?|updates|
  emailing|outreach|automation|spam*|dist)
`;

/** Verbs of ending, which a negation turns into their contrary. */
const endings = phrases`
        (us|me|address*|names?|colleagues|domain)<4> (out|off|from)( of)?( all)? (your|these|the|
        this) (+ )?(mailing*|lists?|database|distribution|campaigns?|newsletter*)|un-?(subs?cr?ibe|suscribe|
        subcribe|subsribe)( (me|us|my|our|this|from (your|this|these|the|all|any)( +){0,2} ${lists}|
        from (this|these|it|all|you|everything)|please|pls|now|immediately|asap|here by reply))|(please|pls|
        kindly|just|and|must|want(ed)? to|wanna|like to|wish(ed)? to|need(ed)? to|trying to|try to|asked to|
        ask to|how do i|how can i|where do i|where can i|can i|may i|let me|i|hereby) un-?subscribe(!> (a|an|
        my|our|the|users?|people|customers?)(!> (address|e-?mail|account|name)))|un-?subscribe(> ?[.!]{0,}$)|
        opt(ing)?( me| us)?[ -]out( of| from| please|_?[.!]|$)|opt (me|us) out|take (me|us|my +|
        our +) off(> ?(please|pls|again|now|today)|[ ]?[.,!]|$)|(remove|removed|removing|take|taken|delete|
        deleted|drop|dropped|strike|scrub|erase|cross|scratch|purge|get|kick|wipe|pull|
        exclude)_${me}${near}?(+ )?(off|from|out of|of)_(of )?(+ ){0,4}?${lists}|(remove|delete|erase|purge|
        wipe|forget)_((me|us)(!> (a|an|the|some|your|one) )|(all )?(of )?(my|our|this)_(+ ){0,2}?(data|
        details|e-?mail|e-?mails|addresse?s?|info|information|contacts?|records?|number|profile|inbox|entry|
        existence|name))|(remove|delete|erase) (all |any )?(the )?(personal )?(data|information|details) (you|
        that you|about|on|concerning|relating|of)|(be|get|been) (removed|taken off|deleted|unsubscribed|
        erased|dropped)(>[_.!,]|$)|off (of )?your ${lists}|(stop|quit|cease|enough with|done with|
        refrain from|desist from|no longer)_(the |all |all the |all this |your |any |this |these |constantly |
        always |further )?(e-?mailing|mailing|sending|contacting|spamming|writing|messaging|bothering|
        harassing|pestering|pinging|chasing|texting|reaching out|spam|following up|e-?mails?|mails|messages|
        solicitations?|follow-?ups|communications?|contact|outreach|bombarding|nagging|stalking|this nonsense|
        this spam)|(^|(<[:;] )|please |just |now |so |and )stop( (this|it|that|now|already|please|right now|
        here))?(>_?[.!,;:)]|$)|(erase|delete|destroy|remove|wipe|shred)<2> (everything|anything|all|
        whatever)<3> (about|on|of|concerning|regarding) (me|us)|(get|be|come) (me |us )?(off|out of|
        rid of) (of )?(this|your|the|that) (+ )?(list|database|mailing)|strike (this|my|our) (+ )?(address|
        e-?mail|name)
      `;

/** Prohibitions, which carry their own `not`. */
const prohibitions = phrases`
        (removed|taken|deleted|excluded) (from|out of|off)( of)? (this|it|that|here|everything)(> ?[.,!]|$)|
        take the hint|you (still )?keep (on )?(writing|mailing|sending|e-?mailing)|enough is enough|
        (do not|don't|dont|no longer)( +)? want (any of )?(these|those|
        such)( any ?more| any longer| from you)?(> ?[.,!]|$)|(asked|told|requested|
        begged)( already| repeatedly| before)?( in +)?( that)? you<6>( not| stop| remove| cease| delete)|
        (!<(we|i|they|who) )(do not|don't|dont|never|not to|must not|shall not|should not|may not|pls no|
        please no)( (ever|please|you|dare|even think of|bother to|bother|try to|continue to|keep|
        want you to)){0,} (e-?mail(ing)?|contact(ing)?|write|writing|mail(ing)?|message|messaging|spam(ming)?|
        bother(ing)?|ping|approach|disturb|solicit|reach out|follow up|get in touch|text|pester|
        harass)( (to )?(me|us|this|my|our|here|again|any ?more|further|any further|ever|with)|_?[.!,;]|$)|
        (!<(we|i|they|who) )(do not|don't|dont|never|not to)( (ever|please|bother|continue to|
        keep)){0,} send(ing)?( (me|us|this address|to me))? (any ?more|more|further|any further|anything|any|
        such|these|this kind|this|those|e-?mails?|mails?|messages?|spam|offers|newsletters?|marketing|stuff|
        junk|again|another|unsolicited)|(no|not any|zero|without any) (more|further|future|additional|other|
        such|unsolicited)( +)? ?(e-?mails?|mails?|messages?|contact|spam|communications?|marketing|
        follow-?ups?|newsletters?|outreach|offers|solicitations?|reminders|sales pitches|pitches)|(do not|
        don't|dont|no longer|not|never|neither|nor)<2> (want|wish|like|need|care|asked?|expect|agreed?|
        consent(ed)?)<3> (to )?(receive|receiving|get(!> into| in )|getting(!> into)|hear|hearing|
        be (contacted|e-?mailed|approached|written|on|added|spammed|bothered|part)|(any )?(more|
        further) (e-?mails?|mails?|messages?|contact|spam)|(these|those|your|such|any) (e-?mails?|mails?|
        messages?|newsletters?|spam))(!> (the|a) (brochure|file|pdf|offer|details))|(leave|let) (me|us|
        my inbox|our inbox) (alone|be|in peace)|lose my (number|e-?mail|address|contact)|(never|not|
        nothing)<5> (hear|see)(ing)?( (anything|any more|a word))?( more)? from (you|your|
        this)(!> (before|until|till|about|on|yet|again since))|(already |twice |thrice |repeatedly |
        # times )un-?subscribed|un-?subscribed (already|twice|before|thrice|#|two|three|four|several|many|
        multiple|from (this|your|these))|(asked|told|begged|requested) (you )?(+ ){0,3}?(to (stop|remove|
        unsubscribe|be removed|take)|not to)|un-?subscribe (link|button|option|page|function)<3> (does not|
        doesn't|doesnt|not|is broken|is dead|is missing|broken|dead|missing|fails)|(no|where is the|
        where's the|cannot find (the|an|your)|can't find (the|an|your|any)|without an?|missing|
        couldn't find (the|an)) un-?subscribe|(can't|cannot|can not|couldn't|could not|unable to|
        impossible to|won't let me|how to) un-?subscribe|cease and desist|cease (all |
        any )?(further )?(contact|communication|e-?mail|mail|correspondence)|do not (disturb|contact) list|
        ((would|'d|much) (rather|prefer)|prefer|rather)<3> not (to )?(be|receive|get|hear|have|
        see)<3>( (approached|contacted|any more|more of|mails?|e-?mails?|messages?|mailings?|written|anything|
        from you|these|such))|no longer (wish|want|care|like)<6> (mails?|e-?mails?|messages?|updates|contact*|
        hear*)|(to be|being|be) spared|spare (me|us)<3> (mails?|e-?mails?|messages?|these|your|any)|(let|make|
        hope|hoping|trust|wish|please|sure|may)<7> (be|is|was|remains?|stays?) (the|your|our) (very )?(last|
        final)( +)? ?(mails?|e-?mails?|messages?|letter|contact|one|time|we|i)?|(see to it|make sure|
        ensure)( that)? (no|none|nobody|not)<8> (mails?|e-?mails?|messages?|address*|contact*|list*|written|
        approached|again)|neither (i|me|we|us)( +)? nor|(policy|rules?|not accept|do not take|don't accept|
        against)<6> (unsolicited|cold)( +)? ?(mails?|e-?mails?|messages?|offers?|outreach|sales|advertising)|
        (!<(we|i|they|who) )(do not|don't|dont|never)(!> (hesitate|forget|worry|mind|fail|be afraid|
        be shy))<8> (contact|e-?mail|write|message|mail|send|approach|bother)<6> (again|any ?more|ever|
        further)|not (to )?be(ing)? (contacted|e-?mailed|approached|
        written to)( again| any more| anymore| by| in)|harassment|harassing|f[^_]{0,7} off|piss off|get lost|
        go away|bugger off|sod off|shut up|(leave|let) (+ )?(me|us|our +|my +|everyone|everybody)( +)? (alone|
        in peace)
      `;

/** Complaints of being written to, whatever stands around them. */
const complaints = phrases`
        (my|our|this|formal)( +){0,2} objection<3> (under|pursuant to|according to) (art|the gdpr|gdpr)|
        (my right to (erasure|be forgotten|object)|(object|request|demand|require|exercise|invoke|insist|ask|
        comply|pursuant|under)*( [^_!?]{1,25}){0,8}? (article|art\.?) ?(15|17|21)|this is (a|
        my) (subject access request|dsar)|(complain|complaint|report*|write|turn)<5> (to|with) (the |
        your )?data protection (authority|officer)|legal basis (for|do you|of) (+ ){0,3}?(my|our|contact*|
        process*|e-?mail*)|my (gdpr )?rights under|object to (the |any |this |your )?(processing|
        direct marketing|use|further)|withdraw (my|any) consent)|(this is|that's|that is|it's|it is|pure|just|
        more|sheer|unsolicited|stop the|stop this|enough|illegal|such) (+ )?(spam|junk mail)(!> (folder|
        filter|box))|(report|reported|reporting|flag|flagged|flagging|mark|marked|marking)( (!>us|our|
        we)+){0,4}? (as|for|to) (spam|junk|phishing)|spammers?(> ?[.!,]|$)|(you|your company|stop) spam(med|
        ming)|(made it|put|adding|added|add|now|going)<4> (on|onto|to|in)( +)? (block ?list|blacklist)|
        (block ?list|black ?list)ed|(you are|you're|you have been|have|i am|i'm|now|am) (+ )?block(ed|
        ing)( (you|your|this (address|sender|mail)|the (address|sender|domain))| ?[.!]|$)|(goes|go|going|
        straight|put|puts|putting|send|sending|sent)<3> (in|into|to) (the |my |our )?(spam|junk|bin|
        trash)( folder| filter)?(> (from now|next|immediately)| ?[.!,]|$)|(did not|didn't|have not|haven't|
        never|nor did i)( +)? (sign(ed)? up|subscribed?|opt(ed)?[ -]?in|consent(ed)?|
        give (you )?(my |any )?(consent|permission)|given? (you )?(my |any )?(consent|permission)|
        agreed? to (this|be|receive|get)|ask(ed)? (for|to (be|receive|get)) (this|these|your|any|e-?mails?|
        contact*|on))|(someone|somebody) else to (spam|bother|annoy|pester)|invoice you for|(violat|
        breach)* (of )?(the )?gdpr|(^|[.!] )(pure |just |more )?spam(> ?[.!]{0,}$)
      `;

export const optOuts: OptOutWords = {
  endings,
  prohibitions,
  complaints,
  reports: phrases`
      unsubscri|\bopt(ed|s|ing)? ?out|optout|\bcomplain|\b(list|mailing) removal\b|\bremove (me|us|from)\b|\bdnc\b|
      \b(do ?not|dont|don t|no|stop|never) ?(more )?(contact|e?mail|call|write|disturb|message|market)|
      \bspam ?(complaint|report|feedback)|\b(marked|reported) (as )?spam\b|^(spam|abuse)$|\babuse report|
      \b(block|black|suppression) ?list(ed)?\b|\bforget me\b|\b(erasure|deletion) request|\bdelete my data\b
    `,
  settings: phrases`\b(url|link|href|uri|rate|header|groups?|token|id|policy)`,
  consents: 'agree|accept|consent|any ?time|understand',
  denials: words('no none never false off unchecked'),
};
