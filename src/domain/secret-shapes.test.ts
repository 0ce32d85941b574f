import fc from 'fast-check';
import { expect, test } from 'vitest';
import { measureCpuMs } from '../../test/support/cpu-time.ts';
import { formatPayload } from './payload.ts';
import { redactSecretShapes } from './secret-shapes.ts';

const jwt = ['eyJhbGciOiJIUzI1NiJ9', 'eyJzdWIiOiIxMjM0NTY3ODkwIn0', 'dozjgNryP4J3jVmNHl0w5N_XgL0n3I9'].join(
  '.',
);
const letters = 'abcdefghijklmnopqrstuvwx1234567890ABCDEF';
const hex = '0123456789abcdef'.repeat(2);
const pem = ['-----BEGIN RSA PRIVATE ', 'KEY-----\nMIIEow\nIBAAK\n-----END RSA PRIVATE ', 'KEY-----'].join(
  '',
);

const secrets = [
  '4111111111111111',
  '4111 1111 1111 1111',
  '5555-5555-5555-4444',
  '378282246310005',
  '3782 822463 10005',
  '6011111111111117',
  '3530111333300000',
  '30569309025904',
  '2223003122003222',
  '6759 6498 2643 8453',

  'FI2112345600000785',
  'FI21 1234 5600 0007 85',
  'DE89 3704 0044 0532 0130 00',
  'gb82west12345698765432',

  '4111.1111.1111.1111',
  '4111\u00a01111\u00a01111\u00a01111',
  '4111–1111–1111–1111',
  '4111  1111  1111  1111',
  '4111,1111,1111,1111',
  '4111_1111_1111_1111',
  '4111/1111/1111/1111',
  '4111\n1111\n1111\n1111',
  '４１１１１１１１１１１１１１１１',
  '4111\u200b1111\u200b11111111',
  '4111 1111-11111111',
  'fi21 1234 5600 0007 85',
  'FI21-1234-5600-0007-85',
  'FI21\u00a01234\u00a05600\u00a00007\u00a085',

  `GOCSPX-${letters}`,
  `ya29.${letters}`,
  `shpat_${hex}`,
  `dop_v1_${hex}${hex}`,
  `sk_\u200blive_${letters}`,
  `123456789:AA${letters.slice(0, 33)}`,
  `glsa_${letters}`,
  `pypi-${letters}`,
  'NL91ABNA0417164300',
  'NO93 8601 1117 947',
  'MT84 MALT 0110 0001 2345 MTLC AST0 01S',

  jwt,
  `sk_live_${letters}`,
  `sk_test_${letters}`,
  `whsec_${letters}=`,
  `ghp_${letters}`,
  `xoxb-${letters}`,
  `AKIA${'ABCDEFGHIJKLMNOP'}`,
  `sk-proj-${letters}`,
  pem,
];

test.each(secrets)('replaces %s in the middle of a text', (secret) => {
  expect(redactSecretShapes(secret)).toBe('[…]');
  expect(redactSecretShapes(`Our one is ${secret}, call Anna.`)).toBe('Our one is […], call Anna.');
  expect(redactSecretShapes(`(${secret})`)).toBe('([…])');
});

test('keeps the text around a secret', () => {
  expect(redactSecretShapes('IBAN FI21 1234 5600 0007 85 KIITOS')).toBe('IBAN […] KIITOS');
  expect(redactSecretShapes('https://anna:hunter2@koivu.example/a')).toBe('https://anna:[…]@koivu.example/a');
  expect(redactSecretShapes(`Authorization: Bearer ${letters}`)).toBe('Authorization: Bearer […]');
  const examples: readonly (readonly [string, string])[] = [
    ['card=4111111111111111,12/29', 'card=[…],12/29'],
    ['7,4111111111111111,12/29', '7,[…],12/29'],
    ['card4111111111111111 is mine', 'card[…] is mine'],
    ['4111 1111 1111 1111 123', '[…] […]'],
    ['4111 1111 1111 1111 12/29 123', '[…] 12/29 […]'],
    ['4111111111111111, exp. 12/2029, CVC: 123.', '[…], exp. 12/2029, CVC: […].'],
    ['378282246310005|12/29|1234', '[…]|12/29|[…]'],
    ['4111 1111 1111 1111, 250 euros', '[…], 250 euros'],
    ['4111 1111 1111 1111 12/29', '[…] 12/29'],
    ['2024 4111 1111 1111 1111', '2024 […]'],
    ['AB12 FI21 1234 5600 0007 85', 'AB12 […]'],
    ['4111111111111111.5555555555554444', '[…].[…]'],
    ['½ price™ 4111 1111 1111 1111', '½ price™ […]'],
    ['½ price\nfor ４１１１１１１１１１１１１１１１', '½ price\nfor […]'],
    ['postgres://u:p@ss@host/db', 'postgres://u:[…]@host/db'],
    ['https://u:a/b@host/', 'https://u:[…]@host/'],
    ['Authorization: Basic dXNlcjpwYXNzd29yZDEyMw==', 'Authorization: Basic […]'],
    [`https://hooks.slack.com/services/T000/B000/${letters}`, 'https://hooks.slack.com/services/[…]'],
    [`aws_secret_access_key=wJalrXUtnFEMI/K7MDENG/${letters}`, 'aws_secret_access_key=[…]'],
  ];
  for (const [text, expected] of examples) expect(redactSecretShapes(text)).toBe(expected);
  expect(redactSecretShapes(`${pem}\nCall me.`)).toBe('[…]\nCall me.');
  expect(redactSecretShapes(pem.slice(0, 40))).toBe('[…]');
});

