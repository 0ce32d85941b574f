import { createHash } from 'node:crypto';
import { ApiError } from '../domain/errors.ts';
import { sniffedBytes } from '../domain/media-type.ts';

/** What was found out about a file while it streamed by. */
export interface FileMeasurements {
  readonly sizeBytes: number;
  /** In lower-case hexadecimal digits. */
  readonly sha256: string;
  readonly firstBytes: Uint8Array;
}

export interface FileMeter {
  /** The same bytes, to be read on; ends in `file_too_large` or `file_empty` where the file is. */
  readonly content: AsyncIterable<Uint8Array>;
  /** Once the content has been read to its end. */
  measured(): FileMeasurements;
}

/** Measures a file of at most `maxBytes` while it streams by, and holds no more of it than its first bytes. */
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

/** Also for a door that sees the length of the file before its bytes. */
export function fileTooLargeError(maxBytes: number): ApiError {
  return new ApiError(
    'file_too_large',
    `The file is larger than ${maxBytes} bytes, which is the most that is taken. Send a smaller one, or divide it.`,
  );
}
