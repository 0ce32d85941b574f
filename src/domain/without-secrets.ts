import { withoutSecretPairs } from './payload-parts.ts';
import { withoutNamedSecrets } from './secret-prose.ts';
import { withoutSecretShapes } from './secret-shapes.ts';

/** The text with `[…]` in the place of each secret that shows by its name or by its shape. */
export function withoutSecrets(text: string): string {
  return withoutSecretShapes(withoutNamedSecrets(withoutSecretPairs(text)));
}
