import { expect, test } from 'vitest';
import { companySiteOf, hostOfSite } from './company-site.ts';

const keyOf = (companyWebsite: string) => companySiteOf({ companyWebsite })?.key;

test.each([
  [
    { companyWebsite: 'https://WWW.Acme.example/about', companyDomain: 'other.example' },
    'www.acme.example',
    'https://www.acme.example/about',
  ],
  [{ companyDomain: 'acme.example' }, 'acme.example', 'acme.example'],
  [{ companyWebsite: 'acme.example/fi/#team' }, 'acme.example', 'https://acme.example/fi/'],
  [{ companyWebsite: 'https://me:secret@acme.example/fi' }, 'acme.example', 'https://acme.example/fi'],
  [{ companyWebsite: 'http://127.0.0.1:8984/' }, '127.0.0.1:8984', 'http://127.0.0.1:8984/'],
  [{ companyWebsite: 'acme.example:8443' }, 'acme.example:8443', 'acme.example:8443'],
  [{ companyWebsite: 'https://acme.example:443/' }, 'acme.example', 'acme.example'],
  [{ companyWebsite: 'http://acme.example:80/' }, 'acme.example', 'http://acme.example/'],
  [{ companyWebsite: 'https://acme.example./' }, 'acme.example', 'acme.example'],
  [{ companyWebsite: 'https://acme.example..' }, 'acme.example', 'acme.example'],
  [{ companyWebsite: 'https:acme.example/fi' }, 'acme.example', 'https://acme.example/fi'],
  [{ companyWebsite: 'https:/acme.example' }, 'acme.example', 'acme.example'],
  [{ companyWebsite: 'ftp://acme.example/x' }, 'acme.example', 'acme.example'],
])('the site of %o is %s, read from %s', (lead, key, address) =>
  expect(companySiteOf(lead)).toEqual({ key, address }),
);

test.each([{ companyWebsite: 'https://' }, { companyWebsite: '' }, {}])('%o has no site', (lead) =>
  expect(companySiteOf(lead)).toBeNull(),
);

test.each([
  ['https://sites.example.com/a', 'https://sites.example.com/b'],
  ['https://www.city.example/~acme', 'https://www.city.example/~beta'],
  ['https://www.facebook.com/AcmeOy', 'https://www.facebook.com/BetaOy'],
  ['https://facebook.com/pages/Acme/1234', 'https://facebook.com/pages/Beta/1235'],
  ['https://facebook.com/profile.php?id=1', 'https://facebook.com/profile.php?id=2'],
  ['https://www.linkedin.com/company/acme', 'https://www.linkedin.com/company/beta'],
  ['https://sites.google.com/view/acme', 'https://sites.google.com/view/beta'],
  ['https://sites.google.com/a/x.example/acme', 'https://sites.google.com/a/x.example/beta'],
  ['https://github.com/acme', 'https://github.com/beta'],
  ['https://github.com/sponsors/acme', 'https://github.com/sponsors/beta'],
  ['https://sites.example.com/?acme', 'https://sites.example.com/?beta'],
  ['https://www.city.example/%7Eacme', 'https://www.city.example/%7ebeta'],
  ['https://facebook.com./acme', 'https://facebook.com./beta'],
  ['https://facebook.com/share/acme', 'https://facebook.com/share/beta'],
  ['https://facebook.com/photo/?fbid=1', 'https://facebook.com/photo/?fbid=2'],
  ['https://facebook.com/Pages/Acme/1234', 'https://facebook.com/Pages/Beta/1235'],
  ['https://facebook.com/Profile.PHP?id=1', 'https://facebook.com/Profile.PHP?id=2'],
  ['https://linktr.ee/acme', 'https://linktr.ee/beta'],
  ['https://agency.wixsite.com/acme', 'https://agency.wixsite.com/beta'],
  ['https://www.google.com/maps?cid=1', 'https://www.google.com/maps?cid=2'],
  ['https://www.finder.fi/Leipomo/Acme/Oulu/1', 'https://www.finder.fi/Leipomo/Beta/Oulu/2'],
  ['https://acme.github.io', 'https://beta.github.io'],
  ['https://acme.wordpress.com', 'https://beta.wordpress.com'],
  ['https://github.io/acme', 'https://github.io/beta'],
])('%s and %s belong to two companies', (one, other) => expect(keyOf(one)).not.toBe(keyOf(other)));

test.each([
  ['https://sites.example.com/a', 'https://sites.example.com/a/contact'],
  ['https://www.city.example/~acme', 'https://www.city.example/~acme/contact.html'],
  ['https://www.facebook.com/AcmeOy', 'https://www.facebook.com/AcmeOy/about?ref=page'],
  ['https://www.linkedin.com/company/acme', 'https://www.linkedin.com/company/acme/people/'],
  ['https://sites.google.com/view/acme', 'https://sites.google.com/view/acme/contact'],
  ['https://github.com/acme', 'https://github.com/acme/anvil'],
  ['https://linktr.ee/acme', 'https://linktr.ee/acme/'],
  ['https://linktr.ee/acme', 'https://linktr.ee//%61cme'],
  ['https://www.linkedin.com/company/acme', 'https://www.linkedin.com./company/acme'],
  ['https://acme.github.io', 'https://acme.github.io/anvil'],
  ['https://acme.example', 'https://acme.example/fi?utm_source=x'],
])('%s and %s belong to one company', (one, other) => expect(keyOf(one)).toBe(keyOf(other)));

test('the root of a shared host belongs to its owner', () => {
  expect(keyOf('https://github.com/')).toBe('github.com');
});

test('the key of a long address is short enough for an index and contains the host', () => {
  const long = 'x'.repeat(1_900);
  const ends = [`${long}a`, `${long}b`, `?${long}a`, `?${long}b`];
  const keys = ends.map((end) => keyOf(`https://linktr.ee/${end}`)!);
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) {
    expect(key.length).toBeLessThan(500);
    expect(hostOfSite(key)).toBe('linktr.ee');
  }
});
