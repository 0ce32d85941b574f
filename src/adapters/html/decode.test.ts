import { describe, expect, it } from 'vitest';
import { decodeHtml } from './decode.ts';

describe('decodeHtml', () => {
  const html = '<p>Jörg – 5 €</p>';
  const cp1252 = Buffer.from(
    html.split('').map((letter) => ({ '–': 0x96, '€': 0x80 })[letter] ?? letter.charCodeAt(0)),
  );
  const withMeta = (charset: string, body: Buffer): Buffer =>
    Buffer.concat([Buffer.from(`<meta charset="${charset}">`), body]);

  it.each([
    ['UTF-8 declared in the header', Buffer.from(html), 'text/html; charset=utf-8'],
    ['UTF-8 without a declaration', Buffer.from(html), 'text/html'],
    ['UTF-8 declared as Latin-1', Buffer.from(html), 'text/html; charset=iso-8859-1'],
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${html}`), 'text/html; charset=iso-8859-1'],
    ['windows-1252 declared in the header', cp1252, 'text/html; charset="windows-1252"'],
    ['windows-1252 declared as Latin-1', cp1252, 'text/html; charset=ISO-8859-1'],
    ['windows-1252 declared in a meta element', withMeta('iso-8859-1', cp1252), 'text/html'],
    ['windows-1252 without a declaration', cp1252, 'text/html'],
    ['an unknown encoding', cp1252, 'text/html; charset=x-nonsense'],
    ['UTF-16 with a byte order mark', Buffer.from(`\ufeff${html}`, 'utf16le'), 'text/html'],
  ])('reads %s', (_, body, contentType) => expect(decodeHtml(body, contentType)).toContain(html));

  it('reads other encodings that the header declares', () => {
    expect(decodeHtml(Buffer.from([0xcf, 0xf0, 0xe8]), 'text/html; charset=windows-1251')).toBe('При');
    expect(decodeHtml(Buffer.from([0x93, 0xfa, 0x96, 0x7b]), 'text/html; charset=shift_jis')).toBe('日本');
  });
});
