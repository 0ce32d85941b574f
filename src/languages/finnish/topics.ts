import type { TopicWords } from '../../domain/language-pack/topic-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const topics: TopicWords = {
  topics: {
    price: {
      name: 'hinnoista',
      words: phrases`
        hin(ta|na|noi|noit|nat|to|tai|nasto)|maksa(a|isi|v|ne|maan)|kustan|tarjouksen?\b|tarjouspyyn|
        tarjous:? #|tarjousta\b|liian kallis|hintava|mitä .{0,20}maksa|paljonko\b|veloit|
        +hin(ta|na|nan|to)(nne)?\b|vuokran?\b
      `,
    },
    delivery_time: {
      name: 'toimitusajoista',
      words: phrases`
        toimitusa|toimit(us|ukse)* .{0,15}kest|(milloin|koska|kauanko|(kuinka|miten) (nopeasti|pian|
        kauan)) .{0,25}toimit(!>usjoht)|toimitamme .{0,40}#
      `,
    },
    delivery_area: {
      name: 'toimitusalueista',
      words: phrases`
        toimit(a|taisi)(tteko|tko)|toimite(taan|ttaisiin)ko|toimitusalue|toimit(amme|taa) .{0,30}(maahan|
        suomeen|koko|kaikkialle)
      `,
    },
    minimum_order: {
      name: 'vähimmäistilauksesta',
      words: 'vähimmäistila|minimitila|pienin (tilaus|erä)|vähimmäiserä|minimierä',
    },
    references: {
      name: 'referensseistä',
      words: phrases`asiakkaan(ne|sa)\b|referenss|asiakastarin|muita asiakkaita|ketkä käyttä|asiakkaitanne`,
    },
    locations: {
      name: 'toimipaikoista',
      words: 'missä (te|sijait|toimi)|sijait|toimipaik|toimipist|toimisto|osoitteenne|myymälä',
    },
    opening_hours: {
      name: 'aukioloajoista',
      words: 'mihin aikaan|ja #{1,} välillä|aukiolo|milloin olette avoinna|auki (ma|klo)|avoinna',
    },
    trial: { name: 'kokeilusta', words: 'kokeil|pilot(ti|oi)|testijakso' },
    integration: {
      name: 'integraatioista',
      words: phrases`
        rajapin|yhteensop|integro|integraat|yhdisty(y|is)|yhdist(ää|äis|ettäv)|toimi(i|si|vat|
        sivat)(ko)? .{0,60}kanssa
      `,
    },
    warranty: { name: 'takuusta', words: 'takuu' },
    payment: { name: 'maksuehdoista', words: 'maksueh|maksuaika|maksutav|laskut' },
    contract: {
      name: 'sopimusehdoista',
      words: 'sopimus|sopimuksen (kesto|pituus)|irtisanomisai|sitoutu|määräaikai',
    },
    security: { name: 'tietosuojasta', words: 'tietosuoj|tietoturv|henkilötiet|missä .{0,30}tiedot' },
    support: {
      name: 'tuesta',
      words: phrases`asiakaspalvel|tukipalvel|tekninen tuki|tukea\b|tukisi|(tuki|tuen)(!>~)|huolto`,
    },
    onboarding: {
      name: 'käyttöönotosta',
      words: phrases`
        käyttöönot|käyttöön|pääs+ alkuun|aloit(ta|amme)|koulutu|(voi(mme|daan|si|tte|t|taisiin|simme|sitte)|
        pääs+) (+ )?(alkaa|alkamaan|aloit|liikkeelle|vauhtiin|käyntiin|käynnistää)
      `,
    },
    languages: { name: 'kielistä', words: 'mill(ä|e) kiel|kielillä|suomeksi|ruotsiksi|englanniksi' },
    sample: { name: 'näytteistä', words: 'näyttei|näytekap' },
    availability: { name: 'saatavuudesta', words: 'saatavu|varastossa|saatavilla' },
    discount: { name: 'alennuksista', words: 'alennu' },
  },
  inThePrice: '',
  contractTerms: 'kuuka|vuode|vuosi|irtisano',
  currencies: 'euroa|euron',
  sideMatters: {
    delivery: 'toimitu(!>sjoh)|rahti|kuljetu',
    installation: 'asenn',
    training: 'koulutu',
    start: 'käyttöönot|aloitus',
    upkeep: 'huol(to|lon)',
    repair: 'korjau',
    warranty: 'takuu',
    trial: 'kokeil|pilot',
    return: 'palautu',
    spare: 'varaos',
    measuring: 'mittau',
    advice: 'konsult|neuvonta',
    removal: 'purku|poisvien',
    payment: 'lasku(t|n|j)|maksuaik|maksuehd',
    contract: 'sopimu|irtisanom',
    phone: 'huoltopuhel',
    sample: 'näyt(e|tei)',
  },
  synonyms: {
    food: 'ruoka*|lounas*',
    break: 'rikki|hajoa*|rikkoutu*',
    accessible: 'esteet+|pyörätuol+',
    green: 'ympäristö*|joutsenmerk*',
    proof: 'ajokort+',
    length: 'kestää|kestääkö|kesto|kestonne',
    begin: 'aloit+|alkaa|alkavat',
    age: 'ikä|iän',
    park: 'pysäköi*',
    include: 'sisälty+',
    cancel: 'peru(uttaa|uttamaan|utus)*',
    end: 'irtisano+',
  },
  idleWords: words(`
    tarvitsemme tarvitsen haluaisimme haluaisin haluamme kiinnostaa kiinnostaisi kiinnostuneita mahdollista
    mahdollisesti hei kiitos terveisin kuinka paljon miten mikä mitä millainen onko voitteko voiko saisimmeko
    teillä teiltä meillä meille jotain menee kesken viikon joutuu palveluihinne
  `),
};
