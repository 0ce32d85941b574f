import { expect, test } from 'vitest';
import { measureCpuMs } from '../../test/support/cpu-time.ts';
import { formatPayload } from './payload.ts';

const secret = 'hunter2';

/** A form with a name and a password, as each form builder sends it. */
const forms: Readonly<Record<string, unknown>> = {
  Typeform: {
    event_type: 'form_response',
    form_response: {
      definition: {
        fields: [
          { id: 'JwWggjAKtOkA', ref: 'a-name', type: 'short_text', title: 'Name' },
          { id: 'SMEUb7VJz92Q', ref: 'b-other', type: 'short_text', title: 'Password' },
        ],
      },
      answers: [
        { type: 'text', text: 'Anna', field: { id: 'JwWggjAKtOkA', type: 'short_text', ref: 'a-name' } },
        { type: 'text', text: secret, field: { id: 'SMEUb7VJz92Q', type: 'short_text', ref: 'b-other' } },
      ],
    },
  },
  Jotform: {
    pretty: `Name:Anna, Password:${secret}`,
    rawRequest: JSON.stringify({ q1_name: 'Anna', q2_password: secret }),
  },
  'the API of Jotform': {
    answers: { 1: { name: 'name', text: 'Name', answer: 'Anna' }, 2: passwordOfJotform() },
  },
  'Gravity Forms': { fields: [{ id: 1, label: 'Name', value: 'Anna' }, gravityField('Password')] },
  HubSpot: {
    fields: [
      { name: 'firstname', value: 'Anna' },
      { objectTypeId: '0-1', name: 'password', value: secret },
    ],
  },
  Webflow: {
    triggerType: 'form_submission',
    payload: { name: 'Contact', data: { Name: 'Anna', Password: secret } },
  },
  Formspree: { form: 'abcd', submission: { name: 'Anna', password: secret } },
  Tally: {
    data: {
      fields: [
        { key: 'question_1', label: 'Name', type: 'INPUT_TEXT', value: 'Anna' },
        { key: 'question_2', label: 'Password', type: 'INPUT_TEXT', value: secret },
      ],
    },
  },
  'Google Forms': { namedValues: { Name: ['Anna'], Password: [secret] }, values: ['Anna', secret] },
  'Apps Script': [
    { title: 'Name', response: 'Anna' },
    { title: 'Password', response: secret },
  ],
  Elementor: {
    form: { id: 'a1', name: 'Contact' },
    fields: {
      name: { id: 'name', type: 'text', title: 'Name', value: 'Anna', raw_value: 'Anna' },
      f3: { id: 'f3', type: 'password', title: 'Choose one', value: secret, raw_value: secret },
      f4: { id: 'f4', type: 'text', title: 'Password', value: secret, raw_value: secret },
    },
  },
  'a question with several answers': { a: 'Anna', answers: [{ question: 'Password', answers: [secret] }] },
  'several values': { a: 'Anna', b: { label: 'Password', values: [secret] } },
  'a label that is an object': { a: 'Anna', b: { field: { title: 'Password' }, text: secret } },
  'names in capitals': { a: 'Anna', b: { Label: 'Password', Value: secret, 'Raw Value': secret } },
  pairs: [
    ['Name', 'Anna'],
    ['Password', secret],
  ],
  'one text of JSON': JSON.stringify({ name: 'Anna', login: [{ label: 'PIN', value: secret }] }),
  'one text of a query': `name=Anna&user%5Bpassword%5D=${secret}`,
  'lines of settings': { body: `name=Anna\npassword=${secret}` },
};

test.each(Object.keys(forms))('withholds the password in a form of %s and shows the name', (builder) => {
  const formatted = JSON.stringify(formatPayload(forms[builder]));
  expect(formatted).not.toContain(secret);
  expect(formatted).toContain('Anna');
});

test('formats long and deep payloads within two seconds', () => {
  const field = { id: 'SMEUb7VJz92Q', title: 'Password', field: { label: 'x'.repeat(300) }, values: ['a'] };
  const payloads: unknown[] = [
    Array.from({ length: 20_000 }, () => field),
    '['.repeat(400_000),
    `{"a":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
    ...['a=', 'a&', '&a=b', 'a.', '%5B', ' {'].map((part) => part.repeat(400_000 / part.length)),
  ];
  expect(measureCpuMs(() => payloads.forEach((payload) => formatPayload({ payload })))).toBeLessThan(2_000);
});

test.each<[what: string, payload: unknown, shown: string]>([
  [
    'a question about secrets',
    { q: { label: 'Which password manager do you use?', value: 'Vault' } },
    'Vault',
  ],
  ['an enquiry by its title', { title: 'Password', name: 'Anna', text: 'I lost mine.' }, 'I lost mine.'],
  ['a choice', { topics: ['Password', 'Single sign-on'] }, 'Password, Single sign-on'],
  ['a list of topics', { title: 'Needs', values: ['Password', 'PIN'] }, 'Password, PIN'],
  ['a question without its answer', { fields: [{ id: 'SMEUb7VJz92Q', title: 'Password' }] }, 'Password'],
  ['a formula', { message: 'We need speed=fast&range=long' }, 'speed=fast&range=long'],
  ['brackets', { message: '[Urgent] {name}' }, '[Urgent] {name}'],
  ['a company', { company: 'Auth' }, 'company: Auth'],
  ['an order', { 'Order number': '2026/0001/1111' }, '2026/0001/1111'],
])('shows %s', (_, payload, shown) => expect(formatPayload(payload).lines).toContain(shown));

function passwordOfJotform() {
  return { name: 'typeA', text: 'Password', type: 'control_textbox', answer: secret };
}

function gravityField(label: string) {
  return { id: 2, label, type: 'text', value: secret };
}
