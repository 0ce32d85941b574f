import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  companyDomain,
  emailVariantKey,
  isFreeMailDomain,
  normaliseEmail,
  readLinkedInUrl,
  registrableDomain,
} from './company-domain.ts';

describe('normaliseEmail', () => {
  it.each([
    ['Anna.Koivu@Koivu-Klinikat.FI', 'anna.koivu@koivu-klinikat.fi'],
    ['  a@b.co \n', 'a@b.co'],
    ['Jörg@Müller.de', 'jörg@xn--mller-kva.de'],
    ['Jo\u0308rg@mu\u0308ller.de', 'jörg@xn--mller-kva.de'],
    ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
    ["o'brien+list@mail.example.com", "o'brien+list@mail.example.com"],
    ['a@xn--mller-kva.de', 'a@xn--mller-kva.de'],
  ])('reads %j', (text, email) => expect(normaliseEmail(text)).toBe(email));

  it.each([
    '',
    '@',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a b@c.de',
    'a@b c.de',
    'a@b..de',
    '.a@b.de',
    'a.@b.de',
    'a..b@c.de',
    'a@-b.de',
    'a@b-.de',
    'a@b.de.',
    'a@127.0.0.1',
    'a@[127.0.0.1]',
    'a@0x7f.1',
    'a@b%2ede',
    'a@b.de:25',
    'a@b_c.de',
    'a@b@c.de',
    'Anna <a@b.de>',
    '"a b"@c.de',
    'a@b.de, c@d.de',
    `${'a'.repeat(65)}@b.de`,
    `a@${'b'.repeat(64)}.de`,
    'a\u0000@b.de',
    'a\u200b@b.de',
    `a@${'bcdefghij.'.repeat(26)}de`,
    'mailto:a@b.de?x',
  ])('refuses %j', (text) => expect(normaliseEmail(text)).toBeNull());

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), unicodeAddress), (text) => {
        const email = normaliseEmail(text);
        if (email !== null) expect(normaliseEmail(email)).toBe(email);
      }),
    );
  });

  it('reads every plain address and ignores case and surrounding white space', () => {
    const plain = fc.tuple(fc.stringMatching(/^[a-z0-9]{1,20}$/), fc.domain());
    fc.assert(
      fc.property(plain, ([local, domain]) => {
        const email = `${local}@${domain}`.toLowerCase();
        expect(normaliseEmail(email)).toBe(email);
        expect(
          normaliseEmail(` ${email.toUpperCase()}
`),
        ).toBe(email);
      }),
    );
  });

  it('returns null for noise and never throws', () => {
    const noise = fc.string({ unit: 'binary' }).map((text) => text.replaceAll('@', ''));
    fc.assert(fc.property(noise, (text) => normaliseEmail(text) === null));
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void normaliseEmail(`${text}@${text}`)));
  });
});

describe('emailVariantKey', () => {
  it.each([
    ['anna.koivu+news@koivu.fi', 'annakoivu@koivu.fi'],
    ['annakoivu@koivu.fi', 'annakoivu@koivu.fi'],
    ['a.b@googlemail.com', 'ab@gmail.com'],
    ['+x@koivu.fi', '+x@koivu.fi'],
  ])('gives %s the key %s', (email, key) => expect(emailVariantKey(email)).toBe(key));

  it('returns the same key for all variants of a mailbox, and returns a key unchanged', () => {
    const parts = fc.tuple(
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.stringMatching(/^[a-z]{1,8}$/),
      fc.stringMatching(/^[a-z]{0,8}$/),
    );
    fc.assert(
      fc.property(parts, ([first, last, tag]) => {
        const key = emailVariantKey(`${first}${last}@b.de`);
        expect(emailVariantKey(`${first}.${last}+${tag}@b.de`)).toBe(key);
        expect(emailVariantKey(key)).toBe(key);
      }),
    );
  });
});

