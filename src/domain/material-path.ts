/** The maximum length of a path, in UTF-8 bytes. */
const maxPathBytes = 1_024;

/** A valid path, or a problem to follow "The path". */
export type PathResult = { readonly path: string } | { readonly problem: string };

/**
 * Reads a file's path from a header value with one character per byte: percent-encoded UTF-8, or plain UTF-8. The
 * result is decoded, relative and in Unicode normalisation form C. It contains no empty segments, `.` or `..`, no
 * segments that end in a space or dot, no backslashes and no control characters. So it can safely be shown, compared
 * and split at slashes.
 */
export function readMaterialPath(header: string): PathResult {
  const decoded = decode(header);
  if (decoded === undefined) {
    return {
      problem: 'must be percent-encoded UTF-8, such as M%C3%BCller/50%25.pdf; write a percent sign as %25',
    };
  }
  return readPlainPath(decoded);
}

/** Like `readMaterialPath`, for an unencoded path from JSON. */
export function readPlainPath(text: string): PathResult {
  const path = text.normalize('NFC');
  const problem = problemOf(path);
  return problem === undefined ? { path } : { problem };
}

function decode(header: string): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(
      Buffer.from(header, 'latin1'),
    );
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Includes bidirectional marks, which could disguise a name. */
const invisibleCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

function problemOf(path: string): string | undefined {
  const bytes = Buffer.byteLength(path);
  if (bytes > maxPathBytes) return `has ${bytes} bytes of UTF-8; the limit is ${maxPathBytes}`;
  if (invisibleCharacters.test(path))
    return 'must not contain control characters, line breaks or bidirectional marks';
  if (path.includes('\\')) return 'must separate folders with /, not with a backslash';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    return 'must be relative: begin with the folder or file inside the prospect folder';
  }
  const segments = path.split('/');
  if (segments.some((segment) => segment.trim() === '')) return 'must not have an empty segment or end in /';
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return 'must not contain the segments . or ..';
  // Windows drops trailing dots and spaces: `.. ` would mean the parent folder, and `a.` the file `a`.
  if (segments.some((segment) => /[ .]$/.test(segment)))
    return 'must not contain a name that ends in a space or a dot';
  return undefined;
}
