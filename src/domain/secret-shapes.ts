import { redactWithDots, redactWithMasks, isMasked, type Redact } from './redaction.ts';

/**
 * Replaces secrets recognised by shape by `[…]`: payment card and account numbers (IBAN) with valid check digits, API
 * keys, and passwords in URLs. Some secrets appear only after normalisation, for example in full-width digits. A line
 * with such a secret is returned normalised, unless characters must keep their positions.
 */
export function redactSecretShapes(text: string, hide = redactWithDots): string {
  const redacted = redactIn(text, hide);
  if (!redactsMore(toPlainCharacters(redacted), redacted, hide)) return redacted;
  const redactLine = hide === redactWithMasks ? maskInPlain : redactInPlain;
  return redacted.split('\n').map(redactLine).join('\n');
}

function redactInPlain(line: string): string {
  const plain = toPlainCharacters(line);
  return redactsMore(plain, line, redactWithDots) ? redactIn(plain, redactWithDots) : line;
}

function maskInPlain(line: string): string {
  const characters = Array.from(line, (original) => ({ original, plain: toPlainCharacters(original) }));
  const masked = redactIn(characters.map(({ plain }) => plain).join(''), redactWithMasks);
  let position = 0;
  return characters
    .map(({ original, plain }) =>
      isMasked(masked.slice(position, (position += plain.length))) ? redactWithMasks(original) : original,
    )
    .join('');
}

/** Whether the plain form of the text contains a secret. */
function redactsMore(plain: string, text: string, hide: Redact): boolean {
  return plain !== text && redactIn(plain, hide) !== plain;
}

/** Replaces compatibility characters by plain ones and removes invisible ones. */
function toPlainCharacters(line: string): string {
  return line
    .replace(/\p{Cf}+/gu, '')
    .replace(/[^\0-\x7f…]+/gu, (characters) => characters.normalize('NFKC'));
}

function redactIn(text: string, hide: Redact): string {
  const redacted = [loginInAddress, bearerToken, webhookUrl, namedKey]
    .reduce(
      (partly, shape) =>
        partly.replace(shape, (found, before: string) => before + hide(found.slice(before.length))),
      keyShapes.reduce((partly, shape) => partly.replace(shape, hide), text),
    )
    .replace(basicCredentials, (found, before: string, login: string) =>
      isLogin(login) ? before + hide(login) : found,
    );
  const numbers = { hide, shape: cardLike, lengthOf: cardLength, detailsAfter: detailsAfterCard };
  return redactNumbers(redactNumbers(redacted, numbers), {
    hide,
    shape: accountLike,
    lengthOf: accountLength,
  });
}

/** Prefixes of API keys that providers mark, with a minimum length. */
const keyShapes: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}-----|$)/g,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /(?<![\w-])(?:[a-z]{2,8}_(?:live|test|prod|secret)_|whsec_|npm_|hf_|sk-)[\w+/-]{16,}=*/g,
  /(?<![\w-])(?:gh[pousr]_|github_pat_|glpat-)\w{16,}/g,
  /(?<![\w-])(?:GOCSPX-|ya29\.|hv[sb]\.|shp(?:at|ca|pa|ss)_|do[opr]_v1_|dckr_pat_|lin_api_|ntn_|glsa_)[\w-]{20,}/g,
  /(?<![\w-])(?:pypi-|rubygems_|figd_|gsk_|xai-|pplx-|nvapi-|tskey-|sq0[a-z]{3}-|ATATT3|key-[0-9a-f])[\w-]{22,}=*/g,
  /(?<![\w-])xox[a-z]-[\w-]{10,}|(?<![\w-])(?:AKIA|ASIA)[0-9A-Z]{16}(?!\w)|(?<![\w-])AIza[\w-]{35}/g,
  /(?<!\w)SG\.[\w-]{16,}\.[\w-]{16,}|(?<![\w-])\d{8,10}:[\w-]{34,36}(?![\w-])/g,
];

