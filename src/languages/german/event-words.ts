import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';

export const events: ReadingWords['events'] = {
  acquired: `übernimmt_sämtliche übernimmt_alle erwirbt_sämtliche erwirbt_alle erwirbt__prozent übernimmt__prozent
    erwarb__prozent kauft_sich__ein beteiligt_sich_an beteiligte_sich_an mehrheit_an mehrheit_der_anteile
    mehrheitsbeteiligung kaufvertrag_unterzeichnet kaufvertrag_unterschrieben geschäftsbetrieb__übernommen
    *übernahme_der *übernahme_des *übernahme_von *übernahme_abgeschlossen übernahme__vollzogen erwerb_der
    erwerb_des erwerb_von kauf_der kauf_des zukauf zukäufe gehört_künftig_zu gehört_seit__zu gehört_nun_zu
    gehört_jetzt_zu gehört_ab__zu ging__auf__über geht__auf__über ging_an geht_an fand_in__käufer einen_käufer
    gefunden_in abgekauft hat__gekauft hat__erworben hat__übernommen gehört_zur gehört_zum gehört_zu gehören_zu
    gehören_zur seit_der_übernahme firmiert__unter ein_unternehmen sämtliche_anteile alle_anteile hundert_prozent
    mehrheitlich sperrminorität beteiligung_an notartermin unter_das_dach unter_dem_dach kommt_zu kam_zu
    eingegliedert schlüpft_unter`,
  built: `*spatenstich* *grundstein* *grundsteinlegung *richtfest* *baubeginn *baustart erster_bagger bagger_rollen
    bagger_rollten bagger_an rückten__bagger rollen_die_bagger rollten_die_bagger bauarbeiten__begonnen
    bauarbeiten__beginnen bauarbeiten_für bauarbeiten__gestartet mit_dem_bau_begonnen mit_dem_bau
    mit_den_bauarbeiten bau__begonnen begann__bau beginnt__bau begannen__bauarbeiten beginnen__bauarbeiten
    startete__bau startet__bau starteten__bauarbeiten starten__bauarbeiten *rohbau_steht rohbau__fertig
    bodenplatte erste_stützen in_die_höhe wächst__in_die_höhe *erdarbeiten *aushub* *fundament* erste_pfahl
    erster_pfahl kran__aufgestellt aufgerichtet *neubau__fertig *neubau__fertiggestellt baut_gerade wird_gebaut
    wird_gerade_gebaut spatenstich erste_spaten richtkranz richtspruch bauarbeiten_haben grundstein_gelegt bagger
    erdarbeiten tiefbau* bodenarbeiten *baustelle_eingerichtet betoniert betonierten *bau_hat_begonnen baut__neue
    baut__neues baut__neuen bauen__neue bauen__neues bauen__neuen baut_eine baut_ein baut_einen bauen_eine
    bauen_ein bauen_einen errichtet_eine errichtet_ein errichtet_einen errichten__neue lässt__bauen lassen__bauen
    hochgezogen aus_dem_boden im_bau_befindlich`,
  certified: `*zertifiziert *zertifizierte *zertifizierter *akkreditiert *akkreditiertes *rezertifiziert*
    *gütesiegel_verliehen bescheinigt *zertifizierung_bestanden *zertifizierung_nach *zertifizierung_abgeschlossen
    *audit_bestanden audit__bestanden *audit*__ohne_abweichung* anerkannt_als als__anerkannt in_der_tasche
    wurde_uns_bescheinigt trägt_jetzt trägt_nun trägt_ab trägt_seit darf_sich__nennen darf__führen darf_jetzt
    darf_nun zertifikat_erhalten siegel_erhalten siegel_verliehen audit_mit prüfung_bestanden
    ist_jetzt_zertifiziert bio-zertifiziert`,
  chosen: `als_lieferant *partner__ausgewählt ausgewählt_als als__ausgewählt zum__lieferanten
    zum_generalunternehmer mit_dem_bau__beauftragt mit_der__beauftragt mit_dem__beauftragt mit__beauftragt
    wurde__beauftragt wurden__beauftragt beauftragte__mit hat__beauftragt zuschlag_an zuschlag_ging_an
    geht_der_zuschlag ging_der_zuschlag auftrag_ging_an auftrag_geht_an aufträge_gingen_an vergab__an vergeben_an
    vergibt__an entschied_sich_für fiel_auf betraut betraut_mit *betrieb_betraut den_auftrag_erhielt
    zuschlag_erteilt auserkoren ausgewählt* zum_exklusiven offizieller_ausrüster offizieller_partner
    offizieller_lieferant hoflieferant haus-_und_hoflieferant`,
  complaint: `*rückruf* ruft__zurück rief__zurück zurückgerufen zurückzurufen *beschwerde* beschwerten_sich
    beschwert_sich beschweren_sich entschuldigt_sich entschuldigte_sich bittet__um_entschuldigung
    baten__um_entschuldigung bat__um_entschuldigung um_entschuldigung um_verzeihung *entschuldigung *reklamation*
    aus_dem_verkauf aus_dem_handel vom_markt vom_markt_genommen verbraucherschützer *verbraucherzentrale_mahnt
    abgemahnt *mahnt__ab *sammelklage *kritik_an *kritisiert* *kritik *in_der_kritik verärgerte verärgert* *unmut
    *shitstorm beklagen beklagten beklagt *mängel* tut_uns_leid bedauern bedauert nicht_verzehren warnt_vor
    warnung_vor *warnhinweis protestier* *petition *klagen_über klagten_über verklagt datenleck datenpanne
    austausch_aller beschwert haben_sich_über__beschwert holt__zurück holte__zurück zurückgeholt tauscht__aus
    tauschten__aus zurückzugeben zurückgegeben defekte defekten kunden_klagen kunden_beklagen schlechte_noten
    schelte protest_gegen sammelbeschwerde klage_gegen klagt_gegen klagen_gegen rechtsstreit bittet_um_nachsicht
    bitten_um_nachsicht bitten_um_verzeihung verunreinigt* fremdkörper allergen* glassplitter metallsplitter
    verkaufsstopp auslieferungsstopp produktwarnung`,
  contracted: `schließt__vertrag schloss__vertrag schließen__vertrag haben__vertrag_geschlossen vertrag_geschlossen
    *vertrag_unterzeichnet *verträge_unterzeichnet *vertrag_unterschrieben vertrag_mit kooperiert_mit
    kooperieren_mit *kooperation_mit *partnerschaft_mit zusammenarbeit_mit arbeitet_künftig_mit gemeinsame_sache
    zieht__auftrag_an_land auftrag_an_land vertrag_an_land zog__an_land rüstet__aus stattet__aus beliefert_künftig
    beliefert_ab liefert_künftig beliefert_seit gewinnt_ausschreibung ausschreibung_gewonnen den_zuschlag
    zuschlag_für der_zuschlag *auftrag_aus *joint_venture gemeinschaftsunternehmen vertrag_läuft
    bekommt_den_zuschlag bekam_den_zuschlag erhält_den_zuschlag erhielt_den_zuschlag hat_den_zuschlag
    hat_den_auftrag holt__auftrag holt_den_auftrag sichert_sich__auftrag sicherte_sich__auftrag auftrag_über
    auftrag_von auftrag_für *auftrag_erhalten *auftrag_gewonnen *vertrag_über *vertrag_verlängert *bauvertrag
    *liefervertrag *wartungsvertrag *rahmenvertrag *mietvertrag__unterschrieben bund_fürs_leben handschlag
    unter_dach_und_fach tinte_trocken unterschrift_unter unterschriften_unter gemeinsam_mit__gründet sanieren_darf
    bauen_darf liefern_darf ausstatten_darf auftragsbestätigung auftragseingang vereinbarung_mit abkommen_mit`,
  expanded: `*markteintritt steigt__ein_in eintritt_in_den *expansion_nach expandiert* expandierte*
    *expandieren_nach erweitert_um erweitert__um verdoppelt verdoppelte verdoppelten verdoppelung verdopplung
    verdreifacht* vergrößert vergrößerte vergrößerten vergrößert_sich vergrößerte_sich *ausgebaut *aufgestockt
    aufgestockt *erweiterung_um doppelten_fläche doppelte_fläche zweite_schicht dritte_schicht nachtschicht
    zusätzliche_schicht wächst_um wuchs_um gewachsen_um wächst_auf wuchs_auf auch_in_österreichischen
    liefert_jetzt_auch liefert_nun_auch liefern_jetzt_auch liefern_nun_auch liefert_ab liefert_seit liefern_seit
    jetzt_auch_nach nun_auch_nach künftig_auch *export_nach exportiert* neue_tochtergesellschaft
    eigene_tochtergesellschaft eigenen_tochtergesellschaft *tochtergesellschaft_gegründet tochtergesellschaft_in
    erstmals_im_ausland auslandsstandort zusätzliche_halle zusätzlichen_halle neue_abteilung weiteren__wagen
    liefergebiet *einzugsgebiet standbein_in im_markt_aktiv fuß_gefasst fasst_fuß fuß_in fasste_fuß vertreten
    schritt_nach schritt_in_den schritt_ins schritt_über_die_grenze sprung_nach sprung_über sprung_ins
    wagt__sprung nun_in_zwei zwei_statt dritte_etage zweite_etage zusätzliche_etage weitere_etage
    weiteres_stockwerk angebaut *anbau_in_betrieb erweitert_seine erweitert_ihre erweitern_unsere erweitern_unser
    erweiterter_kapazität erweiterten_kapazität mehr_platz doppelt_so_viel doppelt_so_groß doppelt_so_viele
    mehr_fläche zusätzliche_fläche neue_schicht samstagsarbeit rund_um_die_uhr liefert_erstmals
    exportiert_erstmals erste_lieferung_nach erste_container ins_ausland jenseits_der_grenze neues_absatzgebiet
    neue_märkte neuen_markt verkauft_jetzt_auch verkauft_nun_auch aufgestockt_auf stockt__auf stocken__auf
    ausweitung ausgeweitet weitet__aus vergrößern_uns vergrößert_haben haben_uns_vergrößert belegschaft_wächst
    team_wächst filialnetz_wächst`,
  funded: `*finanzierungsrunde *investitionsrunde seed-runde series-a* serie-a* *kapitalerhöhung *wachstumskapital
    frisches_kapital frisches_geld *investition_von *investitionen_von *investitionen_in *millioneninvestition
    *investitionssumme *investitionsvolumen *kredit_über *kredit_von *darlehen_über *darlehen_von *fördermittel*
    *förderbescheid* *zuschuss_von *zuschuss_über lässt_sich__kosten crowdfunding* *investor_steigt
    investoren__steigen beteiligt_sich_mit beteiligte_sich_mit gegönnt leistet_sich leisten_uns leistete_sich
    angeschafft fließen_von fließen_in geldspritze finanzspritze anschubfinanzierung *kapital_für
    geldgeber_steigen steigt_als_investor beteiligungsgesellschaft_steigt *darlehen *förderkredit
    investitionspaket investiert__millionen investierte__millionen investieren__millionen millionen_euro_in
    millionen_in_die_hand euro_in_die_hand *millionenprojekt größte_investition`,
  launched: `ab_sofort_erhältlich ab_sofort_bestellbar ab_heute_erhältlich jetzt_erhältlich nun_erhältlich
    seit__erhältlich ab__erhältlich im_handel_erhältlich im_handel in_den_handel in_die_läden in_die_regale
    im_regal in_den_regalen auf_den_markt auf_dem_markt__seit auf_den_markt_gebracht kommt_auf_den_markt
    in_den_verkauf im_verkauf_seit *markteinführung *produkteinführung *verkaufsstart *marktstart *premiere
    feiert__premiere *weltpremiere ist_da sind_da sortiment__ergänzt ins_sortiment neu_im_sortiment
    neu_im_programm neu_bei_uns nimmt__ins_sortiment ergänzt__das_sortiment ergänzt__sortiment geht_online
    ging_online ist_online ist_live ging_live geht_live freigeschaltet bestellt_werden_kann ist_ab__zu_haben
    zu_haben gibt_es__erstmals gibt_es_jetzt gibt_es_nun gibt_es_seit gibt_es_ab liefern_wir_aus ausgeliefert
    erste_auslieferung release veröffentlicht_version steht__zum_download stellt__vor stellte__vor stellen__vor
    stellten__vor vorgestellt *neuvorstellung bringt__heraus brachte__heraus herausgebracht bringen__heraus
    kommt_heraus erscheint erschienen führt__ein führte__ein eingeführt ist_es_da ist_unser__da ist_er_da
    ist_sie_da stehen_im_regal steht_im_regal steht_in_den_regalen gibt_es_bei_uns gibt_es_ab_sofort
    ab_sofort_gibt_es ab_sofort_im ab_sofort_zu ab_heute_im ab_heute_in ab_heute_zu ab_heute_gibt ab_heute__bringt
    im_programm in_den_läden in_alle_läden in_den_fachhandel im_fachhandel im_sortiment jetzt_neu neu_ist ganz_neu
    zum_ersten_mal_gezeigt erstmals_gezeigt zeigt_erstmals zeigte_erstmals zeigt_den_ersten zeigt_die_erste
    zeigt_das_erste feiert_premiere enthüllt* gelüftet hat__vorgestellt hat__präsentiert hat__herausgebracht
    stellt_auf_der_messe auf_der_messe__vor verkaufsstart verkauf_startet verkauf_beginnt auslieferung_beginnt
    auslieferung_startet vorbestell* erste_exemplare kommt_in_den_handel kommen_in_den_handel kommt_in_die_läden
    launch launcht launchte gelauncht rollt__aus rollte__aus live_gegangen online_gegangen freigegeben
    zum_download ab_heute_bestellen bestellbar kann_man__bestellen lässt_sich__bestellen kann__bestellt_werden`,
  merged: `fusioniert fusionieren fusionierte fusionierten *fusion_mit *verschmelzung *verschmolzen
    zusammengeschlossen schließt_sich__zusammen schließen_sich__zusammen zusammenschluss verschmilzt
    verschmolzen_mit gehen_zusammen gingen_zusammen tun_sich_zusammen taten_sich_zusammen vereinigen_sich
    bilden_jetzt_ein`,
  newLeader: `neuer_geschäftsführer neue_geschäftsführerin neuen_geschäftsführer neue_geschäftsführung neuer_chef
    neue_chefin neuen_chef neuer_vorstand neuer_vorstandsvorsitzender neue_vorstandsvorsitzende neuer_leiter
    neue_leiterin neuer_vertriebsleiter neue_vertriebsleiterin neuer_finanzchef neue_finanzchefin neuer_ceo
    neue_ceo neuer_cfo neue_cfo neuer_betriebsleiter neue_betriebsleiterin neuer_produktionsleiter
    neuer_werksleiter neuer_werkleiter neue_werkleiterin doppelspitze generationswechsel *führungswechsel
    *wechsel_an_der_spitze an_der_spitze an_die_spitze *nachfolger_von *nachfolgerin_von *nachfolger_wird
    *nachfolgerin_wird tritt_die_nachfolge nachfolge_an übernimmt_die_leitung übernahm_die_leitung
    übernimmt_die_geschäftsführung übernimmt__geschäftsführung übernahm__geschäftsführung übergibt__an_sohn
    übergibt__an_tochter übergab__an_tochter übergab__an_sohn das_ruder die_führung in_die_geschäftsführung
    in_die_geschäftsleitung in_den_vorstand zum_geschäftsführer zur_geschäftsführerin zum_vorstand zur_vorständin
    zum_vorstandsvorsitzenden zur_vorstandsvorsitzenden zum_leiter zur_leiterin zum_ceo zur_ceo zum_prokuristen
    zur_prokuristin als_geschäftsführer als_geschäftsführerin als_vorstand als_neuer als_neue zum_direktor
    zur_direktorin zum_chef zur_chefin die_leitung_von die_leitung_der die_leitung_des leitet_seit leitet_ab
    leitet_künftig leitet_jetzt leitet_nun führt_seit führt_ab führt_künftig führt_jetzt führt_nun führen_das_haus
    übernimmt_das_ruder übernahm_das_ruder steuer_übernommen chefsessel auf_dem_chefsessel neu_an_der_spitze
    stabwechsel staffelstab stabübergabe staffelübergabe nachfolge_geregelt nachfolge_von nachfolge_als rückt_auf
    rückt__auf rückte__auf löst__ab löste__ab abgelöst neuer_mann_an neue_frau_an steigt_zum steigt_zur stieg_zum
    stieg_zur wird_neuer wird_neue wird_chefin wird_chef ist_neuer ist_neue heißt_der_neue heißt_die_neue
    der_neue_geschäftsführer die_neue_geschäftsführerin zum_neuen zur_neuen hat_einen_neuen hat_eine_neue
    bekommt_einen_neuen bekommt_eine_neue begrüßt_neuen begrüßt_neue bestellt_zum bestellt_zur ernannt_zum
    ernannt_zur berufen_zum berufen_zur gewählt_zum gewählt_zur verstärkt_die_geschäftsführung
    verstärkt_die_geschäftsleitung`,
  opened: `*neueröffnung *neueröffnungen *wiedereröffnung *eröffnungsfeier feiert__eröffnung feierte__eröffnung
    eröffnung_der eröffnung_des eröffnung_unserer eröffnung_unseres eröffnung_einer eröffnung_eines seine_tore
    ihre_tore seine_türen ihre_türen unsere_türen unsere_tore pforten erste_kunden erste_gäste erste_patienten
    ersten_kunden ersten_gäste ersten_patienten erste_kundin *eröffnet in_betrieb *inbetriebnahme an_den_start
    *einweihung *eingeweiht weihte__ein weihten__ein weiht__ein weihen__ein ging_ans_netz geht_ans_netz
    nahm__den_betrieb__auf nahm__die_arbeit_auf nimmt__den_betrieb_auf nimmt__die_arbeit_auf betrieb_aufgenommen
    hat__aufgemacht macht__auf machte__auf machen__auf aufgemacht seit_heute_auch_in auch_in gibt_es__auch_in
    lädt__zur_eröffnung laden__zur_eröffnung hat__eröffnet haben__eröffnet wird__eröffnet wurde__eröffnet
    feierlich_eröffnet sperrt__auf sperrte__auf aufgesperrt schließt_auf schloss_auf schlossen_auf ladentür
    türen_auf tür_auf türen_stehen__offen steht_offen stehen_offen__tür tor_auf tore_auf geht_los los_geht_es
    band_durchschnitten durchschnitt_das_band durchschnitten_das_band rotes_band das_rote_band erster_tag
    startschuss_für startschuss_in erste_kaffee erster_kaffee ersten_kaffee erste_brötchen ersten_brötchen
    empfängt_erste empfing_die_ersten empfing_erste begrüßt__ersten begrüßte__ersten begrüßten__ersten
    begrüßt_die_ersten begrüßte_die_ersten jetzt_auch_in nun_auch_in seit_heute_in seit_gestern_in
    neuer_standort_in neue_filiale_in neue_filiale neuer_laden neues_geschäft neuer_markt neuer_standort
    zweiter_standort dritter_standort zweite_filiale dritte_filiale zweites_studio zweiter_laden ist_am_netz
    ans_netz gegangen_in_betrieb ging_in_betrieb geht_in_betrieb läuft_seit hochgefahren anfahren produktionsstart
    *start_der_produktion angelaufene betriebsstart betriebsaufnahme für_besucher_offen feierlich__übergeben
    einweihen`,
  relocated: `*umzug_in *umzug_nach *umzug_von *umzug_der *umzug_des umgezogen zieht__um zog__um ziehen__um
    zogen__um zieht_von zog_von ziehen_nach zieht_nach zog_nach zogen_nach bezieht bezog bezogen beziehen
    neue_anschrift neue_adresse neuer_adresse unter_neuer_adresse neuen_räumen neue_räume neuen_räumlichkeiten
    neue_räumlichkeiten neues_domizil neues_zuhause neuer_sitz neuen_sitz siedelt__über siedelte__über
    übergesiedelt *sitzverlegung sitz_verlegt sitz_nach verlegt verlegte verlegten verlagert verlagerte
    verlegt__nach verlegung_der verlagerung_der zu_finden_in findet_man sie_finden_uns sitzt_nicht_mehr
    sitzt_jetzt sitzen_jetzt sitzen_nun sitzt_nun sitzen_seit sitzt_seit residiert größere_räume in_größere
    größeren_räumen größere_räumlichkeiten arbeitet_jetzt_in ist_jetzt_in zu_finden verabschiedet_nach sitzt_ab
    sitzt_künftig sitzen_ab lautet__anschrift lautet__adresse *umzug_ist *umzug_abgeschlossen *umzug_geschafft
    kisten_gepackt kisten_sind_ausgepackt umzugskartons umzugskisten umzugswagen *verlagerung_ihrer
    *verlagerung_der neuer_firmensitz neuer_hauptsitz neue_zentrale neuen_firmensitz neuen_hauptsitz hat__bezogen
    haben__bezogen ist__gezogen sind__gezogen ist__umgezogen sind__umgezogen ist__eingezogen sind__eingezogen
    zieht__ein zog__ein ziehen__ein zogen__ein eingezogen einzug_in tapetenwechsel standortwechsel neues_dach
    unter_neuem_dach unter_einem_dach alles_unter_einem adresse_ändert adresse_geändert neuen_standort_in
    nicht_mehr_in_der nicht_mehr_am räumt räumte verlässt verlassen kehrt__den_rücken verlegen_unseren
    verlegen_unsere`,
  sanctioned: `*bußgeld* *zwangsgeld* *geldbuße* *strafe_von verhängt verhängte untersagt untersagte verboten
    verbot verbietet *auflage *auflagen *anordnung_des *anordnung_der auf_anordnung *rückrufanordnung ordnete__an
    angeordnet verurteilt verurteilte muss__zahlen müssen__zahlen *verfügung *meldepflicht* registrierungspflicht*
    unterliegt *abgemahnt rügt rügte gerügt muss__seit seit__muss muss__erfassen neue_vorschrift* neue_regeln
    *neuregelung* neuen_regeln neue_verordnung der_geänderte *gesetz_verpflichtet verpflichtet_zu verpflichtete
    *betriebserlaubnis_entzogen entzog entzogen *genehmigung_widerrufen *stilllegung* *frist_gesetzt
    ermittelt_gegen *ermittlungen_gegen *bescheid_vom darf__nicht_mehr darf__kein darf__keine darf_nur_noch
    darf_seit__nur dürfen_nur_noch muss__nachweisen muss__nachrüsten muss__schließen muss__senken muss__offenlegen
    muss__kennzeichnen muss__prüfen gelten_seit gilt_seit gelten_ab gilt_ab gelten_nun grenzwert* *stopp_auferlegt
    auferlegt *aufnahmestopp *baustopp *betriebsuntersagung *lieferstopp verfügt verfügte abgelehnt lehnte__ab
    ablehnung rechtskräftig *urteil_erging *urteil_vom *beschluss_des *strafbefehl *verwarnung *rüge
    *anzeige_gegen kontrolle_ergab beanstand* *nachbesser* *einstweilige *auflagen_erteilt *auflagen_der
    verpflichtend_seit pflicht_zur *pflicht_gilt *pflicht_trifft fällt_unter fällt_seit *stilllegen zwangs*
    *aufsicht_rügt`,
  sold: `wurde__verkauft verkauft_an wurde_von__übernommen wird_von__übernommen übernommen_von
    wurde_durch__übernommen wird_teil_der wurde_teil_der neuer_eigentümer neuen_eigentümer neuer_inhaber
    neue_inhaber neue_eigentümer neuer_gesellschafter eigentümerwechsel *inhaberwechsel hat_einen_käufer
    verkauft_die_mehrheit verkauft__an verkaufte__an hat__verkauft gesellschafterwechsel in_neuen_händen
    in_neue_hände unter_neuer_flagge unter_neuem_eigentümer neuer_besitzer neuen_besitzer nachfolger_gefunden
    stiftung_übertragen an_die_belegschaft`,
  vacancy: `m/w/d w/m/d d/m/w m/d/w w/d/m d/w/m m/w/x m/w gn *stellenanzeige *stellenausschreibung *stellenangebot
    offene_stelle offene_stellen wird_gesucht freie_stelle zu_besetzen ist_zu_besetzen besetzt_die_stelle
    besetzen__stelle die_stelle_der die_stelle_des die_stelle_einer die_stelle_eines *verstärkung_gesucht
    bewirb_dich bewerben_sie_sich ausbildungsplatz ausbildungsplätze komm_in_unser_team vergeben_die_stelle
    werde_azubi werde_teil wir_stellen_ein wir_suchen_dich suchen_dich bewirb_dich_jetzt jetzt_bewerben
    bewerbungen_an bewerbung_an stelle_frei ist_eine_stelle ist_die_stelle wird_frei stellen_frei stelle_als
    stellen_als lehrstelle* ausbildung_zum ausbildung_zur lust_auf eintritt_sofort vollzeit teilzeit minijob*`,

  acquire: `übernimmt übernahm übernahmen übernommen übernehmen kauft kaufte kauften gekauft kaufen erwirbt erwarb
    erwarben erworben erwerben schluckt schluckte geschluckt *übernahme akquiriert akquirierte sichert_sich
    zugekauft aufgekauft abgekauft zugeschlagen einverleibt einverleibte verleibt__ein geschnappt schnappt__sich
    schnappte__sich angeschlossen`,
  appoint: `ernannt ernennt ernannte berufen beruft berief bestellt bestellte gewählt wählte wählt begrüßt begrüßte
    wird wurde leitet übernimmt übernahm übernommen führt führen führt_künftig tritt_an trat_an tritt__an trat__an
    startet startete verstärkt verstärkte wechselt wechselte rückt_auf rückt__auf aufgerückt befördert beförderte
    folgt_auf folgte_auf folgt steht verantwortet kümmert_sich heißt bekommt holt holte gewinnt gewann gewonnen
    verpflichtet angetreten beginnt begann hat__inne ist_seit ist_neuer ist_neue ist_ab bekleidet inne
    vertritt avanciert avancierte`,
  award: `erteilt erteilte vergibt vergab vergeben zugeschlagen beauftragt beauftragte ausgewählt wählte übertrug
    übertragen betraut betraute`,
  begin: `begonnen begann begannen beginnt beginnen gestartet startet startete starteten angelaufen läuft laufen
    angefangen startschuss *beginn anrückten`,
  buy: `gekauft kauft kaufte angeschafft schaffte__an schafft__an beschafft installiert installierte installieren
    bestellt bestellte erneuert erneuerte ersetzt ersetzte anlief läuft angelaufen angekommen geliefert in_betrieb
    *inbetriebnahme eingetroffen aufgebaut modernisiert nachgerüstet umgerüstet angeliefert übernommen erworben
    neue neuen neues neuer investiert gegönnt hingestellt aufgestellt stellt__auf stellte__auf eingebaut
    liefern_lassen in_betrieb_genommen hochgefahren angeschmissen angeworfen`,
  enter: `expandiert expandierte expandieren steigt__ein stieg__ein eingestiegen tritt__ein trat__ein liefert
    liefern lieferte startet startete vertreten verkauft betritt *markteintritt *eintritt gestartet erobert aktiv
    exportiert`,
  erect: `baut bauen baute bauten gebaut errichtet errichten errichtete errichteten entsteht entstehen entstand
    *bau bau_einer bau_eines bau_der bau_des neubau_einer neubau_eines wächst fertiggestellt vollendet`,
  expand: `erweitert erweiterte erweitern erweiterten *erweiterung vergrößert vergrößerte *vergrößerung verdoppelt
    verdoppelte verdreifacht ausgebaut baut__aus baute__aus bauen__aus *ausbau aufgestockt stockt__auf
    stockte__auf wächst wuchs wuchsen gewachsen erhöht erhöhte steigert steigerte gesteigert zusätzliche
    zusätzlichen weitere weiteren ergänzt ergänzte ausgeweitet weitet__aus weitete__aus angebaut bekommt
    dazubekommen dazu hinzu dritten erweiterter doppelt mehr dazugemietet angemietet mietet__an`,
  gain: `erhält erhielt erhielten erhalten bekommt bekam bekamen bekommen bestanden besteht bestand erlangt
    erlangte erworben ausgezeichnet verliehen bestätigt bescheinigt trägt darf geführt führen hält liegt__vor
    vorliegt erreicht erreichte erneuert verlängert hat__geschafft geschafft überreicht übergeben zugesprochen
    erneut darf_sich nennen erfüllt in_der_tasche geholt holt bekommt_das erhält_das wurde__verliehen ist_jetzt
    bestätigte bestätigten`,
  grant: `erteilt erteilte erteilten genehmigt genehmigte bewilligt bewilligte zugelassen verliehen verlieh
    erweitert verlängert stattgegeben gewährt gewährte zugesagt zugestimmt gibt__grünes_licht gab__grünes_licht
    anerkannt ausgestellt überreicht`,
  invest: `investiert investierte investierten investieren *investition steckt__in steckte__in gesteckt gibt__aus
    gab__aus ausgegeben fließen flossen fließt pumpt lässt_sich__kosten nimmt__in_die_hand nahm__in_die_hand
    in_die_hand aufgewendet gekostet kostet kostete setzt__ein gegönnt schluckt verschlingt verschlang finanziert
    stemmt stemmte spendiert spendierte`,
  launch: `präsentiert präsentierte präsentierten präsentieren lanciert lancierte startet startete gestartet stellt
    stellte stellen bringt brachte bringen gebracht veröffentlicht veröffentlichte führt führte eingeführt
    erweitert ergänzt erstmals enthüllt zeigt zeigte bietet bieten`,
  move: `umgezogen zieht zog ziehen zogen *umzug verlegt verlegte verlegten verlagert verlagerte bezogen bezieht
    bezog siedelt siedelte wechselt wechselte sitzt sitzen eingezogen einzug residiert verlässt verließ`,
  open: `eröffnet eröffnete eröffneten eröffnen *eröffnung *eröffnungen öffnet öffnete öffneten öffnen gegründet
    gründet gründete aufgemacht startet startete gestartet starten einweiht eingeweiht in_betrieb *inbetriebnahme
    bezogen`,
  order: `verhängt verhängte untersagt untersagte verbietet verbot verboten ordnet ordnete angeordnet verpflichtet
    verpflichtete verurteilt verurteilte mahnt mahnte rügt rügte gerügt entzieht entzog entzogen widerrufen
    bestätigte bestätigt`,
  raise: `gesammelt sammelt sammelte eingesammelt einsammelt erhält erhielt erhalten sichert sicherte gesichert
    bekommt bekam bekommen schließt schloss abgeschlossen eingeworben wirbt__ein warb__ein gewonnen fließen
    flossen frisches holt holte beteiligt beteiligte`,
  seek: `sucht suchen suche gesucht brauchen braucht stellt__ein stellen__ein einstellen einzustellen besetzen
    besetzt vergeben vergibt verstärken verstärkt benötigen benötigt freuen_uns_auf wünschen_uns bieten bietet
    ausgeschrieben schreibt__aus bilden__aus bildet__aus fehlt fehlen braucht_verstärkung braucht_noch braucht_ab
    brauchen_wir sucht_ab suchen_ab suchen_wir fehlt_uns fehlen_uns heuert__an heuern__an anheuern aufnehmen
    nimmt__auf einstellt werde werdet willkommen_heißen`,
  take: 'übernimmt übernahm übernommen übernahmen',
  win: `gewinnt gewann gewonnen gewinnen erhält erhielt erhalten erhielten bekommt bekam bekommen unterzeichnet
    unterzeichnete unterzeichneten unterschrieben unterschreibt unterschrieb geschlossen schließt schloss
    schlossen abgeschlossen vereinbart vereinbarte vereinbarten sichert sicherte gesichert holt holte geholt
    verlängert verlängerte verlängerten besiegelt besiegelten beschert bescherte ergattert an_land ist_unter_dach
    verkauft kam gesiegt besorgt ausführen übernimmt sichern besiegelte landet landete zog geangelt angelt
    eingefahren fährt__ein fuhr__ein`,

  authority: `*behörde *amt *amts *aufsicht *gericht *gerichts bafin *regierung *kammer *ministerium
    *bundesnetzagentur *kartellamt *kartellamts *senat *präsidium *kommission *staatsanwaltschaft landratsamt
    umweltamt bezirksregierung finma *inspektorat *gesundheitsamt *veterinäramt *gewerbeaufsicht
    *berufsgenossenschaft *wettbewerbszentrale`,
  certificate: `*zertifikat *zertifikats *zertifikate *zertifizierung iso* *akkreditierung *gütezeichen *gütesiegel
    *siegel *umweltzeichen *prüfzeichen *ökosiegel iatf* fsc pefc emas haccp ifs brcgs *label *norm *audit
    *qualitätssiegel *kennzeichen *anerkennung *auszeichnung *prüfung din tüv ral* mdr* *bio-status *blauer_engel
    *zulassung_als`,
  deal: `*auftrag *auftrags *aufträge *vertrag *vertrags *verträge *rahmenvertrag *vereinbarung *ausschreibung
    *zuschlag *kooperation *partnerschaft *abkommen *bestellung *order *konzession *großauftrag *los
    *absichtserklärung *zusammenarbeit *lieferabkommen *projekt`,
  equipment: `*anlage *anlagen *maschine *maschinen *linie *linien *presse *pressen *ofen *öfen *roboter *säge
    *sägelinie *drehmaschine *fräsmaschine *schleifzentrum *bearbeitungszentrum *turbine *kran *druckmaschine
    *laser *lkw *fahrzeuge *flotte *fuhrpark *photovoltaikanlage *solaranlage *kessel *trockner *abfüllanlage
    *verpackungslinie *fertigungslinie *produktionslinie *software *scanner *drucker *bagger *traktor *mähdrescher
    *schiff *fähre *bus *busse *wärmepumpe *silo *tank *tanks *stapler`,
  extent: `*kapazität *kapazitäten *produktion *netz *fuhrpark *lager *werk *standort *fläche *fertigung
    *filialnetz *halle *logistikzentrum *etage *stockwerk *abteilung *mannschaft *flotte *sortiment
    *verkaufsfläche *niederlassung *liefergebiet *team *belegschaft *büro *markt *laden *praxis *angebot
    *öffnungszeiten *hof *parkplatz *wagen *imbisswagen *räume *betrieb *küche *hotel *zimmer *betten *plätze
    *gruppe *gruppen *hallen *quadratmeter *einsatzgebiet *gebiet`,
  firm: `*unternehmen *firma *wettbewerber *wettbewerbers *konkurrenten *anteile *anteilen *mehrheit *kette *gruppe
    *hersteller *lieferant *lieferanten *händler *betrieb *betriebs *sparte *geschäft *geschäfts *tochter
    *spezialisten *startup *start-up *beteiligung *druckerei *bäckerei *brauerei *spedition *werk *filialen
    *märkte *spezialist *dienstleister *anbieter *mitbewerber *praxis *gasthof *hotel *hotels *agentur
    *gesellschaft *mühle *kanzlei *apotheke *gärtnerei *autohaus *verlag *klinik *kundenstamm *konkurrent *marke
    *logistiker *maschinenbauer *softwarehaus *entwickler *produzent *großhändler *zulieferer *architekturbüro
    *ingenieurbüro *planungsbüro *pflegedienst *reisebüro *weingut *gut *druckhaus *handwerksbetrieb
    *geschäftsbereich *traditionsbetrieb *familienbetrieb *standort *kelterei *gerberei *rösthaus *rösterei
    *hausverwaltung *onlinehändler *kältedienst *metzgerei *schreinerei *tischlerei *molkerei *gießerei *werkstatt
    *zimmerei *bestand *versand *handel *studio *shop *sanitätshaus *fachgeschäft *konditorei *kino *reederei
    *fähre *labor *institut`,
  job: `*mitarbeiter *mitarbeiterin *mitarbeiterinnen *mitarbeitende *mitarbeitenden *fahrer *fahrerin *leiter
    *leiterin *ingenieur *ingenieurin *ingenieure *entwickler *entwicklerin *fachkraft *fachkräfte *kaufmann
    *kauffrau *techniker *technikerin *verkäufer *verkäuferin *monteur *monteure *monteurin *elektriker
    *elektroniker *mechaniker *mechatroniker *schlosser *schweißer *koch *köchin *köche *bäcker *bäckerin
    *assistent *assistentin *assistenz *manager *managerin *berater *beraterin *buchhalter *buchhalterin
    *auszubildende *auszubildenden *azubi *azubis *sachbearbeiter *sachbearbeiterin *meister *meisterin
    *spezialist *spezialistin *disponent *disponentin *disponenten *controller *einkäufer *einkäuferin *referent
    *referentin *pflegekraft *pflegekräfte *verstärkung *lagerist *helfer *arbeitskräfte *chef *chefin *tischler
    *tischlerin *konditor *konditorin *architekt *architektin *planer *planerin *administrator *projektleitung
    *leitung *kraft *kräfte *personal *bauleiter *bauleiterin *bauleiterinnen *fachmann *fachfrau *arzt *ärztin
    *praktikant *werkstudent *florist *floristin *gärtner *dreher *fräser *maurer *dachdecker *lackierer *kellner
    *friseur *erzieher *erzieherin *lehrer *lehrerin *pfleger *therapeut *optiker *laborant *chemiker
    *informatiker *programmierer *redakteur *grafiker *designer *jurist *vorbereiter *vorbereiterin *leute
    *kollegen *kollegin *kollege *menschen *aushilfe *aushilfen *quereinsteiger *werker *facharbeiter *bediener
    *näher *näherin *zusteller *kommissionierer *staplerfahrer *programmiererin *angestellte *angestellten *stelle
    *erzieher*innen *verkäufer:in *mitarbeiter:in *mitarbeiter*in *koch/köchin *bootsbauer *segelmacher *rentner
    *saisonkräfte *saisonkraft *springer *hauswirtschafter *reinigungskräfte *logopäde *ergotherapeut *hebamme
    *rettungssanitäter *zugbegleiter *lokführer *busfahrer *pilot *steward *techniker:in *fachverkäuferin
    *fachverkäufer *lehrling *lehrlinge *geselle *gesellen *gesellin *einzelhandelskauffrau *kaufleute *trainer
    *trainerin *pädagoge *pädagogin *sozialarbeiter *imker *landwirt *melker *schäfer *uhrmacher *goldschmied
    *schneider *schneiderin *glaser *schornsteinfeger *spengler *rohrleitungsbauer *schlosserin *cnc-dreher`,
  market: `*markt *märkte *ausland österreich deutschland schweiz frankreich italien polen tschechien niederlande
    niederlanden belgien dänemark schweden norwegen finnland spanien portugal england großbritannien usa mexiko
    asien china japan europa ungarn rumänien slowakei slowenien kroatien estland lettland litauen luxemburg kanada
    *region *land *länder indien pune brasilien afrika australien amerika amerikanischen irland griechenland
    bulgarien serbien türkei *raum nachbarland`,
  money: `*million *millionen mio *milliarden euro eur € franken chf dollar *finanzierung *kapital *runde *kredit
    *darlehen *förderung *zuschuss *summe *beteiligung tsd`,
  offering: `*produkt *produkte *dienst *app *plattform *kollektion *modell *software *system *linie *serie
    *sortiment *reihe *generation *webshop *onlineshop *lösung *tool *portal *marke *variante *version *service
    *angebot *abo *maschine *konfigurator *rechner *assistent *gerät *geräte *bier *wein *sekt *brot *müsli
    *joghurt *käse *wurst *saft *limonade *tee *kaffee *schokolade *farbe *lack *stuhl *sofa *bett *leuchte *lampe
    *jacke *schuh *schuhe *rucksack *fahrrad *e-bike *boot *anhänger *sensor *kamera *pumpe *ventil *regal *tarif
    *konto *versicherung *kurs *kurse *seminar *mitgliedschaft *lieferservice *modul *update *edition *sorte
    *sorten *baureihe *neuheit *innovation *ausführung *roboter *lebkuchen *creme *seife *spray *spiel *buch
    *magazin *kissen *matratze *fenster *tür *türen *dach *ziegel *filter *motor *akku *kleber *reiniger *mühle
    *kuchen *torte *eis *pralinen *riegel *kekse *soße *suppe *pizza *burger *wolle *garn *tasche *uhr *brille
    *helm *zelt *schlafsack *ski *schlitten *puppe *bausatz *dämmstoff *platte *putz *mörtel *parkett *teppich
    *tapete *vorhang *küche *herd *backofen *wärmepumpe *heizung *ladestation *wallbox *batterie *speicher *drohne
    *schlepper *pflug *salbe *tropfen *tabletten *test *implantat *prothese *rollstuhl *hörgerät *likör *gin *rum
    *wasser *kombucha *essig *öl *senf *honig *marmelade *nudeln *reis *mehl *flocken *reise *reisen *tour *karte
    *ticket *dosen *tagescreme *blutwurst *lastenrad *stapler *laser *werkzeug *skyr *limo *schnaps *nudel *kerze
    *kerzen *spülmittel *waschmittel *shampoo *zahnpasta *fassadenfarbe *decke *handtuch *bettwäsche *fliese
    *fliesen *leuchten *armatur *spüle *haube *rasenmäher *säge *bohrer *schrauber *traktor *wohnmobil *wohnwagen
    *kajak *segel *paddel *trikot *handschuh *handschuhe *mütze *mützen *socken *hemd *kleid *mantel *anzug
    *rasierer *bürste`,
  outlet: `*filiale *filialen *markt *märkte *lager *lagers *zentrum *zentren *standort *standorte *büro *büros
    *werk *werke *niederlassung *niederlassungen *geschäft *laden *läden *restaurant *hotel *klinik *praxis
    *fabrik *halle *hallen *werkstatt *shop *store *showroom *depot *terminal *studio *labor *campus *café
    *bäckerei *apotheke *kita *schule *akademie *anlage *kantine *geschäftsstelle *dependance *sitz *zentrale *hub
    *ausstellung *boutique *salon *salons *hof *brauerei *küche *center *backstube *station *stützpunkt *neubau
    *gebäude *tochtergesellschaft *haus *häuser *pflegeheim *tore *räume *verkaufsstelle *fläche *verwaltung
    *gärtnerei *rösterei *brennerei *mühle *tankstelle *kletterhalle *schwimmbad *theater *kino *museum *etage
    *wache *vertretung *abfüllung *betriebsstätte *technikum *wohnheim *imbiss *bistro *gasthaus *brauhaus
    *eisdiele *metzgerei *fleischerei *schreinerei *tischlerei *druckerei *wäscherei *tagespflege *kindergarten
    *ladepark *waschanlage *parkhaus *atelier *galerie *bad *therme *sauna *kühlhaus *park *werks *kraftwerk
    *recyclinghof *sägewerk *betonwerk *lackiererei *gießerei *repräsentanz *außenstelle *zweigstelle *outlet
    *theke *keller *reifekeller *käserei *molkerei *kelterei *stall *scheune *turm *flügel *anbau *trakt *platz`,
  permit: `*genehmigung *erlaubnis *zulassung *bewilligung *konzession *lizenz *freigabe *baugenehmigung
    *betriebserlaubnis *bescheid *grünes_licht *planfeststellung`,
  premises: `*büro *büros *räume *räumen *räumlichkeiten *gebäude *halle *hallen *sitz *zentrale *standort *adresse
    *anschrift *lager *werk *werkstatt *haus *produktion *montage *endmontage *verwaltung *fertigung
    *gewerbegebiet *gewerbepark *straße *strasse *platz *depot *kontorhaus *hafen *neubau *praxis *laden *filiale
    *studio *markt *etage`,
  role: `*geschäftsführer *geschäftsführerin *geschäftsführern *vorstand *vorständin *vorstands
    *vorstandsvorsitzenden *vorstandsvorsitzende *vorstandsvorsitzender ceo cfo coo cto *leiter *leiterin *chef
    *chefin *direktor *direktorin *geschäftsleitung *finanzvorstand *vorsitzenden *vorsitzende *vorsitzender
    *geschäftsführung *leitung *vorsitz *partner *partnerin *prokurist *prokuristin *spitze *betriebsleiter
    *werksleiter *küchenchef *chefarzt *chefärztin *präsident *präsidentin *aufsichtsrat *verwaltungsrat
    *verwaltungsrats *intendant *intendantin *einkauf *vertrieb *haus *unternehmen`,
  works: `*bau *bauarbeiten *neubau *erweiterungsbau *anbau *halle *werk *lager *sanierung *umbau *rohbau *aushub
    *abriss`,
};
