/*
 * What people sound like who have had enough of being written to, in the four languages, folded. None of it silences
 * anybody, and none of it is a suspicion alone: it is what a suspicion weighs beside the words themselves.
 */
import { anyOf } from '../reply-text.ts';
import { verbose } from '../../../languages/notation/verbose.ts';
import { withoutOtherMeanings } from './other-meanings.ts';

/** Lawyers, authorities, complaints, and what the writer means to do with the sender. */
const threat = anyOf([
  verbose`
    solicitors?|lawyers?|attorney|counsel|legal (?:team|department|action|steps|advice)|sue|court|police|
    regulator\p{L}*|
    ico|ftc|ombudsman|watchdog|(?:data protection|supervisory) (?:authority|people|office|officer|act)|complain|
    complaint|
    report(?:ed|ing)? (?:you|this|it)|harass\p{L}*|stalk\p{L}*|invoice you|your (?:boss|manager|ceo|provider)|
    consequences|
    next (?:one|time|mail|e-?mail|message)
  `,
  verbose`
    lakimie\p{L}*|asianaja\p{L}*|juristi\p{L}*|oikeu(?:teen|dessa|stoimi\p{L}*)|poliisi\p{L}*|tietosuoja\p{L}*|
    kantelu\p{L}*|
    kantele\p{L}*|valitu(?:s|ksen)|viranomai\p{L}*|kuluttaja-?asiami\p{L}*|ilmoitu(?:s|ksen)|ilmiann\p{L}*|
    hairin\p{L}*|
    ahdistel\p{L}*|estolista\p{L}*|estetty|estan|seuraava(?:sta|n)
  `,
  verbose`
    advokat\p{L}*|jurist\p{L}*|domstol\p{L}*|polis(?:en|anmal\p{L}*)?|anmal(?:er|d|an|t)?|datainspektion\p{L}*|imy|
    integritetsskydd\p{L}*|konsumentverket|konsumentombud\p{L}*|myndighet\p{L}*|stammer|trakass\p{L}*|klagar|
    blockera\p{L}*|sparra\p{L}*|nasta (?:gang|mejl|mail)|(?:er|din) chef
  `,
  verbose`
    anwalt\p{L}*|rechtsanwalt\p{L}*|anwaltin|justiziar\p{L}*|rechtsabteilung|gericht(?:lich\p{L}*)?|anzeige|
    anzeigen|klagen?|
    abmahn\p{L}*|aufsichtsbehord\p{L}*|datenschutz(?:behord|beauftragt)\p{L}*|verbraucher(?:zentrale|schutz)\p{L}*|
    beschwer(?:e|en|de)|melde (?:ich )?sie|belastig\p{L}*|blockier\p{L}*|gesperrt|rechtliche schritte|
    nachste[ns]? mal|
    (?:eure[mn]?|ihre[mn]?) chef
  `,
]);

/** Where an address or data come from, and by what right they are kept. */
const origin = anyOf([
  verbose`
    (?:how|where|who|why|what)(?: \p{L}+){0,5}? (?:get|got|gave|have|found|find|source|sold|obtain\p{L}*|come by|
    dig up)
    (?: \p{L}+){0,4}? (?:address|e-?mail|mail|data|details|name|number|contact|contacts|info|information|me)|
    source of (?:my|our|the) \p{L}+|(?:by|with) what right|sold (?:you|it|my|our)|never (?:gave|agreed|asked|
    consented)|
    (?:i|we|nobody|no one)(?: here)? (?:did not|didn't|never) (?:ask|asked|agree|sign|order|consent)\p{L}*|
    private (?:e-?mail |mail )?address
  `,
  verbose`
    (?:mista|miten|kuka|kuinka|kenelta|millon|milla)(?: \p{L}+){0,5}? (?:saitte|sait|saaneet|saanut|sai|loysi\p{L}*|
    loytan\p{L}*|
    hankki\p{L}*|antoi|antanut|kaivan\p{L}*|oikeudella|luvalla)|
    (?:en|emme|kukaan)(?: \p{L}+){0,3}? (?:tilan\p{L}*|pyyta\p{L}*|pyyda|antan\p{L}*|suostun\p{L}*|lupaa)|
    yksityi(?:nen|seen|seni)|oma osoit\p{L}*
  `,
  verbose`
    (?:var|hur|vem|vilken)(?: \p{L}+){0,5}? (?:fick|fatt|hittat|hittade|salt|gett|gav|kommit|ratt|
    tag)(?: \p{L}+){0,4}?
    [ ](?:adress\p{L}*|mejl\p{L}*|mail\p{L}*|uppgift\p{L}*|nummer|namn|mig|oss)|
    (?:har |jag |vi )?(?:inte|aldrig|ingen)(?: \p{L}+)? (?:bett|bestallt|anmalt|godkant|samtyckt|begart)|
    privat(?:a)? (?:adress|mejl|mail)
  `,
  verbose`
    (?:woher|wie|wer|von wem|wo)(?: \p{L}+){0,5}? (?:haben|habt|hast|hat|kommen|bekommen|verkauft|
    gegeben)(?: \p{L}+){0,4}?
    [ ](?:adress\p{L}*|anschrift|mail\p{L}*|e-?mail\p{L}*|daten|nummer|namen|mir|mich|an)|
    (?:nie|nicht|niemand|niemals)(?: \p{L}+)? (?:gebeten|bestellt|angemeldet|zugestimmt|eingewilligt|verlangt|
    angefragt|erlaubt)|
    herkunft (?:meiner|der|unserer) daten|mit welchem recht|privat(?:e|en|es|adresse)
  `,
]);

