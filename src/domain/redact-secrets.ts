import { redactTextColumns, redactPairs } from './payload-parts.ts';
import { redactWithDots, redactWithMasks, blankMasks, type Redact } from './redaction.ts';
import { redactNamedSecrets } from './secret-prose.ts';
import { redactSecretShapes } from './secret-shapes.ts';

/** The text with `[…]` in the place of each secret that shows by its name, its column or its shape. */
export function redactSecrets(text: string): string {
  return replaceSecrets(text, redactWithDots);
}

/** The text with blanks in the place of each secret, so that all else keeps its place. */
export function blankSecrets(text: string): string {
  return blankMasks(replaceSecrets(text, redactWithMasks));
}

function replaceSecrets(text: string, hide: Redact): string {
  const cells = redactTextColumns(text, hide);
  return redactSecretShapes(redactNamedSecrets(redactPairs(cells, hide), hide), hide);
}
