import type { LimitWords } from '../../domain/language-pack/limit-words.ts';
import { verbose } from '../notation/verbose.ts';

/** The words with which a statement limits its fact. */
export const limits: LimitWords = {
  kinds: [
    ['exclusive', '(?<!inte )(?:endast|bara|enbart|uteslutande|blott)(?! \\d)'],
    ['usual', 'vanligtvis|vanligen|normalt|oftast|i regel|som regel|för det mesta|i de flesta fall'],
    ['at times', 'ofta|ibland|emellanåt|stundtals|delvis|i vissa fall'],
    ['average', 'i (?:genomsnitt|snitt|medeltal)'],
    ['request', 'på (?:begäran|önskemål)|vid önskemål|om (?:du|ni) önskar'],
    ['arrangement', 'enligt överenskommelse|efter överenskommelse'],
    ['fee', 'mot (?:en )?(?:extra |separat )?(?:avgift|kostnad|tillägg|ersättning)'],
    ['availability', 'i mån av (?:plats|tid|tillgång)|så (?:långt|länge) lagret räcker'],
    ['condition', 'förutsatt|under förutsättning|så länge(?! lagret räcker)|beroende på|såvida|ifall'],
    ['exception', 'utom|förutom|med undantag (?:av|för)|bortsett från'],
    ['notice', 'med (?:\\S+ ){0,3}(?:uppsägningstid|varsel|uppsägning)'],
    ['stage', '(?:i|som) (?:en )?pilot\\p{L}*|pilot(?:fas|projekt|version)\\p{L}*|beta\\p{L}*|försöksvis'],
    ['stage', 'under utveckling|(?:i )?testfas\\p{L}*|prototyp\\p{L}*'],
    ['start', '(?:från|fr.o.m|från och med)(?: \\p{L}+)? (?:19|20)\\d\\d(?! (?:till|fram))'],
    ['beginning', '(?:de|den|det) första (?:\\S+ )?(?:månad|veck|dag|år)\\p{L}*'],
    ['extra', '(?:exkl|exklusive|plus|utan|ex) (?:moms|frakt|leverans)|(?:moms|frakt) tillkommer|ex.moms'],
    ['condition', 'vid (?:årlig|regelbunden|förskott|köp|beställning)\\p{L}*(?: \\p{L}+)?'],
    ['audience', 'för (?:nya|befintliga|större|registrerade) \\p{L}+'],
    ['audience', 'för (?:medlemmar|företagskunder|studenter)'],
    ['days', 'på (?:vardagar|arbetsdagar)'],
    ['partner', '(?:genom|via) (?:en |vår |lokala )?partner\\p{L}*'],
    ['floor', 'från \\d+ (?:€|euro|kr|kronor)(?! till)'],
    // How far a fact holds, rather than for whom or at what price.
    ['best', 'i bästa fall|som (?:mest|bäst)|om möjligt|i möjligaste mån|när det är möjligt'],
    ['possible', '(?:kan|kunde)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'nästan|närmare|snudd på'],
    ['some', 'vissa|några|somliga|utvalda'],
    ['soon', 'snart|inom kort|på gång|experimentellt|planerad\\p{L}*|planerar(?: att)?|avser(?: att)?'],
    ['hearsay', 'enligt uppgift|påstås|sägs|lär'],
    ['ending', '(?:till och med|t.o.m|fram till) \\p{L}+|under (?:en )?begränsad tid'],
    ['condition', 'vid \\p{L}*avtal|om vädret tillåter|som standard|efter (?:en )?uppgradering'],
    ['condition', '(?:begräns|inskränk)\\p{L}+ till'],
    [
      'deadline',
      'inom (?:\\S+ ){1,2}(?:minut(?:er)?|timm(?:e|ar)|\\p{L}*dag(?:ar)?|dygn|veck(?:a|or)|månad(?:er)?|år)',
    ],
    ['beginning', 'under (?:garanti|prov|avtals|kampanj|test)(?:tiden|perioden)'],
  ],
  rate: new RegExp(
    verbose`(?<!\S)(?:(?:per|varje) (?<unit>\p{L}+)|
      (?:i|om) (?<unit>timmen|dagen|veckan|månaden|kvartalet|året)|
      (?<=(?:€|euro|kr|kronor) )(?<unit>mån|månad|år|vecka|dag|timme|tim|person|användare|st))(?: och (?<second>månad|år|vecka|dag))?(?!\S)`,
    'gu',
  ),
  free: /^(?:gratis|fraktfri\p{L}*|portofri\p{L}*|kostnadsfri\p{L}*|avgiftsfri\p{L}*|obegränsa\p{L}+|fri|fritt)$/u,
  freeFor: /^(?:för|under|till|vid|på|över|inom|från|i)$/u,
  timeUnits: {
    hour: 'timm|h$',
    day: 'dag',
    week: 'veck',
    month: 'månad|mån',
    quarter: 'kvartal',
    year: 'år',
  },
};
