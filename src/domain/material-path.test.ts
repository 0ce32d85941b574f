import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readMaterialPath } from './material-path.ts';

/** Encodes a text as in an HTTP header: one character for each byte. */
const asHeader = (text: string): string => Buffer.from(text).toString('latin1');
const pathOf = (header: string): string | undefined => {
  const read = readMaterialPath(header);
  return 'path' in read ? read.path : undefined;
};

describe('accepts a path', () => {
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

describe('refuses a path', () => {
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

test('every accepted path stays inside its folder on every system', () => {
  let acceptedCount = 0;
  fc.assert(
    fc.property(header, (sent) => {
      const accepted = pathOf(sent);
      if (accepted === undefined) return;
      acceptedCount += 1;
      for (const system of [path.posix, path.win32]) {
        const root = system === path.win32 ? 'D:\\root' : '/root';
        const resolved = system.resolve(root, accepted);
        expect(resolved.startsWith(root + system.sep), JSON.stringify(accepted)).toBe(true);
        expect(system.relative(root, resolved).split(system.sep)).toHaveLength(accepted.split('/').length);
      }
      expect(accepted).toBe(accepted.normalize('NFC'));
      expect(Buffer.byteLength(accepted)).toBeLessThanOrEqual(1_024);
      expect(accepted.isWellFormed()).toBe(true);
      expect(accepted).not.toMatch(/[\p{Cc}\p{Bidi_Control}\\]|[ .](\/|$)/u);
    }),
    { numRuns: 3_000 },
  );
  expect(acceptedCount).toBeGreaterThan(200);
});

test('reads an accepted path the same when it is sent percent-encoded', () => {
  fc.assert(
    fc.property(header, (sent) => {
      const accepted = pathOf(sent);
      fc.pre(accepted !== undefined);
      expect(pathOf(encodeURIComponent(accepted!))).toBe(accepted);
    }),
    { numRuns: 1_000 },
  );
});
