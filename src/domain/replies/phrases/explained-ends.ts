/*
 * Ends that are not those of our mail to the writer, in the four languages, folded: links and buttons that fail, files
 * in an unwanted format, meetings that somebody else goes to, and people and tools that a business speaks of.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** By which people leave a list, also within a longer word. */
export const link = new RegExp(
  [
    verbose`
      (?:un-?subscri\p{L}{0,20}|opt[ -]?out|preferences?|sign[ -]?off)[^.!?]{0,40}
      (?:link|button|page|form|footer|address)|
      (?:link|button|page|form)[^.!?]{0,40}(?:un-?subscri|opt[ -]?out)
    `,
    verbose`
      (?:peru\p{L}{0,20}|poistu\p{L}{0,20}|tilau\p{L}{0,20})[^.!?]{0,40}(?:link|nappi|napin|painik|sivu|lomak)|
      (?:link|nappi|painik|sivu|lomak)[^.!?]{0,40}(?:peru|tilau)
    `,
    verbose`
      (?:avregistr\p{L}{0,20}|avpren\p{L}{0,20}|avanmal\p{L}{0,20}|prenumerat\p{L}{0,20})[^.!?]{0,40}
      (?:lank|knapp|sida|formular)|
      (?:lank|knapp|sida|formular)[^.!?]{0,40}(?:avregistr|avpren|avanmal|prenumerat)
    `,
    verbose`
      (?:abmeld\p{L}{0,20}|abbestell\p{L}{0,20}|austrag\p{L}{0,20})[^.!?]{0,40}(?:link|knopf|button|seite|formular)|
      (?:link|knopf|button|seite|formular)[^.!?]{0,40}(?:abmeld|abbestell|austrag)
    `,
  ].join('|'),
  'u',
);

/** That it fails. */
export const broken = anyOf([
  verbose`
    broken|dead|404|500|error\p{L}*|blank|empty|(?:does not|doesn't|doesnt|not|isn't|
    stopped) (?:\p{L}+ )?(?:work\p{L}*|
    open\p{L}*|load\p{L}*|go\p{L}*)|nowhere|fails?|times out|missing|expired|invalid|loops?
  `,
  'ei (?:\\p{L}+ )?(?:toimi|aukea|aukene|lataudu|avaudu|mene|vie)|rikki|tyhja\\p{L}*|virhe\\p{L}*|vanhentu\\p{L}*',
  verbose`
    trasig\p{L}*|felkod|fel|tom|(?:fungerar|funkar|gar|oppnas|laddas|leder) (?:\p{L}+ )?(?:inte|ej|ingenstans|int)|
    ingenstans|saknas|dod
  `,
  verbose`
    kaputt|ins leere|defekt|fehler\p{L}*|tot|leere\p{L}*|(?:funktioniert|geht|offnet|ladt|klappt|fuhrt)
    (?: \p{L}+){0,4}? (?:nicht|nirgend\p{L}*)|ungultig|abgelaufen
  `,
]);

/** The writer needs it. */
export const writerTries = anyOf([
  "tried|trying|try|want|still|can't|cannot|keep|again|please (?:remove|take|delete|un-?sub\\p{L}*)",
  'yrit\\p{L}*|haluan|haluaisin|edelleen|yha|en paase|en saa|poistakaa|poista',
  'forsok\\p{L}*|vill|fortfarande|kan inte|kommer inte|ta bort|stryk',
  'versuch\\p{L}*|will|mochte|immer noch|weiterhin|kann mich|streichen|entfernen|loschen',
]);

/** A file and how it is sent. */
export const aFormat = anyOf([
  'pdfs?|attach\\p{L}*|files?|spreadsheets?|excel|word document|format',
  '(?:pdf|liite|liittee|liitte|liitetiedosto|tiedosto)\\S*',
  '(?:pdf|bilag|bifog|bilaga|fil|filer|filen|katalog)\\S*',
  '(?:pdf|anhang|anhange|datei|dateien|angehangt)\\S*',
]);

/** What is wanted instead, or why. */
export const anotherWay = anyOf([
  'links?|mb|too (?:big|large)|plain text|instead|smaller|bounces?|filter',
  'linkki\\p{L}*|mt|mb|isoja|isojen|liian (?:iso|suur)\\p{L}*|netti|sen sijaan',
  'lank\\p{L}*|mb|for (?:stor|stora|tung)|i ?stallet|svammar|racker',
  'links?|mb|zu gross|stattdessen|genugt|reicht|kleiner\\p{L}*',
]);

/** A meeting, an invitation to one, or a thread about it. */
export const aMeeting = anyOf([
  'invites?|invitation|calendar|meeting|series|appointment|call|session|demo|slot',
  '(?:kutsu|palaver|kokou|kalenteri|tapaami|neuvottelu|sarja)\\p{L}*',
  '(?:kallels|moteskallels|mote|motet|inbjud|kalender|bokning|motesserie|samtal)\\p{L}*',
  '(?:termin|einladung|kalender|besprechung|sitzung|meeting|serie)\\p{L}*',
]);

