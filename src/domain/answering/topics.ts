import { allPhrases } from '../../languages/all-phrases.ts';
import type { WrittenLanguage } from '../../languages/packs.ts';
import { asksHowSoon } from './fees.ts';

/** What people who write to a seller ask for again and again. */
export interface Topic {
  readonly key: string;
  /** Words by which a text in any of the languages served asks for it or tells of it. */
  readonly words: RegExp;
  /** What an answer to it usually holds besides, for example a figure. */
  readonly tells?: RegExp;
  /** What the reader is told to have asked for: behind "about", "om" and "nach", and in the Finnish elative. */
  readonly names: Readonly<Record<WrittenLanguage, string>>;
}

/** The topics of a text, in the order of the list. */
export function topicsIn(text: string): readonly Topic[] {
  const rest = text.replace(inThePrice, ' ');
  const found = topics.filter(({ words }) => words.test(rest));
  return isPriceOfStart(rest) ? found.filter(({ key }) => key !== 'onboarding') : found;
}

/** Whoever asks what the setup costs asks for a price alone. */
function isPriceOfStart(text: string): boolean {
  const [cost, start] = [wordsOf('price'), wordsOf('onboarding')];
  const clauses = text.split(clauseEnds).filter((clause) => start.test(clause));
  return clauses.length > 0 && clauses.every((clause) => cost.test(clause) && !asksHowSoon(clause));
}

function wordsOf(key: string): RegExp {
  const topic = topics.find((each) => each.key === key);
  if (!topic) throw new Error(`There is no topic ${key}.`);
  return topic.words;
}

/** Where a question goes on to ask for something else. */
export const clauseEnds = /[,;:]|(?<!\p{L})(?:and|or|ja|sekä|tai|och|samt|eller|und|sowie|oder)(?!\p{L})/iu;

/** Whoever asks whether something is in the price asks for that, and not for the price. */
const inThePrice = /(?<!\p{L})(?:in the price|im preis|i priset)(?!\p{L})/giu;

const figure = /\d/u;
const term = /month|year|notice|kuuka|vuode|vuosi|irtisano|månad|\bår|uppsäg|sägas upp|monat|jahr|kündig/iu;
const price = String.raw`€|\beur(?:o|os|oa|on)?\b|\bsek\b|\bkr\b`;

