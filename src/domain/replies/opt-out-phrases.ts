/*
 * The words of an opt-out in the four languages, as `foldLetters` writes them. Every gap within a form is short, so that
 * a search takes time in proportion to the text.
 */
import { verbose } from './verbose.ts';
import { anyOf } from './reply-text.ts';

const me = '(?:me|us|my|our|mine|this|these|that|the following)';
const gap = '(?:\\s[^\\s.!?]{1,25}){0,5}?\\s';
const near = '(?:\\s[^\\s.!?]{1,25}){0,3}?\\s';

/** What stands alone in a line or a subject and can mean nothing else. */
export const oneWord = new RegExp(
  `^(?:${[
    verbose`
      (?:un-?subscribe|unsubscribed?|unsuscribe|unsubcribe|unsubsribe|opt[ -]?out|stop|stopp|remove|
      delete)(?: (?:me|us|it|this))?
    `,
    verbose`
      (?:i )?(?:want to |would like to |wish to )?(?:un-?subscribe|opt[ -]?out)|stop it
    `,
    'no more(?: emails?| mails?| messages?)?',
    verbose`
      (?:poista|poistakaa|poistakaapa|poistakaas|lopeta|lopettakaa|peru|perukaa|peruuta|peruuttakaa|poisto|
      pois)(?: (?:minut|meidat|mut|listalta|listalta minut|tama|tilaus))?
    `,
    verbose`
      (?:avregistrera|avregistrering|avprenumerera|avanmal|avanmalan|avsluta|sluta|ta bort|radera|
      stoppa)(?: (?:mig|oss))?
    `,
    verbose`
      (?:abmelden|abmeldung|austragen|abbestellen|abbestellung|loschen|loeschen|entfernen|aufhoren|
      raus)(?: (?:mich|uns))?
    `,
    '(?:mich|uns) (?:abmelden|austragen|loschen|entfernen)',
  ].join('|')})$`,
  'u',
);

const lists = verbose`
    (?:list|lists|mailing|mailings|mailinglist|database|databases|data ?base|crm|systems?|records?|sequence|
    cadence|campaigns?|distribution|newsletter|newsletters|contacts?|files|books|mails?|e-?mails?|messages?|
    updates|emailing|outreach|automation|spam\p{L}*|dist)
  `;

const verbsInEnglish = [
  verbose`
    un-?(?:subs?cr?ibe|suscribe|subcribe|subsribe)(?: (?:me|us|my|our|this|from (?:your|this|these|the|all|
    any)(?: \p{L}+){0,2} ${lists}|from (?:this|these|it|all|you|everything)|please|pls|now|immediately|asap|
    here by reply))
  `,
  verbose`
    (?:please|pls|kindly|just|and|must|want(?:ed)? to|wanna|like to|wish(?:ed)? to|need(?:ed)? to|trying to|
    try to|asked to|ask to|how do i|how can i|where do i|where can i|can i|may i|let me|i|hereby) un-?subscribe
  `,
  verbose`
    un-?subscribe(?= ?[.!]*$)|opt(?:ing)?(?: me| us)?[ -]out(?: of| from| please|\s?[.!]|$)
  `,
  'opt (?:me|us) out',
  verbose`
    (?:remove|removed|removing|take|taken|delete|deleted|drop|dropped|strike|scrub|erase|cross|scratch|purge|
    get|kick|wipe|pull|exclude)\s${me}${near}?(?:\p{L}+ )?(?:off|from|out of|
    of)\s(?:of )?(?:\p{L}+ ){0,4}?${lists}
  `,
  verbose`
    (?:remove|delete|erase|drop|purge|wipe|forget)\s(?:me|us|(?:all )?(?:of )?(?:my|our|
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
    (?:^|please |just |now |so |and )stop(?: (?:this|it|that|now|already|please|right now|here))?(?=\s?[.!,;:)]|
    $)
  `,
];

