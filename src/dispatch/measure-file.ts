import { createHash } from 'node:crypto';
import { ApiError } from '../domain/errors.ts';
import { sniffedBytes } from '../domain/media-type.ts';

/** What is measured while a file streams through. */
export interface FileMeasurements {
  readonly sizeBytes: number;
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly firstBytes: Uint8Array;
}

export interface FileMeter {
  /** The same bytes. Throws `file_too_large` or `file_empty`. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Available once `content` has been read to the end. */
  measured(): FileMeasurements;
}

/** Measures a file of at most `maxBytes` as it streams. Buffers only its first bytes. */
export function measureFile(bytes: AsyncIterable<Uint8Array>, maxBytes: number): FileMeter {
  const hash = createHash('sha256');
  const first: Uint8Array[] = [];
  let sizeBytes = 0;
  async function* readAndMeasure(): AsyncGenerator<Uint8Array> {
    for await (const part of bytes) {
      if (sizeBytes < sniffedBytes) first.push(part.subarray(0, sniffedBytes - sizeBytes));
      sizeBytes += part.length;
      if (sizeBytes > maxBytes) throw fileTooLargeError(maxBytes);
      hash.update(part);
      yield part;
    }
    if (sizeBytes === 0)
      throw new ApiError('file_empty', 'The body is empty. Send the bytes of the file in it.');
  }
  return {
    content: readAndMeasure(),
    measured: () => ({ sizeBytes, sha256: hash.digest('hex'), firstBytes: Buffer.concat(first) }),
  };
}

/** Doors also use it when Content-Length already exceeds the limit. */
export function fileTooLargeError(maxBytes: number): ApiError {
  return new ApiError(
    'file_too_large',
    `The file is larger than the limit of ${maxBytes} bytes. Send a smaller file, or split it.`,
  );
}
