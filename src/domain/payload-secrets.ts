import { foldedText, wordsOfName } from './payload-words.ts';

/** Whether a field with this name is technical or secret, so that its value is never shown. */
export function isWithheldField(name: string): boolean {
  return name.startsWith('__') || technicalFields.test(wordsOfName(name)) || kindOfSecret(name) !== null;
}

/** Passwords may be words, and codes are numbers. Keys, card numbers and personal ids are never words. */
export type SecretKind = 'password' | 'code' | 'key';

/** The kind of secret that this name announces, for a field or in a text; null for none. */
export function kindOfSecret(name: string): SecretKind | null {
  const words = wordsOfName(name)
    .replace(/(?<=\p{L})\d+\b|(?<= )\d+$/gu, '')
    .trim();
  const kind = kindOf(words);
  return kind !== null && isAboutSecrets(words) ? null : kind;
}

/**
 * Decides by the value whether a field with an ambiguous name is secret. A conference has sessions too, and the
 * answer to "Do you use 2FA?" is no secret.
 */
export function isSecretValue(name: string, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  const text = String(value).slice(0, maxValueLength).trim();
  if (/\s(?!\S{0,99}=)/.test(text)) return false;
  const words = wordsOfName(name);
  if (/^(?:2fa|mfa|two factor)$/.test(words)) return /\d/.test(text);
  return /^(?:session|auth|(?:set )?cookies?)$/.test(words) && text.split(/[-_:/.=]/).some(looksRandom);
}

const maxValueLength = 4_000;

/** Whether letters and digits are mixed as no word mixes them. */
function looksRandom(part: string): boolean {
  return part.length >= 7 && /\p{L}/u.test(part) && /\d/.test(part) && !/^\p{Lu}\p{Ll}+\d{1,4}$/u.test(part);
}

const technicalFields = /captcha|turnstile|csrf|xsrf|honeypot|\bnonce\b/;

/** Names in other scripts, split into words like field names. */
const foreignSecrets = [
  'пароль',
  'пінкод',
  'συνθηματικό',
  'κωδικός πρόσβασης',
  'סיסמה',
  'كلمة المرور',
  'كلمة السر',
  '密码',
  '密碼',
  '口令',
  'パスワード',
  '暗証番号',
  '비밀번호',
  'รหัสผ่าน',
  'पासवर्ड',
].map(wordsOfName);

/** A fast check whether a text can contain the name of a secret, such as `password`. */
export function mayContainSecretName(text: string): boolean {
  return secretNameStarts.test(foldedText(text));
}

function kindOf(words: string): SecretKind | null {
  const matches = (group: readonly RegExp[]) => group.some((pattern) => pattern.test(words));
  if (matches(passwords) || foreignSecrets.some((secret) => words.includes(secret))) return 'password';
  if (matches(pins) || matches(codes)) return 'code';
  return matches(cards) || matches(personalIds) || matches(keys) ? 'key' : null;
}

/** The first letters of each name below. */
const secretNameStarts = new RegExp(
  [
    'pass|pw|psw|mdp|adgangs|kennw|losen|salas|tunnus|wacht|lykilord|geheim|parool|acces|contras|palavra|senha|clave',
    'parola|hasl|hesl|slapta|jelszo|lozink|gesl|sifre|pin|puk|otp|cv[vcn]|csc|cav|cod[ei]|kood|kod|pruf|kontrol',
    'eenmal|crypto|secret|segret|answer|maiden|card|cc|kort|kaart|kaard|kart|cart|tarjeta|iban|luku|zahl',
    'ssn|hetu|sotu|bsn|dni|nie|cpf|cpr|pesel|nino|svnr|nir|person|social|insurance|national id|passport|isiku|fodsel',
    'versicherung|steuer|burger|sofi|securite|seguri|seguranca|previdenza|fiscale|verzekering|avain|nyckel|schlussel',
    'sleutel|nokkel|nogle|voti|key|cle|chiave|chave|klucz|token|bearer|authori|session|jeton|jwt|mnemonic|phrase',
    `words|auth|cookie|2fa|mfa|two factor|captcha|csrf|xsrf|${foreignSecrets.join('|')}`,
  ].join('|'),
);

