import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMaterialPath } from './material-path.ts';

/** As a header carries it: one character for each byte. */
const asHeader = (text: string): string => Buffer.from(text).toString('latin1');
const kept = (header: string): string | undefined => {
  const read = readMaterialPath(header);
  return 'path' in read ? read.path : undefined;
};

describe('a path is stored', () => {
  test.each([
    ['Acme/brochure.pdf', 'Acme/brochure.pdf'],
    ['brochure.pdf', 'brochure.pdf'],
    ['M%C3%BCller/50%25.pdf', 'Müller/50%.pdf'],
    [asHeader('Müller/ä.pdf'), 'Müller/ä.pdf'],
    ['Mu%CC%88ller/a', 'M\u00fcller/a'],
    ['a/..b/c..d', 'a/..b/c..d'],
    ['.hidden/...x', '.hidden/...x'],
    ['a b/ c', 'a b/ c'],
    ['%E5%B1%B1/%F0%9F%98%80', '山/😀'],
    ['x'.repeat(1_024), 'x'.repeat(1_024)],
    ['%C3%A9'.repeat(512), 'é'.repeat(512)],
  ])('%s', (header, path) => {
    expect(readMaterialPath(header)).toEqual({ path });
  });
});

describe('a path is refused', () => {
  test.each<[header: string, problem: RegExp]>([
    ['', /empty segment/],
    ['/a', /relative/],
    ['C:%5Ca', /backslash/],
    ['c:/a', /relative/],
    ['a//b', /empty segment/],
    ['a/', /end in \//],
    ['a/%20/b', /empty segment/],
    ['.', /segments \. or \.\./],
    ['a/../b', /segments \. or \.\./],
    ['a/%2e%2E', /segments \. or \.\./],
    ['a%2F..%2Fb', /segments \. or \.\./],
    ['a%5Cb', /backslash/],
    ['a%00b', /control characters/],
    ['a%7F', /control characters/],
    ['a%C2%85', /control characters/],
    ['a%0Ab', /control characters/],
    ['a%E2%80%AEfdp.exe', /bidirectional/],
    ['a%E2%80%8Eb', /bidirectional/],
    ['a%E2%80%8Fb', /bidirectional/],
    ['a%D8%9Cb', /bidirectional/],
    ['a/..%20/b', /ends in a space or a dot/],
    ['a/b%20', /ends in a space or a dot/],
    ['a/...', /ends in a space or a dot/],
    ['a./b', /ends in a space or a dot/],
    ['50%.pdf', /percent-encoded/],
    ['a%ff', /percent-encoded/],
    ['a%C0%AE', /percent-encoded/],
    ['a%ED%A0%80', /percent-encoded/],
    ['caf\u00e9', /percent-encoded/],
    ['x'.repeat(1_025), /1025 bytes/],
    ['%C3%A9'.repeat(513), /1026 bytes/],
  ])('%s', (header, problem) => {
    expect(readMaterialPath(header)).toEqual({ problem: expect.stringMatching(problem) });
  });
});

const piece = fc.oneof(
  fc.constantFrom(
    '.',
    '..',
    '/',
    '//',
    '\\',
    '%2e',
    '%2F',
    '%5c',
    '%00',
    '%',
    '%25',
    'C:',
    ' ',
    '\u0301',
    '\u200f',
    '.',
    'e',
    'ä',
  ),
  fc.string({ unit: 'grapheme', maxLength: 4 }),
);
const header = fc.oneof(
  fc.array(piece, { maxLength: 12 }).map((pieces) => asHeader(pieces.join(''))),
  fc.array(piece, { maxLength: 12 }).map((pieces) => encodeURI(pieces.join('').toWellFormed())),
  fc.string({ unit: 'binary', maxLength: 40 }).map(asHeader),
);

test('a stored path always stays inside its folder, on every system', () => {
  let taken = 0;
  fc.assert(
    fc.property(header, (sent) => {
      const read = kept(sent);
      if (read === undefined) return;
      taken += 1;
      for (const system of [path.posix, path.win32]) {
        const root = system === path.win32 ? 'D:\\root' : '/root';
        const place = system.resolve(root, read);
        expect(place.startsWith(root + system.sep), JSON.stringify(read)).toBe(true);
        expect(system.relative(root, place).split(system.sep)).toHaveLength(read.split('/').length);
      }
      expect(read).toBe(read.normalize('NFC'));
      expect(Buffer.byteLength(read)).toBeLessThanOrEqual(1_024);
      expect(read.isWellFormed()).toBe(true);
      expect(read).not.toMatch(/[\p{Cc}\p{Bidi_Control}\\]|[ .](\/|$)/u);
    }),
    { numRuns: 3_000 },
  );
  expect(taken).toBeGreaterThan(200);
});

test('a stored path sent again percent-encoded stays the same', () => {
  fc.assert(
    fc.property(header, (sent) => {
      const read = kept(sent);
      fc.pre(read !== undefined);
      expect(kept(encodeURIComponent(read!))).toBe(read);
    }),
    { numRuns: 1_000 },
  );
});
