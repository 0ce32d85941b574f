import type { TopicWords } from '../../domain/language-pack/topic-words.ts';
import { phrases } from '../notation/phrases.ts';
import { words } from '../notation/words.ts';

export const topics: TopicWords = {
  topics: {
    price: {
      name: 'priser',
      words: phrases`
        pris(er|et|erna|lista|uppgift)?\b|kosta(r|de|t)?\b|kostnad|offert|vad (tar ni|skulle ni ta)|
        hur mycket (kosta|blir|tar|skulle)|för dyrt?\b|hyran?\b
      `,
    },
    delivery_time: {
      name: 'leveranstider',
      words: 'leveranstid|ledtid|(när|hur (snabbt|fort|snart|länge)) .{0,25}lever(era|ans)|levererar inom',
    },
    delivery_area: {
      name: 'leveransområden',
      words: phrases`leverera(r|s|de)? (ni |vi )?(även |också )?(till|i|över)\b|leveransområde`,
    },
    minimum_order: { name: 'minsta order', words: 'minsta (order|beställning|kvantitet|volym)|minimiorder' },
    references: {
      name: 'referenser',
      words: phrases`\breferens(er|erna|kund)?\b|kundcase|andra kunder|vilka kunder`,
    },
    locations: {
      name: 'platser',
      words: phrases`var (finns|ligger|sitter) ni|kontoret|ligger i\b|finns i\b|adress\b|butik`,
    },
    opening_hours: {
      name: 'öppettider',
      words: phrases`
        när kan man ringa|vardagar (mellan|från)|klockan #|öppettid|öppen\b|öppna\b|öppet (mån|från|till|
        vardag)|när har ni öppet
      `,
    },
    trial: { name: 'en testperiod', words: phrases`testa innan|provar\b|provperiod|prova\b|testperiod` },
    integration: {
      name: 'integrationer',
      words: phrases`
        integrer|fungera(r|de)? .{0,40}(med|ihop)\b|koppla[rst]{0,} (+ )?(till|ihop|mot)|gränssnitt
      `,
    },
    warranty: { name: 'garantin', words: 'garanti' },
    payment: { name: 'betalningsvillkor', words: 'betalningsvillkor|faktur|betala med|betalningssätt' },
    contract: { name: 'avtalsvillkor', words: 'avtal|uppsägningstid|bindningstid' },
    security: {
      name: 'dataskydd',
      words: phrases`dataskydd|personuppgift|datasäkerhet|var lagras|lagras i\b`,
    },
    support: { name: 'support', words: phrases`support(en|a|ar|eras?)?\b|kundtjänst|kundservice|underhåll` },
    onboarding: {
      name: 'införandet',
      words: phrases`
        (komma|kommer|sätt(a|er)) (vi |ni )?i ?gång|införande|införa|implementer|utbildning|
        (kan|kunde|skulle|ska) (vi|ni) (+ )?(börja|(dra|köra|rulla) i ?gång)|rullar vi i ?gång|starta\b|
        starten\b
      `,
    },
    languages: { name: 'språk', words: phrases`vilka språk|på (svenska|finska|engelska)\b` },
    sample: { name: 'prover', words: phrases`varuprov|\bprover\b` },
    availability: { name: 'tillgänglighet', words: 'i lager|tillgänglig' },
    discount: { name: 'rabatter', words: '*rabatt' },
  },
  inThePrice: 'i priset',
  contractTerms: phrases`månad|\bår|uppsäg|sägas upp`,
  currencies: 'sek|kr',
  sideMatters: {
    delivery: 'leverans|frakt',
    installation: 'install|monter',
    training: 'utbildning',
    start: 'startavgift|införande',
    upkeep: 'underhåll',
    repair: 'reparat',
    warranty: 'garanti',
    trial: 'provperiod|testperiod|pilot',
    return: 'retur',
    spare: 'reservdel',
    measuring: 'mätning',
    advice: 'konsult|rådgivning',
    removal: 'rivning|bortforsling|demont',
    payment: 'faktur|betalning',
    contract: 'avtal|uppsägning',
    phone: 'servicetelefon',
    sample: 'varuprov',
  },
  synonyms: {
    food: 'måltid*|lunch*',
    break: 'sönder',
    accessible: 'rullstol*',
    green: 'miljö*|svanen*',
    proof: 'körkort*',
    length: '',
    begin: 'börjar|startar',
    age: 'ålder',
    park: 'parkera*',
    include: 'ingår',
    cancel: 'avbok+',
    end: 'uppsägning*|sägas|säga',
  },
  idleWords: words(`
    behöver vill skulle vilja intresserad intresserade möjligt hej tack undrar finns också hälsningar händer
    mitt veckan
  `),
};
