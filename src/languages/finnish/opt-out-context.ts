import type { OptOutContext } from '../../domain/language-pack/opt-out-context.ts';
import { phrases } from '../notation/phrases.ts';

/** What is sent unasked, and how people refuse it. */
const sending = phrases`
  (tarjou(ks(ia|ianne|iasi|en|ienne|enne|esi)|st(a|anne|asi)|sten)|uutiskir*|soitto(ja|janne|a)|puhelu(ja|ita|
  janne|itanne)|maino[sk]*|mainont*|markkinoin*|viest*|sahkopost*|postia|posteja|kirjeit*|esitteit*|ehdotuks*|
  yhteydenot*|yhteytta|kontakto*|lahestym*|muistutuksia*)
`;
const gap = (words: number): string => `(,? [^_.!?,;]{1,25}){0,${words}}?`;
const refusals = phrases`
  (en|emme|ei|enka|emmeka|eika)${gap(2)} (halu*|tahdo|toivo*|kaipa*|ota|oteta|hyvaksy*|huoli*)${gap(5)} ${sending}|${sending}${gap(2)} (en|emme|ei)${gap(2)} (halu*|
  tahdo|toivo*|kaipa*|tarvi*|ota)|ei (enaa |lisaa |muita )?${sending}( eika ${sending})?,? (meille|minulle|mulle|tanne|kiitos|enaa|
  teilta)|(ala|alkaa|ela|elkaa|alkaako)${gap(3)} (laheta|lahettako|lahettaka|lahetelko|laittako|laita|tarjotko|tarjoa)${gap(4)} ${sending}|
  (ala|alkaa|ela|elkaa)${gap(2)} (soita|soittako|soitelko|soittele) (meille|mulle|enaa|tanne|ikina|koskaan|toiste|
  uudestaan)|(ala|alkaa|ela|elkaa)${gap(2)} ol(e|ko)${gap(2)} yhteydessa|(lopetta|lakat|lopetta)(kaa|kaapa)${gap(3)} (soittelu*|soittami*|
  soittelemasta|soittamasta|tarjousten|tarjoaminen|kaupustel*|lahettamasta|hairitsemasta|kirjoittamasta|
  tyrkyttamasta)|(ettei|ettette|ettei meille|ei|eika)${gap(3)} enaa${gap(3)} (laheteta|oteta yhteytta|otettaisi|lahetettaisi|
  soiteta|soitettaisi|kontaktoida|lahesty*)|(uutiskir*|tarjou*|viesti*|maino*|soito*)${gap(1)} saa(vat)?${gap(2)} (loppua|jaada|
  paattya)|(pidattay*|pidattaydy|luopumaan|luopukaa)${gap(3)} (yhteyden*|soito*|tarjou*|viesti*)|ei kiinnosta${gap(3)},? (ei|eika|
  nyt eika|ei nyt,?)${gap(2)} (ikina|koskaan|myohemmin|tule kiinnostamaan)|(vastust|kiell)(an|amme)${gap(3)} (suora)?(markkinoin|
  mainon)*
`;

