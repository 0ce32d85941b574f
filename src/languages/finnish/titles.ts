import type { TitleWords } from '../../domain/language-pack/title-words.ts';
import { words } from '../notation/words.ts';

export const titles: TitleWords = {
  ranks: {
    chief: words('toimitusjohtaja toimari konsernijohtaja paajohtaja rehtori'),
    owner: words('omistaja perustaja perustajaosakas *yrittaja osakas'),
    director: words('*johtaja'),
    head: words('linjanvetaja'),
    manager: words(`
      manageri *paallikko *esimies *esihenkilo *tyonjohtaja *mestari *vastaava *isannoitsija tiiminvetaja
    `),
    board: words('*puheenjohtaja jasen'),
    specialist: words(`
      *asiantuntija *insinoori *konsultti *kehittaja ohjelmoija muotoilija *suunnittelija *analyytikko *neuvoja
      *edustaja *myyja *ostaja kirjanpitaja lakimies *juristi arkkitehti teknikko *hoitaja *opettaja *laakari
      suuhygienisti fysioterapeutti psykologi *koordinaattori rekrytoija *asentaja mekaanikko meklari *valittaja
      kokki leipuri tutkija tilintarkastaja yhteyshenkilo osaaja farmaseutti proviisori asianajaja kemisti
      kouluttaja valokuvaaja optikko
    `),
    assistant: words('*avustaja *assistentti *sihteeri harjoittelija receptionisti vastaanottovirkailija'),
  },
  functions: {
    'general management': words(`
      toimitusjohtaja varatoimitusjohtaja toimari konsernijohtaja paajohtaja omistaja perustaja yrittaja osakas
    `),
    sales: words('myynti myynnin myyja kaupallinen avainasiak asiakkuus vienti'),
    marketing: words('markkinoin brandi kasvu'),
    finance: words('talous rahoitus kirjanpi palkanlask'),
    technology: words('teknologi tietohallin tietojarjest ohjelmist tietoturva tekninen'),
    product: words('tuote tuotekehit'),
    operations: words('operatiivi toiminnanjohtaja liiketoimin palvelu'),
    production: words('tuotanto tehdas tehtaan valmistus'),
    purchasing: words('hankinta hankinnan osto ostaja ostop'),
    'human resources': words('henkilost rekry'),
    'customer service': words('asiakaspalvel asiakas'),
    communications: words('viestin tiedotus'),
    logistics: words('logisti varasto kuljetus toimitusketju ajojarjest'),
    quality: words('laatu'),
    projects: words('projekt hanke tyomaa'),
    legal: words('lakimies lakiasiain juristi tietosuoja'),
    property: words('kiinteist toimitila isannoits'),
    maintenance: words('kunnossapi huolto'),
    'safety and environment': words('turvallisuus ymparist vastuullisuus'),
    care: words('hoito hoitotyo kotihoi sairaanhoi'),
    'shops and restaurants': words('myymala kauppias ravintola hotelli keittio'),
    'shift planning': words('tyovuoro resurssi'),
    research: words('tutkimus tutkija'),
    education: words('koulutus opetus rehtori opettaja'),
  },
  phrases: { jasen: 'hallituksen jasen', puheenjohtaja: 'hallituksen puheenjohtaja' },
  deputies: words(''),
  fillers: words(`
    ja seka osasto osaston yksikko yksikon konserni varapuheenjohtaja vt hallituksen johtoryhman kehitys
    kehittamis suomi suomen etela pohjois ita lansi
  `),
  ofSentences: words(`
    on oli ovat olemme joka jotka kun etta myos seka kanssa meidan teidan han hanen saa voi huolehtii vastaa
    antaa
  `),
  former: words('entinen ent aiempi haetaan hakee'),
};
