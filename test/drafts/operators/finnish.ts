import { rewrites, wordList, type MutationWords } from './mutation-words.ts';

/** A place with its genitive and the forms for "in", "from" and "to" it, from its stem and endings. */
function place(
  base: string,
  stem: string,
  [at, from, to]: readonly [string, string, string],
): readonly string[] {
  return [base, `${stem}n`, `${stem}${at}`, `${stem}${from}`, to];
}

function inside(base: string, stem: string, to: string): readonly string[] {
  return place(base, stem, /[aou]/iu.test(stem) ? ['ssa', 'sta', to] : ['ssä', 'stä', to]);
}

function outside(base: string, stem: string): readonly string[] {
  return place(
    base,
    stem,
    /[aou](?!.*[äö])/iu.test(stem) ? ['lla', 'lta', `${stem}lle`] : ['llä', 'ltä', `${stem}lle`],
  );
}

export const finnishWords: MutationWords = {
  rewrites: {
    'limit dropped': rewrites(`
      (?:enintään|vähintään|korkeintaan|jopa|noin|lähes|melkein|runsaat|vajaat) >
      (?:yli|alle)(?= \\d| kymmen| yksitoista| viisi) >
      vain huhti–kesäkuussa >
      vain arkisin >
      vain arkipäivinä >
      arkipäivisin kello 8–15.30 >
      lukuun ottamatta ohrarieskaa >
      paitsi Vierumäellä >
      vain päärakennuksenne ensimmäisen kerroksen huoneisiin >
      vain päärakennuksen ykköskerroksessa >
      ainoastaan Turussa tiistaisin ja torstaisin >
      Yli 12 tonnin kappaleet > Kappaleet
      , jotka painavat yli 12 tonnia >
      Tilaukset yli 40 euron arvosta > Tilaukset
      , joiden arvo on yli 40 € >
      kun esihenkilö on hyväksynyt vaihdon >
      esihenkilön hyväksynnän jälkeen >
      kun autoja on alle 50 >
      , ellette toisin toivo >
      Kun vuorojen välinen lepo alittaa 11 tuntia, >
      , jos vuorojen väliin jää alle yksitoista tuntia lepoa >
      Alle kolmevuotiaat > Vieraat
      tilauksesta >
      aikaisintaan >
      Sunnuntaisin >
      enintään kahdeksankerroksisiin > kaikkiin
      enintään kahdeksankerroksisissa taloissa > kaikissa taloissa
      kotimaahan >
      Verkkokaupassanne >
      joka kuukauden ensimmäisenä maanantaina > joka maanantaina
    `),
    'limit word swapped': rewrites(`
      vain > myös
      ainoastaan > myös
      enintään > vähintään
      vähintään > enintään
      yli(?= \\d) > alle
      alle(?= \\d| kymmen| viisi) > yli
      noin(?= \\d) > tasan
      lukuun ottamatta > mukaan lukien
      paitsi > myös
      ainoa > yksi monista
      aikaisintaan > viimeistään
      ellette > jos
      kun esihenkilö on > ennen kuin esihenkilö on
      hyväksynnän jälkeen > hyväksyntää ennen
      kun autoja on alle > kun autoja on yli
      jos > vaikkei
      asti > jälkeen
      saakka > jälkeen
      mennessä > jälkeen
      alkaen > asti
      milloin tahansa > vain vuoden lopussa
      ulkopuolella > aikana
      arkisin > viikonloppuisin
      arkipäivisin > viikonloppuisin
      arkipäivinä > viikonloppuina
      joka kuukauden > joka toisen kuukauden
      tilauksesta > ilman tilausta
      ilman postikuluja > postikuluja vastaan
      kahdessa tunnissa > aikaisintaan kahdessa tunnissa
    `),
    antonym: rewrites(`
      avaatte > suljette
      avattava > suljettava
      avasitte > suljitte
      avatun > suljetun
      avoinna > suljettu
      suljettu > avoinna
      kiinni > auki
      luovuitte > otitte käyttöön osan
      luopuminen > siirtyminen
      ostitte > myitte
      haette > irtisanotte
      haettavalta > irtisanottavalta
      kasvoi > pieneni
      kasvun > laskun
      nousee > laskee
      nousee 1 > laskee 1
      laski > nousi
      väheni > kasvoi
      vähentänyt > lisännyt
      vähemmän > enemmän
      teetätte > ostatte
      valmistavat > hylkäävät
      toimitatte > ostatte
      saa tuoretta > ei saa tuoretta
      uusi > vanha
      uuden > vanhan
      uutta > vanhaa
      uudet > vanhat
      uudeksi > entiseksi
      uusiin > vanhoihin
      uusimme > poistimme
      uusitaan > puretaan
      käyttöön > pois käytöstä
      käyttöönotto > alasajo
      suunnittelette > hylkäätte
      otatte vastaan > ette ota vastaan
      tervetulleita > kiellettyjä
      tilasitte > peruutitte
      isännöitte > ostatte
      muutatte > ette muuta
      jalostatte > ostatte
      solmitte > irtisanoitte
      allekirjoititte > irtisanoitte
      savuttomia > savullisia
      laktoosittomia > laktoosipitoisia
      myytte > ostatte
      perusti > lakkautti
      perustaman > lakkauttaman
      voititte > hävisitte
      etsitte > irtisanotte
      vaaditte > kiellätte
      maksutta > maksusta
      naisia > miehiä
      moittivat > kehuivat
      hidasta > nopeaa
      myönnettiin > evättiin
      saamanne > menettämänne
      huollamme > myymme
      vaihdamme > puhdistamme
      varoittaa > palkitsee
      tallennetaan > poistetaan
      hyväksynyt > hylännyt
      hyväksynnän > hylkäyksen
      irtisanoa > jatkaa
      irtisanominen > jatkaminen
      peruskorjauksesta > purkamisesta
      vakituiseen > määräaikaiseen
      kahteen vakituiseen > kahteen määräaikaiseen
      alkavat > päättyvät
      päättyy > alkaa
      palkataan > irtisanotaan
      tiistaisin > sunnuntaisin
      kirjolohta > silakkaa
      tuoretta > vanhaa
      kokenutta > kokematonta
      sujuvaa > alkeellista
      ylläpidosta > purkamisesta
      valmistuu > puretaan
      työllistää > irtisanoo
      tarjoaa työtä > vie työn
      onnistuu > ei onnistu
      huomioi > sivuuttaa
      itse > alihankkijoilla
      Hatanpäältä uusiin toimitiloihin Kalevaan > Kalevasta uusiin toimitiloihin Hatanpäälle
    `),
    'unit changed': rewrites(`
      miljoonaa > miljardia
      milj\\. > mrd.
      miljoonan > miljardin
      euroa > dollaria
      euroon > dollariin
      euron > dollarin
      € > $
      prosenttia > prosenttiyksikköä
      prosentin > prosenttiyksikön
      % > prosenttiyksikköä
      tonnia > kiloa
      tonnin > kilon
      tonnista > kilosta
      megawatin > kilowatin
      MW:n > kW:n
      (?<!enintään kaksi )viikkoa > kuukautta
      (?<=enintään kaksi )viikkoa > päivää
      tuntia > päivää
      tunnissa > minuutissa
      tuntiin kuukaudessa > tuntiin viikossa
      sekunnissa > millisekunnissa
      sekuntia > millisekuntia
      kuukaudessa > viikossa
      kuukausihinta > viikkohinta
      vuodessa > kuukaudessa
      vuosittain > kuukausittain
      vuoden ajan > kuukauden ajan
      vuoden(?= työkokemusta) > kuukauden
      kolmivuotisen > kolmikuisen
      autolta > käyttäjältä
      autoa kohden > käyttäjää kohden
      henkilöä > perhettä
      huonetta > taloa
      huoneen > talon
      kauppaan > maahan
      kauppaa > maata
      työntekijää > osakasta
      asentajaa > myyjää
      taloyhtiötä > omakotitaloa
      kappaleet > erät
      kilometrejä > tunteja
      ajokilometrejään > ajotuntejaan
      vuorossa > vuorokaudessa
      kerroksen > rakennuksen
      kuukauden ensimmäisenä > vuoden ensimmäisenä
    `),
    'modality changed': rewrites(`
      suunnittelette > rakennatte
      suunnitellusta > rakennetusta
      on määrä toimittaa > on jo toimitettu
      toimitetaan > on toimitettu
      voi vaihtaa > joutuu vaihtamaan
      voi hakea > pitää hakea
      voi majoittua(?! vain) > täytyy majoittua
      voi ilmoittaa > täytyy ilmoittaa
      voi irtisanoa > täytyy irtisanoa
      haette > olette palkanneet
      etsitte > olette palkanneet
      vaaditte > toivotte
      avaatte > harkitsette avaavanne
      muutatte > harkitsette muuttavanne
      ostitte > aioitte ostaa
      on nimitetty > on ehdotettu nimitettävän
      allekirjoititte > aiotte allekirjoittaa
      solmitte > aioitte solmia
      tilasitte > harkitsitte tilata
      on mahdollista > on pakollista
      on teillä edessä > on teillä takana
      kestää enintään > voi kestää yli
      myönnettiin > luvattiin
    `),
    'negation added': rewrites(`
      ovat > eivät ole
      on(?! paik| kirjolohta| iältään) > ei ole
      olette ajaneet > ette ole ajaneet
      (avaa|palvele|hae|teetä|toimita|suunnittele|ota|tee|muuta|jalosta|etsi|vaadi)tte > ette $1
      (isännöi)tte > ette $1
      myytte > ette myy
      ostitte > ette ostaneet
      luovuitte > ette luopuneet
      tilasitte > ette tilanneet
      solmitte > ette solmineet
      allekirjoititte > ette allekirjoittaneet
      avasitte > ette avanneet
      voititte > ette voittaneet
      (huolla|vaihda)mme > emme $1
      uusimme > emme uusineet
      kasvoi > ei kasvanut
      laski > ei laskenut
      väheni > ei vähentynyt
      työskentelee > ei työskentele
      valmistuu > ei valmistu
      tulee > ei tule
      syntyy > ei synny
      nousee > ei nouse
      lähtee > ei lähde
      kokoontuu > ei kokoonnu
      maksaa > ei maksa
      kestää > ei kestä
      laskee > ei laske
      varoittaa > ei varoita
      aloittaa > ei aloita
      otetaan > ei oteta
      toimitetaan > ei toimiteta
      uusitaan > ei uusita
      tallennetaan > ei tallenneta
      voi > ei voi
      pääsevät > eivät pääse
      moittivat > eivät moittineet
      kulkevat > eivät kulje
      valmistavat > eivät valmista
      perusti > ei perustanut
      sattui > ei sattunut
      myönnettiin > ei myönnetty
      oli > ei ollut
      työskennellään > ei työskennellä
      kattaa > ei kata
      saa > ei saa
      toi > ei tuonut
      kaikki(?!.* lukuun ottamatta| .*paitsi) > eivät kaikki
      tarjoaa > ei tarjoa
      vastaa > ei vastaa
      huomioi > ei huomioi
      sai > ei saanut
      ajaa > ei aja
    `),
    'negation dropped': rewrites(`
      ette rakenna > rakennatte
      ei kotimaassa peritä > kotimaassa peritään
      ei ole > on
      mutta ei verkkokaupasta > ja verkkokaupasta
      eivät betonirakenteet > samoin betonirakenteet
      ilman postikuluja > postikuluineen
      laktoosittomia > laktoosia
      maksutta > maksua vastaan
      savuttomia > savullisia
      sijaan > ohella
      ellette > jos
      luovuitte > pidättäydyitte
    `),
    'tense changed': rewrites(`
      avaatte > avasitte
      avattava > avattu
      luovuitte > aiotte luopua
      ostitte > ostatte
      haette > haitte
      kasvoi > kasvaa
      teetätte > teetitte ennen
      valmistavat > valmistivat ennen
      toimitatte > toimititte ennen
      otetaan > otettiin
      on edessä > oli edessä
      suunnittelette > suunnittelitte ennen
      otatte > otitte ennen
      nousee > nousi
      vastaa > vastasi ennen
      valmistuu > valmistui
      tulee > tuli
      ovat tervetulleita > olivat ennen tervetulleita
      ovat savuttomia > olivat savuttomia
      ovat > olivat ennen
      on suljettu > oli suljettu
      on > oli ennen
      tilasitte > aiotte tilata
      olette ajaneet > ajatte pian
      työskentelee > työskenteli ennen
      lähtee > lähti ennen
      myönnettiin > myönnetään
      teette > teitte ennen
      on nimitetty > nimitetään
      aloittaa > aloitti
      isännöitte > aiotte isännöidä
      muutatte > muutitte
      jalostatte > jalostitte ennen
      solmitte > aiotte solmia
      laskee > laski ennen
      maksaa > maksoi ennen
      kestää > kesti ennen
      huollamme > huolsimme ennen
      vaihdamme > vaihdoimme ennen
      uusimme > aiomme uusia
      varoittaa > varoitti ennen
      laski > laskee
      allekirjoititte > allekirjoitatte
      sattui > tulee sattumaan
      myytte > myitte ennen
      perusti > aikoo perustaa
      kokoontuu > kokoontui ennen
      pääsevät > pääsivät ennen
      avasitte > aiotte avata
      etsitte > etsitte ennen
      oli > tulee olemaan
      voititte > aiotte voittaa
      on vähentänyt > aikoo vähentää
      toi > tuo
      ajaa nyt > ajaa pian
    `),
    'comparison turned': rewrites(`
      vähemmän > enemmän
      enemmän > vähemmän
      yli(?= \\d) > alle
      alle(?= \\d| kymmen| viisi| yksi) > yli
      enintään > yli
      vähintään > alle
      noin(?= \\d) > yli kaksi kertaa
      eniten > vähiten
      380 tunnista 210 tuntiin > 210 tunnista 380 tuntiin
      kolme vähemmän > kolme enemmän
      kolmella > kuudella
      aiemmin > myöhemmin
      puolet > kaksi kolmasosaa
      lisäksi > sijaan
      ja heistä > ja lisäksi
      kolmessa > yhdessä
      ennen > jälkeen
      viimeistään > aikaisintaan
      aikaisintaan > viimeistään
      alittaa > ylittää
    `),
    'quantifier widened': rewrites(`
      puolet(?= on) > kaikki
      josta puolet > joka kokonaan
      heistä 29 oli > heistä kaikki olivat
      214 taloyhtiötä > kaikkia taloyhtiöitä
      130 kauppaan > kaikkiin kauppoihin
      lukuun ottamatta ohrarieskaa > poikkeuksetta
      paitsi Vierumäellä > poikkeuksetta
      vain päärakennuksenne ensimmäisen kerroksen huoneisiin > kaikkiin huoneisiin
      vain päärakennuksen ykköskerroksessa > koko hotellissa
      vain arkisin > joka päivä
      vain arkipäivinä > joka päivä
      arkisin > joka päivä
      arkipäivisin > joka päivä
      lauantaisin > joka päivä
      sunnuntaisin > joka päivä
      tiistaisin ja torstaisin > joka päivä
      tiistai ja torstai > viikon jokainen päivä
      vain huhti–kesäkuussa > ympäri vuoden
      ainoastaan Turussa > kaikkialla
      kaksi ilmanvaihtokonetta > kaikki ilmanvaihtokoneet
      Yli 12 tonnin kappaleet > Kaikki kappaleet
      ne kappaleet, jotka painavat yli 12 tonnia > kaikki kappaleet
      Tilaukset yli 40 euron arvosta > Kaikki tilaukset
      tilauksista, joiden arvo on yli 40 € > mistään tilauksista
      Alle kolmevuotiaat > Kaikki
      vain suomen- ja ruotsinkielisiä > kaikenkielisiä
      Pirkanmaalla > koko Suomessa
      Pohjois-Pohjanmaalla > koko Suomessa
      Savossa > koko Suomessa
      koko Etelä-Suomessa > koko Pohjoismaissa
      Turun ja Porin seudulla > koko maassa
      Turun ja Porin seuduilla > koko maassa
      kotimaahan > kaikkialle maailmaan
      enintään kahdeksankerroksisiin > kaikenkokoisiin
      Uudellamaalla > kaikkialla
      Lahden myymälänne > jokainen myymälänne
      Sipoon Kartanonkoulussa > kaikissa kouluissa
      kun autoja on alle 50, > aina
      joka kuukauden ensimmäisenä maanantaina > joka päivä
      Varkauden terminaalista > kaikista terminaaleista
      Turun ja Salon toimipisteenne > kaikki toimipisteenne
      viisi suunnittelijaa > kaikki suunnittelijat
      kahta CNC-koneistajaa > kymmeniä CNC-koneistajia
    `),
  },
  actorsSwapped: rewrites(`
    toimitatte mätiä Aurelia-varustamolle > Aurelia-varustamo toimittaa teille mätiä
    Ostitte toukokuussa 2026 jyväskyläläisen Sorvitekniikka Halosen
      > Jyväskyläläinen Sorvitekniikka Halonen osti teidät toukokuussa 2026
    Alihankkijat valmistavat Rautaniemelle > Rautaniemi valmistaa alihankkijoille
    teetätte alihankkijoilla > alihankkijat teettävät teillä
    asukkaat moittivat eniten hidasta vastaamista > moititte asukkaita eniten hitaasta vastaamisesta
    Kartanonkoulu sai meiltä > Kartanonkoululta saimme
    Pohjois-Pohjanmaalla 130 kauppaa saa tuoretta leipää teiltä,
      > Te saatte tuoretta leipää 130 kaupalta Pohjois-Pohjanmaalla,
    toimitatte tuoretta leipää 130 kauppaan > 130 kauppaa toimittaa teille tuoretta leipää
    Tilaamanne 12 biokaasukuorma-autoa on määrä toimittaa > Myymänne 12 biokaasukuorma-autoa on määrä toimittaa
    varoittaa suunnittelijaa > saa varoituksen suunnittelijalta
    Työntekijänne voi vaihtaa vuoron sovelluksessa, kun esihenkilö
      > Esihenkilönne voi vaihtaa vuoron sovelluksessa, kun työntekijä
    Teille myönnettiin ISO 9001 -sertifikaatti > Myönsitte ISO 9001 -sertifikaatin
    Alle kolmevuotiaat pääsevät teille > Pääsette alle kolmevuotiaiden luo
    Sähköverkkonne ylläpidosta vastaa vuoteen 2029 saakka Verkkopalvelu Toimi Oy
      > Vastaatte vuoteen 2029 saakka Verkkopalvelu Toimi Oy:n sähköverkon ylläpidosta
    Olette ajaneet Tuokko-ketjun päivittäistavarakuljetukset
      > Tuokko-ketju on ajanut teidän päivittäistavarakuljetuksenne
    Suunnittelija saa Vuorotaialta > Vuorotaika saa suunnittelijalta
  `),
  toUs: rewrites(`
    (\\p{L}+)tte > $1mme
    (\\p{L}+)nne > $1mme
    teillä > meillä
    teille > meille
    teiltä > meiltä
    te > me
    teidän > meidän
  `),
  toThem: rewrites(`
    (\\p{L}+)mme > $1tte
    meillä > teillä
    meille > teille
    meiltä > teiltä
    me > te
  `),
  days: wordList('maanantai tiistai torstai perjantai lauantai sunnuntai'),
  months: wordList('tammi helmi maalis huhti touko kesä heinä elo syys loka marras joulu').flatMap(
    (month) => [month],
  ),
  seasons: wordList('keväällä kesällä syksyllä talvella'),
  monthEnding: 'kuu\\p{L}*',
  clauseEnd:
    '(?<!(?<!\\d)\\d{1,2})[.;:] |, (?:joka|jotka|josta|jossa|ja|mutta|kun|jos|jolloin|ellei)(?= )| ja ',
  yearPreposition: 'vuonna',
  datePreposition: 'vuonna',
  numbers: [
    wordList('kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen'),
    wordList('kahden kolmen neljän viiden kuuden seitsemän kahdeksan yhdeksän kymmenen'),
    wordList('kahdessa kolmessa neljässä viidessä kuudessa seitsemässä kahdeksassa yhdeksässä kymmenessä'),
    wordList('kahta kolmea neljää viittä kuutta seitsemää kahdeksaa yhdeksää kymmentä'),
  ],
  ordinals: [
    wordList('ensimmäinen toinen kolmas neljäs viides kuudes'),
    wordList('ensimmäisen toisen kolmannen neljännen viidennen kuudennen'),
    wordList('ensimmäisenä toisena kolmantena neljäntenä viidentenä'),
  ],
  upperBounds: 'alle|enintään',
  hedges:
    'enintään|vähintään|korkeintaan|jopa|noin|lähes|melkein|yli|alle|yhteensä|vain|niistä noin|kello|klo|ISO',
  movableLimits: 'enintään|vähintään|yli|alle|noin|lähes',
  numberLimits: ['yli', 'alle', 'lähes'],
  exclusive: 'vain|ainoastaan|ainoa|ainoana',
  onlyWord: 'vain',
  only: 'vain|ainoastaan|pelkästään',
  phraseStart: 'vuonna|ilman|vain',
  lowerable: '',
  and: 'ja|sekä',
  or: 'tai',
  complete: 'vain|ainoastaan|pelkästään|paitsi|lukuun ottamatta',
  beforeRange: 'väli',
  afterList:
    'alueella|seudulla|seuduilla|toimipisteenne|toimipisteet|toimipisteitä|koko|on|ovat|saatte|kirjoja',
  nounsHaveCapitals: false,
  places: [
    [
      inside('Hollola', 'Hollola', 'Hollolaan'),
      inside('Lahti', 'Lahde', 'Lahteen'),
      outside('Rauma', 'Rauma'),
      inside('Heinola', 'Heinola', 'Heinolaan'),
      outside('Vierumäki', 'Vierumäe'),
      inside('Kuopio', 'Kuopio', 'Kuopioon'),
      inside('Varkaus', 'Varkaude', 'Varkauteen'),
      inside('Turku', 'Turu', 'Turkuun'),
      inside('Salo', 'Salo', 'Saloon'),
      outside('Hatanpää', 'Hatanpää'),
      inside('Kaleva', 'Kaleva', 'Kalevaan'),
      inside('Sipoo', 'Sipoo', 'Sipooseen'),
      inside('Kaarina', 'Kaarina', 'Kaarinaan'),
      inside('Pori', 'Pori', 'Poriin'),
      inside('Kamppi', 'Kampi', 'Kamppiin'),
      inside('Vaasa', 'Vaasa', 'Vaasaan'),
      outside('Kangasala', 'Kangasala'),
      inside('Oulu', 'Oulu', 'Ouluun'),
      inside('Kotka', 'Kotka', 'Kotkaan'),
      outside('Imatra', 'Imatra'),
      inside('Kajaani', 'Kajaani', 'Kajaaniin'),
      outside('Seinäjoki', 'Seinäjoe'),
      inside('Espoo', 'Espoo', 'Espooseen'),
      inside('Hanko', 'Hango', 'Hankoon'),
    ],
    [
      inside('Savo', 'Savo', 'Savoon'),
      outside('Pirkanmaa', 'Pirkanmaa'),
      outside('Pohjois-Pohjanmaa', 'Pohjois-Pohjanmaa'),
      ['Uusimaa', 'Uudenmaan', 'Uudellamaalla', 'Uudeltamaalta', 'Uudellemaalle'],
      inside('Lappi', 'Lapi', 'Lappiin'),
    ],
    [
      inside('Suomi', 'Suome', 'Suomeen'),
      inside('Ruotsi', 'Ruotsi', 'Ruotsiin'),
      inside('Norja', 'Norja', 'Norjaan'),
    ],
  ],
  names: [
    ['Marvela', 'Marvelan', 'Marvelalle', 'Marvelalta', 'Marvelassa', 'Marvelasta'],
    ['Tuomola', 'Tuomolan', 'Tuomolalle', 'Tuomolalta', 'Tuomolassa', 'Tuomolasta'],
    ['Kaskila', 'Kaskilan', 'Kaskilalle', 'Kaskilalta', 'Kaskilassa', 'Kaskilasta'],
  ],
  notNames: wordList('Oy KTM Ette Emme Teillä Kun Uudeksi Henkilöstömääränne').join('|'),
  partyPrepositions: 'kumppani',
  beforeParty: '',
  afterParty: 'kanssa',
  pronouns: [
    ['te', 'teille'],
    ['me', 'meille'],
  ],
  agreement: [],
  frames: {
    question: 'Pitääkö paikkansa, että {sentence}?',
    'call to action': 'Jutellaan siitä, että {sentence}.',
  },
};
