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
    String.raw`(?<![\p{L}\d])(?:IBAN|[A-Z]{2}\d{2}(?: ?[\dA-Z]{4}){3,})`,
    [
      String.raw`(?<!\p{L})`,
      String.raw`(?:call|calling|phone|tel|soita|soittamalla|puh|ring|ringa|rufen|anrufen|telefon)\p{L}*[^.]{0,30}`,
      String.raw`(?:\+|0)\d[\d -]{5,}`,
    ].join(''),
  ].join('|'),
  'iu',
);

const unfit = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`invoices? of|unpaid|overdue|must pay|refunds?|vouchers?|debts?|owe[ds]?|owing|bankrupt\p{L}*`,
    String.raw`fraud\p{L}*|lawsuits?|sue[sd]?|prosecut\p{L}+|convicted|arrested|bribe\p{L}*|laid off|lay-?offs?`,
    String.raw`dismissed|redundanc\p{L}+|died|killed|data breach(?:es)?|hacked|closed down|shut down|erääntyn\p{L}+`,
    String.raw`velka\p{L}*|velat|velkoja|hyvitykse\p{L}+|petos\p{L}*|petokse\p{L}+`,
    String.raw`haast\p{L}+ (?:\p{L}+ )?oikeuteen|irtisano\p{L}+|kuoli|kuoliva\p{L}+|tietomurto|tietomurro\p{L}+`,
    String.raw`konkurssi\p{L}*|obetald\p{L}*|är skyldigt?|schulde[tn]|skulder|återbetalning\p{L}*|bedrägeri\p{L}*`,
    String.raw`stämdes?|sades upp|avled|dataintrång\p{L}*|konkurs\p{L}*|unbezahlt\p{L}*|schulden`,
    String.raw`rückerstattung\p{L}*|gutschein\p{L}*|betrug\p{L}*|verklagt\p{L}*|entlassen|entließ\p{L}*|gestorben`,
    String.raw`verstarb\p{L}*|datenleck\p{L}*|insolven\p{L}+`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const failure = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`cancel(?:l?ed|s) (?:its|their|the|our|his|her)|outages?|lost|complain\p{L}*|failed|left us`,
    String.raw`terminated|sued|irtisanoi|valitti|valittiv\p{L}+|menetti|käyttökatko\p{L}*|epäonnistui|sade upp`,
    String.raw`klagade|förlorade|driftstopp\p{L}*|misslyckades|kündigte\p{L}*|beschwerte\p{L}*|verlor\p{L}*|ausfall`,
    String.raw`ausfälle|scheiterte\p{L}*`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

const internal = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`our (?:\p{Ll}+ )?(?:margins?|loss(?:es)?|debts?)|competitors?|rivals?|we (?:lost|lose) (?:money|\d)`,
    String.raw`katteemme|tappiomme|kilpailija\p{L}*|vår(?:a)? (?:marginal\p{L}*|förlust\p{L}*)|konkurrent\p{L}*`,
    String.raw`unsere (?:marge\p{L}*|verlust\p{L}*)|wettbewerber\p{L}*|mitbewerber\p{L}*`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
