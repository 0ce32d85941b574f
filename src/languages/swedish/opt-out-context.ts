import type { OptOutContext } from '../../domain/language-pack/opt-out-context.ts';
import { phrases } from '../notation/phrases.ts';

/** What is sent unasked, and how people refuse it. */
const sending = phrases`
  (erbjudande*|offerter(na)?|nyhetsbrev*|(telefon)?samtal(en)?|reklam*|annons*|mejl*|mail*|brev|breven|utskick*|
  meddeland*|marknadsfor*|propaer|kontakt|kontakter|sms|paminnelse*)
`;
const gap = (words: number): string => `(,? [^_.!?,;]{1,25}){0,${words}}?`;
const refusals = phrases`
  (vill|onskar|accepterar|godtar|tar|orkar|behover)( jag| vi)?${gap(2)} (inte|ej|inga|ingen|inget|aldrig|varken)${gap(5)} ${sending}|(inga|
  ingen|inget)( fler| mer| vidare| ytterligare)? ${sending}( eller ${sending})? (till|fran|at) (oss|mig|er|dig|ert|hit)|inga (fler|
  mer|vidare|ytterligare) ${sending}|inga ${sending},? tack|(skicka|sand|mejla|maila)( oss| mig| hit)? (inga|inget|ingen|inte|
  aldrig)( fler| mer| nagra)? ${sending}|sluta( +)? (att )?(ringa?|tjata|skicka|erbjuda|sms:?a)( (oss|mig|hit|till)|
  (> ?[.,!]|$))|ring (inte|aldrig|ej)( (hit|oss|mig|mer|langre|nagonsin))? ?(igen|mer|langre|nagonsin|hit|oss|mig)
  (!> (fore|innan|om|angaende|pa|nar|efter))|(ring|hor av er|skriv|mejla)<3> (inte|aldrig) (igen|mer|nagonsin)|
  (avbojer|undanber|avsager|betackar)${gap(3)} (alla|era|vidare|fler|ytterligare|mer|framtida)${gap(2)} ${sending}|
  inte intressera*,? (nagonsin|nu eller|varken nu|och (blir|kommer) (det )?aldrig)${gap(1)}|avsta(r)? fran (vidare|fler|
  ytterligare|all|mer|att kontakta)|(vill|onskar) (inte|ej) att${gap(3)} (kontaktar|ringer|mejlar|mailar|skriver|skickar|
  hor av)|(vill|onskar)${gap(2)} (inte|ej|aldrig)${gap(2)} (kontaktas|bli (kontaktad*|kontaktat|uppringd*|uppringt|uppsokt*|
  bearbetad*))|ingen${gap(3)} vill${gap(2)} (bli (kontaktad|uppringd|uppsokt)|ha (fler|era))|uppgifter far (inte|ej|
  aldrig) anvandas${gap(1)} (for|till|i) (reklam|marknadsfor|direktreklam|forsaljning|utskick)*|(vill|onskar) slippa${gap(2)} ${sending}
`;

