import type { PlanningWords } from '../../domain/language-pack/planning-words.ts';

export const planning: PlanningWords = {
  asking:
    'pyyd*|ehdot*|tarjoa|tarjoamme|tarjoan|tarjotaan|tarjota|kutsu*|kysy|kysymme|kysytään|sovi|sovitaan|sopia|' +
    'varaa|varataan|tavoite|tavoitteena|tavoitteemme|seuraava askel|toimintakehotus|lopuksi|haluamme|haluan|lähetä|' +
    'lähetämme',
  asks: {
    call:
      'puhelu*|puhelinpalaver*|soitto|soittoa|soittoaika*|tapaami*|palaver*|keskustelu*|juttutuokio*|etätapaami*|' +
      'videopuhelu*|puhelimessa',
    visit: 'käynti|käynnin|käyntiä|käynnille|käymään|vierailu*|kartoituskäyn*|katselmu*|tutustumiskäyn*',
    demo: 'demo|demoa|demon|demot|demoon|demosta|esittely*|tuote-esittely*|demonstraatio*',
    trial: 'kokeilu|kokeilua|kokeilun|kokeilujakso*|koekäyt*|testijakso*|koeaj*|testata|kokeilla|testitunnu*',
    sample: 'näyte|näytte*|näytepala*|näytepakkau*|maistiai*',
    material:
      'yhteenveto*|yhteenvedo*|tiivistelm*|esite|esitte*|opas|opasta|oppaan|tarkistuslista*|katalog*|tuoteluettelo*|' +
      'referenssitarin*|hinnasto*|raportti*|raportin',
    quote: 'tarjous|tarjouks*|tarjousta|hinta-arvio*|kustannusarvio*',
    pilot: 'pilotti*|pilotin|pilotoi*|kokeiluprojekti*',
    event:
      'webinaari*|aamiaistilaisuu*|seminaari*|tapahtuma|tapahtumaan|tilaisuus|tilaisuuteen|messuosasto*|työpaja*',
    contact: '(oikea|oikean|oikeaa) (henkilö*|yhteyshenkilö*)|kuka vastaa|vastuuhenkilö*|yhteyshenkilö*',
  },
  notAsks: 'puhelinkeskus*|puhelinpalvelu*|tarjouskilpailu*|tapahtumatalo*',
  unwanted: 'ei|älä|älkää|ilman|eikä',
  minutes: 'min|minuut*',
  spans: '15: vartti|vartin|varttia; 30: puoli tuntia|puolen tunnin; 60: tunti|tunnin',
  about: [/aiheesta (\p{L}[\p{L}-]+)/giu, /(?<!\p{L})(\p{L}[\p{L}-]{2,}(?:sta|stä))(?=$|[.,;!?\s])/giu],
  costsNothing: 'maksuton|maksuttom*|ilmainen|ilmaise*|ei maksa mitään|veloituksetta|sitoumuksetta',
  slogans:
    'intohimo*|johtava*|laadukas*|laadukka*|laatu|arvomme|asiakaslähtö*|kokonaisvaltai*|räätälöi*|ratkaisut|' +
    'ratkaisuja|innovatiivi*|luotettava*',
  cares: {
    'general management': 'kasvu kustannus kate tuottavuus',
    sales: 'asiakas tilaus myynti liidi kauppa',
    marketing: 'brändi kampanja kävijä näkyvyys',
    finance: 'kustannus lasku maksu säästö budjetti',
    technology: 'järjestelmä tieto integraatio ohjelmisto tietoturva',
    product: 'tuote asiakas julkaisu ominaisuus',
    operations: 'prosessi kapasiteetti tehokkuus aikataulu viive',
    production: 'linja kone seisokki kapasiteetti laatu',
    purchasing: 'toimittaja hinta sopimus varasto toimitus',
    'human resources': 'henkilöstö rekrytointi työntekijä työvuoro perehdytys',
    'customer service': 'asiakas vastaus reklamaatio jono',
    communications: 'viesti tiedote näkyvyys kanava',
    logistics: 'toimitus varasto kuljetus reitti',
    quality: 'laatu auditointi virhe sertifikaatti jäljitettävyys',
    projects: 'aikataulu viive työmaa budjetti',
    legal: 'sopimus vaatimus riski sääntely',
    property: 'rakennus energia vuokra huolto tila',
    maintenance: 'huolto korjaus seisokki kone varaosa',
    'safety and environment': 'turvallisuus tapaturma päästö jäte energia',
    care: 'potilas työvuoro osasto asukas',
    'shops and restaurants': 'myymälä asiakas työvuoro hävikki',
    'shift planning': 'työvuoro vuorolista poissaolo ylityö',
    research: 'näyte analyysi laboratorio tieto',
    education: 'oppilas opiskelija kurssi opetus',
  },
};
