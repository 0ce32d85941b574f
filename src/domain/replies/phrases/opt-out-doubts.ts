/*
 * What makes it doubtful that words of an opt-out are their writer's own wish to get no more of our mail, in the four
 * languages, folded. A person then decides: it is suspected and silences nobody.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Somebody else has the wish, or it is told of a third person. */
export const wishesOfOthers = anyOf([
  verbose`
    (?:people|customers?|clients?|users?|recipients?|subscribers?|members?|prospects|everybody|everyone|they|he|she|
    (?<!nor )(?:my|our|the|a) (?:colleague|boss|wife|
    husband|supplier|vendor|competitor|neighbour|customer)s?)(?: \p{L}+){0,3}? (?:says?|said|tells?|told|asks?|
    asked|wants?|wanted|does|do|did|mark\p{L}*|report\p{L}*|
    unsubscrib\p{L}*|complain\p{L}*|left|has|have|is|was)|
    (?:them|him|her|their|his|colleagues?|customers?|users?|clients?|members?|staff)(?: to)? (?:stop|unsubscribe|
    list|lists|newsletter)|
    (?:contact|call|mail|e-?mail|write to|approach|message) (?:any of )?(?:our|my|their|his|
    her)(?: \p{L}+)? (?:customers?|
    clients?|users?|members?|suppliers?|tenants|guests|patients)|(?:does not|doesn't) want|
    (?:my|our|their|the|most|many|some)(?: \p{L}+)? (?!company|firm|business|office|house|organi|management|you|we|i\b)
    \p{L}+ (?:do not|don't|dont|no longer|never|won't|will not|would not|wouldn't)(?: \p{L}+)? (?:wants?|wish|wishes|
    likes?)|
    un-?subscrib\p{L}*(?: \p{L}+){0,2} (?:users?|customers?|clients?|members?|colleagues?|
    team|people|staff|settings?)
  `,
  verbose`
    (?:(?:asiakka|kayttaj|vastaanottaj|jasen|kolleg|kilpailij|tyonteki|ihmis)\p{L}*|han|he)(?: \p{L}+){0,3}? (?:ei|
    eivat|sano\p{L}*|pyyta\p{L}*|halua\p{L}*|kysy\p{L}*|itse|peru\p{L}*)|
    (?:asiakka|asiakkai|jasen|vuokralai|potilai)\p{L}*(?:mme|ni)|paasevatko|paaseeko|poistuuko|poistuvatko|
    muilta listoilta|
    eivat(?: \p{L}+){0,2} (?:halua|tahdo|kaipaa|toivo|ota|hyvaksy)
  `,
  verbose`
    (?:kund\p{L}*|anvandar\p{L}*|mottagar\p{L}*|medlem\p{L}*|kolleg\p{L}*|konkurrent\p{L}*|folk|manga|han|hon|
    de)(?: \p{L}+){0,2}? (?:sager|sa|vill|ber|bad|onskar|klagar|avregistrer\p{L}*|markerar|anmaler)|
    (?:vara|mina|deras|era)(?: \p{L}+)? \p{L}+ (?:vill|onskar|accepterar)(?: \p{L}+)? (?:inte|ej|inga|aldrig)
  `,
  verbose`
    (?:kund|nutzer|empfanger|mitglied|kolleg|konkurren|leute|viele|chefin|
    mein mann)\p{L}*(?: \p{L}+){0,2}? (?:sagen|sagt|wollen|will|mochten?|bitten|bat|beschwer\p{L}*|melden|meldet|
    selbst)|
    (?:unsere|meine|ihre|deren)(?: \p{L}+)? \p{L}+ (?:wollen|mochten|wunschen|mogen)(?: \p{L}+){0,2} (?:keine|nicht|
    nie)|herrn \p{L}+|(?:konnen|kann) sich (?!bitte)\p{L}+
  `,
]);

