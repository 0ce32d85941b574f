import { expect, test } from 'vitest';
import { readContacts } from './contact-list.ts';

/** The rows of a table as a document's text shows them: without empty cells. */
const table = (...rows: string[][]): string =>
  rows.map((row) => row.filter((cell) => cell !== '').join('\n')).join('\n\n');

test('reads the rows below headings as people', () => {
  const text = table(
    ['Contacts of Acme'],
    ['Name', 'Title', 'E-mail', 'Shoe size'],
    ['Anna Virtanen', 'Head of Logistics', 'anna@acme.fi', '39'],
    ['Virtanen, Olli', 'CFO', 'olli@acme.fi', '44'],
    ['von der Heide', '', 'h@acme.fi', '44'],
  );
  expect(readContacts(text)).toEqual([
    { firstName: 'Anna', lastName: 'Virtanen', jobTitle: 'Head of Logistics', email: 'anna@acme.fi' },
    { firstName: 'Olli', lastName: 'Virtanen', jobTitle: 'CFO', email: 'olli@acme.fi' },
    { email: 'h@acme.fi' },
  ]);
});

test.each([
  [['Etunimi', 'Sukunimi', 'Titteli', 'Sähköposti', 'Puhelin']],
  [['Förnamn', 'Efternamn', 'Befattning', 'E-post', 'Telefon']],
  [['Vorname', 'Nachname', 'Funktion', 'E-Mail-Adresse', 'Mobil']],
  [['First name', 'LAST NAME', 'Job title:', 'email', 'Tel.']],
  [['first_name', 'last_name', 'job_title', 'email_address', 'phone_number']],
])('reads the headings %j', (headings) => {
  expect(readContacts(table(headings, ['Eeva', 'Aalto', 'CEO', 'eeva@a.fi', '+358 40 123']))).toEqual([
    { firstName: 'Eeva', lastName: 'Aalto', jobTitle: 'CEO', email: 'eeva@a.fi', phone: '+358 40 123' },
  ]);
});

test.each([
  ['prose', 'Write to Anna Virtanen at anna@acme.fi.'],
  ['a table without addresses', table(['Name', 'Title'], ['Anna', 'CEO'])],
  ['a table without people', table(['Product', 'E-mail'], ['Lifts', 'lifts@acme.fi'])],
  ['rows before the headings', table(['Anna', 'anna@acme.fi'], ['Name', 'E-mail'])],
  ['a row with too many cells', table(['Name', 'E-mail'], ['Anna', 'a@acme.fi', 'b@acme.fi'])],
  ['a short row with two addresses', table(['Name', 'Title', 'E-mail'], ['a@acme.fi', 'b@acme.fi'])],
])('reads nobody from %s', (_, text) => {
  expect(readContacts(text)).toEqual([]);
});

test('reads at most 200 people from a file', () => {
  const rows = Array.from({ length: 300 }, (_, index) => ['Anna Aalto', `a${index}@acme.fi`]);
  expect(readContacts(table(['Name', 'E-mail'], ...rows))).toHaveLength(200);
});
