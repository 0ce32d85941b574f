/**
 * Whether a sentence tells of something that no sales message may use, however true it is: payments and debts, ways to
 * pay or to call, crimes and lawsuits, dismissals, deaths, breaches, closures.
 */
export function isUnfit(text: string): boolean {
  return account.test(text) || unfit.test(text);
}

/** Whether a customer's story tells of a failure instead of a success. */
export function tellsOfFailure(text: string): boolean {
  return failure.test(text);
}

/** Whether a sentence of the sender speaks of its rivals or of its own losses and margins. */
export function isInternal(text: string): boolean {
  return internal.test(text);
}

/** An account number, or a phone number: digits in groups after a word that asks for a call. */
const account = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:IBAN|[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,})|`,
    String.raw`(?<!\p{L})(?:call|calling|phone|tel|soita|soittamalla|puh|ring|ringa|rufen|anrufen|`,
    String.raw`telefon)\p{L}*[^.]{0,30}`,
    String.raw`(?:\+|0)\d[\d -]{5,}`,
  ].join(''),
  'iu',
);

const unfit = new RegExp(
  [
    String.raw`(?<!\p{L})(?:invoices? of|unpaid|overdue|must pay|refunds?|vouchers?|debts?|owe[ds]?|owing|`,
    String.raw`bankrupt\p{L}*|fraud\p{L}*|`,
    String.raw`lawsuits?|sue[sd]?|prosecut\p{L}+|convicted|arrested|bribe\p{L}*|laid off|lay-?offs?|`,
    String.raw`dismissed|redundanc\p{L}+|`,
    String.raw`died|killed|data breach(?:es)?|hacked|closed down|shut down|`,
    String.raw`erääntyn\p{L}+|velka\p{L}*|velat|velkoja|hyvitykse\p{L}+|petos\p{L}*|petokse\p{L}+|`,
    String.raw`haast\p{L}+ (?:\p{L}+ )?oikeuteen|`,
    String.raw`irtisano\p{L}+|kuoli|kuoliva\p{L}+|tietomurto|tietomurro\p{L}+|konkurssi\p{L}*|`,
    String.raw`obetald\p{L}*|är skyldigt?|schulde[tn]|skulder|återbetalning\p{L}*|bedrägeri\p{L}*|`,
    String.raw`stämdes?|sades upp|avled|`,
    String.raw`dataintrång\p{L}*|`,
    String.raw`konkurs\p{L}*|unbezahlt\p{L}*|schulden|rückerstattung\p{L}*|gutschein\p{L}*|`,
    String.raw`betrug\p{L}*|verklagt\p{L}*|`,
    String.raw`entlassen|entließ\p{L}*|gestorben|verstarb\p{L}*|datenleck\p{L}*|insolven\p{L}+)(?!\p{L})`,
  ].join(''),
  'iu',
);

const failure = new RegExp(
  [
    String.raw`(?<!\p{L})(?:cancel(?:l?ed|s) (?:its|their|the|our|his|her)|outages?|lost|complain\p{L}*|`,
    String.raw`failed|left us|`,
    String.raw`terminated|sued|irtisanoi|valitti|valittiv\p{L}+|menetti|käyttökatko\p{L}*|epäonnistui|`,
    String.raw`sade upp|klagade|förlorade|driftstopp\p{L}*|misslyckades|kündigte\p{L}*|beschwerte\p{L}*|verlor\p{L}*|`,
    String.raw`ausfall|ausfälle|scheiterte\p{L}*)(?!\p{L})`,
  ].join(''),
  'iu',
);

const internal = new RegExp(
  [
    String.raw`(?<!\p{L})(?:our (?:\p{Ll}+ )?(?:margins?|loss(?:es)?|debts?)|competitors?|rivals?|`,
    String.raw`we (?:lost|lose) (?:money|\d)|katteemme|tappiomme|kilpailija\p{L}*|`,
    String.raw`vår(?:a)? (?:marginal\p{L}*|förlust\p{L}*)|`,
    String.raw`konkurrent\p{L}*|unsere (?:marge\p{L}*|verlust\p{L}*)|wettbewerber\p{L}*|mitbewerber\p{L}*)(?!\p{L})`,
  ].join(''),
  'iu',
);
