import { getEncoding } from 'encoding-sniffer';
import { isUtf8 } from 'node:buffer';

/**
 * Decodes an HTML document by its byte order mark, its Content-Type header or its own `meta` element. Bytes that are
 * valid UTF-8 are read as such where a single-byte encoding is declared or nothing is: text in another encoding hardly
 * ever looks like it, while documents that declare the wrong one are common.
 */
export function decodeHtml(body: Buffer, contentType: string): string {
  return decode(body, contentType, body);
}

/** As `decodeHtml`, for text that is no HTML and cannot declare its own encoding but by a byte order mark. */
export function decodeTransferred(body: Buffer, contentType: string): string {
  return decode(body, contentType, body.subarray(0, maxBomBytes));
}

const maxBomBytes = 4;

/** `telling` are the first bytes, as far as they may speak of their encoding. */
function decode(body: Buffer, contentType: string, sample: Buffer): string {
  const declared = /charset\s*=\s*["']?([^\s"';,]+)/i.exec(contentType)?.[1];
  const encoding = getEncoding(sample, {
    transportLayerEncodingLabel: declared,
    defaultEncoding: 'windows-1252',
  });
  const singleByte = /^(?:windows-\d+|iso-8859-\d+|x-mac-\w+|macintosh|koi8-\w+|ibm866)/i.test(encoding);
  return decoderOf(singleByte && isUtf8(body) ? 'utf-8' : encoding).decode(body);
}

function decoderOf(encoding: string): TextDecoder {
  try {
    return new TextDecoder(encoding);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
