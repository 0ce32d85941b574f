import { phrases } from '../notation/phrases.ts';
import type { Lexicon } from '../../domain/language-pack/lexicon.ts';
import { grammar } from './grammar.ts';
import { counted, inflected, type Numerals } from '../notation/numerals.ts';
import { countingWords, wordClasses, words } from '../notation/words.ts';
import { anyCasePattern, pattern } from '../notation/verbose.ts';

const cases = 'n ta ssa sta lla lta lle';
const frontCases = 'n tä ssä stä llä ltä lle';

// "Yhden" and "yhdessä" also mean "a" and "together", so the forms of one are left out.
const finnishUnits: Numerals = [
  ...inflected('kahde', 2, cases, 'kahta kahteen'),
  ...inflected('kolme', 3, cases, 'kolmea kolmeen'),
  ...inflected('neljä', 4, frontCases, 'neljää neljään'),
  ...inflected('viide', 5, frontCases, 'viittä viiteen'),
  ...inflected('kuude', 6, frontCases, 'kuutta kuuteen'),
  ...inflected('seitsemä', 7, frontCases, 'seitsemää seitsemään'),
  ...inflected('kahdeksa', 8, cases, 'kahdeksaa kahdeksaan'),
  ...inflected('yhdeksä', 9, frontCases, 'yhdeksää yhdeksään'),
];

/** Finnish ones with their endings: "kolmeen tuntiin" speaks of the same number as "3 tuntiin". */
const numerals: Numerals = [
  ...finnishUnits,
  ...inflected('kymmene', 10, frontCases, 'kymmentä kymmeneen'),
  ...counted('kolmetoista neljätoista viisitoista kuusitoista', 13),
  ...counted('seitsemäntoista kahdeksantoista yhdeksäntoista', 17),
  ...counted('kaksikymmentä kolmekymmentä neljäkymmentä viisikymmentä kuusikymmentä', 20, 10),
  ...counted('seitsemänkymmentä kahdeksankymmentä yhdeksänkymmentä', 70, 10),
  ...finnishUnits.map(([word, value]): [string, number] => [`${word}toista`, value + 10]),
];