const verbsInFinnish = [
  verbose`
    (?:poista|poistathan|poistattehan|poistakaa|poistakaahan|poistakaapa|poistaisitko|poistaisitteko|poistatko|
    poistatteko|poistahan|poistapa|poistetaan|poistettava|poistaa|poistamaan|poistamista|poistettavaksi|
    poistetuksi|poistaisit|poistaisitte|pyyhi|pyyhkikaa|otathan|ottakaa|ota|ottaisitko|ottaisitteko|tiputa|
    tiputtakaa|tippukaa|heivatkaa|heita|siivotkaa|haivyttakaa|kirjatkaa|tuhotkaa)
  ` +
    verbose`
      ${near.replace('{0,3}', '{0,4}')}?(?:\s?)(?:minut|meidat|mut|mua|minua|meita|osoitteeni|osoitteemme|
      osotteeni|tietoni|tietomme|tiedot|tietojani|sahkopostini|sahkopostiosoitteeni|sahkopostimme|meilini|
      yhteystietoni|yhteystietomme|nimeni|taman osoitteen|tama osoite|mun \p{L}+|meidan \p{L}+|pois|
      listal\p{L}+|listoil\p{L}+|postituslist\p{L}+|rekister\p{L}+|jakelu\p{L}+|kontaktilist\p{L}+)
    `,
  verbose`
    (?:minut|meidat|mut|osoitteeni|osoitteemme|tietoni|tietomme|sahkopostini|yhteystietoni|nimeni|mun \p{L}+|
    meidan \p{L}+|taman osoitteen|tama osoite)
  ` +
    verbose`
      ${gap}?(?:\s?)(?:poistaa|poistettava|poistetaan|poistaisi|poistakaa|poista|poistetuksi|pois)
    `,
  verbose`
    pois (?:\p{L}+ ){0,3}?(?:listal\p{L}+|listoil\p{L}+|postituslist\p{L}+|postituslistoil\p{L}+|jakelu\p{L}*|
    rekister\p{L}+|kontakti\p{L}+|tietokan\p{L}+|markkinointi\p{L}+)
  `,
  verbose`
    (?:listal|listoil|postituslistal|postituslistoil|sahkopostilistal|jakelulistal)(?:ta|tanne|tasi|tanne|
    tanne)(?: pois)?
  `,
  verbose`
    (?:peru|perukaa|peruuta|peruuttakaa|perun|peruisin|peruutan|haluan perua|haluaisin perua|
    haluan peruuttaa)\s(?:\p{L}+ ){0,3}?(?:tilau\p{L}+|uutiskirj\p{L}+|viest\p{L}+|posti\p{L}+)
  `,
  verbose`
    (?:lopeta|lopettakaa|lopettakaahan|lopettakaapa|lopetatte|lopetatteko|lopettaa|lopettaisitteko|
    lopettaisitko|lopettakaas|lopetahan|loppukoon|loppu)\s(?:\p{L}+ ){0,3}?(?:tama|taa|tallai\p{L}+|tammo\p{L}+|
    nama|naiden|lahett\p{L}+|lahetyk\p{L}+|viest\p{L}+|spam\p{L}*|hairi\p{L}+|mail\p{L}*|meil\p{L}+|posti\p{L}*|
    sahkopost\p{L}+|mainost\p{L}*|mainos\p{L}*|markkinoin\p{L}+|yhteyden\p{L}*|roskapost\p{L}+|pommit\p{L}+|
    tyrkyt\p{L}+|jankut\p{L}+)
  `,
  verbose`
    (?:tietojeni|henkilotietojeni|tietojemme|osoitteeni|sahkopostiosoitteeni) (?:\p{L}+ )?(?:poist\p{L}+|
    pyyhki\p{L}+|tuho\p{L}+)
  `,
];

const verbsInSwedish = [
  verbose`
    (?:avregistrera|avregistreras|avprenumerera|avanmal|avanmala|avanmalas)(?: (?:mig|oss|min|mitt|var|vart|
    denna|den har|fran|omgaende|tack|snarast))
  `,
  verbose`
    (?:vill|onskar|ber|ber att|onskar att|snalla|vanligen|kan du|kan ni|var god|hur|
    att) (?:\p{L}+ ){0,3}?(?:avregistrera|avregistreras|avprenumerera|avanmala|avanmal|bli borttagen|
    bli borttagna|bli raderad)
  `,
  verbose`
    (?:ta|tar|tag|plocka|plockar|stryk|stryker|radera|raderar|avlagsna|ploka|lyft|rensa)(?: (?:genast|snarast|
    omgaende|da|nu|bara|garna))?(?: bort)? (?:mig|oss|min|mitt|mina|var|vart|vara|denna|den har|mailen|adressen|
    e-?postadressen|namnet|uppgifterna|alla uppgifter|alla mina|samtliga)(?: \p{L}+){0,4}?(?: (?:bort|fran|ur|
    listan|lista|register|registret|utskick\p{L}*|system\p{L}*))
  `,
  verbose`
    (?:ta|tar|tag|plocka|plockar) bort (?:mig|oss|min|mitt|mina|var|vart|vara|denna|den har|mailen|adressen|
    namnet|alla mina)
  `,
  verbose`
    (?:stryk|radera|raderar|avlagsna) (?:mig|oss|mina|min|mitt|alla mina|vara|samtliga)
  `,
  verbose`
    (?:bort|borttagen|borttagna|raderad|struken)(?: \p{L}+){0,2} (?:fran|ur) (?:\p{L}+ ){0,2}?(?:list\p{L}*|
    utskick\p{L}*|register|registret|sandlist\p{L}*|maillist\p{L}*|mejllist\p{L}*|databas\p{L}*|system\p{L}*|
    kontakt\p{L}*)
  `,
  verbose`
    (?:av|ur|fran) (?:er|din|den har|eran) (?:\p{L}+)?(?:lista|maillista|mejllista|sandlista|mailinglista|
    utskickslista)(?= ?[.!,]|$| tack)
  `,
  verbose`
    (?:sluta|slutar|upphor|upphora|lagg av)(?: (?:genast|omgaende|nu|bara|
    snalla))?(?: med)?(?: att)? (?:skick\p{L}+|sand\p{L}*|mejl\p{L}*|mail\p{L}*|maila|kontakt\p{L}+|spam\p{L}*|
    skriv\p{L}*|stor\p{L}*|hor\p{L}* av|plag\p{L}*|tjat\p{L}*|bombard\p{L}*|trakasser\p{L}*|de har|detta|era|
    dina|alla|utskick\p{L}*|reklam\p{L}*)
  `,
  verbose`
    (?:mina|vara) (?:person)?uppgifter (?:\p{L}+ ){0,3}?(?:raderas|raderade|tas bort|borttagna)
  `,
];

