/*
 * Words of the four languages that mean the same, as `foldLetters` writes them, so that what was learnt in one
  language
 * serves in the others. A word that ends with a hyphen stands for all that begin with it.
 */
const written = `
not: not don't dont doesn't isn't wasn't won't can't cannot couldn't wouldn't aren't no never none nor without ei
  en emme et ette eivat eika enka emmeka ettei inte ej inget inga ingen ingenting aldrig icke nicht kein keine
  keinen keiner keinerlei nichts nie niemals nej nein nee nope nah na
yes: yes yep yeah sure absolutely kylla joo juu ja japp javisst jo jawohl klar
i: i i'm i'd i'll my me mina olen mun mulle minulle minun jag mig min mitt mina ich mich mir mein meine
we: we we're we've we'd our us olemme meilla meille meidan meita ollaan vi oss var vart vara wir uns unser unsere
  unserer unserem
you: you your teidan teille teita sinun teilla ni er ert era du dig din ihr ihre ihnen ihren sie euch eure
now: now currently present moment today nyt juuri talla hetkella tanaan nykyisin nu nulaget just idag jetzt gerade
  derzeit zurzeit momentan aktuell heute heut
later: later future someday myohemmin tulevaisuudessa joskus senare framover framtiden spater kunftig zukunft
  irgendwann
year: year years vuosi vuoden vuonna vuodelle vuotta ar aret jahr jahres jahre
month: month months weeks week quarter season kuukau- viikko- viikon kvartaal- kausi kaudella manad- vecka veckan
  veckor kvartal sasong monat- woche- quartal saison
season: spring summer autumn winter easter christmas kevaa- kesa- syksy- talve- paasiais- joulu- vaaren sommar-
  hosten host vinter- pask jul fruhjahr sommer herbst winter ostern weihnachten
next: next following coming ensi seuraava- nasta kommande nachste- kommende-
again: again revisit another uudestaan uudelleen taas jalleen igen pa nytt wieder nochmal erneut noch
back: back return palaa- palata- palat- takaisin aterkom- tillbaka aterkommer zuruck melden meldet
after: after once until till before jalkeen kunnes ennen asti paasta kun sitten efter innan forran tills nar nach
  sobald bis vor wenn erst
maybe: maybe perhaps possibly might ehka kenties mahdollisesti kanske eventuellt mojligen vielleicht eventuell
  moglicherweise
wait: wait waiting hold postpone odot- jaissa siirt- vanta- avvakta pausad warte- verschieben eis
remind: remind ping muistut- paminn- erinner-
mind: mind keep file mieless- muistissa atanke minnet hinterkopf behalten
budget: budget budgets funding budjet- maararah- rahoitus budgeten mittel etat
busy: busy swamped snowed kiire- ruuhka- fullt upptagen stress- beschaftigt viel
timing: timing time moment ajankohta- ajankohdan hetki aika lage tidpunkt tajming- zeitpunkt zeit timing
topical: topical priority agenda ajankohtai- prioriteet- listalla aktuellt dagordningen prioriter- thema prioritat
project: project projects merger renovation hanke hankkeet hankkei- fuusio remont- projekt- ombyggnad renovering
  fusion umbau
already: already jo redan bereits schon
have: have has got having on har haben habe hat hab
use: use using used kaytossa kaytamme kaytetaan anvand- nutz- benutz- verwend-
own: own ourselves in-house oma omat oman itse egen eget egna sjalva eigen- selbst
supplier: supplier vendor provider partner agency toimittaja- kumppani- leverantor- anbieter lieferant- dienstleister
system: system tool software excel solution jarjestelm- ohjelma- tyokalu- verktyg losning werkzeug losung
contract: contract bound agreement sopimu- sidottu avtal- bundna vertrag- gebunden
satisfied: satisfied happy fine content tyytyvai- parja- nojd- zufrieden
change: change switch switching vaihta- vaihdo- byta byte wechsel-
price: price prices pricing cost costs rate fee quote hinta- hinna- hinno- maksa- kustann- pris- kosta- kostnad-
  offert- preis- kost- angebot-
howmuch: how much paljonko paljo hur mycket wieviel
expensive: expensive pricey costly kallis kallii- kallista dyr- teuer teure-
cheap: cheaper cheap halvem- halpa- billig-
too: too far liian alldeles zu viel
small: small tiny little pieni pienia sma liten klein-
doubt: doubt sceptical skeptical sceptic unconvinced epail- skepti- tvivl- tveksam- skeptisk bezweif- zweif- skeptisch
believe: believe think trust usko- luotta- tror tro lita glaub- vertrau- trau-
why: why point miksi jarkea varfor poang warum wieso
benefit: benefit value gain hyoty- hyodyn nytta- vinst nutzen bringen vorteil
bad: bad burned failed wrong huono- epaonnistu- dalig- misslyck- schlecht- schief verbrannt
promise: promise promised lupa- lupasi lova- versprech- versprochen
interest: interest interested interesting keen curious intrigued kiinnost- mielenkiin- uteliai- intress- nyfik-
  interess- neugierig
good: good great nice brilliant excellent sounds looks promising lovely hyva hyvalta hyvin mahtav- loistav- lupaav-
  kuulosta- vaikutta- bra toppen fint later lovande verkar super gut klingt prima toll mega vielversprech-
love: love like excited tykkaan tykkaa innostu- gilla- alskar entusias- gefallt begeister- liebe
want: want wish would like need halua- halua tarvits- toivo- vill onskar behov- mochte- will wunsch- brauch-
try: try test pilot trial kokeil- pilott- test- prova- ausprobier- pilot-
solve: solve help useful relevant ratkais- autta- hyodylli- losa hjalp- relevant- los- helf- relevan- nutzlich
proceed: proceed next steps forward ahead start edet- eteenpain kayntiin alkuun jatket- vidare igang kor weiter
  loslegen los
join: in included count dabei mukana mukaan hanger med mit machen
meet: meet meeting call talk speak chat phone ring zoom teams demo coffee lunch slot calendar appointment soit-
  palaver- tapaa- tavat- nahda- nahdaan jutel- puhelu- kahvi- lounas lounaa- kalenter- esittel- mote- samtal- prata
  traff- ses ring- boka fika kaffe lunch- kalender- termin- gesprach- telefon- treff- anruf- ruf besprech- vorfuhr-
day: monday tuesday wednesday thursday friday tomorrow morning afternoon noon maanantai- tiistai- keskiviik-
  torstai- perjantai- huomenna aamu- iltapaiv- mandag- tisdag- onsdag- torsdag- fredag- imorgon formiddag
  eftermiddag montag- dienstag- mittwoch- donnerstag- freitag- morgen vormittag nachmittag mittag
suit: suit suits works work free available sopi- sopii kay kavis- passar funkar ledig passt passen ginge geht
suggest: suggest propose book invite ehdota- varat- varaa- kutsu- sovi- foresla- bjud- inbjudan vorschlag- buch-
  einlad-
visit: visit come office fair drop tulkaa kaymaan toimisto- messu- poiket- kom forbi kontor- massan besuch- komm-
  vorbei buro messe
send: send share email forward laheta- lahetta- laita laittak- lahettak- skicka mejla schick- send-
info: information details info brochure material deck references reference study sample documentation lisatie-
  tieto- esit- materiaal- referen- information- broschyr- underlag material- unterlag- prospekt- broschur-
  informatio- details fallstudie
ask: what which who where how does can could is are mika mita missa ketka miten onko voitteko voiko saako kuinka
  hur vad vilka vem var finns kan kann was welch- wie wer wo gibt haben konnen wann
decline: pass decline refuse declined against kieltayd- jatan valiin avsta- avboj- tackar ablehn- lehn- verzicht-
  absag- dagegen
rent: rent landlord tenant owner belongs vuokra- vuokranantaja- omista- kuuluu hyr- hyresvard- ags mieter vermieter
  gehort
hurdle: hurdle practice theory twice double allow late kynny- kaytannossa teoriassa kahteen salli- hinder praktiken
  teorin dubbelt tillat- hurde praxis theorie doppelt erlaub-
skip: skip miss leave pass without stays skip- valiin ilman ennallaan pysyy hoppa utan forblir avstar lassen ohne
  bleibt passen
second: round everybody all kiertoon kaikki runt alla herumgeschickt alle
thanks: thanks thank thx kiitos kiitti kiitoksia tack danke dank
chose: chosen chose selected gone decided valits- paat- valt val bestamt gewahlt entschieden
fit: fit relevant suitable thing sovi liity juttu passa- relevan- grej ding
luck: luck onnea lycka erfolg gluck
person: person contact people guy henkilo- ihmi- person- snubbe kontakt- mensch- ansprechpartner-
right: right correct oikea- ratt richtig-
wrong: wrong mistaken mix-up confused vaara- vaarin sekaann- sekoi- fel forvaxl- blanda- falsch- verwechs-
company: company firm business organisation yrity- firma- yhtio- foretag- bolag- unternehmen firma betrieb
department: department area desk division osasto- tontti alue vastuul- avdelning- omrade bord abteilung bereich
responsible: responsible charge handles handle looks decides decide purchasing vastaa vastu- hoita- hoida paatta-
  hankin- ansvar- skoter skots bestammer inkop- zustandig- kummert betreut entscheid- einkauf-
colleague: colleague boss manager successor team head ceo kolleg- pomo- paallik- esihenkilo- seuraaja- johtaja-
  chef- eftertrad- kollega- teamet kolleg- nachfolg- leiter- chefin vorgesetzt-
forwarded: forwarded passed cc copying copied looping valit- ohjasin ohjas- kopio- siirsin vidarebefor- skickade
  lagger kopia weitergeleit- weitergeb- kopie gegeben
worked: job employed left retired retirement longer anymore toissa tyoni lahdin elakke- enaa palveluks- jobb-
  slutade pension- langre arbeit- job verlassen rente ruhestand
private: private intern student retired yksityis- harjoittelij- eläk- privatperson- praktikant- privat- rentner
closed: closed sold quit lopet- myyt- myi- lade ner salt lagt eingestellt verkauft geschlossen
know: know heard unknown tunne- kuullut tiia tieda kanner hort kenn- gehort
sorry: sorry afraid unfortunately pahoittel- valitettava- tyvarr ledsen ursakta leider tut entschuld-
noted: noted ok okay got received kuitti selva vastaanot- noterat okej mottag- notiert erhalten verstanden kenntnis
think: think consider see read mietti- miett- katsota- luen fundera- tanker lasa lasa far uberleg- denk- lese sehen
attached: attached enclosed invoice attachment ohessa liit- lasku- bifog- bilaga faktura- anbei anhang rechnung-
offering: offer offering services tarjoam- palvelu- erbjud- tjanst- bieten dienstleist-
spam: spam junk unsolicited roskapost- spam- skrappost- werbung unerwunscht- unaufgefordert-
stop: stop cease quit unsubscribe remove delete erase poista- lopet- lopett- peru- alka- sluta- upphor-
  avregistrer- avprenum- radera- stryk- loschen losch- abmeld- austrag- unterlass- aufhor- streich- entfern- verschon-
list: list mailing database register mails emails messages lista- listal- rekister- viestej- posti- sahkopost-
  lista- utskick- mejl- mail- verteiler- liste mails nachricht-
consent: consent permission gdpr rights data lupa- suostumu- tietoj- gdpr samtyck- uppgifter einwillig- dsgvo daten
leave: leave alone peace rauha- ifred ruhe frieden
please: please kindly ystavallisesti vanligen snalla garna bitte
but: but however though mutta kuitenkin men dock aber jedoch trotzdem
if: if whether jos mikali om ifall falls
`;

const whole = new Map<string, string[]>();
const beginnings = new Map<string, string[]>();
const shortest = 2;
const longest = 11;

for (const line of written
  .trim()
  .replaceAll(/\n {2}/gu, ' ')
  .split('\n')) {
  const [name, words] = line.split(': ') as [string, string];
  for (const word of words.split(' ')) {
    const [known, key] = word.endsWith('-') ? [beginnings, word.slice(0, -1)] : [whole, word];
    known.set(key, [...(known.get(key) ?? []), name]);
  }
}

/** The meanings of a folded word; none for most words. */
export function conceptsOf(word: string): readonly string[] {
  const found = [...(whole.get(word) ?? [])];
  for (let length = shortest; length <= Math.min(longest, word.length); length += 1)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return [...new Set(found)];
}
