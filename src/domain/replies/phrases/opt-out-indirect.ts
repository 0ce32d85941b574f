/*
 * Ways of asking for silence without a word of mail beside one of ending, in the four languages, as `foldLetters`
 * writes them. Every gap within a form is short.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** The last one, an end to it, or a silence that is wished for. */
const finalMessages = [
  verbose`
    (?:make|let) (?:it|this|that) (?:be )?(?:the|your) (?:very )?(?:last|final)|
    (?:come|put|bring)(?: \p{L}+){0,2}? to an end(?= ?[.?!]|$)|(?:never|not)(?: \p{L}+){0,2} try again|
    (?:don't|do not) try again|
    (?:grateful|glad|happy|relieved|obliged|appreciate)(?: \p{L}+){0,6}? (?:were|was|is|be) (?:to be )?(?:the|your)
    [ ](?:very )?(?:last|final) (?:mail|e-?mail|message|letter|(?:that )?(?:i|we) (?:hear|see|get|receive))
  `,
  verbose`
    (?:olkoon|jaakoon) (?:tama|se) (?:\p{L}+ )?viime\p{L}+|(?:tama|se|tasta) (?:saa |saisi |voisi )?(?:jaada|
    jaakoon|jai)(?: \p{L}+)? viimeise\p{L}*|
    (?:saisiko|saataisiinko|voisiko) (?:\p{L}+ ){0,3}?(?:loppumaan|loppua|lopettaa)|alkaa yrittako|
    (?:ei kannata|turha) (?:yrittaa|lahettaa|kirjoittaa)(?: \p{L}+)? ?(?:uudestaan|uudelleen|enaa|enempaa)
  `,
  verbose`
    lat det (?:har )?(?:stanna|racka|vara nog)|lat (?:det|detta)(?: har)? (?:bli|vara) (?:det )?sist\p{L}*|
    kan (?:det har|detta) (?:\p{L}+ )?(?:ett slut|ta slut|upphora)|
    (?:hoppas|glad|tacksam|onskar)(?: \p{L}+){0,7}? sista (?:som )?(?:jag|vi) (?:ser|hor|far|laser|sag|horde)
    (?: \p{L}+){0,2}? (?:av|fran) (?:er|dig)|forsok inte(?: \p{L}+)? igen|
    ingen ide att (?:ni|du) (?:forsoker|skriver|mejlar)
  `,
  verbose`
    (?:belassen|lassen) sie es (?:bitte )?(?:bei|dabei)|(?:lassen sie|lasst|lass) (?:das|dies|
    es)(?: \p{L}+)? (?:das|die|
    ihr\p{L}*) letzte\p{L}*|kann das (?:\p{L}+ )?ein ende haben|
    versuchen sie es (?:bitte )?(?:nicht|nie) (?:wieder|noch|mehr)|weitere versuche|
    (?:hoffe\p{L}*|hoffentlich|froh|dankbar|wunsche\p{L}*)(?:,? \p{L}+){0,7}? letzte,? (?:was|das) (?:ich|wir)
    (?: \p{L}+){0,2}? (?:von|uber) (?:ihnen|euch|dir)
  `,
];

