/** What is told in the place of a secret. */
export type Hide = (secret: string) => string;

export const hideByDots: Hide = () => '[…]';

/** A sign of nobody's own for each of the secret's, so that what follows keeps its place and lines stay lines. */
export const hideByMasks: Hide = (secret) => secret.replaceAll(/[^\n]/g, mask);

const mask = '\ue000';

/** The text with blanks for the signs that stand in the place of secrets. */
export function withoutMasks(text: string): string {
  return text.replaceAll(mask, ' ');
}

export function isMasked(text: string): boolean {
  return text.includes(mask);
}
