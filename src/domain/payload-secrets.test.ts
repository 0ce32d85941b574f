import { expect, test } from 'vitest';
import { isUntold } from './payload-secrets.ts';
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
  ...['tunnus', 'asiakasnumero', 'Kundennummer', 'Telefonnummer', 'Kartenanbieter', 'Hotel choice', 'id'],
];

test.each(secrets)('%s is told nobody', (name) => {
  expect(isUntold(name)).toBe(true);
  const fields = [{ label: name, value: 'hunter2' }];
  expect(
    tellPayload({ name: 'Anna', [name]: 'hunter2', [name.toUpperCase()]: 'hunter2', fields }),
  ).toMatchObject({
    ...{ lines: 'name: Anna', summary: 'name: Anna', texts: ['Anna'] },
  });
});

test.each(told)('%s is told', (name) => expect(isUntold(name)).toBe(false));
