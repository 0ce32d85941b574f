import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';

export const events: ReadingWords['events'] = {
  acquired: `osti__liiketoiminnan ostaa__liiketoiminnan osti__osakekannan ostaa__osakekannan osti__enemmistön
    hankki__enemmistön hankimme__enemmistön osti__koko liiketoimintakaupa* liiketoimintakaupp* yrityskaupa*
    yrityskaupp* yrityskauppo* yritysosto* kauppakirjan tytäryhtiöksi siirtyi__omistukseen siirtyy__omistukseen
    siirtyvät__omistukseen liiketoiminta_siirtyi liiketoiminta_siirtyy tulee_osaksi tuli_osaksi osaksi_konsernia
    siirtyi_konserniin siirtyy_konserniin osake-enemmistön osakekannan enemmistön_osakkeista osti__yrityksen
    osti__yhtiön osti__toiminnan ostanut__yrityksen ostanut__yhtiön ostaneet__koko osti_kilpailijansa
    ostaa_kilpailijansa hankki_omistukseensa hankki__osakkeet osakkeet_siirtyivät omistukseen omistukseensa
    osaksi__konsernia osaksi__yhtiötä osaksi_ketjua liittyy_konserniin liittyi_konserniin emoyhtiöksi
    enemmistöomistaja* vähemmistöosuu* osake-enemmistö* kaupan_jälkeen kaupalla__siirtyi toteutuneella_kaupalla
    kauppa_toteutui kauppahinta* siirtyi__nimiin jatkaa__alaisuudessa kaappasi sulautettiin`,
  built: `peruskiv* harjakais* harjannostaj* harjakorkeu* ensimmäinen_lapio* rakentaminen_alkoi rakentaminen_alkaa
    rakentaminen_käynnistyi rakentaminen_on_alkanut rakentaminen_aloitettiin rakennustyöt rakennustöitä
    rakennustöiden rakentamisen rakentaminen maanrakennu* louhin* rakennutta* laajennusosa* valmistui_kesä*
    perustustyö* perustukset paalutu* kaadettiin__betoni* betonivalu* valettiin muurattiin työmaa_käynnistyi
    työmaa_alkoi rakennamme rakensimme rakentaa__uuden rakentaa__uutta nousee__tehdas vesikatto runkotyöt
    elementtien_asennus maansiirtotyöt rakentaa_uuden rakennamme_uuden rakennamme_uutta kuokka* kuokkavier*
    lapio_maahan lapion_maahan kaivinkone* kaivinkoneet_aloittivat työmaa työmaan työmaalla perustusten_valu*
    perustusvalu* runko_pysty* kattotuoli* uudisrakennu* rakennushank* rakennusprojekti* rakennusvaihe*
    rakentamiseen rakentamista rakentamis* laajennustyö* maatyöt louhinta valmistumassa nostettiin_harja harjaan
    pystytet* pystytti pystytämme`,
  certified: `sertifioi* sertifioitu sertifioitiin akkreditoitu akkreditoitiin auditoitu läpäis* laatutunnustu*
    luomuvalvontaan sertifikaatti_myönnettiin sertifikaatin_saa* *sertifikaatin *sertifikaatti *sertifioinnin
    *sertifiointi *joutsenmerk* *avainlip* *laatumerk* *ympäristömerk* *ympäristösertifikaat* *akkreditoinnin
    *akkreditointi sertifioinut sertifioidun laatutodistuk* laatusertifikaat* laatuleim* ympäristöohjelm*
    ekokompassi* green_key* ansaitsi__merkin myönnettiin__merkki myönnettiin__merkin saanut__merkin sai__merkin
    saimme__merkin auditoinnin_jälkeen auditointi_meni auditointi_onnistui läpäisi__auditoinnin standardin_mukai*
    luomuhyväksy* luomusertifi* hyväksyttiin__standard* akkreditoi* pätevyyden`,
  chosen: `toimittajaksi *kumppaniksi urakoitsijaksi pääurakoitsijaksi palveluntuottajaksi valittiin__toimittaja*
    valitsi__toimittaja* valittiin_toteuttamaan valittiin_rakentamaan valittiin_kilpailutuks*
    virallinen_toimittaja toimittaa__sopimuksella valinnut__toimittajaksi valitsi__kumppanikseen
    valitsi__kumppaniksi kuljetuskumppaniksi kumppaniksi_valittiin valittiin__kumppaniksi yhteistyökumppaniksi
    palveluntarjoajaksi toteuttajaksi rakentajaksi päätoteuttajaksi valittiin_hoitamaan valittiin_tuottamaan
    valittu_tuottamaan valittu_toteuttamaan valittu_rakentamaan uskottiin annettiin_tehtäväksi
    virallinen_yhteistyökumppani`,
  complaint: `vedä*__markkinoilta veti__markkinoilta vetää__markkinoilta vedämme__markkinoilta pois_markkinoilta
    pois_myynnistä myynnistä takaisinved* takaisinvet* valitu* valitettiin valittaneet reklamaatio* reklamoi*
    pahoittel* pyytää_anteeksi pyydämme_anteeksi pyysi_anteeksi pyytävät_anteeksi anteeksi asiakasvalitu*
    korvausvaatimu* arvostel* kritiik* moitt* kuluttajaneuvo* kuluttajariita* ilmoituksia palautettava kanteen
    ryhmäkan* tietomurt* tietovuo* tyytymättöm* boikot* adressi* vetoomu* palautuskehot* takaisinkutsu*
    kutsuu_takaisin kutsumme_takaisin vaarallisek* kielteistä_palautetta vedettiin_myynnistä vedettiin_pois
    vetää_pois veti_pois vetää_myynnistä veti_myynnistä vedämme_myynnistä poistettiin_myynnistä poistaa_myynnistä
    poistimme_myynnistä palauttaa_tuotteen palauttamaan tuotetta_ei_saa käyttöä_ei_suositella lopettakaa_käyttö
    keskeytti__myynnin keskeyttää__myynnin suututti suuttuiv* harmissaan harmistu* närkäst* kiukku* protest*
    kantelu* kanteli kanteluja haastoi_oikeuteen korvauksia vaatii_korvauk* hyvittää hyvitti hyvitämme
    olemme_pahoillamme pahoillaan valittivat valittaa valitti asiakaspalaute* myöhästely* vikailmoitu*
    huonosta_palvelusta allergeen* lasinsiru* metallinpal* palovaar*`,
  contracted: `solmi* solmitt* allekirjoit*__sopimu* sopimu*__allekirjoit* sopimuksen sopimus__syntyi
    sopimus_syntyi kirjoitti_nimensä voitti__kilpailutuksen voittanut__kilpailutuksen voitimme__kilpailutuksen
    voitti__tarjouskilpailun voittanut__tarjouskilpailun voitimme__tarjouskilpailun puitesopimu* vientikaupa*
    vientikauppa* jatkosopimu* hankintasopimu* yhteistyösopimu* kumppanuussopimu* urakkasopimu*
    aloittaa_yhteistyön aloitti_yhteistyön aloittavat_yhteistyön tilaus_saatiin sai_tilauksen saanut_tilauksen
    saimme_tilauksen tuli_meille__tilaus tilaus_on toimittaa__kappaletta yhteisyrity* liikenteen_hoitaminen
    sopimuskau* sai_urakan saimme_urakan saanut_urakan voitti_urakan voitimme_urakan voittanut_urakan
    sai_sopimuksen saimme_sopimuksen saanut_sopimuksen urakkaso* huoltosopimu* palvelusopimu* kuljetussopimu*
    toimitussopimu* vuokrasopimu* liikennöintisopimu* lisenssisopimu* jälleenmyyntisopimu* maahantuontisopimu*
    kumppanuuden yhteistyöhön yhteistyön__kanssa yhteistyöstä__kanssa yhteistyösopimuk* kättä_päälle
    allekirjoitus* nimet_paperiin nimi_paperiin sinetöi* sinetöitiin tilaus_tuli tilauksen_arvo
    toimittaa__laitteet toimittaa__järjestelmän saa_toimittaa sai_toimittaa hoitaa__vuotta hoitaa_jatkossa
    vastaa_jatkossa tuottaa_jatkossa jatkaa__toimittajana jatkokaude* optiokau* kilpailutuksen_voitti
    kilpailutuksen_voittaja kilpailutuksen_tuloksena tarjouskilpailun_voitti tarjouksemme_voitti yhteisyritys*
    suurtilau* jättitilau*`,
  expanded: `laajen* laajennu* laajenta* laajens* kaksinkertaist* kolminkertaist* tuplaan* tuplas* tuplattiin
    kasvatta* kasvatt* lisäkerro* lisätila* lisätilaa uusi_markkina uudelle_markkinalle uusille_markkinoille
    markkinoille_norja* palvelualueemme palvelualue_kattaa toimitamme_nyt_myös toimittaa_nyt_myös nyt_myös_ruotsi*
    vientiin viennin_aloit* aloitti_viennin aloittaa_viennin ensimmäinen_vientierä toiseen_vuoroon
    kolmanteen_vuoroon kolmas_vuoro yövuoro* kaksivuorotyö* kolmivuorotyö* verkostomme_kasvoi verkosto_kasvoi
    tytäryhtiön_ruotsi* perusti_tytäryhtiön perustaa_tytäryhtiön perustimme_tytäryhtiön käyttöönsä__lisätila*
    etabloitu* avasi_markkin* myynti_alkoi_ruotsi* alkoi_myydä__ruotsi* kasvaa_norjaan kasvaa_ruotsiin
    laajenee_ruotsiin toiminta_laajenee toimintansa_myös toimintaansa_myös toimintaa_myös toimitukset_alkoivat
    toimituksia_myös myös_virossa myös_ruotsissa nyt_myös__palvelee ulkomaille ulkomailla ensimmäinen_ulkomaa*
    rajan_yli lahden_yli merten_taakse vientikaup* vientimark* vientitoimituk* ensimmäinen_toimitus_ruots*
    kansainvälisty* astui_markkin* askeleen uusi_työvuoro lisävuoro* iltavuoro* viikonloppuvuoro*
    kapasiteetti_kasvoi kapasiteetti_nousi kapasiteettia lisäkapasiteet* lisää_tilaa lisäneliö* tuplaneliö*
    tuplatila* suurenn* suurensi isonsi isommaks* suuremmaks* vuokrasi_lisää vuokrasimme_lisää kalusto_kasvoi
    henkilöstö_kasvoi henkilöstömäärä* kaksinkertais* kolminkertais* palvelualu* toimialu* uudet_paikkakunn*
    uusille_paikkakunn* toinen_tuotantolinja toisen_tuotantolinjan lisäyksik* kerroksen_lisää toisen_kerroksen
    kolmannen_kerroksen`,
  funded: `rahoituskierro* rahoituskierroks* siemenrahoitu* kasvurahoitu* pääomasijoitu* osakeanni* osakeanti*
    sijoituskierro* joukkorahoitu* laina_* lainan_* investointipäätö* investointi investoinnin investointia
    miljoonainvestoin* investointiin a-kierro* b-kierro* sarja-a* kierroksen__miljoon* investoi__miljoon*
    investoimme__miljoon* investoinut__miljoon* panosti__miljoon* käytti__miljoon* käytettiin__euroa
    maksoi__miljoon* maksoi__euroa hankki__eurolla ostimme__eurolla miljoonahank* miljoonapanostu*
    jätti-investoin* konehankin* laitehankin* rahoituspäätö* rahoituspaketi* rahoitusta__miljoon* keräsi__miljoon*
    keräsimme__miljoon* sai__rahoitu* sai__lainaa saimme__rahoitu* business_finland* finnveran* avustuksen
    lainapäätö* enkelisijoit* sijoittaj* pääomaa tuotantolinja* uusia__linjansa`,
  launched: `tuo_myyntiin toi_myyntiin tuonut_myyntiin tuomme_myyntiin myyntiin tuli_myyntiin tulee_myyntiin
    saapui_kauppoihin kauppoihin kaupoissa_nyt on_myynnissä ollut_myynnissä nyt_myynnissä myynnissä_nyt
    markkinoille toi_markkinoille tuo_markkinoille toimme_markkinoille tuonut_markkinoille tuomme_markkinoille
    lanseera* lanseeras* julkis* julkais* esittel* on_julkaistu julkaistiin uutuustuot* tuoteuutuu*
    tuotelanseerau* ennakkotila* ohjelmaansa valikoimiin valikoimaan valikoimaansa valikoimassa tilattavissa
    saatavilla on_täällä ensiesitt* ensi-ilta* on_nyt_myynnissä on_saatavilla on_nyt_saatavilla nyt_saatavilla
    saatavana ostettavissa ladattavissa myynti_alkoi myynti_alkaa myynti_käynnistyi myyntiin_tuli
    saapui_myymälöihin saapui_hyllyihin hyllyille hyllyihin hyllyssä kaupan_hyllyille ruokalistalle listalle
    menulle julkistus julkaisu* julkistaa julkisti esitteli_uuden esittelee_uuden esittelimme esittelemme paljast*
    näytti__ensimmäistä näytillä ensi_kertaa_esill* debytoi* debyytti* lanseeraus* tuli_tarjolle otti_myyntiin
    otimme_myyntiin ottaa_myyntiin uutuus* uutuutena uusi_maku uusi_malli uusi_sovellus uusi_palvelu uusi_mallisto
    uusi_tuote uuden_tuotteen uuden_sovelluksen uuden_palvelun uuden_malliston uuden_maun uuden_version
    uuden_mallin avasi_verkkokaupan avasi_sovelluk* käyttäjien_saatav* voi_tilata voi_nyt_tilata voi_ostaa`,
  merged: 'yhdisty* fuusio* sulautu* sulautum*',
  newLeader: `toimitusjohtajaksi toimitusjohtajaksemme toimitusjohtajana toimitusjohtajuu* uusi_toimitusjohtaja
    uuden_toimitusjohtajan johtajaksi *johtajaksi *johtajaksemme *päälliköksi *päällikökseen *päälliköksemme
    puheenjohtajaksi puheenjohtajakseen rehtoriksi osakkaaksi ohjaksiin ohjakset vetäjäksi vetäjänä johtoon_nousi
    johtoon_nimitettiin johtoon_siirtyi nimity* uutena_vetäjänä uusi_johtaja uusi_*johtaja uusi_*päällikkö
    johtoryhmään hallitukseen_valittiin hallitukseen_nimitettiin hallituksen_puheenjohtajaksi nimitett* nimittän*
    nimitti johtajan_tehtävät sukupolvenvaihdo* yksikönjohtajaksi ryhtyy_johta* toimitusjohtaja_vaihtu*
    uudeksi_johtajaksi uudeksi_*johtajaksi uudeksi_*päälliköksi uutena_johtajana uutena_*johtajana
    uutena_*päällikkönä aloitti_johtajana aloitti_*johtajana aloittaa_*johtajana aloitti_*päällikkönä
    aloittaa_*päällikkönä siirtyi_*johtajaksi siirtyy_*johtajaksi nousi_*johtajaksi nousee_*johtajaksi ylenn*
    yleni viestikapula* viestinvaihto* ruoriin ruorissa peräsim* puikkoihin puikoissa johtoon johdossa_aloitti
    luotsa* vetovastuu* vetäjänvaihdo* nuijaa nuijan puheenjohtajan_nuij* seuraajaksi seuraa__tehtävässä
    korvaa__tehtävässä palkattiin__johtajaksi nimettiin nimettiin__johtajaksi nimesi nimennyt kutsuttiin_johtaja*
    hallitus_valitsi rekrytoitiin__johtajaksi johtajakseen toimitusjohtajakseen päällikökseen ohjat otti_ohjat
    ottaa_ohjat otti__vetääkseen uuden_talousjohtajan uuden_myyntijohtajan uuden_tuotantojohtajan
    uuden_henkilöstöjohtajan uuden_puheenjohtajan uuden_johtajan`,
  opened: `avaja* avajais* vihitti* vihitään vihki* ovensa_avasi avasi_ovensa avaa_ovensa ovensa_avannut ovemme
    ovensa ovet_avautu* ovet_aukesi* ensimmäiset_asiakka* ensimmäiset_vieraat ensimmäinen_asiakas
    otettiin_käyttöön otetaan_käyttöön otimme_käyttöön otti_käyttöön ottaa_käyttöön rantautu* palvelee_nyt_myös
    palvelemme_nyt_myös nyt_avattu on_avattu on_avannut olemme_avanneet aukes* avautu* avattiin avasimme avaamme
    avasi avaa avannut avanneet me_avattiin toiminta_käynnistyi toiminta_alkoi toimintansa_aloitti
    aloitti_toimintansa aloittaa_toimintansa toiminta_käynnisty* myynnin_myös avasi_uuden avaa_uuden
    avasimme_uuden avaamme_uuden avannut_uuden avautui_uusi avautuu_uusi avattiin_uusi avaa_oven* avasi_oven*
    avaa_toimipist* avasi_toimipist* avaa_myymäl* avasi_myymäl* ovi_avautu* ovi_aukesi* ovet_auki ovet_ovat_auki
    ovet_aukeavat ovemme_avautu* avajaispäiv* avajaisia avajaiset avajaisten nauha_leikattiin nauhan_leikka*
    leikkasi_nauhan leikattiin_nauha ensimmäiset_potilaat ensimmäinen_potilas ensimmäinen_vieras
    ensimmäiset_oppilaat ensimmäiset_lapset ensimmäiset_kahvit ensimmäinen_kahvi vastaanotti_ensimm*
    vastaanotimme_ensimm* otti_vastaan_ensimm* otimme_vastaan_ensimm* palvelee_nyt palvelemme_nyt
    palvelee_asiakkaita__nyt meidät_löytää_nyt_myös löydät_meidät_nyt_myös nyt_myös käynnisti_toimin*
    käynnistyi_toimin* käynnistimme_toimin* toiminnan_aloit* aloitti_toimin* aloitimme_toimin* perusti_toimipist*
    perustimme_toimip* perusti_myymäl* tuotanto_käynnistyi tuotanto_alkoi tuotannon_käynnist* käynnisti_tuotannon
    aloitti_tuotannon aloittaa_tuotannon vihkiäis* käyttöönot* otettu_käyttöön uusi_myymälä uusi_toimipiste
    uusi_liike uusi_ravintola uuden_myymälän uuden_toimipisteen kotiutui saapui__torille nyt_auki on_nyt_auki`,
  relocated: `muutimme muutamme muutti muuttaa muuttanut muuttaneet muuttavat muutto muuton uusiin_tiloihin
    uusissa_tiloissa uuteen_osoitteeseen uudessa_osoitteessa uusi_osoite osoitteemme osoitteenmuuto*
    suurempiin_tiloihin isompiin_tiloihin uusiin_toimitiloihin uusissa_toimitiloissa toimitilat__siirty*
    siirtyi_uusiin siirtyneet siirrettiin siirryimme siirrymme uudessa_toimipaikassa uudesta_paikasta
    pääkonttori_on palvelee__uudessa palvelemme__uudessa siirsi__toimin* siirtää__toimin* siirsimme
    siirrämme__toimin* uudet_tilamme muutto_uusiin muuton_myötä muuttokuorm* muuttolaatik* muuttoauto* uudet_tilat
    uuteen_taloon uuteen_halliin uuteen_toimitilaan uusiin_toimistotil* toimitilo*__siirty* toiminnot__siirty*
    toimintonsa__siir* siirtyi__tiloihin siirtyy__tiloihin siirryimme__tiloihin varasto_siirtyi tuotanto_siirtyi
    tuotantonsa__siir* pääkonttorinsa pääkonttori_siirtyi toimistonsa siirtyi_uuteen siirtyy_uuteen
    uusi_kotipaikka kotipaikka* kotipaikkaa vaihtoi_osoitetta vaihtaa_osoitetta osoite_vaihtui osoite_muuttui
    osoitteemme_on osoite_on_nyt löydät_meidät löydyt_nyt löytyy_nyt löytyy_jatkossa toimii_nyt_uud*
    työskentelee_nyt saman_katon_al* jätti__taakseen hyvästeli hyvästelimme`,
  sanctioned: `rikemaksu* seuraamusmaksu* uhkasak* sakko* sakot sakon myyntikielto* myyntikieltoon kielsi kieltän*
    kielletti* kielsivät kehotuk* huomautuk* varoituk* määräsi määrän* määrätti* määräyk* velvoitt* langetti
    langettan* tuomitsi tuomitti* tuomittiin hallintopako* hyväksyi_luvan peruutti__luvan uudet_määräykset
    uusi_laki uusi_asetus rekisteriin puutteista toimiluvan uudet_vaatimukset huomautuksen varoituksen rikkomuk*
    rikkoi laiminlyön* laiminlyö* seuraamuk* sanktio* määrättiin maksamaan määräsi_maksamaan velvoitti_maksamaan
    maksettava sakkoa uhkasakon toimintakiel* käyttökiel* keskeyttämismääräy* keskeytti__toiminnan sulkemismääräy*
    poistamismääräy* luvan_peruut* perui__luvan peruttiin__lupa evättiin hylättiin hylkäsi__hakemuksen epäsi
    rajoitti korjauskehotu* korjausmääräy* selvityspyyn* tarkastuksessa_havait* valvontakäyn* uuden_lain
    uusi_laki_velvoit* velvoitetaan velvollisuu* ilmoitusvelvolli* raja-arvo* rekisteröity* on_rekisteröit*
    merkittiin__rekisteri* tuomio* käräjäoikeu* markkinaoikeu* hovioikeu*`,
  sold: `myytiin__omistajalle uusi_omistaja omistaja_vaihtui uudet_omistajat siirtyi__uusille myi_osake-enemmistön
    myyty__omistajalle myytiin__ostajalle uusi_pääomistaja uudelle_omistajalle uusille_omistajille
    omistajuus_vaihtu* omistus_siirtyi siirtyi__haltuun siirtyi__käsiin on_nyt_osa osaksi__ryhmää`,
  vacancy: `haussa haetaan haettavana avoinna: avoin_työpaikka avoimet_työpaikat avoin_tehtävä avoimena auki_paikka
    on_auki__paikka paikka__auki työpaikkailmoitu* hakuilmoitu* etsinnässä tule_meille_töihin hae_paikkaa kesätyö*
    virka_haettavana toimi_haettavana tehtävä_täytetään rekrytoidaan hae_meille hae_viimeistään hakuaika_päättyy
    hakemuksesi työsuhde* työpaikka__tarjolla paikka_tarjolla tarjolla_töitä tarjoamme_työtä tule_töihin
    tervetuloa_töihin tarjolla__paikka vakituinen_työ* vakituiseen_työ* oppisopimus* harjoittelupaik*
    ilmoittaudu_töihin`,

  acquire: `osti ostaa ostivat ostavat ostimme ostamme ostanut ostaneet hankki hankkii hankkivat hankimme hankkinut
    hankkineet ostamalla hankkimalla ostettu yritysosto* osto oston kaappasi lunasti`,
  appoint: `nimitti nimittää nimitetty nimitettiin nimitetään nimittänyt nimittäneet nimitimme valitsi valitsee
    valittiin valittu valitaan valinnut aloitti aloittaa aloittanut aloittaneet astuu astui siirtyi siirtyy
    siirtynyt nousi nousee noussut tulee tuli tullut otti__vastuulleen ottaa__vastuulleen vastaa johtaa jatkaa
    palkkasi palkannut kiinnitti seuraa ryhtyi ryhtyy`,
  award: 'valitsi valittiin valinnut valitaan myönsi myönnettiin antoi tilasi tilannut uskoi',
  begin: `aloitti aloittivat aloittaa aloitimme aloitamme aloitettiin aloitetaan aloittanut aloittaneet alkoi
    alkoivat alkaa alkanut alkaneet käynnisti käynnistivät käynnistää käynnistyi käynnistyy käynnistyivät
    käynnistynyt käynnistimme käynnistänyt käynnistettiin nousee nousi vauhdissa lähti`,
  buy: `hankki hankkii hankimme hankkinut hankkineet hankittiin osti ostaa ostimme ostanut uusi uusimme uusinut
    tilasi tilannut tilasimme otti_käyttöön ottaa_käyttöön otimme_käyttöön otettiin_käyttöön asennettiin asensi
    asensimme täydensi täydensimme täydentää saapui saimme toimitettiin kunnosti remontoi remontoimme peruskorjasi
    vaihtoi vaihdoimme uudisti uudistimme uudistaa`,
  enter: `laajensi laajentaa laajeni laajenee laajentanut laajentui aloitti aloittaa avasi avannut käynnisti
    toimittaa vie myy lähti meni tuli astui etabloitui perusti perustimme perustanut`,
  erect: `rakensi rakensivat rakentaa rakentavat rakennamme rakensimme rakentanut rakentaneet rakennuttaa
    rakennetaan rakennettiin valmistui valmistuu valmistunut pystytti pystyttää`,
  expand: `laajensi laajentaa laajentavat laajensimme laajennamme laajentanut laajentaneet laajeni laajenee
    laajenimme laajentui laajennettiin laajennetaan kaksinkertaisti kaksinkertaistanut kasvatti kasvattaa
    kasvatimme kasvattanut kasvoi kasvaa lisäsi lisäsimme lisää lisännyt tuplasi tuplasimme tuplaantui suurensi
    otti__käyttöön otamme__käyttöön otimme__käyttöön sai__käyttöönsä saa__käyttöönsä siirtyi`,
  gain: `sai saivat saimme saanut saaneet saaneen myönnettiin myönnetty läpäisi läpäissyt läpäisseet läpäisimme
    hyväksyttiin hyväksytty vastaanotti ansaitsi uusi uusimme`,
  grant: `myönsi myöntänyt myönnettiin myönnetty hyväksyi hyväksynyt hyväksyttiin vahvisti antoi antanut pysytti`,
  invest: `investoi investoivat investoinut investoineet investoimme investointi investoinnin investointia sijoitti
    sijoittaa sijoitimme sijoittanut panosti panostaa panostimme käytti käyttää hyväksyi hankki`,
  launch: `lanseerasi lanseeraa lanseerasimme lanseeraamme lanseerannut lanseerattiin julkaisi julkaisee
    julkaisimme julkaissut julkaistu julkaistiin esitteli esittelee esittelimme toi tuo toimme tuomme tuonut
    tuotiin tuli aloitti aloittaa`,
  move: `muutti muuttivat muuttaa muuttavat muutimme muutamme muuttanut muuttaneet siirsi siirtää siirsimme
    siirtänyt siirtyi siirtyy siirryimme siirrymme siirtynyt siirtyneet siirrettiin siirretään muutto`,
  open: `avasi avasivat avaa avaavat avasimme avaamme avannut avanneet avattu avattiin avataan avautui avautuu
    avautuivat avautuvat avautunut aukesi aukesivat aukeaa avaaminen avaamisen aloitti perusti perustaa perustimme
    palvelee käynnisti otti_käyttöön otettiin_käyttöön aukee`,
  order: `määräsi määrännyt määrättiin kielsi kieltänyt velvoitti velvoittanut antoi antanut katsoi langetti vaati
    edellytti huomautti varoitti pysytti hylkäsi merkittiin tuomitsi päätti`,
  raise: 'keräsi kerännyt keräsimme sai saivat saimme saanut saaneet varmisti nosti nostanut myönnettiin',
  seek: `hakee hakevat haemme etsii etsivät etsimme tarvitsee tarvitsemme kaipaa kaipaamme rekrytoi rekrytoimme
    rekrytoivat palkkaa palkkaamme palkkaavat palkkasi palkkasimme palkannut haetaan etsitään haussa avoinna
    haettavana kaivataan tarvitaan haluamme haku auki vahvistamme kaipaisimme tarvitsisimme löydämme löytyykö
    haluaisitko tervetulo* riveihimme joukkoomme tiimiimme porukkaamme vahvistukseksi vahvistamaan täydennetään
    täydennämme palkataan otamme ottaa__töihin otamme__töihin hakusessa`,
  take: 'osti',
  win: `voitti voittivat voittanut voittaneet voitimme sai saivat saanut saaneet saimme solmi solmivat solmineet
    solminut solmimme solmittiin solmitulla allekirjoitti allekirjoittivat allekirjoittanut allekirjoittaneet
    allekirjoitimme allekirjoitettiin teki tekivät tehnyt tehneet teimme sopi sopivat sopinut sovimme uusi jatkoi
    syntyi julkistettiin myönnettiin varmistui tuli`,

  authority: `*virasto *viranomainen *viranomaisen *oikeus *oikeuden *avi *aluehallintovirasto tukes ruokavirasto
    fimea valvira finanssivalvonta *keskus kaupunki *lautakunta *valvonta traficom *ministeriö *hallinto-oikeus
    *tarkastaja ely-keskus kuluttaja-asiamies`,
  certificate: `*sertifikaat* *sertifioin* *akkreditoin* *joutsenmerk* *ympäristömerk* *laatumerk* iso avainlip*
    *auditoin* *todistu* *laatutunnustu* *hyväksynnän *standardi* *leiman fsc* pefc haccp *luomu* *tunnustuksen
    *pätevyy*`,
  deal: `*sopimuks* *sopimus* *tilauks* *tilaus* *urakan *urakka* *kilpailutuks* *tarjouskilpailu* *kumppanuu*
    *kaupan *kaupat *kauppa *toimeksianno* *puitejärjestely* *hankinnan *projektin *hankkeen`,
  equipment: `*linja* *linjan *konee* *konetta *koneen *konekanta* *robot* *uunin *uunia *laittee* *laitteen
    *puristime* *sorvi* *nosturi* *kuivuri* *kattila* *keskuksella *keskuksen *kalusto* *auton *autoa *autot
    *rekka* *trukki* *trukin *bussi* *bussia *laiva* *aluksen *painokone* *tykkiä *paneel* *lämpöpump* *siilo*
    *säiliö* *jyrsin* *leikkuri* *turbiini* *traktori* *tornin *torniin *järjestelmän *työstökesku*`,
  extent: `*kapasiteet* *tuotanto* *verkosto* *varasto* *tehda* *tehta* *laitos* *laitoks* *toimitil* *toimintansa
    toimintaansa toimintaa *myymälä* *kalusto* *halli* *tilo* *tilaa *tiloja *meijeri* *viennin *vienti* *vuoroon
    *vuoron *yksikk* *yksikö* *henkilö* *määränsä *määrä *palvelun* *palvelua* *ajonsa *kerrosta *kerroksen
    *alueen *aluetta *aluettaan *valikoima* *paikkaa *neliö* *koulu* *ravintola* *liikke* *tiimi* *terminaal*
    *asentaj*`,
  firm: `*yhtiön *yrityksen *kilpailijan *kilpailijansa *osake* *osuuden *osuutta *enemmistön *enemmistöosuuden
    *ketjun *valmistajan *toimittajan *liiketoiminnan *liiketoiminnat *liiketoimintaa *tukun *tukkurin
    *osakekannan *leipomon *toimiston *startupin *maahantuojan *liikkeen *korjaamon *panimon *apteekin *hotellin
    *tytäryhtiön *brändin *pakkaamon *konepajan *tehtaan *myymälät *toiminnot *jälleenmyyjän *tuotemerkin
    *maalaamon *kaluston *asiakaskannan *konditorian konditoria *palvelun *klinikan *ravintolan *kahvilan
    *kustantamon oy:n oy ky ky:n ab oy:stä oy:ltä *puutarhan *huollon *asennuksen *pesulan`,
  job: `*johtaja* *päällikkö* *päällikön *päällikölle *myyjä* *kuljettaj* *asentaj* *insinöör* *kehittäj*
    *asiantuntij* *työntekij* *hitsaaj* *kokki* *kokkeja *keittiömesta* *leipuri* *leipureita *mekaanik*
    *koordinaattor* *esimie* *esihenkil* *neuvottelij* *hoitaj* *kirjanpitäj* *suunnittelij* *assistent*
    *harjoittelij* *konsult* *henkilöä *tarjoilij* *teknikko* *teknikoita *ostajaa *ostaja *controller*
    *työnjohtaj* *huoltomie* *kondiittor* *vastaavaa *vastaavan *käsittelij* *neuvoja* *ohjaaj* *opettaj* *lääkär*
    *farmaseut* *parturi* *siivooj* *ammattilais* *osaaj* *edustaj* *sihteer* *koneistaj* *muurar* *kirvesmie*
    *laborant* *analyytik* *arkkiteht* *juristi* *koodar* *fysioterapeut* *optikko* *proviisor* *kemist*
    *ohjelmoij* *graafik* *lakimie* *mestaria *timpur* *poimij* *kerääj* *kippari* *leikkaaj* *vetäj* *virkailij*
    *opiskelij* *ihmistä *järjestelij* *valmentaj* *valvoj* *vartij* *oppaa* *ompelij* *verhoilij* *maalari*
    *maalareita *puusepp* *puusepä* *levysepp* *lastaaj* *varastotyö* *apulais* *kesätyö* *paikka *tehtävä
    *työparia *kollega* *vahvistusta`,
  market: `*markkino* *markkina* ruotsi* norja* tanska* viro* latvia* liettua* baltia* saksa* puola* eurooppa*
    euroopa* yhdysvalt* britannia* japani* ranska* espanja* italia* hollanti* alankoma* sveits*`,
  money: `*miljoonaa *miljoonalla *miljoonan *miljoonasta euroa eurolla euron eurosta € *miljardi* *rahoituks*
    *tuhatta *lainan *laina *avustuks* *tuen meur`,
  offering: `*tuott* *tuote* *palvelu* *sovellu* *alusta* *malli* *järjestelm* *mallisto* *sarja* *sarjan
    *ohjelmist* *työkalu* *verkkokaup* *ratkaisu* *brändin *konee* *kone *uutuu* *laite *laitteen *lattia* *oluen
    *olut* *juoma* *juoman *apuri* *appi *kokoelma* *ominaisuu* *versio* *limonadi* *juusto* *leivän *leipä*
    *makkara* *jogurt* *jäätelö* *suklaa* *kahvi* *maali *maalin *tuoli* *sohva* *valaisi* *takki* *kenkä* *reppu*
    *repun *pyörä* *pyörän *vene* *veneen *perävaunu* *anturi* *kamera* *pumppu* *vakuutu* *kurssi* *jäsenyy*
    *portaali* *moduuli* *päivity* *laskuri* *makua *leasing* *puuro* *silppuri* *silppurin *levyn *levy *matkat
    *matkan *peite* *peitteen *tyyny* *matto* *ikkuna* *ovi *oven *lelu* *peli *pelin *kirja* *saippua* *shampoo*
    *voide* *teltta* *kypärä* *puukko* *pata *kiuas *kiukaan *sauna* *uuni *akku* *laturi* *robotti* *robotin
    *drone*`,
  outlet: `*myymälä* *toimipist* *toimipaik* *tehta* *tehda* *varasto* *toimisto* *liikke* *liike *kaupa* *kauppa*
    *ravintola* *hotelli* *terminaali* *halli* *hallin *keskus* *keskuks* *pajan *paja* *korjaamo* *leipomo*
    *kahvila* *apteek* *klinik* *studio* *laborator* *koulu* *päiväko* *huoltamo* *pisteen *piste *pistettä
    *kuntosali* *sali *salin *panimo* *meijeri* *asema* *laitos* *laitoks* *konttor* *showroom* *vastaanot*
    *salonki* *salongi* *toimitila* *yksikö* *yksikk* *marketin *puoti* *puodin *osaston *pakkaamo* *esittelytil*
    *näyttely* *talon *talo *kylpylä* *puutarha* *rakennuks* *navet* *mylly* *keittiö* *parkki* *koti *kodin
    *poliklini* *liiketila* *edustusto* *terassi* *pesula* *parturi* *kampaamo* *hoitola* *uimahalli* *museo*
    *galleri* *pizzeri* *baari* *pubin *konditor* *tavaratalo* *outlet* *voimala* *tuulipuisto* *varikko* *varikon
    *tukku *tukun *areena* *paikan *paikka *kasvattamo* *lounaspaik* *kaista* *katu* *kadun *torni* *ovet *ovensa
    *ovemme *laajennusosa* *ratsutalli* *talli *lava *mökki* *mökit`,
  permit: '*luvan *luvat *lupa *lupaa *lupapäätö* *hyväksynnän *lisenssin *toimilu*',
  premises: `*tiloihin *toimitilo* *toimitiloihin *osoitteeseen *taloon *kiinteistöön *halliin *rakennukseen
    *keskukseen *liiketiloihin *toimistoon *toimisto* *pääkonttor* *kampukselle *tuotanto* *toiminta* *kadulle
    *tielle *tilat *tilaan *varasto* *myymälä* *tehdas* *tehtaan *studio* *verstas* *paikkaan *savustamo*`,
  role: `*johtaja* *johtajaksi *johtajan *päälliköksi *päällikön *päällikkö *päällikkönä *johtajana *puheenjohtaj*
    rehtor* osakkaaksi *vetäjä* *tehtävässä *hallituks* *johtoon *ohjaksiin`,
  works: `*rakentamisen *rakentaminen *rakentamista *rakennustyöt *rakennustöitä *rakennustöiden *louhin*
    *maanrakennu* *työmaa *työmaan *peruskorjau* *laajennustyöt *purkutyöt *remontti *remontin`,
};
