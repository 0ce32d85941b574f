import { withoutSecretColumns, withoutSecretPairs } from './payload-parts.ts';
import { hideByDots, hideByMasks, withoutMasks, type Hide } from './secret-hiding.ts';
import { withoutNamedSecrets } from './secret-prose.ts';
import { withoutSecretShapes } from './secret-shapes.ts';

/** The text with `[…]` in the place of each secret that shows by its name, its column or its shape. */
export function withoutSecrets(text: string): string {
  return hideSecrets(text, hideByDots);
}

/** The text with blanks in the place of each secret, so that all else keeps its place. */
export function withBlankedSecrets(text: string): string {
  return withoutMasks(hideSecrets(text, hideByMasks));
}

function hideSecrets(text: string, hide: Hide): string {
  const cells = withoutSecretColumns(text, hide);
  return withoutSecretShapes(withoutNamedSecrets(withoutSecretPairs(cells, hide), hide), hide);
}
