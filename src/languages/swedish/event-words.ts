import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';

export const events: ReadingWords['events'] = {
  acquired: `slutfört_förvärvet slutförde_förvärvet förvärvet_av förvärv_av uppköp_av uppköpet_av övertagande_av
    övertagandet_av köpet_av köp_av avtal_om_att_köpa avtalet_om_att_köpa avtal_om_att_förvärva
    avtalet_om_att_förvärva avtal_om_förvärv överenskommelse_om_att_förvärva helägt_dotterbolag dotterbolag_till
    i__ägo övergick_i övergår_i majoritet_av_aktierna majoriteten_av_aktierna aktiemajoritet*
    tar_över_verksamheten tog_över_verksamheten tar_över_driften tog_över_driften andra_förvärv tredje_förvärv
    gör_ett_förvärv gjort_ett_förvärv gör_sitt__förvärv tilläggsförvärv förvärvar förvärvade förvärvat övertog
    övertar ansluter_till_gruppen köper_upp köpte_upp köpt_upp köper_samtliga köpt__av köpte__av tagit_över__från
    tog_över__från tar_över__från köper_in_sig köpt_in_sig köpte_in_sig går_in_som_ägare delägare_i ägarandel*
    huvudägare_i blir_ägare_till blev_ägare_till lagt_beslag_på lade_beslag_på tillträder_som_ägare köpet_är_klart
    affären_är_klar köpeavtal* köpekontrakt* bolagsförvärv* införlivar införlivade införlivat`,
  built: `spadtag* första_spadtaget grundsten* byggstart* bygget_av byggandet_av byggnationen_av bygget_är_igång
    igång_bygget i_gång_bygget igång_byggandet i_gång_byggandet byggstartade byggstartas taklag* fått_tak
    har_fått_tak stod_färdig stod_färdigt står_färdig står_färdigt stod_klar stod_klart står_klar står_klart
    gjöts_plattan gjutit_plattan plattan_till gjuter_grunden gjöts_grunden lades_grunden låtit_uppföra växer_fram
    reses restes stommen markarbete* grundläggning* byggarbetet byggarbetena bygger_just_nu bygger_nu
    grävmaskinerna pålning* påbörjade_bygget påbörjade_byggandet påbörjat_bygget påbörjat_byggandet bygger_ny
    bygger_nytt bygger_en bygger_ett byggde_en byggde_ett har_byggt_en har_byggt_ett bygga_en
    bygga_ett börjat_bygga började_bygga börjar_bygga grävskopa* spaden_i_marken spadarna_i_marken sätter_spaden
    satte_spaden gräver_grunden grundplattan schaktning* sprängning* tornkranen kranen_är_på_plats stomresning*
    taket_lagt taket_är_på taklagskrans* bygglovet_är_klart_och byggstaket uppförandet_av uppför_en uppför_ett`,
  certified: `*certifierad *certifierade *certifierat *certifierats certifierades *ackrediterad *ackrediterat
    *ackrediterade omcertifier* svanenmärkt* kravmärkt* kvalitetscertifier* miljöcertifier* godkändes_av_krav
    märka_säckarna certifierat_enligt fått_svanenmärk* fick_svanenmärk* får_svanenmärk* rätt_att_använda
    klarat_revisionen klarade_revisionen blivit_certifi* blev_certifi* är_nu_certifi* är_certifi* diplomera*
    godkänd_enligt godkända_enligt krav-godkän* eu-ekologisk* miljödiplom* omcertifi* auktorisera*`,
  chosen: `utsetts_till_leverantör valts_som_leverantör valts_till_leverantör utsågs_till_leverantör
    valdes_som_leverantör fått_förtroendet fick_förtroendet förlängt_förtroende fortsatt_förtroende
    nytt_förtroende vald_leverantör väljer__som_leverantör valde__som_leverantör valt__som_leverantör
    tilldelats_avtal* tilldelats__avtal* tilldelats_kontrakt* tilldelats_uppdrag* tilldelades_kontrakt*
    tilldelades_uppdrag* tilldelats_order* har_valts_till har_valt__som valt__till_leverantör
    utsetts_till__leverantör utsetts_till_transportpartner utsedd_till_leverantör officiell_leverantör
    officiell_partner ny_leverantör_till leverantör_åt ska_leverera ska_bygga_åt ska_sköta tar_hand_om__åt
    anlitats anlitas anlitades fått_i_uppdrag fick_i_uppdrag får_i_uppdrag anförtrotts anförtros
    ramavtalsleverantör*`,
  complaint: `återkall* klagomål* klagade klagar klagat reklamation* reklamerade reklamerat ber_om_ursäkt
    bad_om_ursäkt be_om_ursäkt ursäkt ursäkta beklagar beklagade beklaga kritik kritiseras kritiserades kritiserat
    missnöjda missnöje anmälningar_till ersättningskrav stämning stäms_av stämdes drar_tillbaka drog_tillbaka
    dragit_tillbaka dras_tillbaka drogs_tillbaka dragits_tillbaka från_marknaden ur_butik ur_butikerna säljstopp
    varnar_för dataintrång personuppgiftsincident besvikna arga_kunder upprörda grupptalan protester protesterar
    protesterade protestlista namninsamling betala_tillbaka returnera_produkten ät_inte klaga* har_klagat
    missnöje_med hård_kritik kritik_mot kritisk_mot kräver_pengarna_tillbaka hört_av_sig_till anmäld anmäls
    anmälts anmäldes anmälan_mot jo-anmäl* arn-anmäl* konsumentombudsmannen överklag* skadestånd
    stoppar_försäljningen stoppat_försäljningen allergivarning* felmärk* glasbit* metallbit* brandrisk
    kan_börja_brinna skaderisk ta_inte lämna_tillbaka pengarna_tillbaka åter_till_butiken dröjsmål driftstopp
    vi_beklagar tråkigt_att`,
  contracted: `tecknar_avtal tecknade_avtal tecknat_avtal skrev__avtal skriver__avtal skrivit__avtal slöt_avtal
    sluter_avtal slutit_avtal avtal_som_slöts ingår_avtal ingått__avtal ingick__avtal avtalet_med avtal_med
    ramavtal_med kontrakt_med leverantörsavtal samarbetsavtal samarbete_med inleder_samarbete inlett_samarbete
    inledde_samarbete partnerskap_med vann_upphandlingen vunnit_upphandlingen vinner_upphandlingen
    vann__upphandling vunnit__upphandling vinner__upphandling landade_en_order landat_en_order landade__order
    landat__order fått_uppdraget fick_uppdraget får_uppdraget har_fått__uppdrag exportaffär storaffär
    affären_blev_klar kontrakterat kontrakterats joint_venture samriskbolag fått_kontrakt* fick_kontrakt*
    får_kontrakt* vunnit_kontrakt* vann_kontrakt* vinner_kontrakt* tagit_hem tog_hem tar_hem order_på order_värd
    order_från beställning_på beställning_från beställt_från avtal_om avtalet_om avtal_värt kontrakt_om
    kontrakt_på kontrakt_värt skrivit_på skrev_på skriver_på skrivit_under skrev_under skriver_under skrevs_under
    skrivits_under handslag penn* bläcket får_leverera fick_leverera får_bygga fick_bygga får_sköta
    förlängt_avtal* förlänger_avtal* förlängde_avtal* avtalet_förlängs fortsätter_som_leverantör samarbetar_med
    inlett_ett_samarbete inleder_ett_samarbete ingår_samarbete strategiskt_samarbete gemensamt_bolag ensamrätt
    återförsäljaravtal* distributionsavtal*`,
  expanded: `ny_marknad nya_marknader fjärde_marknad tredje_marknad andra_marknad etablerar_sig etablerade_sig
    etablerat_sig tar_steget tog_steget tagit_steget steget_in_på expanderar expanderade expanderat expansion_till
    expansionen_till lanserar_i levererar_även levererar_nu levererar_också levererar__även_till
    levererar__också_till nu_även_till utvidgar utvidgade utvidgat breddar_oss breddar_sig breddade_sig
    verksamhetsområde_omfattar uppdrag_i_hela fördubblat fördubblade fördubblar fördubblats fördubblades
    tredubblat tredubblade utökar utökade utökat utökats utökades utbyggnad utbyggnaden bygger_ut byggde_ut
    byggt_ut byggts_ut byggdes_ut i_anspråk ytterligare_våningsplan ytterligare_plan extra_skift nattskift
    tredje_skift andra_skift går_in_i_norge gick_in_i nytt_dotterbolag dotterbolag_i startar_export exporterar
    börjat_exportera började_exportera börjar_exportera fått_fotfäste_på växer_till växte_till växte_från
    växer_från dubblar dubblade dubblat breddar_verksamheten växer_in_i växer_med ut_i_europa ut_i_världen
    utomlands nordisk_expansion på_export första_exporten exportorder första_leveransen_till levererar_till_norge
    levererar_till_danmark levererar_till_finland öppnar_för_kunder_i säljer_nu_även säljer_nu_också säljer_även
    tar_sig_an_ny tar_klivet tog_klivet tagit_klivet klivet_in_på klivet_till klivet_över över_sundet över_gränsen
    ny_region nya_regioner nya_orter dubbelt_så_stor dubbelt_så_stort dubbla_ytan dubblad_kapacitet fördubblad
    utbyggd* utökad* mer_plats större_yta extra_våning hyr_ytterligare hyrt_ytterligare hyrde_ytterligare
    ytterligare_lokaler tvåskift treskift helgskift kvällsskift anställt_sig_till vuxit_från vuxit_till vuxit_ur`,
  funded: `finansieringsrund* nyemission* kapitalanskaffning* såddrund* series_a serie_a riskkapital
    tillväxtkapital tar_in tog_in tagit_in reser_kapital rest_kapital beviljades__lån beviljats__lån fått__lån
    lån_på bidrag_på stöd_på investering_på investeringen_på investeringsbeslut* investeringsbeslutet
    mångmiljoninvestering* miljoninvestering* investeringen_uppgår crowdfunding* delägare_går_in går_in_med
    gick_in_med investerar__miljoner investerade__miljoner investerat__miljoner satsar__miljoner satsade__miljoner
    satsat__miljoner lägger__miljoner lade__miljoner lagt__miljoner betalade__för köpt_in köper_in köpte_in
    ny_maskin nya_maskiner ny_ugn ny_press ny_linje ny_robot största_investering miljonsatsning* jättesatsning*
    kapitaltillskott* ägartillskott* emission* kredit_på låneram* finansiering_på finansiering_från pengar_från
    investerare ägarkapital förnya__för bankfinansiering* klimatklivet får_stöd fått_stöd fick_stöd`,
  launched: `nu_i_butik finns_i_butik finns_nu_i_butik i_butik_från i_handeln finns_att_köpa finns_till_försäljning
    till_försäljning börjar_säljas började_säljas säljs_från säljs_nu börjar_sälja började_sälja börjat_sälja
    släpper släppte släppt släpps släpptes släppts lanserar lanserade lanserat lanseras lanserades lanserats
    lansering_av lanseringen_av premiärvisar premiärvisade premiär_för har_premiär presenterar presenterade
    presenterat presenterades presenteras visar_upp visade_upp introducerar introducerade introducerat
    introduceras introducerades är_här version__är_här är_ute_nu ute_nu kommer_ut nyhet_i nyhet_från lägger_till
    lade_till lagt_till i_sitt_program i_sortimentet nytt_i_sortimentet tar_in_i_sortimentet går_att_beställa
    kan_beställas kan_nu_beställas förbeställa förhandsbokas rullar_ut rullade_ut rullat_ut i_drift_för_kunder
    går_live gick_live har_lanserats säljstart* säljstartar på_marknaden ut_på_marknaden avtäcker avtäckte
    först_ut_med har_släppts finns_ute finns_från finns_nu_att nu_finns nu_kommer nu_är__här äntligen_här
    är_lanserad är_släppt på_hyllan på_hyllorna i_hyllorna i_butikerna i_våra_butiker ut_i_handeln ut_till_butik
    till_butik nysläpp* premiär nylanser* nyhet: nyheten nya_serien nya_kollektionen ny_smak ny_modell ny_app
    ny_tjänst ny_produkt ny_kollektion ny_version nya_appen tar_fram_ny tagit_fram tog_fram börjat_leverera
    börjar_leverera drar_igång_försäljning* säljstarten försäljningsstart* beställas_från boka_från
    nu_bokningsbar* nu_på_menyn på_menyn ut_på_nätet uppdaterar_appen`,
  merged: `fusion_med fusionen fusionen_med går_samman gick_samman gått_samman sammanslagning* slås_samman
    slagits_samman slogs_samman slår_ihop slog_ihop slagit_ihop fusioneras fusionerades fusionerar fusionerade
    fusionerat`,
  newLeader: `ny_vd nya_vd:n nye_vd:n ny_chef ny_ordförande ny_styrelseordförande ny_ekonomichef
    ny_försäljningschef ny_personalchef ny_platschef ny_marknadschef ny_koncernchef ny_produktionschef
    ny_finanschef ny_kreativ_chef ny_ledare ny_rektor ny_direktör ny_verkställande ny_regionchef ny_it-chef
    vd-skifte vd-byte tillträder_som tillträder_sin tillträdde_som till_vd till_ny_vd som_vd som_ny_vd
    som_verkställande blir_vd blev_vd blir_ny blev_ny blir_vår_nya över_rodret tar__rodret tog__rodret
    till_ordförande till_styrelseordförande till_försäljningschef till_ekonomichef till_produktionsdirektör
    till_chef efterträder efterträdde efterträtt tar_över_som tog_över_som tar_över_efter tog_över_efter leds__av
    leda__som lämnar_över_till lämnade_över_till lämnat_över generationsskifte* leds_sedan tar_plats_i_styrelsen
    ny_i_ledningsgruppen i_ledningsgruppen till_ledningsgruppen tar_klivet_upp ny_som_vd ny_på_posten
    tar_plats_som tog_plats_som går_in_som gick_in_som kliver_in_som klev_in_som klivit_in_som axlar axlade axlat
    ersätter__som ersatte__som ersätts_av ersattes_av utsedd_till_vd utsedd_till_ny utses_till utsågs_till
    utsetts_till_vd utsetts_till_ny utsetts_till_chef utnämns_till utnämndes_till utnämnts_till befordras_till
    befordrades_till befordrats_till vald_till_ordförande valts_till_ordförande väljs_till leder_från leder_sedan
    leds_nu leds_numera leds_från i_ledningen vid_rodret stafettpinnen klubban ordförandeklubb* vd-stol*
    chefsstol* lämnar_över_vd tar_över_vd tar_över_rollen_som tog_över_rollen_som har_anställt__som_chef
    rekryterat__som rekryterar__som_ny välkomnar__som_ny hälsar__som_ny är__vd_för är_ny_vd är_vår_nya`,
  opened: `klippte__bandet klipper__bandet klippa_bandet invigning* invigde inviger invigt invigs invigdes invigts
    slog__upp_portarna slår__upp_portarna slagit_upp_portarna slog__upp_dörrarna slår__upp_dörrarna
    slagit_upp_dörrarna öppnade_dörrarna öppnar_dörrarna öppnade__dörrarna öppnar__dörrarna öppnat_dörrarna
    portarna_öppnades nyöppnad nyöppnat nyöppning premiäröppn* öppningen_av öppnar_portarna öppnade_portarna
    öppning_av första_kunderna första_gästerna första_patienterna första_luncher* första_kunden fått_fotfäste
    togs_i_bruk tas_i_bruk tog__i_bruk tar__i_bruk tagit__i_bruk tagits_i_bruk togs_i_drift tas_i_drift
    tagits_i_drift tog__i_drift tar__i_drift i_drift_sedan finns_vi_även finns_nu_även nu_finns_vi finns_vi_nu
    finns_också_i finns_även_i finns_nu_också startade_verksamheten har_slagit_upp öppet_hus_i_nya öppnar_upp
    nu_öppet nu_har_vi_öppnat slog_vi_upp har_öppnat_en har_öppnat_ett öppnade_en öppnade_ett öppnar_en öppnar_ett
    öppnar_sin öppnade_sin har_öppnat_sin öppnar_sitt öppnade_sitt öppnar_vår öppnade_vår öppnar_vårt öppnade_vårt
    öppnade_vi öppnar_vi har_vi_öppnat öppnar_nytt öppnar_ny öppnade_nytt öppnade_ny öppnar_i öppnade_i öppnar_på
    öppnade_på öppnar_upp_i drar_upp_rullgardin* portarna_öppnas dörrarna_öppnas dörrarna_öppnades
    dörrarna_öppnade dörren_öppnades premiärdag* öppningsdag* tar_emot_de_första tog_emot_de_första
    tog_emot_sina_första tog_vi_emot_de_första första_patienten första_gästen första_eleverna första_barnen
    första_kaffet har_en_filial har_en_butik en_filial_också en_butik_också finns_nu_i finns_vi_i
    finns_numera_i_butik ny_butik_i ny_restaurang_i nytt_kontor_i ny_depå_i ny_klinik_i tredje_butik* andra_butik*
    fjärde_butik* femte_butik* i_drift driftsatt* driftsattes igångkör* rullade_igång rullar_igång
    startade_produktionen startar_produktionen produktionsstart* bandet_klipptes klipptes_bandet band_klipptes
    blått_band rött_band kom_igång_i har_kommit_till kommer_till__med_en kommit_till_stan`,
  relocated: `flyttar flyttade flyttat flyttas flyttades flyttats flytten_till flytt_till flytten_från flytt_av
    flytten_av ny_adress nya_lokaler nya_kontor större_lokaler större_kontor bytt_adress byter_adress bytte_adress
    bytt_läge byter_läge bytt_lokal* byter_lokal* inflyttning* inflyttad* flyttlass* nytt_hem omlokaliser*
    omlokaliserade huvudkontor_ligger ligger_från_och_med finns_från_och_med hittar_du_numera hittar_ni_oss
    finns_numera har_nu_samlats samlats_på samlar_verksamheten samlat_verksamheten lämnade__för lämnat__för
    lämnar__för ny_besöksadress nytt_huvudkontor emot_er_på_vår_nya tar_emot__ny_adress flyttat_in flyttade_in
    flyttar_in flyttat_till flyttade_till flyttar_till flyttat_från flyttade_från flyttat_ut flyttat_sin
    flyttade_sin flyttar_sin flyttat_vårt flyttar_vårt flyttat_hem packat_ihop packade_ihop packat_flyttlådor*
    flyttlådor* flyttkartong* byter_hemort nytt_läge nytt_säte byter_säte under_samma_tak under_ett_tak samma_tak
    samlar_under samlat_under sitter_numera sitter_nu håller_numera_till håller_nu_till huserar verkar_numera_från
    ny_hemvist lämnar_sina_lokaler lämnat_lokalerna dragit_vidare`,
  sanctioned: `sanktionsavgift* böter bötesbelopp* bötfälld* bötfälls bötfälldes vite vitesföreläggande*
    föreläggande* förelägger förelade förelagts föreläggs förbjöd förbjuder förbjudit förbjöds förbjudits
    förbud_mot försäljningsförbud* anmärkning anmärkningar varning_från erinran tillsynsärende döms_att dömdes_att
    dömts_att dömdes_till fälls_för fälldes_för fällts_för återkallat_tillståndet återkallar_tillståndet
    dragit_in_tillståndet åtalas åtalades polisanmäl* nya_regler nya_krav omfattas__av registreringsplikt
    anmälningsplikt måste_nu måste_sedan måste_från förbjuds fått_förbud fick_förbud får_inte_längre
    får_inte_sälja får_bara får_endast måste_upphöra måste_stänga måste_betala måste_registrera måste_redovisa
    måste_märka måste_åtgärda måste_rätta ska_betala_vite ska_betala_böter döms_till fälls fälldes fällts fällande
    kränkt avgift_på__för straffavgift* miljösanktionsavgift* företagsbot* kritiseras_av kritik_av_ivo
    inspektion_visade brister_i_ brister förenat_med_vite med_vite vid_vite omfattas_nu omfattas_sedan
    omfattas_från lyder_under nya_lagen ny_lag den_nya_lagen ny_förordning nya_förordningen gränsvärde*
    skärpta_krav åläggs ålades ålagts beslut_från prövningsnämnd* indraget indragen drar_in_tillståndet
    drog_in_tillståndet`,
  sold: `har_sålts_till köps_av köptes_av köpts_av förvärvas_av förvärvades_av förvärvats_av uppköpt_av nya_ägare
    ny_ägare ägarbyte ägarskifte ägarbytet blir_en_del_av blev_en_del_av bli_en_del_av del_av_koncernen
    ingår_numera_i ingår_nu_i såld_till har_sålts säljer_majoritet* sålde_majoritet* säljer_till sålt_till
    sålde_bolaget_till nya_händer byter_ägare bytt_ägare bytte_ägare ny_huvudägare nya_huvudägare går_upp_i
    gick_upp_i gått_upp_i uppgår_i uppgick_i blir_dotterbolag`,
  vacancy: `ledig_tjänst lediga_tjänster lediga_jobb ledigt_jobb lediga_platser ledig_plats tjänst_som tjänsten_som
    en_tjänst__ledig sökes sökes_till platsannons jobbannons vill_bli_vår vill_du_bli_vår bli_vår_nya
    vår_nya_kollega ny_kollega nya_kollegor förstärkning_av förstärkning_till tillsvidareanställning utannonseras
    vakant vakans sommarjobb* vill_du_jobba jobba_hos_oss kom_och_jobba ansök_senast ansökan_senast sök_jobbet
    sök_tjänsten heltidstjänst deltidstjänst timanställning vikariat provanställning sista_ansökningsdag
    tillträde_omgående rollen_som`,

  acquire: `köper köpte köpt köpa förvärvar förvärvade förvärvat förvärva förvärv förvärvet övertog övertar
    övertagit uppköp uppköpet tog__över tar__över tagit_över tagits_över togs_över tas_över`,
  appoint: `utser utsåg utsett utsedd utsågs utses utsetts utnämner utnämnde utnämnt utnämnd utnämns utnämndes
    utnämnts valde väljer valt vald valdes väljs valts rekryterade rekryterat rekryterats anställt anställer
    anställde tillträder tillträdde tillträtt börjar började börjat blir blev blivit leder ledde leds hälsar
    välkomnar befordras befordrades befordrats befordrad efterträder kliver klev klivit`,
  award: `tilldelar tilldelade tilldelat tilldelas tilldelades tilldelats gav ger gett valde väljer valt vann
    vinner`,
  begin: `börjar började börjat börja påbörjar påbörjade påbörjat påbörjades påbörjats startar startade startat
    startades startats inledde inleder inlett inleddes inletts drog_igång dragit_igång drar_igång sätter_igång
    satte_igång satt_i_gång satt_igång är_igång igång i_gång`,
  buy: `köper köpte köpt beställer beställde beställt installerar installerade installerat installerats
    installerades införskaffat införskaffade inköpt inhandlat anskaffat anskaffade uppgraderat uppgraderade
    uppgraderar bytt_ut byter_ut kompletterades kompletterar kompletterat kompletterats tog_i_bruk togs_i_bruk
    i_bruk i_drift levererades levererats anlände anlänt renoverat renoverade moderniserat moderniserade
    moderniserar ersätter ersatt ersatte betalade köpt_in köper_in köpte_in inköp av_typen skaffat skaffade
    skaffar unnat_sig unnade_sig bytte_ut tog_emot tagits_emot placerats monterats monterades driftsatt
    driftsattes rullade_in`,
  enter: `etablerar etablerade etablerat etablering etableringen expanderar expanderade expansion steget tar_sig_in
    går_in gick_in gått_in levererar lanserar lanserade lanserat säljer börjar öppnar utvidgar utvidgade utvidgat
    exporterar`,
  erect: `bygger byggde byggt bygga byggs byggdes byggts uppför uppförde uppfört uppförs uppfördes uppförts
    byggandet bygget byggnationen reser reste färdigställt färdigställde färdigställts färdigställer`,
  expand: `utökar utökade utökat utökas utökades utökats utvidgar utvidgade utvidgat utvidgas expanderar
    expanderade expanderat bygger_ut byggde_ut byggt_ut byggs_ut fördubblar fördubblade fördubblat fördubblats
    tredubblar tredubblade ökar ökade ökat ökats växer växte växt förstorar förstorade förlänger förlängde breddar
    breddade breddat tar_ytterligare dubblar dubblade dubblat förstärker förstärkte`,
  gain: `fick får fått erhöll erhåller erhållit tilldelas tilldelades tilldelats beviljas beviljades beviljats
    uppfyller klarat klarade klarar godkändes godkänts godkänd godkänt uppnått uppnådde förnyat förnyade mottog
    mottagit tog_emot innehar`,
  grant: `beviljar beviljade beviljat godkänner godkände godkänt gav ger gett utfärdat utfärdade förlängde förlängt
    förnyade tilldelade fastställde fastställt beviljats beviljades meddelade meddelat`,
  invest: `investerar investerade investerat investera investering investeringen satsar satsade satsat satsas
    satsades satsning satsningen lägger lade lagt betalar betalade betalat pumpar pumpade plöjer plöjde
    skjuter_till sköt_till godkände_investeringen`,
  launch: `lanserar lanserade lanserat lanseras släpper släppte släppt introducerar introducerade introducerat
    presenterar presenterade presenterat visar visade säljer säljs börjar började startar startade erbjuder utökar
    adderar`,
  move: `flyttar flyttade flyttat flyttas flyttades flyttats flytten flytt omlokaliserar omlokaliserade byter bytte
    bytt lämnar lämnade lämnat samlats samlas flyttlasset`,
  open: `öppnar öppnade öppnat öppna öppnas öppnades öppnats öppning öppningen inviger invigde invigt invigs
    invigdes invigts invigning etablerar etablerade etablerat startar startade startat slår_upp slog_upp serverade
    nyöppn*`,
  order: `förelägger förelade förelagt förbjuder förbjöd förbjudit kräver krävde krävt beslutade beslutat beslutar
    dömde dömt dömer ger gav riktar riktade kritiserar varnar anmärker återkallade återkallat ålade ålagt ålägger
    anser`,
  raise: `tar_in tog_in tagit_in får fick fått säkrar säkrade säkrat stänger stängde stängdes stängt reser rest
    samlat_in samlade_in beviljas beviljades beviljats erhåller erhöll erhållit genomför genomfört genomförde`,
  seek: `söker söka sökt sökes sökas letar_efter rekryterar rekryterade rekrytera anställer anställa anställde
    behöver behövs på_jakt_efter jakt vill_ha utannonserar utannonseras efterlyser efterlyses förstärka förstärker
    förstärkning tillsätter tillsätta tjänsten bli blir saknar saknas söks rekryteras anställs får_plats_för letar
    vi_behöver behöver_bli behöver_fler fattas hungrig_på är_ute_efter välkomna nytillskott utöka_med
    förstärks_med till_vårt_team till_teamet anställt nyanställt nyanställde rekryterat`,
  take: 'tar_över tog_över tagit_över tagits_över togs_över övertar övertog övertagit tog__över tar__över',
  win: `vann vinner vunnit vinna fick får fått tecknar tecknade tecknat skrev skriver skrivit undertecknade
    undertecknar undertecknat undertecknades undertecknats slöt sluter slutit slöts ingår ingick ingått förlänger
    förlängde förlängt förlängs säkrar säkrade säkrat landar landade landat tilldelas tilldelades tilldelats
    tar_hem tog_hem tagit_hem erhåller erhöll erhållit blev_klar klart_med kammar_hem presenterades signerar
    signerade signerat`,

  authority: `*verket *inspektionen *myndigheten *styrelsen *nämnden *domstolen *rätten länsstyrelsen kommunen ivo
    arn ri finansinspektionen tillsynsmyndigheten *ombudsmannen åklagaren livsmedelsverket kammarrätten
    tingsrätten hovrätten valvira fiva regionförvaltningsverket`,
  certificate: `*certifikat *certifikatet *certifiering *certifieringen iso* *ackreditering *ackrediteringen
    svanen* *miljömärkning *diplom *kvalitetsmärke *standard *standarden fsc* pefc krav* haccp brc* ifs revisionen
    *revision *utmärkelse *godkännande_som`,
  deal: `*avtal *avtalet *avtalen *kontrakt *kontraktet *order *ordern *upphandling *upphandlingen *samarbete
    *samarbetet *beställning *beställningen *uppdrag *uppdraget *entreprenad *entreprenaden *partnerskap *leverans
    *leveransen *anbud *anbudet *affär *affären *avsiktsförklaring *projekt *projektet`,
  equipment: `*linje *linjen *linjer *maskin *maskinen *maskiner *ugn *ugnen *ugnar *press *pressen *robot *roboten
    *robotar *kran *kranen *truck *truckar *svarv *panna *pannan *fräs *laser *skrivare *lastbil *lastbilar *buss
    *bussar *fartyg *färja *fordon *kanoner *kvarn *tork *torken *tank *tankar *silo *system *anläggning
    *utrustning *maskinpark *maskinparken *solceller *solcellsanläggning *värmepump *turbin *torktorn *trumma
    *avdelning *traktor* *skördare *pistmaskin *skanner *server*`,
  extent: `*kapacitet *kapaciteten *produktion *produktionen *flotta *flottan *lager *lagret *fabrik *fabriken *nät
    *nätet *anläggning *anläggningen *yta *ytan *butik *butiken *lokaler *lokalerna *gymmet *salen *linje *skift
    *export *exporten *våning *våningen *personal *personalen *verkstaden *verkstad *kontor *kontoret *avdelning
    *avdelningen *team *teamet *område *området *verksamhet *verksamheten *tekniker *medarbetare *platser
    *kvadratmeter *terminaler *butiker *tjänster *sortiment *öppettider *hotellet *skolan *förskolan *rum
    *våningsplan *plan *tjänsteverksamhet`,
  firm: `*bolaget *bolag *företaget *företag *konkurrent *konkurrenten *andelar *andelarna *aktier *aktierna
    *majoritet *majoriteten *kedja *kedjan *grupp *gruppen *tillverkare *tillverkaren *leverantör *leverantören
    *grossist *grossisten *rörelse *rörelsen *verksamhet *verksamheten *byrå *byrån *bageri *bageriet *butiker
    *butikerna *firma *firman *hotell *hotellet *restaurang *restaurangen *mejeri *mejeriet *bryggeri *bryggeriet
    *apotek *apoteket *verkstad *verkstaden *klinik *kliniken *åkeri *åkeriet *handel *handlare *varumärket
    *kundstocken *kunder *inkråmet *butiken *förlaget *förlag *konditori *mottagning *husvård *service ab oy kb hb
    *tillgångar`,
  job: `*chef *säljare *chaufför *chaufförer *förare *tekniker *ingenjör *ingenjörer *utvecklare *montör *montörer
    *elektriker *mekaniker *snickare *svetsare *kock *kockar *bagare *assistent *ekonom *konsult *konsulter
    *specialist *handläggare *koordinator *medarbetare *anställda *lärling *lärlingar *operatör *operatörer
    *planerare *inköpare *controller *sjuksköterska *sjuksköterskor *receptionist *ledare *samordnare
    *administratör *arkitekt *konditor *designer *sköterska *sköterskor *skötare *lackerare *murare *målare
    *läkare *lärare *tandläkare *frisör *plåtslagare *städare *barista *servitör *servitris *revisor *jurist
    *projektör *programmerare *maskinist *undersköterska *fysioterapeut *optiker *apotekare *kemist *journalist
    *grafiker *plattsättare *rörmokare *plockare *styrman *bryggare *slaktare *rådgivare *mottagare *sommarjobbare
    *säsongsarbetare *personal *student *kollega *kollegor *maskinförare *anläggare *analytiker *konstruktör
    *konstruktörer *mästare *snickeriarbetare *lokalvårdare *lagermedarbetare *personer *biträde *biträden
    *väktare *trafikledare *tjänst *tjänster *praktikant *guide *instruktör *tränare *terapeut *psykolog *kurator
    *brandman *pilot *sjukskötare *familjebehandlare *behandlingsassistent *elevassistent *hovmästare *kallskänka
    *diskare *städledare *bilmekaniker *däckmontör *plåtarbetare *industriarbetare *sömmerska *skräddare *florist
    *trädgårdsmästare *djurskötare *veterinär *lokförare *bussförare *taxiförare *bärplockare *skogsarbetare
    *redaktör *kommunikatör *säkerhetsansvarig *kvalitetsansvarig *ansvarig *assistenter *pedagog *pedagoger
    *socionom *tolk *lots *matros *kapten *besättning *installatör *golvläggare *glasmästare *takläggare
    *murarlärling *husmor *vårdbiträde *arbetare *undersköterskor *säsongare`,
  market: `*marknad *marknaden *marknader norge danmark finland tyskland sverige england storbritannien frankrike
    spanien nederländerna belgien polen estland lettland litauen baltikum europa usa österrike schweiz italien
    island åland norden`,
  money: `*miljoner miljon mkr msek *miljarder kronor kr sek € euro meur *lån *finansiering *kapital *stöd *bidrag
    tkr`,
  offering: `*produkt *produkten *produkter *tjänst *tjänsten *tjänster *app *appen *plattform *plattformen
    *kollektion *kollektionen *modell *modellen *system *serie *serien *sortiment *verktyg *webbutik *nätbutik
    *e-handel *lösning *lösningen *version *versionen *varumärke *program *programvara *abonnemang *maskin *linje
    *portal *verktyget *olja *öl *ölen *dryck *golv *smak *smaker *material *nyhet *nyheter *koncept *apparat
    *variant *glass *ost *bröd *korv *yoghurt *te *kaffe *choklad *färg *stol *soffa *säng *lampa *jacka *sko
    *skor *ryggsäck *cykel *elcykel *båt *släp *givare *kamera *pump *hylla *försäkring *kurs *kurser *medlemskap
    *modul *uppdatering *utgåva *kalkylator *sort *sorter *behandling *bokningssystem *hemleverans *gröt *kvarn
    *skiva *resor *resa *resmodell *hyresmodell *tält *hjälm *kniv *gryta *ugn *spis *schampo *tvål *kräm *leksak
    *vagn *barnstol *spel *bok *filter *batteri *laddare *robot *drönare *fönster *dörr *tapet *matta *garn *kudde
    *täcke *godis *kakor *kaka *müsli *sås *soppa *pizza *burgare *juice *läsk *cider *vin *gin *snaps *honung
    *sylt *senap *mjöl *pasta *foder *pellets`,
  outlet: `*butik *butiken *butiker *lager *lagret *kontor *kontoret *fabrik *fabriken *verkstad *verkstaden
    *restaurang *restaurangen *hotell *hotellet *depå *depån *terminal *terminalen *anläggning *anläggningen
    *center *centret *centrum *filial *filialen *klinik *kliniken *showroom *café *caféet *bageri *bageriet
    *studio *skola *skolan *laboratorium *labb *utställning *varuhus *varuhuset *gym *salong *salongen *mottagning
    *mottagningen *apotek *apoteket *bryggeri *bryggeriet *station *stationen *mejeri *enhet *enheten *saluhall
    *dotterbolag *förskola *förskolan *odling *kvarn *sågverk *packeri *huset *lokal *lokaler *gården *hangar
    *växthus *tvätteri *rosteri *avdelning *avdelningen *hamn *museum *biograf *ställe *stället *ombud *hall
    *hallen *vårdcentral *vårdcentralen *djursjukhus *boende *boendet *gymnasium *trädgård *kafé *kaféet *bistro
    *krog *krogen *bar *pizzeria *konditori *laddning *snabbladdning *padelhall *simhall *galleri *vandrarhem
    *camping *kraftverk *solpark *vindpark *tryckeri *destilleri *slakteri *varv *varvet *outlet *disk *fiskdisk
    *tillbyggnad *verksamhetsställe *lunchställe *byggnad *torg *spa *bad *klubb *arena *park *lada *stall *ateljé
    *kök`,
  permit: `*tillstånd *tillståndet *godkännande *godkännandet *licens *licensen *bygglov *bygglovet *koncession
    *koncessionen *dispens *dispensen *tillståndsbeslut *klartecken *grönt_ljus`,
  premises: `*lokaler *lokalerna *lokal *kontor *kontoret *huvudkontor *huvudkontoret *verksamhet *verksamheten
    *produktion *produktionen *lager *lagret *butik *butiken *verkstad *verkstaden *fabrik *fabriken *adress *hus
    *huset *byggnad *ateljé *studio *klinik *kliniken *gatan *vägen *området *park *center *rökeriet *mottagningen
    *hamnen *torget`,
  role: `vd vd:n *chef *chefen *direktör *direktören *ordförande *ordföranden cfo ceo cto coo *ledare *rektor
    delägare *verkställande *ledamot *föreståndare *prefekt *generalsekreterare`,
  works: `*bygget *byggnationen *byggandet *bygge *byggnation *utbyggnaden *utbyggnad *hotell *bostäder *hall
    *hallen *anläggning *fabrik *fabriken *lager *arbetet *arbetena *sprängningen *rivningen *renoveringen
    *tillbyggnaden *byggarbetena`,
};