/** Distance from the writer, their house or their mailbox. */
const distances = [
  verbose`
    (?:keep|stay)(?: \p{L}+){0,4}? (?:away from|out of) (?:me|us|my|our|this)|
    (?:leave|keep|count) (?:me|us|our \p{L}+|my \p{L}+|this \p{L}+) out of (?:your|this|these|it)|
    (?:want|wish|would like|'d like|expect|demand) to be off (?:it|(?:your|that|this|the|any) (?:mailing )?lists?)|
    (?:skip|bypass) (?:me|us|my|our)(?: \p{L}+){0,2}? (?:in future|from now|next time|in the future)
  `,
  verbose`
    (?:mailbox|inbox|address|e-?mail)(?: \p{L}+){0,3}? closed (?:to|for) (?:you|your|sales|advert\p{L}*)|
    (?:not|isn't)(?: \p{L}+)? (?:a place|there|meant|open|intended)? ?for (?:your )?(?:advertising|sales pitches|
    cold (?:mails?|e-?mails?|sales)|solicitation)
  `,
  verbose`
    pysykaa poissa|pysy poissa|(?:jata|jattaisit|jattaisitko|jattakaa|jattaisitte|jattaisitteko) (?:\p{L}+ ){0,2}?
    (?:mut|minut|meidat|osoitteemme|osoitteeni)(?: \p{L}+){0,2} (?:valiin|pois|rauhaan)|
    (?:postilaatik\p{L}*|osoite|osoitteemme)(?: \p{L}+)? suljettu
  `,
  verbose`
    hall (?:er|dig) borta fran (?:mig|oss|min|var)|(?:hoppa over|lamna|utelamna) (?:mig|oss|var \p{L}+) (?:utanfor|
    i fortsattningen|framover|i framtiden)|(?:brevladan?|inkorgen|adressen?) (?:har )?ar stangd for
  `,
  verbose`
    (?:halten|bleiben) sie sich? ?(?:bitte )?(?:von (?:mir|uns|mein\p{L}*|unser\p{L}*)|fern|weg)|
    (?:wunsch\p{L}*|mocht\p{L}*|will|wollen|verlang\p{L}*|erbitt\p{L}*)(?: [^\s.!?]{1,20}){0,8}? funkstille|
    postfach(?: \p{L}+){0,4}? (?:geschlossen|gesperrt)|lassen sie (?:mich|uns|unsere? \p{L}+)(?: \p{L}+){0,2}?
    (?: aussen vor| draussen| aus dem spiel)
  `,
];

/** Consent that was never given or ends, and the trouble that is announced or should be saved. */
const consents = [
  verbose`
    (?:revoke|withdraw|cancel)\p{L}*(?: \p{L}+){0,3}? (?:consent|permission)s?|
    (?:who|nobody|no one|i never|i did not|i didn't)(?: \p{L}+){0,2}? (?:allow(?:ed)?|gave|give|said|told)(?: \p{L}+)?
    (?: permission| (?:that )?you (?:to|could|may|can) (?:write|mail|e-?mail|contact))|
    (?:spare|save) yourself the (?:effort|trouble|postage|time)|save your (?:breath|effort|keystrokes|electrons)
  `,
  verbose`
    (?:peru\p{L}*|perumme)(?: \p{L}+){0,2}? (?:markkinointilu\p{L}*|suostumu\p{L}*|luvat|luvan)|
    kuka (?:\p{L}+ ){0,2}?(?:antoi|on antanut) (?:\p{L}+ ){0,2}?luvan|saastakaa (?:vaivanne|aikanne)|
    (?:estin|estan|blokkasin|blokkaan) (?:teidat|sinut|taman|osoitteenne)|
    (?:olet|olette|osoitteenne on|osoitteesi on) (?:\p{L}+ )?(?:estetty|blokattu|estolistalla)|
    painukaa (?:\p{L}+)(?=[ ,.!]|$)
  `,
  verbose`
    aterkalla\p{L}*(?: \p{L}+){0,3}? (?:samtycke\p{L}*|medgivande\p{L}*)|vem har gett (?:er|dig) (?:lov|tillatelse|
    ratt)|(?:be)?spara (?:er|dig)(?: sjalva?)? (?:modan|besvaret|tiden)|har (?:\p{L}+ )?(?:sparrat|
    blockerat) (?:er|dig|avsandaren)|
    (?:du|ni|er \p{L}+|din \p{L}+|avsandaren) ar (?:\p{L}+ )?(?:blockerad|blockerade|sparrad|sparrade)|
    (?:far|dra) at (?:skogen|fanders|helvete)
  `,
  verbose`
    (?:widerruf\p{L}*|entzieh\p{L}*)(?: \p{L}+){0,4}? (?:einwilligung\p{L}*|zustimmung\p{L}*|erlaubnis)|
    wer hat (?:ihnen|euch|dir) (?:erlaubt|gestattet|das recht)|sparen sie sich (?:die|das|den|ihre|weitere)|
    (?:habe|haben) sie (?:jetzt |nun )?(?:gesperrt|blockiert)|
    (?:sie|du|ihr|ihre \p{L}+) (?:sind|bist|seid|ist) (?:\p{L}+ )?(?:gesperrt|blockiert)|
    scher\p{L}* (?:sie )?(?:sich|euch)|
    (?:lege|erhebe) (?:ich |wir )?(?:hiermit )?(?:einspruch|widerspruch)
  `,
];