const verbsInGerman = [
  verbose`
    (?:streich|streicht|streiche|streichen|entfern|entferne|entfernt|entfernen|losch|losche|loscht|loschen|
    loesch\p{L}*|nehm|nimm|nehmt|nehmen|trag|trage|tragt|tragen|schmeiss\p{L}*|werf\p{L}*|wirf|meld|melde|
    meldet|melden|tilgen|
    lassen)(?: sie| ihr)?(?: bitte| doch| umgehend| sofort| endlich| einfach| unverzuglich| mal){0,3} (?:mich|
    uns|meine|unsere|diese|dies|all meine|alle meine|meinen|unseren|sa?emtliche|samtliche|
    alle)(?: [^\s.!?]{1,25}){0,8}?(?: (?:verteiler\p{L}*|liste|listen|mailing\p{L}*|adress\p{L}*|kartei|
    datenbank\p{L}*|newsletter\p{L}*|system\p{L}*|crm|aus|ab|raus|heraus|daten|kontakt\p{L}*|e-?mail-?adresse|
    mailadresse|loschen))(?! nicht)
  `,
  verbose`
    (?:mich|uns|meine \p{L}+|unsere \p{L}+|diese \p{L}+)(?: [^\s.!?]{1,25}){0,7}? (?:zu )?(?:streichen|
    entfernen|loschen|loeschen|austragen|auszutragen|abmelden|abzumelden|abbestellen|herausnehmen|rausnehmen|
    herauszunehmen|rauszunehmen|entfernt|geloscht|ausgetragen|raus)(?! nicht)
  `,
  verbose`
    (?:aus|von) (?:dem|der|ihrem|ihrer|eurem|eurer|deinem|deiner|diesem|dieser|allen|
    ihren)(?: \p{L}+){0,2} (?:verteiler\p{L}*|liste|listen|mailing\p{L}*|adress\p{L}*|kartei|datenbank\p{L}*|
    newsletter\p{L}*|e-?mail-?liste)
  `,
  verbose`
    (?:mochte|mochten|will|wollen|wunsche|kann) (?:ich |wir )?(?:mich |uns |diesen |den |das |
    ihren )?(?:\p{L}+ ){0,2}?(?:abmelden|austragen|abbestellen)
  `,
  verbose`
    (?:wie|wo) (?:kann|konnen|melde|bestelle) (?:ich|wir) (?:\p{L}+ ){0,5}?(?:abmelden|ab|austragen|
    abbestellen)(?=\s?[?.!]|$)
  `,
  verbose`
    (?:hor|hort|horen|
    hoer\p{L}*)(?: sie| ihr)?(?: bitte| doch| endlich| sofort| mal| damit)* (?:\p{L}+ ){0,2}?auf(?=[\s,.!]|$)
  `,
  'aufhoren(?: (?:mir|uns|mit|zu|damit|bitte)|\\s?[.!]|$)',
  verbose`
    (?:unterlassen|unterlasst|unterlasse)(?: sie)? (?:\p{L}+ ){0,4}?(?:mail\p{L}*|e-?mail\p{L}*|kontakt\p{L}*|
    werb\p{L}*|nachricht\p{L}*|anschreib\p{L}*|zusend\p{L}*|belast\p{L}*|spam|das|dies)
  `,
  '(?:verschonen|verschont|verschone)(?: sie)? (?:mich|uns)',
  verbose`
    loschung (?:meiner|unserer|aller|samtlicher|der) (?:\p{L}+ ){0,2}?daten|abmeldung (?:vom|von|aus)
  `,
];

/** Verbs of ending; denied ones ask for the contrary. */
export const askedVerbs = anyOf([...verbsInEnglish, ...verbsInFinnish, ...verbsInSwedish, ...verbsInGerman]);

