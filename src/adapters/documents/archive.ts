import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { UnreadableDocument } from './document-text.ts';

/** The parts of an Office document, which is a ZIP archive. */
export interface Archive {
  /** Decompresses a part in chunks; yields none for a missing part. Throws UnreadableDocument. */
  read(name: string): AsyncIterable<Uint8Array>;
}

const maxEntries = 20_000;

/**
 * Opens an archive by its central directory. All parts together may have at most `maxInflatedBytes`. They are counted
 * during decompression, because the declared sizes of a ZIP bomb are false.
 */
export async function openArchive(bytes: Buffer, maxInflatedBytes: number): Promise<Archive> {
  const zip = await open(bytes);
  if (zip.entryCount > maxEntries)
    throw new UnreadableDocument('too_large', `The document has more than ${maxEntries} parts.`);
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
  let remaining = maxInflatedBytes;

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (entry === undefined) return;
    if (entry.isEncrypted())
      throw new UnreadableDocument('encrypted', 'The document is protected by a password.');
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      remaining -= (chunk as Buffer).byteLength;
      if (remaining < 0)
        throw new UnreadableDocument(
          'too_large',
          `The document has more than ${maxInflatedBytes} bytes after decompression.`,
        );
      yield chunk as Buffer;
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
