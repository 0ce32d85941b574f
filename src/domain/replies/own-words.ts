import { markQuotes, type LineKind } from './quotes.ts';
import { markSignature } from './signature.ts';

export interface MailParts {
  /** The text written for this mail, with answers between the lines of a quote; empty if there is none. */
  readonly text: string;
  /** Earlier mails and their headers, unchanged. */
  readonly quoted: string;
  /** Sign-off, name, addresses, lines of mail programs and legal notices. */
  readonly signature: string;
}

/**
 * Divides a mail's plain text into the writer's own words, quotes and signature, by the habits of mail programs and
 * people in English, Finnish, Swedish and German. Every line that is not blank is in one of the three. Takes time in
 * proportion to the text.
 */
export function splitMailText(body: string): MailParts {
  const lines = body.replaceAll(/\r\n?|[\u2028\u2029]/gu, '\n').split('\n');
  const kinds = markQuotes(lines);
  for (let start = 0; start < lines.length;) {
    const end = endOfStretch(kinds, start);
    if (kinds[start] === 'own') markSignature(lines, kinds, { start, end });
    start = end;
  }
  const gathered = (kind: LineKind) => gather(lines, kinds, kind);
  return { text: gathered('own'), quoted: gathered('quoted'), signature: gathered('signature') };
}

function endOfStretch(kinds: readonly LineKind[], start: number): number {
  let end = start + 1;
  while (end < kinds.length && kinds[end] === kinds[start]) end += 1;
  return end;
}

/** The lines of a kind, with one blank line where there are several. */
function gather(lines: readonly string[], kinds: readonly LineKind[], kind: LineKind): string {
  const kept: string[] = [];
  for (const [index, line] of lines.entries()) {
    const isBlank = line.trim() === '';
    if (kinds[index] === kind && (!isBlank || (kept.length > 0 && kept.at(-1) !== '')))
      kept.push(isBlank ? '' : line.trimEnd());
  }
  if (kept.at(-1) === '') kept.pop();
  return kept.join('\n');
}
