import type { WrittenLanguage } from '../material.ts';
import type { LimitKind } from './limit-shape.ts';

/**
 * Words that say how far a fact holds rather than for whom or at what price: at its best, nearly, for some, soon, until
 * a day, where something else allows it.
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
      'limited to|at (?:our|their|its) discretion|by default|within \\d+ (?:km|kilomet\\p{L}+|miles)',
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
      'vid \\p{L}*avtal|om vädret tillåter|som standard|efter (?:en )?uppgradering|begränsat till',
    ],
  ],
  de: [
    ['best', 'bestenfalls|im besten fall|nach möglichkeit|wenn möglich|soweit möglich|im idealfall'],
    ['possible', '(?:kann|können|könnte|könnten)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'fast|beinahe|nahezu|annähernd'],
    ['some', 'einige|einigen|einiger|manche|manchen|bestimmte|bestimmten|ausgewählte|ausgewählten'],
    ['soon', 'demnächst|bald|in kürze|experimentell|geplant|plant|planen'],
    ['hearsay', 'angeblich|soll(?:en)?|dem vernehmen nach'],
    ['ending', 'bis (?:ende )?(?!zu )\\p{L}+|für (?:kurze|begrenzte) zeit'],
    ['condition', 'bei \\p{L}*vertrag|bei gutem wetter|standardmäßig|nach (?:einem )?upgrade|begrenzt auf'],
  ],
};
