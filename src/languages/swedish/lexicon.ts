import { phrases } from '../notation/phrases.ts';
import type { Lexicon } from '../../domain/language-pack/lexicon.ts';
import { grammar } from './grammar.ts';
import { counted, tensWithUnits, type Numerals } from '../notation/numerals.ts';
import { countingWords, wordClasses, words } from '../notation/words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

const numerals: Numerals = [
  ...counted('tretton fjorton femton sexton sjutton arton nitton', 13),
  ...tensWithUnits(
    'tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
    'ett två tre fyra fem sex sju åtta nio',
    (ten, unit) => `${ten}${unit}`,
  ),
];

/** Swedish, with "du" for a person and "ni" for a company. */
export const lexicon: Lexicon = {
  grammar,
  connecting: words(`en ett den det de dem denna detta dessa och eller men så som att om på i till för
    från av med hos vid genom över under mellan inom runt kring per är var vara varit har hade ha gör göra
    gjorde blir blev vi oss vår vårt våra jag mig min mitt mina du dig din ditt dina ni er ert era han hon
    hans hennes sin sitt sina där här då när vilken vilket vilka också samt både även sedan medan eftersom ju
    nu idag t.ex bland annat dvs bl.a än år man ut upp in just sådan sådana sådant dels åt dessutom`),
  framing: words(`såg ser läste läser märkte noterade hittade kom fastnade lade märke la webbplats hemsida
    sajt sida sidor webbplatsen hemsidan sajten sidan fångade intresse intressant fint kul imponerande skriver
    berättar nämner tittade enligt stod`),
  offering: words(`hjälper hjälpa hjälp erbjuder erbjuda arbetar jobbar gör bolag företag företaget team
    kort därför skriver skrev anledning anledningen hör av kontaktar tänkte tänker just exempel ett grundidén
    enkelt enkel kunder kund nämnde förra tidigare mejl meddelande samma passar ger låter verksamhet
    verksamheter linje tanke precis kan`),
  inviting: words(`skulle kan kunde vore är har vill ska finns om hör hörs höra gärna glad öppen
    intressant relevant användbart värt värd låter passa passar kort snabbt samtal samtala prata pratas tala
    ses tid minuter minut vecka veckan nästa kommande dag dagarna stund svara svar skriv skicka skickar mejl
    mejla meddelande rad berätta berättar visa visar visning dela se tankar tycker idé exempel detaljer mer
    fråga frågor rätt person någon annan kollega bra välkommen bara enkelt ja nej inte något detta det hjälp
    hur vad vem vilken ämne prioritet dig er ditt ert era du ni bolag idag jag sammanfattning ta tar upplägg
    titt titta hunnit tidigare förra senaste första få fått komma återkommer lägger hanterar nyfiken hjälpa
    hjälper i så fall veta aktuellt räcker säg till ordnar ord avstämning får vilja gäller presentera prova
    provperiod ordna föreslår hittar tittar lista står skriver anledningen oss`),
  filler: words('nu idag också redan fortfarande stolt aktivt främst huvudsakligen tillsammans alltid'),
  emptyAdverbs: words('också även redan nu idag'),
  negation: words(`inte ej icke ingen inget inga aldrig utan varken knappast slutat slutade upphört saknar
    utom förutom`),
  modality: wordClasses({
    future: 'ska skall kommer planerar planerade planerad planerat snart kommande avser',
    possible: `kanske möjligen eventuellt troligen sannolikt skulle kunde torde påstår påstås sägs säger rykten ryktet
    felaktigt falskt tror`,
    duty: 'måste bör borde',
    wish: 'vill hoppas önskar strävar siktar överväger försöker målet',
    ended: 'tidigare före detta förut f.d brukade fram tills',
    condition: 'ifall förutsatt såvida',
    occasion: 'när då',
  }),
  exceptIf: words('såvida'),
  hedge: wordClasses({
    more: 'över fler mer',
    less: 'under färre mindre',
    near: 'nästan cirka ca ungefär omkring drygt knappt runt närmare',
    most: 'upp högst maximalt',
    least: 'minst',
  }),
  comparison: words(`mer mest mindre minst färre första sista enda endast ensam bäst bästa bättre sämre
    ledande främsta främst störst största unik unika exklusiv oöverträffad högsta längsta äldsta
    ytterligare`),
  comparisonEnding: pattern`^[a-zåäö]{4,}(aste|ast|are)$(?<!(arbetare|användare|läkare|tandläkare|ledare|
    leverantörare|kommunikatörare|ägare|lärare|tillverkare|utvecklare|montörare|snickare|säljare|grossistare|
    hyresgästare|entreprenörare|köpare|kunnigare|besökare|förare|målare|rådgivare|vidare|senare|spelare|
    byggare|tidigare))`,
  comparative: /^(mer|mindre)$|.(er|are)$/u,
  partitive: words('av bland del'),
  numberWords: new Map([
    ...numerals,
    ...countingWords('noll ett två tre fyra fem sex sju åtta nio tio elva tolv'),
    ['hundra', 100],
    ['tusen', 1000],
    ['hälften', 0.5],
    ['halverade', 0.5],
    ['dubbelt', 2],
    ['dussin', 12],
  ]),
  firstSubject: words('vi jag'),
  firstOther: words('oss vår vårt våra mig min mitt mina'),
  firstObject: words('oss mig'),
  selfNouns: words('företaget bolaget koncernen gruppen de det'),
  pronouns: words('det de den han hon'),
  owners: words('dess deras'),
  ordinaryNames: phrases`
    norra|södra|östra|västra|nordisk*|svensk*|finsk*|europeisk*|nationell*|internationell*|första|nya|
    gamla|stora|gröna|blå|röda|svarta|vita|gyllene|kungliga|stads*|hem|hus|familj*|hälso*|energi|vatten|
    mat|data
  `,
  tradeNames: words(`
    & advokatbyrå akademi allservice antikvariat apotek apoteket arkitekter automation bageri bageriet bank
    belysning betong biograf blommor bokhandel bokhandeln bolaget bostäder brandskydd bryggeri bryggeriet
    bröderna butik butiken butiker bygg byggbolaget byggnads charkuteri city data dental design el
    elektriska fastighets elektro elteknik energi energibolaget entreprenad etikett export fastighet fastigheter
    fastighets film finans fisk fjärrvärme flytt frakt friskvård fritid frukt fönster förlag förpackning
    försäkring glas golv grossist grupp gruppen gård gården handel handels hantverk hemtjänst hotell
    hotellet hus hygien hälsa hälsocentral import industri industrier inredning installation instrument
    investment kaffe kafé kakel kemi keramik klinik kliniken klinikerna kommunikation konditori konfektion
    konsult konsulter kontor kraft kyl kök laboratorium lager lantbruk leksaker logistik läkemedel lås marin
    marknad maskin maskiner media medicin medicinteknik mejeri mejeriet mekaniska metall mode montage motor
    måleri möbler natur och optik papper park partners pizzeria plast plåt pojkar press produkter produktion
    projekt renhållning resor restaurang restaurangen rådgivning röda rör schakt service sjukhus skog skola
    skor skrädderi slakteri smide snickeri software spedition sport stiftelse stiftelsen studio städ
    städning stål svets sågverk sågverket sön söner tand tandvård teknik teknologi textil textiltvätt
    trading trafik transport transporter tryckeri trä träd trädgård tvätt utbildning uthyrning vatten
    ventilation verkstad verkstäder vin vård vårdcentral vårdhus vårdhuset åkeri åkeriet återvinning
  `),
  companyVerb: /^(grundades|grundat|bildades|köpte|förvärvade|anställde)$/u,
  companyKind: pattern`(kedja|företag|bolag|koncern|tillverkare|återförsäljare|leverantör|bank|kooperation|
    förening|grupp|handlare|producent|operatör|varumärke|aktör|butik|butiker|byrå|grossist|rederi|flygbolag|
    bryggeri|bageri|apotek|universitet|sjukhus|förlag|entreprenör|hotell|restaurang|varuhus|märke|stiftelse|
    myndighet)$`,
  describing: words(`är var har driver säljer erbjuder tillverkar levererar äger producerar utvecklar
    importerar exporterar bygger hyr sysselsätter`),
  indefinite: words('en ett ny nytt'),
  relative: words('som'),
  relativePronouns: words('som vars'),
  relativeAfterComma: words(''),
  articles: words('en ett'),
  beforeNouns: words(''),
  thirdWhenSmall: words(''),
  possessive: words('er ert era din ditt dina vår vårt våra min mitt mina'),
  auxiliary: words('är var vara varit har hade ha blir blev kan ska vill'),
  pastVerbs: words('hade var blev drev ägde sysselsatte sålde innehade stängde'),
  present: words('har är finns blir'),
  copulas: words('är'),
  perfect: words(''),
  passive: words('blir blev blivit bli'),
  places: words('i från runt kring inom över'),
  placeListWords: words('hela och eller norra södra östra västra'),
  since: words('sedan'),
  second: words('du dig din ditt dina ni er ert era'),
  conjunctions: words('och men som medan där eftersom eller samt'),
  coordinating: words('och men samt'),
  conceding: words('dock'),
  complementisers: words('att hur'),
  asserting: words('att eftersom då medan'),
  backward: words('det den de dem dess deras som han hon'),
  pointing: words('detta dessa här där han hon'),
  causal: words('eftersom därför trots fastän alltså efter innan tack'),
  ability: words('kan kunde'),
  deictic: words('nästa förra denna kommande senaste'),
  than: 'än',
  prepositions: words('i på från till av för med vid hos sedan mellan över under inom genom före efter per'),
  directions: wordClasses({
    at: 'i på vid hos inom',
    from: 'från',
    to: 'till',
    with: 'med',
    by: 'av',
    since: 'sedan',
    before: 'före',
    after: 'efter',
    per: 'per',
  }),
  quantifiers: words('varje var alla flesta många'),
  parts:
    /^(hälften|halva|tredjedel(ar)?|fjärdedel(ar)?|femtedel(ar)?|tiondel(ar)?|majoriteten|merparten|del|andel|varav|däribland)$/u,
  finiteVerb:
    /^(\p{L}{3,}(ade|dde|lde|rde|kte|pte|nde)|byggde|sålde|stängde|öppnar|stänger|driver|säljer|bygger)$/u,
  ofWhole: words('av'),
  webWords: words('webbplats hemsida sajt sida sidor webbplatsen hemsidan sajten sidan'),
  presupposing: words('varför fortfarande igen slutat slutade längre åter när trots'),
  nameEndings: words('s'),
  greetingOpener: /^(hej|hejsan|hallå|god (morgon|dag|kväll)|bästa|kära|tjena)(?=[\s,.!]|$)/iu,
  greetingWords: words(`hej hejsan hallå god morgon dag kväll bästa kära tjena alla teamet på hos i team
    och`),
  signOff: anyCasePattern`^(vänliga hälsningar|vänligen|med vänliga? hälsning(ar)?|hälsningar|mvh|
    bästa hälsningar|varma hälsningar|tack på förhand|tack|allt gott|ha en (fin|bra|trevlig) (dag|
    vecka))(?=[\s,.!]|$)[,.!]?`,
  questionOpener: anyCasePattern`^(skulle|kan|kunde|vore|är|har|vill|ska|passar|låter|finns|hur|vad|vem|
    vilken|hör|hinner|och|känns|tror|får|står)(?=\s)`,
  invitationOpener: anyCasePattern`^(hör (gärna )?av|hör i så fall|svara|säg till|jag (berättar|visar|skickar|
    hör|återkommer|tar|hjälper|ordnar) |gärna|om (det|du|ni|detta|så)|ett kort svar|skriv|tveka inte|berätta|
    låt mig|i så fall)`,
  topicSentence: /^(?:Jag hör av mig om|Jag har en kort fråga om) [\p{L}\d-]+(?: [\p{L}\d-]+){0,2} ?\.?$/iu,
  earlierMessage: /(tidigare|förra|senaste|första) (mejl|meddelande|rad)|mitt (mejl|meddelande)/iu,
};
