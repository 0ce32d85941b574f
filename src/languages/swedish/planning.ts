import type { PlanningWords } from '../../domain/language-pack/planning-words.ts';

export const planning: PlanningWords = {
  asking:
    '(be|ber|fråga|frågar) om|be dem|fråga|föreslå|föreslår|erbjud|erbjuder|bjud|bjuder|boka|bokar|målet|mål|' +
    'nästa steg|uppmaning*|avsluta|avslutas|vill|skicka|skickar',
  asks: {
    call: 'samtal*|telefonsamtal*|möte|möten|mötet|telefonmöte*|videomöte*|videosamtal*|avstämning*|pratstund*|prat|ringa',
    visit: 'besök|besöket|platsbesök*|studiebesök*|rundvandring*|komma förbi',
    demo: 'demo|demon|demos|demot|visning|visningen|produktvisning*|demonstration*',
    trial: 'provperiod*|testperiod*|prova|testa|provköra|provkörning*|testkonto*|provmånad*',
    sample: 'varuprov*|prover|produktprov*|smakprov*|provlåd*|provpaket*|provexemplar*',
    material:
      'sammanfattning*|översikt*|broschyr*|guide|guiden|checklist*|katalog*|kundcase*|referenscase*|prislist*|' +
      'faktablad*|rapport|rapporten',
    quote: 'offert*|prisförslag*|kostnadsförslag*|prisuppgift*',
    pilot: 'pilot|pilotprojekt*|piloten',
    event: 'webbinari*|webinar*|frukostmöte*|frukostseminari*|seminari*|evenemang*|workshop*|öppet hus',
    contact: 'rätt (person*|kontakt*)|vem som (ansvarar|bestämmer)|kontaktperson*|ansvarig person',
  },
  notAsks: 'callcenter*|mötesrum*|möteslokal*|samtalsterapi*|besöksnäring*',
  unwanted: 'inte|ingen|inga|inget|utan|aldrig|undvik',
  minutes: 'min|minut|minuter|minuters',
  spans: '15: kvart|kvarten; 30: halvtimme|halvtimmes|halv timme; 60: en timme|en timmes|timslångt',
  about: [
    /(?<!\p{L})(?:om|kring) ((?:\p{L}[\p{L}-]+ )?\p{L}[\p{L}-]+)(?=$|[.,;!?]| (?:med|för|till|och|i|på|nästa|eller)(?!\p{L}))/giu,
  ],
  costsNothing: 'gratis|kostnadsfri*|kostar inget|kostar ingenting|utan kostnad|utan bindning*',
  slogans:
    'passion*|ledande|kvalitet*|brinner|helhet*|skräddars*|lösningar|engagera*|värderingar|innovativ*|pålitlig*',
  cares: {
    'general management': 'tillväxt kostnad lönsamhet produktivitet',
    sales: 'kund order försäljning affär',
    marketing: 'varumärke kampanj besökare synlighet',
    finance: 'kostnad faktura betalning besparing budget',
    technology: 'system data integration programvara säkerhet',
    product: 'produkt kund lansering funktion',
    operations: 'process kapacitet effektivitet schema försening',
    production: 'linje maskin stillestånd kapacitet kvalitet',
    purchasing: 'leverantör pris avtal lager leverans',
    'human resources': 'personal rekrytering medarbetare skift introduktion',
    'customer service': 'kund svar klagomål kö ärende',
    communications: 'press budskap synlighet kanal',
    logistics: 'leverans lager transport rutt',
    quality: 'kvalitet revision fel certifikat spårbarhet',
    projects: 'tidsplan försening byggplats budget',
    legal: 'avtal krav risk reglering',
    property: 'byggnad energi hyra underhåll lokal',
    maintenance: 'underhåll reparation stillestånd maskin reservdel',
    'safety and environment': 'säkerhet olycka utsläpp avfall energi',
    care: 'patient skift avdelning boende',
    'shops and restaurants': 'butik kund skift svinn',
    'shift planning': 'skift schema frånvaro övertid',
    research: 'prov analys laboratorium data',
    education: 'elev student kurs undervisning',
  },
};
