import { expect, test } from 'vitest';
import { isUntold, kindOfSecret, mayNameSecret } from './payload-secrets.ts';
import { tellPayload } from './payload.ts';

const secrets = [
  ...[
    'password',
    'Passwort',
    'Kennwort',
    'Salasana',
    'Lösenord',
    'newPassword',
    'password_confirmation',
    'PWD',
  ],
  ...['lo\u0308senord', 'Vahvista salasana', 'PASSWORT_WIEDERHOLEN', 'passphrase', 'pass'],
  ...['pin', 'PIN code', 'pinCode', 'PIN-koodi', 'PIN-kod', 'tunnusluku', 'Geheimzahl', 'cvv', 'CVC', 'cvv2'],
  ...['card_number', 'cardNumber', 'creditCardNumber', 'Card number:', 'Kortin numero', 'Korttinumero'],
  ...[
    'Luottokortin numero',
    'Kortnummer',
    'Kreditkartennummer',
    'Kartennummer',
    'iban',
    'IBAN',
    'ibanNumber',
  ],
  ...['secret', 'clientSecret', 'client_secret', 'Salainen avain', 'Hemlig nyckel', 'Geheimer Schlüssel'],
  ...['api_key', 'apiKey', 'API key', 'x-api-key', 'API-avain', 'API-nyckel', 'API-Schlüssel', 'privateKey'],
  ...['token', '_token', 'accessToken', 'refresh_token', 'Zugriffstoken', 'åtkomsttoken', 'Pääsytunnus'],
  ...['g-recaptcha-response', 'csrfmiddlewaretoken', '__RequestVerificationToken', 'honeypot', 'nonce'],
  ...['loginPw', 'userPwd', 'pw2', 'PW', 'wifipw', 'user_pwd_2', 'passwd', 'password2', 'DB_PASSWORD'],
  ...[
    'Mot de passe',
    'motDePasse',
    'mot_de_passe_confirmation',
    'mdp',
    'Code d’accès',
    'Code PIN',
    'Numéro de carte',
  ],
  ...[
    'Cryptogramme visuel',
    'Numéro de sécurité sociale',
    'Code de vérification',
    'Clé API',
    'Code à usage unique',
  ],
  ...[
    'Contraseña',
    'contrasena',
    'Repita la contraseña',
    'Clave',
    'Clave de acceso',
    'Código PIN',
    'Número de tarjeta',
  ],
  ...[
    'Código de seguridad',
    'Código de un solo uso',
    'Número de la seguridad social',
    'Número de su tarjeta',
    'DNI',
  ],
  ...[
    'Parola d’ordine',
    'Codice PIN',
    'Numero della carta',
    'Codice di sicurezza',
    'Codice fiscale',
    'Codice monouso',
  ],
  ...[
    'Wachtwoord',
    'wachtwoordHerhalen',
    'Pincode',
    'Kaartnummer',
    'Eenmalige code',
    'Beveiligingscode',
    'BSN',
  ],
  ...[
    'Burgerservicenummer',
    'Palavra-passe',
    'Senha',
    'novaSenha',
    'Número do cartão',
    'Código de segurança',
    'CPF',
  ],
  ...[
    'Código de utilização única',
    'Número de segurança social',
    'Passord',
    'Gjenta passord',
    'PIN-kode',
    'Engangskode',
  ],
  ...[
    'Fødselsnummer',
    'Sikkerhetskode',
    'Bekreftelseskode',
    'Adgangskode',
    'Gentag adgangskode',
    'CPR-nummer',
  ],
  ...[
    'Bekræftelseskode',
    'Kortets nummer',
    'Hasło',
    'powtorzHaslo',
    'Kod PIN',
    'Numer karty',
    'Kod jednorazowy',
    'PESEL',
  ],
  ...['Kod bezpieczeństwa', 'Parool', 'Salasõna', 'PIN-kood', 'Kaardi number', 'Ühekordne kood', 'Isikukood'],
  ...[
    'Turvakood',
    'Kertakäyttökoodi',
    'Vahvistuskoodi',
    'Henkilötunnus',
    'HETU',
    'Engångskod',
    'Personnummer',
  ],
  ...[
    'Sicherheitscode',
    'Einmalcode',
    'Sozialversicherungsnummer',
    'Steuer-ID',
    'SSN',
    'Social security number',
  ],
  ...[
    'one-time code',
    'otp',
    'smsCode',
    '2FA code',
    'Security answer',
    'National Insurance Number',
    'passport_no',
  ],
  ...[
    'Пароль',
    'パスワード',
    '密码',
    '비밀번호',
    'Κωδικός πρόσβασης',
    'session_id',
    'Reenter your password:',
  ],
];
const phrases = [
  'seed_phrase',
  'recovery phrase',
  'Recovery words',
  'mnemonic',
  'jwt',
  'backupPhrase',
  'pass\u200bword',
];
const told = [
  ...['message', 'company', 'Name', 'Nimi', 'Yritys', 'Företag', 'Firma', 'phone number', 'order number'],
  ...[
    'Spin rate',
    'shipping',
    'opinion',
    'Kokoluokka',
    'secretary',
    'announcement',
    'key question',
    'keyword',
  ],
  ...[
    'Number of tokens',
    'postcode',
    'postal code',
    'Business card',
    'author',
    'Passenger',
    'passport country',
  ],
  ...['pinboard', 'Password policy question', 'Which password manager do you use?', 'Passwort-Richtlinie'],
  ...[
    'Wachtwoordbeheer',
    'Lösenordshantering',
    'Salasanojen hallinta',
    'Gestion des mots de passe',
    'Number of PINs',
  ],
  ...[
    'How many passwords do you manage?',
    'How do you store PIN codes today, and who sees a token',
    'passwordless login',
  ],
  ...[
    'Do you support passphrases',
    'Palabra clave',
    'Clave del proyecto',
    'Parola chiave',
    'opinPage',
    'pinned',
  ],
  ...[
    'Código postal',
    'Code postal',
    'Codice postale',
    'Postcode',
    'Kod pocztowy',
    'Promo code',
    'Código de producto',
  ],
  ...[
    'desenharProjeto',
    'Numero di telefono',
    'Numéro de commande',
    'Kortnamn',
    'Kartenzahl',
    'Número de empleados',
  ],
  ...[
    'Map pin',
    'Passport country',
    'Vat number',
    'Business ID',
    'Y-tunnus',
    'Organisationsnummer',
    'Company number',
  ],
  ...[
    'Discard',
    'Postcard',
    'Sociale media',
    'Sécurité',
    'security requirements',
    'Codice articolo',
    'Loan number',
  ],
  ...[
    'compass',
    'bypass',
    'Trespass',
    'Niebezpieczeństwo',
    'kodeks',
    'Passagerare',
    'keynote',
    'answer',
    'pwa',
  ],
  ...['tunnus', 'asiakasnumero', 'Kundennummer', 'Telefonnummer', 'Kartenanbieter', 'Hotel choice', 'id'],
];

