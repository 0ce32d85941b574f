import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableDocument } from './document-text.ts';

/** The parts of an Office document, which is a ZIP archive. */
export interface Archive {
  /** A part, decompressed piece by piece; nothing where there is no such part. Throws UnreadableDocument. */
  read(name: string): AsyncIterable<Uint8Array>;
}

const maxEntries = 20_000;

/**
 * Opens an archive by the list at its end. All that is read of it together may have `maxInflatedBytes`, counted as it
 * comes out and not as the archive says: a bomb ends there.
 */
export async function openArchive(bytes: Buffer, maxInflatedBytes: number): Promise<Archive> {
  const zip = await open(bytes);
  if (zip.entryCount > maxEntries)
    throw new UnreadableDocument('too_large', `The document has more than ${maxEntries} parts.`);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let left = maxInflatedBytes;

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (entry === undefined) return;
    if (entry.isEncrypted())
      throw new UnreadableDocument('encrypted', 'The document is protected by a password.');
    for await (const piece of await zip.openReadStreamPromise(entry)) {
      left -= (piece as Buffer).byteLength;
      if (left < 0)
        throw new UnreadableDocument(
          'too_large',
          `The document holds more than ${maxInflatedBytes} bytes when it is decompressed.`,
        );
      yield piece as Buffer;
    }
  }

  return { read };
}

async function open(bytes: Buffer): Promise<ZipFile> {
  try {
    return await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
  } catch (error) {
    throw new UnreadableDocument('damaged', 'The document is damaged: its list of parts cannot be read.', {
      cause: error,
    });
  }
}
