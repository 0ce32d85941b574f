import { describe, expect, test } from 'vitest';
import { mayReportOptOut } from './payload-opt-outs.ts';

const types = [
  'contact.unsubscribed',
  'unsubscribe',
  'email.spam_complaint',
  'contactUnsubscribed',
  'list_unsubscribe',

  'opt-out',
  'OptOut',
  'user.opted_out',
  'do_not_contact',
  'doNotContact',
  'spamreport',
  'abuse',
  'complaint',

  'uutiskirje.peruutettu',
  'peruuta_tilaus',
  'markkinointikielto',
  'älä ota yhteyttä',
  'valitus',
  'estolista',

  'avregistrering',
  'avprenumerera',
  'avanmälan',
  'klagomål',
  'kontakta inte',
  'reklamspärr',
  'inga utskick',

  'Abmeldung',
  'newsletter.abbestellt',
  'Beschwerde',
  'nicht kontaktieren',
  'keine Werbung',
  'Widerspruch',
];

describe('reports a possible opt-out', () => {
  test.each(types)('in the type %s, as a field and as a value', (type) => {
    expect(mayReportOptOut(type, { reason: 'abuse' })).toBe(true);
    expect(mayReportOptOut('form', { [type]: true })).toBe(true);
    expect(mayReportOptOut('form', { event: type })).toBe(true);
    expect(mayReportOptOut('form', [{ label: type, value: 'yes' }])).toBe(true);
  });

  test.each<[unknown]>([
    [{ unsubscribe: true }],
    [{ optOut: true, email: 'x@x.example' }],
    [{ data: { contact: { unsubscribe: { requested: 1 } } } }],
    [{ 'Please do not contact me about offers of any kind': 'on' }],
    [[{ type: 'bounce' }, { type: 'unsubscribed' }]],
    ['unsubscribe'],
  ])('in %j', (payload) => expect(mayReportOptOut('form', payload)).toBe(true));
});

describe('reports no opt-out', () => {
  test.each(types)('in a field %s with a negative value', (name) => {
    for (const negative of [false, 0, '', 'no', 'Nein', 'ei', 'false', null, [], {}])
      expect(mayReportOptOut('form', { [name]: negative })).toBe(false);
    expect(mayReportOptOut('form', [{ label: name, value: false }])).toBe(false);
  });

  test.each<[string, unknown]>([
    [
      'contact_form',
      { name: 'Anna', message: 'Do you have a way to unsubscribe in the footer of each mail?' },
    ],
    ['email.opened', { unsubscribeUrl: 'https://x.example/u', unsubscribe: 'https://x.example/u?id=1' }],
    ['demo_request', { 'I agree to get news and can unsubscribe at any time': true, newsletter: true }],
    ['demo_request', { 'Uutiskirje (voit perua tilauksen milloin tahansa)': true }],
    ['subscribed', { topic: 'shift planning', contact: 'Anna', complaints_rate: 0.1 }],
    ['contact.created', { doNotContact: 'false', company: 'Kontakt AB', city: 'Valkeala' }],
    ['form', undefined],
  ])('in %s %j', (type, payload) => expect(mayReportOptOut(type, payload)).toBe(false));
});

test('reads a payload only up to its limits of depth and length', () => {
  let deep: unknown = { unsubscribe: true };
  for (let level = 0; level < 40; level++) deep = { deep };
  expect(mayReportOptOut('form', deep)).toBe(false);
  expect(
    mayReportOptOut('form', { list: Array.from({ length: 6_000 }, () => 'x'), last: 'unsubscribe' }),
  ).toBe(false);
});
