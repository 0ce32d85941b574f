import type { ReplyWords } from '../../domain/language-pack/reply-words.ts';
import { phrases } from '../notation/phrases.ts';

export const replies: ReplyWords = {
  absenceNotes: {
    returnWords: phrases`
      ater(kommer|vander)?|tillbaka|tills vidare|till och med|t\.?o\.?m|svarar|besvarar|
      laser (jag )?(mejl|mail)|till den|sent svar|drojer|efter semestern|hor av mig nar|fran och med|
      nasta arbetsdag
    `,
    ownReturn: '(jag )?svarar (nar|pa|efter|igen)|nar jag (ar|kommer)|ar tillbaka',
    stayWords: phrases`
      tar hand om|mina arenden|(till|t\.o\.m\.) (+ )?(januari|februari|mars|april|maj|juni|juli|augusti|
      september|oktober|november|december)|(bradskande|akut*|vikari*|ersatt*|under tiden|
      under min (franvaro|semester|ledighet)|kontakta (istallet|min kollega)|tacker upp|tills dess)
    `,
    absenceHints: 'sjuk*|massa*|resa*|reser|vilar|kurs*|utomlands|tacker upp|borta|jobbar inte|arbetar inte',
    goneForGood: 'slutat|arbetar inte langre|jobbar inte langre|gatt i pension|ny (e-?post)?adress',
  },
  absence: {
    awaySubject: 'franvaro*|semester*|ej pa kontoret|inte pa kontoret|foraldraledig*|ledig|pa semester',
    absence: phrases`
      (ar|jag|vi|ater|for narvarande|just nu)<3> ?(pa semester|semesterledig|foraldraledig|tjanstledig|
      mammaledig|pappaledig|sjukskriven|studieledig|ledig (till|fram|fran|idag|resten|hela)|pa resande fot|
      bortrest|borta|franvarande|utomlands|pa tjansteresa|ute pa resa|sjuk|vabbar|pa kurs|pa resa|pa rehab)|
      (semester|sjukskriven|foraldraledig|tjanstledig|pappaledig|mammaledig|semesterstangt|vabb)|
      inte (+ )?(pa (kontoret|plats|jobbet)|tillganglig|i tjanst|anträffbar|antraffbar|har)|
      (kontoret|vi|foretaget)<3> (haller |har |ar )?(semester)?stangt?|(jobbar|arbetar) (+ )?deltid|deltid|
      laser (+ )?(mejl|mail|e-?post) (+ )?(glest|sallan|sporadiskt|ibland)|begransad (tillgang|mojlighet)
    `,
  },
  answers: {
    no: 'nej|na',
    decline: phrases`
      inte intresser*|nej tack|inget intresse|inget for oss|behover inte|avstar|avsta|inte relevant|
      tackar nej|tackar vanligt nej|gar inte vidare|inget vi|annan leverantor|nojda|inte var grej|
      passar (oss )?inte|saga nej|inget behov|blankt nej|lugnt|aldrig kopa
    `,
    have: 'vi har redan|vi har egna|redan|sjalva|egna|eget|nuvarande|anvander|avtal|bundna|byggt',
    doubt: phrases`
      dyrt|for (bra|sma|liten)|tvivlar|tveksam*|tror inte|skeptisk|lita|brant|provade|misslyckades|ser inte|
      nytta*|poang*|billigare|tillater|accepter*|lovade|vad som hander|varfor|gransen|stammer inte
    `,
    interest: phrases`
      intresser(ad|ade|ant)|intressant|spannande|later (bra|lovande)|toppen|perfekt|gillar|nyfiken|vi ar med|
      hanger pa|gar vi vidare|jag ar pa|kor pa|vi kor|absolut|precis|garna testa|testa|veta mer|berätta mer|
      beratta mer|vettigt|helt klart|losa|ja tack|relevant for oss|positiva|saknat
    `,
    refer: phrases`
      kontakta|prata med|fraga|skriv till|rikta|hor av er till|vidarebefordrat|skickat|skickade|vidare till|
      kollega|ansvarar|skoter|skots|haller i|ratt person|kopia|eftertradare|tar det harifran|omrade|bestammer|
      huvudkontoret|koncernen|moderbolaget|chef|chef
    `,
    wrong: phrases`
      fel (person|adress|foretag|nummer|mottagare|snubbe)|inte ratt|jobbar inte|inte langre|inget med|
      ingenting att gora|pension*|slutade|slutat|forvaxling|blandar|inte mitt|mitt bord|praktikant|
      privatperson|annat foretag|lade ner|salt|inte hjalpa|kanner inte
    `,
    thanks: 'tack',
    receipt: 'okej|noterat|mottaget|lasa|fundera|far se|hej|jaha|kan vara|bifogat|bilaga|faktura*|tanka pa',
    offering: 'vi erbjuder|laga priser|leverantorsvillkor',
  },
  bounces: {
    bounceSubject: phrases`
      kan inte levereras|kunde inte levereras|gick inte att leverera|olevererbar|ej levererat|
      leverans(en)? (misslyckades|fel)|leveransfel|meddelandet (returnerades|kunde inte|avvisades|kan inte|
      har inte|gick inte)|returnerat (meddelande|mejl|mail)|obestallbar|mejlet (kunde inte|studsade)|
      fel vid leverans
    `,
    bounceWords: phrases`
      (leveransen|meddelandet|mejlet|mailet|ditt meddelande|ditt mejl)( [^_.]{1,40}){0,6}? (misslyckades|
      kunde inte levereras|kan inte levereras|gick inte att leverera|avvisades|har inte levererats|
      returnerades)|servern avvisade|(adressen|e-?postadressen|mottagaren|brevladan|inkorgen|
      kontot)( [^_]{1,40}){0,3}? (gick inte att hitta|hittades inte|finns inte|ar full|ar avstangd?|
      existerar inte)
    `,
    delayWords: phrases`
      (leverans*|meddelandet|ditt meddelande)( [^_]{1,60}){0,4}? (ar |har blivit )?(forsenad|forsenat|
      fordrojd|fordrojt)|servern (fortsatter|forsoker)|fortsatter att forsoka|forsoker igen|nya forsok gors
    `,
  },
  complaintReports: {
    reportFields: 'aterkopplings(tjanst|slinga|loop)*|(spam|skrappost)-?(klagomal|anmalan|rapport)*',
    markedAsSpam: phrases`
      (mottagare|mottagaren|anvandare|anvandaren|kund|medlem)*( [^_.!?]{1,25}){0,6}?( (markerat|markerade|
      anmalt|anmalde|rapporterat|rapporterade|flaggat|tryckt|klickat|klagat|
      klassat))( [^_!?]{1,40}){0,8}?[ "']{1,}(spam|skrappost|oonskad|oonskat|reklam)*|klagomal<3> (meddelande|
      mejl|mail|e-post|utskick|avsandar|skrappost|spam)*|(flaggats|markerats|rapporterats|anmalts) som (spam|
      skrappost|oonska+) av
    `,
    reportSigns: 'automatisk*|meddelande|klagomal|anmalan|rapport|aterkoppl*',
  },
  dataRequests: {
    named: 'registerutdrag*|artikel 15',
    described: phrases`
      (vilka|vad for|vilken) (+ )?(uppgifter|data|information|info)( (!>behov)+){0,4}? (om|pa) (mig|oss)|
      (lagrat|lagrar|sparat|sparar|registrerat|samlat in)<2> om (mig|oss)
    `,
    ofThemselves: '',
    dealing: 'hanter*|besvara*|verktyg*',
    erasureOrders: '(!<inte )(radera|raderar|ta bort|stryk|forstor)( (!>inte)+)? (det|dem|allt|allting|alla)',
  },
  engagement: phrases`
    intress+|offert*|erbjudande*|ert forslag|ring mig|kan (vi|ni|du)|skulle (vi|ni|du)|ska vi|
    hor av (dig|er)|hors (da|efter|nar|i|sen)|aterkom (garna|i|efter|da|nar|till mig|till oss)|
    skriv (garna|igen|pa nytt|till mig|da)|skicka (garna|over|mig)|vi kan (ta|prata|horas|ses)|lat oss|
    nej tack|paminn|ta upp det
  `,
  machines: {
    categoryOrders: 'klassific|klassa|kategori|märk|behandla|sortera|räkna',
    automaticSubject: phrases`
      autom\. (vastaus|antwort|svar)|automatiskt (svar|meddelande|utskick)|automaattivastaus|autosvar|
      autovastaus|mottaget|mottagningsbekraftelse|vi har (tagit )?emot*|(ditt )?arende (ar )?(registrerat|
      mottaget|skapat)|bekraftelse|last:
    `,
    machineWords: phrases`
      (skickades|skickat|genererades|skickas) automatiskt|(detta|det har) (ar|mejl ar|
      meddelande ar) (ett )?(auto+)|auto(matiskt?|genererat|matiska)( +)? ?(svar|meddelande|mejl|mail|
      bekraftelse|utskick)|(svara inte pa|gar inte att svara pa|kan inte besvaras)( +){0,3}|(bevakas|lases|
      anvands|overvakas|kontrolleras) (inte|ej)( langre)?|(brevladan|adressen|inkorgen) (+ )?(inte|ej|
      avvecklad)
    `,
    receiptWords: phrases`
      (vi har|har)( +)? (tagit emot|mottagit|fatt|registrerat)( +)? (ditt|din|er|ert|dina)(!> att)|
      (ditt|din|er|ert) (+ )?(meddelande|mejl|mail|forfragan|arende|fraga|e-?post)<2> (mottaget|mottagits|
      registrer+|tagits emot|kommit (in|fram)|ar mottag+|skapat*)|arendenummer|arende-?id|tack (for|
      att)( [^_]{1,30}){0,8}? (vi (svarar|aterkommer|besvarar|hanterar|hor av))( [^_]{1,30}){0,6}? ?(snart|
      inom|arbetsdag*|mojligt|timmar|ordning)|(svarar|aterkommer|svar)( [^_]{1,30}){0,6}? (inom|arbetsdagar|
      sa snart|sa fort)|svar drojer
    `,
  },
  wareFaults: phrases`
    (kom|var|ar|levererades|anlande)<2> (skadad|skadat|trasig|trasigt|defekt|sonder|forsenad)|
    gick (+ )?sonder|fel (vara|del|farg|storlek)
  `,
  requests: {
    meet: phrases`
      mote*|traffas|vi ses|ses garna|ring|ringa|samtal*|prata|snack|lunch*|fika|kaffe|kalender*|bokningssida|
      boka|telefon|kom forbi|sla en signal|videomote
    `,
    weekday: '(man|tis|ons|tors|fre)dag*|tors|imorgon|imorn',
    month: 'mars',
    later: phrases`
      senare|nasta (ar|kvartal|sasong|var|host|manad)|efter (sommaren|pask|jul|semestern)|aterkom*|
      hor av (er|dig)|igen i|pa nytt|i host|i var|om (sex|nagra|ett par|tva)|paminn*|nar (det|nya|vi)|vi hors|
      atanke|vantar|ta upp
    `,
    now: phrases`
      just nu|i nulaget|for tillfallet|i ar|idag|pa is|fullt upp|mycket att gora|aktuellt|budget*|fore|innan|
      mitt i|daligt lage|tajming*|stopp|forran|inte nu
    `,
    price: 'pris|priser|priset|prislista|kosta|kostar|kostnad*|offert*|tar ni|ga(r)? pa|landa pa',
    send: 'skicka*|mejla over|broschyr*|underlag|information|referens*|material|exempel*',
    asking: 'hur|vad|vilka|vilken|var|vem|finns det|har ni|kan ni|klarar|gar det|fungerar|nar|varfor',
  },
};
