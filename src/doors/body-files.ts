import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { ApiError } from '../domain/errors.ts';

/** A shorter string is no file. */
const minFileBytes = 65_536;

/** Bytes that are scanned before others get a turn. */
const bytesPerTurn = 1_048_576;

/** A file in Base64 that a JSON body contains. It is never parsed, because a string of megabytes blocks the process. */
export interface BodyFile {
  /** Stands where the file stood in the JSON. */
  readonly placeholder: string;
  /** Reads the Base64 text, piece by piece. */
  readPieces(): Iterable<string>;
}

export interface SeparatedBody {
  readonly json: Buffer;
  readonly file: BodyFile | undefined;
}

/**
 * Separates the file from a JSON body of more than `maxOtherBytes`. Undefined if the rest is still larger, because
 * parsing many small values takes a hundred times as long as scanning one string.
 */
export async function separateFile(bytes: Buffer, maxOtherBytes: number): Promise<SeparatedBody | undefined> {
  if (bytes.length <= maxOtherBytes) return { json: bytes, file: undefined };
  const found = await findFile(bytes, maxOtherBytes);
  if (found === undefined) return undefined;
  const { start, end, isNested } = found;
  const placeholder = `file ${randomUUID()}`;
  const json = Buffer.concat([bytes.subarray(0, start), Buffer.from(placeholder), bytes.subarray(end)]);
  return { json, file: { placeholder, readPieces: () => readPieces(bytes.subarray(start, end), isNested) } };
}

interface FoundFile {
  readonly start: number;
  readonly end: number;
  /** Whether it is in a string that is JSON itself, and so has two levels of escapes. */
  readonly isNested: boolean;
}

/** Finds a string in Base64 without which the body is small enough. */
async function findFile(bytes: Buffer, maxOtherBytes: number): Promise<FoundFile | undefined> {
  const minBytes = Math.max(minFileBytes, bytes.length - maxOtherBytes);
  for (let start = 0; start <= maxOtherBytes;) {
    const quote = bytes.indexOf('"', start);
    if (quote === -1) return undefined;
    const backslashes = countBackslashesBefore(bytes, quote);
    const end = quote - backslashes;
    const isFile =
      end - start >= minBytes &&
      backslashes <= 1 &&
      backslashes === countBackslashesBefore(bytes, start - 1) &&
      (await isBase64(bytes.subarray(start, end)));
    if (isFile) return { start, end, isNested: backslashes === 1 };
    start = quote + 1;
  }
  return undefined;
}

const backslash = 0x5c;

function countBackslashesBefore(bytes: Buffer, end: number): number {
  let start = end;
  while (bytes[start - 1] === backslash) start -= 1;
  return end - start;
}

/** Accepts escapes, as of line breaks and slashes. */
async function isBase64(part: Uint8Array): Promise<boolean> {
  for (let start = 0; start < part.length; start += bytesPerTurn) {
    if (!isBase64Piece(part.subarray(start, start + bytesPerTurn))) return false;
    if (start + bytesPerTurn < part.length) await setImmediate();
  }
  return true;
}

function isBase64Piece(piece: Uint8Array): boolean {
  // An iterator or a callback per byte is ten times slower on millions of bytes.
  let index = 0;
  while (index < piece.length && base64Bytes[piece[index] ?? 0] === 1) index += 1;
  return index === piece.length;
}

const base64Bytes = new Uint8Array(256);
for (const byte of Buffer.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=\\'))
  base64Bytes[byte] = 1;

const pieceBytes = 262_144;

function* readPieces(bytes: Buffer, isNested: boolean): Generator<string> {
  for (let start = 0; start < bytes.length;) {
    const end = endOfPiece(bytes, start);
    const text = unescapeJson(bytes.toString('latin1', start, end));
    yield isNested ? unescapeJson(text) : text;
    start = end;
  }
}

/** The longest escape, that of a character in a nested string. */
const maxEscapeBytes = 12;

/** Ends a piece before its last escape if that may continue after it. */
function endOfPiece(bytes: Buffer, start: number): number {
  const end = start + pieceBytes;
  if (end >= bytes.length) return bytes.length;
  const last = bytes.subarray(end - maxEscapeBytes, end).lastIndexOf(backslash);
  if (last === -1) return end;
  const afterEscape = end - maxEscapeBytes + last + 1;
  const beforeEscape = afterEscape - countBackslashesBefore(bytes, afterEscape);
  return beforeEscape > start ? beforeEscape : end;
}

function unescapeJson(text: string): string {
  if (!text.includes('\\')) return text;
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    throw new ApiError('malformed_json', 'The body is not valid JSON: the file has an invalid escape.');
  }
}