test.each([
  '4111111111111112',
  '4111 1111 1111 1112',
  '1234567812345670',
  '4111, 1111, 1111, 1111',
  '2024/2025/2026/2027',
  '2021,2022,2023,2024',
  '+358 40 123 4567',
  '0401234567',
  '1700000000000',

  '4006381333931',
  'FI22 1234 5600 0007 85',
  'FI12345678',
  'DE123456789',
  'Order 2026-11-21-0001',
  '356938035643809',

  'eyJ.a.b',
  'sk_live_',
  'https://koivu.example:8080/path@home',
  'mailto:anna@koivu.example',
  'anna@koivu.example',

  'Bearer bonds',
  'SE35 is a road',
  'AB12 CDEF',
  '3.14159265358979',
  'Basic architecture',
  'Basic understanding of ½ a day',
  'primary-key: order-of-the-customer-list',

  'https://koivu.example:8080/a@b',
  'UPS 1Z999AA10123456784',
  'DHL JD014600003826457382',
  'RR123456785FI',
  '2024 2025 2026 2027',
  '2026-11-22 10:30:00.123456',
  '4006 3813 3393 1',
  '+49 1512 3456 7890 1234',

  '+44 20 7946 0958',
  '00358 40 123 4567',
  'FI-00100 Helsinki 2024 2025',
  '192.168.100.200',
  'ORD-2026-0004-1111',
  '550e8400-e29b-41d4-a716-446655440000',
  '60.16985212345678, 24.93837912345678',
  '1700000000000.1234',

  'EE12 word four more text then',
  'SE12 plus some more item',
  'ISBN 978-951-1-23456-7',
  'EAN 6417700050015',
  'npm_run',
  'task-force',
])('keeps %s', (text) => expect(redactSecretShapes(text)).toBe(text));

test('recognises secrets by shape in values, numbers, lists and names of a payload', () => {
  const formatted = formatPayload({
    comment: 'Charge 4111\u00a01111 1111\u200b 1111, please',
    n: 4111111111111111,
    tags: ['a', 'FI2112345600000785'],
    [`sk_live_${letters}`]: 1,
  });
  expect(formatted.lines).toBe('comment: Charge […], please\nn: […]\ntags: a, […]\n[…]: 1');
});

test('replaces every card number with a valid check digit and nothing in its own result', () => {
  const card = fc.stringMatching(/^[0-9]{14}$/).map((digits) => withCheckDigit(`4${digits}`));
  fc.assert(fc.property(card, (digits) => redactSecretShapes(`x ${digits}.`) === 'x […].'));
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const once = redactSecretShapes(text);
      return redactSecretShapes(once) === once;
    }),
  );
});

function withCheckDigit(digits: string): string {
  const doubled = Array.from(digits).map(
    (digit, index) => Number(digit) * ((digits.length - index) % 2 === 1 ? 2 : 1),
  );
  const sum = doubled.reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return `${digits}${(10 - (sum % 10)) % 10}`;
}

test('reads long texts within a second', () => {
  const parts = [
    'eyJ',
    '-----BEGIN PRIVATE KEY',
    'AB12 ',
    '4111 ',
    'a://b:',
    'bearer ',
    'sk-',
    'AB12CD34',
    '4111-1111-1111-1112.',
    'a_key=',
    'basic aaaa',
    'FI21-1234-',
    '４\u200b',
  ];
  const readAll = () => parts.forEach((part) => redactSecretShapes(part.repeat(16_000 / part.length)));
  expect(measureCpuMs(readAll)).toBeLessThan(1_000);
});
