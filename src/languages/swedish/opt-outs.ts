/* The Swedish words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { verbose } from '../notation/verbose.ts';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = [
  verbose`
    (?:plocka|ta|lyft|stryk)(?: \p{L}+){0,6}? (?:ur|fran|av) (?:\p{L}+ ){0,2}?(?:utskick\p{L}*|sandlist\p{L}*|
    maillist\p{L}*)|
    (?:vara|mina|min|var) adress\p{L}*(?: \p{L}+){0,2}? (?:bort|ut) (?:ur|fran) \p{L}+
  `,
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
  verbose`
    (?:avsluta|avbryt|stoppa|upphor med)(?: \p{L}+){0,3}? (?:utskick\p{L}*|prenumeration\p{L}*|mejl\p{L}*|
    mail\p{L}*|
    kontakt\p{L}*|brev\p{L}*)|(?:ta bort|radera|raderar|stryk|forstor) (?:allt|alla|all)(?: \p{L}+){0,5}? (?:om|mig|oss)
  `,
];

/** Prohibitions, which carry their own `not`. */
const prohibitions = [
  verbose`
    (?:bort|ut|borttag\p{L}*)(?: \p{L}+)? (?:fran|ur) (?:det har|detta|den har)(?= ?[.,!]|$)|(?:ta|fatta) (?:hinten|
    vinken)|
    (?:vill|onskar)(?: \p{L}+)? inte(?: \p{L}+)? (?:sana har|sadana|de har|sant har|dessa)(?: \p{L}+)?(?= ?[.,!]|$)|
    nu racker det|racker nu|fortsatter (?:att |ni )(?:skriva|mejla|skicka|maila)
  `,
  verbose`
    (?:bad|bett) (?:er|dig|om att)(?: \p{L}+){0,8}? (?:inte|sluta|bort|slippa)|
    (?:ber|bad)(?: \p{L}+){0,3}? (?:andra|tredje) gangen
  `,
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
    flera|den har|det har|sana har|sadana|sant|pa))*(?: \p{L}+){0,2}? (?:mejl\p{L}*|mail\p{L}*|utskick\p{L}*|
    e-?post|reklam|meddelanden|er|dig|kontakt|er lista|spam|nyhetsbrev|kontaktad\p{L}*|kontaktas|paminnelser)
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
  verbose`
    helst(?: \p{L}+){0,2}? slipp\p{L}*|helst inte (?:ha|fa|bli kontakt\p{L}*)|sl[ai]pp(?:a|
    er)?(?: \p{L}+){0,4}? (?:mejl\p{L}*|mail\p{L}*|utskick\p{L}*|
    reklam\p{L}*|era|fler|sant|sadan\p{L}*|meddelanden|bli kontaktad\p{L}*)|skona (?:mig|oss)
  `,
  verbose`
    (?:hoppas|lat|ma|blir|var|ar|vara|bli|forblir)(?: \p{L}+){0,6}? sista (?:mejlet|mailet|meddelandet|gangen|
    utskicket|
    brevet|e-?postmeddelandet|kontakten)
  `,
  verbose`
    se till att (?:ingen|inga|inte)(?: [^\s.!?]{1,25}){0,8}|vi tar inte emot(?: \p{L}+){0,4}|varken (?:jag|vi|
    mig)(?: \p{L}+)? eller
  `,
  verbose`
    (?:kontakta|skriv|skriva|mejla|maila|skicka|hor|ring|stor|besvara)(?: \p{L}+){0,8}? (?:inte|
    aldrig)(?: \p{L}+){0,6}?
    [ ](?:mer|igen|langre|fler|mera|nagonsin)
  `,
  verbose`
    (?<!tveka )(?:inte|aldrig)(?: \p{L}+){0,4}? (?:kontakta|kontaktas|skriv|skriva|mejla|maila|skicka|hor av)
    (?: \p{L}+){0,6}? (?:mer|igen|langre|fler|mera)
  `,
  verbose`
    (?:kontakta|skriv|mejla|maila)(?: till)? under inga (?:omstandigheter|villkor)|under inga (?:omstandigheter|
    villkor)
  `,
  verbose`
    bort med (?:min|mitt|var|vart|oss|mig)|(?:kommer|komma|komma|slippa)(?: (?:man|jag|vi))? (?:av|bort fran|
    ur) (?:den har|
    er|din|denna) \p{L}*list\p{L}*|trakasseri\p{L}*|inte (?:langre )?bli kontaktad\p{L}*|reklamsparr
  `,
  'dra at \\p{L}+|far at \\p{L}+|stick(?= ?[.!]|$)|hall (?:kaften|truten)',
  '(?:lamna|lat)(?: \\p{L}+)? (?:mig|oss|vart \\p{L}+|min \\p{L}+)(?: \\p{L}+){0,2}? (?:ifred|i fred|vara)',
];

/** Complaints of being written to, whatever stands around them. */
const complaints = [
  verbose`
    (?:ratten att bli (?:glomd|bortglomd|raderad)|med stod av gdpr)
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
  '(?:^|[.!] )(?:ren |rent )?(?:spam|skrappost)(?= ?[.!]*$)',
];

export const optOuts: OptOutWords = { endings, prohibitions, complaints };
