import type { ReadingWords } from '../../domain/language-pack/reading-words.ts';
import { events } from './event-words.ts';

export const reading: ReadingWords = {
  events,
  exceptions: {
    investment: '*auftrag *auftrags *vertrag',
    new_leader: '*verein *vereins *verband *verbands *verbandes *kammer *stiftung *museum *partei',
    opening: `konto saison debatte bad_eröffnet_saison tag augen türchen gespräch gespräche schranke stellplätze
      kapitel uhr uhren täglich öffnungszeiten sonntags möglichkeiten perspektiven karte rohr gerät verfahren
      insolvenzverfahren`,
    acquisition: `kosten verantwortung planung haftung grundstück grundstücks garantie aufgabe rolle patenschaft
      leitung geschäftsführung vorsitz`,
    product: 'kampagne',
    contract: 'übernahme anteile mehrheit',
    relocation: 'termin veranstaltung',
    hiring: 'bereits_besetzt schon_besetzt ist_besetzt gefunden niemanden',
  },
  future: 'wird werden soll sollen will wollen',
  infinitiveMarks: 'zu',
  adverbs: `nun jetzt heute auch bereits kürzlich zuletzt offiziell feierlich erfolgreich gestern wieder derzeit
    aktuell damit zudem außerdem neu ab sofort sich`,
  companyNouns: `unternehmen firma gruppe konzern betrieb kette spedition brauerei bäckerei familienunternehmen
    handelskette möbelkette genossenschaft gesellschaft familienbetrieb verbund klinik praxis werft teehaus
    augenzentrum druckhaus verlag werk hof weingut kanzlei labor manufaktur werkstatt mühle gärtnerei metzgerei
    molkerei käserei ziegelei schreinerei tischlerei reederei verein stiftung schule kita hotel restaurant
    autohaus start-up startup fintech möbelhaus großhandel dienst krankenhaus familienunternehmens haus holding
    unternehmensgruppe geschäftsleitung geschäftsführung institut`,
  tradeNouns: `hersteller händler anbieter filialist dienstleister großhändler fachhändler einzelhändler discounter
    mittelständler logistiker bank agentur bauunternehmen`,
  companyArticles: 'das die der',
  it: '',
  nameArticles: 'die das der',
  otherArticles: 'des dem den',
  we: 'wir',
  our: 'unser unsere unseren unserem unserer unseres',
  ownEndings: '',
  us: 'uns',
  companyGenitives: 'unternehmens konzerns betriebs',
  pronouns: 'das die der es sie wir',
  relatives: '',
  of: 'von der des bei',
  by: 'von vom durch',
  placePrepositions: 'in aus bei nach neben gegenüber nahe unweit',
  placeEndings: '',
  dateOpeners: `am im in zum anfang mitte ende zu beginn den jahr monat diesem diesen dieses ab seit vom dem
    wirkung rückwirkend quartal erster ersten zweiten dritten vierten mit`,
  otherDatesBefore: 'bis vor nach zwischen für als',
  otherDatesBehind: 'gegründete gegründeten geplante geplanten',
  yearOpeners: 'jahr jahre in seit anfang mitte ende frühjahr sommer herbst winter quartal januar',
  hours: 'um',
  monthNames: 'jan=1 feb=2 mrz=3 apr=4 jun=6 jul=7 aug=8 sept=9 sep=9 okt=10 nov=11 dez=12 jänner=1',
  dayEndings: '',
  pageDays: `heute=0 gestern=1 diese_woche=0m dieser_woche=0m vergangene_woche=7m vergangener_woche=7m
    letzte_woche=7m letzter_woche=7m vorige_woche=7m diesen_monat=0m diesem_monat=0m letzten_monat=30m
    vergangenen_monat=30m vergangenen_tagen=0 letzten_tagen=0 anfang_des_monats=0m mitte_des_monats=0m
    ende_des_monats=0m in_diesem_monat=0m im_vergangenen_monat=30m am_wochenende=0m ende_letzten_monats=30m
    nächsten_monat=-30m morgen=-1`,
  weekdays: 'montag=1 dienstag=2 mittwoch=3 donnerstag=4 freitag=5 samstag=6 sonnabend=6 sonntag=0',
  weekdayOpeners: 'am letzten vergangenen diesen vom',
  settled: `abgeschlossen unterzeichnet unterschrieben vollzogen wirksam rückwirkend seit ab erging begann läuft
    lief gestartet eröffnet geschlossen übergeben bekannt wirkung stichtag zum anlief`,
  formerly: 'gegründet gegründete gegründeten seit_gründung entstanden jubiläum verstorben',
  nextOpeners: 'nächsten kommenden nächster kommender diesen',
  habits: `bauen kaufen verlegen ziehen liefern eröffnen öffnen installieren errichten übernehmen baut kauft
    verlegt liefert errichtet erweitern erweitert`,
  novelties: `ein eine einen einem einer neue neuen neues neuer neuem jetzt nun heute ab zweite zweiten zweites
    dritte dritten drittes vierte vierten unser unsere unseren künftig`,
  whenOpeners: 'wenn',
  speakers: 'ich mir mich mein meine meinen meinem schreibe schreiben_sie ignoriere ignorieren',
  vagueTimes: `quartal frühjahr frühling sommer herbst winter ostern weihnachten letztes_jahr letzten_jahres
    vergangenes_jahr vergangenen_jahr voriges_jahr dieses_jahr diesem_jahr nächstes_jahr nächsten_jahr
    kommenden_jahr halbjahr jahresende jahresanfang jahresbeginn jahreswechsel`,
  doubts: `könnte könnten dürfte soll sollen sollte möchte möchten will wollen plant planen geplant geplante
    geplanten prüft prüfen erwägt hofft hoffen beabsichtigt eventuell vielleicht angeblich voraussichtlich
    ursprünglich damals einst früher jubiläum fast beinahe würde würden darf muss müssen verschoben abgesagt
    täglich regelmäßig immer jährlich hatte hatten falls ob bald demnächst kann_man können_sie wollte wollten
    versuchte versuchten`,
  lesserNegations: 'ohne',
  hearsay: `gerücht* falsch angeblich vor_jahren jahren gespräche etwas_neues jedes_jahr jederzeit
    initiativbewerbung* textprogramm* ein_unternehmen gratulier* glückwunsch* dabei zu_gast besuchten sponsor*
    vertagt abgeblasen nichts_zu_tun nur_den_namen namensgleich* nicht_verwandt
    neben_unser* gegenüber_unser* nahe_unser* sprach dementier* bestreitet bestritt`,
  conditionOpeners: `wenn falls würde würden sollte sollten bevor warum ob schreiben vergessen ignorieren melden
    besuchen lesen buchen`,
  others: `kunde kunden kundin kundinnen wettbewerber konkurrent konkurrenz nachbar nachbarn mieter händler
    handelspartner partner lieferant lieferanten zulieferer partnerbetrieb partnerkooperative schwesterfirma
    schwestergesellschaft schwesterunternehmen auftraggeber gewerkschaft verband förderverein stadt gemeinde
    bauherr familie muttergesellschaft mutterkonzern melden_sie freundin freund freunde vermieter vermieterin
    frühere früherer früheren ehemalige ehemaliger ehemaligen`,
  clauseOpeners: `dass weil nachdem während obwohl bevor wo welche welcher welches als ob wenn falls sobald damit
    deren dessen`,
  joiners: 'und aber sowie oder',
  dayNames: '',
  hasMonthFirst: false,
  hasShortDates: true,
  hasCapitalNouns: true,
};
