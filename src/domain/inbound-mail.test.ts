import { expect, test } from 'vitest';
import { canReportOn, isOfCompany, isReportMail, kindOfMail, timeOfMail } from './inbound-mail.ts';

const plain = {
  address: 'anna@koivu.example',
  contentType: 'text/plain',
  autoSubmitted: null,
  precedence: null,
  returnPath: null,
};

test.each([
  ['human', {}],
  ['human', { autoSubmitted: ' No' }],
  ['human', { precedence: 'first-class', returnPath: '<anna@koivu.example>' }],
  ['auto_reply', { autoSubmitted: ' auto-replied' }],
  ['auto_reply', { autoSubmitted: 'auto-generated; owner-email="x"' }],
  ['auto_reply', { precedence: ' bulk' }],
  ['auto_reply', { precedence: 'auto_reply' }],
  ['auto_reply', { precedence: 'List' }],
  ['auto_reply', { precedence: 'junk' }],
  ['auto_reply', { autoSubmitted: 'notified' }],
  ['auto_reply', { returnPath: ' <>' }],
  ['bounce', { address: 'mailer-daemon@koivu.example' }],
  ['bounce', { address: 'postmaster@koivu.example', autoSubmitted: 'auto-replied' }],
  ['bounce', { contentType: 'multipart/report' }],
])('classifies a mail as %s: %j', (kind, headers) => {
  expect(kindOfMail({ ...plain, ...headers })).toBe(kind);
});

test.each([
  [false, {}],
  [false, { precedence: 'bulk', autoSubmitted: 'auto-replied' }],
  [true, { contentType: 'multipart/report' }],
  [true, { returnPath: ' <> ' }],
  [true, { address: 'mailer-daemon@koivu.example' }],
])('recognises a report mail: %s for %j', (isReport, headers) => {
  expect(isReportMail({ ...plain, ...headers })).toBe(isReport);
});

test.each([
  ['mx@elsewhere.example', true, true],
  ['mx@elsewhere.example', false, false],
  ['it@mail.koivu.example', false, true],
])('%s, a server: %s, may report on anna@koivu.example: %s', (address, isFromServer, mayReport) => {
  expect(canReportOn({ address, isFromServer }, 'anna@koivu.example')).toBe(mayReport);
});

test('compares an address with the companies of several others', () => {
  expect(isOfCompany('it@koivu.example', ['anna@gmail.com', 'koivu.example'])).toBe(true);
  expect(isOfCompany('it@koivu.example', ['anna@gmail.com', 'maki.example'])).toBe(false);
});

test('users of one mail provider may not report on each other', () => {
  expect(canReportOn({ address: 'eve@gmail.com', isFromServer: false }, 'sam@gmail.com')).toBe(false);
});

test('uses the date of a mail unless it is implausible', () => {
  const now = Date.UTC(2026, 10, 21);
  expect(timeOfMail(now - 5, now)).toBe(now - 5);
  const first = Date.UTC(1990, 0, 1);
  expect([timeOfMail(first, now), timeOfMail(first - 1, now)]).toEqual([first, now]);
  for (const implausible of [null, now + 1, 0]) expect(timeOfMail(implausible, now)).toBe(now);
});
