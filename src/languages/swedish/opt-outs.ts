/* The Swedish words of an opt-out, as `foldLetters` writes them. */
import type { OptOutWords } from '../../domain/language-pack/opt-out-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

/** Verbs of ending, which a negation turns into their contrary. */
const endings = phrases`
        (plocka|ta|lyft|stryk)<6> (ur|fran|av) (+ ){0,2}?(utskick*|sandlist*|maillist*)|
        (vara|mina|min|var) adress*<2> (bort|ut) (ur|fran) +|(avregistrera|avregistreras|avprenumerera|
        avanmal|avanmala|avanmalas)( (mig|oss|min|mitt|var|vart|denna|den har|fran|omgaende|tack|snarast))|
        (vill|onskar|ber|ber att|onskar att|snalla|vanligen|kan du|kan ni|var god|hur|
        att) (+ ){0,3}?(avregistrera|avregistreras|avprenumerera|avanmala|avanmal|bli borttagen|bli borttagna|
        bli raderad)|(ta|tar|tag|plocka|plockar|stryk|stryker|radera|raderar|avlagsna|ploka|lyft|
        rensa)( (genast|snarast|omgaende|da|nu|bara|garna))?( bort)? (mig|oss|min|mitt|mina|var|vart|vara|
        denna|den har|mailen|adressen|e-?postadressen|namnet|uppgifterna|alla uppgifter|alla mina|
        samtliga)<4>( (bort|fran|ur|listan|lista|register|registret|utskick*|system*))|(ta|tar|tag|plocka|
        plockar) bort (mig|oss|min|mitt|mina|var|vart|vara|denna|den har|mailen|adressen|namnet|alla mina)|
        (stryk|radera|raderar|avlagsna) (mig|oss|mina|min|mitt|alla mina|vara|samtliga)|
        (bort|borttagen|borttagna|raderad|struken)( +){0,2} (fran|ur) (+ ){0,2}?(list*|utskick*|register|
        registret|sandlist*|maillist*|mejllist*|databas*|system*|kontakt*)|(av|ur|fran) (er|din|den har|
        eran) (+)?(lista|maillista|mejllista|sandlista|mailinglista|utskickslista)(> ?[.!,]|$| tack)|(sluta|
        slutar|upphor|upphora|lagg av)( (genast|omgaende|nu|bara|snalla))?( med)?( att)? (skick+|sand*|mejl*|
        mail*|maila|kontakt+|spam*|skriv*|stor*|hor* av|plag*|tjat*|bombard*|trakasser*|de har|detta|era|dina|
        alla|utskick*|reklam*)|(mina|vara) (person)?uppgifter (+ ){0,3}?(raderas|raderade|tas bort|borttagna)|
        (avsluta|avbryt|stoppa|upphor med)<3> (utskick*|prenumeration*|mejl*|mail*|kontakt*|brev*)|
        (ta bort|radera|raderar|stryk|forstor) (allt|alla|all)<5> (om|mig|oss)
      `;