export const topics: readonly Topic[] = [
  topic('price', named('prices', 'hinnoista', 'priser', 'Preisen'), new RegExp(`${price}|\\d`, 'iu'), [
    String.raw`pric(?:e|es|ing)\b|costs?\b|quot(?:e|es|ation)\b|rates?\b|fees?\b|how much\b|expensive\b|cheaper\b`,
    String.raw`|charge|${price}`,
    String.raw`|hin(?:ta|na|noi|noit|nat|to|tai|nasto)|maksa(?:a|isi|v|ne|maan)|kustan|tarjouksen?\b`,
    String.raw`|tarjouspyyn|tarjous:? \d`,
    String.raw`|tarjousta\b|liian kallis`,
    String.raw`|hintava|mitä .{0,20}maksa`,
    String.raw`|paljonko\b|veloit|pris(?:er|et|erna|lista|uppgift)?\b|kosta(?:r|de|t)?\b|kostnad|offert`,
    String.raw`|vad (?:tar ni|skulle ni ta)`,
    String.raw`|hur mycket (?:kosta|blir|tar|skulle)`,
    String.raw`|för dyrt?\b`,
    String.raw`|angebotsanfrage|rfq\b|preis|kost(?:en|et|ete|eten)\b|wie ?viel\b|angebot\b|tarif|(?:wie|zu) teuer`,
    String.raw`|(?:verlang|berechn)\p{L}* (?:sie|ihr)\b`,
    String.raw`|(?:have|need|expect) to pay`,
    String.raw`|\p{L}+hin(?:ta|na|nan|to)(?:nne)?\b|vuokran?\b|hyran?\b|miete\b`,
  ]),
  topic(
    'delivery_time',
    named('delivery times', 'toimitusajoista', 'leveranstider', 'Lieferzeiten'),
    figure,
    [
      String.raw`how soon after|(?:delivery|lead|shipping|turnaround) times?\b`,
      String.raw`|deliver(?:y|ed)? (?:within|in \d|takes?|date)`,
      String.raw`|how long .{0,25}(?:deliver|shipping)`,
      String.raw`|when (?:can|could|would|will) (?:you|it) (?:deliver|be delivered|ship)|how (?:soon|fast`,
      String.raw`|quickly) .{0,20}(?:deliver|ship)`,
      String.raw`|deliver within|toimitusa|toimit(?:us|ukse)\p{L}* .{0,15}kest|(?:milloin|koska|kauanko`,
      String.raw`|(?:kuinka|miten) (?:nopeasti|pian|kauan)) .{0,25}toimit(?!usjoht)`,
      String.raw`|toimitamme .{0,40}\d|leveranstid|ledtid|(?:när|hur (?:snabbt|fort|snart`,
      String.raw`|länge)) .{0,25}lever(?:era|ans)`,
      String.raw`|levererar inom`,
      String.raw`|lieferzeit|lieferfrist|lieferdauer|(?:wann|wie (?:schnell|lange|bald)) .{0,30}liefer`,
      String.raw`|liefern .{0,20}innerhalb`,
      String.raw`|vorlaufzeit`,
    ],
  ),
  topic(
    'delivery_area',
    named('delivery areas', 'toimitusalueista', 'leveransområden', 'Liefergebieten'),
    null,
    [
      String.raw`(?:do|can|could|would) you (?:deliver|ship)|deliver(?:y|ies)? (?:to|area|across|all over)`,
      String.raw`|deliver across`,
      String.raw`|ship(?:ping)? to|toimit(?:a|taisi)(?:tteko|tko)|toimite(?:taan|ttaisiin)ko|toimitusalue`,
      String.raw`|toimit(?:amme|taa) .{0,30}(?:maahan|suomeen|koko`,
      String.raw`|kaikkialle)`,
      String.raw`|leverera(?:r|s|de)? (?:ni |vi )?(?:även |också )?(?:till|i|över)\b|leveransområde`,
      String.raw`|liefer(?:n|ten|t) (?:sie|wir|ihr) (?:auch )?(?:nach|in`,
      String.raw`|ganz)|liefer[nt] (?:auch )?(?:nach|in ganz)`,
      String.raw`|liefergebiet|liefert ihr|(?:nach|in ganz) .{0,25}liefern`,
    ],
  ),
  topic(
    'minimum_order',
    named('minimum orders', 'vähimmäistilauksesta', 'minsta order', 'der Mindestbestellmenge'),
    figure,
    [
      String.raw`minimum (?:order|quantity|batch)|\bmoq\b|smallest (?:order|batch)|vähimmäistila|minimitila`,
      String.raw`|pienin (?:tilaus|erä)|vähimmäiserä|minimierä|minsta (?:order|beställning|kvantitet|volym)`,
      String.raw`|minimiorder`,
      String.raw`|mindestbestell|mindestmenge|mindestabnahme|kleinste (?:bestellung|menge)`,
    ],
  ),
  topic('references', named('references', 'referensseistä', 'referenser', 'Referenzen'), null, [
    String.raw`name (?:an?|some|any) customers?|asiakkaan(?:ne|sa)\b|\breferences?\b|case stud`,
    String.raw`|customer stor|other customers|who (?:else )?(?:uses|do you work with)`,
    String.raw`|referenss|asiakastarin|muita asiakkaita|ketkä käyttä|asiakkaitanne|\breferens(?:er|erna|kund)?\b`,
    String.raw`|kundcase|andra kunder|vilka kunder|referenz|kundenbeispiel|andere kunden|welche kunden`,
  ]),
  topic('locations', named('locations', 'toimipaikoista', 'platser', 'Standorten'), null, [
    String.raw`where (?:are you|is your|do you (?:sit|work|operate|have))|\blocated\b|locations?\b|your address`,
    String.raw`|(?<!(?:hours|times) (?:of|at|in) (?:your|the) )(?:offices?\b|showroom)`,
    String.raw`(?!(?:['’]s)? (?:(?:is|are) )?(?:usually )?(?:open|clos|hours))`,
    String.raw`|missä (?:te|sijait|toimi)|sijaits|sijait|toimipaik|toimipist|toimisto|osoitteenne|myymälä`,
    String.raw`|var (?:finns|ligger|sitter) ni|kontoret|ligger i\b|finns i\b|adress\b|butik`,
    String.raw`|wo (?:sind|sitzen|befindet|finde)|standort|niederlassung|sitz in|büro\b|anschrift`,
  ]),
  topic('opening_hours', named('opening hours', 'aukioloajoista', 'öppettider', 'Öffnungszeiten'), figure, [
    String.raw`between \d+ ?(?:am|pm)? and|mihin aikaan|ja \d+ välillä|när kan man ringa`,
    String.raw`|bis wann ist|von \d+ bis \d+ uhr|\d{1,4}(?: [ap]m)? to \d+ ?[ap]m|vardagar (?:mellan|från)|klockan \d|`,
    String.raw`when (?:(?:do|does|is|are|can) )?(?:you|(?:the|your) (?:offices?|showroom|shop|store|workshop)) `,
    String.raw`(?:usually )?(?:open|close[sd]?)\b|`,
    String.raw`opening (?:hours|times)|business hours|office hours|open (?:from|on|until)`,
    String.raw`|we are open`,
    String.raw`|aukiolo|milloin olette avoinna|auki (?:ma|klo)|avoinna|öppettid|öppen\b|öppna\b|öppet (?:mån|från`,
    String.raw`|till|vardag)`,
    String.raw`|när har ni öppet`,
    String.raw`|öffnungszeit|geöffnet|wann haben sie (?:offen|auf)`,
  ]),
  topic('trial', named('a trial', 'kokeilusta', 'en testperiod', 'einer Testphase'), null, [
    String.raw`\btrial|\bpilot|try (?:it|this) out|try the|testa innan`,
    String.raw`|provar\b|test period|kokeil|pilot(?:ti|oi|ointi)|testijakso`,
    String.raw`|provperiod|prova\b|testperiod|testphase|testzugang|probezeit|probezugang|ausprobieren`,
  ]),
  topic('integration', named('integrations', 'integraatioista', 'integrationer', 'Schnittstellen'), null, [
    String.raw`integrat|\bapis?\b|interfaces?\b|work(?:s)? (?:together )?with (?:our|\p{Lu})|connect(?:s)? (?:to`,
    String.raw`|with)`,
    String.raw`|rajapin|yhteensop|integro|integraat|integrer|yhdisty(?:y|is)|yhdist(?:ää|äis|ettäv)`,
    String.raw`|toimi(?:i|si|vat|sivat)(?:ko)? .{0,60}kanssa|fungera(?:r|de)? .{0,40}(?:med|ihop)\b`,
    String.raw`|koppla[rst]* (?:\p{L}+ )?(?:till|ihop|mot)|gränssnitt`,
    String.raw`|(?:arbeite|funktionier|läuft|laufen|liefe)\p{L}* .{0,40}(?:mit|zusammen)\b|schnittstelle|anbind`,
    String.raw`|angebunden|mit .{0,40}(?:funktionier|verbinden|verbunden|zusammenarbeit)|integrier|kompatib`,
  ]),
  topic('warranty', named('the warranty', 'takuusta', 'garantin', 'der Garantie'), null, [
    String.raw`warrant|guarantee|takuu|garanti|gewährleistung`,
  ]),
  topic(
    'payment',
    named('payment terms', 'maksuehdoista', 'betalningsvillkor', 'Zahlungsbedingungen'),
    null,
    [
      String.raw`payment (?:terms?|methods?|options?)|\binvoic|pay by|maksueh|maksuaika|maksutav|laskut`,
      String.raw`|betalningsvillkor`,
      String.raw`|faktur|betala med|betalningssätt|zahlungsbeding|zahlungsziel|zahlungsart|rechnung(?:en)?(?!s)`,
      String.raw`|zahlbar`,
    ],
  ),
  topic(
    'contract',
    named('contract terms', 'sopimusehdoista', 'avtalsvillkor', 'der Vertragslaufzeit'),
    term,
    [
      String.raw`contracts?\b|minimum term|notice period|commitment|cancel (?:any|the|at)`,
      String.raw`|sopimus|sopimuksen (?:kesto|pituus)|irtisanomisai|sitoutu|määräaikai|avtal|uppsägningstid`,
      String.raw`|bindningstid`,
      String.raw`|vertrag|laufzeit|kündigungsfrist|kündbar|mindestlaufzeit`,
    ],
  ),
  topic('security', named('data protection', 'tietosuojasta', 'dataskydd', 'Datenschutz'), null, [
    String.raw`gdpr|data (?:protection|security|privacy|cent(?:re|er))|personal data|where .{0,30}data (?:stored`,
    String.raw`|kept)`,
    String.raw`|tietosuoj|tietoturv|henkilötiet|missä .{0,30}tiedot|dataskydd|personuppgift|datasäkerhet`,
    String.raw`|var lagras|lagras i\b`,
    String.raw`|dsgvo|datenschutz|datensicher|personenbezogen|wo .{0,30}daten`,
  ]),
  topic('support', named('support', 'tuesta', 'support', 'dem Support'), null, [
    String.raw`support(?:s|en|a|ar|eras?)?\b|helpdesk|customer service|maintenance|asiakaspalvel|tukipalvel`,
    String.raw`|tekninen tuki|tukea\b|tukisi`,
    String.raw`|tuki(?!\p{L})|tuen(?!\p{L})|huolto`,
    String.raw`|kundtjänst|kundservice|underhåll|unterstütz|kundendienst|kundenservice|wartung`,
  ]),
  topic('onboarding', named('getting started', 'käyttöönotosta', 'införandet', 'der Einführung'), null, [
    String.raw`onboarding|set ?up\b|implement|(?:getting|get) started|can (?:we|you) start|roll ?out`,
    String.raw`|training|käyttöönot|käyttöön|pääs\p{L}+ alkuun|aloit(?:ta|amme)`,
    String.raw`|koulutu|(?:komma|kommer|sätt(?:a|er)) (?:vi |ni )?i ?gång|införande|införa|implementer|utbildning`,
    String.raw`|einführung`,
    String.raw`|(?:can|could|may|shall|will|would|do) (?:\p{L}+ ){1,3}(?:begin|start|kick off|go live`,
    String.raw`|(?:get|be) going)`,
    String.raw`|(?:get|be) (?:\p{L}+ )?up and running|kick(?:ing)? off (?!meeting)`,
    String.raw`|(?:voi(?:mme|daan|si|tte|t|taisiin|simme|sitte)|pääs\p{L}+) (?:\p{L}+ )?(?:alkaa|alkamaan|aloit`,
    String.raw`|liikkeelle|vauhtiin|käyntiin|käynnistää)`,
    String.raw`|(?:kan|kunde|skulle|ska) (?:vi|ni) (?:\p{L}+ )?(?:börja|dra i ?gång|köra i ?gång|rulla i ?gång)`,
    String.raw`|rullar vi i ?gång|könn(?:en|ten) (?:wir|sie) (?:\p{L}+ )?(?:beginnen|anfangen)|legen wir los`,
    String.raw`|(?:geht|kann|könnte) es (?:los|losgehen)(?!\p{L})`,
    String.raw`|schulen wir|einrichten|einrichtung(?!sg)|richten .{0,40} ein\b`,
    String.raw`|starta\b|starten\b|loslegen|inbetriebnahme|schulung`,
  ]),
  topic('languages', named('languages', 'kielistä', 'språk', 'Sprachen'), null, [
    String.raw`(?:which|what|other) languages?|available in (?:english|finnish|swedish|german)|in (?:english`,
    String.raw`|finnish|swedish|german)\b`,
    String.raw`|mill(?:ä|e) kiel|kielillä|suomeksi|ruotsiksi|englanniksi|vilka språk|på (?:svenska|finska`,
    String.raw`|engelska)\b`,
    String.raw`|in (?:ihrer|unserer) sprache|welche[nr]? sprachen|auf (?:deutsch|englisch|finnisch|schwedisch)\b`,
  ]),
  topic('sample', named('samples', 'näytteistä', 'prover', 'Mustern'), null, [
    String.raw`\bsamples?\b|näyttei|näytekap|varuprov|\bprover\b|\bmuster\b|warenprobe`,
  ]),
  topic('availability', named('availability', 'saatavuudesta', 'tillgänglighet', 'der Verfügbarkeit'), null, [
    String.raw`in stock|availab(?:le|ility)|saatavu|varastossa|saatavilla|i lager|tillgänglig|verfügbar|auf lager`,
    String.raw`|lieferbar`,
  ]),
  topic('discount', named('discounts', 'alennuksista', 'rabatter', 'Rabatten'), null, [
    String.raw`discount|alennu|\p{L}*rabatt|nachlass|preisnachlass|skonto`,
  ]),
];

/** What asks for a time to talk or to be shown something; it is answered with a question, not from a source. */
export const meetingWords = new RegExp(
  allPhrases(({ enquiries }) => enquiries.topics.meetingWords).join('|'),
  'iu',
);

/** What asks for more about the seller and its offer without naming anything of it. */
export const generalWords = new RegExp(
  allPhrases(({ enquiries }) => enquiries.topics.generalWords).join('|'),
  'iu',
);

function topic(key: string, names: Topic['names'], tells: RegExp | null, words: readonly string[]): Topic {
  const pattern = new RegExp(`(?<!\\p{L})(?:${words.join('')})`, 'iu');
  return { key, words: pattern, names, ...(tells === null ? {} : { tells }) };
}

function named(en: string, fi: string, sv: string, de: string): Topic['names'] {
  return { en, fi, sv, de };
}
