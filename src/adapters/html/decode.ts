import { getEncoding } from 'encoding-sniffer';
import { isUtf8 } from 'node:buffer';

/**
 * Decodes an HTML document by its byte order mark, its Content-Type header or its `meta` element. Valid UTF-8 is
 * decoded as UTF-8 even if a single-byte encoding or none is declared. Wrong declarations are common, but text in
 * another encoding is rarely valid UTF-8.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  return decode(body, contentType, body);
}

/** Like `decodeHtml`, for text that is not HTML and can only declare its encoding by a byte order mark. */
export function decodeTransferred(body: Buffer, contentType: string): string {
  return decode(body, contentType, body.subarray(0, maxBomBytes));
}

const maxBomBytes = 4;

/** `sample` is the start of the body, in which an encoding may be declared. */
function decode(body: Buffer, contentType: string, sample: Buffer): string {
  const declared = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  const encoding = getEncoding(sample, {
    transportLayerEncodingLabel: declared,
    defaultEncoding: 'windows-1252',
  });
  const isSingleByte = /^(?:windows-\d+|iso-8859-\d+|x-mac-\w+|macintosh|koi8-\w+|ibm866)/i.test(encoding);
  return decoderOf(isSingleByte && isUtf8(body) ? 'utf-8' : encoding).decode(body);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