/** A day, or who comes instead. */
export const substitute = anyOf([
  verbose`
    instead|replac\p{L}*|in my place|(?:mon|tues|wednes|thurs|fri)day(?:'s)?|add \p{L}+
  `,
  'tilalle\\p{L}*|sijaan|(?:maanantai|tiistai|keskiviiko|keskiviikko|torstai|perjantai)\\p{L}*|\\p{L}+ tulee',
  'i ?stallet|(?:man|tis|ons|tors|fre)dag\\p{L}*|ersatt\\p{L}*|lagg till|ta med',
  'statt\\p{L}*|stelle|(?:mon|diens|donners|frei)tag\\p{L}*|mittwoch\\p{L}*|vertrit\\p{L}*|ubernimmt',
]);

/** What is sent is enough in another way. */
export const sufficient = anyOf([
  '(?:links?|one|one copy)(?: \\p{L}+){0,2}? (?:is|works|will|would)(?: \\p{L}+)? ?(?:do|fine|enough|plenty)',
  '(?:linkki|yksi|kerta)(?: \\p{L}+)? (?:riitt\\p{L}*|kelpaa)',
  '(?:lank|en|ett)(?: \\p{L}+)? racker(?: \\p{L}+)?',
  '(?:link|eine|einer|eines|einmal)(?: \\p{L}+)? (?:genugt|reicht|tut es)(?: \\p{L}+)?',
]);

/** One thing is not to come in one way, and by mail it may; an address or a thing is left to us, so none is closed. */
export const oneWay = anyOf([
  verbose`
    (?:do not|don't|no need to|stop) (?:send|post|fax|mail|sending|posting|faxing)\p{L}*[^.!?]{0,60}(?:by|per|via|
    in)
    [ ](?:the )?(?:post|fax|courier|letter|phone|paper)(?! (?:or|and|nor))[^.!?]{0,30}(?:e-?mail|mail|pdf|links?)
    [ ](?:is|works|will do|would be|will be)(?: (?:just|also|quite|perfectly|much))?
    (?: (?:fine|ok|okay|enough|better|best|perfect|preferred|easier))?(?= ?[,.;!?]|$)
  `,
  verbose`
    (?:ala|alkaa) (?:laheta|lahettako|laittako|laita|postita)[^.!?]{0,60}(?:postitse|postissa|postilla|faksilla)
    (?! (?:tai|eika|ja))[^.!?]{0,30}(?:sahkoposti|meili|pdf|linkki)\p{L}* (?:kay|riittaa|sopii|on parempi|kelpaa)
  `,
  verbose`
    (?:skicka|sand|posta) (?:\p{L}+ )?(?:inte|ej)[^.!?]{0,60}(?:per|med|via|pa) (?:post|posten|fax|brev|papper)
    (?! (?:eller|och))[^.!?]{0,30}(?:mejl|mail|e-?post|pdf|lank) (?:gar|funkar|fungerar|racker|ar)
    (?: (?:bra|fint|battre|bast|ok))?(?= ?[,.;!?]|$)
  `,
  verbose`
    (?:schicken|senden) sie[^.!?]{0,60}nicht (?:per|mit der|via|auf) (?:post|fax|brief|papier)(?! (?:oder|und))
    [^.!?]{0,30}(?:mail|e-?mail|pdf|link) (?:genugt|reicht|ist|geht|passt)
    (?: (?:ok|okay|besser|in ordnung|vollig|gut))?(?= ?[,.;!?]|$)
  `,
]);

/** Our mail and its lists. */
export const mailOrList = anyOf([
  'mails?|e-?mails?|lists?|mailing\\p{L}*|newsletters?|messages?|spam',
  '(?:viest|posti|sahkopost|list|mainos|uutiskirj|tieto)\\p{L}*',
  '(?:mejl|mail|e-?post|utskick|list|register|reklam|nyhetsbrev)\\p{L}*',
  '(?:mail|e-?mail|verteiler|liste|newsletter|werb|nachricht|daten)\\p{L}*',
]);

/** Words of leaving a list and of erasure. */
export const leaving = anyOf([
  'un-?sub\\p{L}*|opt\\p{L}*[ -]?(?:out|in)|churn\\p{L}*|lists?|remov\\p{L}*|delet\\p{L}*|eras\\p{L}*',
  '(?:peru|poist|list|eroa|tilau|uutiskirj|lahte|paase)\\p{L}*',
  '(?:avreg|avpren|avanmal|list|rader|forsvinn|hoppar|ta bort|tas bort|borttag)\\p{L}*',
  '(?:abmeld|abbestell|melden|meldet|liste|verteiler|newsletter|losch|geloscht|austrag)\\p{L}*',
]);

/** Those whom a business writes to. */
export const otherPeople = anyOf([
  verbose`
    (?:customers?|clients?|users?|members?|subscribers?|recipients?|donors?|guests|readers|tenants|patients|
    students)
    (?! (?:service|care|relations|success))|someone|a (?:man|woman|person)|people
  `,
  '(?:asiakas|asiakkaa|asiakkai|jasen|jasene|kayttaj|tilaaj|vastaanottaj|porukka|lukij|vaki|vakea)\\p{L}*|ihmis\\p{L}+',
  '(?:kund|medlem|anvandar|prenumerant|mottagar|person|lasar|folk|givar)\\p{L}*',
  '(?:kund|mitglied|nutzer|abonnent|empfanger|leser|leute|besteller|spender)\\p{L}*',
]);

