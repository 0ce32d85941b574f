import { decodeHtml } from '../html/decode.ts';
import { createTextBlocks } from '../html/text-blocks.ts';
import { UnreadableDocument, type DocumentLimits, type DocumentText } from './document-text.ts';

/** Reads plain text, whose blocks are separated by blank lines. */
export function readPlain(bytes: Buffer, { maxCharacters }: DocumentLimits): DocumentText {
  const blocks = createTextBlocks(maxCharacters);
  for (const line of decodeText(bytes).split(/\r\n?|[\n\f\u2028\u2029]/u)) {
    if (blocks.isFull()) break;
    if (line.trim() === '') blocks.endBlock();
    else {
      blocks.breakLine();
      blocks.append(line);
    }
  }
  blocks.endBlock();
  return { text: blocks.text(), title: null, truncated: blocks.isFull() };
}

/**
 * Decodes text by its byte order mark, or else as UTF-8 if valid, or else as Western European. Throws
 * UnreadableDocument for binary data.
 */
export function decodeText(bytes: Buffer): string {
  const text = decodeHtml(bytes, '');
  if (text.includes('\0'))
    throw new UnreadableDocument('not_a_document', 'The file contains binary data, not text.');
  return text;
}
