import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureCpuMs } from '../../test/support/cpu-time.ts';
import { formatPayload } from './payload.ts';
import { redactNamedSecrets } from './secret-prose.ts';

/** The marks ‹ and › enclose each secret. */
const named = [
  'Password: ‹hunter2›',
  'Salasana on ‹kissa123›',
  'salasanani on ‹kissa›',
  'my password is ‹hunter2›.',
  'Hi, my password is ‹swordfish›. Please call.',
  'The password for the portal is ‹hunter2› and the user is anna',
  'lösenordet är ‹Sommar99›',
  'Mitt lösenord är ‹Sommar99›, hälsningar Erik',
  'Kennwort: ‹Winter!Regen›',
  'Das Passwort lautet ‹geheimX1›',
  'Mot de passe : ‹soleil22›',
  'le mot de passe est "‹petit chat›"',
  'Contraseña: ‹gatito9›',
  'La contraseña es ‹gatito9›, gracias',
  'Mi clave: ‹gatito›',
  'Wachtwoord is ‹tulp2024›',
  'Login: anna Password: ‹hunter2›',
  '{"name":"Anna","password":"‹hunt›',
  'We post {"password":"‹hunter2›","user":"anna"} to you',
  '{\\"password\\":\\"‹hunter2›\\",\\"a\\":1}',
  "{'password': '‹hunter2›', 'pin': ‹1234›, 'x': 3}",
  '[password] => ‹hunter2›',
  '<password>‹hunter2›</password>',
  '<td>Password</td><td>‹hunter2›</td>',
  '<b>Password:</b> ‹hunter2›',
  '**Password:** ‹hunter2›',
  '| Password | ‹hunter2› |',
  'Authorization: Bearer ‹abc123›',
  '"Authorization": "Bearer ‹abc123›"',
  'X-Api-Key: ‹a8f5f167f44f›',
  'Set-Cookie: ‹session=8f14e45fceea167a; path=/›',
  'my PIN is ‹1234›',
  'PIN ‹4711›',
  'CVC ‹123›',
  'the verification code is ‹482913› thanks',
  'Seed phrase: ‹abandon ability able about above absent absorb abstract absurd abuse access accident›',
  'passphrase: ‹correct horse battery staple›',
  'Password: ‹blue monkey lamp›',
  '‹hunter2› is my password',
  '‹dqnajpwZDM010ww› is my password',
  '‹hunter2› is our password for the portal',
  'use ‹hunter2› as password',
  'log in with password ‹hunter2› please',
  'I changed the password to ‹hunter2› today',
  '"label":"Password","value":"‹swordfish›"',
  'My social security number is ‹123-45-6789›',
  'henkilötunnus on ‹131052-308T›',
  'password = "‹hunter2›"',
  'password → ‹hunter2›',
  'Password - ‹hunter2›',
  'Password (for the portal): ‹hunter2›',
  'my pass: ‹hunter2›',
  'Passwords: ‹hunter2› and ‹hunter3›',
  'Password is: ‹hunter2›',
  'the wifi password is "‹blue›"',
  'api key is ‹9f8e7d6c5b›',
  'API key: ‹abcdEFGHijklMNop›',
  'Card number: ‹1234 5678 9012 3456›',
  'IBAN: ‹FI2112345600000799›',
  'password: ‹12345678›',
  'Password:\n‹hunter2›',
  'my password is\n‹hunter2›',
  'Password:\n\n‹swordfish›\nAnna',
  'Salasana:\n‹kissa123›\nTerv. Anna',
  'Content-Disposition: form-data; name="password"\n\n‹hunter2›\n--x',
  'Password\n‹hunter2›',
  'Passwort:\n  ‹geheim9›\nBenutzer: anna',
  'password:\n> ‹hunter2›\n> Anna',
  'SSN ‹123-45-6789›',
  'my personnummer ‹811228-9874›, thanks',
  '‹482913› is your code',
  '‹482913› is your verification code. Tell nobody.',
  '‹482913› är din kod',
  'We post [{"k":"password","v":"‹hunter2›"}] to you',
];

const harmless = [
  'We lost our password manager',
  'the token ring',
  'password reset took 3 days',
  'Passwort vergessen?',
  'Passwort vergessen: bitte Hilfe',
  'The password is wrong.',
  'The password is required',
  'Password: required',
  'Password: must be at least 8 characters long',
  'The password is 8 characters long',
  'our password manager is 1Password',
  'Our password manager is LastPass.',
  'Salasana on hukassa',
  'Salasana on väärä.',
  'Das Passwort ist abgelaufen',
  'Lösenordet är fel.',
  'Mon mot de passe est perdu.',
  'La contraseña es incorrecta.',
  'My password is not working',
  'Passwords: 4000 users have one',
  'Password length: 12',
  'the password page is https://koivu.example/reset2',
  'Questions about passwords: anna2@koivu.example',
  'Our secret is teamwork.',
  'The key is under the mat.',
  'The token costs 3 euros',
  'Our token is valid for 3600 seconds',
  'We have 2000 tokens',
  'We store passwords with SHA256',
  'password hashing: bcrypt',
  'Password policy 2026',
  'Secretary: Anna',
  'Opinion: good42',
  'Your password expires in 14 days',
  'The password for the portal is too short',
  'Please send me the password',
  'Password: please send it again',
  'Topics: password, SSO',
  'Single sign-on, passwords and 2FA',
  'Is my password safe?',
  'Token ring is a network of 4Mbit',
  'The password is stored in vault2',
  'boarding pass: B12345',
  'Meeting: 10:30',
  'map pin: 1234',
  'Order number: 12345678',
  'card on file is fine',
  'Reset your password: https://x.example/a',
  'The password was changed yesterday',
  'Password is at least 8-16 characters',
  'Password\nForgotten?',
  '00100 is your postal code',
  '4821 is your customer code',
  '2026 is your year',
  'PIN:\n> Which one?',
  'SSN 2026-11-22',
  'Mot de passe oublié ?',
  '¿Olvidó su contraseña?',
  'Wir nutzen 2FA und Passwort-Manager',
  'Our API key is missing',
  'token: yes',
  'The PIN is on the card',
  'PIN: 4 digits',
  'pinboard: 1234 items',
  'Salasana unohtui: auttakaa',
  'The secret is out',
  'Message: Password manager for 300 people',
  'We need passwordless login by 2027',
  'Price is 1234 euros',
  'The access code is printed on the box',
  'Password: N/A',
  'Password: ********',
  'code: 1234',
  'How many tokens: 5000',
  'Subject: Password: urgent',
  'Password:\nEmail: anna@koivu.example',
  'password=\nPGPORT=5432',
  'Passwords are stored with SHA256.',
  'postgres user: anna',
  'The badge has a token (see 3fd3f50).',
];