/** Weariness and anger. */
const anger = anyOf([
  verbose`
    enough|tired|sick|fed up|weary|annoy\p{L}*|irritat\p{L}*|nuisance|pest|pester\p{L}*|bother\p{L}*|nag\p{L}*|
    intrusive|rude|cheek|nerve|
    damn\p{L}*|bloody|hell|f\S{0,2}ck\S*|shit\p{L}*|crap|bugger|sod|stuffed|jog on|give it a rest|knock it off|
    nonsense|
    rubbish|spam\p{L}*|junk|clog\p{L}*|take no for an answer|no means no|the hint|seriously|ffs|wtf|persist\p{L}*|
    shame
  `,
  verbose`
    riitt\p{L}*|kyllasty\p{L}*|kyllin|tarpeeksi|hairi\p{L}*|arsytt\p{L}*|vaivaa\p{L}*|kiusa\p{L}*|roskaposti\p{L}*|
    spammi\p{L}*|spammaa\p{L}*|tyrkyt\p{L}*|
    jankut\p{L}*|pommit\p{L}*|helvet\p{L}*|hitto\p{L}*|hiite\p{L}*|vittu\p{L}*|vitun|paska\p{L}*|perkele\p{L}*|
    saatana\p{L}*|jumalauta|royhke\p{L}*|
    hapea\p{L}*|havyt\p{L}*|ettek\p{L}+|etk\p{L}+|jo nyt|suksi\p{L}*|painu\p{L}*|haista\p{L}*|antaka\p{L}*|anna olla
  `,
  verbose`
    racker|racka|trott\p{L}*|tjat\p{L}*|stor(?:ande|a|ning\p{L}*)?|irriter\p{L}*|skrap\p{L}*|spam\p{L}*|fan|
    javl\p{L}*|skit\p{L}*|helvete|
    for sjutton|fraeck\p{L}*|frack\p{L}*|oforskam\p{L}*|ge (?:er|dig) nu|lagg (?:av|ner|ned)|plaga\p{L}*|
    besvar\p{L}*|pahopp\p{L}*|nog nu|nog av|skams
  `,
  verbose`
    genug|reicht|nerv\p{L}*|satt|leid|lastig\p{L}*|belast\p{L}*|stor(?:en|t|ung\p{L}*)|spam\p{L}*|mull|schrott|
    schmarrn|scheiss\p{L}*|verdammt\p{L}*|
    zum teufel|unversch\p{L}*|frech\p{L}*|dreist\p{L}*|kapiert|verstanden\?|schleich\p{L}*|hau(?:t|en)? ab|
    verpiss\p{L}*|heast|penetrant\p{L}*|
    aufdringlich\p{L}*|zumutung|gehts noch|scher\p{L}*
  `,
]);

