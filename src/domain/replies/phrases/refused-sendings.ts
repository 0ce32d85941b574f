/*
 * How people refuse whatever is sent to them unasked, such as offers, newsletters and calls, or to be
 * approached at all, in the four languages, folded. "Your" or "more" makes an offer one of ours; what restricts a
 * refusal, as to offers without fitting, leaves the rest wanted.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

const gap = (most: number): string => `(?:,? [^\\s.!?,;]{1,25}){0,${most}}?`;

const sending = verbose`
  (?:offers?|offerings|newsletters?|(?:phone |sales |cold )?calls?|adverts?|ads|advertis\p{L}+|promotions?|mails?|
  e-?mails?|
  mailings?|letters?|messages?|marketing|pitch|pitches|proposals|solicitations?|texts|campaigns?|stuff|
  correspondence|communications?|reminders?)
`;
const lahetys = verbose`
  (?:tarjou(?:ks(?:ia|ianne|iasi|en|ienne|enne|esi)|st(?:a|anne|asi)|sten)|uutiskir\p{L}*|soitto(?:ja|janne|a)|
  puhelu(?:ja|
  ita|janne|itanne)|maino[sk]\p{L}*|mainont\p{L}*|markkinoin\p{L}*|viest\p{L}*|sahkopost\p{L}*|postia|posteja|
  kirjeit\p{L}*|
  esitteit\p{L}*|ehdotuks\p{L}*|yhteydenot\p{L}*|yhteytta|kontakto\p{L}*|lahestym\p{L}*|muistutuksia\p{L}*)
`;
const utskick = verbose`
  (?:erbjudande\p{L}*|offerter(?:na)?|nyhetsbrev\p{L}*|(?:telefon)?samtal(?:en)?|reklam\p{L}*|annons\p{L}*|
  mejl\p{L}*|mail\p{L}*|
  brev|breven|utskick\p{L}*|meddeland\p{L}*|marknadsfor\p{L}*|propaer|kontakt|kontakter|sms|paminnelse\p{L}*)
`;
const zusendung = verbose`
  (?:angebote?n?|newsletters?|anrufe?n?|werb(?:ung|emails?|epost|ebriefe?|esendungen|eanrufe?)|mails?|e-?mails?|
  post|briefe|
  nachrichten|zusendungen|anschreiben|prospekte|kataloge|kontaktaufnahmen?|kontakt|reklame|aussendungen|
  zuschriften|erinnerungen)
`;

const english = verbose`
  (?:do not|don't|dont|no longer|never|won't|wont|will not|would not|wouldn't|neither|nobody|no one|
  none of us)${gap(3)}
  [ ](?:wants?|wanna|wish|wishes|welcomes?|accepts?|appreciates?|cares? for|likes?|take|entertain)
  ${gap(5)} ${sending}|
  no (?:interest|use|wish|desire|need)(?: in| for| to)? (?:receiv\p{L}*|get|getting|any|more|further|
  hear\p{L}*)${gap(4)} ${sending}|
  (?:no|no more|without any more) ${sending}(?:(?:,| and| or| nor|, no| no) ${sending}){0,3} (?:from|to|for) (?:you|
  your|us|me|our|
  this)${gap(2)}(?= ?[.,!]|$)|
  (?:do not|don't|dont|never|nor) (?:include|list|add|put|call|ring|phone|telephone|visit|text|dial) (?:us|me|our|
  my|here|this)
  (?: (?:in|on|to|any|again|number|office|here|ever|company|house|address))|
  (?:do not|don't|dont|never|kindly do not) (?:call|ring|phone)(?: me| us)?(?: (?:or|nor|and) \p{L}+)? (?:again|
  any ?more|ever)|
  (?:nobody|no one|none of us|not|never|neither)${gap(6)} (?:to )?be(?:ing)? (?:called|contacted|approached|rung|
  phoned|
  telephoned|visited|e-?mailed|written to|targeted|solicited)(?: (?:by|any|again|from|ever)|(?= ?[.,!]|$))|
  (?:stop|end|cancel|discontinue|cease) (?:the|all|your|these|this|any)(?: \p{L}+)? (?:newsletters?|calls?|offers|
  ads|adverts?|
  advertis\p{L}+|promotions?|mailings?|calling|campaigns?)|
  (?:${sending}|they|it) stop coming|keep your ${sending} to (?:yourself|yourselves)|
  not (?:be )?interest?ed,? ?(?:and )?(?:ever|never|now or ever|now,? or ever|not now,? (?:or|not) ever|
  never (?:will|have|was)\p{L}*)|
  not now,? not ${gap(3)},? (?:not )?ever|
  no (?:more |further |other )?attempts? (?:to|at) (?:reach|contact|get|sell|call|persuad)\p{L}*|
  (?:do not|don't|dont|never|no longer)${gap(2)} (?:want|wanna)(?: to)?(?: get| receive| see| have)? (?:this|these|
  that|your) (?:stuff|
  things?|junk|nonsense|offers?|newsletters?)
`;
const finnish = verbose`
  (?:en|emme|ei|enka|emmeka|eika)${gap(2)} (?:halu\p{L}*|tahdo|toivo\p{L}*|kaipa\p{L}*|ota|oteta|hyvaksy\p{L}*|
  huoli\p{L}*)${gap(5)} ${lahetys}|
  ${lahetys}${gap(2)} (?:en|emme|ei)${gap(2)} (?:halu\p{L}*|tahdo|toivo\p{L}*|kaipa\p{L}*|tarvi\p{L}*|ota)|
  ei (?:enaa |lisaa |muita )?${lahetys}(?: eika ${lahetys})?,? (?:meille|minulle|mulle|tanne|kiitos|enaa|teilta)|
  (?:ala|alkaa|ela|elkaa|alkaako)${gap(3)} (?:laheta|lahettako|lahettaka|lahetelko|laittako|laita|tarjotko|
  tarjoa)${gap(4)} ${lahetys}|
  (?:ala|alkaa|ela|elkaa)${gap(2)} (?:soita|soittako|soitelko|soittele) (?:meille|mulle|enaa|tanne|ikina|koskaan|
  toiste|uudestaan)|
  (?:ala|alkaa|ela|elkaa)${gap(2)} ol(?:e|ko)${gap(2)} yhteydessa|
  (?:lopetta|lakat|lopetta)(?:kaa|kaapa)${gap(3)} (?:soittelu\p{L}*|soittami\p{L}*|soittelemasta|soittamasta|
  tarjousten|tarjoaminen|
  kaupustel\p{L}*|lahettamasta|hairitsemasta|kirjoittamasta|tyrkyttamasta)|
  (?:ettei|ettette|ettei meille|ei|eika)${gap(3)} enaa${gap(3)} (?:laheteta|oteta yhteytta|otettaisi|lahetettaisi|
  soiteta|soitettaisi|
  kontaktoida|lahesty\p{L}*)|
  (?:uutiskir\p{L}*|tarjou\p{L}*|viesti\p{L}*|maino\p{L}*|soito\p{L}*)${gap(1)} saa(?:vat)?${gap(2)} (?:loppua|
  jaada|paattya)|
  (?:pidattay\p{L}*|pidattaydy|luopumaan|luopukaa)${gap(3)} (?:yhteyden\p{L}*|soito\p{L}*|tarjou\p{L}*|
  viesti\p{L}*)|
  ei kiinnosta${gap(3)},? (?:ei|eika|nyt eika|ei nyt,?)${gap(2)} (?:ikina|koskaan|myohemmin|tule kiinnostamaan)|
  (?:vastust|kiell)(?:an|amme)${gap(3)} (?:suora)?(?:markkinoin|mainon)\p{L}*
`;
const swedish = verbose`
  (?:vill|onskar|accepterar|godtar|tar|orkar|behover)(?: jag| vi)?${gap(2)} (?:inte|ej|inga|ingen|inget|aldrig|
  varken)${gap(5)} ${utskick}|
  (?:inga|ingen|inget)(?: fler| mer| vidare| ytterligare)? ${utskick}(?: eller ${utskick})? (?:till|fran|at) (?:oss|
  mig|er|dig|ert|hit)|
  inga (?:fler|mer|vidare|ytterligare) ${utskick}|inga ${utskick},? tack|
  (?:skicka|sand|mejla|maila)(?: oss| mig| hit)? (?:inga|inget|ingen|inte|aldrig)(?: fler| mer| nagra)? ${utskick}|
  sluta(?: \p{L}+)? (?:att )?(?:ringa?|tjata|skicka|erbjuda|sms:?a)(?: (?:oss|mig|hit|till)|(?= ?[.,!]|$))|
  ring (?:inte|aldrig|ej)(?: (?:hit|oss|mig|mer|langre|nagonsin))? ?(?:igen|mer|langre|nagonsin|hit|oss|
  mig)(?! (?:fore|innan|om|angaende|
  pa|nar|efter))|(?:ring|hor av er|skriv|mejla)(?: \p{L}+){0,3}? (?:inte|aldrig) (?:igen|mer|nagonsin)|
  (?:avbojer|undanber|avsager|betackar)${gap(3)} (?:alla|era|vidare|fler|ytterligare|mer|
  framtida)${gap(2)} ${utskick}|
  inte intressera\p{L}*,? (?:nagonsin|nu eller|varken nu|och (?:blir|kommer) (?:det )?aldrig)${gap(1)}|
  avsta(?:r)? fran (?:vidare|fler|ytterligare|all|mer|att kontakta)|
  (?:vill|onskar) (?:inte|ej) att${gap(3)} (?:kontaktar|ringer|mejlar|mailar|skriver|skickar|hor av)|
  (?:vill|onskar)${gap(2)} (?:inte|ej|aldrig)${gap(2)} (?:kontaktas|bli (?:kontaktad\p{L}*|kontaktat|uppringd\p{L}*|
  uppringt|uppsokt\p{L}*|bearbetad\p{L}*))|
  ingen${gap(3)} vill${gap(2)} (?:bli (?:kontaktad|uppringd|uppsokt)|ha (?:fler|era))|
  uppgifter far (?:inte|ej|aldrig) anvandas${gap(1)} (?:for|till|i) (?:reklam|marknadsfor|direktreklam|forsaljning|
  utskick)\p{L}*|
  (?:vill|onskar) slippa${gap(2)} ${utskick}
`;
const german = verbose`
  (?:mocht\p{L}*|moecht\p{L}*|will|wollen|wunsch\p{L}*|wuensch\p{L}*|mag|mogen|akzeptier\p{L}*)(?: ich|
  [ ]wir)?${gap(4)}
  [ ](?:keine?n?|keinerlei|nie|niemals|weder|nichts)${gap(4)} ${zusendung}|
  (?:mocht\p{L}*|moecht\p{L}*|will|wollen|wunsch\p{L}*|mag)(?: ich| wir)? (?:den|ihre?n?|eure?n?|diesen?|solche|
  die) ${zusendung}${gap(1)}
  [ ](?:nicht|nie)(?: mehr| langer| weiter)?(?: (?:bekommen|kriegen|erhalten|haben|lesen|sehen)|(?= ?[.,!]|$))|
  (?:den|ihre?n?|eure?n?|diesen?|solche) ${zusendung} (?:mocht\p{L}*|will|wollen|brauch\p{L}*) (?:ich|
  wir)${gap(1)} (?:nicht|nie)
  (?: mehr| langer| weiter)?(?: (?:bekommen|kriegen|erhalten|haben|lesen|sehen)|(?= ?[.,!]|$))|
  (?:bitte )?keine(?: weiteren| neuen)? ${zusendung}(?:(?: und| oder|,) (?:keine )?${zusendung})? (?:mehr|an (?:uns|
  mich)|von (?:ihnen|euch|dir|ihrer|
  eurer)|kriegen|bekommen|zu schicken|zu senden)|keine weiteren ${zusendung}|keine (?:werbung|reklame|
  newsletter),? (?:bitte|danke)|
  (?:schick|send)(?:en|t|et|e)?(?: sie| ihr)?(?: bitte)?(?: uns| mir)?(?: bitte)? keine(?: weiteren)? ${zusendung}|
  ruf(?:en|t)?(?: sie)?(?: bitte)?(?: uns| mich| hier)?(?: bitte)? (?:nicht mehr|nie wieder|nie mehr|nicht wieder|
  nicht weiter) an
  (?= ?[.,!]|$)|
  (?:uns|mich|hier)(?: bitte)? (?:nicht|nie)(?: mehr| wieder) (?:an(?:zu)?rufen)|
  von (?:weitere[nr]?|jeder|jeglicher|allen|ihren|euren)(?: weiteren)? ${zusendung}${gap(3)} (?:ab|abzusehen|absehen|
  verschont|verschonen)|
  (?:sehen|seht|bitten)${gap(5)} davon (?:ab|abzusehen),? (?:sich|uns|mich|hier)|
  verzicht\p{L}*${gap(3)} auf (?:weitere?|ihre?n?|jede|kunftige|jegliche|eure?n?)${gap(1)} ${zusendung}|
  auf (?:weitere?|ihre?n?|eure?n?)${gap(1)} ${zusendung}${gap(4)} (?:keinen wert|verzichte[nt]?)|
  kein interesse,? ?(?:und )?(?:niemals|nie|weder (?:jetzt|heute|nun)|jetzt nicht und|auch (?:nicht|kunftig|
  in zukunft) (?:nicht )?spater)${gap(2)}|
  (?:nicht|weder|niemand|nie|niemals|ungern)${gap(7)} (?:kontaktiert|angerufen|angeschrieben|angesprochen|angemailt|
  besucht|
  umworben)(?: werden| zu werden|(?= ?[.,!]|$))|
  (?:mocht\p{L}*|will|wollen|wunsch\p{L}*)${gap(1)} nicht,? dass (?:sie|ihr|ihre \p{L}+|eure \p{L}+|
  jemand)${gap(3)} (?:kontaktier\p{L}*|
  anruf\p{L}*|anschreib\p{L}*|schreib\p{L}*|meldet|melden|bewirb\p{L}*)|
  (?:${zusendung})${gap(1)} konn\p{L}* (?:sie|ihr) (?:sich|euch)${gap(2)} sparen|
  daten${gap(1)} (?:durfen|sollen) (?:nicht|keinesfalls)${gap(4)} werb\p{L}*|
  nicht${gap(1)} einverstanden${gap(2)},? dass${gap(4)} (?:daten|adresse|anschrift)${gap(4)} werb\p{L}*|
  nehmen(?: wir| ich)?${gap(3)} keine(?: weiteren)? ${zusendung}${gap(3)} (?:an|entgegen)
`;

/** One or more forms of refusing. */
export const refusedSendings = anyOf([english, finnish, swedish, german]);