/** Germanic and Finnic languages join words, so these may begin or end a compound. */
const passwords: readonly RegExp[] = [
  /passw(?!ordless)|pass ?(?:phrase|code)|^pass$|\b(?:mdp|psw|pswd|pwrd|pw)\b|\w{2}pw\b|pwd\b|passord/,
  /adgangs(?:kod|ord)/,
  /kennwort|losenord|losenkod|salasana|salasona|tunnussana|wachtwoord|lykilord|geheimnis|\bparool/,
  /mots? ?(?:de ?)?passe|code d ?acces|contrasen|contrasin|palavra ?(?:de ?|chave de )?passe/,
  /(?:\b|nova|sua|confirmar|repetir)senhas?\b/,
  /^(?:(?:nueva|su|tu|confirmar|repetir) )?(?:la )?clave$|clave (?:de acceso|secreta|privada|dinamica|de un solo uso)/,
  /parola d ordine|^(?:(?:nuova|noua|nova) )?parola$|hasl[oa]\b|\bhesl[oa]\b|slaptazod|jelszo|\blozink|\bgesl[oa]\b/,
  /\bsifre/,
];

const pins: readonly RegExp[] = [
  /(?<!\b(?:map|location|lapel|drop|push|enamel) )\b(?:pin|puk)(?: ?(?:code|number|nummer|numero|no|nr|luku))?$/,
  /\b(?:pin|puk) ?(?:kood?i?|kode|kod|codigo|code|nummer|luku)\b/,
  /\b(?:code|codice|codigo|kod|numero|clave) ?(?:pin|puk)\b/,
  /tunnusluku|geheimzahl|\b(?:t?otp|cvv|cvc|csc|cvn|cav)\b(?: ?(?:code|number|nummer|koodi|kode?|kood))?$/,
];

/** One-time codes, and security codes of cards. */
const codes: readonly RegExp[] = [
  /\b(?:one time|single use|security|verification|authenticat\w+|login|access) ?(?:code|pin)/,
  /\b(?:sms|mfa|2fa|two factor|backup|recovery) ?(?:code|pin)/,
  /(?:turva|vahvistus|kertakaytto|kinnitus|uhekordne|uhekordse|sisselogimis) ?kood/,
  /kertakayttoi\w{1,20} (?:koodi|tunnus)/,
  /(?:sakerhets|sikkerhets|sikkerheds|engangs|bekraftelse|bekreftelses|bekraeftelses|verifi\w{1,20}s|adgangs) ?kod/,
  /(?:sicherheits|bestatigungs|verifizierungs|einmal|freischalt|zugangs|verificatie|beveiligings|toegangs) ?code/,
  /pruf(?:nummer|ziffer)|kontroll?(?:siffer|siffra|siffror|cifre)|eenmalige (?:code|toegang)|cryptogramme/,
  /code (?:a usage unique|unique|sms|de (?:verification|securite|validation|connexion))/,
  /codigo (?:sms|secreto|de (?:un solo uso|uso unico|utilizacao unica|verifica\w+|segur\w+|acc?es\w+))/,
  /codice (?:sms|segreto|monouso|temporaneo|usa e getta|di (?:verifica|sicurezza|accesso|conferma))/,
  /kod (?:sms|jednorazowy|weryfikacyjny|zabezpieczajacy|bezpieczenstwa|dostepu|autoryzacyjny)/,
  /(?:secret|security) (?:question )?answer|maiden name/,
];

/** Cards and accounts that can be charged. */
const cards: readonly RegExp[] = [
  /(?:\b|credit|debit|bank|payment)(?:card|cc) ?(?:number|no|num|nr)\b|kortti(?:n ?)?numero|korti(?:n ?)numero/,
  /kaardi ?(?:number|nr)|kaart ?(?:nummer|nr)\b/,
  /(?:kort|karten?|kreditkarten)(?:s|ets)? ?(?:nummer|nr)\b|(?:numer|nr) karty/,
  /\bnum(?:ero)? (?:(?:de|da|do|del|della|di) )?(?:(?:la|votre|su|tu|tua|sua|seu) )?(?:carte|carta|cartao|tarjeta)\b/,
  /\biban(?:\b|nummer|number|numero|kood|i\b)/,
];

