import { expect, test } from 'vitest';
import { companyNameOf, domainOfFolder } from './folder-name.ts';

test.each([
  ['Acme', 'Acme'],
  ['Acme_Oy', 'Acme Oy'],
  ['01 - Acme', 'Acme'],
  ['1_-_Acme', 'Acme'],
  ['2. Acme', 'Acme'],
  ['12) Acme', 'Acme'],
  ['003_Acme', 'Acme'],
  ['01-Acme', 'Acme'],
  ['3M', '3M'],
  ['7-Eleven', '7-Eleven'],
  ['24 Hour Gym', '24 Hour Gym'],
  ['1&1', '1&1'],
  ['2.1 Media', '2.1 Media'],
  ['007', '007'],
  ['01 -', '01 -'],
  ['_', '_'],
  ['Acme   Oy ', 'Acme Oy'],
])('the folder %s is for the company %s', (folder, name) => {
  expect(companyNameOf(folder)).toBe(name);
});

test.each([
  ['acme.fi', 'acme.fi'],
  ['www.Acme.fi', 'acme.fi'],
  ['acme.co.uk', 'acme.co.uk'],
  ['müller.de', 'xn--mller-kva.de'],
  ['02 - kaarna.fi', 'kaarna.fi'],
  ['3._www.kaarna.fi', 'kaarna.fi'],
  ['24.fi', '24.fi'],
  ['1 - gmail.com', null],
  ['gmail.com', null],
  ['Node.js', null],
  ['Acme', null],
  ['A.S. Watson', null],
  ['info@acme.fi', null],
  ['10.0.0.1', null],
])('the folder %s gives the domain %s', (folder, domain) => {
  expect(domainOfFolder(folder)).toBe(domain);
});
