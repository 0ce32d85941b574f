import type { OccasionWords } from '../../domain/language-pack/occasion-words.ts';
import { phrases } from '../notation/phrases.ts';

export const occasions: OccasionWords = {
  application: {
    applies: phrases`
      (avoin |työ|kesätyö)hakemu(s|kseni)|hakemukseni|ansioluetteloni|cv:ni|liitteenä (+ ){0,2}?(cv|
      ansioluettelo)*|(cv|ansioluettelo)* (on )?liitteenä|(haen|hakisin|haluaisin hakea) (+ ){0,4}?(työtä|
      töitä|paikkaa|tehtävää|harjoittelupaikkaa|kesätöitä|+n (paikkaa|tehtävää)|töihin)|
      etsin (+ ){0,2}?(työpaikkaa|töitä|harjoittelupaikkaa|kesätöitä)|onko teillä (+ ){0,2}?(töitä|työpaikkaa|
      paikkaa) +lle
    `,
    asksForOffer: '(pyydän|pyydämme|haen|haemme) (+ ){0,2}?tarjous*|paljonko [^?]{0,60}maksaa',
  },
  meetings: {
    isBooked: 'varasi(n|mme|vat)?|varannut|varanneet|varattu|buukka(si|sin|simme|ttu)',
    meeting: phrases`
      #{1,3} ?(minuuttia|minuutin)|tapaami+|palaveri*|puhelu*|esittely*|ajan|aika|puoli tuntia|tunnin
    `,
    confirmationSubject: phrases`
      hyväksytty: |(uusi )?(ajanvaraus|varaus|tapaaminen) (vahvistettu|varattu)|ajanvarausvahvistus
    `,
    ownCalendar: 'teidän kalenter*',
    unsettled: 'jos|haluai?*|voi*|ei|en|emme|täyteen|kilpailij*|toise*|tila*|pöytä',
    calledOffOrMoved: 'peru(u|i|t|n|a)|siirre|siirs|siirt|siirry|lykä',
    calledOff: 'peru(i|in|imme|utti|uttiin|utui|ttu|utettu|uttaa|ttiin)',
    fields: 'paikka|sijainti|osoite|tapaaminen|tapahtuma|kesto|alku|aika',
    placeField: 'paikka|sijainti|osoite|missä',
    otherTimeField: 'loppu|päätty|luotu',
    insteadOf: 'sijaan',
  },
  orders: {
    orders: phrases`
      (hyväksy(n|mme)) (+ )?tarjouks+|tilaa(n|mme) (#{1,}|teiltä|nyt|sen|ne|tämän)|haluamme tilata|
      haluan tilata|lähettä(kää|isittekö|ä) (+ )?sopimus|mennään eteenpäin|laitetaan tilaukseen
    `,
    unless: 'jos|kun|ennen|en|emme|ei',
  },
  complaints: {
    complains: phrases`
      (asentajanne|laskunne|toimituksenne|huoltomiehenne|tuotteenne|palvelunne|myyjänne|
      työnne) (+ ){0,2}?(oli|on|ei|käyttäytyi) (+ ){0,3}?(töykeä*|epäkohtelia*|väärin|virheelli+|rikki|
      viallinen|myöhässä|huono*|tullut|saapunut|toimi)|(haluan|haluamme|vaadin|vaadimme) (+ ){0,2}?(rahat|
      rahani|rahamme) takaisin|haluan (tehdä )?(valittaa|valituksen|reklamaation|reklamoida)|(olen|
      olemme) (+ )?(pettyny+|tyytymättö+) (teidän|+nne)
    `,
    unless: 'jos',
  },
  pitches: {
    offers: phrases`
      olemme|edustamme|tarjoamme|tarjoan|autamme|toteutamme|edustan|rakennamme|haluaisi(n|mme) (esitellä|
      tarjota)
    `,
    services: phrases`
      verkkosivu*|hakukone+|markkinointi*|somemarkkinoin*|liide+|ulkoistu*|ohjelmistokehit*|google-?*näkyvyy*|
      yrityslain+|vuokratyö*
    `,
    writersOwn: 'meidän',
    businessGain: phrases`
      (kasvat+|lisä+|tehosta+|säästä+) (+ )?(myynti|näkyvyy|liikevaihto|kulu|asiakkai)*|
      (myynti|näkyvyy|liikevaihto)*nne
    `,
    toReader: 'teille|teitä|(yrity|myynti|näkyvyy|sivu|asiakkai|liikevaihto|kulu)*nne',
    interest: phrases`
      kiinnosta(isiko|ako)|kiinnostu(isitteko|neita)|(saanko|voisi(n|mme)ko) (lähettää|esitellä|kertoa|
      näyttää)
    `,
    foundReader: '(löysin|huomasin|katselin|tutustuin) (teidän )?(sivu|verkkosivu|yrity|verkkokaup)*',
    invitation: phrases`
      onko (teillä|sinulla) (+ ){0,2}?(aikaa|hetki)|kiinnosta(isiko|ako|a)|kiinnostu(sta|neita|nut)|sopisiko|
      voisi(n|mme)ko|saanko|varaa aika|otathan yhteyttä|ota(ttehan)? yhteyttä|vastaa tähän
    `,
  },
  customerNeeds: {
    price: '(tarjous|hinta)(pyyntö|nne)|paljonko|mitä .{0,30}maksa*|hintanne',
    need: phrases`
      tarvits+|kaipaamme|(etsimme|etsin|haemme)(!> (+ )?(kumppan|yhteisty|asiakk))|vie(vät)? (+ )?aikaa|
      halua(isi)?(mme|n) (tilata|ostaa|kokeilla|testata|nähdä)
    `,
    product: '(järjestelm|ohjelm|tuott|sovellu|työkalu|ratkaisu)*nne',
    trial: phrases`
      (voisi(mme|n)ko|sai?si(mme|n)ko|saa(mme|n)ko) ((!>teille )+ ){0,4}(esittely|demo|nähdä|kokeilla|testata|
      koekäyt)*|(näyttä|esitel|esittel)+ (+ )?meille|esittely meille
    `,
    howItWorks: 'toimiiko|sisältyykö|maksaako',
  },
};