/** What is refused is ours, or more of it, or comes to the writer; what nobody asks for needs no such word. */
export const ofOurs = anyOf([
  'yours?|you|u|ur|more|further|again|ever|never|any ?more|longer|these|this|us|me|adverts?|ads|newsletters?|please',
  verbose`
    \p{L}{4,}nne(?:\p{L}{0,2})|teilta|teidan|teihin|sinulta|enaa|enempaa|lisaa|ikina|koskaan|meille|meihin|minulle|
    minuun|
    tanne|maino\p{L}*|(?:suora)?markkinoin\p{L}*|uutiskir\p{L}*|kiitos|alkaa|ala|soittel\p{L}*|myohemmin|
    yhteydenot\p{L}*
  `,
  verbose`
    er|era|ert|eran|ni|din|dina|ditt|dig|fler|flera|mer|mera|langre|igen|nagonsin|aldrig|oss|mig|hit|reklam\p{L}*|
    nyhetsbrev\p{L}*|
    vidare|ytterligare|tack|erbjudande\p{L}*
  `,
  verbose`
    ihr\p{L}*|ihnen|euch|euer|eur\p{L}*|dein\p{L}*|dir|mehr|weiter\p{L}*|kunftig\p{L}*|nie|niemals|uns|mir|mich|sie|
    werb\p{L}*|
    newsletters?|reklame|niemand
  `,
]);

