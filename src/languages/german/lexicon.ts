import { phrases } from '../notation/phrases.ts';
import type { Lexicon } from '../../domain/language-pack/lexicon.ts';
import { grammar } from './grammar.ts';
import { counted, tensWithUnits, type Numerals } from '../notation/numerals.ts';
import { countingWords, wordClasses, words } from '../notation/words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

const numerals: Numerals = [
  ...counted('dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn', 13),
  ...tensWithUnits(
    'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig',
    'ein zwei drei vier fünf sechs sieben acht neun',
    (ten, unit) => `${unit}und${ten}`,
  ),
];

/** German. The polite "Sie" is written like "they" in lower case, so it counts as an address in both cases. */
export const lexicon: Lexicon = {
  grammar,
  connecting: words(`der die das den dem des ein eine einen einem einer eines dieser diese dieses diesen
    diesem und oder aber sondern sowie auch als wie so dann da dort hier dass es er ihm ihn wir uns unser
    unsere unseren unserem unserer unseres ich mich mir mein meine meinen meinem meiner sie ihnen ihr ihre
    ihren ihrem ihrer ihres du dich dir dein deine deinen deinem deiner euch euer eure euren eurem eurer in im
    an am auf aus bei beim bis durch für gegen mit nach seit über um unter von vom vor zu zum zur zwischen
    innerhalb während wegen pro ist sind bin bist seid war waren hat haben habe habt hatte hatten wird werden
    wurde wurden worden sein gewesen welche welcher welches was wer wo wann weil damit deren dessen sich man
    sowohl heute jetzt derzeit zum beispiel etwa z.b u.a denn ja außerdem daran darin dafür dabei davon jahr
    jahren`),
  framing: words(`gesehen gelesen sehe sah las lese bemerkt aufgefallen auffiel fiel website webseite
    internetseite seite seiten gestoßen interessant spannend schön beeindruckend beeindruckt laut schreiben
    erwähnen blick beim lesen besuch hängen geblieben aufmerksam geworden`),
  offering: words(`helfen hilft unterstützen unterstützt bieten bietet arbeiten machen macht unternehmen
    firma firmen team kurz genau deshalb schreibe schrieb grund melde gedacht denke dachte ansatz idee einfach
    angebot leistung beispiel kunden kunde erwähnt nachricht letzten gleich passt gleichen setzen setzt
    betrieb betriebe kann können anlass punkt thema sorgen zählen`),
  inviting: words(`wäre würde würden könnte könnten kann können darf dürfen ist sind haben hätten hätte
    möchten möchte wollen gern gerne freue freuen offen interessant relevant hilfreich nützlich sinnvoll lohnt
    lohnen klingt passt passen passend kurz kurzes kurzen kurze kurzer gespräch telefonat anruf austausch
    austauschen sprechen reden zeit minuten minute woche nächste nächsten kommenden tag tage tagen moment
    antworten antwort genügt reicht schreiben schicke schicken sende mail e-mail nachricht zeile sagen sage
    erzählen zeige zeigen teilen sehen gedanken meinung denken idee überblick beispiel details mehr frage
    fragen richtige richtigen richtiger person ansprechpartner jemand anderes kollege kollegin gut herzlich
    willkommen einfach ja nein nicht etwas das dies hilfe wie welche thema priorität bei ihnen ihrem
    unternehmen falls wenn ob ich sie dazu darüber zusammenfassung unverbindlich termin melden gelegenheit
    letzte letzten erste ersten frühere früheren kommen gekommen lassen wissen konkret skizziere skizzieren
    blick werfen gemeinsam du ihr dir euch euer eurem spannend lösen geregelt organisieren hast hättest
    möchtest magst anschauen ansehen kurzfassung gerade aktuell derzeit schreibe melde kurze vorführung test
    testen richte schlage stelle vor liste steht ansteht fragen das es jahr stichpunkten angehen vorstellen
    schon hattest anknüpfen`),
  filler: words(`heute aktuell derzeit bereits auch weiterhin immer stolz aktiv hauptsächlich vor allem
    gemeinsam`),
  emptyAdverbs: words('auch derzeit bereits aktuell dagegen hingegen zudem heute'),
  negation: words(`nicht kein keine keinen keinem keiner keines nie niemals ohne weder kaum nichts niemand
    eingestellt aufgehört außer ausgenommen`),
  modality: wordClasses({
    future: 'planen plant geplant geplante bald künftig zukünftig beabsichtigen vorhaben demnächst',
    possible: `vielleicht möglicherweise eventuell wahrscheinlich könnte könnten dürfte vermutlich würde würden
    angeblich
    behauptet behaupten heißt gerücht gerüchte vermutet falsch glaubt glauben`,
    duty: 'müssen muss sollte sollten sollen',
    wish: 'wollen will möchten möchte hoffen streben erwägen versuchen ziel',
    ended: 'früher ehemals ehemalige ehemaliger ehemaligen einst vormals',
    condition: 'wenn falls sofern soweit solange',
    occasion: 'sobald',
  }),
  exceptIf: words(''),
  hedge: wordClasses({
    more: 'über mehr',
    less: 'unter weniger',
    near: 'fast nahezu rund etwa circa ca ungefähr knapp gut beinahe',
    most: 'höchstens maximal bis',
    least: 'mindestens',
  }),
  comparison: words(`mehr meisten meiste weniger wenigsten erste ersten erster erstes letzte einzige
    einzigen einziger einziges beste besten bester besser schlechter führend führende führenden führender
    größte größten größter marktführer einzigartig exklusiv weitere weiteren`),
  comparisonEnding: pattern`^[a-zäöüß]{4,}(sten|ster|stes|ste)$(?<!(dienste|diensten|kosten|liste|listen|
    gäste|gästen|posten|westen|osten|küste|leisten|erster|fenster|muster|kasten|meister|cluster|schwester|
    hamster|münster|leiste|ernste|reste|festen|feste|neueste|neuesten))`,
  comparative: /^(mehr|weniger)$|.er$/u,
  partitive: words('zu eine einer eines teil zählen zählt'),
  numberWords: new Map([
    ...numerals,
    ...countingWords('null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'),
    ['hundert', 100],
    ['tausend', 1000],
    ['hälfte', 0.5],
    ['doppelt', 2],
    ['dutzend', 12],
  ]),
  firstSubject: words('wir ich'),
  firstOther: words(`uns unser unsere unseren unserem unserer unseres mich mir mein meine meinen meinem
    meiner`),
  firstObject: words('uns mich mir'),
  selfNouns: words('unternehmen firma gruppe konzern betrieb sie es'),
  pronouns: words('es sie er'),
  owners: words('sein seine seinen seinem seiner ihr ihre ihren ihrem ihrer'),
  ordinaryNames: phrases`
    nord*|süd*|ost*|west*|mittel*|deutsch*|europäisch*|national*|international*|erst*|neu*|alt*|groß*|
    grün*|blau*|rot*|schwarz*|weiß*|stadt*|haus|heim|familie*|gesundheit*|energie|wasser|daten|+er
  `,
  tradeNames: words(`
    & akademie anlagenbau antiquariat apotheke architekten architekturbüro ausbau autohaus automation
    backwaren bank bau bauunternehmen bauunternehmung beratung bestattungen betriebe biotech blumen brauerei
    brüder buchhandlung bäckerei büro bürotechnik catering chemie chemische chirurgie computer dachdeckerei
    daten design dienste dienstleistungen digital druck druckerei edelstahl einzelhandel elektrik elektro
    elektronik elektrotechnik energie engineering entsorgung erben fahrzeugbau feinkost feinmechanik fenster
    filmproduktion finanz fisch fitness fleischerei fleischwaren forschung gartenbau gasthaus gastronomie
    gebäudereinigung gebäudeservice gebäudetechnik gerätebau gesellschaft getränke gießerei glas gruppe
    gärtnerei hafen handel handels handwerk hausverwaltung heizung heizungsbau hof holz holzbau holzwerk
    hotel hotelbetriebe hydraulik immobilien industrie ingenieurbüro ingenieure installation instrumente
    kaffee kanzlei keramik kfz kinderbuch klinik kliniken kommunikation konditorei konstruktion kosmetik
    kraftwerke kunststoff kunststofftechnik kälte küchen labor lager landtechnik laser leasing lebensmittel
    licht logistik lohnbüro maler malerbetrieb marketing markt maschinen maschinenbau medien medizin
    medizintechnik messtechnik metall metallbau metzgerei mode molkerei montage motoren museum möbel
    möbelhaus mühle naturkost netze nutzfahrzeuge obst optik papier partner personal pflege pflegedienst
    pharma physiotherapie planung praxis praxisklinik produkte produktion projekt präzision raumausstattung
    recht recycling reederei reinigung reisen restaurant rohstoffe sanitär schmiede schmuck schreinerei
    schuhe service sicherheit software sohn solar spedition speditions spielwaren sport stadtwerke stahl
    stahlbau steuerberater steuerberatung studio systeme systemhaus söhne technik technologie technologien
    textil textilpflege tiefbau tischlerei tochter touristik training transport transporte umwelt
    umwelttechnik und verlag verlags vermögensverwaltung verpackung verpackungen versand versicherung
    versicherungen verwaltung wasser wein weingut weinhandel werbung werk werke werkstatt werkzeug
    werkzeugbau werkzeuge wohnbau wohnungsbau zahnarztpraxis zimmerei zulieferer
  `),
  companyVerb: /^(gegründet|erwarb|übernahm|kaufte|unterzeichnete)$/u,
  companyKind: pattern`(kette|unternehmen|konzern|hersteller|händler|anbieter|bank|gruppe|genossenschaft|
    markt|märkte|discounter|lieferant|dienstleister|betreiber|produzent|marke|firma|betrieb|versicherer|
    versicherung|brauerei|bäckerei|apotheke|hochschule|universität|klinik|krankenhaus|verlag|spedition|
    fluggesellschaft|gesellschaft|großhändler|kaufhaus|hotel|restaurant|agentur|filialist|filialkette|
    franchise|verband|stiftung|behörde)$`,
  describing: words(`betreibt verkauft bietet produziert fertigt liefert besitzt entwickelt beschäftigt hat
    ist`),
  indefinite: words('ein eine einen einem einer eines'),
  relative: words('der welcher'),
  relativePronouns: words(''),
  relativeAfterComma: words('der die das den dem deren'),
  articles: words('ein eine der die das'),
  beforeNouns: words(''),
  thirdWhenSmall: words('ihre ihren ihrem ihrer ihres'),
  possessive: words(`ihr ihre ihren ihrem ihrer ihres dein deine deinen deinem deiner euer eure euren
    eurem eurer unser unsere unseren unserem unserer unseres`),
  auxiliary: words('ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können'),
  pastVerbs:
    words(`hatte hatten war waren betrieb besaß besaßen beschäftigte beschäftigten verkaufte verkauften
    führte führten schloss schlossen`),
  present: words('haben hat habt sind ist seid hast bist'),
  copulas: words('ist sind'),
  perfect: words(''),
  passive: words('wird werden wurde wurden worden'),
  places: words('in im aus um bei'),
  placeListWords: words(''),
  since: words('seit ab'),
  second: words(`sie ihnen ihr ihre ihren ihrem ihrer ihres du dich dir dein deine deinen deinem deiner
    euch euer eure euren eurem eurer`),
  conjunctions: words('und aber sondern während wobei weil der die das oder sowie'),
  coordinating: words('und aber sowie'),
  conceding: words('allerdings jedoch freilich'),
  complementisers: words('dass wie'),
  asserting: words('dass weil da denn während'),
  backward: words('es ihn ihm dessen deren'),
  pointing: words('dies dieser diese dieses diesem es er sie dort hier dabei damit'),
  causal: words('weil deshalb daher darum denn obwohl trotz wegen nachdem bevor dadurch'),
  ability: words('kann können könnt'),
  deictic: words(`nächste nächsten nächstes nächster letzte letzten letztes letzter diese dieses diesen diesem
    kommende kommenden`),
  than: 'als',
  prepositions: words(`ab in im an am auf aus bei beim bis durch für gegen mit nach seit über um unter von
    vom vor zu zum zur zwischen innerhalb während pro`),
  directions: wordClasses({
    at: 'in im an am bei beim innerhalb während',
    from: 'aus von vom ab',
    to: 'nach zu zum zur bis',
    for: 'für',
    with: 'mit',
    since: 'seit',
    per: 'pro',
  }),
  quantifiers: words('jede jeder jedes jeden jedem alle allen meisten viele'),
  parts:
    /^(hälfte|drittel|viertel|fünftel|sechstel|achtel|zehntel|mehrheit|minderheit|großteil|teil|anteil|meisten|darunter|davon)$/u,
  finiteVerb:
    /^(\p{L}{4,}te(n)?|schloss(en)?|verlor(en)?|gewann(en)?|begann(en)?|übernahm(en)?|baut|schließt|verkauft)$/u,
  ofWhole: words('von der unserer ihrer'),
  webWords: words('website webseite internetseite seite seiten'),
  presupposing: words('warum weshalb noch wieder weiterhin mehr aufgehört wann trotz immer'),
  nameEndings: words('s es n en e er'),
  greetingOpener:
    /^(guten (tag|morgen|abend)|hallo|sehr geehrte[rs]?|liebe[rs]?|hi|moin|grüß gott|servus)(?=[\s,.!]|$)/iu,
  greetingWords: words(`guten tag morgen abend hallo sehr geehrte geehrter geehrtes liebe lieber liebes hi
    moin grüß gott servus team damen und herren herr frau von der dr zusammen`),
  signOff: anyCasePattern`^(mit freundlichen grüßen|freundliche grüße|viele grüße|beste grüße|herzliche grüße|
    mit besten grüßen|vielen dank|danke|einen schönen tag|schöne grüße|liebe grüße)(?=[\s,.!]|$)[,.!]?`,
  questionOpener: anyCasePattern`^(wäre|würde|würden|könnte|könnten|kann|können|darf|dürfen|ist|sind|haben|
    hätten|möchten|wollen|passt|klingt|lohnt|wie|was|wer|welche|hast|hatten|hattest|hättest|magst|möchtest|
    wärst|und|interessiert|sollen|steht)(?=\s)`,
  invitationOpener: anyCasePattern`^(gern|gerne|ich (freue|zeige|schicke|melde|erzähle|skizziere|sende)|wenn|
    falls|melden sie|melde dich|meldet euch|antworten sie|antworte|sagen sie|sag|schreiben sie|
    eine kurze (antwort|nachricht)|ein (kurzes|einfaches)|lassen sie|bei interesse|
    zögern sie nicht)(?=[\s,.!]|$)`,
  topicSentence: anyCasePattern`^(?:Ich schreibe (?:Ihnen|dir|euch) zum Thema|Ich melde mich bei (?:Ihnen|dir|
    euch) zum Thema|Ich habe eine kurze Frage zum Thema) [\p{L}\d-]+(?: [\p{L}\d-]+){0,2} ?\.?$`,
  earlierMessage:
    /(frühere|vorige|letzte|erste)[nr]? (nachricht|mail|e-mail)|meine[rn]? (nachricht|mail|e-mail)/iu,
};