describe('registrableDomain', () => {
  it.each([
    ['koivu-klinikat.fi', 'koivu-klinikat.fi'],
    ['https://www.shop.koivu-klinikat.fi/en?x=1#y', 'koivu-klinikat.fi'],
    ['//www.koivu.fi', 'koivu.fi'],
    ['anna@mail.koivu.co.uk', 'koivu.co.uk'],
    ['mailto:anna@koivu.fi', 'koivu.fi'],
    ['WWW.Müller.DE.', 'xn--mller-kva.de'],
    ['www.koivu.fi:8080/a', 'koivu.fi'],
    ['anna.github.io', 'anna.github.io'],
    ['github.io', 'github.io'],
    ['koivu-klinikat.example', 'koivu-klinikat.example'],
  ])('finds %2$s in %1$j', (text, domain) => expect(registrableDomain(text)).toBe(domain));

  it.each([
    '',
    'koivu',
    'fi',
    'co.uk',
    '127.0.0.1',
    'http://[::1]/',
    'http://2130706433/',
    'ftp://koivu.fi/',
    'a b.fi',
    'http://',
  ])('finds none in %j', (text) => expect(registrableDomain(text)).toBeNull());

  it('is idempotent and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.domain(), fc.emailAddress(), fc.string()), (text) => {
        const domain = registrableDomain(text);
        if (domain !== null) expect(registrableDomain(domain)).toBe(domain);
      }),
    );
  });
});

describe('companyDomain', () => {
  it.each([
    'a@gmail.com',
    'a@hotmail.fi',
    'a@outlook.de',
    'a@web.de',
    'a@gmx.net',
    'a@pp.inet.fi',
    'a@live.se',
    'a@yahoo.co.uk',
    'icloud.com',
  ])('finds none in %s', (text) => expect(companyDomain(text)).toBeNull());

  it.each(['kone.com', 'alibaba.com', 'example.com', 'live.example', 'siemens.de'])('accepts %s', (domain) =>
    expect(companyDomain(`anna@${domain}`)).toBe(domain),
  );

  it('is never a mail provider', () => {
    fc.assert(
      fc.property(fc.oneof(fc.emailAddress(), fc.webUrl()), (text) => {
        const domain = companyDomain(text);
        return domain === null || !isFreeMailDomain(domain);
      }),
    );
  });
});

describe('readLinkedInUrl', () => {
  it.each([
    'https://www.linkedin.com/in/Anna-Koivu-123/',
    'http://fi.linkedin.com/in/anna-koivu-123?trk=public',
    'linkedin.com/in/anna-koivu-123',
    ' //m.linkedin.com/mwlite/in/anna-koivu-123/details/experience/#top',
    'https://www.linkedin.com/IN/anna-koivu-123/en',
  ])('reads the person of %j', (text) =>
    expect(readLinkedInUrl(text)).toEqual({
      kind: 'person',
      url: 'https://www.linkedin.com/in/anna-koivu-123',
    }),
  );

  it.each([
    ['https://de.linkedin.com/company/Koivu-Klinikat/about/?viewAsMember=true', '/company/koivu-klinikat'],
    ['www.linkedin.com/school/aalto/', '/school/aalto'],
    ['https://www.linkedin.com/showcase/koivu-labs', '/showcase/koivu-labs'],
    ['https://www.linkedin.com/company/1035', '/company/1035'],
  ])('reads the company of %j', (text, path) =>
    expect(readLinkedInUrl(text)).toEqual({ kind: 'company', url: `https://www.linkedin.com${path}` }),
  );

  it('reads percent-encoded and plain Unicode names as the same', () => {
    const url = `https://www.linkedin.com/in/${encodeURIComponent('jörg-müller')}`;
    expect(readLinkedInUrl('https://www.linkedin.com/in/Jörg-Müller')?.url).toBe(url);
    expect(readLinkedInUrl('https://www.linkedin.com/in/j%C3%B6rg-m%c3%bcller/')?.url).toBe(url);
  });

  it.each([
    '',
    'anna',
    'https://www.linkedin.com/',
    'https://www.linkedin.com/in/',
    'https://www.linkedin.com/feed/update/1',
    'https://linkedin.com.evil.example/in/anna',
    'https://evil.example/linkedin.com/in/anna',
    'ftp://linkedin.com/in/anna',
    'https://user@linkedin.com/in/anna',
    'https://www.linkedin.com/in/%zz',
    'https://www.linkedin.com/in/a%2Fb',
    'https://www.linkedin.com/sales/people/x',
    'https://notlinkedin.com/in/anna',
  ])('finds no profile in %j', (text) => expect(readLinkedInUrl(text)).toBeNull());

  it('is idempotent', () => {
    const slug = fc.oneof(fc.string({ minLength: 1 }), fc.string({ unit: 'binary', minLength: 1 }));
    fc.assert(
      fc.property(slug, (name) => {
        const profile = readLinkedInUrl(`https://www.linkedin.com/in/${name}`);
        if (profile !== null) expect(readLinkedInUrl(profile.url)).toEqual(profile);
      }),
    );
  });
});

const unicodeAddress = fc
  .tuple(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), fc.domain())
  .map(([local, domain]) => `${local}@${domain}`);
