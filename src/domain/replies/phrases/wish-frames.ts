/*
 * The frames in which a writer puts a wish of their own: an order or a polite request to the reader, or a statement in
 * the first person, in the four languages, as `foldLetters` writes them. Words of an opt-out outside of one tell of
 * somebody or something else.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';

/** Where an order can begin: a sentence, a clause, or after a word that leads to it. */
const opens = verbose`
  (?:^|[-,;:.!?/()] ?|(?<!\p{L})(?:and|so|but|then|or|now|also|just|ok|okay|hi|hello|och|men|sa|nu|eller|bara|da|hej|
  und|aber|also|oder|dann|jetzt|nun|ja|mut|mutta|ja|nyt|joten|siis|eli|hei|moi|no|jo)\s)
`;
const orders = verbose`
  (?:remove|removed|take|delete|drop|strike|stop|quit|cease|un-?sub\p{L}*|don'?t|do not|never|leave|let|lose|get|cross|
  scratch|wind|wipe|erase|purge|forget|opt|make|keep|
  spare(?= (?:me|us|my|our|your|the))|save|refrain|desist|no|not|nor|enough|go|stay|count|skip|
  see|put|
  place|end|give|knock|kick|pull|exclude|piss|fuck\p{L}*|bugger|sod|shut|lay|pack|back|cut|add|confirm|consider|spam|
  off|
  immediately|withdraw|revoke|bin|cancel|mark|block|done|less|
  poista|lopeta|ota|jata|unohda|peru|peruuta|pyyhi|siivoa|laita|pysy|pida|lakkaa|riittaa|riitta|loppu|nimi|osoite|
  poisto|pois|ei|ilman|tipauta|tiputa|havita|merkitse|lisaa|nosta|anna|haista|painu|suksi|
  ta|tag|plocka|stryk|radera|avreg\p{L}+|avpren\p{L}+|avanmal\p{L}*|sluta|upphor|skicka|sand|mejla|mejl|maila|kontakta|
  skriv|lat|lamna|glom|hor|ring|stor|spara|skona|blocker\p{L}*|sparr\p{L}*|lagg|bort|borttag\p{L}+|inga|inget|ingen|
  inte|aldrig|nog|slut|stopp|stoppa|avsluta|avbryt|se|kasta|slang|rensa|lyft|stick|dra|hall|far|besvara|forsok|ge|
  under|
  streich\p{L}*|losch\p{L}*|loesch\p{L}*|nehm\p{L}*|nimm|meld|melde|meldet|melden|trag\p{L}*|entfern\p{L}*|hor|hort|
  horen|hoer\p{L}*|lass|lasst|lassen|schreib|schreibt|schreibts|schick|schickt|schicken|schreiben|unterlass\p{L}*|
  verschon\p{L}*|spar\p{L}*|stell\p{L}*|setz\p{L}*|vergess\p{L}*|vergiss|nix|nie|nicht|kein|keine|keinen|schluss|raus|
  weg|ab|aus|verteiler|abmeld\p{L}+|(?:mich|uns)(?= (?:bitte|aus|von|raus|\p{L}+en)(?!\p{L}))|belasst|schmeiss\p{L}*|
  wirf|werft|schleich\p{L}*|aufhoren|genug|halt\p{L}*)
`;

/** A word that makes what stands beside it a request, wherever it stands. */
const requests = [
  verbose`
    (?:tack|kiitos|danke|thanks|thank you|merci)(?= ?[.!]*$)|please|pls|plz|plse|kindly|would you|could you|can you|
    will you|can i|may i|could i|might i|how do i|how can i|
    where do i|where can i|(?:would|do) you mind|any chance|grateful|appreciate[d]?|obliged|thankful|spared|
    spare (?:me|us|my|our)|
    f\S{1,5} off|welcome|(?:trust|hope)(?= )|would be (?:great|
    good|nice|kind|lovely|best)|trust (?:that )?(?:you|this)|expect|demand|insist|request\p{L}*|let me|under no
  `,
  verbose`
    (?!aikaa|matkaa|ruokaa|mukaa)\p{L}+(?<!k)(?:kaa|kaapa|kaas|kaahan)|ala|alka|ela|elekee|alkoon|alkoot|jaakoon|
    olkoon|olkoot|
    \p{L}{2,}(?:kkas|kka)(?= (?:mut|minut|meidat|mua))|\p{L}+(?:isitte|isitteko|isittekohan|isitko|isit|ttehan|thann?|
    tteko|ttekos)|
    (?:saisi|saisin|saisiko|saataisiinko|voisi|voisin|voisiko|voisko|voiko|saanko|saisko|otatko|otat|voitko|
    voitsa|poistatko)(?: \p{L}+){0,3}? (?:minut|mut|meidat|minua|nime\p{L}+|osoit\p{L}+|tieto\p{L}+|taman|
    naista|nama|listalta|pois)|kiitollinen|kiitollisia|ei (?:saa|tule|pida|enaa|kiitos|naita|mitaan|yhtaan)|
    riitt\p{L}*|loppui|loppu|olisi|pitaisi|taytyy|pitaa|haluttaisi|tervetull\p{L}*|vaatimu\p{L}*|pyynto\p{L}*|
    miten paasen|mista paasen
  `,
  verbose`
    snalla|vanligen|var (?:sa )?(?:vanlig|god|snall)|(?:kan|kunde|skulle|vill) (?:ni|du|man|nagon)|ar du snall|
    ar ni snalla|tacksam\p{L}*|uppskatta\p{L}*|hoppas|valkom\p{L}*|(?:nu |det )?racker|onskade?|hur (?:gor|kan|
    avregistrerar|avprenumererar|kommer) (?:jag|vi|man)|
    (?:kan|far) (?:jag|vi)|ombed\p{L}*|undanbe\p{L}*
  `,
  verbose`
    bitte\p{L}*|bittscheen|(?:konnten|konnen|wurden|mochten|wollen) (?:sie|s'|ihr)|(?:kannst|konntest|wurdest) du|
    (?:konnt|konntet|wurdet) ihr|(?:wie|wo) (?:kann|konnen|melde|bestelle|komme) (?:ich|wir)|dankbar|hoffe|hoffentlich|
    erwunscht|willkommen|reicht|verpiss\p{L}*|ware (?:nett|lieb|
    schon|gut|toll)|ersuch\p{L}*|aufgefordert|(?<!(?:dass|wenn|ob|weil|mussen|konnen|sollen|wollen) )(?!mussen|konnen|
    sollen|wollen|haben|sind|werden)\p{L}{3,}n (?:sie|s'|se)(?= |[.!,]|$)
  `,
];