/** What turns a verb of ending into its contrary, or into a thought about it. */
export const notAsked = anyOf([
  verbose`
    (?:do not|don't|dont|did not|didn't|does not|would not|wouldn't|never|not|no)(?: \p{L}+){0,2}? (?:want|wish|
    intend|plan|mean|need|have|like|going|asking|trying|here|about|reason)(?: \p{L}+){0,3}? (?:to )?(?:(?:be |
    get )?(?:un-?subscribe\p{L}*|remove\p{L}*|delete\p{L}*|taken|take|dropped|opt|stop)|off)
  `,
  verbose`
    (?:please |pls )?(?:do not|don't|dont|never) (?:\p{L}+ )?(?:un-?subscribe|remove|delete|drop|erase|take|opt|
    stop)
  `,
  verbose`
    (?:no|without|rather than|instead of) (?:need to |reason to |wish to |)(?:un-?subscrib\p{L}+|remov\p{L}+|
    delet\p{L}+|stop\p{L}*)
  `,
  verbose`
    (?:almost|nearly|before i|before we|not yet|was about to|about to|instead of|tempted to|isn't an?|
    not an?) (?:\p{L}+ )?(?:un-?subscrib\p{L}*|remov\p{L}*|delet\p{L}*|stop\p{L}*|opt\p{L}*)
  `,
  verbose`
    (?:glad|happy|good|nice|lucky|relieved) (?:that )?(?:i|we) (?:did not|didn't|never|have not|
    haven't) un-?subscrib\p{L}*
  `,
  verbose`
    (?:ala|alkaa|elka|elkaa|alahan|alkaahan) (?:\p{L}+ ){0,2}?(?:poista|poistako|poistaka|peru|peruko|lopeta|
    lopettako|tiputa|tiputtako)
  `,
  verbose`
    (?:en|emme|ei|enka|emmeka) (?:\p{L}+ ){0,2}?(?:halua|haluaisi|haluu|haluta|aio|tahdo|pyyda|pyydamme|ole|
    tarvitse|tarvii)(?: \p{L}+){0,4}? (?:poist\p{L}*|peru\p{L}*|lopett\p{L}*|pois)
  `,
  verbose`
    (?:ei|en) (?:tarvitse|tarvii|saa|pida|kannata) (?:\p{L}+ ){0,3}?(?:poist\p{L}*|lopett\p{L}*|peru\p{L}*)
  `,
  'melkein (?:\\p{L}+ ){0,2}?(?:poist\\p{L}*|peru\\p{L}*)',
  'meinasin (?:\\p{L}+ ){0,3}?(?:poist\\p{L}*|peru\\p{L}*)',
  verbose`
    (?:inte|ej|aldrig)(?: \p{L}+){0,4}? (?:avregistrera\p{L}*|avprenumerera\p{L}*|avanmala\p{L}*|bort\p{L}*|
    radera\p{L}*|sluta|stryka|plocka)
  `,
  verbose`
    (?:avregistrera|avprenumerera|avanmal|radera|stryk|sluta) (?:mig |oss )?(?:inte|ej|aldrig)
  `,
  'ta (?:inte|ej) bort',
  verbose`
    (?:var pa vag att|nastan|holl pa att|tankte) (?:\p{L}+ ){0,2}?(?:avregistrer\p{L}*|avprenumerer\p{L}*|
    avanmal\p{L}*|radera\p{L}*|ta bort)
  `,
  verbose`
    (?:nicht|nie)(?: \p{L}+){0,5}? (?:abmelden|abzumelden|austragen|auszutragen|abbestellen|loschen|streichen|
    entfernen|gestrichen|entfernt|geloscht|aufhoren|aufzuhoren|ab|raus)
  `,
  '(?:loschen|streichen|entfernen|melden|tragen|horen) sie (?:\\p{L}+ ){0,4}?nicht',
  verbose`
    (?:fast|beinahe|schon fast) (?:\p{L}+ ){0,3}?(?:abgemeldet|ausgetragen|geloscht)
  `,
  'bevor (?:ich|wir) (?:\\p{L}+ ){0,4}?(?:abmelde|abbestelle|losche|austrage)',
]);

/** Unsubscribing as a matter of trade. */
export const aboutOthers = anyOf([
  verbose`
    (?:our|your|their|his|her|a|an|the|all|those|other|many|any|when|if) (?:\p{L}+ )?(?:customers?|clients?|
    users?|subscribers?|recipients?|people|prospects|leads|competitors?|
    rivals?)(?!(?: \p{L}+){0,2} lists?)(?:'s?)?
  `,
  "(?:competitor|vendor|supplier|provider|rival)(?:'s|s|s')",
  verbose`
    un-?subscribes? (?:rates?|buttons?|handling|function|features?|process|requests?|pages?|headers?|mechanism|
    flow|events?|tracking|option)
  `,
  verbose`
    (?:handle|track|process|manage|support|count|sync|honou?r)s?(?:ing)? (?:\p{L}+ )?(?:un-?subscrib\p{L}*|
    opt-?outs?|removals?)
  `,
  verbose`
    (?:do|does|did|can|could|will|would) (?:it|your|they|the (?:tool|system|software|platform|product|service)|
    people|someone|somebody|everyone|customers|recipients|staff|employees|
    users)(?: \p{L}+){0,4}? (?:un-?subscribe|opt[ -]?out|remove|delete|stop)
  `,
  '(?:asiakka|kayttaj|vastaanottaj|kilpailij|tyonteki)\\p{L}+',
  '(?:tyokalu|ohjelma|jarjestelma)(?:l|ss)\\p{L}+',
  verbose`
    (?:kunder|kunderna|kunden|anvandare|anvandarna|mottagare|mottagarna|konkurrent\p{L}*|medarbetar\p{L}*)
  `,
  verbose`
    (?:unsere |ihre |die )?(?:kunden|kundinnen|nutzer|empfanger|anwender|mitarbeiter|mitbewerber|
    wettbewerber)\p{L}*
  `,
]);

