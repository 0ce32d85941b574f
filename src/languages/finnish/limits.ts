import type { LimitWords } from '../../domain/language-pack/limit-words.ts';

/** The words with which a statement limits its fact. */
export const limits: LimitWords = {
  kinds: [
    ['exclusive', '(?<!(?:ei|eivät|emme) )(?:vain|ainoastaan|pelkästään|yksinomaan)(?! \\d)'],
    ['usual', 'yleensä|tavallisesti|normaalisti|useimmiten|pääsääntöisesti|useimmissa tapauksissa'],
    ['at times', 'usein|joskus|toisinaan|ajoittain|osittain|(?:joissakin|joissain) tapauksissa'],
    ['average', 'keskimäärin'],
    ['request', 'pyynnöstä|pyydettäessä|toivomuksesta|haluttaessa|toiveesta'],
    ['arrangement', 'sopimuksen mukaan|sovittaessa|erikseen sovittuna'],
    ['fee', 'lisämaksusta|lisähintaan|lisähinnasta|erillisestä (?:maksusta|tilauksesta)'],
    ['availability', 'saatavuuden (?:mukaan|rajoissa)|niin (?:kauan|pitkään) kuin \\p{L}+ riittää'],
    ['condition', 'edellyttäen|kunhan|sillä ehdolla|riippuen|mikäli|ellei'],
    ['exception', 'paitsi|lukuun ottamatta|pois lukien'],
    ['notice', 'irtisanomisajalla|varoitusajalla'],
    ['stage', 'pilotti(?:na|ssa|vaihees\\p{L}+|käytös\\p{L}+)|pilotoin\\p{L}+|beeta\\p{L}*|beta\\p{L}*'],
    ['stage', 'koekäytös\\p{L}+|kokeiluvaihees\\p{L}+|testivaihees\\p{L}+|kehitteillä|suunnitteilla'],
    ['start', 'vuodesta (?:19|20)\\d\\d(?: alkaen)?(?! (?:lähtien|saakka|asti))|(?:19|20)\\d\\d alkaen'],
    ['beginning', 'ensimmäis\\p{L}+ (?:\\S+ )?(?:kuukau|viik|päiv|vuo|vuod)\\p{L}*'],
    [
      'extra',
      '(?:ilman|plus|lisätään) (?:alv|arvonlisävero\\p{L}*)|(?<=(?:euroa|€) )alv|alv 0|veroton\\p{L}*',
    ],
    ['extra', 'arvonlisävero lisätään|(?:ilman|plus) (?:toimitu|rahti|posti)\\p{L}*'],
    ['audience', '(?:yritys|uusille |nykyisille |kanta)asiakkaille|jäsenille|opiskelijoille|tilaajille'],
    ['days', 'arkisin|arkipäivinä|arkipäivisin'],
    ['partner', 'kumppani\\p{L}* kautta'],
    ['floor', 'alkaen \\d+ (?:€|euroa)|\\d+ (?:€|eurosta|euroa)(?: alkaen)|\\d+ eurosta'],
    // How far a fact holds, rather than for whom or at what price.
    ['best', 'parhaimmillaan|parhaassa tapauksessa|enintään|mahdollisuuksien mukaan|jos mahdollista'],
    ['nearly', 'lähes|melkein|miltei'],
    ['some', 'jotkut|joidenkin|joillekin|joitakin|eräät|eräiden|eräille|osalle|osa|valikoidut|valikoiduille'],
    [
      'soon',
      'pian|kohta|lähiaikoina|tulossa|kokeellisesti|suunnitteilla|suunnitelmissa|aikoo|aikovat|aio\\p{L}+',
    ],
    ['hearsay', 'tiettävästi|väitetysti|kuulemma|kuulemme'],
    ['ending', '\\p{L}+ (?:asti|saakka)|rajoitetun ajan'],
    ['condition', '\\p{L}*(?<!osto)sopimuksella|säävarauksella|sään salliessa|oletuksena|harkintamme mukaan'],
    ['condition', 'rajoitet(?:tu|usti|tuna)|rajat(?:tu|usti|tuna)'],
    ['deadline', '\\S+ \\p{L}*(?:minuutin|tunnin|päivän|viikon|kuukauden|vuoden) (?:kuluessa|sisällä|ajan)'],
    ['beginning', '(?:takuu|kokeilu|koe|tarjous|kampanja|sopimus)(?:aikana|kaudella|jaksolla)'],
  ],
  rate: new RegExp(
    String.raw`(?<!\S)(?:${[
      String.raw`(?:per|joka) (?<unit>\p{L}+)|(?<unit>\p{L}+) (?:kohti|kohden)`,
      String.raw`(?<!\d )(?<unit>tunni|päivä|viiko|kuukaude|kuu|vuode)ss[aä]`,
      String.raw`(?<unit>${[
        String.raw`käyttäjä|henge|henkilö|työntekijä|asiakkaa|kappalee|tunni|kuukaude|kuu|vuode|viiko|päivä|neliö`,
        String.raw`toimipistee|konee|lisenssi|paika`,
      ].join('|')})lt[aä]`,
      [
        String.raw`(?<=(?:€|euroa|eur) )`,
        String.raw`(?<unit>kk|kuukausi|v|vuosi|vko|viikko|pv|päivä|h|t|tunti|hlö|henkilö|kpl|käyttäjä)`,
      ].join(''),
    ].join('|')})(?!\S)`,
    'gu',
  ),
  free: /^(?:ilmai\p{L}+|maksut\p{L}+|rajattom\p{L}+|rajoituksetta|veloituksetta)$/u,
  freeFor: /^(?!hintaan$)\p{L}{3,}$/u,
  timeUnits: {
    hour: 'tun|h$',
    day: 'päiv|pv',
    week: 'viik|vk',
    month: 'kuukau|kuu|kk',
    quarter: 'neljännes',
    year: 'vuo',
  },
};
