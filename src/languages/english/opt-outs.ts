/* The English words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { verbose } from '../notation/verbose.ts';

const me = '(?:me|us|my|our|mine|this|these|that|the following)';
const near = '(?:\\s[^\\s.!?]{1,25}){0,3}?\\s';
const lists = verbose`
    (?:list|lists|mailing|mailings|mailinglist|database|databases|data ?base|crm|systems?|records?|sequence|
    cadence|campaigns?|distribution|newsletter|newsletters|contacts?|files|books|mails?|e-?mails?|messages?|
    updates|emailing|outreach|automation|spam\p{L}*|dist)
  `;

/** Verbs of ending, which a negation turns into their contrary. */
const endings = [
  verbose`
    (?:us|me|address\p{L}*|names?|colleagues|domain)(?: \p{L}+){0,4}? (?:out|off|from)(?: of)?
    (?: all)? (?:your|these|the|this) (?:\p{L}+ )?(?:mailing\p{L}*|lists?|database|distribution|campaigns?|
    newsletter\p{L}*)
  `,
  verbose`
    un-?(?:subs?cr?ibe|suscribe|subcribe|subsribe)(?: (?:me|us|my|our|this|from (?:your|this|these|the|all|
    any)(?: \p{L}+){0,2} ${lists}|from (?:this|these|it|all|you|everything)|please|pls|now|immediately|asap|
    here by reply))
  `,
  verbose`
    (?:please|pls|kindly|just|and|must|want(?:ed)? to|wanna|like to|wish(?:ed)? to|need(?:ed)? to|trying to|
    try to|asked to|ask to|how do i|how can i|where do i|where can i|can i|may i|let me|i|
    hereby) un-?subscribe(?! (?:a|an|my|our|the|users?|people|customers?)(?! (?:address|e-?mail|account|name)))
  `,
  verbose`
    un-?subscribe(?= ?[.!]*$)|opt(?:ing)?(?: me| us)?[ -]out(?: of| from| please|\s?[.!]|$)
  `,
  'opt (?:me|us) out',
  'take (?:me|us|my \\p{L}+|our \\p{L}+) off(?= ?(?:please|pls|again|now|today)|[ ]?[.,!]|$)',
  verbose`
    (?:remove|removed|removing|take|taken|delete|deleted|drop|dropped|strike|scrub|erase|cross|scratch|purge|
    get|kick|wipe|pull|exclude)\s${me}${near}?(?:\p{L}+ )?(?:off|from|out of|
    of)\s(?:of )?(?:\p{L}+ ){0,4}?${lists}
  `,
  verbose`
    (?:remove|delete|erase|purge|wipe|forget)\s(?:(?:me|us)(?! (?:a|an|the|some|your|one) )|(?:all )?(?:of )?(?:my|
    our|
    this)\s(?:\p{L}+ ){0,2}?(?:data|details|e-?mail|e-?mails|addresse?s?|info|information|contacts?|records?|
    number|profile|inbox|entry|existence|name))
  `,
  verbose`
    (?:remove|delete|erase) (?:all |any )?(?:the )?(?:personal )?(?:data|information|details) (?:you|that you|
    about|on|concerning|relating|of)
  `,
  verbose`
    (?:be|get|been) (?:removed|taken off|deleted|unsubscribed|erased|dropped)(?=[\s.!,]|$)|
    off (?:of )?your ${lists}
  `,
  verbose`
    (?:stop|quit|cease|enough with|done with|refrain from|desist from|no longer)\s(?:the |all |all the |
    all this |your |any |this |these |constantly |always |further )?(?:e-?mailing|mailing|sending|contacting|
    spamming|writing|messaging|bothering|harassing|pestering|pinging|chasing|texting|reaching out|spam|
    following up|e-?mails?|mails|messages|solicitations?|follow-?ups|communications?|contact|outreach|
    bombarding|nagging|stalking|this nonsense|this spam)
  `,
  verbose`
    (?:^|(?<=[:;] )|please |just |now |so |and )stop(?: (?:this|it|that|now|already|please|right now|
    here))?(?=\s?[.!,;:)]|$)
  `,
  verbose`
    (?:erase|delete|destroy|remove|wipe|shred)(?: \p{L}+){0,2}? (?:everything|anything|all|
    whatever)(?: \p{L}+){0,3}?
    [ ](?:about|on|of|concerning|regarding) (?:me|us)
  `,
  verbose`
    (?:get|be|come) (?:me |us )?(?:off|out of|rid of) (?:of )?(?:this|your|the|that) (?:\p{L}+ )?(?:list|database|
    mailing)
  `,
  'strike (?:this|my|our) (?:\\p{L}+ )?(?:address|e-?mail|name)',
];

