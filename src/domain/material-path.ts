/** The longest path of a file inside its folder, in bytes of UTF-8. */
const maxPathBytes = 1_024;

/** A path that may be kept, or what is wrong with it, to be read after "The path". */
export type PathResult = { readonly path: string } | { readonly problem: string };

/**
 * Reads a file's path inside the prospect folder from a header's value, whose characters stand for one byte each. The
 * value is percent-encoded UTF-8; UTF-8 may also stand there as it is. What is answered is decoded, in Unicode normal
 * form C, relative, and has neither empty segments nor `.` or `..`, segments that end in a space or a dot, backslashes
 * or control characters: it can be shown, compared and cut at its slashes without further care.
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

/** As `readMaterialPath`, of a path that is not encoded, as it stands in JSON. */
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

/** Marks that turn the direction of text would show another name than the one that is kept. */
const invisibleCharacters = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

function problemOf(path: string): string | undefined {
  const bytes = Buffer.byteLength(path);
  if (bytes > maxPathBytes) return `has ${bytes} bytes of UTF-8; at most ${maxPathBytes} are kept`;
  if (invisibleCharacters.test(path))
    return 'must not hold control characters, line breaks or marks that turn the direction of text';
  if (path.includes('\\')) return 'must separate folders by /, not by a backslash';
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) {
    return 'must be relative: begin with the folder or file inside the prospect folder';
  }
  const segments = path.split('/');
  if (segments.some((segment) => segment.trim() === ''))
    return 'must not have an empty segment, nor end in /';
  if (segments.some((segment) => segment === '.' || segment === '..'))
    return 'must not have the segments . or ..';
  // Windows leaves both away, so that `.. ` would lead out of the folder and `a.` would be the file `a`.
  if (segments.some((segment) => /[ .]$/.test(segment)))
    return 'must not have a folder or file whose name ends in a space or a dot';
  return undefined;
}
