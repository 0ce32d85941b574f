/** Whether a text speaks of what is paid besides a price, or of its being free. */
export function speaksOfFee(text: string): boolean {
  return fee.test(text);
}

/** Whether a sentence says that something costs nothing: it tells that of its fee, and no price of what is sold. */
export function deniesFee(text: string): boolean {
  return !/\d/u.test(text) && (fee.test(text) ? denial.test(text) : costsNothing.test(text));
}

const fee = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`fees?|charges?|costs?|free of charge|\p{L}*maksu(?:a|n|t|ja|ton)?|maksa\p{L}*|kustan\p{L}*`,
    String.raw`veloit\p{L}*|\p{L}*avgift(?:en|er)?|kosta[rt]?|\p{L}*kostnad\p{L}*|\p{L}*gebühr(?:en)?|koste[nt]`,
    String.raw`\p{L}*kosten`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const denial = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`no|not|without|free|nothing|eikä|ei|eivät|ilman|maksuton|ingen|inga|inget|utan|inte|keine?[nrs]?`,
    String.raw`ohne|nicht|nichts`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
const costsNothing =
  /(?<!\p{L})(?:is free|are free|ilmai\p{L}+|kostnadsfri\p{L}*|gratis|kostenlos|kostenfrei)(?!\p{L})/iu;

/** Whether a question asks by when, or for how long. */
export function asksHowSoon(text: string): boolean {
  return howSoon.test(text);
}

const howSoon = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`when|how (?:quickly|soon|fast|long)|milloin|koska|kauanko|(?:kuinka|miten) (?:nopeasti|pian|kauan)`,
    String.raw`när|hur (?:snabbt|snart|fort|länge)|wann|wie (?:schnell|bald|lange)|ab wann`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Whether a sentence tells a time: by when something is done, or how long it takes. */
export function tellsTime(text: string): boolean {
  return time.test(text);
}

const time = new RegExp(
  String.raw`(?<!\p{L})(?:${[
    String.raw`\p{L}*(?:minute|hour|day|week|month)s?|immediately|at once|straight ?away|tomorrow|minuut\p{L}*`,
    String.raw`tun(?:ti|ni|teja|nissa)\p{L}*|\p{L}*päiv\p{L}*|viik\p{L}*|kuukau\p{L}*|heti|välittömästi|minut\p{L}*`,
    String.raw`timm\p{L}*|\p{L}*dag(?:en|ar|arna)?|veck\p{L}*|månad\p{L}*|genast|omedelbart|direkt|stunden?`,
    String.raw`\p{L}*tage?n?|wochen?|monate?n?|sofort|umgehend`,
  ].join('|')})(?!\p{L})`,
  'iu',
);