/** That it has come too often, or was refused before. */
const again = anyOf([
  verbose`
    (?:second|third|fourth|fifth|sixth|\d(?:nd|rd|th)|two|three|four|five|six|\d) (?:mails?|e-?mails?|messages?|
    times?|reminders?|attempts?|letters?|one)|
    how many times|how often|every (?:day|week|month|monday|tuesday)|over and over|constantly|all the time|
    non-?stop|again\?|you again|
    still (?:get|getting|receiv\p{L}*|here|sending)|(?:asked|told|said|answered)(?: \p{L}+){0,3}? (?:already|before|
    once|twice|times|no)|keep (?:getting|sending|writing|coming)
  `,
  verbose`
    (?:toinen|kolmas|neljas|viides|kuudes|monesko|toista|kolmatta|neljatta)(?: \p{L}+)? ?(?:viesti\p{L}*|
    kerta\p{L}*|kertaa|posti\p{L}*|jo)|
    (?:oli|on) (?:jo )?(?:toinen|kolmas|neljas|viides|kuudes)|taas (?:te|naita|sina)|joka (?:paiva|viikko|kuukausi|
    maanantai)|
    jatkuva\p{L}*|koko ajan|montako kertaa|kuinka monta|aina vaan|edelleen tul\p{L}*|(?:sanoin|sanonut|pyytanyt|
    pyysin|kieltanyt) (?:jo|aiemmin)|jo (?:kerran|kahdesti|sanoin|sanonut|pyysin)
  `,
  verbose`
    (?:andra|tredje|fjarde|femte|sjatte) (?:mejlet|mailet|gangen|brevet|meddelandet)|ni igen|inte ni|
    hur manga ganger|varje (?:dag|vecka|manad|mandag)|
    hela tiden|standigt|jamt|(?:sagt|sakt|bett|svarat)(?: \p{L}+){0,2}? (?:redan|forut|en gang|ifran|nej|tidigare)|
    redan (?:sagt|bett|svarat|tackat)
  `,
  verbose`
    (?:zweite[ns]?|dritte[ns]?|vierte[ns]?|funfte[ns]?|sechste[ns]?) (?:mail|e-?mail|mal|nachricht|versuch|
    schreiben|anfrage)|schon wieder (?:sie|ihr|du|eine mail|post)|
    wie oft|jede (?:woche|tag)|jeden (?:tag|montag|monat)|standig|dauernd|immer wieder|(?:schon|bereits|mehrfach|
    mehrmals)(?: \p{L}+)? (?:gesagt|gebeten|abgelehnt|abgesagt|geschrieben|mitgeteilt)
  `,
]);

/** The reader is sent elsewhere, or the writer wants to be left out, in peace or unknown. */
const distance = anyOf([
  verbose`
    (?:someone|somebody|anyone|anybody|somewhere) else|elsewhere|others|without (?:me|us|you)|(?:count|leave|keep|
    take|cross|strike|drop|cut|scratch|pull) (?:me|us|him|her)|alone|
    in peace|quiet|silence|away|get lost|out of (?:here|my|our)|forget\p{L}*|(?:lose|drop|bin|burn) (?:my|our|this)|
    never heard of (?:me|us)|disappear\p{L}*|vanish\p{L}*|be off|leave (?:me|us|it) (?:be|out)|not (?:a|
    your) (?:lead|prospect|target)
  `,
  verbose`
    muual\p{L}*|toisaal\p{L}*|(?:joku|jonkun|joltain|jotakuta|jollekin) (?:muu\p{L}*|toi\p{L}*)|ilman (?:minua|mua|
    meita|teita)|rauha\p{L}*|hilja\p{L}*|unohta\p{L}*|unohda\p{L}*|
    pois (?:silta|sielta|teilta|teidan|teijan)|valiin|ulkopuol\p{L}*|olla rauhassa|(?:antakaa|anna|
    antaisit\p{L}*) (?:\p{L}+ )?olla
  `,
  verbose`
    nagon annan(?:stans)?|andra|annat hall|utan (?:mig|oss|er)|i ?fred|lugn och ro|tyst\p{L}*|glom\p{L}*|
    forsvinn\p{L}*|vack|bort|borta|slipp\p{L}*|utanfor|
    hall (?:er|dig)|(?:lat|lamna) (?:mig|mej|oss|bli|va|vara)|dra at|stick|hoppa over
  `,
  verbose`
    jemand\p{L}* ander\p{L}*|ander(?:e|en|swo\p{L}*)|woanders(?:hin|hi)?|ohne (?:mich|uns|sie)|ruhe|ruah|frieden|
    still\p{L}*|vergess\p{L}*|verschwind\p{L}*|
    (?:raus|weg) ?(?:hau\p{L}*|nehm\p{L}*|streich\p{L}*|schmeiss\p{L}*)?|
    ab ?(?:hau\p{L}*|nehm\p{L}*|streich\p{L}*|schmeiss\p{L}*)|aussen vor|fern|usena\p{L}*|
    verschon\p{L}*|erspar\p{L}*|spar\p{L}*|uberspring\p{L}*
  `,
]);

/** An end, or a never. */
const ending = anyOf([
  verbose`
    stop\p{L}*|cease|quit|end|ends|over|last|final\p{L}*|for (?:good|ever)|forever|never|permanently|no (?:more|
    further|longer)|any ?more|full stop|rest|goodbye|farewell|closed
  `,
  verbose`
    lopet\p{L}*|loppu\p{L}*|lakat\p{L}*|lakka\p{L}*|paatty\p{L}*|paatet\p{L}*|viimei\p{L}*|ikina|koskaan|enaa|ennaa|
    ennee|enempaa|jaakoon|jaisi tahan|tahan jaa|hyvasti
  `,
  verbose`
    slut\p{L}*|upphor\p{L}*|avslut\p{L}*|sista|aldrig|for (?:gott|alltid)|mer|mera|langre|fler|stanna|punkt|farval|
    adjo
  `,
  verbose`
    schluss|ende|beend\p{L}*|letzte\p{L}*|nie|niemals|nimmer|nimma|numme|numm|nicht mehr|nix mehr|nichts mehr|
    kein\p{L}* (?:mehr|weiter\p{L}*)|aufhor\p{L}*|hor\p{L}* auf|bewenden|endgultig|fur immer
  `,
]);

