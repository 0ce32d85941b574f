const maxTextLines = 80_000;
const maxSeparators = 10_000;
/** Encoded lines have 60 to 76 characters. The minimum of 40 also finds short ones, but few words. */
const minEncodedLineLength = 40;
const maxSeparateEncodedLines = 10_000;
const maxJoinedLength = 65_536;
const newLine = 0x0a;
const hyphen = 0x2d;

/**
 * Prepares a mail for the parser, whose time and memory grow with the number of lines. It joins the lines of
 * encoded files, which does not change their content. It rejects mails with more lines of text, or more part
 * separators, than people write. It does not join the first 10,000 lines that look encoded, because text may contain
 * such lines.
 * Takes linear time.
 */
export function prepareLines(mail: Buffer): { readonly mail: Buffer } | { readonly problem: string } {
  const output = Buffer.alloc(mail.length);
  const count = { text: 0, separators: 0, encoded: 0 };
  let [length, joined] = [0, 0];
  for (let start = 0; start < mail.length;) {
    const lineEnd = mail.indexOf(newLine, start);
    const end = lineEnd < 0 ? mail.length : lineEnd + 1;
    const encodedEnd = endOfEncoded(mail, start);
    const isEncoded = encodedEnd - start >= minEncodedLineLength && isLineEnd(mail, encodedEnd, end);
    if (!isEncoded && ++count.text > maxTextLines)
      return { problem: `The mail has too much text: more than ${maxTextLines} lines are not read.` };
    if (mail[start] === hyphen && mail[start + 1] === hyphen && ++count.separators > maxSeparators)
      return { problem: `The mail has too many parts: more than ${maxSeparators} are not read.` };
    if (!isEncoded && joined > 0) output[length++] = newLine;
    const isJoined = isEncoded && ++count.encoded > maxSeparateEncodedLines && joined < maxJoinedLength;
    const copyEnd = isJoined ? encodedEnd : end;
    length += mail.copy(output, length, start, copyEnd);
    joined = isJoined ? joined + copyEnd - start : 0;
    start = end;
  }
  return { mail: output.subarray(0, length) };
}

const isBase64 = new Uint8Array(256);
for (const character of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'))
  isBase64[character] = 1;

function endOfEncoded(mail: Buffer, start: number): number {
  let end = start;
  // At the end of the mail, the index yields 0, which is not in Base64.
  while (isBase64[mail[end] ?? 0] === 1) end++;
  return end;
}

function isLineEnd(mail: Buffer, start: number, end: number): boolean {
  return end - start <= 2 && mail.toString('latin1', start, end).trim() === '';
}
