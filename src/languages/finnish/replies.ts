import type { ReplyWords } from '../../domain/language-pack/reply-words.ts';
import { phrases } from '../notation/phrases.ts';

export const replies: ReplyWords = {
  absenceNotes: {
    returnWords: phrases`
      palaan|palataan|palaamme|vastaan|vastaamme|vastailen|takaisin|tavoitettavissa|tavattavissa|toistaiseksi|
      asti|saakka|viiveella|jalleen (toissa|paikalla)|toissa (taas|jalleen)|loman jalkeen|luen viest+
    `,
    ownReturn: 'vastaan +|palaan|kun palaan|takaisin +na',
    stayWords: phrases`
      asio(itani|issani|ita)|hoitaa +|(kiireel+|kiireis+|sijaise+|sijaistaa|sijaisena|tuuraa*|
      poissaoloni aikana|lomani aikana|paivysta*|akuut+|hatatapauks+|sillavalin|silla valin)
    `,
    absenceHints: phrases`
      sairaa*|kipea*|messuilla|matka*|reissu*|lomail*|koulutuk*|lepaa*|paikkaa|tuuraa|en tyoskentele|
      perjantaisin|maanantaisin|#{1,2}\.? ?[-–] ?#{1,2}\.*|(until|till|asti|saakka|bis|t\.o\.m\.?) ?*
    `,
    goneForGood: 'ei ole enaa|ei tyoskentele enaa|jaanyt elakkeelle|uusi (sahkoposti)?osoite|lopettanut',
  },
  absence: {
    awaySubject: phrases`
      poissa(olo*|oloilmoitus)?|lomalla|lomavastaus|vuosilomalla|poissa toimistolta|lomaviesti|loma|
      kesalomalla|vanhempainvapaa*
    `,
    absence: phrases`
      (olen|oon|ollaan|olemme|nyt|taalla|paastyani|jaanyt|jaan|ma oon|siella|ja|
      kautta)?( ?+){0,2} ?(poissa(!>olo)<2>|vuosilomalla|kesalomalla|talvilomalla|hiihtolomalla|lomalla|
      lomilla|joululomalla|syyslomalla|isyyslomalla|aitiyslomalla|vanhempainvapaalla|perhevapaalla|
      hoitovapaalla|isyysvapaalla|aitiysvapaalla|opintovapaalla|virkavapaalla|vuorotteluvapaalla|
      sairauslomalla|saikulla|sairaslomalla|virkamatkalla|tyomatkalla|matkoilla|reissussa|vapaalla|
      lomautettuna|koulutuksessa|talvivapaalla|kesavapaalla)|(toimisto*|olemme|kauppa|konttori*)<2> (on |
      ovat )?suljettu*|suljettuna|osa-?aika*|(tyopaivani|toimistopaivani) (on|ovat)|
      en (ole )?(+ )?(tavoitettavissa|paikalla|toimistolla|toissa|lue|seuraa)<2>( (sahkopost+|viest+|posti+|
      meil+))?|luen (+ ){0,3}?(harvakseltaan|satunnaisesti|rajoitetusti|epasaannollisesti)
    `,
  },
  answers: {
    no: 'ei',
    decline: phrases`
      ei kiinnosta|ei kiitos|ei kiinnostusta|emme tarvitse|ei tarvitse|ei tarvetta|ei tarvii|jatan valiin|
      ei jatkoon|ei ole (meille|meita|meidan)|emme ota|emme vie|toisen toimittajan|toinen toimittaja|
      parjaamme|tyytyvais*|kieltayd*|ei sovi|ei oo meille|olla ottamatta|vastaus on ei|ei sellaiseksi|emmeka
    `,
    have: 'meilla on|meil on|kaytamme|kaytossa|itse|omat?|oman|nykyinen|sopimus|on jo|rakensimme',
    doubt: phrases`
      kallis*|kalliilta|liian|epail*|en usko|uskoa|skepti*|luottaa|huonoja kokemuksia|kokeiltiin|epaonnistu*|
      en nae|hyotya|halvem*|ei salli|hyvaksy*|lupasi|mita tapahtuu|miksi|tapissa|jarkea|eivat pida
    `,
    interest: phrases`
      kiinnost*|kuulostaa|mahtava*|hyvaan saumaan|mukana|mukaan|tykkaan|innostu*|miten (edetaan|tasta|
      jatketaan)|edetaan|eteenpain|juuri (tallai*|tata|oikea*)|mielellaan|tutustu*|uteliai*|kannatan|kokeilla|
      hyotya|ehdottomasti|ilman muuta|kylla kiitos|ratkaisisi|meidan juttu
    `,
    refer: phrases`
      ottakaa yhteytta|ota yhteytta|yhteydessa|puhukaa|kannattaa jutella|kysy*|kirjoita +lle|osoittakaa|
      valitin|ohjasin|kolleg*|vastaa|hoitaa|paattaa|oikea henkilo|kopiona|seuraajani|jatkaa tasta|
      paakonttori*|emoyhtio*|konserni|yhteyshenkilo|pomoni
    `,
    wrong: phrases`
      vaara*|en ole oikea|en ole (siella )?enaa|mitaan tekemista|ei kuulu|elakkee*|lahdin|sekaannus|sekoita*|
      en vastaa|ei liity|harjoittelija|yksityishenkilo|toiselle|lopetimme|myimme|en voi auttaa|en tiia|
      vastuu*|enka ole
    `,
    thanks: 'kiitos|kiitti|kiitoksia',
    receipt: phrases`
      selva|kuitti|vastaanotettu|luen|mietitaan|miettia|katsotaan|moi|testi|haha|voi olla|ohessa|liit+|lasku|
      juu
    `,
    offering: 'tarjoamme|palveluitamme|edulliseen|toimittajaehto*',
  },
  bounces: {
    bounceSubject: phrases`
      toimittamat|toimitus (epaonnistui|ei onnistunut)|viesti(a|si|asi|nne)? (ei voitu|ei voida|palautettiin|
      palautui|hylattiin|ei toimitettu|jai toimittamatta|toimitus)|ei voitu toimittaa|ei toimitettavissa|
      virhe (viestin )?toimituksessa|palautettu viesti|perille toimittamat|sahkopostin toimitus
    `,
    bounceWords: phrases`
      (viesti|viestia|viestin|viestisi|viestiasi|viestinne|toimitus|
      toimittaminen)( [^_.]{1,40}){0,6}? (ei voitu toimittaa|ei voida toimittaa|epaonnistui|ei onnistunut|
      hylattiin|palautettiin|ei saavuttanut)|palvelin hylkasi|(osoitetta|osoite|vastaanottajaa|
      postilaatikkoa?|tilia)( [^_]{1,40}){0,3}? (ei loydy|ei loytynyt|ei ole olemassa|on taynna|
      on poistettu kaytosta)|postilaatikko( +)? (on )?taynna
    `,
    delayWords: phrases`
      (toimitus|viestin toimitus|viestisi toimitus|viesti)( [^_.]{1,40}){0,4}? (on )?viivasty*|
      (palvelin|jarjestelma) (yrittaa|jatkaa)( +){0,2}|yrita(mme|n|taan) (+ )?(edelleen|uudelleen)|
      toimittamista yritetaan
    `,
  },
  complaintReports: {
    reportFields: 'roskapostivalitu*|spam-?valitu*|palautesilmuk*|vaarinkayttoilmoitu*',
    markedAsSpam: phrases`
      (vastaanottaj|kayttaj|asiakas|asiakka|tilaaj)*( [^_.!?]{1,25}){0,6}?( (merkin|merkit|merka|ilmoit|
      raportoi|luokit|siirta|valitta|painoi|painanut)*)( [^_!?]{1,40}){0,8}?[ "']{1,}(roskaposti|spam|
      ei-toivot|ei toivot|haitalli)*|valitus viest+|merkittiin (roskapostiksi|spam*)
    `,
    reportSigns: 'ilmoitus|automaatti*|palaut*|valitu*',
  },
  dataRequests: {
    named: phrases`(oma* )?rekisteri(tie|ot)*|tarkastusoike*|15\.? artikla*|artikla* 15`,
    described: phrases`
      (mita|mitka) (+ ){0,2}?(tieto*|tiedot)( (!>tarvits|halua)+){0,4}? (minusta|meista|itsestani)|
      minusta (+ ){0,2}?(tallenn*|kera*|rekister*|sailyt*)|kopio* (+ )?(tiedoistani|tiedoistamme)
    `,
    ofThemselves: '',
    dealing: 'kasittel*|hoita*|vastata|vastaam*|ohjelm*|jarjestelma*',
    erasureOrders: '(poista|poistakaa|tuhoa|tuhotkaa|havita|havittakaa|poistatte)<2> (ne|se|kaikki|kaiken)',
  },
  engagement: phrases`
    kiinnosta*|tarjou+|ehdotu+|soita* (mulle|minulle|sitten|vasta|loman|sen)|soitta*|jutella*|jutellaan|
    voidaan(ko)?|voitko|voitteko|voisitko|voisitteko|sopi(i|si|siko|iko)|kirjoita(kaa|
    tko)?( +){0,2} (uudestaan|uudelleen|sitten)|palataan|muistuta*|laita* (viestia|mailia|meilia|uudestaan|
    uudelleen)|ota* (yhteytta )?(uudestaan|uudelleen|sitten|vasta)|otathan yhteytta|otattehan yhteytta|
    katsotaan|ei kiitos|lahet(a|taka|tako|tisi)* (lisa|esite|hinta|tarjous)*
  `,
  machines: {
    categoryOrders: 'luokit|luokka|luokan|kategori|merkitse|merkitkää|käsittele|käsitelkää',
    automaticSubject: phrases`
      automaattinen vastaus|(viesti*|pyynto*|yhteydenotto*|tukipyynto*) (on )?(vastaanotettu|kirjattu|saapui|
      saapunut)|vastaanottokuittaus|kuittaus|luettu:
    `,
    machineWords: phrases`
      (tama|taman) (on |viesti on )?automaatti*|automaatti(nen|sesti|vastaus|viesti)( +)? ?(vastaus|viesti|
      kuittaus|ilmoitus|lahetetty|luotu)?|ala(kaa)? vastaa(tko)? tahan|(postilaatikkoa|laatikkoa|osoitetta|
      viesteja|sahkopostia)<3> ei (+ )?(lueta|seurata|valvota|tarkisteta)|ei (enaa )?ole kaytossa|
      ei ole enaa kaytossa|ei enaa kayteta
    `,
    receiptWords: phrases`
      (viesti(si|nne)?|pyynto(si|nne)|yhteydenotto(si|nne)?|sahkoposti(si|nne)|tukipyynto(si|nne)?|hakemu+|
      palaut+) on (+ )?(vastaanotettu|kirjattu|saapunut|tullut|rekisteroity|valitetty|ohjattu|tallennettu)|
      olemme (+ )?(vastaanottaneet|saaneet|kirjanneet)|(tiketti|tukipyynto|palvelupyynto|asia)(si|
      nne)?(n)? ?(numero|tunnus|nro)|kiitos (yhteydenoto+|viesti+|sahkoposti+)( [^_]{1,30}){0,6}? (vastaamme|
      palaamme|kasittelemme|otamme|pyrimme)( [^_]{1,30}){0,6}? ?(mahdollisimman|pian|arkipaiv*|kuluessa|
      sisalla|tunnin|vuorokau*|aukioloaik*|teihin|sinuun)|(vastaamme|palaamme|pyrimme vastaamaan|
      kasittelemme)( [^_]{1,30}){0,6}? (arkipaiv*|kuluessa|sisalla|tunnin|mahdollisimman pian|
      saapumisjarjestyk*|vuorokau*)|vastaaminen voi kestaa
    `,
  },
  wareFaults: phrases`
    (saapui|tuli|toimitettiin|oli|on)<2> (rikki|viallinen|viallisena|vaurioitunut|vaurioituneena|
    rikkinaisena|myohassa|vajaana)|meni (taas )?rikki|vaara (tuote|osa|vari|koko)
  `,
  requests: {
    meet: phrases`
      soit*|palaver*|tapaa*|tavat*|nahdaan|jutella*|jutellaan|puhelu*|kahvi*|lounaa*|kalenteri*|demo*|
      esittely*|poiketkaa|tulkaa|istutaan|treffi*|zoom*
    `,
    weekday: '(maanantai|tiistai|keskiviikko|torstai|perjantai)*|huomenna|ylihuomenna',
    month: '(tammi|helmi|maalis|huhti|touko|kesa|heina|elo|syys|loka|marras|joulu)kuu*|q[1-4]|20(2[6-9]|3#)',
    later: phrases`
      myohemmin|ensi (vuon+|kvartaal*|kevaa+|syksy+|kesa+|kau+|vuod+)|jalkeen|palataan|palatkaa|palaamme|
      palaan|uudestaan|uudelleen|muistut+|paasta|syksylla|kevaalla|kesalla|lahempana|sitten kun|
      kun (uusi|tama|taman)|pidetaan mielessa|pidamme|otattehan|odot+
    `,
    now: phrases`
      juuri nyt|talla hetkella|nyt|tana vuonna|talle vuodelle|tanaan?|jaissa|kiire*|ajankoht*|budjet*|ennen|
      kesken|huono hetki|kielto|listalla|hetki
    `,
    price: 'hinta*|hinnas*|hinno*|maksa*|paljonko|paljo|tarjou*|kustan*|tuntihinta',
    send: 'laheta*|lahetta*|laita*|laittak*|esit(e|teen|teet|etta)|lisatie*|referens*|materiaal*|tietoa',
    asking: phrases`
      miten|mika|mita|missa|ketka|kuinka|kauanko|onko|voitteko|voitko|saako|toimiiko|paljonko|onnistuuko|
      taipuuko|miksi
    `,
  },
};