/** Prohibitions, which carry their own `not`. */
const prohibitions = [
  verbose`
    (?:removed|taken|deleted|excluded) (?:from|out of|off)(?: of)? (?:this|it|that|here|everything)(?= ?[.,!]|$)|
    take the hint|you (?:still )?keep (?:on )?(?:writing|mailing|sending|e-?mailing)|enough is enough
  `,
  verbose`
    (?:do not|don't|dont|no longer)(?: \p{L}+)? want (?:any of )?(?:these|those|
    such)(?: any ?more| any longer| from you)?(?= ?[.,!]|$)
  `,
  verbose`
    (?:asked|told|requested|begged)(?: already| repeatedly| before)?(?: in \p{L}+)?(?: that)? you(?: \p{L}+){0,6}?
    (?: not| stop| remove| cease| delete)
  `,
  verbose`
    (?<!(?:we|i|they|who) )(?:do not|don't|dont|never|not to|must not|shall not|should not|may not|pls no|
    please no)(?: (?:ever|please|you|dare|even think of|bother to|bother|try to|continue to|keep|
    want you to))* (?:e-?mail(?:ing)?|contact(?:ing)?|write|writing|mail(?:ing)?|message|messaging|
    spam(?:ming)?|bother(?:ing)?|ping|approach|disturb|solicit|reach out|follow up|get in touch|text|pester|
    harass)(?: (?:to )?(?:me|us|this|my|our|here|again|any ?more|further|any further|ever|with)|\s?[.!,;]|$)
  `,
  verbose`
    (?<!(?:we|i|they|who) )(?:do not|don't|dont|never|not to)(?: (?:ever|please|bother|continue to|
    keep))* send(?:ing)?(?: (?:me|us|this address|to me))? (?:any ?more|more|further|any further|anything|any|
    such|these|this kind|this|those|e-?mails?|mails?|messages?|spam|offers|newsletters?|marketing|stuff|junk|
    again|another|unsolicited)
  `,
  verbose`
    (?:no|not any|zero|without any) (?:more|further|future|additional|other|such|
    unsolicited)(?: \p{L}+)? ?(?:e-?mails?|mails?|messages?|contact|spam|communications?|marketing|follow-?ups?|
    newsletters?|outreach|offers|solicitations?|reminders|sales pitches|pitches)
  `,
  verbose`
    (?:do not|don't|dont|no longer|not|never|neither|nor)(?: \p{L}+){0,2}? (?:want|wish|like|need|care|asked?|
    expect|agreed?|consent(?:ed)?)(?: \p{L}+){0,3}? (?:to )?(?:receive|receiving|get(?! into| in )|
    getting(?! into)|hear|hearing|be (?:contacted|e-?mailed|approached|written|on|added|spammed|bothered|part)|
    (?:any )?(?:more|further) (?:e-?mails?|mails?|messages?|contact|spam)|(?:these|those|your|such|
    any) (?:e-?mails?|mails?|messages?|newsletters?|spam))(?! (?:the|a) (?:brochure|file|pdf|offer|details))
  `,
  '(?:leave|let) (?:me|us|my inbox|our inbox) (?:alone|be|in peace)',
  'lose my (?:number|e-?mail|address|contact)',
  verbose`
    (?:never|not|nothing)(?: \p{L}+){0,5}? (?:hear|see)(?:ing)?(?: (?:anything|any more|
    a word))?(?: more)? from (?:you|your|this)(?! (?:before|until|till|about|on|yet|again since))
  `,
  '(?:already |twice |thrice |repeatedly |\\d times )un-?subscribed',
  verbose`
    un-?subscribed (?:already|twice|before|thrice|\d|two|three|four|several|many|multiple|from (?:this|your|
    these))
  `,
  verbose`
    (?:asked|told|begged|requested) (?:you )?(?:\p{L}+ ){0,3}?(?:to (?:stop|remove|unsubscribe|be removed|take)|
    not to)
  `,
  verbose`
    un-?subscribe (?:link|button|option|page|function)(?: \p{L}+){0,3}? (?:does not|doesn't|doesnt|not|
    is broken|is dead|is missing|broken|dead|missing|fails)
  `,
  verbose`
    (?:no|where is the|where's the|cannot find (?:the|an|your)|can't find (?:the|an|your|any)|without an?|
    missing|couldn't find (?:the|an)) un-?subscribe
  `,
  verbose`
    (?:can't|cannot|can not|couldn't|could not|unable to|impossible to|won't let me|how to) un-?subscribe
  `,
  'cease and desist',
  verbose`
    cease (?:all |any )?(?:further )?(?:contact|communication|e-?mail|mail|correspondence)
  `,
  'do not (?:disturb|contact) list',
  verbose`
    (?:(?:would|'d|much) (?:rather|prefer)|prefer|rather)(?: \p{L}+){0,3}? not (?:to )?(?:be|receive|get|hear|have|
    see)
    (?: \p{L}+){0,3}?(?: (?:approached|contacted|any more|more of|mails?|e-?mails?|messages?|mailings?|written|
    anything|from you|these|such))
  `,
  verbose`
    no longer (?:wish|want|care|like)(?: \p{L}+){0,6}? (?:mails?|e-?mails?|messages?|updates|contact\p{L}*|
    hear\p{L}*)
  `,
  '(?:to be|being|be) spared|spare (?:me|us)(?: \\p{L}+){0,3}? (?:mails?|e-?mails?|messages?|these|your|any)',
  verbose`
    (?:let|make|hope|hoping|trust|wish|please|sure|may)(?: \p{L}+){0,7}? (?:be|is|was|remains?|stays?) (?:the|your|
    our)
    [ ](?:very )?(?:last|final)(?: \p{L}+)? ?(?:mails?|e-?mails?|messages?|letter|contact|one|time|we|i)?
  `,
  verbose`
    (?:see to it|make sure|ensure)(?: that)? (?:no|none|nobody|not)(?: \p{L}+){0,8}? (?:mails?|e-?mails?|messages?|
    address\p{L}*|contact\p{L}*|list\p{L}*|written|approached|again)
  `,
  verbose`
    neither (?:i|me|we|us)(?: \p{L}+)? nor|(?:policy|rules?|not accept|do not take|don't accept|against)
    (?: \p{L}+){0,6}? (?:unsolicited|cold)(?: \p{L}+)? ?(?:mails?|e-?mails?|messages?|offers?|outreach|sales|
    advertising)
  `,
  verbose`
    (?<!(?:we|i|they|who) )(?:do not|don't|dont|never)(?! (?:hesitate|forget|worry|mind|fail|be afraid|be shy))
    (?: \p{L}+){0,8}? (?:contact|e-?mail|write|message|mail|send|approach|bother)(?: \p{L}+){0,6}? (?:again|
    any ?more|
    ever|further)
  `,
  verbose`
    not (?:to )?be(?:ing)? (?:contacted|e-?mailed|approached|written to)(?: again| any more| anymore| by| in)|
    harassment|harassing
  `,
  'f\\S{0,7} off|piss off|get lost|go away|bugger off|sod off|shut up',
  '(?:leave|let) (?:\\p{L}+ )?(?:me|us|our \\p{L}+|my \\p{L}+|everyone|everybody)(?: \\p{L}+)? (?:alone|in peace)',
];

