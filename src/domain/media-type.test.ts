import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseMediaType, mediaTypeProblem, sniffMediaType } from './media-type.ts';

const docx = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');

describe('sniffMediaType', () => {
  test.each<[what: string, bytes: Uint8Array, type: string | null]>([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'application/pdf'],
    ['a PNG', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 'image/png'],
    ['an archive', Buffer.from('504b0506000000000000000000000000000000000000', 'hex'), 'application/zip'],
    ['an old Office file', Buffer.concat([ole, Buffer.alloc(600)]), 'application/x-cfb'],
    ['plain text', Buffer.from('Acme makes rosters.\n'), null],
    ['an empty file', Buffer.alloc(0), null],
  ])('reads the type of %s', async (_, bytes, type) => {
    expect(await sniffMediaType(bytes)).toBe(type);
  });

  test('returns a well-formed type or null for any bytes', async () => {
    const prefixes = ['', '%PDF', 'PK\u0003\u0004', '<?xml', 'RIFF', 'ID3', 'GIF8', '\u001f\u008b'];
    const bytes = fc
      .tuple(fc.constantFrom(...prefixes), fc.uint8Array({ maxLength: 300 }))
      .map(([prefix, rest]) => Buffer.concat([Buffer.from(prefix, 'latin1'), rest]));
    await fc.assert(
      fc.asyncProperty(bytes, async (content) => {
        expect((await sniffMediaType(content)) ?? 'a/b').toMatch(/^[a-z]+\/[\w.+-]+$/);
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each<[sniffed: string | null, declared: string | null, chosen: string]>([
  ['application/pdf', 'text/plain', 'application/pdf'],
  ['application/pdf', null, 'application/pdf'],
  [null, 'Text/CSV; charset=utf-8', 'text/csv'],
  [null, null, 'application/octet-stream'],
  ['application/zip', docx, docx],
  ['application/zip', 'application/pdf', 'application/zip'],
  ['application/x-cfb', 'application/msword', 'application/msword'],
  ['application/x-cfb', 'application/vnd.ms-outlook', 'application/vnd.ms-outlook'],
  ['application/x-cfb', 'text/plain', 'application/x-cfb'],
  ['application/xml', 'image/svg+xml', 'image/svg+xml'],
  ['application/xml', 'text/html; charset=utf-8', 'text/html'],
])('chooses from the sniffed type %s and the declared type %s: %s', (sniffed, declared, chosen) => {
  expect(chooseMediaType(sniffed, declared)).toBe(chosen);
});

test.each<[header: string, path: string, problem: RegExp | undefined]>([
  ['application/pdf', 'a.pdf', undefined],
  ['text/csv; charset=utf-8', 'a.csv', undefined],
  ['application/json', 'a/Rows.JSON', undefined],
  ['application/ld+json', 'a.jsonld.json', undefined],
  ['application/json; charset=utf-8', 'a.pdf', /not JSON around them/],
  ['application/vnd.api+json', 'a', /not JSON around them/],
  ['multipart/form-data; boundary=x', 'a.pdf', /not a form/],
  ['Multipart/Mixed', 'a.pdf', /not a form/],
  ['application/x-www-form-urlencoded', 'a.pdf', /--data-binary/],
  ['pdf', 'a.pdf', /not pdf/],
  ['a/b/c', 'a.pdf', /media type such as/],
  [`text/${'x'.repeat(300)}`, 'a', /media type such as/],
])('checks the declared type %s of %s', (header, path, problem) => {
  expect(mediaTypeProblem(header, path) ?? '').toMatch(problem ?? /^$/);
});
