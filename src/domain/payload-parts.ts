import { isUntold } from './payload-secrets.ts';

/** What a text holds that is an object or a list written as JSON; undefined for every other text. */
export function readParts(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** The text with `[…]` in the place of each value of a secret's name, as in `name=Anna&password=…`. */
export function withoutSecretPairs(text: string): string {
  return text.replace(pair, (found, name: string) => (isUntold(decoded(name)) ? `${name}=[…]` : found));
}

const pair = /(?<![^\s&?;,])([\p{L}\p{N}_.%+[\]-]{1,80})=[^\s&;,]+/gu;

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}