/** Laws and registers against advertising, and those to whom the writer means to turn. */
const laws = [
  verbose`
    (?:next|further|another)(?: (?!version|release|step|draft|contract)\p{L}+){0,5}? (?:goes (?:straight |directly |
    right )?to|will go (?:straight )?to|
    will be (?:forwarded|passed) to|reported to|
    referred to)(?: \p{L}+){0,3}? (?:solicitors?|lawyers?|attorney|legal|regulator|ico|authority)|
    (?:put|add|place|set|enter|keep)(?: \p{L}+){0,5}? (?:on|to|in)(?: \p{L}+){0,2} (?:do[ -]not[ -](?:contact|mail|
    e-?mail)|suppression|
    robinson|block) ?(?:list|register)
  `,
  verbose`
    (?:seuraava\p{L}*)(?: \p{L}+){0,3}? (?:ilmoitu\p{L}*|tietosuojavaltuutetu\p{L}*|lakim\p{L}*)|
    (?:asetan|asetamme|ilmoitan|ilmoitamme|kirjatkaa|merkitkaa|vaadin|
    pyydan)(?: \p{L}+){0,3}? (?:suora)?markkinointikiel\p{L}*|(?:ilmoitan|ilmoitus|valitan)(?: \p{L}+){0,3}?
    [ ]tietosuojavaltuutetu\p{L}*|(?:vetoa\p{L}*|vaadi\p{L}*|kiella\p{L}*|vastusta\p{L}*|pyyda\p{L}*|
    edellyta\p{L}*)(?: [^\s.!?]{1,30}){0,6}? (?:gdpr|tietosuoja-asetu\p{L}*)\S* (?:\p{L}+ )?(?:17|21)
  `,
  verbose`
    nasta (?:mejl|mail|brev|meddelande|gang)(?: \p{L}+){0,3}? (?:anmal\p{L}*|polisanmal\p{L}*|jurist\p{L}*)|
    (?:har|galler|begar|kraver|onskar|satt|lagg)(?: [^\s.!?]{1,20}){0,4}? (?:reklamsparr\p{L}*|nix-?(?:registret|
    adresserat|sparr))|
    (?:anmal|klag)\p{L}*(?: \p{L}+){0,4}? (?:till|hos) (?:integritetsskyddsmyndighet\p{L}*|imy)|
    (?:motsatter|invander|begar|kraver|aberopar|stod av|enligt)(?: [^\s.!?]{1,30}){0,8}? (?:artikel|art\.?) ?(?:17|21)
  `,
  verbose`
    bei der nachsten(?: \p{L}+){0,6}? (?:anwalt|anzeige|abmahnung|rechtsweg)|
    (?:nachste|weitere)(?: \p{L}+){0,4}? (?:anwalt|abgemahnt|abmahnung|anzeige)|
    (?:auf|in) (?:die|der|ihre|ihrer|eure) (?:robinson|sperr)liste(?: \p{L}+)? ?(?:setzen|eintragen|aufnehmen|
    eingetragen)|
    (?:setzen|tragen|nehmen) sie (?:mich|uns|diese|meine|unsere)(?: [^\s.!?]{1,20}){0,5}? (?:robinson|sperr)liste|
    werbewiderspr\p{L}*|(?:§|paragraf|paragraph) ?7 (?:\p{L}+ ){0,3}?uwg|
    (?:verlang|forder|droh|behalt)\p{L}*(?: [^\s.!?]{1,25}){0,6}? unterlassungs\p{L}+|
    (?:widersprech|widerspruch|verlang|forder|beruf|gemass|gem\.|mache|erheb|
    lege)\p{L}*(?: [^\s!?]{1,25}){0,8}? (?:artikel|art\.?) ?(?:17|21)
  `,
];