/** The writer did it, does it to others, or tells of it as something that happened. */
export const completedActions = anyOf([
  verbose`
    (?:i|we)(?:'ve| have|'d| had)?(?: (?:just|already|also|recently|then|once|finally|even|now|
    all)){0,2} (?:removed|took|deleted|erased|dropped|purged|scrubbed|cleaned|struck|withdrew)|
    (?:i|we) (?:usually|normally|always|often|mostly|generally|tend to|never|rarely)? ?un-?subscribe from (?!your|
    this|these mails|you )|
    un-?subscribed? from (?:most|many|nearly|almost|such|everything|other|the other|another|all (?:the )?other)|
    (?:i|we) (?:was|were|got|have been|had been) (?:\p{L}+ )?(?:removed|taken|deleted|unsubscribed|
    dropped)(?! from your)|
    (?:i|we) (?:keep|have|maintain|use|run|import) (?:an?|the|our) (?:\p{L}+ ){0,3}list
  `,
  'poist(?:in|imme|ettiin|anut|aneet)|siivosi(?:n|mme)|karsi(?:n|mme)|peruin|peruimme|peruttiin',
  verbose`
    (?:jag|vi)(?: har)? (?:\p{L}+ )?(?:tog|tagit|rensade|rensat|raderade|raderat|strok|strukit|plockade|plockat)|
    (?:tog|rensade|raderade|strok|plockade) (?:vi|jag)|
    avregistrerar mig fran (?:det mesta|de flesta|allt|manga|alla)|togs bort
  `,
  verbose`
    (?:wir|ich) (?:haben?|hatten?)(?! (?:sie|mich|uns) )(?: [^\s.!?]{1,25}){0,10}? (?:geloscht|entfernt|gestrichen|
    genommen|ausgetragen|bereinigt|geworfen|abbestellt|unterschrieben)|
    (?:haben|hatten) wir(?: [^\s.!?]{1,25}){0,10}? (?:geloscht|entfernt|gestrichen|genommen|bereinigt|abbestellt)|
    (?:ich|wir) bestelle[n]? (?:die meisten|fast|viele)|
    (?:wurden?)(?: [^\s.!?]{1,25}){0,8}? (?:geloscht|entfernt|gestrichen|genommen)
  `,
]);

/** A link or a button that does not work is reported, or lists and laws are spoken of as a matter. */
export const otherTopics = anyOf([
  verbose`
    (?:un-?subscribe|opt[ -]?out) (?:link|button|option|page|function|header|footer)|blocked by (?:our|the|my)|
    (?:get|gets|got|getting|are|were|is|was|been|being|ends? up|land\p{L}*) (?:\p{L}+ )?(?:flagged|marked|reported|
    classified|
    filtered)|
    by the way|fyi|just so you know|just asking|thought you should know
  `,
  verbose`
    perumislink\p{L}*|peruutuslink\p{L}*|tilauksen perum\p{L}+|muuten rikki|(?:meni|menee|menevat|joutui|joutuu|
    joutuvat|paatyi|paatyvat|paatyy) (?:\p{L}+ )?roskapost\p{L}*
  `,
  verbose`
    (?:avregistrerings|avpren\p{L}*|avanmalnings)(?:lank|knapp)\p{L}*|blockera(?:d|t|de)s? av|sparra(?:d|t|de) av|
    forresten|(?:hamnar|hamnade|fastnar|fastnade|flaggas|klassas|markeras)(?: \p{L}+){0,3}? (?:i|som)
  `,
  verbose`
    (?:abmelde|abbestell)(?:link|button|funktion|knopf)\p{L}*|von unser\p{L}* (?:filter|firewall|system)\p{L}*|
    ubrigens|(?:landet|landen|gelandet|landete|landeten)|(?:wird|werden|wurde|wurden)(?: \p{L}+){0,4}? als (?:spam|
    junk)
  `,
]);

