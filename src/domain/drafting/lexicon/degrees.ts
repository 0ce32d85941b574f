import type { WrittenLanguage } from '../material.ts';
import type { LimitKind } from './limit-shape.ts';

const months = 'january|february|march|april|may|june|july|august|september|october|november|december';

/**
 * Words that say how far a fact holds rather than for whom or at what price: at its best, nearly, for some, soon, until
 * a day, within a time, where something else allows it.
 */
export const degrees: Readonly<Record<WrittenLanguage, readonly (readonly [LimitKind, string])[]>> = {
  en: [
    ['best', 'at (?:best|most)|where possible|if possible|as far as possible|whenever possible'],
    ['possible', '(?:can|could|may|might)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'nearly|almost|close to|virtually'],
    ['some', 'some|certain|selected'],
    ['soon', '(?:coming )?soon|shortly|experimental(?:ly)?|planned|plans? to|intends? to|hopes? to'],
    ['hearsay', 'reportedly|allegedly|claims? to|said to|is supposed to'],
    ['ending', '(?:until|till) (?:the end of )?\\p{L}+|for a limited (?:time|period)'],
    [
      'condition',
      'weather permitting|once (?:configured|installed|enabled|set up)|after an? (?:upgrade|update)',
    ],
    [
      'condition',
      '(?:limited|restricted|confined) to|reserved for|at (?:our|their|its) discretion|by default',
    ],
    ['condition', 'within \\d+ (?:km|kilomet\\p{L}+|miles)'],
    [
      'deadline',
      'within (?:\\S+ ){1,4}(?:minutes?|hours?|days?|weeks?|months?|years?)|by the end of (?:\\p{L}+ )?\\p{L}+',
    ],
    [
      'deadline',
      '(?:up to|no later than|at least) (?:\\S+ ){1,2}(?:hours?|days?|weeks?|months?) (?:before|after|from)',
    ],
    ['ending', `before (?:the end of )?(?:${months})`],
    [
      'beginning',
      'during (?:the|your|its) (?:\\p{L}+ )?(?:period|warranty|trial|campaign)|from the \\p{L}+ \\p{L}+ on(?:wards)?',
    ],
  ],
  fi: [
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
  sv: [
    ['best', 'i bästa fall|som (?:mest|bäst)|om möjligt|i möjligaste mån|när det är möjligt'],
    ['possible', '(?:kan|kunde)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'nästan|närmare|snudd på'],
    ['some', 'vissa|några|somliga|utvalda'],
    ['soon', 'snart|inom kort|på gång|experimentellt|planerad\\p{L}*|planerar(?: att)?|avser(?: att)?'],
    ['hearsay', 'enligt uppgift|påstås|sägs|lär'],
    ['ending', '(?:till och med|t.o.m|fram till) \\p{L}+|under (?:en )?begränsad tid'],
    [
      'condition',
      'vid \\p{L}*avtal|om vädret tillåter|som standard|efter (?:en )?uppgradering|(?:begräns|inskränk)\\p{L}+ till',
    ],
    [
      'deadline',
      'inom (?:\\S+ ){1,2}(?:minut(?:er)?|timm(?:e|ar)|\\p{L}*dag(?:ar)?|dygn|veck(?:a|or)|månad(?:er)?|år)',
    ],
    ['beginning', 'under (?:garanti|prov|avtals|kampanj|test)(?:tiden|perioden)'],
  ],
  de: [
    ['best', 'bestenfalls|im besten fall|nach möglichkeit|wenn möglich|soweit möglich|im idealfall'],
    ['possible', '(?:kann|können|könnte|könnten)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'fast|beinahe|nahezu|annähernd'],
    ['some', 'einige|einigen|einiger|manche|manchen|bestimmte|bestimmten|ausgewählte|ausgewählten'],
    ['soon', 'demnächst|bald|in kürze|experimentell|geplant|plant|planen'],
    ['hearsay', 'angeblich|soll(?:en)?|dem vernehmen nach'],
    ['ending', 'bis (?:ende )?(?!zu )\\p{L}+|für (?:kurze|begrenzte) zeit'],
    [
      'condition',
      'bei \\p{L}*vertrag|bei gutem wetter|standardmäßig|nach (?:einem )?upgrade|(?:begrenzt|beschränkt) auf',
    ],
    [
      'deadline',
      '(?:innerhalb(?: von)?|binnen) (?:\\S+ ){1,2}' +
        '(?:minuten?|stunden?|\\p{L}*tag(?:en?|es)|wochen?|monat(?:en?|s)|jahr(?:en|es))',
    ],
    ['beginning', '(?:während|in) der (?:garantie|vertragslauf|probe|test|aktions)(?:zeit|phase)'],
  ],
};