/** How something works. */
export const asksHow = anyOf([
  'how (?:do|does|is|are|does your)(?! i)|what happens|does|do you|is there|can (?:a|it|they|your)|when',
  'miten|kuinka|mita tapahtuu|onko|poistuuko|poistetaanko|voiko|toimiiko|hoituuko',
  'hur|vad hander|raderas|raderar|forsvinner|finns|kan (?:man|en|ert)|tas',
  'wie|was passiert|wird|werden|kann (?:man|ein|eine|ihr)|gibt es|loschen sie',
]);

/** What does it. */
export const tool = anyOf([
  'tools?|systems?|software|platform|logs?|backups?|automatic\\p{L}*|plan|product',
  '(?:jarjestelm|tyokalu|ohjelm|alust|loki|automaatti|varmuuskop)\\p{L}*',
  '(?:verktyg|system|program|plattform|logg|automatisk)\\p{L}*',
  '(?:tool|system|software|plattform|protokoll|automatisch|backup)\\p{L}*',
]);

/** The writer as the one who is on the list. */
export const writer = anyOf([
  verbose`
    i(?= (?:am|was|have|had|want|would|will|did|do|can|could|never|get|got|keep|still|asked|tried|try|need|no|
    should|
    just|don't|didn't|un-?sub))|i'm|i'd|i've|me|my|mine|myself|us
  `,
  'minut|minua|minun|mut|mua|mun|mulle|meidat|meita|meidan (?:osoit|tieto)\\p{L}+|nimeni|osoitteeni|tietoni|haluan',
  'jag|mig|mej|min|mitt|mina|oss|var adress',
  'ich|mich|mir|mein\\p{L}*|(?<!bei |von |mit )uns',
]);

/** A line, an item or a page of a paper that has numbers. */
export const aNumberedPart = anyOf([
  verbose`
    (?:row|line|item|page|paragraph|clause|section|position|rad|sidan?|punkt|stycke|zeile|seite|absatz|posten|
    rivi\p{L}*|rivin|
    sivu\p{L}*|kohta|kohdan) \d+
  `,
]);

/** What was taken out of a filter for unwanted mail, so that it arrives. */
export const outOfFilter = anyOf([
  verbose`
    (?:i|we)(?: have|'ve)? (?:removed|took|taken|moved|got|rescued|fished) (?:you|it|them|
    your \p{L}+)(?: \p{L}+){0,2}?
    (?: (?:from|out of|off)) (?:our|my|the) (?:spam|junk)\p{L}*|
    (?:poistin|poistimme|otin|otimme|siirsin|kalastin|nostin) (?:teidat|sinut|
    viesti\p{L}*)(?: \p{L}+)? (?:roskaposti|esto|spam)\p{L}*|
    (?:tog|har tagit|flyttade|plockade|fiskade)(?: jag| vi)?(?: bort| upp)? (?:er|dig|ert \p{L}+|
    mejlet)(?: \p{L}+)? (?:ur|fran) (?:skrap|spam)\p{L}*|
    (?:habe|haben) (?:ich |wir )?(?:sie|euch|dich|ihre \p{L}+) aus dem (?:spam|junk)\p{L}*(?: \p{L}+)?
  `,
]);

/** Nothing is needed before a time, after which the writer goes on. */
export const notBefore = anyOf([
  verbose`
    no need to(?: \p{L}+){1,8}? (?:before|until|till) \p{L}+|(?:you )?(?:need not|don't need to|do not need to|
    don't have to)
    (?: \p{L}+){1,6}? (?:before|until|till) \p{L}+
  `,
  'ei tarvitse(?: \\p{L}+){1,6}? (?:ennen|vasta) \\p{L}+',
  'behover (?:ni |du )?inte(?: \\p{L}+){1,6}? (?:fore|innan|forran) \\p{L}+',
  verbose`
    (?:brauchen|mussen)(?: sie)?(?: sich)? nicht(?: \p{L}+){0,6}? (?:vor|bis) \p{L}+|
    vor \p{L}+ (?:brauchen|mussen) sie(?: sich)? nicht zu melden
  `,
]);

/** One way, language, thing or receiver is wanted and not another one. */
export const contrast = new RegExp(
  verbose`
    (?<![\p{L}\p{N}])(?:not|no|don't|do not|dont|en|emme|ei|ala|alkaa|inte|inga|ingen|ej|nicht|
    kein\p{L}*)(?![\p{L}\p{N}])[^.!?]{1,90}?
    (?:,? but (?=(?:by|via|in|from|to|with|for|on) )|(?<!(?:en|emme|ei|ala|alkaa)),? vaan |,? sondern |
    (?<=inte [^.!?]{1,90}),? utan (?!att |\p{L}+ ?(?:samtyck|tillat|lov)))(?<rest>[^.!?]{1,80})
  `,
  'u',
);