/** Something that is ended or left and is not our mail: an order, a meeting, a part of an offer. */
export const otherObjects = anyOf([
  verbose`
    webinar\p{L}*|seminar\p{L}*|course|meeting|invit(?:e|ation)|appointment|events|quote|offer sheet|
    invoices?(?! you)|(?:yearly|monthly|big|small|whole|the|your) plan|insurance|support|samples?|
    pdfs?|attach\p{L}*|spreadsheets?|file format|calendar|series|duplicates?|(?:to|reply) all(?! of)|contract|
    module|
    question|booking|my (?:previous|last) (?:mail|message|e-?mail|comment|question)|(?:last|
    open) question|old (?:number|address)|comment|speaker|clock|account
  `,
  verbose`
    kutsu\p{L}*|palaver\p{L}*|kalenter\p{L}*|liit(?:e|teen|teena|teita|teet|tei\p{L}+|etiedosto\p{L}*)|pdf\S*|
    kaikille|
    lume[nt]|rivi|rivin|kokou\p{L}*|webinaar\p{L}*|seminaar\p{L}*|kurssi\p{L}*|tilaus ?(?:\d+|, )|tuotteen|
    naytte\p{L}*|
    laskul?\p{L}*|kohta|kohdan|pykala\p{L}*|allekirjoit\p{L}*|
    sopimu\p{L}*|varau\p{L}*|kysymy\p{L}*|suodat\p{L}*
  `,
  verbose`
    bilag\p{L}*|bifog\p{L}*|pdf\S*|kallels\p{L}*|moteskallels\p{L}*|kalender\p{L}*|dubblett\p{L}*|webbinari\p{L}*|
    seminari\p{L}*|kurs\p{L}*|mote\p{L}*|inbjud\p{L}*|faktura\p{L}*|prover|prov|avtal\p{L}*|
    offert\p{L}*|broschyr\p{L}*|bestallning\p{L}*|bokning\p{L}*|
    (?:mitt|min) (?:forra|senaste) (?:mejl|mail|meddelande)\p{L}*|gamla (?:adress|nummer|system)\p{L}*
  `,
  verbose`
    anhang\p{L}*|angehangt\p{L}*|pdf\S*|besprechung\p{L}*|serie\p{L}*|doppelt\p{L}*|an alle|dubletten|
    webinar\p{L}*|seminar\p{L}*|kurs\p{L}*|termin\p{L}*|einladung\p{L}*|rechnung\p{L}*|muster|vertrag\p{L}*|
    bestellung|buchung|anzahlung|position\p{L}*|
    mein\p{L}* (?:letzte|vorige)n? (?:mail|nachricht|e-?mail)|alte\p{L}* (?:nummer|adresse\p{L}*|system)|
    § ?\d+ (?:streichen|entfernen|loschen)
  `,
]);

/** The writer goes on with us, by another way or at another time. */
export const continuedContact = anyOf([
  verbose`
    i(?:'ll| will) (?:handle|take over|do it)|i(?:'m| am) (?:now|the new)|(?<!(?:not|n't|dont|never|ever) )(?:call|
    ring|phone|meet|visit|text) (?:me|
    us)|(?:have|set up|do) a (?:call|meeting|chat)|(?:let us|
    let's) (?:talk|meet|speak|call|stop)|use (?:the|my|our) (?:\p{L}+ )?(?:phone|address|mail|e-?mail|number)|
    by phone|see you|
    tell me|(?<!not |n't |stop )send me (?:the|your|a) |but (?:yours|keep|send|carry|go on|i (?:do|like|read|
    want (?:to|yours)|would like))|yours is|i do(?= ?[.!]|$)|(?:write|talk) to me (?:instead|directly)|(?<!not |
    n't |nor |no longer )interest(?:ing|ed)|curious|
    sounds|spot on|go ahead|we (?:will |'ll )?(?:buy|order|sign)|can (?:we|you) meet|what (?:do|does|would) (?:you|
    it|that) (?:charge|cost)|the price(?= ?[.!?,]|$)|how much|
    (?:send|quote|got|what is|what's)(?: \p{L}+){0,3}? (?:price|prices|quote|pricing|rate|rates|invoice)|(?:was|
    is) the best|
    (?<!no |more )(?:e-?mails?|mail) (?:is|works|will do|would be|will be)(?: (?:fine|ok|okay|better|best|great|
    good|easier))?(?= ?[.!,]|$)
  `,
  verbose`
    (?<!ala )soit(?:a|takaa)|mutta (?:mina|muuten|jatk\p{L}*|teidan|haluan|luen)|jatketaan|kertokaa|ostamme|
    tilaamme|
    tilataan|mielenkiintoi\p{L}*|(?<!ei |eika )kiinnostaa|loysin|teen uuden|laittakaa viestia|hinna\p{L}*|
    hinta-?\p{L}*|hinnasto|paljonko|maksaa|
    nahdaan|muuten ok|(?:sahkoposti|meili|maili) (?:kay|sopii|riittaa|toimii|on parempi)|(?:oli|on) (?:paras|
    parempi)|(?<!(?:ala|alkaa) )(?:laita|laittakaa|kirjoita|kirjoittakaa|meilaa|mailaa)
    (?: (?:mieluummin|vaikka|mulle|minulle|meille|sahkopostia|viesti|viestia|meilia|tekstari))+(?= ?[.,!]|$| niin)|
    minulle saa|hoidan jatkossa|vastaan nykyaan|kayt(?:an|akaa|ta)(?: \p{L}+)? (?:uutta|toista|
    puhelin\p{L}*)
  `,
  verbose`
    ring(?= |[.!])(?!(?: hit| mig| oss)? (?:inte|aldrig|ej))|men (?:ert|era|garna|skicka|fortsatt|det vill jag)|
    traffas|spannande|
    (?<!inte |ej )intress(?:ant|erad)\p{L}*|beratta|vad kostar|va kostar|kostar det|(?:skicka|
    ge)(?: \p{L}+){0,3}? (?:pris|priset|prislista\p{L}*|offert\p{L}*)|vi (?:koper|bestaller)|priset|onsdag|
    passar battre|(?:var|ar) bast|(?<!inte |aldrig |sluta |slutar |att |ej )(?:skriv|mejla|maila) (?:till )?(?:mig|
    oss)(?= ?[.!]|$)|
    (?:mejl|mail|e-post) (?:gar|funkar|fungerar|racker|ar)(?: (?:bra|fint|bast|battre|ok))?(?= ?[.!,]|$)|
    i ?stallet|jag (?:tar over|ar ny|skoter)
  `,
  verbose`
    ich bin (?:jetzt|nun)|ich ubernehme|rufen? sie(?!(?: bitte| uns| mich| hier){0,3} (?:nicht|nie))|
    ruf(?:t)? (?:mich|an)|aber (?:ihr\p{L}*|gern\p{L}*|
    schick\p{L}*|das angebot)|ich schon|
    interessant\p{L}*|was kostet|kostet|(?:schick|send)\p{L}*(?: \p{L}+){0,5}? (?:preis|preise|angebot|preisliste)|
    wir (?:kaufen|bestellen|nehmen|wechseln)(?! kein)|
    war (?:das|die) beste|(?<!keine )(?:e-?mail|mail) (?:passt|genugt|reicht|geht|ist (?:besser|ok|gut))|
    (?<!nicht )schreiben sie (?:mir|uns)(?: lieber| bitte| eine (?:e-?mail|mail|nachricht))*(?= ?[.,!]|$)|
    (?:den|ihr) preis|mittwoch passt|zum nachsten|reden wir|telefonieren
  `,
]);

