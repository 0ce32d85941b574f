import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

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

/** Lists, systems and people of the writer's own house. */
export const ownHouse = anyOf([
  // Lists and data of the writer's own house.
  verbose`
    our (?:own )?(?:\p{L}+ )?(?:lists?|mailing lists?|database|crm|newsletters?)|
    (?:meidan |oma |oman |oma[ns]t?a? |omalta |omilta |omista |omasta ){1,3}(?:\p{L}+)?(?:list|rekister|tietokan|
    postitu|jakelu)\p{L}*|
    (?:vara?|vart) (?:egen |egna |eget )?\p{L}*(?:lista|listor|register|utskicks\p{L}+|databas)\p{L}*|
    unser\p{L}* (?:eigen\p{L}* )?\p{L}*(?:verteiler|liste|listen|datenbank|kartei|newsletter)\p{L}*
  `,
  // A question about what a system does with somebody.
  verbose`
    (?:wird|werden) (?:er|es|die|der|das|jeder|diese[rs]?) [^.!]{0,80}\?|
    (?:poistuuko|poistuvatko|poistetaanko|hoituuko) [^.!]{0,80}\?|
    (?:tas|raderas|stryks|forsvinner) (?:den|de|han|hon|personen|adressen) [^.!]{0,80}\?|
    (?:is|are|do|does) (?:it|he|she|they|the \p{L}+) [^.!]{0,60}(?:removed|deleted|taken|unsubscribed)[^.!]{0,40}\?
  `,
  // Somebody else who left.
  '(?:han|he|she|hon) (?:jai|lahti|siirtyi|on jaanyt|left|retired|moved|slutade|gick)',
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

/** A prohibition until a time asks for patience, not for silence. */
export const untilThen = anyOf([
  '(?:until|before) (?!i (?:call|sue|report)|this goes)[\\p{L}\\d]+',
  // The Swedish word means `to` as well.
  verbose`
    till (?:\d|(?:januar|februar|mar[cs]|april|ma[jy]|jun|jul|august|septem|o[ck]to|novem|decem|next|nasta|after|
    efter|
    then|the (?:end|new)|spring|summer|autumn|winter|varen|somma|host|vinter|monday|tuesday|further|later|we|
    mandag|tisdag|onsdag|torsdag|fredag)\p{L}*)
  `,
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

/**
 * What a prohibition or an end can be about instead of contact with the writer: papers and wares, somebody else who is
 * written to, and people who go on with us in the same breath.
 */
export const otherMatter = anyOf([
  verbose`
    (?:send\p{L}*|delete|remove|stop|end)(?: \p{L}+){0,3}? (?:the |my |an? |your )?(?:invoices?|pdf|samples?|
    attachment|brochure|quote|shipment|delivery|contract|fee|item|line|position|second|
    old)|no (?:more|further) (?:questions|doubts?)
  `,
  verbose`
    (?:write|mail|e-?mail|send (?:it|them)|contact|call|ring) (?:to )?(?:me|us) (?:instead|directly|rather)|
    instead|i (?:run|handle|am in charge)|(?:we|i) (?:will |want to |would like to )?(?:buy|order|start)|
    when (?:can|do) we|we have decided|what does it cost|have a deal|
    (?:he|she|they)(?:'s|'ve| has| have) (?:moved|left|retired|changed)|
    (?:we|i) (?:\p{L}+ ){0,4}(?:by hand|ourselves)|i'll (?:take|handle)
  `,
  verbose`
    (?:lasku|tarjouks|rahti|rivi|esite|liit(?:e|te)|sopimu)\p{L}*|mina (?:hoidan|jatkan)|
    han on (?:vaihtanut|lahtenyt|siirtynyt)|
    tilaamme|ostamme|otamme|
    paljonko|mita (?:se |tama |palvelu )?maksaa|kysymyksia|kysyttavaa|soittakaa|sen sijaan|
    (?:kirjoit|laitt|laheta|lahett|kaytt)\p{L}* mieluummin
  `,
  verbose`
    (?:faktur|offert|frakt|broschyr|bilag|avtal)\p{L}*|jag (?:har tagit|tar) (?:over|det|den)|
    (?:han|hon|hen) har (?:slutat|bytt)|
    (?:vi|man) (?:\p{L}+ ){0,4}sjalva?|vi (?:koper|bestaller)|
    
    vad kostar|fragor|pa sajten|istallet|i stallet|(?:mejla|maila|skriv|skicka) (?:\p{L}+ )?hellre|beratta
  `,
  verbose`
    (?:rechnung|muster|angebot|prospekt|anhang|vertrag|lieferant|fracht)\p{L}*|stattdessen|sondern|
    sie (?:mir |uns )?lieber|
    sich zu entschuldigen|
    (?:ich bin|bin ich) (?:jetzt |nun )?zustandig|wir (?:kaufen|bestellen|nehmen|beginnen)|was kostet|
    keine (?:weiteren )?fragen|ansprechpartner(?:in)? (?:bin|ist)|(?:er|sie) ist nicht mehr|
    (?:wir|man) (?:\p{L}+ ){0,4}(?:selbst|selber)
  `,
  'sluta inte|stopp inte|hor(?:en|t)? (?:sie )?nicht auf|(?:do not|don.t) stop|alkaa lopettako',
]);

/**
 * What an end or a prohibition can be about where the writer goes on with us: a copy or a thread, somebody else of the
 * house, a demonstration, a trial, a version, a queue. Whoever means themselves as well is left to a person.
 */
export const otherObject = anyOf([
  verbose`
    (?:from|off|out of) (?:the |this |your )?(?:cc|bcc|copy|copies|thread|loop|waiting list|waitlist|queue)|
    write (?:me|us|this|it) off|keep (?:writing|mailing|sending|talking) to|alone with (?:the|all|your)|
    (?:an?|the|another|old) (?:\p{L}+ )?(?:demo|demonstration|trial|version|webinar)(?! (?:invit|mail|message|
    request|offer)\p{L}*)
  `,
  'versio(?:ta|tanne|n|ita)?|jonotuslistal\\p{L}*|kopio(?:sta|ista)|esittelya|kokeilujakso\\p{L}*',
  'version(?:en|er)?|vantelistan?|(?:fran|ur) (?:kopian?|cc|traden)|demon?|provperiod\\p{L}*',
  verbose`
    (?:an|von) (?:frau|herrn?|kolleg\p{L}*) \p{L}+|aus dem (?:cc|bcc|thread)|werbung schalten|wartelisten?|
    (?:alten?|neuen?|diese) version(?:en)?|testphase|vorfuhrung
  `,
]);
