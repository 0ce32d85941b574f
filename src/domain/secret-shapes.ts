/**
 * The text with `[…]` in the place of what is a secret by its shape, wherever somebody put it: numbers of payment cards
 * and accounts (IBAN) whose check digits are right, keys of programs, and passwords in addresses of the web.
 */
export function withoutSecretShapes(text: string): string {
  const told = keyShapes.reduce((rest, shape) => rest.replace(shape, hidden), text);
  return told
    .replace(loginInAddress, `$1${hidden}@`)
    .replace(bearer, `$1${hidden}`)
    .replace(cardLike, (digits) => (isCardNumber(digits.replace(/\D/g, '')) ? hidden : digits))
    .replace(accountLike, hideAccount);
}

const hidden = '[…]';

const keyShapes: readonly RegExp[] = [
  /-----BEGIN [A-Z ]{0,40}PRIVATE KEY(?: BLOCK)?-----[\s\S]*?(?:-----END [A-Z ]{0,40}-----|$)/g,
  /(?<![\w-])eyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]{8,}/g,
  /(?<![\w-])(?:[a-z]{2,8}_(?:live|test|prod|secret)_|whsec_|npm_|hf_|sk-)[\w+/-]{16,}=*/g,
  /(?<![\w-])(?:gh[pousr]_|github_pat_|glpat-)\w{16,}/g,
  /(?<![\w-])xox[a-z]-[\w-]{10,}|(?<![\w-])(?:AKIA|ASIA)[0-9A-Z]{16}(?!\w)|(?<![\w-])AIza[\w-]{35}/g,
  /(?<!\w)SG\.[\w-]{16,}\.[\w-]{16,}/g,
];

const loginInAddress = /(\b[a-z][a-z0-9+.-]{1,20}:\/\/[^\s:/@]{0,100}:)[^\s/@]{1,200}@/gi;
const bearer = /(\bbearer\s+)[\w.~+/-]{20,}=*/gi;

/** As they stand on a card: in one, in fours, or as American Express and Diners Club group them. */
const cardLike = new RegExp(
  String.raw`(?<![\p{L}\p{N}/.,+-])(?:\d{14,19}|\d{4}([ -])\d{4}\1\d{4}\1\d{4}(?:\1\d{1,3})?|` +
    String.raw`\d{4}([ -])\d{6}\2\d{4,5})(?![\p{L}\p{N}]|[.,-]\d)`,
  'gu',
);

/** One in ten long numbers of other kinds passes the check digit as well; the first digits tell most of them apart. */
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
    .reduce((total, digit, place) => {
      const worth = Number(digit) * (place % 2 === 0 ? 1 : 2);
      return total + (worth > 9 ? worth - 9 : worth);
    }, 0);
  return sum % 10 === 0;
}

/** In one, or in groups of four. What follows in capitals may look like a group more. */
const accountLike = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:[a-z]{2}\d{2}[a-z0-9]{11,30}|[A-Z]{2}\d{2}[A-Z0-9]{11,30}|` +
    String.raw`[A-Z]{2}\d{2}(?: [A-Z0-9]{4}){2,7}(?: [A-Z0-9]{1,4})?)(?![\p{L}\p{N}])`,
  'gu',
);

function hideAccount(found: string): string {
  const groups = found.split(' ');
  for (let count = groups.length; count > 0; count--) {
    const account = groups.slice(0, count).join('').toUpperCase();
    if (account.length < 15) break;
    if (leavesOne(account)) return [hidden, ...groups.slice(count)].join(' ');
  }
  return found;
}

/** ISO 7064: the country and its check digits go last, letters count from ten, and 97 leaves one. */
function leavesOne(account: string): boolean {
  const turned = account.slice(4) + account.slice(0, 4);
  return (
    Array.from(turned).reduce((rest, sign) => Number(`${rest}${Number.parseInt(sign, 36)}`) % 97, 0) === 1
  );
}