/** Prohibitions, which carry their own `not`. */
const prohibitions = phrases`
        (bort|ut|borttag*)( +)? (fran|ur) (det har|detta|den har)(> ?[.,!]|$)|(ta|fatta) (hinten|vinken)|
        (vill|onskar)( +)? inte( +)? (sana har|sadana|de har|sant har|dessa)( +)?(> ?[.,!]|$)|nu racker det|
        racker nu|fortsatter (att |ni )(skriva|mejla|skicka|maila)|(bad|bett) (er|dig|om att)<8> (inte|sluta|
        bort|slippa)|(ber|bad)<3> (andra|tredje) gangen|(skicka|sand|mejla|maila|kontakta|skriv|stor|hor|ring|
        spamma|besvara|folj upp|mail)( (mig|oss|hit|till mig|till oss|av (dig|er)|av)){0,} (inte|aldrig|ej|
        inga|inget|ingenting)(<3> (mer|fler|mera|igen|langre|nagot|nagra|mig|oss|mejl|mail|hit|sant har|
        sana har|en gang till|vidare|flera)|_?[.!]|$)|(inga|inte|aldrig|slut pa|nog med|ej)( +)? (fler|flera|
        mer|mera|ytterligare|vidare|langre)( +)? ?(mejl|mail|mejlen|mailen|utskick|meddelanden|e-?post|
        paminnelser|reklam|kontakt|erbjudanden|nyhetsbrev|brev|spam|forfragningar|pastotningar)|(vill|onskar|
        behover|orkar|accepterar|godkanner|tanker)( (jag|vi))?( verkligen| absolut| definitivt)? (inte|ej|
        aldrig)<2> (ha|fa|bli kontaktad*|kontaktas|ta emot|hora|mottaga|motta|sta)( (nagra|nagon|nagot|era|er|
        dina|av|ifran|fran|fler|mer|mera|flera|den har|det har|sana har|sadana|sant|pa)){0,}<2> (mejl*|mail*|
        utskick*|e-?post|reklam|meddelanden|er|dig|kontakt|er lista|spam|nyhetsbrev|kontaktad*|kontaktas|
        paminnelser)|undanber (jag |vi )?(mig|oss)|(lamna|lat) (mig|oss) (ifred|i fred|vara)|(nix|reklamsparr|
        sparra)(a|ad|at)? (mig|oss|min|adressen|var)|glom (min|mitt|mig|bort (mig|min|mitt))|
        har (redan )?(bett|sagt|avregistrerat|avprenumererat|avanmalt)<3> (sluta|mig|ganger|oss|bort*)|
        helst<2> slipp*|helst inte (ha|fa|bli kontakt*)|sl[ai]pp(a|er)?<4> (mejl*|mail*|utskick*|reklam*|era|
        fler|sant|sadan*|meddelanden|bli kontaktad*)|skona (mig|oss)|(hoppas|lat|ma|blir|var|ar|vara|bli|
        forblir)<6> sista (mejlet|mailet|meddelandet|gangen|utskicket|brevet|e-?postmeddelandet|kontakten)|
        se till att (ingen|inga|inte)( [^_.!?]{1,25}){0,8}|vi tar inte emot( +){0,4}|
        varken (jag|vi|mig)( +)? eller|(kontakta|skriv|skriva|mejla|maila|skicka|hor|ring|stor|
        besvara)<8> (inte|aldrig)<6> (mer|igen|langre|fler|mera|nagonsin)|(!<tveka )(inte|
        aldrig)<4> (kontakta|kontaktas|skriv|skriva|mejla|maila|skicka|hor av)<6> (mer|igen|langre|fler|mera)|
        (kontakta|skriv|mejla|maila)( till)? under inga (omstandigheter|villkor)|under inga (omstandigheter|
        villkor)|bort med (min|mitt|var|vart|oss|mig)|(kommer|komma|komma|slippa)( (man|jag|vi))? (av|
        bort fran|ur) (den har|er|din|denna) *list*|trakasseri*|inte (langre )?bli kontaktad*|reklamsparr|
        dra at +|far at +|stick(> ?[.!]|$)|hall (kaften|truten)|(lamna|lat)( +)? (mig|oss|vart +|
        min +)<2> (ifred|i fred|vara)
      `;

/** Complaints of being written to, whatever stands around them. */
const complaints = phrases`
        (ratten att bli (glomd|bortglomd|raderad)|med stod av gdpr)|(det har|detta|det|sant har|ren|
        rent) (ar )?(+ )?(spam|skrappost)(!> ?(mapp|filt|korg)*)|(anmal|anmaler|anmalt|rapporterar|
        rapporterat|markerar|markerat|flaggar)<3> (som|for) (spam|skrappost)|(blockerar|blockerat|blockad|
        sparrat|sparrar) (er|dig|din|era|avsandaren|den har)|(har )?(inte|aldrig) (anmalt mig|anmalt oss|
        bett om (det|detta|era|ert|de har|att fa)|prenumererat|samtyckt|godkant|gett (mitt|nagot) (samtycke|
        medgivande))|(^|[.!] )(ren |rent )?(spam|skrappost)(> ?[.!]{0,}$)
      `;

export const optOuts: OptOutWords = {
  endings,
  prohibitions,
  complaints,
  reports: phrases`
      avregistrer|avprenumer|\bavanmal|\bavbestall|klagomal|\breklamation|reklamsparr|sparrlista|nixregist|
      \bkontakta? (+ )?(inte|ej)\b|\bta bort mig\b|\bradera mina|
      \b(inga?|inte|ej) (mer |fler )?(kontakt|utskick|mejl|mail|reklam|marknads)
    `,
  settings: 'lank',
  consents: 'godkanner|samtycker|nar som helst',
  denials: words('nej falsk falskt'),
};
