/*
 * What words of an opt-out are made of, in English, Finnish, Swedish and German, as `foldLetters` writes them. A word
 * that ends with a hyphen stands for all that begin with it.
 */
const written = `
not: not don't dont no nobody dinnae didnae wasnae cannae gonnae never none nothing without neither nor cannot
  can't shouldn't mustn't won't wouldn't isn't
  aren't
  ala alkaa alkaas alkaapa alahan alka elka elkaa elekee elaka alakaa alkoon alkoot alaka alkaaka ei eika ettei ettet
  ettette eivat ilman ingen inget inga ingenting inte ej aldrig icke nicht nich ned net nie niemals nimmer nimma nix
  needn't needna int kei keis nut koane
  nichts ohne kein- koa- utan numme nume nimme neamma
deny: en enka emme emmeka
stop: stop- ceas- quit desist- refrain- discontinu- halt knock enough lopet- lopett- loppu loppukoon paatty-
  paatet- seis riitta-
  erubrig- verzicht- avsta lakka-
  keskeyt- luopu- pidattay- sluta slutar upphor- avslut- avbryt- stopp- avsta- lagg nog racker hor- hoer- aufhor-
  unterlass- beend- einstell- einzustell- abseh- abzuseh- schluss reicht genug
remove: remov- delet- eras- strik- scratch- purge- unsubscri- wipe- rm exclud- scrub- pluck- poist- pois pyyhi-
  pyyhki- tuho- havit- irrot- siivot- siivo- yliviiva- rader- stryk- struket bort borttagen plock- avfor-
  avregistrer- avprenumer- losch- loesch- streich- entfern- raus heraus austrag- auszutrag- tilg- vernicht- abmeld-
  abbestell-
forget: forget lose mislay toss kasta slang slanga heittaka- werfen wegwerf- unohtakaa unohda unohtakaapa
  unohtaisit- unohdatte- glom vergessen vergesst vergiss
talk: mail- reach- call- exchange jatkoyht- jatkoviest- soit- anfrag- forfragning- e-mail- email- emails inbox- mailbox-
    messag- writ- wrote contact- correspond- letter letters newsletter-
  outreach follow-up- followup- spam- pitch- solicit- advert- marketing communicat- bother- pester- disturb- approach-
    chas- reminder- junk cold-mail- circular- viest- meilej- meili meilit meilin meilia meilaa- meilail- sahkopost-
  s-post- posti postia postin postit-
  postitus- kirjoit- kirjott- kirjot- yhtey- mainos- mainok- mainont- markkino- suoramarkk- roskapost- lahesty-
  pommit- bombard-
  kirje kirjeita kirjei- kirjeen- uutiskirj- tyrkyt- myyntipuhe- tarjouksia muistutu- mejl- e-post- epost- skriv-
  utskick-
  kontakt- reklam- meddeland- brev nyhetsbrev- marknadsfor- direktreklam- direktmarknad- uppsok- sms inkorg-
  paminnels-
  saljbrev- nachricht- schreib- anschreib- angeschrieben geschrieben anzuschreib- werb- zusend- zuschrift- aussend-
  schrib- kommunik- communik- viestin- brief- behellig- belastig- kontaktaufnahm- ansprach- angesprochen
  anzusprech- postfach akquise- zuschick-
  rundmail- direktwerb- massenmail- umworben kontaktier- kaltakquise
send: send- sent laheta- lahett- lahete- laita laitt- pistak- skick- schick- gschick- sende- senden
hear: another hear heard hearing see seeing kuul- kuulla nahda horas hora hor hoeren horen sehen lesen
list: list lists list'- database- register- record records distribution crm lista- listo- listal- rekister- tietokan-
  jakelu- kontaktilis- sandlist- registr- databas- adresslist- liste listen verteiler- datenbank- kartei- bestand-
  adressbuch- datenbestand- mailinglist- postituslis- postituksi-
me: me us my our mine ours myself here minu- mua mut mulle mun meida- meita meille meihin meilta minulle tanne mig oss
  min mitt mina var vart vara hit mich mir mi ma uns unser- us mein- hier hierher
address: address- inbox mailbox data details name names number domain domains osoit- osote- osottee- tieto- tiedot
  tietoj- henkilotie- yhteystie- nimeni nimemme numeroni adress- uppgift- namn personuppgift- nummer doman daten
  namen domain postfach
again: again more anymore further future ever additional another longer else enaa ennaa ennee enempaa lisaa jatkossa
  uudestaan uudelleen toiste ikina koskaan vastaisuu- enempia mer mera fler flera igen langre framover nagonsin
  ytterligare vidare fortsattningsvis hadanefter framtid- mehr meir weiter- wieder nochmal- nochmals erneut kunftig-
  zukunft zukunftig- nimmer kuenftig- forover framgent mair numme nume nimme neamma
wish: want- wish- like prefer- would appreciat- grateful request- ask- asked demand- expect- hope- hoping insist-
  trust rather happier urge- halua- haluu haluta toivo- pyyda- pyydan vaadi- vaatimu- arvosta- tahdo- kaipa- kaivata
  vill vilja onskar onskas ber begar- kraver hoppas uppskatta- anhaller behover mog mag will wollen mochte- wunsch-
  verlang- forder- erwart- hoff- dankbar freu- tacksam kiitolli- ilahtu- thankful glad pleased erbitt- bitte bitten
  brauch- ersuch-
you: you your yours u ur ya te teilta teidan teihin sinulta sun sulta nimeanne ni er era ert dig din ditt eder sie
  ihnen ihr ihre- euch eure- eurer euren dir dein-
refuse: nej decline declin- refus- tackar kieltayd- avboj- avsag- betackar lehn- ablehn- verzicht- kiitos
repel: forbid forbidding prohibit- object oppose kiella- kielle- kielto- kieltoa vastust- undanber undanbe- undanbad
  motsatt- invand- frabeder verbitt- verbiet- untersag- widerspr- verwahr- erspar- verschon- skona- bespar- saast-
  spare spared revoke withdraw peruutan
use: use- used using kaytta- kayte- kayta kayttak- anvand- nutz- verwend- benutz- nutzung
advert: advert- marketing sales commercial- promotion- solicit- pitch- outreach campaign- mainon- mainos- markkino-
  suoramarkkin- myyn- myynti- reklam- marknadsfor- direktmarknad- direktreklam- sald- salj- forsalj- utskick-
  werb- akquise vertrieb- verkaufs- werbezweck- direktwerb- kaltakquis-
welcome: welcome wanted desired appreciated toivot- tervetull- toivottu- valkom- onskad- onskvard- onskemal- erwunscht
  willkommen gewunscht gewollt
unwelcome: unwanted unwelcome undesired unsolicited ei-toivot- oonskad- oonskat ovalkom- unerwunscht- unverlangt-
  unaufgefordert- unerbeten- pyytamat- tilaamat- objuden- oombedd- obedd-
first: i we they who he she ich wir jag vi man mina min ma
past: got received arrived had saatu saaneet saanut saapu- tullut fatt kommit bekommen erhalten gekommen angekommen
  read seen hesitat- tveka- eparoi- zoger- scheuen
filler: to at on of in by via any all a an the this that these those such kind way sort please kindly ever from with
  under no circumstances whatsoever whatever is are be been being it its and or also again our just at us as for
  will do does may shall must can could should company side people team colleagues staff office house anyone anybody
  everybody nobody someone tallai- tammo- tama tata tahan tasta taa naita nama nain mitaan mita yhtaan kenellekaan
  kukaan taalla saa saisi tartte tarttis tarvii viitsi- viitti- kannata tarvi- tarvitse pida ole ota oteta ottako
  ottak- ottaa tule tulla tulisi tulemaan lainkaan
  ollenkaan vastaan vastaanot- teidan taholtanne suunnal- talla tallaista att det den detta denna dessa har hit till
  i fran via pa av om nagra nagot nagon sa sadan- sana sant detta ta ha fa bli blir far fick kontaktad ska skall maste
  kan vara snalla vanligen tack genom zu an auf von vom mit per in im am aus uber das dies- dem den der die ein-
  solch- sowas so etwas was irgend- werden wird haben kriegen bekommen erhalten bitte doch mal noch auch dass
  tanne osoitteeseen kiitos thanks heti nyt jo enaa etta naill- naiss- missaan tapauksessa dass ar sind ist seid were
  olisi olisivat oltaisi oltaisiin bei hos besvar- modan trouble effort muhe vaiva- kommunikat-
`;

