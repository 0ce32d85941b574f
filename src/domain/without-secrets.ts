import { withoutSecretPairs } from './payload-parts.ts';
import { withoutNamedSecrets } from './secret-prose.ts';
import { withoutSecretShapes } from './secret-shapes.ts';

/** The text with `[…]` in the place of each secret that shows by its name or by its shape. */
export function withoutSecrets(text: string): string {
  return withoutSecretShapes(withoutNamedSecrets(withoutSecretPairs(text)));
}

/** The text with blanks in the place of each word with a secret in it, so that all others keep their places. */
export function withBlankedSecrets(text: string): string {
  const told = withoutSecrets(text);
  if (told === text) return text;
  const words = new Set(told.split(/\s+/));
  return text.replace(/\S+/g, (word) => (words.has(word) ? word : ' '.repeat(word.length)));
}
