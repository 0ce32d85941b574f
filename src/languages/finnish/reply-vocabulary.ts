import type { ReplyVocabulary } from '../../domain/language-pack/reply-vocabulary.ts';

export const replyVocabulary: ReplyVocabulary = {
  concepts: {
    not: 'ei en emme et ette eivat eika enka emmeka ettei',
    yes: 'kylla joo juu ja',
    i: 'mina olen mun mulle minulle minun',
    we: 'olemme meilla meille meidan meita ollaan',
    you: 'teidan teille teita sinun teilla',
    now: 'nyt juuri talla hetkella tanaan nykyisin',
    later: 'myohemmin tulevaisuudessa joskus',
    year: 'vuosi vuoden vuonna vuodelle vuotta',
    month: 'kuukau* viikko* viikon kvartaal* kausi kaudella',
    season: 'kevaa* kesa* syksy* talve* paasiais* joulu* vaaren',
    next: 'ensi seuraava*',
    again: 'uudestaan uudelleen taas jalleen',
    back: 'palaa* palata* palat* takaisin',
    after: 'jalkeen kunnes ennen asti paasta kun sitten',
    maybe: 'ehka kenties mahdollisesti',
    wait: 'odot* jaissa siirt*',
    remind: 'muistut*',
    mind: 'mieless* muistissa',
    budget: 'budjet* maararah* rahoitus',
    busy: 'kiire* ruuhka*',
    timing: 'ajankohta* ajankohdan hetki aika',
    topical: 'ajankohtai* prioriteet* listalla',
    project: 'hanke hankkeet hankkei* fuusio remont*',
    already: 'jo',
    have: 'on',
    use: 'kaytossa kaytamme kaytetaan',
    own: 'oma omat oman itse',
    supplier: 'toimittaja* kumppani*',
    system: 'jarjestelm* ohjelma* tyokalu*',
    contract: 'sopimu* sidottu',
    satisfied: 'tyytyvai* parja*',
    change: 'vaihta* vaihdo*',
    price: 'hinta* hinna* hinno* maksa* kustann*',
    howmuch: 'paljonko paljo',
    expensive: 'kallis kallii* kallista',
    cheap: 'halvem* halpa*',
    too: 'liian',
    small: 'pieni pienia',
    doubt: 'epail*',
    believe: 'usko* luotta*',
    why: 'miksi jarkea',
    benefit: 'hyoty* hyodyn',
    bad: 'huono* epaonnistu*',
    promise: 'lupa* lupasi',
    interest: 'kiinnost* mielenkiin* uteliai*',
    good: 'hyva hyvalta hyvin mahtav* loistav* lupaav* kuulosta* vaikutta*',
    love: 'tykkaan tykkaa innostu*',
    want: 'halua* halua tarvits* toivo*',
    try: 'kokeil* pilott*',
    solve: 'ratkais* autta* hyodylli*',
    proceed: 'edet* eteenpain kayntiin alkuun jatket*',
    join: 'mukana mukaan',
    meet: `
      soit* palaver* tapaa* tavat* nahda* nahdaan jutel* puhelu* kahvi* lounas lounaa* kalenter* esittel*
    `,
    day: 'maanantai* tiistai* keskiviik* torstai* perjantai* huomenna aamu* iltapaiv*',
    suit: 'sopi* sopii kay kavis*',
    suggest: 'ehdota* varat* varaa* kutsu* sovi*',
    visit: 'tulkaa kaymaan toimisto* messu* poiket*',
    send: 'laheta* lahetta* laita laittak* lahettak*',
    info: 'lisatie* tieto* esit*',
    ask: 'mika mita missa ketka miten onko voitteko voiko saako kuinka',
    decline: 'kieltayd* jatan valiin',
    rent: 'vuokra* vuokranantaja* omista* kuuluu',
    hurdle: 'kynny* kaytannossa teoriassa kahteen salli*',
    skip: 'skip* valiin ilman ennallaan pysyy',
    second: 'kiertoon kaikki',
    thanks: 'kiitos kiitti kiitoksia',
    chose: 'valits* paat*',
    fit: 'sovi liity juttu',
    luck: 'onnea',
    person: 'henkilo* ihmi*',
    right: 'oikea*',
    wrong: 'vaara* vaarin sekaann* sekoi*',
    company: 'yrity* firma* yhtio*',
    department: 'osasto* tontti alue vastuul*',
    responsible: 'vastaa vastu* hoita* hoida paatta* hankin*',
    colleague: 'kolleg* pomo* paallik* esihenkilo* seuraaja* johtaja*',
    forwarded: 'valit* ohjasin ohjas* kopio* siirsin',
    worked: 'toissa tyoni lahdin elakke* enaa palveluks*',
    private: 'yksityis* harjoittelij* eläk*',
    closed: 'lopet* myyt* myi*',
    know: 'tunne* kuullut tiia tieda',
    sorry: 'pahoittel* valitettava*',
    noted: 'kuitti selva vastaanot*',
    think: 'mietti* miett* katsota* luen',
    attached: 'ohessa liit* lasku*',
    offering: 'tarjoam* palvelu*',
    spam: 'roskapost*',
    stop: 'poista* lopet* lopett* peru* alka*',
    list: 'lista* listal* rekister* viestej* posti* sahkopost*',
    consent: 'lupa* suostumu* tietoj*',
    leave: 'rauha*',
    please: 'ystavallisesti',
    but: 'mutta kuitenkin',
    if: 'jos mikali',
  },
  contactWords: {
    not: `
      ala alkaa alkaas alkaapa alahan alka elka elkaa elekee elaka alakaa alkoon alkoot alaka alkaaka ei eika
      ettei ettet ettette eivat ilman
    `,
    deny: 'en enka emme emmeka',
    stop: `
      lopet* lopett* loppu loppukoon paatty* paatet* seis riitta* lakka* keskeyt* luopu* pidattay*
    `,
    remove: 'poist* pois pyyhi* pyyhki* tuho* havit* irrot* siivot* siivo* yliviiva*',
    forget: 'heittaka* unohtakaa unohda unohtakaapa unohtaisit* unohdatte*',
    talk: `
      jatkoyht* jatkoviest* soit* viest* meilej* meili meilit meilin meilia meilaa* meilail* sahkopost* s-post*
      posti postia postin postit* postitus* kirjoit* kirjott* kirjot* yhtey* mainos* mainok* mainont* markkino*
      suoramarkk* roskapost* lahesty* pommit* kirje kirjeita kirjei* kirjeen* uutiskirj* tyrkyt* myyntipuhe*
      tarjouksia muistutu* viestin*
    `,
    send: 'laheta* lahett* lahete* laita laitt* pistak*',
    hear: 'kuul* kuulla nahda',
    list: 'lista* listo* listal* rekister* tietokan* jakelu* postituslis* postituksi*',
    me: 'minu* mua mut mulle mun meida* meita meille meihin meilta minulle tanne',
    address: `
      osoit* osote* osottee* tieto* tiedot tietoj* henkilotie* yhteystie* nimeni nimemme numeroni
    `,
    again: `
      enaa ennaa ennee enempaa lisaa jatkossa uudestaan uudelleen toiste ikina koskaan vastaisuu* enempia
    `,
    wish: `
      halua* haluu haluta toivo* pyyda* pyydan vaadi* vaatimu* arvosta* tahdo* kaipa* kaivata kiitolli* ilahtu*
    `,
    you: 'te teilta teidan teihin sinulta sun sulta nimeanne',
    refuse: 'kieltayd* kiitos',
    repel: 'kiella* kielle* kielto* kieltoa vastust* saast* peruutan',
    use: 'kaytta* kayte* kayta kayttak*',
    advert: 'mainon* mainos* markkino* suoramarkkin* myyn* myynti*',
    welcome: 'toivot* tervetull* toivottu*',
    unwelcome: 'ei-toivot* pyytamat* tilaamat*',
    first: '',
    past: 'saatu saaneet saanut saapu* tullut',
    filler: `
      tallai* tammo* tama tata tahan tasta taa naita nama nain mitaan mita yhtaan kenellekaan kukaan taalla saa
      saisi tartte tarttis tarvii viitsi* viitti* kannata tarvi* tarvitse pida ole ota oteta ottako ottak* ottaa
      tule tulla tulisi tulemaan lainkaan ollenkaan vastaan vastaanot* teidan taholtanne suunnal* talla
      tallaista tanne osoitteeseen kiitos heti nyt jo enaa etta naill* naiss* missaan tapauksessa olisi olisivat
      oltaisi oltaisiin vaiva*
    `,
  },
  mendable: `
    poista poistakaa poistaa poistamaan poistettava poistakaas lopeta lopettakaa lopettaa lopetatte lahettako
    laheta lahettakaa lahettaminen lahetella lahetelko laittako kirjoittako kirjoitelko kirjoittaa sahkoposti
    sahkopostia sahkopostini osoite osoitteeni osoitteemme viesteja viestit viestinne viestien listalta
    listoilta postituslista postituslistalta tietoni tietojani rekisterista rekisteristanne mainoksia
    mainosposti markkinointia roskapostia yhteytta yhteystietoni rauhaan rauhassa halua haluamme peruuta
    peruuttakaa tilaus tilaukseni hairitko unohtakaa alkaa alkaako ennaa tarjouksia tarjouksianne uutiskirje
    uutiskirjetta soittako
  `,
  wellWritten: `
    ruuhkan sanalla poissa stammer alkakaa samaan perua oteta lahdeta styrka rahaan rahassa paistaa paistakaa
    postaa
  `,
};
