const maxTextLines = 80_000;
const maxSeparators = 10_000;
/** Encoded lines have 60 to 76 characters; no word is this long. */
const minEncodedLineLength = 40;
const maxEncodedKept = 10_000;
const maxJoinedLength = 65_536;
const newLine = 0x0a;
const hyphen = 0x2d;

/**
 * Prepares a mail for the parser, whose time and memory grow with the number of lines. It joins lines of encoded
 * files, which does not change their content. It rejects mails with more other lines, or more part separators, than
 * people write. The first 10,000 lines that look encoded stay unchanged, because text may contain some. Takes linear
 * time.
 */
export function prepareLines(mail: Buffer): { readonly mail: Buffer } | { readonly problem: string } {
  const chunks = Buffer.alloc(mail.length);
  const count = { text: 0, separators: 0, coded: 0 };
  let [length, joined] = [0, 0];
  for (let start = 0; start < mail.length;) {
    const found = mail.indexOf(newLine, start);
    const end = found < 0 ? mail.length : found + 1;
    const codedEnd = endOfEncoded(mail, start);
    const isCoded = codedEnd - start >= minEncodedLineLength && isLineEnd(mail, codedEnd, end);
    if (!isCoded && ++count.text > maxTextLines)
      return { problem: `The mail has too much text: more than ${maxTextLines} lines are not read.` };
    if (mail[start] === hyphen && mail[start + 1] === hyphen && ++count.separators > maxSeparators)
      return { problem: `The mail has too many parts: more than ${maxSeparators} are not read.` };
    if (!isCoded && joined > 0) chunks[length++] = newLine;
    const isJoined = isCoded && ++count.coded > maxEncodedKept && joined < maxJoinedLength;
    const taken = isJoined ? codedEnd : end;
    length += mail.copy(chunks, length, start, taken);
    joined = isJoined ? joined + taken - start : 0;
    start = end;
  }
  return { mail: chunks.subarray(0, length) };
}

const isInBase64 = new Uint8Array(256);
for (const letter of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'))
  isInBase64[letter] = 1;

function endOfEncoded(mail: Buffer, start: number): number {
  let end = start;
  // Behind the last byte stands no letter of Base64.
  while (isInBase64[mail[end] ?? 0] === 1) end++;
  return end;
}

function isLineEnd(mail: Buffer, start: number, end: number): boolean {
  return end - start <= 2 && mail.toString('latin1', start, end).trim() === '';
}