/** The writer's own will, not their deeds: what they want, object to, never agreed to, or have had enough of. */
const statements = [
  verbose`
    (?:i|we|i'm|i'd|we'd|we're|i've|we've|nobody|none of us|no one|you|it)(?: \p{L}+){0,4}? (?:want\p{L}*|wish\p{L}*|
    like|prefer|rather|ask|asked|asking|told|said|request\p{L}*|object|don'?t|do not|not|never|no|un-?subscribe\p{L}*|
    opt|need|demand|expect|shall|must|forbid|refuse|decline|hope|trust|didn't|haven't|can't|exercise|require|insist|
    keep|kept|cares)|(?:want|wanna|wish|need|like|trying) (?:to|out|off|no)|unsolicited|no longer
  `,
  verbose`
    (?:en|emme|ei|enka|eika|emmeka|kukaan)(?: \p{L}+){0,4}? (?:halu\p{L}*|toivo\p{L}*|tahdo\p{L}*|tarvi\p{L}*|tartte|
    kaipa\p{L}*|kaivat\p{L}*|ole|jaksa|viitsi\p{L}*|suostu\p{L}*|lue|ota|pyyda|pyytanyt|ikina|koskaan|enaa|ennaa|
    valita)|ettei|ettette|\p{L}{3,}(?:isin|isimme)|(?:halua|pyyda|toivo|vaadi|kiella|tahdo|peru|peruuta|kaipaa|vastusta|
    irtisano|edellyta|kehota|haluu|haluai|ilmoita|olen|oon)(?:n|mme|mmekin)?|(?:olen|oon|olemme|ollaan)|
    pois|mieluummin|(?:nime|osoittee|sahkoposti|tieto|numero|yhteystieto|postilaatikko)(?:ni|mme|stani|stamme)|minut|
    mut|meidat
  `,
  verbose`
    (?:jag|vi|ja|man)(?: \p{L}+){0,3}? (?:vill|onskar|ber|bad|bett|behover|orkar|kraver|begar|motsatter|invander|
    avbojer|
    aterkallar|tackar|vilja|godkanner|accepterar|helst|slippa|slipper|vagrar|anhaller|undanber|ser|inte|int|aldrig|
    hoppas)|
    (?:vill|onskar|ber|behover|orkar|kraver|begar|motsatter|invander|aterkallar|har|skulle|slipper|far|godkanner)
    (?: \p{L}+)? (?:jag|vi|ja|man)|(?:vill|onskar|orkar) (?:inte|ej|int|icke|slippa|bli)|slipp\p{L}*
  `,
  verbose`
    (?:ich|wir|i|mir|ma)(?: [^\s.!?]{1,25}){0,5}? (?:mocht\p{L}*|mecht\p{L}*|wurd\p{L}*|will|wu|wollen|wollt\p{L}*|
    wunsch\p{L}*|verlang\p{L}*|forder\p{L}*|widersprech\p{L}*|widerruf\p{L}*|verbitt\p{L}*|untersag\p{L}*|
    verzicht\p{L}*|
    lehn\p{L}*|mag|mog|brauch\p{L}*|ersuch\p{L}*|erwart\p{L}*|kein\p{L}*|nicht|nie|niemals|nix|nichts|kundige|lege|
    mache|erheb\p{L}*|net|ned|nit|habe? (?:ihnen|euch|dir|sie) (?:schon|bereits)|steh\p{L}*|bestelle)|
    (?:mochte|will|wollen|wunsche\p{L}*|verlange|widerspreche|mocht|hatte|wurde)(?: \p{L}+)? (?:ich|wir|i|ma)|
    (?:mochte|will|wunsche) (?:nichts?|keine?|sowas|mich|raus|nix)|niemand
  `,
];

/** Whether a sentence orders or asks its reader, or says what its writer wants. */
export function isFramedAsWish(sentence: string): boolean {
  return framed.test(sentence) || anOrder.test(sentence);
}

const framed = anyOf([...requests, ...statements]);
const anOrder = new RegExp(`${opens}(?:\\p{L}{1,9} )?${orders}(?!\\p{L})`, 'u');
