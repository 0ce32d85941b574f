/**
 * Whether somebody wants something of whoever reads: they tell a need of their own, ask for a price, name what is the
 * reader's to sell, want to see or try it, or ask how it works. Whoever does is no seller, whatever they offer others.
 */
export function wantsOfReader(text: string): boolean {
  return [price, need, readersGoods, trial, question].some((wish) => wish.test(text));
}

const price = new RegExp(
  [
    String.raw`(?<!\p{L})(?:your (?:prices?|pricing|quote|delivery|price list)`,
    String.raw`|(?:do|can|could) you (?:deliver|supply|quote|make)`,
    String.raw`|(?:what|how much) (?:does|do|is|are|would) (?:it|this|that|your|you)(?!\p{L})`,
    String.raw`|(?:what|how much) (?:do|does|would|will) [^.?!]{1,60} cost`,
    String.raw`|(?:tarjous|hinta)(?:pyyntö|nne)|paljonko|mitä .{0,30}maksa\p{L}*|hintanne`,
    String.raw`|(?:er|era|ert) (?:pris\p{L}*|leverans\p{L}*)|vad (?:kostar|skulle .{1,40} kosta)|beställa`,
    String.raw`|ihre (?:preise?|preisliste|lieferzeit\p{L}*)|was (?:kostet|kosten|würde .{1,40} kosten))`,
  ].join(''),
  'iu',
);

/** What sellers look for as well is none. */
const need = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:we|i|and)(?:['’]d| would| now| also)? (?:need|want(?! (?:to (?:help|offer|show|share`,
    String.raw`|introduce|present|discuss|talk)|you))|like to (?:buy|order|try|test|see|use|know(?! (?:if|whether)`,
    String.raw` you))`,
    String.raw`|(?:(?:are|am) )?look(?:ing)? for(?! (?:partners|clients|customers|companies|firms|businesses)))`,
    String.raw`|(?:we|i|our \p{L}+|my \p{L}+|and) (?:(?:often|still|always|also) )?(?:lose|loses|waste|wastes`,
    String.raw`|struggle`,
    String.raw`|struggles|lack|(?:have|has) (?:trouble|problems)|spends? (?:too|hours|days|a lot))`,
    String.raw`|takes? (?:us|too much|a lot of|our)(?! (?:and|to))`,
    String.raw`|tarvits\p{L}+|kaipaamme|(?:etsimme|etsin|haemme)(?! (?:\p{L}+ )?(?:kumppan|yhteisty|asiakk))`,
    String.raw`|vie(?:vät)? (?:\p{L}+ )?aikaa|halua(?:isi)?(?:mme|n) (?:tilata|ostaa|kokeilla|testata|nähdä)`,
    String.raw`|(?:vi|jag|och) (?:\p{L}+ )?(?:behöver|(?:söker|letar efter)(?! (?:kund|partner|samarbet|företag))`,
    String.raw`|saknar|vill (?:gärna )?(?:testa|prova|köpa|beställa|se(?! om)))(?= |[.?!])`,
    String.raw`|tar (?:\p{L}+ ){0,2}tid(?!\p{L})`,
    String.raw`|(?:wir|ich|und) (?:\p{L}+ )?(?:brauchen?|benötigen?|suchen?(?! (?:\p{L}+ )?(?:kund|partner|firmen`,
    String.raw`|unternehmen)))|(?:kostet|kosten|nimmt|nehmen|verlieren?) (?:\p{L}+ ){0,2}zeit`,
    String.raw`|(?:möchten?|wollen|würden) (?:(?!ihnen )\p{L}+ ){1,5}(?:testen|ausprobieren|kaufen|bestellen|sehen))`,
  ].join(''),
  'iu',
);

/** What the reader sells, unless it is what the writer would sell, build or improve for them. */
const readersGoods = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?<!(?:grow|boost|increase|improve|promote|market|sell|sells|feature|build|develop`,
    String.raw`|design`,
    String.raw`|for|of) )your (?:\p{L}+ )?(?:planner|scheduler|systems?|tools?|software|app|platform|program(?:me)?`,
    String.raw`|products?|solutions?)`,
    String.raw`|(?:about|demo of|see|test|try|use|using|buy|order) your (?!(?:\p{L}+ )?(?:seo|web ?sites?|sites?`,
    String.raw`|business`,
    String.raw`|company|growth|sales|marketing|goals|needs|rankings?|traffic|brand|visibility|it|revenue|leads))`,
    String.raw`|(?:järjestelm|ohjelm|tuott|sovellu|työkalu|ratkaisu)\p{L}*nne`,
    String.raw`|(?<!(?:bygger|utvecklar|marknadsför|säljer|för|av) )(?:er|ert|era|ditt|din|dina) (?:\p{L}+`,
    String.raw` )?\p{L}*(?:system`,
    String.raw`|verktyg|program|produkt|planerare|lösning|plattform)\p{L}*`,
    String.raw`|(?<!(?:entwickeln|erstellen|bauen|vermarkten|für) (?:wir )?)(?:ihr|euer|ihre[mnrs]?|eure[mnrs]?)`,
    String.raw` (?:\p{L}+ )?\p{L}*(?:system|werkzeug|tool|software|programm|planer|produkt|lösung`,
    String.raw`|plattform)\p{L}*)(?!\p{L})`,
  ].join(''),
  'iu',
);

const trial = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:could|can|may|might) (?:we|i) (?:please )?(?:see|get|have|try|test|book|arrange)`,
    String.raw` (?:(?!you )\p{L}+ ){0,3}(?:demo|trial|pilot|walk-?through|planner|it)`,
    String.raw`|demo (?:for us|of (?:your|the|it))|show(?:ing)? (?:it to )?us`,
    String.raw`|(?:voisi(?:mme|n)ko|sai?si(?:mme|n)ko|saa(?:mme|n)ko) (?:(?!teille )\p{L}+ ){0,4}(?:esittely|demo`,
    String.raw`|nähdä`,
    String.raw`|kokeilla|testata|koekäyt)\p{L}*|(?:näyttä|esitel|esittel)\p{L}+ (?:\p{L}+ )?meille|esittely meille`,
    String.raw`|(?:kan|kunde|får|skulle) (?:vi|jag) (?:(?!er )\p{L}+ ){0,4}(?:demo|visning|testa|prova`,
    String.raw`|demonstration)`,
    String.raw`|visa (?:\p{L}+ )?(?:för )?oss|demo för oss`,
    String.raw`|(?:könnten?|können|kann|dürf(?:en|ten)) (?:wir|ich) (?:(?!ihnen )\p{L}+ ){0,4}(?:demo|vorführung`,
    String.raw`|testen`,
    String.raw`|ausprobieren|sehen)|(?:zeigen|zeigt) (?:sie |ihr )?uns|uns (?:\p{L}+ ){0,3}(?:zeigen|vorführen)`,
    String.raw`|demo für uns)(?!\p{L})`,
  ].join(''),
  'iu',
);

const question = new RegExp(
  [
    String.raw`(?<!\p{L})(?:(?:does|can|will) (?:it|the \p{L}+)(?! sound)(?= )`,
    String.raw`|do you (?:support|integrate|sell|charge|clean|install|ship|have an? (?:\p{L}+ )?(?:demo|trial|api`,
    String.raw`|app))`,
    String.raw`|(?:toimiiko|sisältyykö|maksaako)|fungerar (?:det|den|er|ert)|funktioniert|lässt sich)(?!\p{L})`,
  ].join(''),
  'iu',
);