/** What leaves a part wanted: a condition, another way, place, time or thing, or somebody else whose it is. */
export const inPart = anyOf([
  verbose`
    without (?!(?:\p{L}+ ){0,2}(?:ask|request|consent|permission|invitation)\p{L}*)\p{L}+|but(?! (?:please (?:stop|
    do not|don't|remove|
    take)|no\b|stop|thanks))|only|just|instead|before|until|unless|except|apart from|other than|
    (?:about|regarding|concerning|on) (?!your|you\b|this|that|my|our|us|me|it|the phone|its|any)\p{L}+|
    in (?:dollars|euros?|english|
    german|swedish|finnish|writing|paper)|competitor\p{L}*|(?:from|of) (?:others?|anybody else|anyone else|somebody|
    their|his|her|banks?|an?)|
    yet|(?:our|your|their|of my) (?:customers?|clients?|users?|members?)|miss|lose|be without|late|instead|
    rather than|
    by (?:phone|telephone|post|fax|letter|courier)(?! (?:or|nor|and)|,)|
    (?:at|above|below|over|under|beyond) [€$]?[1-9][\d.,]{2,5}(?!\d)
  `,
  verbose`
    ilman (?!(?:\p{L}+ )?(?:lupa|pyynto|suostumu|pyyta)\p{L}*)\p{L}+|vaan|vain|mutta|ennen|vasta|paitsi|sen sijaan|
    (?:puhelimitse|postitse|faksilla|paperilla|kirjeitse|englanniksi|ruotsiksi|suomeksi|saksaksi)(?! (?:tai|eika|
    ja)|,)|
    kilpailij\p{L}*|muilta|asiakka\p{L}*|menetta\p{L}*|\p{L}+(?:asta|esta|osta|usta) (?:\d+|kiitos vasta)|
    pelkka\p{L}*|dollare\p{L}*|euroi\p{L}*|
    viela|laskusta|jalkeen|yli [1-9][\d.,]{2,5}(?!\d)
  `,
  verbose`
    utan (?!(?:\p{L}+ ){0,2}(?:samtyck|tillat|forfrag|begar|att fraga)\p{L}*)\p{L}+|men(?! (?:sluta|ta|snalla))|
    bara|endast|enbart|i ?stallet|
    fore|innan|forran|om (?!mig|oss|en)\p{L}+|(?:per|pa|via) (?:telefon|post|fax|brev|engelska|svenska|papper|tyska|
    finska)(?! (?:eller|och|samt)|,)|
    konkurrent\p{L}*|(?:fran|av) andra|kunder\p{L}*|miss\p{L}*|tappa|forlora|vara utan|ga miste|(?:inte|ej|
    aldrig) (?:[^.!?]{1,40} )?an(?= ?[.!])|annu|
    dollar|euro|
    efter|angaende|hansyn|(?:vid|over|under) [1-9][\d.,]{2,5}(?!\d)
  `,
  verbose`
    ohne (?!(?:\p{L}+ ){0,2}(?:anfrag|aufforder|einwillig|zustimm|erlaubnis|auftrag)\p{L}*)\p{L}+|sondern|nur|bloss|
    lediglich|aber(?! bitte (?:nicht|
    streich|losch))|vor|bis|bevor|ausser|stattdessen|wegen|zu (?:rechnung|auftrag|bestellung)\p{L}*|(?:per|mit der|
    via|auf|am) (?:telefon|post|fax|
    brief|papier|englisch|deutsch|schwedisch|finnisch)(?! (?:oder|und|noch)|,)|konkurren\p{L}*|wettbewerb\p{L}*|
    (?:von|der) ander\p{L}*|kunden|
    verpassen|missen|verlieren|entbehren|noch nicht|dollar|euro|nach|berucksichtig\p{L}*|nicht verzichten|
    (?:bei|uber|unter) [1-9][\d.,]{2,5}(?!\d)
  `,
]);