export const optOutContext: OptOutContext = {
  dealings: phrases`
    (saatte|saitte|voititte|saat|sait) (+ )?(tilauksen|toimeksiannon|kaupan|kaupat|sopimuksen)|
    tilaamme (teilta|sinulta)|valitsimme (teidat|teidan|tarjouksenne)|vakuutti(t|tte|vat)? meidat|
    tul(en|emme)<3> (osasto*|standi*|kaymaan|luokse*|toimisto*|messu*)|(<(^|[\n,;:.!?]|(!<~)(please|kindly|
    just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|aber)) ?)(laheta|lahettakaa|laita|laittakaa|
    toimita|toimittakaa)( se| ne| meille| minulle| mulle| mieluummin|
    [ ]kirjallinen| kirjallisesti){0,3} tarjou(s|ksen|ksenne|ksesi)(!> *(muualle|muille))|
    (<(^|[\n,;:.!?]|(!<~)(please|kindly|just|but|instead|vaan|mutta|utan|bara|men|bitte|sondern|
    aber)) ?)(laheta|lahettakaa|laita|laittakaa) (se|ne) (minulle|meille|mulle)|(lataa|ladatkaa|jata|
    jattakaa|syota|syottakaa)<3> (portaali*|jarjestelma*)|(siksi|sen takia|sen vuoksi)<2> (ostaa|ostamme|
    tilata|hankkia|hankimme)|ensi (viikko|viikolla|kuussa)( +)? (sopii|kay|onnistuu)|budjettimme
  `,
  deniedEnds: {
    deniedEnds: phrases`
      (en|emme|enka|emmeka)<2> (halua|haluaisi|tahdo|tahtoisi|malta|voi)<3> (jaada (paitsi|ilman)|menettaa|
      olla (ilman|viimeinen)|luopua|lopettaa|olla ilman)( (teidan|minua|meita|(viest|tarjou|saam|tilau|lista|
      postitus|sahkopost|vastaanot|uutiskir|kirje|lahett|osoit|nime|tieto)*)){0,}|(ei ole|ei ollut|en ole|
      emme ole|ei ole ollut)( +)? (tarkoitus|aikomus|aikeissa|aikeita)( +)? (lopettaa|perua|peruuttaa|poistua|
      lakata|katkaista|erota|poistaa)( yhtey*)?( (teidan|minua|meita|(viest|tarjou|saam|tilau|lista|postitus|
      sahkopost|vastaanot|uutiskir|kirje|lahett|osoit|nime|tieto)*)){0,}|(ala|alkaa)( +)? lopetta?ko?( +)?|
      (en|emme)( +)? (halua|tahdo|aio|haluaisi)(,? etta)? (lopettaa|lakata|perua|peruuttaa|poistua|erota|
      poistatte|lopetatte)( (minut|meidat))?( (teidan|minua|meita|(viest|tarjou|saam|tilau|lista|postitus|
      sahkopost|vastaanot|uutiskir|kirje|lahett|osoit|nime|tieto)*)){0,}|(ala|alkaa)( +)? (poista|poistako|
      lopeta|lopettako|peru|peruko|tiputa|tiputtako)( (teidan|minua|meita|(viest|tarjou|saam|tilau|lista|
      postitus|sahkopost|vastaanot|uutiskir|kirje|lahett|osoit|nime|tieto)*)){0,}
    `,
    deniedInPart: 'vain|vaan|ainoastaan|pelkastaan|uudestaan|joka|itse|kertaa|linki*|miksi|jos|ellette',
  },
  otherMeanings: '',
  askedAgain: phrases`(kysyn|kysymme)( tata)?( jo| nyt){0,2} (toista|kolmatta|neljatta|viidetta|#{1,}\.) kertaa`,
  answerRequests: '',
  explainedEnds: {
    denials: 'en|emme|ei|ala|alkaa',
    contrasts: '(!<(en|emme|ei|ala|alkaa)),? vaan ',
    link: phrases`
      (peru~{0,20}|poistu~{0,20}|tilau~{0,20})[^.!?]{0,40}(link|nappi|napin|painik|sivu|lomak)|
      (link|nappi|painik|sivu|lomak)[^.!?]{0,40}(peru|tilau)
    `,
    broken: 'ei (+ )?(toimi|aukea|aukene|lataudu|avaudu|mene|vie)|rikki|tyhja*|virhe*|vanhentu*',
    writerTries: 'yrit*|haluan|haluaisin|edelleen|yha|en paase|en saa|poistakaa|poista',
    aFormat: '(pdf|liite|liittee|liitte|liitetiedosto|tiedosto)[^_]{0,}',
    anotherWay: 'linkki*|mt|mb|isoja|isojen|liian (iso|suur)*|netti|sen sijaan',
    aMeeting: '(kutsu|palaver|kokou|kalenteri|tapaami|neuvottelu|sarja)*',
    substitute: 'tilalle*|sijaan|(maanantai|tiistai|keskiviiko|keskiviikko|torstai|perjantai)*|+ tulee',
    sufficient: '(linkki|yksi|kerta)( +)? (riitt*|kelpaa)',
    oneWay: phrases`
      (ala|alkaa) (laheta|lahettako|laittako|laita|postita)[^.!?]{0,60}(postitse|postissa|postilla|
      faksilla)(!> (tai|eika|ja))[^.!?]{0,30}(sahkoposti|meili|pdf|linkki)* (kay|riittaa|sopii|on parempi|
      kelpaa)
    `,
    mailOrList: '(viest|posti|sahkopost|list|mainos|uutiskirj|tieto)*',
    leaving: '(peru|poist|list|eroa|tilau|uutiskirj|lahte|paase)*',
    otherPeople: phrases`
      (asiakas|asiakkaa|asiakkai|jasen|jasene|kayttaj|tilaaj|vastaanottaj|porukka|lukij|vaki|vakea)*|ihmis+
    `,
    asksHow: 'miten|kuinka|mita tapahtuu|onko|poistuuko|poistetaanko|voiko|toimiiko|hoituuko',
    tool: '(jarjestelm|tyokalu|ohjelm|alust|loki|automaatti|varmuuskop)*',
    writer: phrases`
      minut|minua|minun|mut|mua|mun|mulle|meidat|meita|meidan (osoit|tieto)+|nimeni|osoitteeni|tietoni|haluan
    `,
    aNumberedPart: '(rivi*|rivin|sivu*|kohta|kohdan) #{1,}',
    outOfFilter: phrases`
      (poistin|poistimme|otin|otimme|siirsin|kalastin|nostin) (teidat|sinut|viesti*)( +)? (roskaposti|esto|
      spam)*
    `,
    notBefore: 'ei tarvitse( +){1,6}? (ennen|vasta) +',
  },
  optOutDoubts: {
    requestsOfOthers: phrases`
      ((asiakka|kayttaj|vastaanottaj|jasen|kolleg|kilpailij|tyonteki|ihmis)*|han|he)<3> (ei|eivat|sano*|
      pyyta*|halua*|kysy*|itse|peru*)|(asiakka|asiakkai|jasen|vuokralai|potilai)*(mme|ni)|paasevatko|paaseeko|
      poistuuko|poistuvatko|muilta listoilta|eivat( +){0,2} (halua|tahdo|kaipaa|toivo|ota|hyvaksy)
    `,
    completedActions: phrases`
      poist(in|imme|ettiin|anut|aneet)|siivosi(n|mme)|karsi(n|mme)|peruin|peruimme|peruttiin
    `,
    otherTopics: phrases`
      perumislink*|peruutuslink*|tilauksen perum+|muuten rikki|(meni|menee|menevat|joutui|joutuu|joutuvat|
      paatyi|paatyvat|paatyy) (+ )?roskapost*
    `,
    otherObjects: phrases`
      kutsu*|palaver*|kalenter*|liit(e|teen|teena|teita|teet|tei+|etiedosto*)|pdf[^_]{0,}|kaikille|lume[nt]|
      rivi|rivin|kokou*|webinaar*|seminaar*|kurssi*|tilaus ?(#{1,}|, )|tuotteen|naytte*|laskul?*|kohta|kohdan|
      pykala*|allekirjoit*|sopimu*|varau*|kysymy*|suodat*
    `,
    continuedContact: phrases`
      (!<ala )soit(a|takaa)|mutta (mina|muuten|jatk*|teidan|haluan|luen)|jatketaan|kertokaa|ostamme|tilaamme|
      tilataan|mielenkiintoi*|(!<ei |eika )kiinnostaa|loysin|teen uuden|laittakaa viestia|hinna*|hinta-?*|
      hinnasto|paljonko|maksaa|nahdaan|muuten ok|(sahkoposti|meili|maili) (kay|sopii|riittaa|toimii|
      on parempi)|(oli|on) (paras|parempi)|(!<(ala|alkaa) )(laita|laittakaa|kirjoita|kirjoittakaa|meilaa|
      mailaa)( (mieluummin|vaikka|mulle|minulle|meille|sahkopostia|viesti|viestia|meilia|
      tekstari)){1,}(> ?[.,!]|$| niin)|minulle saa|hoidan jatkossa|vastaan nykyaan|kayt(an|akaa|
      ta)( +)? (uutta|toista|puhelin*)
    `,
    ofWriterOrUs: phrases`
      minu*|mut|mua|mulle|mun|meida*|meita|meille|meilla|te|tei*|sin[au]*|~{3,}(ni|mme|nne)|tan(ne|ka)|tama*|
      tata|naita|nama|en|emme
    `,
    lawsAndLists: 'tietosuoja*|gdpr*|artikla*|(esto|kielto)list*|(suora)?markkinointikiel*',
    ownLaws: 'tietosuojavastaava(mme|ni|lle|n)?|meidan tietosuoja*',
  },
  optOutGuards: {
    notAsked: phrases`
      (ala|alkaa|elka|elkaa|alahan|alkaahan) (+ ){0,2}?(poista|poistako|poistaka|peru|peruko|lopeta|lopettako|
      tiputa|tiputtako)|(en|emme|ei|enka|emmeka) (+ ){0,2}?(halua|haluaisi|haluu|haluta|aio|tahdo|pyyda|
      pyydamme|ole|tarvitse|tarvii)<4> (poist*|peru*|lopett*|pois)|(ei|en) (tarvitse|tarvii|saa|pida|
      kannata) (+ ){0,3}?(poist*|lopett*|peru*)|melkein (+ ){0,2}?(poist*|peru*)|meinasin (+ ){0,3}?(poist*|
      peru*)
    `,
    aboutOthers: '(asiakka|kayttaj|vastaanottaj|kilpailij|tyonteki)+|(tyokalu|ohjelma|jarjestelma)(l|ss)+',
    ownHouse: phrases`
      (meidan |oma |oman |oma[ns]t?a? |omalta |omilta |omista |omasta ){1,3}(+)?(list|rekister|tietokan|
      postitu|jakelu)*|(poistuuko|poistuvatko|poistetaanko|hoituuko) [^.!]{0,80}\?
    `,
    inFooter: phrases`
      (jos|mikali) (et|ette|haluat|haluatte|ette halua)|voit (+ )?(peruuttaa|perua|poistua|poistaa)|
      saat taman viestin
    `,
    untilThen: 'ennen (kuin )?[~#]{1,}|vasta [~#]{1,}|(juuri nyt|talla hetkella|tana vuonna|talla viikolla)',
    aboutAddress: '(puhelimitse|puhelimella|kayttakaa|laittakaa mieluummin)',
    otherMatter: phrases`
      (lasku|tarjouks|rahti|rivi|esite|liit(e|te)|sopimu)*|mina (hoidan|jatkan)|han on (vaihtanut|lahtenyt|
      siirtynyt)|tilaamme|ostamme|otamme|paljonko|mita (se |tama |palvelu )?maksaa|kysymyksia|kysyttavaa|
      soittakaa|sen sijaan|(kirjoit|laitt|laheta|lahett|kaytt)* mieluummin|alkaa lopettako
    `,
    otherObject: 'versio(ta|tanne|n|ita)?|jonotuslistal*|kopio(sta|ista)|esittelya|kokeilujakso*',
  },
  optOutHints: phrases`
    (saan|saamme|tulee|saapuu) (+ )?(edelleen|yha|vielakin|jatkuvasti|taas)<2> (naita|teilta|viest*|
    sahkopost*|mainoks*)|(etsi|etsikaa|hae|hakekaa)( +)? (joku muu|jokin muu|muita|toinen)|
    tietosuojavaltuutet*|kieltolist*|anta(kaa|a) (jo )?olla|((ei|en|emme)( +)? (tarvitse|tarvi|tarvii|
    tarvis|tarvetta|tarve|tarpeen|syyta|kannata)|turha|tarpeetonta)( (enaa|teidan|meidan|meihin|minuun|
    meille|minulle|mulle|lainkaan|ollenkaan)){0,} (olla( (enaa|meihin|minuun))? yhteydessa|
    ottaa<2> yhteytta|pitaa( +)? yhteytta|yhteydenpi*|yhteydenot*|kirjoitella|kirjoittaa( enaa)?(> ?[.!]|$)|
    soitella|palata asiaan|palailla)(!>[^.!?]{0,40}(otan|otamme|palaan|palaamme|soitan|soitamme|tulen|
    tulemme|ilmoitan|ennen))|(sulkekaa|sulje|voitte sulkea|voit sulkea|sulkisitte) (+ )?(tapau|asiakkuu|
    asiakasti|tietom|tieton|tapaukse|asia)*|(kyllasty*|kyllin|vasyn*|tarpeekse*|tympaanty*)<2> (naihin|
    naista|naita|tallais*|teidan|teilta)<2> (viest*|sahkopost*|post*|meil*|maile*|maino*)|(olla|
    saada olla) rauhassa|postituslistal*|tilaukse* peru*
  `,
  optOutIndirect: {
    finalMessages: phrases`
      (olkoon|jaakoon) (tama|se) (+ )?viime+|(tama|se|tasta) (saa |saisi |voisi )?(jaada|jaakoon|
      jai)( +)? viimeise*|(saisiko|saataisiinko|voisiko) (+ ){0,3}?(loppumaan|loppua|lopettaa)|alkaa yrittako|
      (ei kannata|turha) (yrittaa|lahettaa|kirjoittaa)( +)? ?(uudestaan|uudelleen|enaa|enempaa)
    `,
    distances: phrases`
      pysykaa poissa|pysy poissa|(jata|jattaisit|jattaisitko|jattakaa|jattaisitte|
      jattaisitteko) (+ ){0,2}?(mut|minut|meidat|osoitteemme|osoitteeni)( +){0,2} (valiin|pois|rauhaan)|
      (postilaatik*|osoite|osoitteemme)( +)? suljettu
    `,
    consents: phrases`
      (peru*|perumme)<2> (markkinointilu*|suostumu*|luvat|luvan)|kuka (+ ){0,2}?(antoi|
      on antanut) (+ ){0,2}?luvan|saastakaa (vaivanne|aikanne)|(estin|estan|blokkasin|blokkaan) (teidat|sinut|
      taman|osoitteenne)|(olet|olette|osoitteenne on|osoitteesi on) (+ )?(estetty|blokattu|estolistalla)|
      painukaa (+)(>[ ,.!]|$)
    `,
    laws: phrases`
      (seuraava*)<3> (ilmoitu*|tietosuojavaltuutetu*|lakim*)|(asetan|asetamme|ilmoitan|ilmoitamme|kirjatkaa|
      merkitkaa|vaadin|pyydan)<3> (suora)?markkinointikiel*|(ilmoitan|ilmoitus|
      valitan)<3>[ ]tietosuojavaltuutetu*|(vetoa*|vaadi*|kiella*|vastusta*|pyyda*|
      edellyta*)( [^_.!?]{1,30}){0,6}? (gdpr|tietosuoja-asetu*)[^_]{0,} (+ )?(17|21)
    `,
    again: phrases`
      (toinen|kolmas|neljas|viides|viimeinen|monesko|#\.) kerta,? kun (pyyda|sano|kirjoita)*|
      (toisen|kolmannen|neljannen|viimeisen) kerran( +)? (pyyda|sano)*|(montako|monesti|kuinka (monta|usein|
      monesti)|miten (monta|usein))( kertaa)? (+ ){0,3}?(sanoa|sanomaan|pyytaa|pyytamaan|pyydan|kieltaa|
      kirjoittaa teille|vastata|toistaa)|unohta*,? (etta )?(mina |me )?(olen|olemme)( +)? olemassa
    `,
    houses: phrases`
      kukaan( [^_.!?]{1,25}){0,7}? ei (halua|tahdo|toivo|kaipaa)<3> (kuulla|viest|posti|yhtey|sahkopost)*|
      (postitu|viesti|viestie|markkinoin|jakelu|list)*( +)? ulkopuol+
    `,
  },
  optOutTones: {
    threat: phrases`
      lakimie*|asianaja*|juristi*|oikeu(teen|dessa|stoimi*)|poliisi*|tietosuoja*|kantelu*|kantele*|
      valitu(s|ksen)|viranomai*|kuluttaja-?asiami*|ilmoitu(s|ksen)|ilmiann*|hairin*|ahdistel*|estolista*|
      estetty|estan|seuraava(sta|n)
    `,
    origin: phrases`
      (mista|miten|kuka|kuinka|kenelta|millon|milla)<5> (saitte|sait|saaneet|saanut|sai|loysi*|loytan*|
      hankki*|antoi|antanut|kaivan*|oikeudella|luvalla)|(en|emme|kukaan)<3> (tilan*|pyyta*|pyyda|antan*|
      suostun*|lupaa)|yksityi(nen|seen|seni)|oma osoit*
    `,
    anger: phrases`
      riitt*|kyllasty*|kyllin|tarpeeksi|hairi*|arsytt*|vaivaa*|kiusa*|roskaposti*|spammi*|spammaa*|tyrkyt*|
      jankut*|pommit*|helvet*|hitto*|hiite*|vittu*|vitun|paska*|perkele*|saatana*|jumalauta|royhke*|hapea*|
      havyt*|ettek+|etk+|jo nyt|suksi*|painu*|haista*|antaka*|anna olla
    `,
    again: phrases`
      (toinen|kolmas|neljas|viides|kuudes|monesko|toista|kolmatta|neljatta)( +)? ?(viesti*|kerta*|kertaa|
      posti*|jo)|(oli|on) (jo )?(toinen|kolmas|neljas|viides|kuudes)|taas (te|naita|sina)|joka (paiva|viikko|
      kuukausi|maanantai)|jatkuva*|koko ajan|montako kertaa|kuinka monta|aina vaan|edelleen tul*|(sanoin|
      sanonut|pyytanyt|pyysin|kieltanyt) (jo|aiemmin)|jo (kerran|kahdesti|sanoin|sanonut|pyysin)
    `,
    distance: phrases`
      muual*|toisaal*|(joku|jonkun|joltain|jotakuta|jollekin) (muu*|toi*)|ilman (minua|mua|meita|teita)|
      rauha*|hilja*|unohta*|unohda*|pois (silta|sielta|teilta|teidan|teijan)|valiin|ulkopuol*|olla rauhassa|
      (antakaa|anna|antaisit*) (+ )?olla
    `,
    ending: phrases`
      lopet*|loppu*|lakat*|lakka*|paatty*|paatet*|viimei*|ikina|koskaan|enaa|ennaa|ennee|enempaa|jaakoon|
      jaisi tahan|tahan jaa|hyvasti
    `,
    erasure: phrases`
      poist*|havit*|tuho*|pyyhk*|rekister*|listoil*|listal*|tieto(ni|jani|jeni|mme)|tiedo(t|ista)*|artikl*|
      peru(uta|kaa|uttakaa|n)
    `,
    disposal: phrases`
      roski*|roskakori*|silppuri*|lukematta|suodat*|esto*|blok*|kauppia*|kauppamie*|kaupustel*|myyj*|
      myynti(a|puhe*|viest*|posti*|tyrky*)|maino*|markkinoin*|kylmi*|yhteydenot*|kielto|linjaus*|saanto
    `,
  },
  origins: phrases`
    (mista|keneltako?|kenelta|kuka|miten|misthan)<3> (sait|saitte|saitteko|saanut|saaneet|saatu|saatiin|
    antoi|loysit|loysitte|loytanyt|loytaneet|hankki*|ootte|oot|olette|olet|teilla on|sulla on|
    sinulla on)<3> (osoit+|osot+|sahkopost+|yhteystie+|tieto+|tiedot*|meil+|maili+|numero+)
  `,
  ownRequests: {
    ofWriter: phrases`
      minut|minua|minulle|minun|mut|mua|mulle|mun|meidat|meita|meille|en|enka|emme|emmeka|~{3,}ni|
      (halua|haluaisi|pyyda|kiella|toivo|toivoisi|peru|peruuta|peruisi|ilmoita|vaadi|ole|olisi)(n|mme)|
      (osoitte|tieto|henkilotieto|yhteystieto|sahkoposti|sahkopostiosoitte|yritykse|nime|verkkotunnukse)e?mme
    `,
    toReader: phrases`
      ei tarvitse|(haluatko|haluatteko|voit|voitte|saat|saatte|ettet ole tilannut)|meilta|
      uutiskirjee(mme|stamme)|postituslist+mme|listaltamme|vastaa(tko)? tahan|(tahan|tassa|taman) (viesti|
      osoittee|postilaatik|sahkopost|tiket|pyynto|pyynno)*|emme ota vastaan(!>.{0,80}(maino|markkino|
      roskapost|spam|tarjou))|aikana|ollessani|lomallani
    `,
  },
  requestFrames: {
    leads: 'nun|ja|mut|mutta|ja|nyt|joten|siis|eli|hei|moi|no|jo',
    orders: phrases`
      poista|lopeta|ota|jata|unohda|peru|peruuta|pyyhi|siivoa|laita|pysy|pida|lakkaa|riittaa|riitta|loppu|
      nimi|osoite|poisto|pois|ei|ilman|tipauta|tiputa|havita|merkitse|lisaa|nosta|anna|haista|painu|suksi|ta
    `,
    requests: phrases`
      (!>aikaa|matkaa|ruokaa|mukaa)+(!<k)(kaa|kaapa|kaas|kaahan)|ala|alka|ela|elekee|alkoon|alkoot|jaakoon|
      olkoon|olkoot|~{2,}(kkas|kka)(> (mut|minut|meidat|mua))|+(isitte|isitteko|isittekohan|isitko|isit|
      ttehan|thann?|tteko|ttekos)|(saisi|saisin|saisiko|saataisiinko|voisi|voisin|voisiko|voisko|voiko|saanko|
      saisko|otatko|otat|voitko|voitsa|poistatko)<3> (minut|mut|meidat|minua|nime+|osoit+|tieto+|taman|naista|
      nama|listalta|pois)|kiitollinen|kiitollisia|ei (saa|tule|pida|enaa|kiitos|naita|mitaan|yhtaan)|riitt*|
      loppui|loppu|olisi|pitaisi|taytyy|pitaa|haluttaisi|tervetull*|vaatimu*|pyynto*|miten paasen|mista paasen
    `,
    statements: phrases`
      (en|emme|ei|enka|eika|emmeka|kukaan)<4> (halu*|toivo*|tahdo*|tarvi*|tartte|kaipa*|kaivat*|ole|jaksa|
      viitsi*|suostu*|lue|ota|pyyda|pyytanyt|ikina|koskaan|enaa|ennaa|valita)|ettei|ettette|~{3,}(isin|
      isimme)|(halua|pyyda|toivo|vaadi|kiella|tahdo|peru|peruuta|kaipaa|vastusta|irtisano|edellyta|kehota|
      haluu|haluai|ilmoita|olen|oon)(n|mme|mmekin)?|(olen|oon|olemme|ollaan)|pois|mieluummin|(nime|osoittee|
      sahkoposti|tieto|numero|yhteystieto|postilaatikko)(ni|mme|stani|stamme)|minut|mut|meidat
    `,
  },
  refusedSendings: {
    refusals: [refusals],
    ofOurs: phrases`
      ~{4,}nne(~{0,2})|teilta|teidan|teihin|sinulta|enaa|enempaa|lisaa|ikina|koskaan|meille|meihin|minulle|
      minuun|tanne|maino*|(suora)?markkinoin*|uutiskir*|kiitos|alkaa|ala|soittel*|myohemmin|yhteydenot*
    `,
    inPart: phrases`
      ilman (!>(+ )?(lupa|pyynto|suostumu|pyyta)*)+|vaan|vain|mutta|ennen|vasta|paitsi|sen sijaan|
      (puhelimitse|postitse|faksilla|paperilla|kirjeitse|englanniksi|ruotsiksi|suomeksi|saksaksi)(!> (tai|
      eika|ja)|,)|kilpailij*|muilta|asiakka*|menetta*|+(asta|esta|osta|usta) (#{1,}|kiitos vasta)|pelkka*|
      dollare*|euroi*|viela|laskusta|jalkeen|yli [1-9][#.,]{2,5}(!>#)
    `,
  },
};