test.each(named)('replaces only the secret: %s', (text) => {
  expect(redactNamedSecrets(text.replaceAll(/[‹›]/g, ''))).toBe(text.replaceAll(/‹[^›]*›/g, '[…]'));
});

test.each(harmless)('changes nothing: %s', (text) => expect(redactNamedSecrets(text)).toBe(text));

const secret = fc.stringMatching(/^[a-z]{3,8}[A-Z]{1,3}\d{2,5}[a-z]{2}$/);
const payloadShapes: readonly ((secret: string) => unknown)[] = [
  ...named
    .filter((text) => /‹[^› ]*\d[^› ]*[a-z]?›/.test(text) && !/‹[^›]*›.*‹|pin|code|CVC|number/i.test(text))
    .map((text) => (value: string) => text.replace(/‹[^›]*›/, () => value)),
  (value) => ({ password: value }),
  (value) => ({ contraseña: [value] }),
  (value) => ({ fields: ['email', 'password'], values: ['anna@koivu.example', value] }),
  (value) => ({ q: ['Name', 'Password'], a: ['Anna', value] }),
  (value) => [
    { k: 'name', v: 'Anna' },
    { k: 'password', v: value },
  ],
  (value) => ({ columns: [{ label: 'Name' }, { label: 'Password' }], rows: [['Anna', value]] }),
  (value) => ({ columns: [{ key: 'c1', label: 'Mot de passe' }], rows: [{ c1: value, c2: 'Anna' }] }),
  (value) => ({ labels: { a: 'Name', b: 'Salasana' }, answers: { a: 'Anna', b: value } }),
  (value) => ({ field1: 'name', value1: 'Anna', field2: 'password', value2: value }),
  (value) => [
    ['Name', 'Anna'],
    ['Kennwort', value],
  ],
  (value) => [
    ['Name', 'Lösenord'],
    ['Anna', value],
    ['Erik', value],
  ],
  (value) => ['Accept', '*/*', 'Authorization', `Bearer ${value}`],
  (value) => `name,password\nAnna,${value}`,
  (value) => `name\tpassword\nAnna\t${value}`,
  (value) =>
    `See https://koivu.example/a?x=1&token=${value}&y=2 and https://koivu.example/#access_token=${value}`,
  (value) => `https://koivu.example/login?next=%2Fa%3Fapi_key%3D${value}%26b`,
  (value) => JSON.stringify({ a: [{ label: 'Password', value }], b: 'x'.repeat(40) }).slice(0, -20),
  (value) => JSON.stringify(JSON.stringify({ login: { user: 'anna', password: value } })),
];

test('removes a secret from payloads of every shape at any depth', () => {
  const deep = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      secret.chain((value) =>
        fc.constantFrom(...payloadShapes).map((shape) => ({ secret: value, payload: shape(value) })),
      ),
      tie('value').map((inner) =>
        wrapped(inner, (payload) => ({ message: 'How much is it?', inner: payload })),
      ),
      tie('value').map((inner) => wrapped(inner, (payload) => [{ a: 1 }, payload])),
      tie('value').map((inner) => wrapped(inner, (payload) => ({ body: JSON.stringify({ data: payload }) }))),
    ),
  })).value;
  fc.assert(
    fc.property(deep as fc.Arbitrary<SecretPayload>, ({ secret: value, payload }) => {
      return !JSON.stringify(formatPayload(payload)).includes(value);
    }),
    { numRuns: 600 },
  );
});

interface SecretPayload {
  readonly secret: string;
  readonly payload: unknown;
}

function wrapped(inner: unknown, wrap: (payload: unknown) => unknown): SecretPayload {
  const { payload, ...rest } = inner as SecretPayload;
  return { ...rest, payload: wrap(payload) };
}

test('changes nothing in its own result', () => {
  const words = fc.constantFrom(
    'password',
    'is',
    ':',
    ' ',
    '\n',
    'hunter2',
    '"',
    'PIN',
    '1234',
    '[…]',
    'and',
    '=',
    'a',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 20 }), (parts) => {
      const once = redactNamedSecrets(parts.join(''));
      return redactNamedSecrets(once) === once;
    }),
    { numRuns: 2_000 },
  );
});

test('reads long texts within two seconds', () => {
  const parts = [
    'password:',
    'password is ',
    'password hunter2 ',
    '"password":"',
    "name='pin' value=",
    'pin (',
    '<b>pin',
  ];
  const readAll = () => parts.forEach((part) => redactNamedSecrets(part.repeat(16_000 / part.length)));
  expect(measureCpuMs(readAll)).toBeLessThan(2_000);
});
