import { describe, expect, it } from 'vitest';
import { choosePages, isSameSite } from './page-choice.ts';

const home = new URL('https://www.koivu.fi/');

describe('choosePages', () => {
  it.each([
    [
      'en',
      'about products news references team contact careers',
      [
        ['/about-us', 'About'],
        ['/solutions', 'Solutions'],
        ['/blog', 'Blog'],
        ['/case-studies', 'Cases'],
        ['/our-team', 'Our team'],
        ['/contact', 'Contact us'],
        ['/jobs', 'Jobs'],
      ],
    ],
    [
      'fi',
      'about products news references team contact careers',
      [
        ['/meista', 'Meistä'],
        ['/palvelut', 'Palvelut'],
        ['/uutiset', 'Uutiset'],
        ['/asiakastarinat', 'Asiakastarinat'],
        ['/henkilosto', 'Henkilöstö'],
        ['/yhteystiedot', 'Yhteystiedot'],
        ['/rekry', 'Rekry'],
      ],
    ],
    [
      'sv',
      'about products news references team contact careers',
      [
        ['/om-oss', 'Om oss'],
        ['/tj%C3%A4nster', 'Tjänster'],
        ['/nyheter', 'Nyheter'],
        ['/referenser', 'Referenser'],
        ['/medarbetare', 'Medarbetare'],
        ['/kontakt', 'Kontakt'],
        ['/lediga-jobb', 'Lediga jobb'],
      ],
    ],
    [
      'de',
      'about products news references team contact careers',
      [
        ['/ueber-uns', 'Über uns'],
        ['/loesungen', 'Lösungen'],
        ['/aktuelles', 'Aktuelles'],
        ['/referenzen', 'Referenzen'],
        ['/geschaeftsfuehrung', 'Geschäftsführung'],
        ['/impressum', 'Impressum'],
        ['/karriere', 'Karriere'],
      ],
    ],
  ])('recognises the kinds of pages of a site in %s', (language, kinds, pages) => {
    const links = (pages as [string, string][]).map(([href, text]) => ({ href, text })).reverse();
    expect(
      choosePages(home, home, links, language)
        .map(({ kind }) => kind)
        .join(' '),
    ).toBe(kinds);
  });

  it('returns one page of each kind, overviews first, before second pages', () => {
    const links = [
      { href: '/products/pumps', text: 'Pumps' },
      { href: '/contact', text: 'Contact' },
      { href: '/products', text: 'Products' },
      { href: '/products#top', text: 'Products' },
      { href: '/about', text: 'About us' },
    ];
    const paths = choosePages(home, home, links, 'en').map(({ url }) => new URL(url).pathname);
    expect(paths).toEqual(['/about', '/products', '/contact', '/products/pumps']);
  });

  it('resolves links against the base and includes subdomains', () => {
    const links = [
      { href: 'about', text: '' },
      { href: '//blog.koivu.fi/news', text: '' },
    ];
    const urls = choosePages(home, new URL('https://www.koivu.fi/x/'), links, null).map(({ url }) => url);
    expect(urls).toEqual(['https://www.koivu.fi/x/about', 'https://blog.koivu.fi/news']);
  });

  it.each([
    'https://other.fi/about',
    'http://127.0.0.1/about',
    'https://www.koivu.fi:8443/about',
    'https://user:pw@www.koivu.fi/about',
    'javascript:about',
    'mailto:about@koivu.fi',
    'ftp://koivu.fi/about',
    '/about.pdf',
    '/about.zip',
    '/login/about',
    '/account/about',
    '/cart',
    '/kirjaudu',
    '/warenkorb',
    '/tietosuoja',
    '/privacy-policy',
    '/about?add-to-cart=1',
    '/sv/om-oss',
    '/en-gb/about',
    'http://',
    '/about?replytocom=3',
    '/weather',
    '/',
  ])('excludes %j', (href) => {
    const links = [{ href, text: href === '/weather' || href === '/' ? 'Weather' : 'About us' }];
    expect(choosePages(home, home, links, 'fi')).toEqual([]);
  });
});

describe('isSameSite', () => {
  it.each([
    ['https://koivu.fi/', 'http://www.koivu.fi/x', true],
    ['http://127.0.0.2:8080/', 'http://127.0.0.2:8080/x', true],
    ['http://koivu.example:8080/', 'http://www.koivu.example:8080/', true],
    ['http://127.0.0.2:8080/', 'http://127.0.0.2:8081/', false],
    ['http://127.0.0.2/', 'http://127.0.0.3/', false],
    ['https://koivu.fi/', 'https://koivu.fi.evil.example/', false],
    ['https://a.github.io/', 'https://b.github.io/', false],
    ['http://localhost/', 'http://intranet/', false],
  ])('returns for %s and %s: %s', (one, other, isSame) =>
    expect(isSameSite(new URL(one), new URL(other))).toBe(isSame),
  );
});
