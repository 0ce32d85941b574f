/*
 * Clauses in which a writer goes on dealing with us whatever else they refuse: they order, come by, want an offer sent,
 * name a budget or a better day, or say that we have convinced them, in the four languages, folded. Who refuses calls
 * or further offers in the same breath may mean those alone, which a person decides.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Where an order to the reader begins, so that "do not send it to me" is none. */
const clause = verbose`
  (?<=(?:^|[\n,;:.!?]|(?<!\p{L})(?:please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)
`;

export const dealings = anyOf([
  verbose`
    (?:i'll|we'll|(?:i|we) (?:will|shall|am going to|are going to)|(?:i'm|we're|i am|we are))(?: then| just| still)?
    [ ](?:com(?:e|ing) (?:by|over|round|to (?:your|the) (?:stand|booth|office|shop|store|showroom|fair))|dropp?(?:ing)?
    [ ](?:by|in)|popp?(?:ing)? in|visit(?:ing)? (?:you|your)|meet(?:ing)? you|order(?:ing)?|buy(?:ing)?)|
    you(?:'ve| have| will)?(?: got| get| won)? (?:the|our|this) (?:order|job|contract|deal)|
    (?:we|i)(?:'ve| have)? (?:chosen|chose|picked|accept|accepted|decided (?:on|for)) (?:you|yours|your offer)|
    (?:you|yours|your \p{L}+)(?:'ve| has| have)? (?:convinced|persuaded|won over) (?:me|us)|
    why (?:i|we)(?: now| also)? (?:want|would like|need|plan|intend)(?: to \p{L}+)? your (?:system|software|solution|
    product|tool)|(?<=why |and |so |but |therefore )(?:i|we)(?: now| still)? (?:want|would like|plan|intend) to (?:buy|
    order|sign)|
    ${clause}(?:write|mail|e-?mail|send|post|upload|submit)(?: it| them| to| me| us| here| with| in writing| by \p{L}+|
    [ ]instead){0,4} (?:your|the|an?)(?: \p{L}+)? (?:offer|quote|quotation|proposal|price|prices)
    (?! to (?:some|any)(?:body|one)| elsewhere| somewhere)|
    ${clause}send (?:it|them|that|those|the \p{L}+|your \p{L}+) (?:to (?:me|us)|in writing|by (?:e-?mail|post))|
    ${clause}upload|next (?:week|month|\p{L}+day)(?:'s| is| works| suits| would be| will be)(?: \p{L}+)? (?:fine|ok|
    okay|good|better|best|great|possible|me|us)|our budget
  `,
  verbose`
    (?:saatte|saitte|voititte|saat|sait) (?:\p{L}+ )?(?:tilauksen|toimeksiannon|kaupan|kaupat|sopimuksen)|
    tilaamme (?:teilta|sinulta)|valitsimme (?:teidat|teidan|tarjouksenne)|vakuutti(?:t|tte|vat)? meidat|
    tul(?:en|emme)(?: \p{L}+){0,3}? (?:osasto\p{L}*|standi\p{L}*|kaymaan|luokse\p{L}*|toimisto\p{L}*|messu\p{L}*)|
    ${clause}(?:laheta|lahettakaa|laita|laittakaa|toimita|toimittakaa)(?: se| ne| meille| minulle| mulle| mieluummin|
    [ ]kirjallinen| kirjallisesti){0,3} tarjou(?:s|ksen|ksenne|ksesi)(?! \p{L}*(?:muualle|muille))|
    ${clause}(?:laheta|lahettakaa|laita|laittakaa) (?:se|ne) (?:minulle|meille|mulle)|
    (?:lataa|ladatkaa|jata|jattakaa|syota|syottakaa)(?: \p{L}+){0,3}? (?:portaali\p{L}*|jarjestelma\p{L}*)|
    (?:siksi|sen takia|sen vuoksi)(?: \p{L}+){0,2}? (?:ostaa|ostamme|tilata|hankkia|hankimme)|
    ensi (?:viikko|viikolla|kuussa)(?: \p{L}+)? (?:sopii|kay|onnistuu)|budjettimme
  `,
  verbose`
    (?:ni|du) (?:har fatt|far|fick|vann|har vunnit) (?:ordern|jobbet|uppdraget|affaren|bestallningen)|
    overtyga(?:de|t) (?:oss|mig)|vi (?:har valt|valde|valjer) (?:er|ert)|
    (?:jag|vi) (?:kommer|tittar|svanger)(?: \p{L}+){0,2}? (?:forbi|in|till er(?: monter)?|er monter)(?= |[.!,]|$)|
    ${clause}(?:skriv|mejla|maila|skicka|sand)(?: till| det| den| dem| oss| mig| med| ert| er| en| ett| hellre|
    [ ]garna){0,5} (?:offert\p{L}{0,2}|erbjudandet?|prisforslag)(?! till (?:nag\p{L}+|andra))|
    ${clause}(?:skicka|sand) (?:det|den|dem) till (?:mig|oss)|${clause}ladda upp|
    (?:darfor|dar for)(?: att)?(?: vi| jag| vill| ska| nu| garna){0,4} (?:kopa|koper|bestalla|bestaller)|
    nasta (?:vecka|manad) (?:gar|passar|funkar|fungerar|ar)(?: \p{L}+)? (?:bra|fint|bast|battre|oss|mig|ok)|var budget
  `,
  verbose`
    (?:(?:sie|ihr) (?:haben|habt|bekommen|bekommt|erhalten|erhaltet|kriegen)|(?:haben|bekommen|erhalten) sie)
    [ ](?:den|unseren) (?:auftrag|zuschlag)|(?:uns|mich)(?: \p{L}+)? uberzeugt|
    (?:ich komme|wir kommen|komme ich|kommen wir)(?: \p{L}+){0,4}? (?:vorbei|stand|messestand|buro|zu ihnen)|
    ${clause}(?:schick|send|schreib|mail)(?:en|t|et|e)?(?: sie| uns| mir| bitte| es| das| den| ihr| ein| lieber| doch|
    [ ]einfach){0,5} angebote?(?! an (?:jemand|andere))|
    ${clause}(?:schick|send)(?:en|t|et|e)?(?: sie (?:es|sie|das|den)| es| das| den) (?:an mich|an uns|mir|uns)|
    ${clause}laden sie(?: \p{L}+){1,5} hoch|
    (?:deshalb|daher|darum|deswegen)(?: \p{L}+){0,4}? (?:kaufen|bestellen|ihre losung|ihr system|ihre software)|
    nachste woche (?:passt|geht|ginge|ist|gerne)|unser budget
  `,
]);
