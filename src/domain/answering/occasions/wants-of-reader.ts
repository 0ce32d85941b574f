/**
 * Whether somebody wants something of whoever reads: they tell a need of their own, ask for a price, name what is the
 * reader's to sell, want to see or try it, or ask how it works. Whoever does is no seller, whatever they offer others.
 */
export function wantsOfReader(text: string): boolean {
  return [price, need, readersGoods, trial, question].some((wish) => wish.test(text));
}

const price = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`your (?:prices?|pricing|quote|delivery|price list)`,
    String.raw`(?:do|can|could) you (?:deliver|supply|quote|make)`,
    String.raw`(?:what|how much) (?:does|do|is|are|would) (?:it|this|that|your|you)(?!\p{L})`,
    String.raw`(?:what|how much) (?:do|does|would|will) [^.?!]{1,60} cost|(?:tarjous|hinta)(?:pyyntö|nne)|paljonko`,
    String.raw`mitä .{0,30}maksa\p{L}*|hintanne|(?:er|era|ert) (?:pris\p{L}*|leverans\p{L}*)`,
    String.raw`vad (?:kostar|skulle .{1,40} kosta)|beställa|ihre (?:preise?|preisliste|lieferzeit\p{L}*)`,
    String.raw`was (?:kostet|kosten|würde .{1,40} kosten)`,
  ].join('|')})`,
  'iu',
);

/** What sellers look for as well is none. */
const need = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:we|i|and)(?:['’]d| would| now| also)? (?:${[
      String.raw`need|want(?! (?:to (?:help|offer|show|share|introduce|present|discuss|talk)|you))`,
      String.raw`like to (?:buy|order|try|test|see|use|know(?! (?:if|whether) you))`,
      String.raw`(?:(?:are|am) )?look(?:ing)? for(?! (?:partners|clients|customers|companies|firms|businesses))`,
    ].join('|')})`,
    String.raw`(?:we|i|our \p{L}+|my \p{L}+|and) (?:(?:often|still|always|also) )?(?:${[
      String.raw`lose|loses|waste|wastes|struggle|struggles|lack|(?:have|has) (?:trouble|problems)`,
      String.raw`spends? (?:too|hours|days|a lot)`,
    ].join('|')})`,
    String.raw`takes? (?:us|too much|a lot of|our)(?! (?:and|to))|tarvits\p{L}+|kaipaamme`,
    String.raw`(?:etsimme|etsin|haemme)(?! (?:\p{L}+ )?(?:kumppan|yhteisty|asiakk))|vie(?:vät)? (?:\p{L}+ )?aikaa`,
    String.raw`halua(?:isi)?(?:mme|n) (?:tilata|ostaa|kokeilla|testata|nähdä)`,
    String.raw`(?:vi|jag|och) (?:\p{L}+ )?(?:${[
      String.raw`behöver|(?:söker|letar efter)(?! (?:kund|partner|samarbet|företag))|saknar`,
      String.raw`vill (?:gärna )?(?:testa|prova|köpa|beställa|se(?! om))`,
    ].join('|')})(?= |[.?!])`,
    String.raw`tar (?:\p{L}+ ){0,2}tid(?!\p{L})`,
    [
      String.raw`(?:wir|ich|und) (?:\p{L}+ )?`,
      String.raw`(?:brauchen?|benötigen?|suchen?(?! (?:\p{L}+ )?(?:kund|partner|firmen|unternehmen)))`,
    ].join(''),
    String.raw`(?:kostet|kosten|nimmt|nehmen|verlieren?) (?:\p{L}+ ){0,2}zeit`,
    String.raw`(?:möchten?|wollen|würden) (?:(?!ihnen )\p{L}+ ){1,5}(?:testen|ausprobieren|kaufen|bestellen|sehen)`,
  ].join('|')})`,
  'iu',
);

/** What the reader sells, unless it is what the writer would sell, build or improve for them. */
const readersGoods = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?<!(?:grow|boost|increase|improve|promote|market|sell|sells|feature|build|develop|design|for|of) )your `,
      String.raw`(?:\p{L}+ )?`,
      String.raw`(?:planner|scheduler|systems?|tools?|software|app|platform|program(?:me)?|products?|solutions?)`,
    ].join(''),
    [
      String.raw`(?:about|demo of|see|test|try|use|using|buy|order) your `,
      String.raw`(?!(?:\p{L}+ )?(?:seo|web ?sites?|sites?|business|company|growth|sales|marketing|goals|needs|rankings?|traffic|brand|visibility|it|revenue|leads))`,
    ].join(''),
    String.raw`(?:järjestelm|ohjelm|tuott|sovellu|työkalu|ratkaisu)\p{L}*nne`,
    [
      String.raw`(?<!(?:bygger|utvecklar|marknadsför|säljer|för|av) )(?:er|ert|era|ditt|din|dina) (?:\p{L}+ )?\p{L}*`,
      String.raw`(?:system|verktyg|program|produkt|planerare|lösning|plattform)\p{L}*`,
    ].join(''),
    [
      String.raw`(?<!(?:entwickeln|erstellen|bauen|vermarkten|für) (?:wir )?)(?:ihr|euer|ihre[mnrs]?|eure[mnrs]?) `,
      String.raw`(?:\p{L}+ )?\p{L}*(?:system|werkzeug|tool|software|programm|planer|produkt|lösung|plattform)\p{L}*`,
    ].join(''),
  ].join('|')})(?!\p{L})`,
  'iu',
);

const trial = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    [
      String.raw`(?:could|can|may|might) (?:we|i) (?:please )?(?:see|get|have|try|test|book|arrange) `,
      String.raw`(?:(?!you )\p{L}+ ){0,3}(?:demo|trial|pilot|walk-?through|planner|it)`,
    ].join(''),
    String.raw`demo (?:for us|of (?:your|the|it))|show(?:ing)? (?:it to )?us`,
    [
      String.raw`(?:voisi(?:mme|n)ko|sai?si(?:mme|n)ko|saa(?:mme|n)ko) (?:(?!teille )\p{L}+ ){0,4}`,
      String.raw`(?:esittely|demo|nähdä|kokeilla|testata|koekäyt)\p{L}*`,
    ].join(''),
    String.raw`(?:näyttä|esitel|esittel)\p{L}+ (?:\p{L}+ )?meille|esittely meille`,
    [
      String.raw`(?:kan|kunde|får|skulle) (?:vi|jag) (?:(?!er )\p{L}+ ){0,4}`,
      String.raw`(?:demo|visning|testa|prova|demonstration)`,
    ].join(''),
    String.raw`visa (?:\p{L}+ )?(?:för )?oss|demo för oss`,
    [
      String.raw`(?:könnten?|können|kann|dürf(?:en|ten)) (?:wir|ich) (?:(?!ihnen )\p{L}+ ){0,4}`,
      String.raw`(?:demo|vorführung|testen|ausprobieren|sehen)`,
    ].join(''),
    String.raw`(?:zeigen|zeigt) (?:sie |ihr )?uns|uns (?:\p{L}+ ){0,3}(?:zeigen|vorführen)|demo für uns`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const question = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`(?:does|can|will) (?:it|the \p{L}+)(?! sound)(?= )`,
    [
      String.raw`do you `,
      String.raw`(?:support|integrate|sell|charge|clean|install|ship|have an? (?:\p{L}+ )?(?:demo|trial|api|app))`,
    ].join(''),
    String.raw`(?:toimiiko|sisältyykö|maksaako)|fungerar (?:det|den|er|ert)|funktioniert|lässt sich`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