/** The writer as the one who gets our mail, their address, or us as those who send it. */
export const ofWriterOrUs = anyOf([
  'me|us|my|mine|i|we|our|you|your|u|ur|this (?:address|e-?mail|mailbox|inbox|company|list)|these|here|it|that',
  verbose`
    minu\p{L}*|mut|mua|mulle|mun|meida\p{L}*|meita|meille|meilla|te|tei\p{L}*|sin[au]\p{L}*|\p{L}{3,}(?:ni|mme|nne)|
    tan(?:ne|ka)|tama\p{L}*|tata|naita|nama|en|emme
  `,
  'mig|mej|oss|min|mitt|mina|var|vart|vara|jag|vi|ni|er|era|ert|du|dig|din|ditt|dina|hit|det har|den har|detta|denna',
  verbose`
    mich|mir|uns|mein\p{L}*|unser\p{L}*|ich|wir|sie|ihr\p{L}*|ihnen|euch|euer|eur\p{L}*|du|dich|dir|dein\p{L}*|
    hier\p{L}*|diese\p{L}*|das|i|mi|ma
  `,
]);

/** Laws, officers and lists that a question or a product can be about. */
export const lawsAndLists = anyOf([
  verbose`
    gdpr|can-spam|pecr|dsar|article|art\.? ?\d+|data protection|privacy|compliant|compliance|(?:do[ -]not[ -]\p{L}+|
    suppression|robinson|block|black) ?(?:list|register)s?|
    (?:erasure|deletion|removal|opt-?out|un-?subscribe|subject access) requests?
  `,
  'tietosuoja\\p{L}*|gdpr\\p{L}*|artikla\\p{L}*|(?:esto|kielto)list\\p{L}*|(?:suora)?markkinointikiel\\p{L}*',
  verbose`
    dataskydd\p{L}*|gdpr|artikel|(?:nix|sparr)-?(?:registret|lista\p{L}*)|reklamsparr\p{L}*|integritetsskydd\p{L}*
  `,
  verbose`
    dsgvo|datenschutz\p{L}*|artikel|art\.? ?\d+|(?:robinson|sperr|black)list\p{L}*|werbewiderspr\p{L}*|
    unterlassungserklarung\p{L}*
  `,
]);

/** They are those of the writer's own house. */
export const ownLaws = anyOf([
  '(?:our|we have an?) (?:own )?(?:\\p{L}+ )?(?:data protection|privacy|dpo|gdpr)(?: \\p{L}+)?',
  'tietosuojavastaava(?:mme|ni|lle|n)?|meidan tietosuoja\\p{L}*',
  '(?:vart|vara|min) (?:dataskydds|integritets)\\p{L}*',
  'unser\\p{L}* datenschutz\\p{L}*',
]);