/** Erasure of what is kept, and law about it. */
const erasure = anyOf([
  verbose`
    gdpr|erasure|eras\p{L}*|delet\p{L}*|remov\p{L}*|wip\p{L}*|purg\p{L}*|unsub\p{L}*|opt(?:ed|ing)?[ -]?out|
    article \d+|art\.? ?\d+|my (?:data|details|rights|record)|database|
    records?|books|your (?:\p{L}+ )?(?:list|lists|system|crm|files?|sheet|spreadsheet|funnel|sequence|cadence)
  `,
  verbose`
    gdpr\p{L}*|poist\p{L}*|havit\p{L}*|tuho\p{L}*|pyyhk\p{L}*|rekister\p{L}*|listoil\p{L}*|listal\p{L}*|tieto(?:ni|
    jani|jeni|mme)|tiedo(?:t|ista)\p{L}*|artikl\p{L}*|peru(?:uta|kaa|uttakaa|n)
  `,
  verbose`
    gdpr|rader\p{L}*|gallr\p{L}*|stryk\p{L}*|ta bort|bort\p{L}*|register|registret|lista\p{L}*|listor\p{L}*|
    utskick\p{L}*|uppgifter\p{L}*|artikel|avregis\p{L}*|avpren\p{L}*|avanmal\p{L}*
  `,
  verbose`
    dsgvo|gdpr|losch\p{L}*|streich\p{L}*|entfern\p{L}*|tilg\p{L}*|vernicht\p{L}*|verteiler\p{L}*|kartei\p{L}*|liste|
    listen|(?:meine|unsere|meiner|unserer) daten|art\.? ?\d+|abmeld\p{L}*|abbest\p{L}*|
    austrag\p{L}*|sperrliste|sperren|gespeichert
  `,
]);

/** Where what comes ends up, and what an address or a house is not for. */
const disposal = anyOf([
  verbose`
    bin|trash\p{L}*|junk|recycle|unread|filter\p{L}*|block\p{L}*|(?:spam|junk) folder|delete key|cold (?:mails?|
    e-?mails?|calls?|outreach|pitch\p{L}*)|unsolicited|
    vendors?|sales ?(?:people|reps?|pitch\p{L}*|mails?|stuff)|salesm[ae]n|advert\p{L}*|marketing|pitches|mailings?|
    policy
  `,
  verbose`
    roski\p{L}*|roskakori\p{L}*|silppuri\p{L}*|lukematta|suodat\p{L}*|esto\p{L}*|blok\p{L}*|kauppia\p{L}*|
    kauppamie\p{L}*|kaupustel\p{L}*|myyj\p{L}*|myynti(?:a|puhe\p{L}*|viest\p{L}*|posti\p{L}*|tyrky\p{L}*)|
    maino\p{L}*|markkinoin\p{L}*|kylmi\p{L}*|yhteydenot\p{L}*|kielto|linjaus\p{L}*|saanto
  `,
  verbose`
    papperskorg\p{L}*|skrapkorg\p{L}*|soptunna\p{L}*|soporna|olast\p{L}*|filter\p{L}*|saljare|forsaljare|
    saljbrev\p{L}*|saljpost|saljmejl\p{L}*|reklam\p{L}*|marknadsforing\p{L}*|
    utskick\p{L}*|policy
  `,
  verbose`
    papierkorb|tonne|mulleimer|ungelesen|filter\p{L}*|vertreter\p{L}*|verkaufer\p{L}*|akquise|kaltakquise|
    kaltmail\p{L}*|werb\p{L}*|reklame|
    rundschreiben|rundmail\p{L}*|zusendung\p{L}*|zuschrift\p{L}*|prospekte|hausordnung|richtlinie\p{L}*
  `,
]);

const tones = { threat, origin, anger, again, distance, ending, erasure, disposal };

export type Tone = keyof typeof tones;

/** What a text of a reply sounds of, each once. */
export function tonesOf(text: string): readonly Tone[] {
  const meant = withoutOtherMeanings(text);
  return (Object.keys(tones) as Tone[]).filter((mood) => tones[mood].test(meant));
}