/** A password may contain `@`. It may contain a slash if the text cannot be a port and a path. */
const loginInAddress =
  /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,100}:)(?:[^\s/]{1,200}(?=@)|(?!\d{1,5}[/?#])[^\s@]{1,200}(?=@))/gi;
const bearerToken = /(\bbearer\s+)[\w.~+/-]{20,}=*/gi;
const basicCredentials = /(\bbasic\s+)([a-z0-9+/]{8,}={0,2})/gi;
const webhookUrl =
  /(\b(?:hooks\.slack\.com\/(?:services|workflows|triggers)|discord(?:app)?\.com\/api\/webhooks)\/)[\w/-]{10,}/gi;

/** The value of a setting such as `aws_secret_access_key`. Harmless values, such as slugs, have no digit. */
const namedKey = new RegExp(
  String.raw`((?<![a-z0-9])[a-z0-9]{1,20}(?:[_-][a-z0-9]{1,20}){0,4}[_-](?:key|secret|token|password)` +
    String.raw`["']?\s?[:=]\s?["']?)(?=[^\s"']{0,100}\d)[\w+/.~-]{16,}=*`,
  'gi',
);

/** A login decodes to a name, a colon and a password. Words of prose, decoded as base64, do not. */
function isLogin(base64: string): boolean {
  try {
    return /^[\x20-\x39\x3b-\x7e]*:[\x20-\x7e]*$/.test(atob(base64));
  } catch {
    return false;
  }
}

/** Continues the search after the first group of a rejected match, because the rest may contain a real number. */
function redactNumbers(text: string, { hide, shape, lengthOf, detailsAfter }: NumberFormat): string {
  let [redacted, from] = ['', 0];
  const search = new RegExp(shape);
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const length = lengthOf(found[0]);
    const [firstGroup = ''] = /^[\p{L}\p{N}]+/u.exec(found[0]) ?? [];
    search.lastIndex = found.index + (length || firstGroup.length);
    if (length === 0) continue;
    redacted += text.slice(from, found.index) + hide(found[0].slice(0, length));
    from = search.lastIndex;
    const [details = '', lead = ''] = detailsAfter?.exec(text.slice(from, from + maxDetailsLength)) ?? [];
    if (details !== '') redacted += lead + hide(details.slice(lead.length));
    from += details.length;
    search.lastIndex = from;
  }
  return redacted + text.slice(from);
}

interface NumberFormat {
  readonly hide: Redact;
  readonly shape: RegExp;
  readonly lengthOf: (found: string) => number;
  /** Matches details directly after the number. They are hidden too, except what the first group matches. */
  readonly detailsAfter?: RegExp;
}

const separator = String.raw`[\p{Zs}\t\p{Pd}.]`;
/** Words that may touch a card number. Other letters make it an order, parcel or part number. */
const cardWords = 'card|cc|visa|amex|pan|kortti|kort|karte|carte|tarjeta|number|numero|nro|nr|no';

/** Expiry date and security code after a card number. Security codes must never be stored. */
const detailsAfterCard = new RegExp(
  String.raw`^(\s{0,2}[\s,;/|]\s{0,2}(?:(?:exp\p{L}{0,9}|valid\p{L}{0,5}|bis|thru)?[.:\s]{0,3}` +
    String.raw`(?:0?[1-9]|1[0-2])\s?[/-]\s?\d{2,4}[\s,;/|]{1,3})?(?:(?:cvc|cvv|csc|cvn)2?[.:\s]{0,3})?)` +
    String.raw`\d{3,4}(?=\s{0,2}(?:$|[\n.,;)|]))(?![.,]\d)`,
  'iu',
);
const maxDetailsLength = 60;

/** A comma is a separator only without a space: with a space it separates the numbers of a list. */
const betweenFours = String.raw`(?:${separator}{0,2}|[,_/\n])`;

/** Card formats: unbroken, in groups of four, or as American Express and Diners Club group them. */
const cardLike = new RegExp(
  String.raw`(?=\d)(?<![\p{N}/+-]|(?<!\d)\d{1,9}\.)(?:(?<!\p{L})|(?<=${cardWords}))(?:\d{14,19}|` +
    String.raw`\d{4}(?:${betweenFours}\d{4}){3}(?:${separator}{1,2}\d{1,3})?|` +
    String.raw`\d{4}${separator}{1,2}\d{6}${separator}{1,2}\d{4,5})(?![\p{L}\p{N}]|-\d)`,
  'giu',
);

/** The last digits may belong to the card number or be another number, such as the security code. */
function cardLength(found: string): number {
  const [fours = ''] = fourFours.exec(found) ?? [];
  return [found, fours].find((part) => isCardNumber(part.replace(/\D/g, '')))?.length ?? 0;
}

const fourFours = new RegExp(String.raw`^\d{4}(?:${betweenFours}\d{4}){3}(?!\d)`, 'u');

/** One in ten other long numbers passes the check digit. The first digits rule out most of them. */
function isCardNumber(digits: string): boolean {
  return (
    issuers.some(({ first, lengths }) => first.test(digits) && lengths.includes(digits.length)) &&
    passesLuhn(digits)
  );
}

const issuers: readonly { readonly first: RegExp; readonly lengths: readonly number[] }[] = [
  { first: /^4/, lengths: [16, 19] },
  { first: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { first: /^3[47]/, lengths: [15] },
  { first: /^3(?:0[0-5]|095|[689])/, lengths: [14, 16] },
  { first: /^35(?:2[89]|[3-8])/, lengths: [16] },
  { first: /^(?:6011|64[4-9]|65|62|81|60|50|5[6-8]|67|63)/, lengths: [16, 17, 18, 19] },
];

function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Unbroken or in groups of four. The following word may look like a group. */
const accountLike = new RegExp(
  String.raw`(?<![\p{L}\p{N}])[a-z]{2}\d{2}(?:[a-z0-9]{11,30}|(?:${separator}{1,2}[a-z0-9]{4}){2,7}` +
    String.raw`(?:${separator}{1,2}[a-z0-9]{1,4})?)(?![\p{L}\p{N}])`,
  'giu',
);

/** Account numbers have at least this many digits; text with fewer consists of words. */
const minDigits = 10;

function accountLength(found: string): number {
  const ends = [...found.matchAll(/[\p{L}\p{N}]+/gu)].map((group) => group.index + group[0].length);
  return ends.findLast((end) => isAccount(found.slice(0, end).replace(/[^a-z0-9]/gi, ''))) ?? 0;
}

function isAccount(account: string): boolean {
  return account.length >= 15 && account.replace(/\D/g, '').length >= minDigits && passesMod97(account);
}

/** ISO 7064: country and check digits move to the end, letters count from ten, and the remainder modulo 97 is one. */
function passesMod97(account: string): boolean {
  const rotated = account.slice(4) + account.slice(0, 4);
  return (
    Array.from(rotated, (character) => Number.parseInt(character, 36)).reduce(
      (remainder, value) => (remainder * (value > 9 ? 100 : 10) + value) % 97,
      0,
    ) === 1
  );
}
