import type { LimitWords } from '../../domain/language-pack/limit-words.ts';
import { verbose } from '../notation/verbose.ts';

/** The words with which a statement limits its fact. */
export const limits: LimitWords = {
  kinds: [
    ['exclusive', '(?<!nicht )(?:nur|ausschließlich|lediglich|bloß)(?! \\d)'],
    ['usual', 'meist|meistens|im regelfall|normalerweise|üblicherweise|gewöhnlich|in der regel'],
    ['usual', 'in den meisten fällen'],
    ['at times', 'oft|häufig|manchmal|gelegentlich|zeitweise|teilweise|teils|in manchen fällen'],
    ['average', '(?:im )?(?:schnitt|durchschnitt)|durchschnittlich'],
    ['request', 'auf (?:wunsch|anfrage|bestellung)'],
    ['arrangement', 'nach (?:vereinbarung|absprache)'],
    ['fee', 'gegen (?:einen |eine )?(?:aufpreis|gebühr|entgelt|bezahlung)'],
    ['availability', 'nach verfügbarkeit|solange der vorrat reicht'],
    ['condition', 'vorausgesetzt|unter der (?:voraussetzung|bedingung)|solange(?! der vorrat)|je nach'],
    ['condition', 'abhängig von|sofern'],
    ['exception', 'außer|ausgenommen|mit ausnahme (?:von|der|des)|abgesehen von'],
    ['notice', 'mit (?:\\S+ ){0,3}(?:kündigungsfrist|frist|vorlauf)(?: von)?'],
    ['stage', '(?:im |als )?pilot(?:betrieb|phase|projekt|version|)|(?:als )?beta\\p{L}*|versuchsweise'],
    ['stage', 'in (?:der )?(?:entwicklung|planung|erprobung|testphase)|im testbetrieb|prototyp\\p{L}*'],
    ['start', 'ab(?: \\p{L}+)? (?:19|20)\\d\\d'],
    ['beginning', '(?:in|für) (?:den|der|dem|die|das) ersten? (?:\\S+ )?(?:monat|woche|tag|jahr)\\p{L}*'],
    [
      'extra',
      '(?:zzgl|zuzüglich|plus|exkl|exklusive|ohne) (?:der )?(?:mwst|mehrwertsteuer|ust|umsatzsteuer)',
    ],
    ['extra', '(?:zzgl|zuzüglich|plus|exkl|ohne) (?:\\p{L}*versand\\p{L}*|\\p{L}*lieferung)|netto'],
    ['condition', 'bei (?:jährlich|regelmäßig|rechtzeitig|sachgemäß|vorherig)\\p{L}* \\p{L}+'],
    ['audience', 'für (?:neue|bestehende|größere|registrierte) \\p{L}+'],
    ['audience', 'für (?:mitglieder|\\p{L}+kunden|studenten)'],
    ['days', 'werktags|an werktagen'],
    ['partner', 'über (?:einen|unsere|lokale) partner'],
    ['floor', 'ab (?:€ )?\\d+(?: (?:€|euro))?(?! uhr)'],
    // How far a fact holds, rather than for whom or at what price.
    ['best', 'bestenfalls|im besten fall|nach möglichkeit|wenn möglich|soweit möglich|im idealfall'],
    ['possible', '(?:kann|können|könnte|könnten)(?= (?:\\S+ ){1,4}\\d)'],
    ['nearly', 'fast|beinahe|nahezu|annähernd'],
    ['some', 'einige|einigen|einiger|manche|manchen|bestimmte|bestimmten|ausgewählte|ausgewählten'],
    ['soon', 'demnächst|bald|in kürze|experimentell|geplant|plant|planen'],
    ['hearsay', 'angeblich|soll(?:en)?|dem vernehmen nach'],
    ['ending', 'bis (?:ende )?(?!zu )\\p{L}+|für (?:kurze|begrenzte) zeit'],
    ['condition', 'bei \\p{L}*vertrag|bei gutem wetter|standardmäßig|nach (?:einem )?upgrade'],
    ['condition', '(?:begrenzt|beschränkt) auf'],
    [
      'deadline',
      '(?:innerhalb(?: von)?|binnen) (?:\\S+ ){1,2}(?:minuten?|stunden?|\\p{L}*tag(?:en?|es)|wochen?|monat(?:en?|s)|jahr(?:en|es))',
    ],
    ['beginning', '(?:während|in) der (?:garantie|vertragslauf|probe|test|aktions)(?:zeit|phase)'],
  ],
  rate: new RegExp(
    verbose`(?<!\S)(?:(?:pro|je) (?<unit>\p{L}+)|
      (?:im|am|in der) (?<unit>monat|jahr|quartal|tag|woche|stunde)|
      jede[nrs]? (?<unit>monat|jahr|quartal|tag|woche|stunde)|
      (?<unit>stündlich|täglich|wöchentlich|monatlich|jährlich)|
      (?<=(?:€|euro) )(?<unit>monat|jahr|woche|tag|stunde|person|nutzer|stück))(?: und (?<second>monat|jahr|woche|tag))?(?! \d)(?!\S)`,
    'gu',
  ),
  free: /^(?:kostenlos\p{L}*|kostenfrei\p{L}*|gratis|versandkostenfrei\p{L}*|portofrei|gebührenfrei|unbegrenzt\p{L}*)$/u,
  freeFor: /^(?:für|bis|bei|während|innerhalb|ab|über|in|im|nach)$/u,
  timeUnits: {
    hour: 'stund|stünd|h$',
    day: 'tag|täg',
    week: 'woch|wöch',
    month: 'monat',
    quarter: 'quartal',
    year: 'jahr|jähr',
  },
};