export const optOutContext: OptOutContext = {
  dealings: phrases`
    (ni|du) (har fatt|far|fick|vann|har vunnit) (ordern|jobbet|uppdraget|affaren|bestallningen)|
    overtyga(de|t) (oss|mig)|vi (har valt|valde|valjer) (er|ert)|(jag|vi) (kommer|tittar|svanger)<2> (forbi|
    in|till er( monter)?|er monter)(> |[.!,]|$)|(<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|
    mutta|utan|bara|men|bitte|sondern|aber)) ?)(skriv|mejla|maila|skicka|
    sand)( till| det| den| dem| oss| mig| med| ert| er| en| ett| hellre|[ ]garna){0,5} (offert~{0,2}|
    erbjudandet?|prisforslag)(!> till (nag+|andra))|(<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|
    vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)(skicka|sand) (det|den|dem) till (mig|oss)|(<(^|
    [\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|
    aber)) ?)ladda upp|(darfor|dar for)( att)?( vi| jag| vill| ska| nu| garna){0,4} (kopa|koper|bestalla|
    bestaller)|nasta (vecka|manad) (gar|passar|funkar|fungerar|ar)( +)? (bra|fint|bast|battre|oss|mig|ok)|
    var budget
  `,
  deniedEnds: {
    deniedEnds: phrases`
      (vill|ville|onskar|far|skulle)( jag| vi)?<2> (inte|ej|aldrig|ogarna|inte garna)( vilja)? (missa|
      ga miste om|vara utan|bli utan|tappa|forlora|avsta fran|vara (den )?sist*|
      avbryta)( kontakten( med)?)?( (mig|oss|fran|ur|era?|ert|den|listan?|mejl*|mail*|erbjudande*|utskick*|
      nyhetsbrev*|prenumeration*|sandlist*|register|registret)){0,}|(det )?var (aldrig|
      inte) meningen att (sluta|avsluta|bryta|avregistrera)( +){0,2}|sluta (inte|ej)( att)? +( (mig|oss))?|
      (jag|vi) (vill|onskar|tanker)( +)? (inte|ej) (att ni )?(slutar?( att)? (fa|ta emot|lasa|skicka)|
      avregistrera|avprenumerera|avanmala|avsluta|saga upp|tas bort|tar bort|bli (borttagen|
      avregistrerad))( (mig|oss|fran|ur|era?|ert|den|listan?|mejl*|mail*|erbjudande*|utskick*|nyhetsbrev*|
      prenumeration*|sandlist*|register|registret)){0,}|(ta (inte|ej) bort (mig|oss)|(stryk|radera|
      avregistrera) ((inte|ej) (mig|oss)|(mig|oss) (inte|ej))|sluta (inte|ej) (att )?(skicka|skriva|mejla|
      maila))( (mig|oss|fran|ur|era?|ert|den|listan?|mejl*|mail*|erbjudande*|utskick*|nyhetsbrev*|
      prenumeration*|sandlist*|register|registret)){0,}
    `,
    deniedInPart: 'bara|endast|enbart|igen|varje|sjalva?|gang*|utan|lank*|varfor|om',
  },
  otherMeanings: '',
  askedAgain: '(jag|vi) fragar( nu| er| redan){0,2} for (andra|tredje|fjarde|femte) gangen',
  answerRequests: '',
  explainedEnds: {
    denials: 'inte|inga|ingen|ej',
    contrasts: '(<inte [^.!?]{1,90}),? utan (!>att |+ ?(samtyck|tillat|lov))',
    link: phrases`
      (avregistr~{0,20}|avpren~{0,20}|avanmal~{0,20}|prenumerat~{0,20})[^.!?]{0,40}(lank|knapp|sida|formular)|
      (lank|knapp|sida|formular)[^.!?]{0,40}(avregistr|avpren|avanmal|prenumerat)
    `,
    broken: phrases`
      trasig*|felkod|fel|tom|(fungerar|funkar|gar|oppnas|laddas|leder) (+ )?(inte|ej|ingenstans|int)|
      ingenstans|saknas|dod
    `,
    writerTries: 'forsok*|vill|fortfarande|kan inte|kommer inte|ta bort|stryk',
    aFormat: '(pdf|bilag|bifog|bilaga|fil|filer|filen|katalog)[^_]{0,}',
    anotherWay: 'lank*|mb|for (stor|stora|tung)|i ?stallet|svammar|racker',
    aMeeting: '(kallels|moteskallels|mote|motet|inbjud|kalender|bokning|motesserie|samtal)*',
    substitute: 'i ?stallet|(man|tis|ons|tors|fre)dag*|ersatt*|lagg till|ta med',
    sufficient: '(lank|en|ett)( +)? racker( +)?',
    oneWay: phrases`
      (skicka|sand|posta) (+ )?(inte|ej)[^.!?]{0,60}(per|med|via|pa) (post|posten|fax|brev|papper)(!> (eller|
      och))[^.!?]{0,30}(mejl|mail|e-?post|pdf|lank) (gar|funkar|fungerar|racker|ar)( (bra|fint|battre|bast|
      ok))?(> ?[,.;!?]|$)
    `,
    mailOrList: '(mejl|mail|e-?post|utskick|list|register|reklam|nyhetsbrev)*',
    leaving: '(avreg|avpren|avanmal|list|rader|forsvinn|hoppar|ta bort|tas bort|borttag)*',
    otherPeople: '(kund|medlem|anvandar|prenumerant|mottagar|person|lasar|folk|givar)*',
    asksHow: 'hur|vad hander|raderas|raderar|forsvinner|finns|kan (man|en|ert)|tas',
    tool: '(verktyg|system|program|plattform|logg|automatisk)*',
    writer: 'jag|mig|mej|min|mitt|mina|oss|var adress',
    aNumberedPart: '(rad|sidan?|punkt|stycke|posten) #{1,}',
    outOfFilter: phrases`
      (tog|har tagit|flyttade|plockade|fiskade)( jag| vi)?( bort| upp)? (er|dig|ert +|mejlet)( +)? (ur|
      fran) (skrap|spam)*
    `,
    notBefore: 'behover (ni |du )?inte( +){1,6}? (fore|innan|forran) +',
  },
  optOutDoubts: {
    requestsOfOthers: phrases`
      (kund*|anvandar*|mottagar*|medlem*|kolleg*|konkurrent*|folk|manga|han|hon|de)<2> (sager|sa|vill|ber|bad|
      onskar|klagar|avregistrer*|markerar|anmaler)|(vara|mina|deras|era)( +)? + (vill|onskar|
      accepterar)( +)? (inte|ej|inga|aldrig)
    `,
    completedActions: phrases`
      (jag|vi)( har)? (+ )?(tog|tagit|rensade|rensat|raderade|raderat|strok|strukit|plockade|plockat)|
      (tog|rensade|raderade|strok|plockade) (vi|jag)|avregistrerar mig fran (det mesta|de flesta|allt|manga|
      alla)|togs bort
    `,
    otherTopics: phrases`
      (avregistrerings|avpren*|avanmalnings)(lank|knapp)*|blockera(d|t|de)s? av|sparra(d|t|de) av|forresten|
      (hamnar|hamnade|fastnar|fastnade|flaggas|klassas|markeras)<3> (i|som)
    `,
    otherObjects: phrases`
      bilag*|bifog*|pdf[^_]{0,}|kallels*|moteskallels*|kalender*|dubblett*|webbinari*|seminari*|kurs*|mote*|
      inbjud*|faktura*|prover|prov|avtal*|offert*|broschyr*|bestallning*|bokning*|(mitt|min) (forra|
      senaste) (mejl|mail|meddelande)*|gamla (adress|nummer|system)*
    `,
    continuedContact: phrases`
      ring(> |[.!])(!>( hit| mig| oss)? (inte|aldrig|ej))|men (ert|era|garna|skicka|fortsatt|det vill jag)|
      traffas|spannande|(!<inte |ej )intress(ant|erad)*|beratta|vad kostar|va kostar|kostar det|
      (skicka|ge)<3> (pris|priset|prislista*|offert*)|vi (koper|bestaller)|priset|onsdag|passar battre|
      (var|ar) bast|(!<inte |aldrig |sluta |slutar |att |ej )(skriv|mejla|maila) (till )?(mig|oss)(> ?[.!]|$)|
      (mejl|mail|e-post) (gar|funkar|fungerar|racker|ar)( (bra|fint|bast|battre|ok))?(> ?[.!,]|$)|i ?stallet|
      jag (tar over|ar ny|skoter)
    `,
    ofWriterOrUs: phrases`
      mig|mej|oss|min|mitt|mina|var|vart|vara|jag|vi|ni|er|era|ert|du|dig|din|ditt|dina|hit|det har|den har|
      detta|denna
    `,
    lawsAndLists: 'dataskydd*|gdpr|artikel|(nix|sparr)-?(registret|lista*)|reklamsparr*|integritetsskydd*',
    ownLaws: '(vart|vara|min) (dataskydds|integritets)*',
  },
  optOutGuards: {
    notAsked: phrases`
      (inte|ej|aldrig)<4> (avregistrera*|avprenumerera*|avanmala*|bort*|radera*|sluta|stryka|plocka)|
      (avregistrera|avprenumerera|avanmal|radera|stryk|sluta) (mig |oss )?(inte|ej|aldrig)|ta (inte|ej) bort|
      (var pa vag att|nastan|holl pa att|tankte) (+ ){0,2}?(avregistrer*|avprenumerer*|avanmal*|radera*|
      ta bort)
    `,
    aboutOthers: '(kunder|kunderna|kunden|anvandare|anvandarna|mottagare|mottagarna|konkurrent*|medarbetar*)',
    ownHouse: phrases`
      (vara?|vart) (egen |egna |eget )?*(lista|listor|register|utskicks+|databas)*|(tas|raderas|stryks|
      forsvinner) (den|de|han|hon|personen|adressen) [^.!]{0,80}\?
    `,
    inFooter: phrases`
      (om|ifall) (du|ni) (inte|vill|onskar|ej)|du (kan|far) (+ )?(avregistrera|avprenumerera|avanmala)
    `,
    untilThen: '(innan|forran|fore) [~#]{1,}|(just nu|for tillfallet|i ar|den har veckan)',
    aboutAddress: '(per|pa) telefon|anvand istallet',
    otherMatter: phrases`
      (faktur|offert|frakt|broschyr|bilag|avtal)*|jag (har tagit|tar) (over|det|den)|
      (han|hon|hen) har (slutat|bytt)|(vi|man) (+ ){0,4}sjalva?|vi (koper|bestaller)|vad kostar|fragor|
      pa sajten|istallet|i stallet|(mejla|maila|skriv|skicka) (+ )?hellre|beratta|sluta inte|stopp inte
    `,
    otherObject: 'version(en|er)?|vantelistan?|(fran|ur) (kopian?|cc|traden)|demon?|provperiod*',
  },
  optOutHints: phrases`
    (far|fatt) (+ )?(fortfarande|annu|alltjamt|standigt)<2> (era|dessa|mejl*|mail*|utskick*)|
    (trott*|led|less|utled|nog|irriterad*)( +)? (pa|av|at)( alla| att fa| att lasa){0,2}?[ ](de har|dessa|
    de dar|era|ert|er|dina|sadana|sana)<2> (mejl*|mail*|e-?post*|meddeland*|utskick*|reklam*)|
    ((inget|ingen|inga) (behov|anledning|skal|mening|ide)( (av|till|for|att|med)){0,4}|(behover|
    maste)( ni| du)? (inte|ej)|(onodigt|overflodigt)( for er| for dig)?( att)?|(inte|
    ej) nodvandigt( att)?)( (ni|du|vi|att|fortsatt|vidare|mer)){0,}( (hor* av (er|dig)|
    ha(lla)?( +)? kontakt*|kontakt*( (oss|mig)|(> ?[.!]|$))|aterkomma|skriva(> (till )?(oss|mig|mer|
    igen)| ?[.!]|$)|ringa(> (oss|mig|mer|igen)| ?[.!]|$)|folja upp|vara i kontakt))(!>[^.!?]{0,40}(jag (hor|
    ringer|kommer|aterkommer)|vi (hor|ringer|kommer|aterkommer)|fore|innan|forran))|(avsluta|
    stang)( +)? (vart|mitt|var|min) (arende|akt|kundkort|konto|profil)|(hitta|leta upp|sok|
    ta)( er| dig)? nagon annan att +|i ?fred|integritetsskydd*|avregistrer*|avprenumerer*|avanmal*
  `,
  optOutIndirect: {
    finalMessages: phrases`
      lat det (har )?(stanna|racka|vara nog)|lat (det|detta)( har)? (bli|vara) (det )?sist*|
      kan (det har|detta) (+ )?(ett slut|ta slut|upphora)|(hoppas|glad|tacksam|onskar)<7> sista (som )?(jag|
      vi) (ser|hor|far|laser|sag|horde)<2> (av|fran) (er|dig)|forsok inte( +)? igen|ingen ide att (ni|
      du) (forsoker|skriver|mejlar)
    `,
    distances: phrases`
      hall (er|dig) borta fran (mig|oss|min|var)|(hoppa over|lamna|utelamna) (mig|oss|var +) (utanfor|
      i fortsattningen|framover|i framtiden)|(brevladan?|inkorgen|adressen?) (har )?ar stangd for
    `,
    consents: phrases`
      aterkalla*<3> (samtycke*|medgivande*)|vem har gett (er|dig) (lov|tillatelse|ratt)|
      (be)?spara (er|dig)( sjalva?)? (modan|besvaret|tiden)|har (+ )?(sparrat|blockerat) (er|dig|avsandaren)|
      (du|ni|er +|din +|avsandaren) ar (+ )?(blockerad|blockerade|sparrad|sparrade)|(far|dra) at (skogen|
      fanders|helvete)
    `,
    laws: phrases`
      nasta (mejl|mail|brev|meddelande|gang)<3> (anmal*|polisanmal*|jurist*)|(har|galler|begar|kraver|onskar|
      satt|lagg)( [^_.!?]{1,20}){0,4}? (reklamsparr*|nix-?(registret|adresserat|sparr))|(anmal|
      klag)*<4> (till|hos) (integritetsskyddsmyndighet*|imy)|(motsatter|invander|begar|kraver|aberopar|
      stod av|enligt)( [^_.!?]{1,30}){0,8}? (artikel|art\.?) ?(17|21)
    `,
    again: phrases`
      (andra|tredje|fjarde|sista) gangen (som )?(jag|vi) (ber|sager|skriver)|hur (manga ganger|ofta) (ska|
      skall|maste|behover) (jag|vi|man|en +) (+ )?(saga|be|tjata|upprepa|skriva|svara|tacka)|glom att (jag|
      vi) (+ )?finns
    `,
    houses: phrases`
      ingen( [^_.!?]{1,25}){0,7}? (vill|onskar)<3> (hora|ha|fa|lasa)<3>[ ](fran|av) (er|dig)|
      (vara|bli|lamnas|far|fa) (+ )?i ?fred|utanfor (er|era|ert|din|dina|alla) (+ )?(utskick|list|mejl|
      register|kampanj)*
    `,
  },
  optOutTones: {
    threat: phrases`
      advokat*|jurist*|domstol*|polis(en|anmal*)?|anmal(er|d|an|t)?|datainspektion*|imy|integritetsskydd*|
      konsumentverket|konsumentombud*|myndighet*|stammer|trakass*|klagar|blockera*|sparra*|
      nasta (gang|mejl|mail)|(er|din) chef
    `,
    origin: phrases`
      (var|hur|vem|vilken)<5> (fick|fatt|hittat|hittade|salt|gett|gav|kommit|ratt|tag)<4>[ ](adress*|mejl*|
      mail*|uppgift*|nummer|namn|mig|oss)|(har |jag |vi )?(inte|aldrig|ingen)( +)? (bett|bestallt|anmalt|
      godkant|samtyckt|begart)|privat(a)? (adress|mejl|mail)
    `,
    anger: phrases`
      racker|racka|trott*|tjat*|stor(ande|a|ning*)?|irriter*|skrap*|spam*|fan|javl*|skit*|helvete|for sjutton|
      fraeck*|frack*|oforskam*|ge (er|dig) nu|lagg (av|ner|ned)|plaga*|besvar*|pahopp*|nog nu|nog av|skams
    `,
    again: phrases`
      (andra|tredje|fjarde|femte|sjatte) (mejlet|mailet|gangen|brevet|meddelandet)|ni igen|inte ni|
      hur manga ganger|varje (dag|vecka|manad|mandag)|hela tiden|standigt|jamt|(sagt|sakt|bett|
      svarat)<2> (redan|forut|en gang|ifran|nej|tidigare)|redan (sagt|bett|svarat|tackat)
    `,
    distance: phrases`
      nagon annan(stans)?|andra|annat hall|utan (mig|oss|er)|i ?fred|lugn och ro|tyst*|glom*|forsvinn*|vack|
      bort|borta|slipp*|utanfor|hall (er|dig)|(lat|lamna) (mig|mej|oss|bli|va|vara)|dra at|stick|hoppa over
    `,
    ending: phrases`
      slut*|upphor*|avslut*|sista|aldrig|for (gott|alltid)|mer|mera|langre|fler|stanna|punkt|farval|adjo
    `,
    erasure: phrases`
      gdpr|rader*|gallr*|stryk*|ta bort|bort*|register|registret|lista*|listor*|utskick*|uppgifter*|artikel|
      avregis*|avpren*|avanmal*
    `,
    disposal: phrases`
      papperskorg*|skrapkorg*|soptunna*|soporna|olast*|filter*|saljare|forsaljare|saljbrev*|saljpost|
      saljmejl*|reklam*|marknadsforing*|utskick*|policy
    `,
  },
  origins: phrases`
    (var(ifran)?|hur|vem|vilken)<2> (har|fick|hittade|hittat|fatt|gav|kommer)( (du|ni|er|dig))?<3> (min|
    mitt|mina|var|vart|vara|den har|mailen|adressen)( (e-?post|mejl|mail|adress|e-?postadress|mailadress|
    mejladress|uppgifter|kontaktuppgifter|nummer)*)?(> ?[?.!]|$| ifran| nagonstans)
  `,
  ownRequests: {
    ofWriter: phrases`
      mig|jag|min|mitt|mina|vi|(!<(fran|av|hos|med) )oss|(var|vart|vara) (adress|e-?post|mejl|mail|uppgift|
      namn|data|domän|foretag)*
    `,
    toReader: phrases`
      (vill|onskar) (du|ni)|(du|ni) (far|kommer|har fatt|vill)|(skicka|skickar|kontaktar) (dig|er)|
      svara (inte|ej|ovanfor)|(ditt|ert) arende|(din|er) (prenumeration|forfragan|bestallning)|
      (till|pa|via|i) (denna|den har|detta) (adress|e-?post|mejl|inkorg|brevlada|arende)*|
      vi tar inte emot(!>.{0,80}(reklam|spam|utskick|erbjud|marknad))|under (min|tiden|semestern)|medan
    `,
  },
  requestFrames: {
    leads: 'och|men|sa|nu|eller|bara|da|hej',
    orders: phrases`
      tag|plocka|stryk|radera|avreg+|avpren+|avanmal*|sluta|upphor|skicka|sand|mejla|mejl|maila|kontakta|
      skriv|lat|lamna|glom|hor|ring|stor|spara|skona|blocker*|sparr*|lagg|bort|borttag+|inga|inget|ingen|inte|
      aldrig|nog|slut|stopp|stoppa|avsluta|avbryt|se|kasta|slang|rensa|lyft|stick|dra|hall|far|besvara|forsok|
      ge|under
    `,
    requests: phrases`
      snalla|vanligen|var (sa )?(vanlig|god|snall)|(kan|kunde|skulle|vill) (ni|du|man|nagon)|ar du snall|
      ar ni snalla|tacksam*|uppskatta*|hoppas|valkom*|(nu |det )?racker|onskade?|hur (gor|kan|avregistrerar|
      avprenumererar|kommer) (jag|vi|man)|(kan|far) (jag|vi)|ombed*|undanbe*
    `,
    statements: phrases`
      (jag|vi|ja|man)<3> (vill|onskar|ber|bad|bett|behover|orkar|kraver|begar|motsatter|invander|avbojer|
      aterkallar|tackar|vilja|godkanner|accepterar|helst|slippa|slipper|vagrar|anhaller|undanber|ser|inte|int|
      aldrig|hoppas)|(vill|onskar|ber|behover|orkar|kraver|begar|motsatter|invander|aterkallar|har|skulle|
      slipper|far|godkanner)( +)? (jag|vi|ja|man)|(vill|onskar|orkar) (inte|ej|int|icke|slippa|bli)|slipp*
    `,
  },
  refusedSendings: {
    refusals: [refusals],
    ofOurs: phrases`
      er|era|ert|eran|ni|din|dina|ditt|dig|fler|flera|mer|mera|langre|igen|nagonsin|aldrig|oss|mig|hit|
      reklam*|nyhetsbrev*|vidare|ytterligare|tack|erbjudande*
    `,
    inPart: phrases`
      utan (!>(+ ){0,2}(samtyck|tillat|forfrag|begar|att fraga)*)+|men(!> (sluta|ta|snalla))|bara|endast|
      enbart|i ?stallet|fore|innan|forran|om (!>mig|oss|en)+|(per|pa|via) (telefon|post|fax|brev|engelska|
      svenska|papper|tyska|finska)(!> (eller|och|samt)|,)|konkurrent*|(fran|av) andra|kunder*|miss*|tappa|
      forlora|vara utan|ga miste|(inte|ej|aldrig) ([^.!?]{1,40} )?an(> ?[.!])|annu|dollar|euro|efter|angaende|
      hansyn|(vid|over|under) [1-9][#.,]{2,5}(!>#)
    `,
  },
};
