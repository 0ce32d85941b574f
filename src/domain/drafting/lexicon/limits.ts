import type { WrittenLanguage } from '../material.ts';
import { degrees } from './degrees.ts';
import type { LimitKind, LimitWords } from './limit-shape.ts';

/** The words that limit a fact in one language. */
export function limitWordsOf(language: WrittenLanguage): LimitWords {
  return completed[language];
}

const limitWords: Readonly<Record<WrittenLanguage, Omit<LimitWords, 'any'>>> = {
  en: {
    kinds: [
      // "The only supplier" is no limit, "not only" is none either, and "only 12" is at least true of twelve.
      [
        'exclusive',
        phrase('(?<!(?:the|an|our|your|its|their|not) )(?:only|solely|exclusively|merely)(?! \\d)'),
      ],
      ['exclusive', phrase('(?<!not )just(?= (?:a|one|for|in|on|to|with) )')],
      ['usual', phrase('usually|typically|normally|generally|as a rule|in (?:most|many) cases|in general')],
      ['at times', phrase('often|sometimes|occasionally|frequently|at times|in some cases|partly|partially')],
      ['average', phrase('on average|an average of')],
      ['request', phrase('(?:up)?on request|if (?:you )?(?:wish|requested)')],
      ['arrangement', phrase('by (?:arrangement|agreement|appointment)')],
      [
        'fee',
        phrase('(?:for|at|against) an? (?:extra|additional|small|separate)? ?(?:fee|charge|cost|surcharge)'),
      ],
      ['fee', phrase('(?:for|at) (?:extra|additional) (?:cost|charge)|sold separately')],
      [
        'availability',
        phrase(
          '(?:subject to|depending on) availability|' +
            '(?:while|(?:as|so) long as) (?:the )?(?:stocks?|suppl\\p{L}+) lasts?',
        ),
      ],
      [
        'condition',
        phrase(
          'provided|providing that|(?:as|so) long as(?! (?:the )?(?:stocks?|suppl\\p{L}+) last)|on condition|' +
            'subject to|depending on|unless',
        ),
      ],
      ['exception', phrase('except|excepting|apart from|other than|with the exception of|save for|but not')],
      ['notice', phrase('(?:with|subject to|at) (?:\\S+ ){0,3}notice')],
      [
        'stage',
        phrase('(?:in|as) (?:an? )?(?:\\p{L}+ )?(?:pilot|beta|preview|prototype|test phase|trial run)'),
      ],
      [
        'stage',
        phrase('pilot (?:phase|project|stage|version)|beta (?:phase|version)|(?:in|under) development'),
      ],
      ['start', phrase('(?:starting |as )?(?:from|of)(?: \\p{L}+)? (?:19|20)\\d\\d(?! (?:to|until|till))')],
      [
        'beginning',
        phrase('(?:for|during|in) (?:the|your) first (?:\\S+ )?(?:months?|weeks?|days?|years?|quarter)'),
      ],
      [
        'extra',
        phrase(
          '(?:plus|excl|excluding|exclusive of|before|net of|without|not including) (?:the )?(?:vat|tax(?:es)?)',
        ),
      ],
      [
        'extra',
        phrase(
          '(?:plus|excl|excluding|not including) (?:the )?(?:delivery|shipping|postage|installation|fees?)',
        ),
      ],
      ['extra', phrase('(?<=(?:€|euros?|£|pounds?|\\$|dollars?) )vat|ex vat|net(?: price)?')],
      ['floor', phrase('(?:starts?|starting) (?:from|at) [€£$]? ?\\d+(?: (?:€|euros?|£|pounds?))?')],
      ['floor', phrase('as (?:much|many|little|low|few|high) as \\S+')],
      [
        'condition',
        phrase(
          'when(?:ever)?(?= (?:(?!was|were|had)\\S+ ){0,4}(?:is|are|ha(?:s|ve) been|needs?|orders?|breaks) )',
        ),
      ],
      ['condition', phrase('with (?:yearly|annual|regular|prior|proper|advance) \\p{L}+')],
      [
        'audience',
        phrase('for (?:enterprise|premium|new|existing|larger?|business|registered|corporate) \\p{L}+'),
      ],
      ['audience', phrase('for (?:members|subscribers|students)|(?:with|in|on) the \\p{L}+ plan')],
      ['days', phrase('on (?:business|working) days|on weekdays')],
      ['partner', phrase('(?:through|via) (?:an?|our|its|local)? ?partners?')],
    ],
    rate: new RegExp(
      String.raw`(?<!\S)(?:${[
        String.raw`(?:per|each|every|an?) (?<unit>hour|day|week|month|quarter|year|annum)|per (?<unit>\p{L}+)`,
        String.raw`(?:a|each|every) (?<unit>user|seat|person|head|piece|site|employee)`,
        String.raw`(?<unit>hourly|daily|weekly|monthly|quarterly|yearly|annually)`,
        String.raw`(?<=(?:€|euros?|£|pounds?|\$|dollars?) )(?<unit>hour|day|week|month|year|user|person|seat)`,
      ].join('|')})(?: and (?<second>month|year|week|day))?(?!\S)`,
      'gu',
    ),
    free: /^(?:free|gratis|complimentary|unlimited)$/u,
    freeFor: /^(?:for|during|until|on|over|above|within|from|in|to)$/u,
  },
  fi: {
    kinds: [
      ['exclusive', phrase('(?<!(?:ei|eivät|emme) )(?:vain|ainoastaan|pelkästään|yksinomaan)(?! \\d)')],
      ['usual', phrase('yleensä|tavallisesti|normaalisti|useimmiten|pääsääntöisesti|useimmissa tapauksissa')],
      ['at times', phrase('usein|joskus|toisinaan|ajoittain|osittain|(?:joissakin|joissain) tapauksissa')],
      ['average', phrase('keskimäärin')],
      ['request', phrase('pyynnöstä|pyydettäessä|toivomuksesta|haluttaessa|toiveesta')],
      ['arrangement', phrase('sopimuksen mukaan|sovittaessa|erikseen sovittuna')],
      ['fee', phrase('lisämaksusta|lisähintaan|lisähinnasta|erillisestä (?:maksusta|tilauksesta)')],
      ['availability', phrase('saatavuuden (?:mukaan|rajoissa)|niin (?:kauan|pitkään) kuin \\p{L}+ riittää')],
      ['condition', phrase('edellyttäen|kunhan|sillä ehdolla|riippuen|mikäli|ellei')],
      ['exception', phrase('paitsi|lukuun ottamatta|pois lukien')],
      ['notice', phrase('irtisanomisajalla|varoitusajalla')],
      [
        'stage',
        phrase('pilotti(?:na|ssa|vaihees\\p{L}+|käytös\\p{L}+)|pilotoin\\p{L}+|beeta\\p{L}*|beta\\p{L}*'),
      ],
      [
        'stage',
        phrase('koekäytös\\p{L}+|kokeiluvaihees\\p{L}+|testivaihees\\p{L}+|kehitteillä|suunnitteilla'),
      ],
      [
        'start',
        phrase('vuodesta (?:19|20)\\d\\d(?: alkaen)?(?! (?:lähtien|saakka|asti))|(?:19|20)\\d\\d alkaen'),
      ],
      ['beginning', phrase('ensimmäis\\p{L}+ (?:\\S+ )?(?:kuukau|viik|päiv|vuo|vuod)\\p{L}*')],
      [
        'extra',
        phrase(
          '(?:ilman|plus|lisätään) (?:alv|arvonlisävero\\p{L}*)|(?<=(?:euroa|€) )alv|alv 0|veroton\\p{L}*',
        ),
      ],
      ['extra', phrase('arvonlisävero lisätään|(?:ilman|plus) (?:toimitu|rahti|posti)\\p{L}*')],
      [
        'audience',
        phrase('(?:yritys|uusille |nykyisille |kanta)asiakkaille|jäsenille|opiskelijoille|tilaajille'),
      ],
      ['days', phrase('arkisin|arkipäivinä|arkipäivisin')],
      ['partner', phrase('kumppani\\p{L}* kautta')],
      ['floor', phrase('alkaen \\d+ (?:€|euroa)|\\d+ (?:€|eurosta|euroa)(?: alkaen)|\\d+ eurosta')],
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
  },
  sv: {
    kinds: [
      ['exclusive', phrase('(?<!inte )(?:endast|bara|enbart|uteslutande|blott)(?! \\d)')],
      [
        'usual',
        phrase('vanligtvis|vanligen|normalt|oftast|i regel|som regel|för det mesta|i de flesta fall'),
      ],
      ['at times', phrase('ofta|ibland|emellanåt|stundtals|delvis|i vissa fall')],
      ['average', phrase('i (?:genomsnitt|snitt|medeltal)')],
      ['request', phrase('på (?:begäran|önskemål)|vid önskemål|om (?:du|ni) önskar')],
      ['arrangement', phrase('enligt överenskommelse|efter överenskommelse')],
      ['fee', phrase('mot (?:en )?(?:extra |separat )?(?:avgift|kostnad|tillägg|ersättning)')],
      ['availability', phrase('i mån av (?:plats|tid|tillgång)|så (?:långt|länge) lagret räcker')],
      [
        'condition',
        phrase('förutsatt|under förutsättning|så länge(?! lagret räcker)|beroende på|såvida|ifall'),
      ],
      ['exception', phrase('utom|förutom|med undantag (?:av|för)|bortsett från')],
      ['notice', phrase('med (?:\\S+ ){0,3}(?:uppsägningstid|varsel|uppsägning)')],
      [
        'stage',
        phrase('(?:i|som) (?:en )?pilot\\p{L}*|pilot(?:fas|projekt|version)\\p{L}*|beta\\p{L}*|försöksvis'),
      ],
      ['stage', phrase('under utveckling|(?:i )?testfas\\p{L}*|prototyp\\p{L}*')],
      ['start', phrase('(?:från|fr.o.m|från och med)(?: \\p{L}+)? (?:19|20)\\d\\d(?! (?:till|fram))')],
      ['beginning', phrase('(?:de|den|det) första (?:\\S+ )?(?:månad|veck|dag|år)\\p{L}*')],
      [
        'extra',
        phrase('(?:exkl|exklusive|plus|utan|ex) (?:moms|frakt|leverans)|(?:moms|frakt) tillkommer|ex.moms'),
      ],
      ['condition', phrase('vid (?:årlig|regelbunden|förskott|köp|beställning)\\p{L}*(?: \\p{L}+)?')],
      [
        'audience',
        phrase(
          'för (?:nya|befintliga|större|registrerade) \\p{L}+|för (?:medlemmar|företagskunder|studenter)',
        ),
      ],
      ['days', phrase('på (?:vardagar|arbetsdagar)')],
      ['partner', phrase('(?:genom|via) (?:en |vår |lokala )?partner\\p{L}*')],
      ['floor', phrase('från \\d+ (?:€|euro|kr|kronor)(?! till)')],
    ],
    rate: new RegExp(
      String.raw`(?<!\S)(?:${[
        String.raw`(?:per|varje) (?<unit>\p{L}+)|(?:i|om) (?<unit>timmen|dagen|veckan|månaden|kvartalet|året)`,
        String.raw`(?<=(?:€|euro|kr|kronor) )(?<unit>mån|månad|år|vecka|dag|timme|tim|person|användare|st)`,
      ].join('|')})(?: och (?<second>månad|år|vecka|dag))?(?!\S)`,
      'gu',
    ),
    free: /^(?:gratis|kostnadsfri\p{L}*|avgiftsfri\p{L}*|obegränsa\p{L}+|fri|fritt)$/u,
    freeFor: /^(?:för|under|till|vid|på|över|inom|från|i)$/u,
  },
  de: {
    kinds: [
      ['exclusive', phrase('(?<!nicht )(?:nur|ausschließlich|lediglich|bloß)(?! \\d)')],
      [
        'usual',
        phrase(
          'meist|meistens|im regelfall|normalerweise|üblicherweise|gewöhnlich|in der regel|in den meisten fällen',
        ),
      ],
      ['at times', phrase('oft|häufig|manchmal|gelegentlich|zeitweise|teilweise|teils|in manchen fällen')],
      ['average', phrase('(?:im )?(?:schnitt|durchschnitt)|durchschnittlich')],
      ['request', phrase('auf (?:wunsch|anfrage|bestellung)')],
      ['arrangement', phrase('nach (?:vereinbarung|absprache)')],
      ['fee', phrase('gegen (?:einen |eine )?(?:aufpreis|gebühr|entgelt|bezahlung)')],
      ['availability', phrase('nach verfügbarkeit|solange der vorrat reicht')],
      [
        'condition',
        phrase(
          'vorausgesetzt|unter der (?:voraussetzung|bedingung)|solange(?! der vorrat)|je nach|abhängig von|sofern',
        ),
      ],
      ['exception', phrase('außer|ausgenommen|mit ausnahme (?:von|der|des)|abgesehen von')],
      ['notice', phrase('mit (?:\\S+ ){0,3}(?:kündigungsfrist|frist|vorlauf)(?: von)?')],
      [
        'stage',
        phrase('(?:im |als )?pilot(?:betrieb|phase|projekt|version|)|(?:als )?beta\\p{L}*|versuchsweise'),
      ],
      [
        'stage',
        phrase('in (?:der )?(?:entwicklung|planung|erprobung|testphase)|im testbetrieb|prototyp\\p{L}*'),
      ],
      ['start', phrase('ab(?: \\p{L}+)? (?:19|20)\\d\\d')],
      [
        'beginning',
        phrase('(?:in|für) (?:den|der|dem|die|das) ersten? (?:\\S+ )?(?:monat|woche|tag|jahr)\\p{L}*'),
      ],
      [
        'extra',
        phrase(
          '(?:zzgl|zuzüglich|plus|exkl|exklusive|ohne) (?:der )?(?:mwst|mehrwertsteuer|ust|umsatzsteuer)',
        ),
      ],
      ['extra', phrase('(?:zzgl|zuzüglich|plus|exkl|ohne) (?:\\p{L}*versand\\p{L}*|\\p{L}*lieferung)|netto')],
      ['condition', phrase('bei (?:jährlich|regelmäßig|rechtzeitig|sachgemäß|vorherig)\\p{L}* \\p{L}+')],
      [
        'audience',
        phrase(
          'für (?:neue|bestehende|größere|registrierte) \\p{L}+|für (?:mitglieder|\\p{L}+kunden|studenten)',
        ),
      ],
      ['days', phrase('werktags|an werktagen')],
      ['partner', phrase('über (?:einen|unsere|lokale) partner')],
      ['floor', phrase('ab (?:€ )?\\d+(?: (?:€|euro))?(?! uhr)')],
    ],
    rate: new RegExp(
      String.raw`(?<!\S)(?:${[
        String.raw`(?:pro|je) (?<unit>\p{L}+)|(?:im|am|in der) (?<unit>monat|jahr|quartal|tag|woche|stunde)`,
        String.raw`jede[nrs]? (?<unit>monat|jahr|quartal|tag|woche|stunde)`,
        String.raw`(?<unit>stündlich|täglich|wöchentlich|monatlich|jährlich)`,
        String.raw`(?<=(?:€|euro) )(?<unit>monat|jahr|woche|tag|stunde|person|nutzer|stück)`,
      ].join('|')})(?: und (?<second>monat|jahr|woche|tag))?(?! \d)(?!\S)`,
      'gu',
    ),
    free: /^(?:kostenlos\p{L}*|kostenfrei\p{L}*|gratis|gebührenfrei|unbegrenzt\p{L}*)$/u,
    freeFor: /^(?:für|bis|bei|während|innerhalb|ab|über|in|im|nach)$/u,
  },
};

function phrase(alternatives: string): RegExp {
  return new RegExp(`(?<!\\S)(?:${alternatives})(?!\\S)`, 'gu');
}

function withAny(language: WrittenLanguage): LimitWords {
  const words = limitWords[language];
  const ofDegree = degrees[language].map(([kind, alternatives]): [LimitKind, RegExp] => [
    kind,
    phrase(alternatives),
  ]);
  const kinds = [...words.kinds, ...ofDegree];
  return { ...words, kinds, any: new RegExp(kinds.map(([, { source }]) => source).join('|'), 'u') };
}

const completed: Readonly<Record<WrittenLanguage, LimitWords>> = {
  en: withAny('en'),
  fi: withAny('fi'),
  sv: withAny('sv'),
  de: withAny('de'),
};
