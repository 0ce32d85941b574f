import { phrases } from '../notation/phrases.ts';
import type { Lexicon } from '../../domain/language-pack/lexicon.ts';
import { grammar } from './grammar.ts';
import { counted, tensWithUnits, type Numerals } from '../notation/numerals.ts';
import { countingWords, wordClasses, words } from '../notation/words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

const numerals: Numerals = [
  ...counted('thirteen fourteen fifteen sixteen seventeen eighteen nineteen', 13),
  ...tensWithUnits(
    'twenty thirty forty fifty sixty seventy eighty ninety',
    'one two three four five six seven eight nine',
    (ten, unit) => `${ten}-${unit}`,
  ),
];

/** English, as British and American salespeople write it. */
export const lexicon: Lexicon = {
  grammar,
  connecting: words(`a an the this that these those it its itself they them their there here and or but so
    as than then of in on at to for from by with into onto over under about around across within through
    during between among per up via is are was were be been being am has have had do does did we us our ours
    ourselves i me my mine you your yours yourselves he she him her his which who whom whose what where when
    how also both each while since because such like too very just well 's s re ve d m ll etc eg ie today now
    currently`),
  framing: words(`noticed notice saw see seen read reading learned came found across looking look site
    website page pages web writes says mentions mention describes caught eye interesting struck stood out
    impressed nice impressive great stands according`),
  offering: words(`help helps helping offer offers offering work works working make makes company
    companies team teams business businesses we're provide provides give gives do thing things exactly kind
    short line brief briefly reason writing write get touch thought think reach reaching side case point
    example instance one name mentioned note earlier message mind close can could how sounds relevant same
    based worked customers clients`),
  inviting: words(`would could can may might shall will is are do does did if whether let know happy glad open
    worth sense make makes sound sounds interesting useful helpful relevant interest interested quick short
    brief chat call talk conversation look minutes minute time week next coming day days moment reply answer
    write send back line email mail message note tell show share discuss explore see hear hearing thoughts
    think idea outline example details detail more question questions about right person someone else
    colleague point team want like prefer suit suits fit fits work works good bad welcome please feel just
    simply yes no not any something anything this that help how what who which topic area priority for you
    your yours company today say word love i'd i'll we'd here's there learn find out walk through summary
    summarise over whenever convenient handle handles handled chance earlier last previous first get had give
    briefly come land landed inbox worthwhile explain together plan plans side writing reason getting touch
    right now list looking year one-line one-page briefly introduce ask whether demo trial try set find
    suggest arrange enough`),
  filler: words(`proudly now currently today also already still always actively successfully together
    mainly primarily mostly continuously thus therefore recently`),
  emptyAdverbs: words('also currently already proudly'),
  negation: words(`not no never none nothing nobody neither nor without cannot hardly barely n't don't
    doesn't didn't isn't aren't wasn't weren't won't can't couldn't wouldn't haven't hasn't hadn't stopped
    ceased longer refuse refuses failed fails lack lacks except excluding`),
  modality: wordClasses({
    future: `will shall 'll we'll they'll it'll going plan plans planning planned upcoming soon intend intends`,
    possible: `may might could possibly perhaps maybe probably likely potentially potential
    reportedly allegedly say says
    said claim claims claimed allege alleges alleged accuse accused believe believes think thinks rumour rumours
    rumor myth false wrong untrue doubt doubts supposedly`,
    duty: 'must should ought',
    wish: 'want wants hope hopes aim aims wish wishes would considering consider dream dreams try tries trying',
    ended: 'formerly former previously until used once ex discontinued',
    condition: 'if unless provided',
    occasion: 'when whenever',
  }),
  exceptIf: words('unless'),
  hedge: wordClasses({
    more: 'over above exceeding more beyond plus',
    less: 'under below fewer less',
    near: 'nearly almost about around approximately roughly some circa close',
    most: 'up most maximum',
    least: 'least minimum',
  }),
  comparison: words(`more most less least fewer first last only sole best better worse worst leading top
    largest biggest largest greatest unique exclusive unrivalled unmatched premier foremost another`),
  comparisonEnding: pattern`^(?!latest|interest|invest|request|harvest|forest|honest|guest|test|rest|west|
    best|east|nest|digest|suggest|protest|contest)[a-z]{3,}est$`,
  comparative: /^(more|less|fewer)$|.er$/u,
  partitive: words('one among part some'),
  numberWords: new Map([
    ...numerals,
    ...countingWords('zero one two three four five six seven eight nine ten eleven twelve'),
    ['hundred', 100],
    ['thousand', 1000],
    ['half', 0.5],
    ['twice', 2],
    ['double', 2],
    ['triple', 3],
    ['dozen', 12],
  ]),
  firstSubject: words(`we i we're we've i'm i've we'll we'd`),
  firstOther: words('us our ours me my mine ourselves'),
  firstObject: words('us me ourselves'),
  selfNouns: words('company firm business group corporation organisation organization they it'),
  pronouns: words('it they he she'),
  owners: words('its their'),
  ordinaryNames: phrases`
    north|south|east|west|northern|southern|eastern|western|central|nordic|baltic|european|british|
    american|scottish|welsh|irish|english|international|national|global|world|royal|united|first|second|
    new|old|great|grand|green|blue|red|black|white|golden|silver|smart|digital|modern|general|standard|
    premium|city|town|harbou?r|river|lake|island|mountain|home|house|family|health|energy|water|food|
    data|cloud|market|street
  `,
  tradeNames: words(`
    & academy agency airlines analytics associates bakery bank barbers biotech books borough bottling
    brewers brewery bros brothers build builders building campus care carpets castings catering center
    centers centre centres ceramics cereals chemicals chocolate church cinema cleaning clinic clinics
    clothing co-operative coaches coffee college communications construction consulting contractors controls
    cooling creative dairy daughters dental design developments digital distillery distribution drinks eggs
    electric electrical electronics energy engineering enterprises environmental equipment estates events
    express fabrication farm farms fashion finance fisheries fitness flooring food foods forestry foundry
    frames freight furniture games garage garden gardens glass global group haulage health healthcare
    heating holding holdings home homes hospital hotel hotels housing industrial industries inn instruments
    insurance interiors international investments it joinery kitchens lab laboratories labs laundry leisure
    library lighting limited logistics machinery management manufacturing maritime market marketing meats
    media medical metal metals mills motors museum music networks nurseries nursery office oil optics
    packaging paint paper parks partners partnership pharma pharmacy plastics plumbing poultry power
    precision press print printing products projects properties property publishing rail recruitment
    recycling removals rentals research resorts restaurants retail retirement roofing sciences seafood
    security service services shipping shoes shopfitters shops signs software solar solutions sons sport
    sports stationery steel steels storage stores studio studios supplies supply surveyors sweets systems
    tea tech technologies technology textiles theatre timber tools tours toys trade trading trains transport
    travel trust tyres university utilities ventures veterinary vets vineyard warehouse warehousing water
    wholesale windows wines works workshop
  `),
  companyVerb: /^(founded|established|acquired|bought|hired|signed|announced|incorporated)$/u,
  companyKind: pattern`^(compan(y|ies)|chains?|retailers?|brands?|groups?|manufacturers?|suppliers?|
    providers?|operators?|makers?|producers?|banks?|airlines?|agency|firms?|network|cooperative|franchise|
    business|developer|wholesaler|distributor|store|stores|supermarket|restaurant|restaurants|hotel|hotels|
    insurer|brewery|bakery|pharmacy|university|hospital|publisher|carrier|consultancy|builder|contractor|
    conglomerate|corporation|society|organisation|organization|institution|utility|subsidiary|dealer|
    broker)$`,
  describing: words(`operates runs owns sells offers provides makes produces manufactures serves employs
    supplies specialises specializes distributes designs develops delivers has is was opened manages trades
    exports imports rents builds maintains`),
  indefinite: words('a an another'),
  relative: words('that which who whose'),
  relativePronouns: words('who whose which that'),
  relativeAfterComma: words(''),
  articles: words('a an the one'),
  beforeNouns: words('the a an your our its their'),
  thirdWhenSmall: words(''),
  possessive: words('your yours our ours'),
  auxiliary: words(`is are was were be been being am has have had do does did can will would could should
    may might must`),
  pastVerbs: words(`had was were operated ran owned employed served sold supplied managed maintained held kept
    closed`),
  present: words(`have has is are am you're you've we're`),
  copulas: words('is are'),
  perfect: words(`has have is are be been being we've they've`),
  passive: words('is are was were be been being gets got'),
  places: words('in across from near around throughout within'),
  placeListWords: words('and or the whole all north south east west northern southern eastern western'),
  since: words('since from'),
  second: words(`you your yours yourselves you're you've you'll you'd`),
  conjunctions: words('and but while which who where because so although whereas or'),
  coordinating: words('and but'),
  conceding: words('though albeit however yet'),
  complementisers: words('that how'),
  asserting: words('that because as while whereas although though where'),
  backward: words('it they them those these he she him her its their which who'),
  pointing: words('this that these those here there such it they'),
  causal: words(`because since so therefore thus hence why due despite although though thanks after before
    once`),
  ability: words(`can cannot can't could couldn't able unable`),
  deictic: words('next last this coming past previous'),
  than: 'than',
  prepositions: words(`in at on from to by for with of since until before after between into across near
    under over within during through per`),
  directions: wordClasses({
    at: 'in at on within across during throughout',
    from: 'from',
    to: 'to into onto',
    for: 'for',
    with: 'with',
    by: 'by',
    since: 'since',
    until: 'until',
    before: 'before',
    after: 'after',
    near: 'near',
    per: 'per',
  }),
  quantifiers: words('every all most many several each any both'),
  parts:
    /^(half|thirds?|quarters?|fifths?|sixth|eighth|tenths?|majority|minority|fraction|share|handful|including)$/u,
  finiteVerb:
    /^(\p{L}{3,}ed|bought|sold|built|began|became|grew|fell|rose|left|lost|won|made|ran|took|gave|cut|sent|kept|found)$/u,
  ofWhole: words('of'),
  webWords: words('site website page pages web'),
  presupposing: words(`why still again stop stopped continue anymore longer another too back since when
    keep kept return regret recover despite`),
  nameEndings: words(`s 's ’s es`),
  greetingOpener: /^(hi|hello|hey|dear|good (morning|afternoon|day|evening)|greetings)\b/iu,
  greetingWords: words(`hi hello hey dear good morning afternoon day evening greetings team the at and all
    everyone mr ms mrs dr there to of`),
  signOff: anyCasePattern`^(best regards|best wishes|best|kind regards|warm regards|regards|all the best|
    many thanks|thanks|thank you|cheers|sincerely|yours sincerely|have a (good|great|nice) (day|week)|
    talk soon)(?=[\s,.!]|$)[,.!]?`,
  questionOpener: anyCasePattern`^(would|could|can|may|might|shall|do|does|did|is|are|how do|how does|how are|
    how is|what do|who|which|open to|worth|any interest|is it|if so|and)\b`,
  invitationOpener: anyCasePattern`^(let me know|happy to|glad to|i(['’]d| would) (be (happy|glad)|love|like)|
    i(['’]m| am) (happy|glad)|i(['’]ll| will)|if (you|this|that|it|so)|just reply|simply reply|reply|a (short|
    quick|one-line) (reply|call|chat|answer|yes)|please|tell me|a (simple )?yes|say the word|looking forward|
    either way)\b`,
  topicSentence: anyCasePattern`^(?:I am writing(?: to you)? about|I have a (?:short|quick) question about|
    I am getting in touch about) [\p{L}\d-]+(?: [\p{L}\d-]+){0,3} ?\.?$`,
  earlierMessage: anyCasePattern`\b(earlier|previous|last|first) (message|note|e-?mail|mail|one)\b|
    \bmy (message|note|e-?mail)\b|\bfollow(ing)? up\b`,
};
