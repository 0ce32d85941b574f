import type { TitleWords } from '../../domain/language-pack/title-words.ts';
import { words } from '../notation/words.ts';

export const titles: TitleWords = {
  ranks: {
    chief: words('vd koncernchef rektor'),
    owner: words('*agare grundare medgrundare'),
    director: words('*direktor direktoer vvd'),
    head: words('*chef'),
    manager: words('*arbetsledare forman *ansvarig *forestandare teamchef gruppchef +ledare +mastare'),
    board: words('*ordforande *ledamot'),
    specialist: words(`
      *ingenjor *konsult *utvecklare formgivare *analytiker *radgivare representant *saljare inkopare ekonom
      redovisningsekonom *jurist arkitekt *tekniker *planerare disponent sjukskoterska *larare *lakare
      tandhygienist fysioterapeut psykolog *handlaggare *koordinator *samordnare redaktor rekryterare *montor
      *elektriker *mekaniker *maklare kock bagare forskare revisor kontaktperson apotekare advokat bryggmastare
      kemist tranare fotograf veterinar optiker
    `),
    assistant: words('*assistent *sekreterare *praktikant'),
  },
  functions: {
    'general management': words('vd vvd koncernchef agare delagare grundare medgrundare'),
    sales: words('forsaljning saljchef saljare saljledare kommersiell nyckelkund kundansvarig'),
    marketing: words('marknad varumark'),
    finance: words('ekonomi finans redovisning'),
    technology: words('teknologi informationstek mjukvaru utvecklare teknisk'),
    product: words('produkt produktutveck'),
    operations: words('operativ verksamhet drift affarsomrad'),
    production: words('produktion tillverkning platschef'),
    purchasing: words('inkop'),
    'human resources': words('personalchef personalansvarig'),
    'customer service': words('kundtjanst kundservice kundsupport'),
    communications: words('kommunikation press'),
    logistics: words('lager lagerchef'),
    quality: words('kvalitet'),
    projects: words('projekt'),
    legal: words('jurist'),
    property: words('fastighet'),
    maintenance: words('underhall'),
    'safety and environment': words('sakerhet miljo hallbarhet'),
    care: words('vard vardchef omsorg'),
    'shops and restaurants': words('butik filial restaurang hotell kokschef'),
    'shift planning': words('schema bemanning'),
    research: words('forskning forskare'),
    education: words('utbildning rektor'),
  },
  phrases: { vvd: 'vice verkstallande direktor', vd: 'verkstallande direktor' },
  deputies: words('vice bitradande'),
  fillers: words(`
    och av i pa avdelning avdelningen koncern tf bitradande verkstallande utveckling allmanlakare sverige norden
    ost
  `),
  ofSentences: words(`
    ar var ett en den det som har hade kan ska vi ni de vara era hon inte fran till vid om
  `),
  former: words('tidigare fd pensionerad sokes soker'),
};
