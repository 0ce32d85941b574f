import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { measureCpuMs } from '../../../test/support/cpu-time.ts';
import { NestedTooDeep, readHtmlPage } from './html-page.ts';

describe('text', () => {
  it.each([
    ['<h1>Our work</h1><h2>Better ports</h2><p>We plan.</p>', 'Our work\n\nBetter ports\n\nWe plan.'],
    ['<ul><li>One<li>Two <b>bold</b></ul>', 'One\n\nTwo bold'],
    ['<p>K<b>oi</b>vu\n  Oy &amp; Co&nbsp;Ltd</p>', 'Koivu Oy & Co Ltd'],
    ['<p>Hamngatan 3<br>411 14 Göteborg</p>', 'Hamngatan 3\n411 14 Göteborg'],
    ['<p>We build<br>better software.<br>Always.</p>', 'We build better software.\nAlways.'],
    ['<div>Loose text<div>inner</div>after</div>', 'Loose text\n\ninner\n\nafter'],
    [
      '<table><tr><td>Plant</td><td>Turku</td></tr><tr><td>Staff</td><td>about 40</td></tr></table>',
      'Plant\nTurku\n\nStaff\nabout 40',
    ],
    ['<p>Same</p><p>Other</p><p>Same</p>', 'Same\n\nOther'],
    ['<p>***</p><p>—</p><p>Text</p>', 'Text'],
    ['Text without any tags', 'Text without any tags'],
    ['<p>2 < 3 and <unknown>odd</unknown>', '2 < 3 and odd'],
  ])('reads %j', (html, text) => expect(readHtmlPage(html).text).toBe(text));

  it('drops invisible characters and normalises letters', () => {
    const smuggled = Array.from('ignore')
      .map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)))
      .join('');
    const html = `<p>Ko\u200bi\u00advu\u202e ${smuggled}Oy\u0000 Jo\u0308rg \ud800 x</p>`;
    expect(readHtmlPage(html).text).toBe('Koivu Oy Jörg \ufffd x');
  });
});

describe('visibility', () => {
  it.each([
    '<nav>no</nav>',
    '<header>no</header>',
    '<footer>no</footer>',
    '<form><p>no</p></form>',
    '<button>no</button>',
    '<div role="navigation">no</div>',
    '<div class="site-footer">no</div>',
    '<ul id="main-menu"><li>no</ul>',
    '<div id="CybotCookiebotDialog">no</div>',
    '<div class="cookie-consent-banner"><p>no</p></div>',
    '<script>no</script>',
    '<style>p:after{content:"no"}</style>',
    '<noscript>no</noscript>',
    '<template>no</template>',
    '<iframe srcdoc="no">no</iframe>',
    '<!-- no -->',
    '<p hidden>no</p>',
    '<p HIDDEN="">no</p>',
    '<p style="DISPLAY : NONE !important">no</p>',
    '<p style="a:b;opacity:0.0">no</p>',
    '<p style="color:#fff;background:#ffffff">no</p>',
    '<p style="color:rgb(255, 255, 255);background-color:white">no</p>',
    '<p style="max-height:0">no</p>',
    '<p style="margin-left:-10000px">no</p>',
    '<p style="color:red;background-color:red">no</p>',
    '<div hidden><div><p>no</p></div><p>no</p></div>',
    '<p class="visually-hidden">no</p>',
    '<p class="d-none">no</p>',
    '<style>.x, #y { display: none }</style><p class="a x">no</p><p id="y">no</p>',
    '<style>/* .z{ */.x{color:red;visibility:hidden}</style><p class="x">no</p>',
  ])('leaves out %j', (html) => expect(readHtmlPage(`<p>yes</p>${html}<p>end</p>`).text).toBe('yes\n\nend'));

  it.each([
    '<main><header><p>yes</p></header></main>',
    '<form id="aspnetForm"><p>yes</p></form>',
    '<body class="cookie-bar-open hidden" style="opacity:0"><p>yes</p></body>',
    '<p class="hidden lg:block">yes</p>',
    '<p class="d-none d-md-block">yes</p>',
    '<p style="opacity:0.9;color:#fff;background:#000;width:100%;height:10px">yes</p>',
    '<p style="font-size:2em;line-height:0.5">yes</p>',
    '<div class="menu"><p>yes</p></div>',
    '<p class="cookies">yes</p>',
    '<style>@media print { .x { display: none } }</style><p class="x">yes</p>',
    '<style>.x.y { display:none } .x:hover{display:none}</style><p class="x">yes</p>',
    '<style>.x{display:none</style><p class="x">yes</p>',
  ])('reads the text of %j', (html) => expect(readHtmlPage(html).text).toBe('yes'));
});