/** Complaints of being written to, whatever stands around them. */
const complaints = [
  verbose`
    (?:my|our|this|formal)(?: \p{L}+){0,2} objection(?: \p{L}+){0,3}? (?:under|pursuant to|according to) (?:art|
    the gdpr|gdpr)
  `,
  verbose`
    (?:my right to (?:erasure|be forgotten|object)|
    (?:object|request|demand|require|exercise|invoke|insist|ask|comply|pursuant|
    under)\p{L}*(?: [^\s!?]{1,25}){0,8}? (?:article|art\.?) ?(?:15|17|21)|
    this is (?:a|my) (?:subject access request|dsar)|(?:complain|complaint|report\p{L}*|write|
    turn)(?: \p{L}+){0,5}? (?:to|with) (?:the |your )?data protection (?:authority|officer)|
    legal basis (?:for|do you|
    of) (?:\p{L}+ ){0,3}?(?:my|our|contact\p{L}*|process\p{L}*|e-?mail\p{L}*)|my (?:gdpr )?rights under|
    object to (?:the |any |this |your )?(?:processing|direct marketing|use|further)|withdraw (?:my|any) consent)
  `,
  verbose`
    (?:this is|that's|that is|it's|it is|pure|just|more|sheer|unsolicited|stop the|stop this|enough|illegal|
    such) (?:\p{L}+ )?(?:spam|junk mail)(?! (?:folder|filter|box))
  `,
  verbose`
    (?:report|reported|reporting|flag|flagged|flagging|mark|marked|marking)(?: (?!us|our|we)\p{L}+){0,4}? (?:as|for|
    to) (?:spam|junk|phishing)
  `,
  'spammers?(?= ?[.!,]|$)|(?:you|your company|stop) spam(?:med|ming)',
  verbose`
    (?:made it|put|adding|added|add|now|going)(?: \p{L}+){0,4}? (?:on|onto|to|in)(?: \p{L}+)? (?:block ?list|
    blacklist)|
    (?:block ?list|black ?list)ed
  `,
  verbose`
    (?:you are|you're|you have been|have|i am|i'm|now|am) (?:\p{L}+ )?block(?:ed|ing)(?: (?:you|your|
    this (?:address|sender|mail)|
    the (?:address|sender|domain))| ?[.!]|$)
  `,
  verbose`
    (?:goes|go|going|straight|put|puts|putting|send|sending|sent)(?: \p{L}+){0,3}? (?:in|into|to) (?:the |my |
    our )?(?:spam|junk|bin|trash)(?: folder| filter)?(?= (?:from now|next|immediately)| ?[.!,]|$)
  `,
  verbose`
    (?:did not|didn't|have not|haven't|never|nor did i)(?: \p{L}+)? (?:sign(?:ed)? up|subscribed?|
    opt(?:ed)?[ -]?in|consent(?:ed)?|give (?:you )?(?:my |any )?(?:consent|permission)|given? (?:you )?(?:my |
    any )?(?:consent|permission)|agreed? to (?:this|be|receive|get)|ask(?:ed)? (?:for|to (?:be|receive|
    get)) (?:this|these|your|any|e-?mails?|contact\p{L}*|on))
  `,
  '(?:someone|somebody) else to (?:spam|bother|annoy|pester)|invoice you for',
  '(?:violat|breach)\\p{L}* (?:of )?(?:the )?gdpr',
  '(?:^|[.!] )(?:pure |just |more )?spam(?= ?[.!]*$)',
];

export const optOuts: OptOutWords = { endings, prohibitions, complaints };