/** Finnish. Endings of verbs and nouns tell who speaks, so endings stand beside the pronouns. */
export const lexicon: Lexicon = {
  grammar,
  connecting: words(`ja sekä tai mutta että kun kuin niin myös joka jotka jonka joita joilla jossa joissa
    jolla mikä mitä se sen sitä siinä siihen sillä siitä ne niitä niiden tämä tämän tätä tässä tällä nämä
    näitä on ovat oli olivat ole ollut olla olen olet olemme olette me meidän meitä meillä meille meiltä
    meistä meidät minä minun minulla minulle mulla te teidän teitä teillä teille teiltä teistä teidät teihin
    sinä sinun sinulla sinulle sinua he heidän hän hänen kanssa sitten vuonna vuodesta lähtien asti alkaen nyt
    tänään muun muassa mm esimerkiksi eli sekä siis lisäksi juuri varten mukaan kautta välillä aikana jälkeen
    ennen kohti`),
  framing: words(`huomasin huomaan luin lukiessani näin katsoin katselin sivuiltanne sivuillanne sivustoltanne
    sivustollanne sivuiltasi sivuillasi verkkosivuiltanne verkkosivuillanne verkkosivuilta sivuilta
    kotisivuiltanne kiinnitin huomiota huomioni silmiini silmään osui jäi mieleen mieleeni kiinnostavaa hienoa
    tutustuin kertoo kerrotte mainitsette kirjoitatte huomioni tutustuessani kiinnitti pisti`),
  offering: words(`autamme auttaa autan tarjoamme tarjoaa teemme tekee työ työtä yritys yritykset
    yrityksiä yritystä lyhyesti meistä esimerkki esimerkkinä asia asian siksi kirjoitan kirjoitin otan
    yhteyttä syy ajattelin juuri tähän tähän liittyen puolestamme asiakkaamme asiakkaitamme asiakkaita
    asiakkaat mukana mainitsin aiemmassa viestissäni viestissä viestini sama työskentelemme tuomme voimme voi
    ratkaisu ratkaisumme perusajatus yksinkertainen`),
  inviting: words(`olisiko olisi voisiko voisimmeko voisimme voisinko voisin voinko sopisiko sopisi
    kiinnostaisiko kiinnostaako kiinnostaa kannattaisiko kannattaako haluatteko haluaisitteko haluatko
    haluaisitko haluatte haluat jos vaikka kerron kerro kertokaa lähetän lähettää näytän näyttää vastaa
    vastatkaa vastaaminen lyhyt lyhyesti lyhyen puhelu puhelun puhelulle puhelussa hetki hetken keskustelu
    keskustella keskustelulle jutella jutteluun jutteluhetki ajankohtaista ajankohtainen hyötyä hyödyllinen
    hyödylliseltä kuulostaa kuulostaako tuntuu aihe aiheesta asia asiasta asiaa tästä tähän lisää esimerkki
    esimerkin yhteenveto yhteenvedon tiivistelmä tiivistelmän miten mitä kuka ketä oikea henkilö sopiva
    sopivaa aika ajan ajankohta teille teillä teidän sinulle sinun mielelläni mielellään ilolla viesti viestin
    viestiin viestiini riittää sana kyllä ei tai ensi viikolla lähipäivinä lähiviikkoina vain muutama minuutti
    minuuttia sopii teitä sinua kysymys kysymyksiä ajatus ajatuksia kuulla mieltä onko voi voisi auttaa katsoa
    katsotaan katsomme yhdessä käydä läpi minulle jollekulle toiselle kollegalle kollega ehditkö ehdittekö
    aiempi aiemman aiempaan edellinen edelliseen edellisen vilkaista vilkaisit palata palaan helposti nopeasti
    suoraan yrityksessänne yrityksellenne yrityksenne olette olet apua arvoinen jatkaa eteenpäin vastaukseksi
    lyhyellä hoidatte suunnitteletteko kenen kanssa kannattaisi keskustelemaan lyhyessä ehdotan esittely
    esittelyn esittelylle nähdä kokeilla kokeilu kokeilun järjestän näin mietitte jotain tänä pöydällä kysyä
    saanko kertoa mikä vastaus lähetänkö aikaa aiheena jota viestini kirjoitan otan yhteyttä voisiko`),
  filler: words('nykyään tällä hetkellä jo myös edelleen ylpeänä yhä pääasiassa lähinnä jatkuvasti yhdessä'),
  emptyAdverbs: words('myös nykyään jo parhaillaan'),
  negation: words(`ei en et emme ette eivät eikä älä älkää ilman koskaan mikään mitään kukaan tuskin
    lopetimme lopetti lopettanut paitsi etten ettet ettei ettemme ettette etteivät`),
  modality: wordClasses({
    future: `aiomme aikoo aiotte aikovat tuleva tulevat tulossa pian tulemme
    tulette`,
    possible: `ehkä mahdollisesti luultavasti saattaa saatamme saatatte voisi voisimme kenties todennäköisesti väittää
    väitetään väittävät väitetty sanotaan sanovat huhu huhujen epäillään väärin väärä`,
    duty: 'pitää täytyy pitäisi tulisi',
    wish: `haluamme haluatte haluaa toivomme toivotte tavoitteenamme tavoitteena tavoite tavoitteemme pyrimme
    pyritte harkitsemme harkitsette harkitsee harkitsevat yritämme yritätte`,
    ended: 'aiemmin aikaisemmin entinen entiset ennen saakka',
    condition: 'jos mikäli ellei ellen ellet ellemme ellette elleivät kunhan',
    occasion: 'kun',
  }),
  exceptIf: words('ellei ellen ellet ellemme ellette elleivät'),
  hedge: wordClasses({
    more: 'yli enemmän',
    less: 'alle vähemmän',
    near: 'noin lähes melkein suunnilleen vajaa vajaat reilu reilut',
    most: 'jopa enintään korkeintaan',
    least: 'vähintään ainakin',
  }),
  comparison: words(`enemmän vähemmän eniten vähiten ensimmäinen ensimmäisen ensimmäisenä viimeinen ainoa
    ainoana ainoan johtava johtavan johtavia paras parhaan parhaat parempi huonompi suurin suurimman suurimpia
    suurimmista ykkönen ainutlaatuinen ylivoimainen toinen`),
  comparisonEnding: /^[a-zåäö]{4,}(impia|immista|impiin|immat|empi|ampi|emmän|emmin)$/u,
  comparative: /^(enemmän|vähemmän)$|.(mmin|mpi|mpaa|mpää|mpia|mpiä)$/u,
  partitive: words('yksi eräs osa kuuluu kuulumme kuulutte joukossa'),
  numberWords: new Map([
    ...numerals,
    ...countingWords(
      'nolla yksi kaksi kolme neljä viisi kuusi seitsemän kahdeksan yhdeksän kymmenen yksitoista kaksitoista',
    ),
    ['sata', 100],
    ['tuhat', 1000],
    ['puolet', 0.5],
    ['kaksinkertainen', 2],
    ['tusina', 12],
  ]),
  firstSubject: words('me minä meillä olemme olen minulla'),
  firstOther: words('meidän meitä meille meiltä meistä meidät minun minulle'),
  firstObject: words('meidät meitä minut minua'),
  selfNouns: words('yritys yhtiö konserni ryhmä toimija se he'),
  pronouns: words('se he hän ne'),
  owners: words('sen niiden'),
  ordinaryNames: phrases`
    pohjois*|etelä*|itä*|länsi*|keski*|pohjoism+|pohjolan|suomen|suomalai+|eurooppa*|kansallinen|
    kansainvälinen|uusi|vanha|ensimmäinen|vihreä|sininen|punainen|musta|valkoinen|kaupungin|kunnan|koti|
    talo|perhe|terveys|energia|vesi|ruoka|+[aeiouyäö]n
  `,
  tradeNames: words(`
    & apteekki arkkitehtitoimisto asennus asianajotoimisto autokorjaamo autoliike automaatio betoni
    elintarvike energia fysioterapia hammaslääkärit hoiva hotelli huolto huonekalu isännöinti ja jäätelö
    kahvila kahvipaahtimo kauppa kauppahuone kiinteistöhuolto kiinteistöt kirjakauppa kirjapaino klinikat
    koneet konepaja konsultointi koti kukkakauppa kuljetukset kuljetus kuljetusliike kustannus kylpylä
    laboratorio laboratoriot lastaus leipomo liike logistiikka lvi lääkäriasema lääkärikeskus maansiirto
    mainostoimisto majoitus markkinointi matkailu media meijeri meriruoka metalli metsä muovi myymälä
    oppilaitos optikko osuuskauppa osuuskunta pakkaus palvelu palvelut palvelutalo panimo paperi pelit
    peruna pesula poika pojat puhdistus puu puutarha päiväkoti rakenne rakennus rakennusliike rakentajat
    rauta ravintola ravintolat ryhmä saha sairaala siivous sisustus sovellukset suunnittelu
    suunnittelutoimisto sähkö sähköasennus talo talotekniikka taloyhtiöpalvelu tehdas tekniikka teknologia
    telakka teollisuus tili tilitoimisto tukku tuote tuotteet turva tutkimus urakointi vaatetus vaatturi
    vakuutus valaisin valimo varasto veljet veneet verkkokauppa verkosto vesi vuokraus yhtiö yhtiöt yritys
  `),
  companyVerb: /^(perustettiin|perustettu|osti|allekirjoitti|palkkasi)$/u,
  companyKind: pattern`(ketju|yhtiö|yritys|konserni|valmistaja|liike|kauppa|pankki|osuuskunta|toimija|ryhmä|
    kauppias|tuottaja|toimittaja|palveluntarjoaja|lentoyhtiö|tukku|tukkuri|operaattori|ravintola|hotelli|
    rakennuttaja|vakuuttaja|kustantaja|panimo|leipomo|apteekki|yliopisto|sairaala|brändi|vähittäiskauppa|
    tavaratalo|myymäläketju|urakoitsija|säätiö|järjestö)$`,
  describing: words(`on oli myy tarjoaa valmistaa omistaa toimii työllistää kehittää tuottaa toimittaa vuokraa
    rakentaa palvelee ylläpitää`),
  indefinite: words('uuden uusi yhden erään toisen uusia kaksi kolme'),
  relative: words('joka jotka'),
  relativePronouns: words('joka jotka jonka joiden'),
  relativeAfterComma: words(''),
  articles: words(''),
  beforeNouns: words(''),
  thirdWhenSmall: words(''),
  possessive: words('teidän sinun meidän minun'),
  auxiliary: words('on ovat oli olivat ole ollut olemme olen voi voivat'),
  pastVerbs: words('oli olivat olimme olitte pyöritti työllisti omisti myi piti sulki'),
  present: words('on ovat olette olemme'),
  copulas: words('on ovat'),
  perfect: words(''),
  passive: words(''),
  places: words(''),
  placeListWords: words(''),
  since: words('vuodesta'),
  second: words(`te teidän teitä teillä teille teiltä teistä teidät teihin sinä sinun sinulla sinulle sinua
    olette olet`),
  conjunctions: words('ja mutta sekä joka jotka kun koska vaikka'),
  coordinating: words('ja sekä mutta'),
  conceding: words('tosin kuitenkin'),
  complementisers: words('että miten etten ettet ettei ettemme ettette etteivät'),
  asserting: words('että koska kun sillä vaikka joten'),
  backward: words('se sen sitä siinä siihen sillä siitä ne niitä niiden hän he joka jotka jonka joita'),
  pointing: words('tämä nämä se ne siinä tässä sen niiden hän he'),
  causal: words('koska siksi joten vaikka jolloin jälkeen ennen ansiosta takia vuoksi'),
  ability: words('voi voit voitte voimme voivat pysty pystytte pystymme pystyvät'),
  deictic: words('ensi viime tänä tämän seuraavana seuraavan kuluvana'),
  than: 'kuin',
  prepositions: words(''),
  directions: new Map([
    ['vuodesta', 'since'],
    ['vuoteen', 'until'],
  ]),
  quantifiers: words('joka jokainen kaikki useimmat monet'),
  parts:
    /^(puolet|puolia|kolmasosa|kolmannes|neljäsosa|neljännes|viidesosa|viidennes|kymmenesosa|valtaosa|enemmistö|osa)$/u,
  finiteVerb: /^(\p{L}{3,}(mme|tiin|ttiin)|avasi|sulki|osti|myi|rakensi|aloitti|lopetti)$/u,
  ofWhole: words(''),
  webWords: words(`sivuiltanne sivuillanne sivustoltanne sivustollanne sivuiltasi sivuillasi verkkosivuiltanne
    verkkosivuillanne verkkosivuilta sivuilta kotisivuiltanne`),
  presupposing: words('miksi edelleen taas enää yhä lopetitte lopetitko jälleen milloin huolimatta'),
  nameEndings: words(`n in an en ssa ssä sta stä lla llä lta ltä lle a ä ta tä ia iä seen hin han hen na
    nä ksi issa issä ilta ille ista istä issä iin oon een aan ään ella ellä elta eltä elle essa essä esta estä
    illa illä`),
  greetingOpener: /^(hei|moi|terve|hyvä|hyvää (huomenta|päivää|iltaa)|päivää|tervehdys)(?=[\s,.!]|$)/iu,
  greetingWords: words(`hei moi terve hyvä hyvää huomenta päivää iltaa tervehdys tiimi ja kaikki väki herra
    rouva`),
  signOff: anyCasePattern`^(ystävällisin terveisin|parhain terveisin|terveisin|yhteistyöterveisin|kiitos|
    kiittäen|kunnioittavasti|mukavaa (päivää|viikkoa)|hyvää (viikkoa|päivänjatkoa)|terkuin|
    ystävällisesti)(?=[\s,.!]|$)[,.!]?`,
  questionOpener: /^(\p{L}+(ko|kö)|miten|mitä|mikä|kuka|ketä|kenen|jos niin|entä)(?!\p{L})/iu,
  invitationOpener: anyCasePattern`^(kerron mielelläni|kerro|kertokaa|vastaa|vastatkaa|lähetän|voin|jos|
    mielelläni|lyhyt (vastaus|viesti|kyllä)|ilolla|otan mielelläni|näytän|järjestän|aiheena|
    kuulisin mielelläni|palaan|pelkkä|yksi sana)(?=[\s,.!]|$)`,
  topicSentence: anyCasePattern`^(?:Viestini aihe on|Kirjoitan teille aiheesta|
    Minulla on lyhyt kysymys aiheesta) [\p{L}\d-]+(?: [\p{L}\d-]+){0,2} ?\.?$`,
  earlierMessage: /(aiem(pi|man|paan|massa)|edelli(nen|seen|sen|sessä)) viesti|viestiini|viestissäni/iu,
};