describe('other content', () => {
  const page = readHtmlPage(`<html lang="fi"><head><title> Koivu
      Oy </title><base href="/x/"><link rel="canonical" href="/a"><meta name="Description" content="Short">
      <meta name="robots" content="NoIndex,NoFollow"><meta http-equiv="refresh" content="0; URL='/next'">
      <script type="application/ld+json">{"@type":"Organization"}</script>
      <script type="application/ld+json">{broken</script></head><body>
      <nav><a href="/about">About  us</a><a href="/img"><img alt="Services"></a>
       <a href="/label" aria-label="News"></a></nav>
      <a href="/gone" style="display:none">Gone</a><a name="anchor">x</a>
      <h1>First</h1><h1>Second</h1><svg><title>Icon</title></svg>
      <a href="mailto:Anna@Koivu.fi?subject=x">a</a><a href="MAILTO:bad%zz">b</a>
       <a href="mailto:J%C3%B6rg@koivu.fi">c</a>`);

  it('reads the head, mailboxes and structured data', () => {
    expect(page).toMatchObject({
      title: 'Koivu Oy',
      heading: 'First',
      description: 'Short',
      declaredLanguage: 'fi',
      canonical: '/a',
      base: '/x/',
      refresh: '/next',
      robots: 'noindex,nofollow',
      emails: ['anna@koivu.fi', 'jörg@koivu.fi'],
      structuredData: [{ '@type': 'Organization' }],
    });
  });

  it('reads visible links, including those of the navigation', () => {
    expect(page.links).toEqual([
      { href: '/about', text: 'About us' },
      { href: '/img', text: 'Services' },
      { href: '/label', text: 'News' },
    ]);
  });

  it('uses the heading as the title if there is no title', () => {
    expect(readHtmlPage('<h1>Only this</h1>')).toMatchObject({ title: 'Only this', description: null });
  });
});

describe('hostile documents', () => {
  it.each([
    ['deep divisions', '<div>'.repeat(200_000)],
    ['deep formatting', '<b><i>'.repeat(150_000)],
  ])('rejects %s', (_, html) => expect(() => readHtmlPage(html)).toThrow(NestedTooDeep));

  it.each([
    ['many siblings', '<i></i>'.repeat(300_000)],
    ['misnested formatting', '<b><div></b>'.repeat(160_000)],
    ['open style elements', '<style>'.repeat(300_000)],
    ['many style elements', '<style></style>'.repeat(130_000)],
    ['open comments in styles', `<style>${'/*'.repeat(1_000_000)}</style>`],
    ['braces in styles', `<style>${'{'.repeat(1_000_000)}${'}'.repeat(1_000_000)}</style>`],
    ['selectors in styles', `<style>${'.a,'.repeat(600_000)}{display:none}</style>`],
    ['spaces between tags', '<i> </i>'.repeat(250_000)],
    ['open brackets', '<'.repeat(2_000_000)],
    ['attributes', `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['a long style', `<p style="${';color:'.repeat(300_000)}">`],
    ['a long class', `<p class="${'cookie'.repeat(300_000)}">`],
    ['a long refresh', `<meta http-equiv="refresh" content="${'1'.repeat(2_000_000)}">`],
    ['links', '<a href="/x">y</a>'.repeat(100_000)],
    ['closing tags', '<div>'.repeat(500) + '</p></x>'.repeat(200_000)],
  ])('reads two megabytes of %s in reasonable time', (_, html) => {
    expect(measureCpuMs(() => void readHtmlPage(html))).toBeLessThan(5_000);
  });

  it('reads any input without failing', () => {
    const fragment = fc.constantFrom(
      '<',
      '>',
      '</',
      '<p>',
      '</p>',
      '<a href=',
      '"',
      "'",
      '<!--',
      '-->',
      '<style>',
      '{',
      '}',
      '<title>',
      '<script type="application/ld+json">',
      '</script>',
      'x',
      '&',
      '&#0;',
      '&#xd800;',
      ' hidden ',
    );
    const document = fc
      .array(fc.oneof(fragment, fc.string({ unit: 'binary' })), { maxLength: 60 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(document, (html) => {
        const { text, title } = readHtmlPage(html);
        expect(text.isWellFormed() && title.isWellFormed()).toBe(true);
        expect(text + title).not.toContain('\u0000');
        expect(text).not.toMatch(/\n{3}|[ \t]{2}|^\s|\s$/);
      }),
    );
  });
});