/** A request that was made before, and the wish to be forgotten. */
const again = [
  verbose`
    (?:second|third|fourth|fifth|last|final|umpteenth|\d(?:nd|rd|th)) time (?:that )?(?:of asking|(?:i|we)(?:'m|'ve|
    am|have|had)? ?(?:to )?(?:been )?(?:ask|say|tell|request|asking|saying|telling))\p{L}*|
    how (?:many times|often) (?:do|does|must|should|have|has) (?:i|we|one|somebody|someone|a \p{L}+) (?:have |need )?
    ?(?:to )?(?:ask|say|tell|beg|write|repeat)|forget(?:ting)? (?:that )?(?:i|we) (?:even )?exist|
    rather (?:you|they) (?:did not|didn't|don't|do not|never|stopped) (?:write|mail|e-?mail|contact|write|writing)
  `,
  verbose`
    (?:toinen|kolmas|neljas|viides|viimeinen|monesko|\d\.) kerta,? kun (?:pyyda|sano|kirjoita)\p{L}*|
    (?:toisen|kolmannen|neljannen|viimeisen) kerran(?: \p{L}+)? (?:pyyda|sano)\p{L}*|(?:montako|monesti|
    kuinka (?:monta|usein|monesti)|miten (?:monta|usein))(?: kertaa)? (?:\p{L}+ ){0,3}?(?:sanoa|
    sanomaan|pyytaa|pyytamaan|pyydan|kieltaa|kirjoittaa teille|vastata|toistaa)|
    unohta\p{L}*,? (?:etta )?(?:mina |me )?(?:olen|olemme)(?: \p{L}+)? olemassa
  `,
  verbose`
    (?:andra|tredje|fjarde|sista) gangen (?:som )?(?:jag|vi) (?:ber|sager|skriver)|
    hur (?:manga ganger|ofta) (?:ska|skall|maste|behover) (?:jag|vi|man|en \p{L}+) (?:\p{L}+ )?(?:saga|be|tjata|
    upprepa|
    skriva|svara|tacka)|glom att (?:jag|vi) (?:\p{L}+ )?finns
  `,
  verbose`
    (?:zum|das|schon das|bereits das) (?:zweite|dritte|vierte|letzte)[nm]? mal,? (?:dass )?(?:ich|wir)? ?(?:bitt|sag|
    schreib)\p{L}*|wie (?:oft|viele male) (?:muss|soll|mussen|sollen) (?:ich|wir|man) (?:\p{L}+ ){0,4}?(?:sagen|
    bitten|schreiben|
    wiederholen|absagen|ablehnen|antworten|widersprechen)|
    vergessen sie,? dass (?:es )?(?:mich|uns|ich|wir)(?: \p{L}+)? (?:gibt|existier\p{L}*)
  `,
];

/** Nobody of a house wants to hear more, or the house stands outside of what is sent. */
const houses = [
  verbose`
    (?:nobody|no one|none of us|not one of us)(?: [^\s.!?]{1,25}){0,7}? (?:wants?|wishes|cares|
    likes?) (?:to )?(?:hear|
    receive|get|read|be (?:contacted|e-?mailed|written))(?: \p{L}+){0,3}? (?:from|by) (?:you|your)|
    (?:cross|strike|scratch|knock) (?:me|us|(?:my|our) \p{L}+) off
  `,
  verbose`
    kukaan(?: [^\s.!?]{1,25}){0,7}? ei (?:halua|tahdo|toivo|kaipaa)(?: \p{L}+){0,3}? (?:kuulla|viest|posti|yhtey|
    sahkopost)\p{L}*|
    (?:postitu|viesti|viestie|markkinoin|jakelu|list)\p{L}*(?: \p{L}+)? ulkopuol\p{L}+
  `,
  verbose`
    ingen(?: [^\s.!?]{1,25}){0,7}? (?:vill|onskar)(?: \p{L}+){0,3}? (?:hora|ha|fa|lasa)(?: \p{L}+){0,3}?
    [ ](?:fran|av) (?:er|dig)|
    (?:vara|bli|lamnas|far|fa) (?:\p{L}+ )?i ?fred|utanfor (?:er|era|ert|din|dina|alla) (?:\p{L}+ )?(?:utskick|list|
    mejl|register|kampanj)\p{L}*
  `,
  verbose`
    niemand(?: [^\s.!?]{1,25}){0,7}? (?:mochte|will|wunscht)(?: \p{L}+){0,5}? (?:von ihnen|von euch|post|mails?)|
    kein\p{L}*(?: \p{L}+){0,2}? (?:zuschrift|nachricht|mail|e-?mail|werb|schreib|anschreib|kontaktaufnahm)\p{L}*
    (?: [^\s.!?]{1,25}){0,8}? (?:zu (?:richten|senden|schicken|versenden)|gerichtet|gesendet|versandt|zugestellt)|
    (?:meine|unsere) ruhe(?: \p{L}+)? (?:haben|zuruck)
  `,
];

/** Ways of asking for silence that no denial, other matter or time near them changes. */
export const indirectOptOuts = anyOf([
  ...finalMessages,
  ...distances,
  ...consents,
  ...laws,
  ...again,
  ...houses,
]);