test.each([...secrets, ...phrases])('%s is told nobody', (name) => {
  expect(isUntold(name)).toBe(true);
  const fields = [{ label: name, value: 'hunter2' }];
  expect(
    tellPayload({ name: 'Anna', [name]: 'hunter2', [name.toUpperCase()]: 'hunter2', fields }),
  ).toMatchObject({
    ...{ lines: 'name: Anna', summary: 'name: Anna', texts: ['Anna'] },
  });
});

test.each([...secrets, ...phrases].filter((name) => kindOfSecret(name) !== null))(
  'a text that holds %s is looked through',
  (name) => expect(mayNameSecret(name)).toBe(true),
);

test.each(told)('%s is told', (name) => expect(isUntold(name)).toBe(false));

test.each<[name: string, value: unknown]>([
  ...['session', 'Session', 'auth', 'cookie', '2fa', 'MFA'].map(
    (name) => [name, 'hunter2'] as [string, unknown],
  ),
  ['cookie', 'sid=8f14e45fceea167a; path=/'],
  ['session', '550e8400-e29b-41d4-a716-446655440000'],
  ['2FA', 123456],
])('%s is told nobody where it holds %s', (name, value) => {
  expect(tellPayload({ name: 'Anna', [name]: value, list: [{ label: name, value }] }).lines).toBe(
    'name: Anna',
  );
});

test.each([
  ['session', 'Opening keynote'],
  ['Session', 'Keynote2026'],
  ['session', 'track-2-2026'],
  ['session', 3],
  ['auth', 'Auth Oy'],
  ['cookie', 'accepted'],
  ['cookies', true],
  ['2FA', 'yes'],
])('%s is told where it holds %s', (name, value) => {
  expect(tellPayload({ [name]: value }).lines).toBe(`${name}: ${value}`);
});
