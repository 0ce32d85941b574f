/** Limits the cost of cleaning. Names, addresses and descriptions are shorter. */
export const maxCleanedLength = 3_000;

/** Untrusted text on one line, without control, hidden and unassigned characters; null if empty. */
export function cleanText(input: unknown): string | null {
  if (typeof input !== 'string') return null;
  const text = input
    .slice(0, maxCleanedLength)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/[\p{Cf}\p{Cn}\p{Co}\p{Cs}]/gu, '')
    .replace(/\s+/gu, ' ')
    .trim();
  return text === '' ? null : text;
}