/** What mailings write at their end for whoever reads them. */
export const inFooter = anyOf([
  verbose`
    (?:click|klick\p{L}*|klicka|klikkaa\p{L}*|napsauta|view (?:this|in)|follow (?:the|this) link|use the link|
    https?:|www\.)
  `,
  verbose`
    (?:un-?subscribe|opt[ -]?out) (?:here|link|any ?time|at any)(?! is| does| doesn| not| in your)
  `,
  verbose`
    to (?:un-?subscribe|opt[ -]?out)[, ]+(?:\p{L}+ )?(?:reply|click|use|visit|write|send|please|here)
  `,
  verbose`
    if (?:you|this|these|they)(?:'d| would)? (?:no longer|do not|don't|prefer|wish|want|like|rather|are no|
    not)(?! to (?:stop|be sued))
  `,
  'you (?:can|may|could|are able to) (?:\\p{L}+ )?(?:un-?subscribe|opt[ -]?out)',
  'you (?:are )?receiv(?:e|ed|ing) this',
  '(?:jos|mikali) (?:et|ette|haluat|haluatte|ette halua)',
  'voit (?:\\p{L}+ )?(?:peruuttaa|perua|poistua|poistaa)|saat taman viestin',
  '(?:om|ifall) (?:du|ni) (?:inte|vill|onskar|ej)',
  'du (?:kan|far) (?:\\p{L}+ )?(?:avregistrera|avprenumerera|avanmala)',
  verbose`
    (?:wenn|falls) (?:du|sie|ihr) (?:\p{L}+ ){0,3}?(?:nicht|keine|kein|sich|diese|mochten|wollen)
  `,
  verbose`
    (?:konnen|kann) (?:sie|man|du) (?:sich )?(?:\p{L}+ )?(?:jederzeit )?(?:abmelden|abbestellen|austragen)
  `,
  'sie erhalten diese',
]);

