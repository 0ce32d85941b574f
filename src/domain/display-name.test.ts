import { expect, test } from 'vitest';
import { displayName } from './display-name.ts';

test.each([
  ['a plain name', 'firstName', 'firstName'],
  ['other scripts and signs', 'Größe (漢字) 😀', 'Größe (漢字) 😀'],
  ['an empty name', '', '""'],
  ['line breaks', 'a\r\nb\u2028c\u0085', 'a\ufffd\ufffdb\ufffdc\ufffd'],
  ['control characters and changes of direction', '\u001b[31m\0\u202e', '\ufffd[31m\ufffd\ufffd'],
  ['half a pair', 'a\ud800', 'a\ufffd'],
  ['a long name', 'x'.repeat(70_000), 'x'.repeat(100)],
])('shows %s', (_, name, shown) => {
  expect(displayName(name)).toBe(shown);
});
