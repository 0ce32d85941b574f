import { redactTextColumns, redactPairs } from './payload-parts.ts';
import { redactWithDots, redactWithMasks, blankMasks, type Redact } from './redaction.ts';
import { redactNamedSecrets } from './secret-prose.ts';
import { redactSecretShapes } from './secret-shapes.ts';

/** Replaces each secret by `[…]`. A name, a column heading or the shape identifies a secret. */
export function redactSecrets(text: string): string {
  return replaceSecrets(text, redactWithDots);
}

/** Replaces each secret by spaces, so that all other text keeps its position. */
export function blankSecrets(text: string): string {
  return blankMasks(replaceSecrets(text, redactWithMasks));
}

function replaceSecrets(text: string, hide: Redact): string {
  const cells = redactTextColumns(text, hide);
  return redactSecretShapes(redactNamedSecrets(redactPairs(cells, hide), hide), hide);
}
