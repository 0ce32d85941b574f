import type { SecretKind } from './payload-secrets.ts';

/** A possible secret that follows its name, and the text after it. */
export interface NamedValue {
  readonly kind: SecretKind;
  readonly value: string;
  /** The text after the value. Only about one line of it is examined. */
  readonly rest: string;
}

/** Whether the value looks generated, because it mixes letters with digits or symbols. */
export function isRandomValue({ kind, value, rest }: NamedValue): boolean {
  if (isNoValue(value) || isMeasured(value, rest)) return false;
  if (/\d/.test(value)) {
    const minimum = minCharacters[kind];
    return value.length >= (/\p{L}/u.test(value) ? minimum.mixed : minimum.digits);
  }
  if (value.length < 6 || !/\p{L}/u.test(value)) return false;
  return /(?<![!?])[!@#$%^&*+=~?§€][!?]*[^!?]/u.test(value) || caseChanges(value) >= 4;
}

/** Whether a single word may be a password: the statement ends after it and it does not describe a secret. */
export function isSecretWord({ kind, value, rest }: NamedValue): boolean {
  if (kind !== 'password' || isNoValue(value) || !endsClause(rest)) return false;
  return /^[\p{L}'-]{4,60}$/u.test(value) && !describesSecret(value);
}

/** Whether the words may form a passphrase and do not describe a secret. */
export function isSecretPhrase(words: readonly string[]): boolean {
  return words.every(
    (word) => /^\p{Ll}{2,20}$/u.test(word) && !describesSecret(word) && !smallWords.has(word),
  );
}

const minCharacters: Readonly<Record<SecretKind, { readonly mixed: number; readonly digits: number }>> = {
  password: { mixed: 4, digits: 4 },
  code: { mixed: 4, digits: 3 },
  key: { mixed: 5, digits: 5 },
};

/** Whether the value is a placeholder, such as `****`, `${PASSWORD}` or `[…]`. */
export function isPlaceholder(value: string): boolean {
  return placeholderPattern.test(value);
}

const placeholderPattern =
  /^(?:[^\p{L}\p{N}]{0,200}$|\[…|[xX]{2,40}$|[$%]\{?[A-Za-z_]{1,40}\}?$|<[^<>]{1,60}>$|\{\{?[^{}]{1,60}\}?\}$)/u;

/** A placeholder, an address, or the name of a method or product. */
function isNoValue(value: string): boolean {
  return isPlaceholder(value) || noValues.some((shape) => shape.test(value));
}

const noValues: readonly RegExp[] = [
  /^(?:[a-z]{2,10}:\/\/|www\.|mailto:)|\]\(/i,
  /^[^\s@]{1,80}@[\p{L}\d-]{1,60}\.[\p{L}\d.-]{2,60}$/u,
  /^\d{4}-\d\d-\d\d$|^\d{1,2}[./-]\d{1,2}[./-]\d{2,4}$|^\d{1,2}[:.]\d{2}$|^\d{1,3}[/-]\d{1,3}$/,
  new RegExp(
    `^(?:sha|md|hs|rs|es|aes|rsa|base|utf|iso|oauth|saml|tls|ssl|http|ipv|windows|win|office|microsoft|erc|crc|sap|s|` +
      String.raw`x|v|web|dynamics|fido)-?_?\d[\d.-]{0,20}(?:-?(?:bit|hash|gcm|cbc|based))?$`,
    'i',
  ),
  /^(?:1password|bcrypt2?|argon2i?d?|pbkdf2|scrypt|u2f|webauthn2?|fido2|k8s|i18n|h2|b2[bc])$/i,
];

/** A number with a unit, or an ordinal. */
function isMeasured(value: string, rest: string): boolean {
  if (/^\d{1,4}[-–]?(?:st|nd|rd|th|x|%|[hmsd]|min|kb|mb|gb|bits?|ms|k|€|\$|:n|er|e|ème|º|ª)$/iu.test(value))
    return true;
  if (/^\d{1,4}[-–](?:\d{1,4}[-–]?)?\p{L}{3,12}$/u.test(value)) return true;
  return /^\d{1,6}(?:[-–+]\d{0,6})?$/.test(value) && measures.test(rest.slice(0, 24));
}

const measures = new RegExp(
  `^\\s{1,2}(?:or more |ou plus |o más |oder mehr |tai enemmän )?(?:${[
    'char|sign|letter|digit|bit|symbol|second|minute|hour|day|week|month|year|time|user|euro|dollar|percent|people',
    'token|password|card|step|attempt|merkk|numero|päiv|tunti|tunn|minuut|kuukau|vuo|kertaa|käyttäj|tecken|siffr',
    'bokst|dag|timm|minut|månad|år|gång|använd|zeichen|ziffer|stelle|buchstab|tag|stunde|woche|monat|jahr|mal|nutzer',
    'caract|chiffre|jour|heure|mois|an|fois|letra|dígito|día|hora|mes|año|vez|veces|carácter|[€$£%]|eur|usd',
  ].join('|')})`,
  'iu',
);

/** The number of changes between lower and upper case; words have almost none. */
function caseChanges(value: string): number {
  return value.match(/(?<=\p{Ll})\p{Lu}|(?<=\p{Lu}{2})\p{Ll}/gu)?.length ?? 0;
}

function endsClause(rest: string): boolean {
  return clauseEnd.test(rest.slice(0, 40));
}

const clauseEnd = new RegExp(
  String.raw`^["'”’»\x60*_)]{0,3}(?:\s{0,3}$|\s{0,3}[\n.,;!)|<}]|` +
    String.raw`\s{1,3}(?:and|but|or|so|ja|mutta|och|men|und|aber|et|mais|y|pero|e|en|maar)\s)`,
);

/** Descriptions of a password, such as lost, wrong, long or available. */
function describesSecret(word: string): boolean {
  const folded = word.toLowerCase();
  return descriptiveWords.has(folded) || smallWords.has(folded) || descriptiveEndings.test(folded);
}

/** Endings of adjectives and participles, which describe things. */
const descriptiveEndings = new RegExp(
  [
    "(?:[^aeiou]ed|[aeiou]ed|ing|able|ible|ful|less|ous|ive|ised|ized|n't|tory|sary|ary|ical|ential|ient)$",
    '^(?:ge|ver|zurück|ab|un|nicht)\\p{L}{3,}(?:t|en|bar|lich|ig)$|(?:bar|lich|haft|isch|pflichtig)$',
    '\\p{L}{3}(?:nut|nyt|neet|ttu|tty|llinen|mainen|mätön|maton|ttava|ttävä|tava|issa|ossa|alla|ella|een|eksi)$',
    '(?:ande|ende|bart?|ligt?|iskt?|erad|erat|förd|satt|lagd|ägd)$',
    '(?:ée?s?|ables?|ibles?|oires?|ados?|adas?|idos?|idas?|ante|orio|oria|osa?|ible|able|ato|ata|uto|uta)$',
  ].join('|'),
  'u',
);

const descriptiveWords = new Set(
  [
    'wrong right correct incorrect false true good bad weak strong short long old new same different',
    'secret safe unsafe',
    'lost gone stolen broken known unknown forgotten hidden stale empty blank null none nothing missing mandatory',
    'optional invalid valid here there below above attached enclosed inside outside later soon now never always again',
    'tomorrow today yesterday urgent help please thanks sorry yes okay fine ready public private simple easy hard case',
    'default admin-only read-only reset resets change changes forgot forget sent set kept shown seen given taken made',
    'encrypted policy policies manager managers management security login support rules hygiene expiry',
    'length free full',
    'important essential critical everything something anything enough fun necessary unique complex random temporary',
    'separate similar identical mine yours theirs ours done down back over past case-sensitive out-of-date up-to-date',
    'väärä väärin oikea oikein hukassa kadonnut pakollinen sama uusi vanha lyhyt pitkä heikko vahva salainen tyhjä',
    'kunnossa vaihdossa voimassa käytössä tallessa tässä täällä siellä alla yllä liitteenä unohtunut unohdettu kiitos',
    'fel rätt felaktigt fel borta glömt bortglömt samma nytt gammalt kort långt svagt starkt hemligt',
    'tomt okänt giltigt',
    'ogiltigt här där nedan ovan bifogat senare idag brådskande tack snälla valfritt obligatoriskt',
    'falsch richtig weg verloren gesperrt abgelaufen ungültig gültig neu alt kurz lang schwach stark',
    'geheim leer gleich',
    'unbekannt bekannt hier dort unten oben anbei später heute dringend bitte danke pflicht optional sicher unsicher',
    'faux fausse bon bonne perdu oublié expiré incorrecte correcte vide court courte long longue faible fort forte ici',
    'requis requise secret secrète valide invalide nouveau nouvelle ancien ancienne obligatoire',
    'facultatif merci urgent',
    'incorrecta correcta errónea mala buena nueva vieja corta larga débil fuerte segura secreta aquí',
    'abajo arriba vacía',
    'perdida olvidada caducada obligatoria opcional gracias urgente misma',
    'verkeerd fout goed juist kwijt vergeten verlopen kort lang zwak sterk geheim hier leeg nieuw oud',
    'errata sbagliata corretta giusta persa scaduta qui vuota nuova vecchia corta debole forte',
    'errada incorreta correta perdida vencida aqui vazia nova velha fraca',
  ].flatMap((words) => words.split(' ')),
);

const smallWords = new Set(
  [
    'a an the this that these those it its my our your his her their i we you he she they me us them who what which',
    'is are was were be been being am do does did has have had can could may might must shall should will would not no',
    'of to in on at by for from with about as into per via and or but if so then than when where why how all any each',
    'on oli ei ole ja tai mutta kun jos se tämä joka mikä mitä miten onko voi voiko pitää meidän minun teidän sinun ne',
    'är var inte och eller men om den det de en ett vi ni jag du på av för med till från som när vad hur kan ska måste',
    'ist war sind nicht kein keine und oder aber wenn der die das den dem ein eine wir ihr sie ich du auf von für mit',
    'zu zum zur aus bei wie was wer wo kann soll muss wird werden noch schon sehr auch nur mehr',
    'est était ne pas et ou mais si le la les un une des du de nous vous je tu il elle sur pour avec par dans',
    'en au aux',
    'es era está no y o pero si el los las una uno del al nosotros yo su mi tu en con por para como que qué cómo',
    'het een van voor met niet wij jij u ik op te bij naar door er zijn il lo gli di da per non sono che os as um uma',
    'do da dos das em com não too very more most less still just only also even yet already out up down off over',
  ].flatMap((words) => words.split(' ')),
);