export type ContactKind =
  | 'not'
  | 'deny'
  | 'stop'
  | 'remove'
  | 'forget'
  | 'talk'
  | 'send'
  | 'hear'
  | 'list'
  | 'me'
  | 'address'
  | 'again'
  | 'wish'
  | 'you'
  | 'refuse'
  | 'repel'
  | 'use'
  | 'advert'
  | 'welcome'
  | 'unwelcome'
  | 'first'
  | 'past'
  | 'filler';

const whole = new Map<string, ContactKind[]>();
const beginnings = new Map<string, ContactKind[]>();
const nothing: ReadonlySet<ContactKind> = new Set();
const longest = 14;

for (const line of written
  .trim()
  .replaceAll(/\n {2}/gu, ' ')
  .split('\n')) {
  const [name, words] = line.split(': ') as [ContactKind, string];
  for (const word of words.split(' ')) {
    const [known, key] = word.endsWith('-') ? [beginnings, word.slice(0, -1)] : [whole, word];
    known.set(key, [...(known.get(key) ?? []), name]);
  }
}

/** What a folded word can be in an opt-out; nothing for most words. */
export function contactKindsOf(word: string): ReadonlySet<ContactKind> {
  const found = [...(whole.get(word) ?? [])];
  for (let length = 2; length <= Math.min(longest, word.length); length += 1)
    found.push(...(beginnings.get(word.slice(0, length)) ?? []));
  return found.length === 0 ? nothing : new Set(found);
}