/** Personal identity numbers. */
const personalIds: readonly RegExp[] = [
  /\b(?:ssn|hetu|sotu|bsn|dni|nie|cpf|cpr|pesel|nino|svnr|nir)\b(?: ?(?:nummer|number|numero|nr|no))?$|personnummer/,
  /(?:social security|national insurance|national id|passport|personal identity) ?(?:number|no|num|nr|code)\b/,
  /henkilotunnus|sosiaaliturvatunnus|passi(?:n ?)?numero|isikukood|fodsels(?:els)?nummer|fodselsnr|personnr/,
  /pass ?nummer/,
  /(?:sozial|renten)versicherungs ?(?:nummer|nr)|steuer ?(?:id\b|identifikations)|burgerservicenummer|sofi ?nummer/,
  /securite sociale|seguridad social|seguranca social|previdenza sociale|codice fiscale|numer pesel/,
  /sociale verzekering/,
];

const keys: readonly RegExp[] = [
  /\b(?:client|app|api|shared|webhook)? ?secret(?: key)?$|salainen avain|hemlig nyckel|geheimer? schlussel/,
  /(?:api|private|access|secret|session|auth) ?(?:key|avain|nyckel|schlussel|sleutel|nokkel|nogle|voti)(?: id)?$/,
  /(?:cle|clave|chiave|chave|klucz) (?:api|d api|secrete|secreta|segreta|privee|privada|privata|prywatny|tajny)/,
  /apiavain|apinyckel|apisleutel|(?:geheime|prive) ?sleutel|(?:hemmelig|privat) (?:nokkel|nogle)/,
  /(?:sala\w{1,30}|privaat) ?voti/,
  /token$|(?:auth|session|api|access|refresh|bearer|id) ?token\b|paasytunn|bearer$|authorization$|session ?id$/,
  /jeton d ?acces|^jwt$|\bjwt token|^mnemonic$|\b(?:seed|recovery|backup|secret|mnemonic) ?(?:phrase|words)\b/,
];

/** Whether the words are about secrets, such as their rules, number or storage. */
function isAboutSecrets(words: string): boolean {
  if (topics.test(words) || counts.test(words)) return true;
  const isLong = words.split(' ').length >= 4;
  return (
    isLong &&
    (/\b(?:passwords|passworter|kennworter|contrasenas|senhas|pins)\b/.test(words) || question.test(words))
  );
}

const topics = new RegExp(
  `(?:passwords?|passwort|passworter|kennwort|passphrase|wachtwoord\\w{0,30}|losenords?|passords?|` +
    `adgangskode\\w{0,30}|` +
    `salasanojen|salasanan?|tokens?|pin|iban|card numbers?) ?(?:polic(?:y|ies)|managers?|management|manager\\w*|` +
    `questions?|problems?|issues?|requirements?|rules?|expiry|expiration|rotation|protect\\w*|strength|length|` +
    `solutions?|software|tools?|vaults?|sharing|support|audits?|hygiene|complexity|richtlinien?|verwaltung\\w*|` +
    `schutz|fragen?|beheer\\w*|beleid|hanterar\\w*|hantering|policyn?|handtering|handterer|politikk?|hallinta\\w*|` +
    `kaytant\\w*|ohjeet|ongelma\\w*)\\b`,
);

const counts = new RegExp(
  `\\b(?:number of|count of|how many|amount of|anzahl|antal|antall|aantal|nombre de|numero de (?:senhas|contrasenas)|` +
    `gestion\\w* (?:de|des|delle|di)|gestor\\w* (?:de|di|delle)|polit\\w+ (?:de|di|des|delle|hasel)|menedzer hasel)\\b`,
);

/** Matches questions about procedures, whose answers are not secret. */
const question = new RegExp(
  `^(?!.*\\b(?:your|ihr|dein|votre|ditt?)\\b)(?:do|does|did|is|are|can|should|have|has|how|why|when|wie|warum|nutzen|` +
    `verwenden|haben|gibt|hur|anvander|miten|kuinka|kaytattek\\w+|comment|como|come|hoe|hvordan|jak)\\b`,
);
