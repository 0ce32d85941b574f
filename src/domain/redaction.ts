/** What is told in the place of a secret. */
export type Redact = (secret: string) => string;

export const redactWithDots: Redact = () => '[…]';

/** A sign of nobody's own for each of the secret's, so that what follows keeps its place and lines stay lines. */
export const redactWithMasks: Redact = (secret) => secret.replaceAll(/[^\n]/g, mask);

const mask = '\ue000';

/** The text with blanks for the signs that stand in the place of secrets. */
export function blankMasks(text: string): string {
  return text.replaceAll(mask, ' ');
}

export function isMasked(text: string): boolean {
  return text.includes(mask);
}
