const newLine = 0x0a;
const separator = Buffer.from('From ');

/**
 * The mails of an mbox, one after the other, without holding more than one of them: a line that begins with `From `
 * after an empty one separates them, and such a line inside of a mail is quoted by `>`. A mail that is longer than
 * `mostBytes` is cut shortly after that, so that whoever reads it sees that it is too long.
 */
export async function* splitMbox(chunks: AsyncIterable<Buffer>, mostBytes: number): AsyncGenerator<Buffer> {
  let lines: Buffer[] = [];
  let [size, isAfterBlank, isBegun] = [0, true, false];
  for await (const line of linesOf(chunks)) {
    const isSeparator = isAfterBlank && line.subarray(0, separator.length).equals(separator);
    isAfterBlank = isBlank(line);
    if (isSeparator) {
      if (isBegun && size > 0) yield Buffer.concat(lines);
      [lines, size, isBegun] = [[], 0, true];
    } else if (size <= mostBytes) {
      isBegun = true;
      lines.push(unquoted(line));
      size += line.length;
    }
  }
  if (isBegun && size > 0) yield Buffer.concat(lines);
}

const longestLine = 1_048_576;

/** Lines with their ends; of one without an end, pieces. */
async function* linesOf(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let start = 0;
    for (let end = rest.indexOf(newLine); end >= 0; end = rest.indexOf(newLine, start)) {
      yield rest.subarray(start, end + 1);
      start = end + 1;
    }
    rest = rest.subarray(start);
    if (rest.length <= longestLine) continue;
    yield rest;
    rest = Buffer.alloc(0);
  }
  if (rest.length > 0) yield rest;
}

function isBlank(line: Buffer): boolean {
  return line.length <= 2 && line.toString('latin1').trim() === '';
}

function unquoted(line: Buffer): Buffer {
  return /^>+From /.test(line.toString('latin1', 0, 100)) ? line.subarray(1) : line;
}
