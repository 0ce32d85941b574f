/** Returns the replacement for a secret. */
export type Redact = (secret: string) => string;

export const redactWithDots: Redact = () => '[…]';

/** Replaces each character of the secret except line breaks, so that positions and lines stay the same. */
export const redactWithMasks: Redact = (secret) => secret.replaceAll(/[^\n]/g, mask);

const mask = '\ue000';

/** Replaces the mask characters by spaces. */
export function blankMasks(text: string): string {
  return text.replaceAll(mask, ' ');
}

export function isMasked(text: string): boolean {
  return text.includes(mask);
}