const forbidInEnglish = [
  verbose`
    (?<!(?:we|i|they|who) )(?:do not|don't|dont|never|not to|must not|shall not|should not|may not|pls no|
    please no)(?: (?:ever|please|you|dare|you dare|even think of|bother to|bother|try to|continue to|keep|
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
];

const forbidInFinnish = [
  verbose`
    (?:ala|alkaa|elka|elkaa|ela|alka|elekaa|alkaahan|alkaapa|alahan|alkaatte)(?: (?:enaa|ikina|koskaan|minulle|
    meille|mulle|tanne|minua|meita|mua|turhaan|viitsiko|viitsi|kiitos|tata|tallaisia|naita|nyt|tahan|
    osoitteeseen|ainakaan|missaan|nimessa))*(?: \p{L}+)? (?:laheta|lahettako|lahettaka|lahetelko|lahettele|
    lahetella|lahestyko|lahesty|laita|laittako|laitelko|laittele|ota yhteytta|ottako yhteytta|
    ottako enaa yhteytta|ottako|ota|kirjoita|kirjoittako|kirjoittelko|kirjoittele|hairitko|hairitse|spammaa|
    spammatko|spammaile|mailaa|mailatko|meilaa|meilatko|postita|laittoo|lahettoo|markkinoi|markkinoiko|
    viestitelko|pommita|tyrkyta|tyrkyttako|vaivatko|vaivaa|soitelko|kontaktoiko|kontaktoi|
    lahetteleko)(?! (?:tarjousta|laskua|esitetta|materiaalia) (?:viela|ennen))
  `,
  verbose`
    (?:en|emme|ei|enka|emmeka|enaa en)(?: \p{L}+){0,2}? (?:halua|haluaisi|haluu|haluta|tahdo|toivo|kaipaa|
    kaivata|tarvitse|tarvii|ottaa vastaan|ota vastaan|hyvaksy|jaksa)(?: \p{L}+){0,4}? (?:viest\p{L}*|
    sahkopost\p{L}*|postia|posteja|poste\p{L}*|maino[sk]\p{L}*|mainont\p{L}*|markkinoin\p{L}*|yhteydenot\p{L}*|
    yhteytta|meilej\p{L}*|maile\p{L}*|meilia|mailia|kontaktoin\p{L}*|roskapost\p{L}*|spam\p{L}*|uutiskirj\p{L}*|
    kuulla teista|kuulla sinusta|saada naita|saada teilta)
  `,
  verbose`
    ei (?:enaa|lisaa|ikina|koskaan)(?: \p{L}+){0,2}? (?:viestej\p{L}*|viestia|sahkopost\p{L}*|posteja|postia|
    mainoks\p{L}*|mainontaa|meilej\p{L}*|mailej\p{L}*|yhteydenot\p{L}*|spam\p{L}*|roskapost\p{L}*|naita|
    tallais\p{L}*|tammos\p{L}*)
  `,
  verbose`
    (?:kiellan|kiellamme|kielletaan|kielsin|kiellettava)(?: \p{L}+){0,4}? (?:suoramarkkinoin\p{L}*|
    markkinoin\p{L}*|yhteyden\p{L}*|tieto\p{L}*|henkiloti\p{L}*|viest\p{L}*|lahett\p{L}*|kayt\p{L}*|
    postit\p{L}*)
  `,
  '(?:suora)?markkinointikiel\\p{L}+',
  verbose`
    (?:jata|jattakaa|jattakaahan|antakaa|anna)(?: \p{L}+)? (?:minut|meidat|mut|minun|meidan|mun|
    olla)(?: olla)? (?:rauhaan|rauhassa)
  `,
  verbose`
    unohda(?:kaa)? (?:minut|meidat|osoitteeni|koko osoite|mun)|en (?:enaa )?ikina halua kuulla
  `,
  verbose`
    (?:olen|ollaan|olemme|oon) (?:jo )?(?:\p{L}+ )?(?:pyytanyt|pyytaneet|perunut|peruneet|poistunut|
    sanonut)(?: \p{L}+){0,4}? (?:poist\p{L}*|tilau\p{L}*|listal\p{L}*|lopett\p{L}*|kerta\p{L}*)
  `,
  '(?:toista|kolmatta|monetta\\p{L}*) kertaa',
];

const forbidInSwedish = [
  verbose`
    (?:skicka|sand|mejla|maila|kontakta|skriv|stor|hor|ring|spamma|besvara|folj upp|mail)(?: (?:mig|oss|hit|
    till mig|till oss|av (?:dig|er)|av))* (?:inte|aldrig|ej|inga|inget|ingenting)(?:(?: \p{L}+){0,3}? (?:mer|
    fler|mera|igen|langre|nagot|nagra|mig|oss|mejl|mail|hit|sant har|sana har|en gang till|vidare|flera)|
    \s?[.!]|$)
  `,
  verbose`
    (?:inga|inte|aldrig|slut pa|nog med|ej)(?: \p{L}+)? (?:fler|flera|mer|mera|ytterligare|vidare|
    langre)(?: \p{L}+)? ?(?:mejl|mail|mejlen|mailen|utskick|meddelanden|e-?post|paminnelser|reklam|kontakt|
    erbjudanden|nyhetsbrev|brev|spam|forfragningar|pastotningar)
  `,
  verbose`
    (?:vill|onskar|behover|orkar|accepterar|godkanner|tanker)(?: (?:jag|
    vi))?(?: verkligen| absolut| definitivt)? (?:inte|ej|aldrig)(?: \p{L}+){0,2}? (?:ha|fa|bli kontaktad\p{L}*|
    kontaktas|ta emot|hora|mottaga|motta|sta)(?: (?:nagra|nagon|nagot|era|er|dina|av|ifran|fran|fler|mer|mera|
    flera|den har|det har|sana har|sadana|sant|pa))*(?: \p{L}+){0,2}? ?(?:mejl\p{L}*|mail\p{L}*|utskick\p{L}*|
    e-?post|reklam|meddelanden|er|dig|kontakt|er lista|spam|nyhetsbrev|igen|langre|kontaktad\p{L}*|kontaktas|
    mer|paminnelser)
  `,
  verbose`
    undanber (?:jag |vi )?(?:mig|oss)|(?:lamna|lat) (?:mig|oss) (?:ifred|i fred|vara)
  `,
  '(?:nix|reklamsparr|sparra)(?:a|ad|at)? (?:mig|oss|min|adressen|var)',
  'glom (?:min|mitt|mig|bort (?:mig|min|mitt))',
  verbose`
    har (?:redan )?(?:bett|sagt|avregistrerat|avprenumererat|avanmalt)(?: \p{L}+){0,3}? (?:sluta|mig|ganger|oss|
    bort\p{L}*)
  `,
];

const forbidInGerman = [
  verbose`
    (?:kein|keine|keinerlei|keinen|nie wieder|niemals)(?: \p{L}+){0,2}? ?(?:weiteren|weitere|mehr|kunftigen|
    zukunftigen|solche|solchen|derartigen|unaufgeforderten|weiterer)(?: \p{L}+){0,2}? ?(?:e-?mails?|mails?|
    nachrichten|nachricht|werbung|anfragen|angebote|kontaktaufnahme\p{L}*|zusendungen|spam|anschreiben|
    newsletter|werbemails|kontakt|post|schreiben|kontaktversuche|erinnerungen)
  `,
  verbose`
    (?:kein|keine|keinerlei)(?: \p{L}+)? (?:e-?mails?|mails?|nachrichten|werbung|werbe-?mails?|newsletter|spam|
    zusendungen|angebote|anfragen|kontaktaufnahme\p{L}*|anschreiben|post)(?: \p{L}+){0,4}? ?(?:mehr|von ihnen|
    von euch|von dir|erhalten|bekommen|zu erhalten|empfangen|schicken|senden|zusenden)
  `,
  verbose`
    (?:nicht (?:mehr|weiter|wieder|noch einmal|nochmal|langer|erneut)|nie (?:wieder|mehr)|
    niemals)(?: \p{L}+){0,4}? ?(?:schreiben|anschreiben|anzuschreiben|kontaktieren|kontaktiert|mailen|melden|
    schicken|senden|angeschrieben|belastigen|belastigt|zu schreiben|zu kontaktieren|zu mailen|zu melden|
    zu senden|zu belastigen|zuzusenden|horen)
  `,
  verbose`
    (?:schreiben|schreibt|schreib|kontaktieren|kontaktiert|kontaktiere|mailen|mailt|mail|schicken|schickt|
    schick|senden|sendet|sende|belastigen|belastigt|
    melden)(?: sie| ihr)?(?: bitte| sich)?(?: mir| uns| mich| dich| bitte| euch)*(?: bitte)? (?:nicht|nie|
    nichts|keine)(?: (?:mehr|wieder|weiter|weiteren?|langer|noch einmal|nochmal|an|e-?mails?|mails?|werbung|
    nachrichten))
  `,
  verbose`
    (?:widerspreche|widersprechen|widerspruch|untersage|untersagen|verbitte|verbitten|verbiete)(?: (?:ich|wir|
    hiermit|ihnen|mir|uns|
    ausdrucklich))*(?: gegen| jeder| jede| jeglicher| jegliche| der| die| einer| diese| weitere| derartige| solche| ihnen| zur| nach| gem\p{L}*| weiterer)?(?: \p{L}+){0,3}? (?:nutzung|
    verarbeitung|verwendung|speicherung|werb\p{L}*|kontakt\p{L}*|zusend\p{L}*|mail\p{L}*|e-?mails?|daten\p{L}*|
    nachricht\p{L}*|anschreib\p{L}*|belastig\p{L}*)
  `,
  verbose`
    (?:lassen|lasst|lass)(?: sie)? (?:mich|uns)(?: \p{L}+){0,2}? (?:in ruhe|in frieden)
  `,
  'vergessen sie (?:meine|unsere|mich|uns)(?: \\p{L}+)?',
  verbose`
    kein interesse an (?:weiteren|ihren|solchen|ihrer|werbe\p{L}*) ?(?:mails|e-?mails|nachrichten|werbung|
    newsletter\p{L}*|werbemails|zusendungen)?(?= ?[.!,]|$)
  `,
  verbose`
    (?:bereits|schon) (?:\p{L}+ ){0,2}?(?:abgemeldet|abbestellt|ausgetragen|widersprochen|gebeten)
  `,
  '(?:abmahnung|abmahnen|unterlassungs\\p{L}+|unterlassung)',
];

/** Prohibitions, which carry their own `not`. */
export const forbiddings = anyOf([
  ...forbidInEnglish,
  ...forbidInFinnish,
  ...forbidInSwedish,
  ...forbidInGerman,
]);

/** A prohibition until a time asks for patience, not for silence. */
export const untilThen = anyOf([
  '(?:until|till|before) (?!i (?:call|sue|report)|this goes)[\\p{L}\\d]+',
  verbose`
    (?:for now|at the moment|right now|this (?:week|month|quarter|year)|over the (?:summer|holidays))(?= ?[.,]|
    $)
  `,
  verbose`
    ennen (?:kuin )?[\p{L}\d]+|vasta [\p{L}\d]+|(?:juuri nyt|talla hetkella|tana vuonna|talla viikolla)
  `,
  verbose`
    (?:innan|forran|fore) [\p{L}\d]+|(?:just nu|for tillfallet|i ar|den har veckan)
  `,
  '(?:bis|vor|bevor) (?!gericht)[\\p{L}\\d]+',
  '(?:im moment|derzeit|zurzeit|zur zeit|momentan|dieses jahr|diese woche)',
]);

/** A prohibition of one way or address names another in the same breath. */
export const aboutAddress = anyOf([
  '(?:by|via|per|over|on) (?:the |my )?(?:phone|telephone|mobile|linkedin)',
  '(?:use|write to|mail|send (?:it|them) to|contact) [^\\s@]{1,64}@',
  verbose`
    (?:puhelimitse|puhelimella|kayttakaa|laittakaa mieluummin)|(?:per|pa) telefon|anvand istallet
  `,
  'telefonisch|per telefon|nutzen sie (?:bitte )?stattdessen',
]);

/** What is a complaint of being written to, whatever stands around it. */
export const complaints = anyOf([
  verbose`
    (?:where|how|from whom|from where|who)(?: on earth| the hell| exactly| in the world)? (?:did|have|do|gave|
    got|
    could)(?: you| your company| u)?(?: even)?(?: get| got| gotten| find| found| obtain(?:ed)?| have| take| acquire| obtained)?(?: you)? (?:hold of )?(?:my|
    our|this)(?: \p{L}+){0,2} ?(?:e-?mail|address|data|details|contacts?|info|information|number|mail)
  `,
  verbose`
    (?:right to (?:erasure|be forgotten|object)|article (?:15|17|21)|art\.? ?(?:15|17|21)|
    subject access request|dsar|data protection (?:authority|officer)|legal basis (?:for|do you|
    of) (?:\p{L}+ ){0,3}?(?:my|our|contact\p{L}*|process\p{L}*|e-?mail\p{L}*)|my (?:gdpr )?rights under|
    object to (?:the |any |this |your )?(?:processing|direct marketing|use|further)|withdraw (?:my|any) consent)
  `,
  verbose`
    (?:this is|that's|that is|it's|it is|pure|just|more|sheer|unsolicited|stop the|stop this|enough|illegal|
    such) (?:\p{L}+ )?(?:spam|junk mail)(?! (?:folder|filter|box))
  `,
  verbose`
    (?:report|reported|reporting|flag|flagged|flagging|mark|marked|marking)(?: \p{L}+){0,4}? (?:as|for|
    to) (?:spam|junk|phishing)
  `,
  'spammers?(?= ?[.!,]|$)|(?:you|your company|stop) spam(?:med|ming)',
  '(?:block ?list|blocklist|blacklist)(?:ed)?',
  verbose`
    (?:you are|you're|you have been|have|i am|i'm|now|am) (?:\p{L}+ )?block(?:ed|ing)(?: (?:you|your|this|
    the)| ?[.!]|$)
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
  verbose`
    (?:mista|keneltako?|kenelta|kuka|miten|misthan)(?: \p{L}+){0,3}? ?(?:sait|saitte|saitteko|saanut|saaneet|
    saatu|saatiin|antoi|loysit|loysitte|loytanyt|loytaneet|hankki\p{L}*|ootte|oot|olette|olet|teilla on|
    sulla on|sinulla on)(?: \p{L}+){0,3}? (?:osoit\p{L}+|osot\p{L}+|sahkopost\p{L}+|yhteystie\p{L}+|tieto\p{L}+|
    tiedot\p{L}*|meil\p{L}+|maili\p{L}+|numero\p{L}+)
  `,
  verbose`
    (?:oikeus tulla unohdetuksi|oikeuttani tulla|tietosuojavaltuut\p{L}*|gdpr:?n (?:nojalla|perusteella|
    mukai\p{L}*)|artikla(?:n)? (?:15|17|21)|(?:15|17|21)\.? artikla\p{L}*|tietosuoja-asetuksen)
  `,
  verbose`
    (?:tama|taa|tallainen|tama(?:han)?|nama|naa)(?: \p{L}+)? (?:on|ovat) (?:\p{L}+ )?(?:roskaposti\p{L}*|
    spammia|spammi\p{L}*|spamia|hairintaa)
  `,
  verbose`
    (?:ilmoitan|merkitsen|merkkasin|merkitsin|raportoin|siirran|ilmiannan|
    laitan)(?: \p{L}+){0,3}? (?:roskapost(?:iksi|ina|iin|eihin)|spam\p{L}*|estolist\p{L}*)
  `,
  'roskapostia[.!]|spammaaja\\p{L}*|estin (?:sinut|teidat|osoitt\\p{L}+)',
  'estan (?:sinut|teidat|osoitt\\p{L}+|lahett\\p{L}+)|estolist\\p{L}+',
  verbose`
    (?:en|emme) ole (?:\p{L}+ )?(?:tilannut|tilanneet|antanut lupaa|antaneet lupaa|liittynyt|liittyneet|
    pyytanyt (?:teilta|naita|tata|mainok\p{L}*)|suostunut|suostuneet)
  `,
  verbose`
    (?:var(?:ifran)?|hur|vem|vilken)(?: \p{L}+){0,2}? (?:har|fick|hittade|hittat|fatt|gav|kommer)(?: (?:du|ni|
    er|dig))?(?: \p{L}+){0,3}? (?:min|mitt|mina|var|vart|vara|den har|mailen|adressen)(?: (?:e-?post|mejl|mail|
    adress|e-?postadress|mailadress|mejladress|uppgifter|kontaktuppgifter|nummer)\p{L}*)?(?= ?[?.!]|
    $| ifran| nagonstans)
  `,
  verbose`
    (?:ratten att bli (?:glomd|bortglomd|raderad)|enligt gdpr|artikel (?:15|17|21)|integritetsskyddsmyndigheten|
    imy)
  `,
  verbose`
    (?:det har|detta|det|sant har|ren|rent) (?:ar )?(?:\p{L}+ )?(?:spam|skrappost)(?! ?(?:mapp|filt|korg)\p{L}*)
  `,
  verbose`
    (?:anmal|anmaler|anmalt|rapporterar|rapporterat|markerar|markerat|flaggar)(?: \p{L}+){0,3}? (?:som|
    for) (?:spam|skrappost)
  `,
  verbose`
    (?:blockerar|blockerat|blockad|sparrat|sparrar) (?:er|dig|din|era|avsandaren|den har)
  `,
  verbose`
    (?:har )?(?:inte|aldrig) (?:anmalt mig|anmalt oss|bett om (?:det|detta|era|ert|de har|att fa)|prenumererat|
    samtyckt|godkant|gett (?:mitt|nagot) (?:samtycke|medgivande))
  `,
  verbose`
    (?:woher|wo|wie|wer|von wem)(?: \p{L}+){0,2}? (?:haben|habt|hast|hat|nehmen|kommen|stammt|stammen|kommt|
    sind)(?: (?:sie|ihr|du|ihnen|euch|dir))?(?: \p{L}+){0,2}? (?:meine|meinen|unsere|unseren|
    diese)(?: \p{L}+){0,3}?(?:e-?mail|adresse|mail-?adresse|daten|kontaktdaten|kontakt|nummer|
    mailadresse)?(?: her| bekommen| gegeben| eigentlich)?(?= ?[?.!]|$|,)
  `,
  verbose`
    (?:dsgvo|datenschutz-?grundverordnung|recht auf (?:loschung|vergessenwerden|vergessen)|datenschutzbehorde|
    datenschutzbeauftragt\p{L}+|auskunft (?:uber|nach|gem)\p{L}*|artikel (?:15|17|
    21))(?= (?:\p{L}+ ){0,6}?(?:losch\p{L}*|auskunft|verstoss\p{L}*|daten|einschalten|meld\p{L}*|beschwer\p{L}*|
    dsgvo))
  `,
  verbose`
    (?:das ist|dies ist|ist|reiner|unerwunschter|ihr) spam(?!-?ordner| ordner)|spam!
  `,
  'als spam (?:gemeldet|markiert|melden|eingestuft|gekennzeichnet)',
  verbose`
    (?:unerwunschte|unaufgeforderte|unverlangte)(?:n|r)? (?:werbung|mails?|e-?mails?|nachrichten|
    zusendung\p{L}*|werbe\p{L}*)
  `,
  verbose`
    (?:blockiere|blockiert|gesperrt|sperrliste|blockieren|blacklist)(?= (?:sie|ich|ihre|wir)|[.!,]|$)
  `,
  'belastigung',
  verbose`
    (?:nie|nicht|niemals|keine|kein)(?: \p{L}+){0,3}? ?(?:eingewilligt|zugestimmt|angemeldet|einwilligung|
    erlaubnis|zustimmung)
  `,
]);
